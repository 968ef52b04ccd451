### The end of a game: scoring sheet, story, what one can take along.

web-end-coming = Counting…
web-end-not-found = This game cannot be shown
web-end-not-yet = Not yet
web-end-again = Try again
web-end-after = { $round ->
    [one] After { $round } round
   *[other] After { $round } rounds
}
web-end-wins = { $who ->
    [you] You win!
   *[other] { $name } wins!
}
web-end-wins-by-coins = { $who ->
    [you] { $coins ->
        [one] You win by a single coin!
       *[other] You win by { $coins } coins!
    }
   *[other] { $coins ->
        [one] { $name } wins by a single coin!
       *[other] { $name } wins by { $coins } coins!
    }
}
web-end-shared = { $who ->
    [you] You and { $names } win together!
   *[other] { $names } win together!
}
web-end-windows = { $points ->
    [one] { $points } lit window
   *[other] { $points } lit windows
}
web-end-why-points = { $scoring ->
    [sum] { amount-points } against { $others }.
   *[product] { web-end-windows } against { $others }.
}
web-end-why-coins = { $scoring ->
    [sum] Also on { amount-points }: { $names }. On a tie, the coins decide.
   *[product] Also with { web-end-windows }: { $names }. On a tie, the coins decide.
}
web-end-why-shared = { $scoring ->
    [sum] { amount-points } and { amount-coins } each: a shared victory.
   *[product] { web-end-windows } and { amount-coins } each: a shared victory.
}
web-end-result = The result
web-end-see-story = See the story
web-end-rematch-offered = Somebody would like to play again.
web-end-play = Play a game
web-end-sheet = Scoring sheet
web-end-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
web-end-place = Place { $place }
web-end-in-front = In front of the city
web-end-product = { $scoring ->
    [sum] Inhabitants + hearts
   *[product] Inhabitants × hearts
}
web-end-at-end = At the end
web-end-points = Points
web-end-effects = What the special cards did
web-end-note-copied = Copies { $card }.
web-end-note-neighbour = { $who ->
    [you] Counts your city.
   *[other] Counts { $name }’s city.
}
web-end-story = The story of this game
web-end-story-coming = Telling the story: every card is turned over once more…
web-end-chart-points = Points
web-end-chart-points-about = { $scoring ->
    [sum] inhabitants + hearts after each round
   *[product] inhabitants × hearts after each round
}
web-end-chart-income = Income
web-end-chart-income-about = coins per round
web-end-chart-coins = Coins
web-end-chart-coins-about = in hand at the start of the turn
web-end-chart-chances = Chances of winning
web-end-chart-chances-about = estimated after each step
web-end-chart-seat = { $name }: { $value }.
web-end-column-round = Round
web-end-as-table = Show as a table
web-end-rounds = Round by round
web-end-moment-chance = { $who ->
    [you] Your chance: { $before } → { $after }
   *[other] { story-moment-chance }
}
web-end-keep = Keep and share
web-end-replay = Replay
web-end-share = Share
web-end-record = Download the record
web-end-link = Link to this game
web-end-copied = The link is copied.
web-end-fair = Were the cards shuffled fairly?
web-end-fair-how = Before the first move, the table showed a seal: the SHA-256 hash of a secret that decides every shuffle. Now the secret is open, and anybody can check that it matches the seal and that the cards were in the order it gives.
web-end-fair-how-shared = Before the first move, the table showed a seal: the SHA-256 hash of a secret. Then every player’s browser added a part that it had promised before. Secret and parts together decide every shuffle, so nobody could choose one. Now all of it is open, and anybody can check it.
web-end-fair-checking = Checking in this browser…
web-end-fair-right = Checked in this browser: the secret matches the seal, and every shuffle follows from it.
web-end-fair-right-noted = Checked in this browser: this is the seal that you were shown at the table, the secret matches it, and every shuffle follows from it.
web-end-fair-right-shared = Checked in this browser: secret and parts match what the table showed, and every shuffle follows from them.
web-end-fair-right-shared-noted = Checked in this browser: secret and parts match what you were shown at the table, and every shuffle follows from them.
web-end-fair-parts = Parts in this shuffle: { $players }.
web-end-fair-withheld = Not given in time, so not in this shuffle: the part of { $players }.
web-end-fair-wrong = Not as promised: { $place } of the record does not follow from the secret.
web-end-fair-other-seal = Not as promised: this is not the seal that you were shown at the table.
web-end-fair-secret = Not as promised: the secret does not match the seal.
web-end-fair-not-mine = Not as promised: your part is not in this shuffle.
web-end-fair-not-taken = Not as promised: your part was given in time, and is not in this shuffle.
web-end-fair-left-out = Not as promised: a part that somebody had promised is missing here.
web-end-fair-changed = Not as promised: { $player } has another part here than the one that was promised.
web-end-fair-repeated = Not as promised: { $player } has the same part here as somebody else.
web-end-fair-noted = Seal that you were shown
web-end-commitment = Seal
web-end-secret = Secret
web-end-part = Your part
web-end-fair-check = To check it with the downloaded record

web-rating-why = Why by so much?
web-rating-why-about = A rating changes by what the ratings of the others did not let expect: an expected result moves it little, a surprise much. The first games move it most, because the number is not sure yet.
