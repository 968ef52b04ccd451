### What the teacher says: reviews, marks of a replay, practice, hints. $points: of a hundred, for a sure victory.

web-review-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Choices

web-choice-market = { colour-name }
web-choice-keep = { web-table-do-keep }
web-choice-discard = Discard { $card }
web-choice-draw = Deck { $prices }
web-choice-coin = A coin
web-choice-buy = { $card }
web-choice-take = { $card }
web-choice-decline = Take none
web-choice-destroy = Place { $place }
web-choice-give = { $player }
web-choice-copy = { $player }
web-choice-refuse = Refuse
web-choice-played = played
web-choice-best = best
web-choice-equal = { hint-equal } (± { $points })

## The review of a game

web-review-title = { $who ->
    [you] Your choices
   *[other] The choices
}
web-review-looking = Looking at the choices: { $done } of { $of }
web-review-looking-deep = Looking deeper: { $done } of { $of }
web-review-begins = The teacher is coming…
web-review-deeper = Look deeper
web-review-stop = Stop
web-review-deep = Looked at deeply.
web-review-changed = { $choices ->
    [one] It saw more worlds, and changed its mind about 1 choice.
   *[other] It saw more worlds, and changed its mind about { $choices } choices.
}
web-review-hinted = Hints see fewer worlds: they may have said something else.
web-review-failed = The choices cannot be looked at here just now.
web-review-cards = { $who ->
    [you] { $cards ->
        [gave] The cards gave you +{ $luck }
        [took] The cards took { $luck } from you
       *[even] The cards neither gave you anything nor took it
    }
   *[other] { $cards ->
        [gave] { $name }: the cards gave +{ $luck }
        [took] { $name }: the cards took { $luck }
       *[even] { $name }: the cards neither gave nor took
    }
}
web-review-choices = { $who ->
    [you] { $cost ->
        [0] your choices took nothing
       *[other] your choices took { $cost }
    }
   *[other] { $cost ->
        [0] the choices took nothing
       *[other] the choices took { $cost }
    }
}
web-review-sentence = { web-review-cards }, { web-review-choices }.
web-review-only-cards = { web-review-cards }.
web-review-rest = From { $begun } at the start to { $ended } at the end: what the others chose, and all the rest, { $rest ->
    [gave] gave +{ $points }
    [took] took { $points }
   *[even] changed nothing
}.
web-review-about = In points of 100: 100 is a sure victory. Every choice was played on in the same imagined worlds.
web-review-each = { $decisions ->
    [one] { $cost } per decision, in { $decisions } real decision.
   *[other] { $cost } per decision, in { $decisions } real decisions.
}
web-review-moments = What decided the game
web-review-nothing = Nothing that was decided here cost anything worth telling.
web-review-all = Every slip and mistake
web-review-whose = Whose choices
web-review-clean = Nothing cost 2 points or more.
web-review-smaller = Smaller things: { web-review-points }.
web-review-slip = { story-round }: { review-grade }, { web-review-points }
web-review-slip-told = Told above, number { $moment }

## Moments

web-moment-title = { story-round }: { $move }
web-moment-mistake = { $who ->
    [you] You played “{ $move }”: { review-grade }, { web-review-points }.
   *[other] { $name } played “{ $move }”: { review-grade }, { web-review-points }.
}
web-moment-found = { $who ->
    [you] You found it: nothing else comes closer than { web-review-points }.
   *[other] { $name } found it: nothing else comes closer than { web-review-points }.
}
web-moment-luck = { story-round }: { $card } comes up
web-moment-any-luck = { story-round }: a card comes up
web-moment-see = See it
web-moment-try = Try again

## Marks of a replay

web-replay-decides = { $name } decides
web-replay-mark = { $name }: { review-grade }, { web-review-points }
web-replay-mistake = Next mistake
web-replay-mistake-back = Previous mistake
web-replay-looking = Looking at the choices: { $share }
web-replay-play-on = Play on from here
web-replay-play-on-about = You take a seat, bots take the others. Hidden cards are dealt anew from what could be known then.
web-replay-play-on-seat = Your seat
web-replay-play-on-level = The bots
web-replay-play-on-go = Play on

## Practice

web-practice-mark = practice
web-practice-find = { story-round }: find something better than “{ $move }”.
web-practice-judging = Looking at it…
web-practice-best = Yes, nothing is better.
web-practice-best-hinted = Yes, nothing is better. After a hint, this position comes back.
web-practice-better = Better: { web-review-points } more than in the game. There is something better still.
web-practice-not-yet = Not yet: it costs { web-review-points }.
web-practice-back = Take it back
web-practice-answer = Show the answer
web-practice-next = Next position
web-practice-on = Play on
web-practice-review = Back to the review
web-practice-more = More about this
web-training-mark = training
web-evaluation = Chances of winning
web-evaluation-about = At first sight: what the master expects a round later. A hint plays much further ahead; what it has told is shown here too.
web-evaluation-one = { $player }: { $chance }

## Hints

web-hint = Hint
web-hint-coming = The hint is on its way…
web-hint-slow = No answer yet: the connection may be slow. You can play on without the hint.
web-hint-not-in-puzzles = A puzzle has no hints: it is yours to find.
web-hint-where-offers = Look at the cards for sale.
web-hint-where-dwellings = Look at the dwellings.
web-hint-where-decks = Look at the decks.
web-hint-where-specials = Look at the special buildings.
web-hint-where-coins = Look at your coins.
web-hint-where-city = Look at your own city.
web-hint-where-neighbours = Look at your neighbours.
web-hint-where-market = Look at the colours of the { $market }.
web-hint-best = “{ $move }” looks best.
web-hint-equal = These look equally good: { $moves }.
web-hint-any = These cannot be told apart: what differs is less than what is uncertain.
web-hint-more = Tell me more
web-hint-worth = Chance of winning
web-hint-count = { $hints ->
    [one] with { $hints } hint
   *[other] with { $hints } hints
}
web-because-denies-you = Otherwise you could buy { $card }.
web-because-denies-special-you = Otherwise you could buy { $card } and then take { $special }.
web-because-denies-points-you =
    Otherwise you could buy { $card }: { $before } → { $after ->
        [one] { $after } point
       *[other] { $after } points
    }.
web-because-denies-income-you =
    Otherwise you could buy { $card }: { $coins ->
        [one] 1 more coin
       *[other] { $coins } more coins
    } a round.
web-because-denies-take-you = Otherwise you could take { $special }.
web-because-deck-dear-you = What you could not buy next: { because-deck-share }.
web-agreement = Play with hints
web-agreement-about = There are hints as soon as everybody who plays agrees.
web-agreement-together = For everybody who plays at this screen.
web-agreement-asked = { $player } asks: hints for everybody?
web-agreement-no = No
web-agreement-yes = Yes
web-agreement-waits = Waiting for { $players }.
web-agreement-break = { $count ->
    [one] { $players } is on a break.
   *[other] { $players } are on a break.
}
web-agreement-complete = Everybody agrees. Whoever switches hints off does so for all.
web-agreement-later = Somebody said no. You can ask again in the next round.
web-agreement-begins = Everybody agrees: there are hints from now on.
web-agreement-declined = { $player } would rather play without hints.
web-agreement-counts = Hints so far: { $counts }.
web-agreement-count = { $player } ({ $hints })
web-table-key-hint = hint, in three steps
web-table-key-evaluation = chances of winning
web-table-key-mistake = next mistake; with Shift the one before
