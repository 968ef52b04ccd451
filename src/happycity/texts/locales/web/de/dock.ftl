### Der untere Rand eines Telefons: was angehoben ist, was damit geschähe, und was unterwegs ist.

web-table-act-discard = { $card } abwerfen
web-table-act-draw = Aus { $prices } aufdecken
web-table-act-take = { $card } nehmen
web-table-draw-from = Aufdecken aus
web-table-sending = Wird gesendet …
web-table-offer-end = Jeden Zug mit einem Knopf beenden? Bis du ihn drückst, kannst du einen Kauf zurücknehmen.
web-table-offer-end-yes = Ja, mit Knopf
web-table-offer-end-no = Nein, ohne
web-table-go-away-sure = Noch einmal tippen: Ein Bot spielt für mich
web-table-ask-away = Ein Bot spielt für dich, bis du zurück bist.
web-table-slow-answer = Noch keine Antwort; wir versuchen es weiter …
web-table-offline = Du bist offline. Dein Zug wird gesendet, sobald du zurück bist.
web-table-next-neighbour = Nächste Stadt
web-table-previous-neighbour = Vorige Stadt
web-table-next-income = Nächste Runde: { $income }, dann { $coins }.
web-table-nearest = { $card }: { $far }
web-table-says-to = { $card } zu { $player }: „{ $text }“
