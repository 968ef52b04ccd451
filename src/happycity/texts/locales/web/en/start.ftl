### The start page, the set-up of a table, and the head of every page.

web-start-me-unknown = My page
web-start-offline = The server does not answer. Are you online? Nothing is lost, just try again.
web-start-fault = Something went wrong on our side. Nothing is lost, just try again.
web-start-again = Try again

## First sight

web-start-tag = Ten cards. One happy city.
web-start-sub = Homes bring inhabitants { $person }, fun brings hearts { $heart }. Multiply them, and you have your points. For 2 to 5 players, about 30 minutes.
web-start-play = Play now
web-start-play-about = You against { $names } · { $mode }
web-start-learn = Learn in 5 minutes
web-start-friends = With friends
web-start-screen = On this screen
web-start-mode-family = Family
web-start-mode-expert = Expert
web-start-mode-sum = points added

## Games that wait

web-start-waiting = Games waiting for you
web-start-wait-turn = { $round ->
    [0] { $name } is waiting: choose your colour
   *[other] { $name } is waiting: round { $round }, your turn
}
web-start-wait-other = { $round ->
    [0] { $name } is choosing a colour
   *[other] { $name } is playing: round { $round }
}
web-start-wait-screen = Your game on this screen: round { $round }
web-start-wait-open = Your table: { $taken } of { $seats } seats taken
web-start-wait-asked = { $name } would like to play again
web-start-wait-kept = { $name } keeps a seat for you
web-start-continue = Continue
web-start-all-games = All my games

## Open tables

web-start-open = Open tables
web-start-open-of = { $name }’s table
web-start-open-free = { $free ->
    [one] { $free } seat free
   *[other] { $free } seats free
}
web-start-sit = Sit down
web-start-look = Have a look

## Your table

web-start-table = Your table
web-start-who = Who plays?
web-start-you = you
web-start-me-name = You
web-start-add = add
web-start-change = change
web-start-friend = Friend
web-start-friend-about = by link
web-start-here = here
web-start-guest = Player { $number }
web-start-specials = Special buildings
web-start-family-about = unicorns and pirates
web-start-expert-about = wonders with a twist
web-start-grozilla-about = Monsters, and a fourth deck
web-start-points = Points
web-start-multiply = Multiply
web-start-multiply-about = 3 × 5 = 15
web-start-add-up = Add up
web-start-add-up-about = 3 + 5 = 8, for young players
web-start-go-solo = Start the game
web-start-go-friends = Open the table and invite
web-start-go-screen = Start on this screen
web-start-opening = One moment…

## Who sits there

web-start-seat-title = Who sits here?
web-start-seat-friend = A friend online
web-start-seat-friend-about = You get a link to send.
web-start-seat-here = Somebody at this screen
web-start-seat-here-about = You pass the device around.
web-start-seat-bots = A bot
web-start-seat-name = Name
web-start-seat-done = Done
web-start-seat-remove = Remove this seat

## More options

web-start-more = More
web-start-training = Training
web-start-training-about = take back anything, hints, chances of winning
web-start-visible = Who can join?
web-start-private = Invite only
web-start-private-about = anyone with the link
web-start-public = Everybody
web-start-public-about = listed as an open table
web-start-rating = Does it count?
web-start-casual = Casual
web-start-casual-about = with undo
web-start-rated = Rated
web-start-rated-about = accounts only, no bots
web-start-rated-account = For rated games you need an account.
web-start-rated-make = Create one
web-start-rated-people = Rated games are between people: no bots, and nobody else at this screen.
web-start-rated-free = Free their seats
web-start-clock = Clock
web-start-clock-none = None
web-start-clock-live = Live
web-start-clock-slow = Slow
web-start-clock-time = Time to decide
web-start-clock-live-choice = { $seconds } s per move, { $minutes } min in reserve
web-start-clock-slow-choice = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
web-start-chat = Chat
web-start-chat-everybody = Everybody
web-start-chat-accounts = Accounts only
web-start-chat-nobody = Reactions only
web-start-pause = Bots play
web-start-pause-quick = quickly
web-start-pause-calm = at an easy pace
web-start-pause-slow = slowly

## Where else

web-start-pages = More pages
web-start-to-rules = Rules
web-start-to-cards = All cards
web-start-to-daily = Deal of the day
web-start-to-puzzles = Puzzles
web-start-to-games = My games
web-start-to-replay = Replay a record
web-start-to-ranking = Ranking
web-start-to-tinkerers = For tinkerers
web-start-running = Games to watch
