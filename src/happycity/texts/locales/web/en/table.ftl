### The table: what stands on it, and what it says.

## Bar

web-table-setup = Set-up
web-table-round = Round { $round }
web-table-last-round = Last round!
web-table-mode = { $specials ->
    [expert] { $grozilla ->
        [yes] Expert + Grozilla
       *[no] Expert
    }
   *[family] { $grozilla ->
        [yes] Family + Grozilla
       *[no] Family
    }
}
web-table-steps = Steps of the turn
web-table-step-discard = Discard
web-table-step-refill = Refill
web-table-step-buy = Buy
web-table-step-special = Special
web-table-step-done = (done)
web-table-step-none = (skipped)
web-table-undo = Undo
web-table-chat = Chat
web-table-unread = unread
web-table-menu = Menu

## The question

web-table-your-turn = Your turn, { $player }!
web-table-your-turn-short = Your turn!
web-table-now-turn = Now it is { $player }’s turn!
web-table-turn-of = { $player }’s turn:
web-table-played = Well played!
web-table-tried = Your move is made.
web-table-ask-market = Choose the colour of your { $market }.
web-table-ask-discard = Discard one card, or keep them all.
web-table-ask-refill = { $cards ->
    [one] Draw one more card.
   *[other] Draw cards until three are for sale.
}
web-table-ask-buy = Buy one card, or take a coin.
web-table-ask-special = You can take a special building!
web-table-ask-destroy = Which card does the monster get?
web-table-ask-give = Who gets { amount-coins } from the bank?
web-table-ask-copy = Whose special building should the Sphinx copy?
web-table-ask-end = End your turn, or take back the last decision.
web-table-doing-market = choosing a { $market }
web-table-doing-discard = discarding
web-table-doing-refill = drawing cards
web-table-doing-buy = buying
web-table-doing-special = special building
web-table-doing-destroy = a monster strikes
web-table-doing-give = giving coins away
web-table-doing-copy = the Sphinx looks around
web-table-won = { $who ->
    [you] { $winners ->
        [one] You win with { amount-points }!
       *[other] You share the victory with { $players }: { amount-points }!
    }
   *[other] { $winners ->
        [one] { $players } wins with { amount-points }!
       *[other] { $players } share the victory with { amount-points }!
    }
}

## The square

web-table-square = Town square
web-table-offers = Cards for sale
web-table-new = New
web-table-to-draw = { $cards ->
    [one] One card to draw
   *[other] { $cards } cards to draw
}
web-table-choose-deck = Choose a deck.
web-table-decks = Decks
web-table-deck = Deck { $prices } { $deck ->
    [4] (multicoloured)
   *[other] { "" }
}
web-table-deck-sentence = Deck { $prices }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left: { $colours }{ $monsters ->
    [0] .
    [one] , { $monsters } monster.
   *[other] , { $monsters } monsters.
}
web-table-left = { $cards } left
web-table-left-short = { $cards } left
web-table-dwellings = Dwellings
web-table-bank = Stop-Zilla tokens in the bank
web-table-other-coin = { $coins ->
    [one] Take { $coins } coin
   *[other] Take { $coins } coins
}
web-table-other-coin-more = and buy nothing
web-table-other-keep = { web-table-do-keep }
web-table-other-keep-more = discard nothing
web-table-other-keep-coin-more = and take { coins-taken }
web-table-other-decline = Take none
web-table-other-decline-more = wait for another one
web-table-other-refuse = Refuse
web-table-other-refuse-more = draw one from the box
web-table-other-end = End turn
web-table-other-end-more = and pass on
web-table-choices = Your choices
web-table-market-of = { $market }, { colour-name }: { $player } has it

## The strip

web-table-details = Details
web-table-brings = Brings
web-table-you-pay = You pay
web-table-ways = Ways to pay
web-table-rest = { $coins } left
web-table-income = Income
web-table-points = Points
web-table-coins = Coins
web-table-becomes = becomes
web-table-completes = unlocks { $cards }
web-table-buildings = Buildings
web-table-monsters = Monsters
web-table-discarded = Discarded
web-table-hides = { $count ->
    [one] { $monsters } still hides here.
   *[other] Still hiding here: { $monsters }.
}
web-table-no-beasts = No monster is left here.
web-table-deck-about = When the last card is drawn, the discard pile is shuffled and becomes the new deck.
web-table-fourth-about = Multicoloured buildings and monsters. This deck is never reshuffled.
web-table-coin-sentence = Buy nothing and save for later.
web-table-nothing-to-buy = Nothing can be bought: you take { coins-taken }.
web-table-thinking = { $hand ->
    [fingers] { $player } is thinking… Tap to speed up.
   *[keys] { $player } is thinking… Press any key or click to speed up.
}
web-table-waiting = Waiting for { $player }.
web-table-waiting-gone = { $clock ->
    [runs] { $player } is not here just now. The clock is running.
   *[none] { $player } is not here just now. After a while a bot can step in.
}
web-table-do-buy = { $price ->
    [0] Take it for free
   *[other] Buy for { $price }
}
web-table-do-discard = Discard
web-table-do-draw = Draw
web-table-do-take = Take it
web-table-do-coin = { $coins ->
    [one] Take { $coins } coin
   *[other] Take { $coins } coins
}
web-table-do-keep = Keep all
web-table-do-keep-coin = { web-table-do-keep } and take { coins-taken }
web-table-do-decline = Take none
web-table-do-refuse = Refuse
web-table-do-destroy = Give it up
web-table-do-give = Give to { $player }
web-table-do-copy = Copy it
web-table-do-market = Choose it
web-table-can-buy = You can buy it
web-table-can-discard = You can discard it
web-table-can-take = You can take it
web-table-can-destroy = The monster can have it
web-table-can-market = You can choose it
web-table-chosen = Chosen; press again to confirm

## Cities

web-table-city-of = { $who ->
    [you] Your city
   *[other] { $player }’s city
}
web-table-place = Place { $place }
web-table-free-place = Free place
web-table-covered = { $monster } sits on { $card }.
web-table-moves-on = Buy any { card-of-colour } and it moves on.
web-table-my-city = My city
web-table-watched = watching this city
web-table-per-round = every round
web-table-token-worth = Stop-Zilla = 2 coins
web-table-free-card = the next card is free
web-table-louvre = { $phases ->
    [one] one more income phase
   *[other] { $phases } more income phases
}
web-table-tally = Cards by colour
web-table-cards = cards
web-table-time = { $time } left

## Special buildings

web-table-specials = Special buildings
web-table-one-each = one per player, free
web-table-one-each-more = Each player may take one special building per game, free of charge, if its condition is met and there is a free place.
web-table-taken = taken
web-table-taken-by = { $who ->
    [you] In your city
   *[other] In { $player }’s city
}
web-table-ready = Ready!
web-table-ready-soon = Ready with this card
web-table-met = condition met
web-table-to-go = { $cards } to go
web-table-needs = Needs { $condition }.

## Neighbours

web-table-neighbours = Neighbours
web-table-left-of-you = left of you
web-table-right-of-you = right of you
web-table-bot = bot
web-table-bot-plays = a bot steps in
web-table-not-here = not here just now
web-table-in-front = In front of { $player }’s city
web-table-watch = Sit beside { $player }
web-table-whose = Sit beside

## Details

web-table-back = Back
web-table-cheaper = It costs you { $price } instead of { $was }.
web-table-copies = { $hidden ->
    [0] no copy left to draw
    [one] { $hidden } copy left to draw
   *[other] { $hidden } copies left to draw
}{ $discarded ->
    [0] { "" }
   *[other] , { $discarded } discarded
}
web-table-stock = Pile
web-table-in-cities = Built by
web-table-in-city = { $who ->
    [you] you
   *[other] { $player }
}
web-table-face-down = Face down: { $cards }

## The end

web-table-by-coins = The points are equal: the coins decide.
web-table-sheet = Scoring sheet and review

## Notes over the table

web-table-newer = There is a newer version: reload the page to continue.
web-table-reload = Reload
web-table-closing = The server is restarting. Nothing is lost: the table will come back by itself.
web-table-lost = Connection lost. Reconnecting…
web-table-regained = Connected again.
web-table-away = A bot is playing for you.
web-table-away-late = Your time ran out: a bot is playing for you.
web-table-come-back = I’m back
web-table-unreachable = The server does not answer
web-table-again = Try again
web-table-unknown = There is no such table
web-table-closed = This table is closed
web-table-closed-more = The game was given up or ended by agreement, or nobody was left.
web-table-full = So much was played and taken back here that the table is full. At a new one you can go on.
web-table-coming = Setting the table…

## Menu

web-table-news = News
web-table-go-away = Take a break: a bot plays for me
web-table-quick = Quick moves: one tap plays
web-table-rules = Rules
web-table-faq = Questions and rulings
web-table-leave = Leave the table (the game is kept)
web-table-give-up = Give up this game
web-table-give-up-sure = Tap again to give up for good
web-table-fair = Fairness: the cards were shuffled before the game began; the seal is
web-table-withheld = Not given in time, so not in the shuffle: the part of { $players }.
web-table-keys = Keys
web-table-key-cards = cards for sale, decks, or whatever else there is to choose
web-table-key-dwellings = dwellings
web-table-key-other = coin, keep all, take none, end turn
web-table-key-confirm = choose; once more: confirm
web-table-key-back = back
web-table-key-move = move within a group
web-table-key-details = details of what you look at
web-table-key-city = to my city
web-table-key-specials = to the special buildings
web-table-key-neighbours = to the neighbours
web-table-key-log = news and log
web-table-key-undo = undo
web-table-key-sound = sound on or off
web-table-key-list = this list

## Chat

web-table-mute = mute
web-table-slow = One line every { $seconds } s for each
web-table-chat-none = Nobody has said anything yet.
web-table-chat-muted = Muted: what the others say is not shown.
web-table-reactions = Reactions
web-table-say = Say something kind
web-table-send = Send
web-table-unsent = No connection: nothing was sent.
web-table-say-left = { $left ->
    [0] No room for more
    [one] { $left } character left
   *[other] { $left } characters left
}
web-table-react-hello = Hello!
web-table-react-thanks = Thank you!
web-table-react-well-played = Well played!
web-table-react-wow = Wow!
web-table-react-oops = Oops!
web-table-react-thinking = Let me think…
web-table-react-hurry = Your turn!
web-table-react-good-game = Good game!
web-table-shut = You cannot come in here
web-table-you-watch = You are watching
