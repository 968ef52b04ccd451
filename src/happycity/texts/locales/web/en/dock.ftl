### The dock of a phone: what is lifted, what would be done with it; and what is on its way.

web-table-act-discard = Discard { $card }
web-table-act-draw = Draw from { $prices }
web-table-act-take = Take { $card }
web-table-draw-from = Draw from
web-table-sending = Sending…
web-table-offer-end = End each turn with a button? Until you press it, you can undo a purchase.
web-table-offer-end-yes = Yes, with a button
web-table-offer-end-no = No, without
web-table-go-away-sure = Tap again: a bot plays for me
web-table-ask-away = A bot plays for you until you are back.
web-table-slow-answer = No answer yet; still trying…
web-table-offline = You are offline. Your move is sent as soon as you are back.
web-table-next-neighbour = Next city
web-table-previous-neighbour = Previous city
web-table-next-income = Next round: { $income }, then { $coins }.
web-table-nearest = { $card }: { $far }
web-table-says-to = { $card } to { $player }: “{ $text }”
