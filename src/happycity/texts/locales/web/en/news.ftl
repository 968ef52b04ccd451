### News of the table: what happened, what is heard, whose turn it is.
### $who: you (it is about the reader), to-you (somebody does it to the reader), other.

web-news-title = Since your last turn
web-news-title-watching = What happened
web-news-whole = Whole game
web-news-round = Round { $round }
web-news-start = The game begins
web-news-now-you = Your turn
web-news-nothing = Nothing yet: the town is waiting.
web-news-from-here = You joined in the middle of the game. When it is over, the replay shows everything.
web-news-why = Why?
web-news-why-nothing = No plain reason: it looked further ahead, or it slipped.
web-news-race = Cards in every city
web-news-race-one = { $player }: { $cards } of { $places } cards
web-news-race-ends = The round in which a city reaches { $places } cards is the last.

## Lines

web-news-income = Income: { $incomes }
web-news-income-one = { $who ->
    [you] you +{ $coins }
   *[other] { $player } +{ $coins }
}
web-news-market-chosen = { $who ->
    [you] You choose the { colour-name } { $market }
   *[other] { $player } chooses the { colour-name } { $market }
}
web-news-effect-coins = { $who ->
    [you] { $card } brings you { coins-taken }
   *[other] { $card } brings { $player } { coins-taken }
}
web-news-taxed = { $who ->
    [you] { $card } lets you take { coins-taken } from { $from }
    [to-you] { $card } lets { $player } take { coins-taken } from you
   *[other] { $card } lets { $player } take { coins-taken } from { $from }
}
web-news-discarded = { $who ->
    [you] You discard { $card }
   *[other] { $player } discards { $card }
}
web-news-rebuilt = Deck { $prices } is reshuffled: { amount-cards }
web-news-revealed = { $who ->
    [you] You draw { $card } from deck { $prices }
   *[other] { $player } draws { $card } from deck { $prices }
}
web-news-passed = { $who ->
    [you] You take { coins-taken }
   *[other] { $player } takes { coins-taken }
}
web-news-passed-forced = { $who ->
    [you] Nothing could be bought: you take { coins-taken }
   *[other] { $player } can buy nothing and takes { coins-taken }
}
web-news-bought = { $who ->
    [you] You buy { $card } { for-price }
   *[other] { $player } buys { $card } { for-price }
}
web-news-tokens-paid = { $who ->
    [you] You pay with Stop-Zilla tokens: { $tokens } × { colour-name }
   *[other] { $player } pays with Stop-Zilla tokens: { $tokens } × { colour-name }
}
web-news-token-gained = { $who ->
    [you] You gain a Stop-Zilla token: { colour-name }
   *[other] { $player } gains a Stop-Zilla token: { colour-name }
}
web-news-monster-came = { $who ->
    [you] { $monster } comes to your city
   *[other] { $monster } comes to { $player }
}
web-news-monster-repelled = { $who ->
    [you] Your Stop-Zilla token ({ colour-name }) sends { $monster } on
   *[other] { $player } sends { $monster } on with a Stop-Zilla token ({ colour-name })
}
web-news-monster-left = { $who ->
    [you] { $monster } leaves your city
   *[other] { $monster } leaves { $player }’s city
}
web-news-destroyed = { $who ->
    [you] { $monster } destroys your { $card }
   *[other] { $monster } destroys { $player }’s { $card }
}
web-news-special-taken = { $who ->
    [you] You take { $card }
   *[other] { $player } takes { $card }
}
web-news-replaced = { $who ->
    [you] { $card } leaves your city
   *[other] { $card } leaves { $player }’s city
}
web-news-gift = { $who ->
    [you] Because of { $monster }, you give { $to } { coins-taken } from the bank
    [to-you] Because of { $monster }, { $player } gives you { coins-taken } from the bank
   *[other] Because of { $monster }, { $player } gives { $to } { coins-taken } from the bank
}
web-news-city-complete = { $who ->
    [you] Your city is complete: this is the last round
   *[other] { $player }’s city is complete: this is the last round
}
web-news-copied = { $who ->
    [you] You copy { $card }
   *[other] { $player } copies { $card }
}
web-news-game-over = The game is over
web-news-undone = { $who ->
    [you] You take back your last decision
   *[other] { $player } takes back the last decision
}
web-news-away = { $who ->
    [you] A bot takes over for you
   *[other] A bot takes over for { $player }
}
web-news-late = { $who ->
    [you] Your time ran out: a bot takes over
   *[other] { $player } ran out of time: a bot takes over
}
web-news-absent = { $who ->
    [you] You were gone: a bot plays for you
   *[other] { $player } is gone: a bot plays for now
}
web-news-back = { $who ->
    [you] You are back
   *[other] { $player } is back
}

## Heard

web-news-your-turn = Your turn.
web-news-turn-of = { $player }’s turn.

## Tab, sheet, sound

web-news-tab = ● Your turn · { $title }
web-news-on = Continue
web-news-sound-ask = Play with sound?
web-news-sound-yes = With sound
web-news-sound-no = No sound
