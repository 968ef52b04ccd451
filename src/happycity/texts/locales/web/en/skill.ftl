### How the reader chooses over many games: the page, and the practice deck. $cost, $low and $high: points as they are written.

web-skill-title = Your skill
web-skill-lead = { $games ->
    [1] What your choices cost in one game, apart from the luck of the cards.
   *[other] What your choices cost over many games, apart from the luck of the cards.
}
web-skill-to = Your skill over many games
web-skill-cost = Your choices cost { $cost } points each.
web-skill-like = You choose like this level: { $level }.
web-skill-like-between = You choose like the levels from { $weakest } to { $strongest }.
web-skill-few = { $decisions ->
    [one] 1 real decision so far: from { $least } on there are figures.
   *[other] { $decisions } real decisions so far: from { $least } on there are figures.
}
web-skill-none = What do your choices cost? Play a game, and look at it here.
web-skill-look = { $games ->
    [one] Look at your last game
   *[other] Look at your last { $games } games
}
web-skill-more = { $games ->
    [one] Look at 1 more game
   *[other] Look at { $games } more games
}
web-skill-looking = Looking at game { $done } of { $of }
web-skill-decisions = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}
web-skill-too-few = fewer than { $least } decisions
web-skill-games = Games
web-skill-victories = Victories
web-skill-adjusted = Without luck
web-skill-course = What a choice costs
web-skill-course-about = { $games ->
    [1] points in this game: less is better
   *[other] points in the last ten games: less is better
}
web-skill-luck = What the cards did
web-skill-luck-about = { $games ->
    [1] points in this game
   *[other] points in each game
}
web-skill-luck-mean = { $games ->
    [1] In this game { $luck }.
   *[other] On average { $luck }.
}
web-skill-game = Game
web-skill-range = 95%
web-skill-you = You
web-skill-no-cards = A card is named here once it has cost you something for the second time.
web-skill-colour-built = Built: { $points }
web-skill-colour-missed = Passed over: { $points }
web-skill-kept = Worked out and kept in this browser, for you alone. It goes when you delete your data.

## The practice deck

web-skill-deck = Practice deck
web-skill-deck-about = Positions in which you can find something better. What you find comes back after 3, 7, 16 and 35 days, anything else tomorrow.
web-skill-deck-due = { $cards ->
    [one] 1 position is waiting for you.
   *[other] { $cards } positions are waiting for you.
}
web-skill-deck-more = { $cards ->
    [one] and 1 more
   *[other] and { $cards } more
}
web-skill-deck-next = Nothing is waiting. The next one comes on { $date }.
web-skill-deck-empty = Nothing to practise: no choice has cost 5 points or more.
web-skill-deck-card = { story-round }: “{ $move }”, { web-review-points }
web-skill-deck-go = Practise
web-practice-deck = Back to the deck
