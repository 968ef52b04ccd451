### Every sentence of Happy City that a person can read. Five files, the same keys, the same placeholders.
### Read by Python (happycity.texts) and by the browser.
###
### What the placeholders hold:
###   $card $special $monster $market $player $from $to $phase   names, ready to be read
###   $colour   the id of a colour (yellow, blue …): messages choose the form they need
###   $gives    which symbols an amount has: income, hearts, inhabitants or several of them, joined by "-"
###   $known $legal $tokens $condition $where   lists, already joined; $choices says how many $known there are
###   everything else   a number, or the text that was written
### Card names come from the card files, never from here.

## Colours

colour-white = white
colour-yellow = yellow
colour-blue = blue
colour-green = green
colour-orange = orange
colour-purple = purple
colour-name = { $colour ->
    [yellow] { colour-yellow }
    [blue] { colour-blue }
    [green] { colour-green }
    [orange] { colour-orange }
    [purple] { colour-purple }
   *[white] { colour-white }
}
# after "each"
card-of-colour = { colour-name } card
# the cards as such
cards-of-colour = { colour-name } cards
# after "the most", "the fewest", "no"
cards-of-colour-counted = { colour-name } cards
count-of-colour = { $count } × { colour-name }

## Kinds of cards

kind-building = building
kind-multicoloured = multicoloured building
kind-dwelling = dwelling
kind-market = { $market }
kind-family = special building
kind-expert = special building
kind-monster = monster

## Symbols and amounts

number-written = { $number }
symbol-income = income
symbol-hearts = hearts
symbol-inhabitants = inhabitants
symbol-coins = coins
amount-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
# after a verb: "takes"
coins-taken = { amount-coins }
amount-price = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
amount-income = { $income } income
amount-hearts = { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
}
amount-inhabitants = { $inhabitants ->
    [one] { $inhabitants } inhabitant
   *[other] { $inhabitants } inhabitants
}
amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
amount-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
amount-tokens = { $token_count ->
    [one] { $token_count } Stop-Zilla token
   *[other] { $token_count } Stop-Zilla tokens
}
gain = { $gives ->
    [income] { amount-income }
    [hearts] { amount-hearts }
    [inhabitants] { amount-inhabitants }
    [income-hearts] { amount-income } and { amount-hearts }
    [income-inhabitants] { amount-income } and { amount-inhabitants }
    [hearts-inhabitants] { amount-hearts } and { amount-inhabitants }
   *[income-hearts-inhabitants] { amount-income }, { amount-hearts } and { amount-inhabitants }
}
gain-two = { $hearts_two ->
    [one] { $hearts_two } heart
   *[other] { $hearts_two } hearts
} and { $inhabitants_two ->
    [one] { $inhabitants_two } inhabitant
   *[other] { $inhabitants_two } inhabitants
}
gain-three = { $hearts_three ->
    [one] { $hearts_three } heart
   *[other] { $hearts_three } hearts
} and { $inhabitants_three ->
    [one] { $inhabitants_three } inhabitant
   *[other] { $inhabitants_three } inhabitants
}
for-price = { $price ->
    [0] for free
    [one] for { $price } coin
   *[other] for { $price } coins
}

## Lists, places, players

list-separator = { ", " }
list-more = { $items } and { $more } more
where-line = line { $line }
where-move = move { $move_number }
where-sentence = { $where }: { $sentence }
seat-name = seat { $seat }

## Phases

phase-market = choosing a { $market }
phase-discard = discarding
phase-refill = refilling
phase-buy = buying
phase-special = special building
phase-destroy = destruction
phase-give = giving coins
phase-copy = copying
phase-over = game over

help-market = Choose the colour of your { $market }: it is the first card of your city and counts for special buildings.
help-discard = You may discard one visible building, or keep them all.
help-refill = Choose a deck and reveal its top card, until three buildings are visible.
help-buy = Buy one building or dwelling, or buy nothing and take the coin.
help-special = Your city meets a condition: take one special building (free, one per game), or decline.
help-destroy = A second monster has come: choose the card of your city that the first one destroys.
help-give = Choose the opponent who gets coins from the bank.
help-copy = Choose the opponent whose special building you copy, or refuse and copy one drawn from the box.
help-over = The game is over: look at the scoring sheet.

## Moves, as labels of menus

move-market = Choose the { colour-name } { $market }
move-keep = Keep all visible buildings
move-discard = Discard { $card }
move-draw = Reveal a card from deck { $deck }
move-coin = Take the coin
move-buy = Buy { $card }
move-buy-priced = Buy { $card } { for-price }
move-with-tokens = { $label }, with Stop-Zilla tokens: { $tokens }
move-decline = Take no special building
move-take = Take { $card }
move-destroy = Let the card in place { $number } be destroyed
move-give = Give to { $player }
move-copy = Copy { $player }’s special building
move-refuse = Refuse, and draw one from the box

## Events

event-market-chosen = { $player } chooses the { colour-name } { $market }.
event-round-began = Round { $round } begins.
event-income = { $player } receives { coins-taken } of income.
event-effect-coins = { $card } brings { $player } { coins-taken }.
event-taxed = { $player } takes { coins-taken } from { $from }, thanks to { $card }.
event-turn-began = It is { $player }’s turn.
event-discarded = { $player } discards { $card }.
event-rebuilt = Deck { $deck } is rebuilt from its discard pile: { amount-cards }.
event-revealed = { $player } reveals { $card } from deck { $deck }.
event-passed = { $player } buys nothing and takes { coins-taken }.
event-bought = { $player } buys { $card } { for-price } and puts it in place { $place }.
event-tokens-paid = { $player } pays with Stop-Zilla tokens: { $tokens } × { colour-name }.
event-token-gained = { $player } gains a Stop-Zilla token: { colour-name }.
event-monster-came = { $monster } comes to { $player }’s city.
event-monster-repelled = { $player } spends a Stop-Zilla token ({ colour-name }) and sends { $monster } on.
event-monster-left = { $monster } leaves { $player }’s city.
event-destroyed = { $monster } destroys { $card } in place { $place } of { $player }’s city.
event-special-taken = { $player } takes the special building { $card } and puts it in place { $place }.
event-replaced = { $card } leaves place { $place } of { $player }’s city.
event-gift = { $monster } makes { $player } give { coins-taken } from the bank to { $to }.
event-city-complete = { $player }’s city is complete: this is the last round.
event-copied = { $origin ->
    [box] { $player } draws { $card } from the box and copies it.
   *[seat] { $player } copies { $from }’s { $card }.
}
event-game-over = The game is over.

## Effects of special buildings and monsters, filled from the numbers of the card

effect-copy-neighbour-place = At the end, it copies the effect of the card in the same place of one neighbour’s city, unless that card is a special building or destroyed.
effect-toll = Each time a neighbour pays { $price_at_least } or more for a card, take { coins-taken } from the bank.
effect-coins-per-card-now = At once: take { coins-taken } for each card in your city, this one included.
effect-discount = You pay { coins-taken } less for { cards-of-colour }, but never less than 0.
effect-copy-previous-place = Copies the effect of the card in the place before it; nothing if that card is destroyed.
effect-per-own-colour = { gain } for each { card-of-colour } in your city.
effect-encore = { $lose_income_at_end ->
    [0] At once: take { $times_income_now } times your income in coins.
   *[other] At once: take { $times_income_now } times your income in coins. At the end, lose points equal to your income.
}
effect-small-city = At the end: { amount-hearts } if your city has exactly { $exactly } cards, { $hearts_if_fewer } if it has fewer.
effect-replace-last = { amount-hearts }. When you take it, it replaces the last card of your city, which is discarded.
effect-lowest-price-of-deck = Visible buildings of decks 1 to 3 cost you only the lowest price of their deck.
effect-lowest-income = { amount-income } while your income without it is lower than everybody else’s.
effect-copy-special = At the end: copy the special building of an opponent of your choice, or refuse and copy one drawn from the box.
effect-tax-richest = After each income phase, take { coins-taken } from the opponent with the most coins; from each of them if tied.
effect-most-colour = { amount-hearts } if you alone have the most { cards-of-colour-counted } at the table, { $hearts_if_tied } if you share the lead, otherwise { $hearts_otherwise }.
effect-most-colour-alone = { amount-hearts } if you alone have the most { cards-of-colour-counted } at the table, otherwise { $hearts_otherwise }.
effect-next-card-free = The next card you buy, building or dwelling, is free.
effect-coins-for-all-now = { amount-hearts }. At once: every player, you included, takes { coins-taken }.
effect-fewest-colour = { amount-income } while nobody has fewer { cards-of-colour-counted } than you.
effect-per-left-neighbour-colour = { gain } for each { card-of-colour } in the city of your left neighbour.
effect-coins-for-passing = If you buy nothing on your turn, take { coins-taken } instead of 1.
effect-adjacent-same-colour = Adjacent cards (left, right, above, below): { gain-two } if two share a colour, { gain-three } if three do.
effect-per-neighbour-colour = { gain } for each { card-of-colour } in the city of one of your neighbours.
effect-poorer-than-neighbours = At the end: { amount-hearts } if your income is lower than that of each neighbour, otherwise { $hearts_otherwise }.
effect-borrow-income = In the next { $phases } income { $phases ->
    [one] phase
   *[other] phases
}, also take coins equal to the income of an opponent.
effect-per-heart-inhabitant-pair = { amount-income } for each pair of one heart and one inhabitant in your city, after subtracting crossed-out ones.
effect-coins-before-income = Before each income phase, and once more before the scoring, take { coins-taken } if you have at least one coin.
effect-next-two-same-colour = { amount-hearts } if the cards in the two places after it share a colour, otherwise { $hearts_otherwise }.
effect-per-colour-before = { amount-income } for each different colour among the cards in the places before it.
effect-without-colour = { gain } if you have no { cards-of-colour-counted }.
effect-double-points-below = At the end: your points are doubled if they are below { $points }.
effect-no-discard = You may not discard buildings from the central area.
effect-gift-each-turn = At the end of your turn, give { coins-taken } from the bank to an opponent of your choice.
# a monster that only shows crossed-out symbols
effect-crossed-out = Takes { gain } away from your city.

## Refusals: moves that the rules do not allow now

refusal-game-over = The game is over, so “{ $move }” cannot be played: start a new game.
refusal-wrong-phase = “{ $move }” is not possible now ({ $phase }); you can play: { $legal }.
refusal-market-taken = The { colour-name } { $market } is already taken; you can play: { $legal }.
refusal-not-visible = { $card } is not in the central area; you can play: { $legal }.
refusal-same-card = There are two { $card } cards: choose the leftmost one.
refusal-deck-empty = Deck { $number } has no card to reveal; you can play: { $legal }.
refusal-pile-empty = No { $card } is left in its pile: buy another card, or take the coin.
refusal-name-owned = { $card } is already in your city, and a city never has two cards of the same name: buy another card, or take the coin.
refusal-too-many-tokens = { $card } costs { amount-price } and a token is worth 2, so { amount-tokens } would be too many: pay with fewer.
refusal-too-many-tokens-at-place = { $place }: there are only { $known } Stop-Zilla tokens of each colour, found { $found }: remove some.
refusal-tokens-missing = You do not hold all of these Stop-Zilla tokens ({ $tokens }): pay with those you have, or with coins.
refusal-too-poor = { $token_count ->
    [0] { $card } costs { amount-price } and you have { coins-taken }: take the coin, or buy something cheaper.
   *[other] { $card } costs { amount-price }; your { coins-taken } and { amount-tokens } are not enough: take the coin, or buy something cheaper.
}
refusal-not-on-table = { $card } is not among the special buildings on the table; you can play: { $legal }.
refusal-condition-unmet = { $card } needs { $condition } in your city: take another special building, or decline.
refusal-city-full = Your city has no room left for { $card }: decline.
refusal-special-taken = You have already taken a special building, and nobody gets two: leave { $card } to the others.
refusal-place-empty = Place { $number } of your city is empty; you can play: { $legal }.
refusal-place-destroyed = The card in place { $number } is already destroyed; you can play: { $legal }.
refusal-no-such-seat = Nobody sits in seat { $number }; you can play: { $legal }.
refusal-own-seat = Seat { $number } is your own: choose an opponent.
refusal-nothing-to-copy = There is no special building in the city of seat { $number }; you can play: { $legal }.

## Refusals: texts that are not moves

refusal-unknown-move = { $choices ->
    [0] “{ $move }” is not a move.
   *[other] “{ $move }” is not a move: write one that begins with { $known }.
}
refusal-unknown-colour = “{ $move }”: there is no colour “{ $found }”: write one of { $known }.
refusal-unknown-card = { $choices ->
    [0] “{ $move }”: there is no card “{ $found }”: look at the cards on the table for the right name.
   *[other] “{ $move }”: there is no card “{ $found }”: did you mean { $known }?
}
refusal-unknown-number = “{ $move }”: { $found } is not possible here: write one of { $known }.
refusal-tokens-out-of-order = “{ $move }”: write the tokens in the order { $known }.
refusal-incomplete-move = “{ $move }” has a word too few or too many: write { $known }.

## Refusals: options of a game

refusal-bad-players = players: a game for { $found } is not possible: choose one of { $known }.
refusal-bad-specials = specials: there is no set “{ $found }”: choose one of { $known }.
refusal-bad-grozilla = grozilla: “{ $found }” is not a valid answer: choose one of { $known }.
refusal-bad-scoring = scoring: there is no way of scoring “{ $found }”: choose one of { $known }.
refusal-unknown-bot = There is no bot “{ $found }”: choose one of { $known }.

## Refusals: positions as text

refusal-not-a-position = “{ $input }” is not a position: a position is one line that begins with { $known }.
refusal-bad-word = “{ $input }” is not a word of a position: write key=value, each key once.
refusal-unknown-key = “{ $found }” is not a key of this position: remove it.
refusal-unknown-value = { $place }: “{ $found }” is not possible: write one of { $known }.
refusal-wrong-count = { $place }: needs { $known } numbers, found { $found }: separate them with commas.
refusal-not-a-number = { $place }: “{ $found }” does not fit: write a whole number from { $least } to { $most }.
refusal-too-many-cards = { $place }: { $found } cards are too many: write at most { $known }.
refusal-card-not-here = { $place }: the card “{ $card }” does not exist or cannot be here: choose another one.
refusal-wrong-copies = { $place }: { $card } is there { $found } times and must be there { $known } times: correct the list.
refusal-impossible-position = This position cannot exist (seat { $seat }, { $phase }): { $flaw }

flaw-repeated-name = a city has two cards of the same name.
flaw-two-specials = a city has more than one special building.
flaw-no-market = a city does not begin with a { $market }.
flaw-same-market = two cities have a { $market } of the same colour.
flaw-market-order = the { $market } cards are chosen from the last seat down to the first, before round 1 and only in expert games.
flaw-full-city-to-move = the city whose turn it is has all its places built already.
flaw-not-the-turn = seat and turn differ, though nobody has to destroy a card.
flaw-nothing-to-discard = there is nothing to discard, or discarding is forbidden.
flaw-nothing-to-refill = the central area is full, or no deck can be drawn from.
flaw-not-refilled = the central area has to be refilled before buying.
flaw-nothing-to-take = no special building can be taken.
flaw-nothing-to-destroy = a destruction needs two monsters in front of the city and a card that still stands.
flaw-nothing-to-give = nobody has to give coins here.
flaw-no-sphinx = nobody has a special building to copy with, or it has copied already.
flaw-not-finished = the game cannot be over, because no city is complete.
flaw-unrebuilt-deck = an empty deck lies beside a discard pile: it should have been rebuilt at once.
flaw-wrong-louvre = the city has income phases to borrow in, but not the special building for it.
flaw-wrong-free-card = the city has a free card to come, but not the special building for it.
flaw-wrong-copy = what is copied at the end does not fit the special buildings in the cities.

## Refusals: records

refusal-game-not-over = Only a finished game has a record, and this one is not over ({ $place }): play it to the end.
refusal-no-setup = This game was read from a position and has no set-up to record: begin a new game.
refusal-not-a-record = This is not a record of a game ({ $reason }): correct or remove the line.
refusal-foreign-format = { $place }: the format “{ $found }” is unknown to this version, which reads { $known }.
refusal-newer-rules = This game was played under rules { $found }; this version knows rules up to { $known }: open it with a newer version of Happy City.
refusal-other-cards = This game was played with other cards ({ $found }) than this version has ({ $known }): open it with the version that it comes from.
refusal-bad-stamp = { $place }: “{ $found }” does not say which rules or cards were played: use the record, or the backup, as it was written.
refusal-line-too-long = The line is longer than { $known } bytes: a record has one line for each game.
refusal-unused-chance = { $place }: the record has { $found } entries, and not all of them are needed: remove the last ones.
refusal-missing-chance = { $place }: deck { $deck } is rebuilt here, and its new order is missing: add it.
refusal-wrong-chance = { $place }: deck { $known } is rebuilt here, but the record speaks of deck { $found }: correct it.
refusal-nothing-rebuilt = { $place }: an order of cards is given, but no deck is rebuilt here: remove it.
refusal-too-many-moves = The record has { $found } moves, and no game is that long: at most { $known } can be shown.
refusal-record-differs = { $place }: the record says { $found }, but its moves lead to { $known }: use the record as it was downloaded.
refusal-wrong-number-of-decks = { $place }: needs { $known } decks, found { $found }: the fourth belongs to Grozilla games only.
refusal-wrong-number-of-specials = { $place }: needs { $known } special buildings, found { $found }: two more than there are players.

## Refusals: fair shuffles

refusal-not-committed = { $place }: this record has no commitment or no secret, so nobody can tell whether its shuffles were fair: use a record that the page of a finished game offers.
refusal-bad-commitment = { $place }: a commitment and a secret of 64 digits (0–9, a–f) each are needed here: download the record again.
refusal-promise-given = You have already promised another part of the shuffle at table { $table }: what is promised stays.
refusal-promise-repeated = Somebody at table { $table } has promised just this already: draw a part of your own.
refusal-not-promised = You have promised no part of the shuffle at table { $table }: the cards are dealt without it.
refusal-nonce-changed = This is not what you promised to the shuffle at table { $table }: give the part that fits your promise.
refusal-not-dealing = Table { $table } is not dealing now: parts of the shuffle are given just before the first card.

## Refusals: the arena

refusal-worker-lost = A process ended in the middle of a game without an answer, perhaps because memory ran out: try again with fewer than { $processes } processes.
refusal-not-a-journal = This is not the journal of an arena or a benchmark ({ $reason }): name another file.
refusal-not-in-suite = { $option } { $found } is not part of the benchmark; known: { $known }.
refusal-other-options = The journal was begun with { $option } { $found }, not { $wanted }: use the same options, or name another file.
refusal-journal-in-use = Another program is writing this journal: wait until it has finished, or name another file.
refusal-missing-extra = This needs { $needed }, which is not installed: run pip install 'happycity[{ $extra }]'.
refusal-no-cluster = No Ray cluster answers at { $address } ({ $reason }): correct the address, or leave it out to use this machine alone.
refusal-dataset-damaged = The data set { $place } is damaged ({ $reason }): happycity verify tells more; make it again, or take another copy.
refusal-dataset-elsewhere = { $place } holds something else ({ $found }): name a folder that is new or empty.
refusal-dataset-in-use = Another program is making the data set in { $place }: wait until it has finished, or name another folder.
refusal-dataset-unfinished = The data set { $place } is not finished: make the rest of it with the command that began it.
refusal-not-a-dataset = { $found } is no data set of Happy City ({ $reason }): name a folder that happycity dataset has made.
refusal-other-dataset = The data set was begun with { $option } { $found }, not { $wanted }: use the same, or name another folder.
refusal-other-dataset-format = The data set has the format “{ $found }”; this program knows “{ $known }”: use the program that it was made with.

## Refusals: a seat for language models

refusal-unknown-tool = There is nothing called “{ $found }” here: call one of { $known }.
refusal-bad-arguments = The arguments of “{ $found }” do not fit ({ $reason }): see its description.
refusal-unknown-section = The rules have no section “{ $found }”: ask for one of { $known }, or for a rule such as R5.4.
refusal-card-not-in-game = { $card } is not among the cards of this game: ask for all cards to see which are.
refusal-no-game = No game has begun: begin one with new_game.
refusal-no-such-chair = There is no seat { $found } in this game: choose one of { $known }.
refusal-table-given = This seat at this table was chosen for you: play there.
refusal-no-server = No Happy City server answers at { $address } ({ $reason }): check the address.
refusal-server-refused = The server says no: { $reason }
refusal-player-crashed = { $lines ->
    [0] The program “{ $bot }” ended in the middle of its game (status { $status }), which does not count.
   *[other] The program “{ $bot }” ended in the middle of its game (status { $status }), which does not count. Its last words: { $log }.
}
refusal-player-silent = { $lines ->
    [0] The program “{ $bot }” played no legal move within { $limit } s; its game does not count.
   *[other] The program “{ $bot }” played no legal move within { $limit } s; its game does not count. Its last words: { $log }.
}

## The state in words, for programs that read

mcp-options = Players: { $players } · scoring: { $scoring ->
    [sum] inhabitants plus hearts
   *[product] inhabitants times hearts
}
mcp-seat = you sit in seat { $seat }
mcp-last-round = A city is complete: this is the last round.
mcp-visible = Central area
mcp-dwellings = Dwellings
mcp-specials = Special buildings on the table
mcp-decks = Decks (face-down cards, in an order that nobody knows)
mcp-deck = Deck { $deck }, face down: { $cards }, discarded: { $discarded }
mcp-tokens = Tokens
mcp-city = City of { $player }, seat { $seat }
mcp-yours = (yours)
mcp-price = price for you: { $price }
mcp-needs = needs { $condition }
mcp-left = cards left: { $cards }
mcp-heading = { $title }:
mcp-none = none
mcp-legal = Legal moves
mcp-aim = You play a card game: build the city with the most points. At the end points are { $scoring ->
    [sum] inhabitants plus hearts.
   *[product] inhabitants times hearts.
}
mcp-ask = Choose one of the legal moves and play it with the tool “play”, letter for letter.
mcp-ask-without-list = Find a legal move by the rules and play it with the tool “play”, in the notation: keep, discard ID, draw DECK, coin, buy ID, take ID, decline, market COLOUR, destroy PLACE, give SEAT, copy SEAT, refuse.
mcp-wait = Somebody else decides: call the tool “wait”.

## What lasts in a city

city-phases-left = { $card }: { $phases } more income { $phases ->
    [one] phase
   *[other] phases
}
city-free-card = { $card }: the next card is free

## The scoring sheet

sheet-title = Scoring sheet
sheet-player = Player
sheet-card = Card
sheet-place = Place
sheet-income = Income
sheet-hearts = Hearts
sheet-inhabitants = Inhabitants
sheet-coins = Coins
sheet-points = Points
sheet-total = Total
sheet-round = Round
sheet-product = { amount-inhabitants } × { amount-hearts } = { $counted }
sheet-sum = { amount-inhabitants } + { amount-hearts } = { $counted }
sheet-lost = lost: { $lost }
sheet-doubled = doubled
sheet-in-front = in front of the city
sheet-destroyed = destroyed by { $monster }
sheet-copied = copies { $card }
sheet-neighbour = counts { $player }’s city
sheet-winner = { $player } wins with { amount-points }!
sheet-winners = { $players } share the victory with { amount-points }!
sheet-by-coins = The points are equal: the coins decide.
sheet-resigned = Resigned, and placed last: { $players }.

## A game looked back on

story-chances = Chances of winning
story-chances-about = estimated: what the master expects a round later, in imagined worlds
story-moments = What decided the game
story-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
story-moment = { $kind ->
    [luck] { story-round }: a card comes up
   *[choice] { story-round }: a decision
}
story-moment-chance = { $name }’s chance: { $before } → { $after }
story-luck = Luck of the draw
story-luck-about = How much the drawn cards changed each chance of winning, in percentage points; it all adds up to zero.

## Decisions of a game, judged

review-choices = Decisions
review-choices-about = What they cost, in percentage points of the chance of winning: every choice was played on in the same imagined worlds.
review-none = Nobody did anything that cost more than two points.
review-grade = { $grade ->
    [blunder] a big mistake
    [mistake] a mistake
   *[inaccuracy] a small slip
}
review-decision = { story-round }, { $name }: { review-grade }, { $cost }
review-played = played: { $move } → { $chance }
review-better = better: { $move } → { $chance }
because-completes = It completes { $special }.
because-points =
    { $before } → { $after ->
        [one] { $after } point
       *[other] { $after } points
    }.
because-income =
    { $coins ->
        [one] 1 more coin
       *[other] { $coins } more coins
    } a round, with about { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } to go.
because-hearts = It brings hearts: they count as soon as there are inhabitants.
because-inhabitants = It brings inhabitants: they count as soon as there are hearts.
because-denies = Otherwise { $to } could buy { $card }.
because-saves = With { $coins } coins next turn, { $card } is within reach, if it is still there.
because-coins =
    It leaves { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for the next turn.
because-deck = { $payable } of the { $cards } cards in deck { $deck } can be paid for.
because-deck-all = { $cards ->
    [one] The last card in deck { $deck } can be paid for.
   *[other] All { $cards } cards in deck { $deck } can be paid for.
}
because-deck-share = { $cards ->
    [one] the last card in deck { $deck }
   *[other] { $some } of the { $cards } cards in deck { $deck }
}
because-deck-better = More points than anything that can be bought now: { because-deck-share }.
because-deck-hearts = Can be bought and brings hearts: { because-deck-share }.
because-deck-dear = What { $to } could not buy next: { because-deck-share }.
because-denies-special = Otherwise { $to } could buy { $card } and then take { $special }.
because-denies-points =
    Otherwise { $to } could buy { $card }: { $before } → { $after ->
        [one] { $after } point
       *[other] { $after } points
    }.
because-denies-income =
    Otherwise { $to } could buy { $card }: { $coins ->
        [one] 1 more coin
       *[other] { $coins } more coins
    } a round.
because-denies-take = Otherwise { $to } could take { $special }.
because-stays =
    { $card } stays there to be bought: { $before } → { $after ->
        [one] { $after } point
       *[other] { $after } points
    }.
because-goes = { $card } cannot be bought now, and another card takes its place.
because-leaves = It leaves more coins: { $coins } next turn.
because-at-once =
    It brings { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } at once.
because-effect = { $special }: { $effect }
because-no-gain = Nothing that can be taken now brings points.
because-waits =
    Only one special building can be taken, and for { $special } { $missing ->
        [one] 1 card is missing
       *[other] { $missing } cards are missing
    }.
because-place = { $places ->
    [one] The last place stays free for another card.
   *[other] All { $places } places stay free for other cards.
}
because-market = The special buildings on the table ask for { count-of-colour }.
because-market-comes = Green can be bought at any time: dwellings are green.
review-sums = All in all
review-sums-about = In percentage points, by player: what the cards gave, what the decisions took, and what came from what the others did and all the rest. Together they lead from the chance at first to the result.
review-begun = At first
review-cards = Cards
review-cost = Decisions
review-rest = Others, rest
review-ended = At the end
review-count = Looked into
hint-title = The choices, best first
hint-about = { $name } decides; the chance of winning after each choice, and how far it is behind the best.
hint-equal = about as good
hint-unclear = The first ones are equally good, as far as anybody can tell.
hint-none = There is only one thing to do here.
puzzle-name = Puzzle { $id }
puzzle-question = { $name } decides. What is best?
puzzle-right = Right: that is the best choice.
puzzle-wrong = There is something better: see the first line.
choice-unjudged = not looked into: strong players hardly ever do it here
puzzle-found = Bots of all levels find it in { $share } of cases.

## How somebody chooses over many games; $cost, $low and $high are points as they are written, $share and $adjusted per cent

skill-games = { $name }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions ->
        [one] 1 real decision
       *[other] { $decisions } real decisions
    }
skill-about = In points of 100, where 100 is a sure victory. A decision is real if there was more than one sensible choice.
skill-few = That is too little to go by: figures come from { $least } real decisions on.
skill-cost = A choice costs { $cost } points.
skill-range = 95%: { $low } to { $high }
skill-like = Chooses as well: { $level }
skill-like-between = Choose as well: from { $weakest } to { $strongest }
skill-shares = Victories: { $share }; without the luck of the cards: { $adjusted }
skill-phases = What it was about
skill-phase = { $phase ->
    [discard] Discard or keep
    [refill] Which deck
    [buy] What to buy
    [special] Special buildings
   *[other] Everything else
}
skill-decisions = Decisions
skill-each = Points a choice
skill-points = Points
skill-cards = Card by card
skill-card = Card
skill-colours = Colour by colour
skill-built = { $times ->
    [one] Built once when something else was better.
   *[other] Built { $times } times when something else was better.
}
skill-missed = { $times ->
    [one] Passed over once when it was best.
   *[other] Passed over { $times } times when it was best.
}
skill-early = { $rounds ->
    [one] On average 1 round too early.
   *[other] On average { $rounds } rounds too early.
}
skill-late = { $rounds ->
    [one] On average 1 round too late.
   *[other] On average { $rounds } rounds too late.
}

## Refusals: bots that fail

refusal-bad-command = “{ $found }” names no program: write one of { $known }.
refusal-bot-missing = The program “{ $found }” of the bot “{ $bot }” cannot be started ({ $reason }): check the command.
refusal-bad-agent = “{ $found }” is no agent ({ $reason }): name a bot, cmd:PROGRAM, module:function or FILE.py:function.
refusal-bot-illegal = The bot “{ $bot }” answered “{ $found }”, which is not legal here; the first legal move is played for it.
refusal-bot-raised = The bot “{ $bot }” failed ({ $found }); the first legal move is played for it.
refusal-bot-crashed = { $lines ->
    [0] The bot “{ $bot }” ended without an answer (status { $status }); the first legal move is played for it.
   *[other] The bot “{ $bot }” ended without an answer (status { $status }); the first legal move is played for it. Its last words: { $log }.
}
refusal-bot-silent = { $lines ->
    [0] The bot “{ $bot }” did not answer within { $limit } ms; the first legal move is played for it.
   *[other] The bot “{ $bot }” did not answer within { $limit } ms; the first legal move is played for it. Its last words: { $log }.
}
refusal-bot-nonsense = The bot “{ $bot }” gave an answer that cannot be read ({ $reason }): “{ $found }”; the first legal move is played for it.
refusal-bot-given-up = The bot “{ $bot }” had to be started { $starts } times and is not asked again; the first legal move is played for it.

## Why a bot chose its move: programs

why-told = { $text }
why-own-program = A program of its own chose this and did not say why.

## Why a bot chose its move: its own words

why-chance = I left it to chance.
why-market = The special buildings ask for { cards-of-colour } most often, so I begin with that colour.
why-keep = I see nothing worth discarding.
why-discard = { $card } is better gone than in the next player’s city.
why-draw = Deck { $deck } is the most likely to bring me something good that I can pay for.
why-save = I have { coins-taken } and I am saving: a coin is worth more to me now than any of these cards.
why-buy-special = With { $card }, the special building { $special } is within my reach.
why-buy-income = { $card } brings income, and that pays for what comes next.
why-buy-hearts = { $card } brings hearts, and my city is glad of them.
why-buy-inhabitants = { $card } brings inhabitants, and my city welcomes them.
why-buy-cheap = { $card } is well worth its price to me.
why-take = The special building { $card } is free, and none suits my city better.
why-decline = I would rather wait for a better special building, or do without.
why-destroy = { $card } is the card that my city can best do without.
why-give = I give the coins to { $player }, my least dangerous opponent.
why-copy = Copying the special building { $card } helps my city most.
why-refuse = I try my luck: the box may hold something better.
# $share and $other are percentages; a bot that errs on purpose may have chosen the lower one
why-imagined = I imagined { $games ->
    [one] { $games } game
   *[other] { $games } games
}: this move wins { NUMBER($share, maximumFractionDigits: 0) }% of the time, the best of the others { NUMBER($other, maximumFractionDigits: 0) }%.
why-foreseen = I looked ahead { $games ->
    [one] { $games } time
   *[other] { $games } times
}: with this move I expect to win { NUMBER($share, maximumFractionDigits: 0) }% of the time, with the best of the others { NUMBER($other, maximumFractionDigits: 0) }%.
why-worked-out = I worked out everything that can still happen: this move is worth { NUMBER($share, maximumFractionDigits: 0) }% of a victory, the best of the others { NUMBER($other, maximumFractionDigits: 0) }%.

## Levels of bots, from the weakest to the strongest

level-newcomer = Newcomer
level-newcomer-about = Still learning, and takes whatever looks nice.
level-resident = Resident
level-resident-about = Knows the cards, but forgets to plan.
level-shopkeeper = Shopkeeper
level-shopkeeper-about = Keeps an eye on income and prices.
level-architect = Architect
level-architect-about = Plans whole turns before building.
level-mayor = Mayor
level-mayor-about = Thinks about every city, not just its own.
level-master = Master builder
level-master-about = Looks far ahead and rarely makes a mistake.

## Refusals: how long a bot may think

refusal-bad-budget = “{ $found }” is not a budget: write 200ms, 1.5s or a number of playouts, and :4 or :all after it for threads (at most 600s, 100 million playouts, 64 threads).
refusal-no-budget = “{ $found }” does not fit: the bot “{ $bot }” takes no budget, so write just its name.
refusal-no-weights = There are no weights at “{ $found }”: check the path, or write just the bot’s name for those of the package.
refusal-damaged-weights = The weights “{ $found }” are damaged or no weights at all: take another copy, or train them again.
refusal-other-weights = These weights are of version { $found }; this program reads version { $known }: train them again, or use the program they were made with.
refusal-unlearned = What this opponent has learned is missing or damaged: go online, or load the page again; until then the game waits.
refusal-bad-recipe = “{ $found }” cannot be used for training: { $problem }.
refusal-card-failed = The graphics card gave up ({ $problem }). What was learnt is kept in { $found }: the same command goes on from there.
refusal-unseeded = This search has no chances to draw from: seed its generators first (turn_to does it).

## Bots that are no level

bot-random-about = Any legal move.
bot-greedy-about = What is worth most right now.
bot-builder-about = Plans one turn ahead, using a hand-written estimate.
bot-flat-about = Plays every move out equally often and takes the best.
bot-search-about = Searches a tree of moves, cards and answers.
bot-policy-about = Has learned by itself; plays what it likes at a glance.
bot-mind-about = Has learned by itself, and looks ahead with what it learned.
bots-budgets = flat, search and mind take a budget: mind:200ms, search:5000, mind:1s:all (threads). mind@FILE and policy@FILE play with weights of your own; cmd:PROGRAM runs a program of your own.
bots-net = The net of policy and mind learned from { $decisions } million decisions in { $games } million games ({ $digest }).

## A table drawn for the terminal

board-for-sale = For sale
board-cost = Cost
board-price = Price
board-brings = Brings
board-colour = Colour
board-specials = Special buildings
board-met = Met
board-needs = Needs
board-yes = yes
board-no = no
board-owned = owned
board-left = { $left } left
board-deck = deck { $deck }
board-discarded = { $cards } discarded
board-last-round = last round
board-free-card = { $special }: the next card is free
board-phases = { $special }: { $phases ->
    [one] 1 more income phase
   *[other] { $phases } more income phases
}

## The conversation at the terminal

play-nobody-decided = nobody else has decided anything since your last move
play-nothing-to-take-back = nothing to take back: a card has been revealed since, or nothing was decided
play-taken-back = taken back

## Refusals: tables and the server

refusal-not-your-turn = It is seat { $turn }’s turn: wait for yours.
refusal-turn-not-ended = You have played your turn: end it, or take back the last decision.
refusal-nothing-to-decide = There is nothing to decide now.
refusal-nothing-to-undo = There is nothing you can take back: a card has been revealed since, or somebody else has decided.
refusal-no-turn-to-end = You have no turn to end right now: keep playing.
refusal-already-away = A bot is already playing for you: come back whenever you like.
refusal-not-away = You are playing yourself already: there is no bot to send away.
refusal-not-seated = You are not sitting at this table: watch, or sit down at another one.
refusal-not-host = Only the host of the table can do this: ask them.
refusal-unknown-passkey = There is no such passkey any more.
refusal-unknown-session = That browser is signed out already.
refusal-unknown-table = There is no table “{ $found }”: check the link.
refusal-stale = The game has moved on meanwhile, perhaps in another tab. Look again, then decide.
refusal-too-fast = That was too often in a short time: try again in { $seconds } s.
refusal-too-many = That is more than you may have at once: close something, or try again in { $seconds } s.
refusal-too-often = You have done this { $known } times in this game, and that is enough: play on.
refusal-bad-message = The server does not understand this message ({ $reason }): see the description of the protocol.
refusal-not-json = The body has to be application/json, not “{ $found }”: set the Content-Type.
refusal-too-long = The message is longer than { $known } bytes: send less.
refusal-not-begun = The game at table { $table } has not begun: wait for the host to start it.
refusal-key-taken = Somebody else has used this key: choose a new one for every decision.
refusal-game-finished = The game is over: ask for a rematch.
refusal-rated-no-undo = There is no undo in a rated game: decide with care.
refusal-no-chat = Chat is off for you at this table: use a reaction instead.
refusal-rude = That would hurt somebody: say it in another way.
refusal-slow-chat = The chat is slow here: try again in { $seconds } s.
refusal-no-hints = There are no hints in rated games, nor where others play the same deal.
refusal-hints-not-agreed = Hints are given here once everybody who plays wants them: ask the others in the menu.
refusal-nothing-to-agree = You play without other people here: there is nobody to ask.
refusal-asked-lately = Somebody has just said no: ask again in the next round.
refusal-nobody-absent = The game is not waiting for anybody who is absent: no bot is needed now.
refusal-not-here = You have no page open at table { $table }: open it, then say what you want.
refusal-rated-no-stand-in = In a rated game nobody lets a bot play for somebody else: the clock decides.
refusal-day-to-come = The deals of { $found } are not told yet: come back on that day.
refusal-deal-sealed = This deal is still being played. Games of it are open to everybody when the day is over.
refusal-evening-begun = This evening has begun: nobody can come any more.
refusal-evening-full = This evening is full: { $known } people take part.
refusal-evening-over = This evening is over: nothing can be changed any more.
refusal-no-early-end = At a club evening every game is played to its end: whoever has to go can resign.
refusal-no-evening-rematch = There is no rematch at a table of a club evening: the evening goes on with its next round.
refusal-not-entered = They do not take part in this evening: look at the list again.
refusal-not-evenings-host = Only the host of the evening can do this: ask them.
refusal-round-not-over = Some tables still play: the next round can begin when all are done.
refusal-round-robin-of-two = In a round robin everybody meets everybody once: it is for tables of two.
refusal-round-sealed = Others still play this deal. It is open to everybody when the round is over.
refusal-too-few-people = { $found ->
    [one] { $found } takes part so far: an evening needs at least { $known }.
   *[other] { $found } take part so far: an evening needs at least { $known }.
}
refusal-too-many-evenings = You host { $known } evenings that are not over: end one of them first.
refusal-unknown-evening = There is no evening “{ $found }”: check the link.
refusal-unknown-day = There were no deals on { $found }. Write a date as 2026-11-17, no earlier than this server’s first day.
refusal-unknown-deal = There is no deal “{ $found }”. There are: { $known }.
refusal-no-training = Training is for one person among bots, at a table of the browser: choose it on the start page.
refusal-no-why = Only a bot’s move has a why: choose one that a bot has played.
refusal-wrong-seats = { $found } does not fit: the table has { $known } seats.
refusal-not-over = The game at table { $table } is not over: finish it before a rematch.
refusal-seat-taken = That seat at table { $table } is not free: choose another one, or watch.
refusal-kept-apart = You cannot sit down at this table: somebody here and you keep apart. Choose another table, or open one.
refusal-not-there = { $found } has no seat at table { $table }: check who sits there.
refusal-not-unfinished = Table { $table } is closed, or its game is over: nothing can be changed there.
refusal-rated-needs-accounts = A rated game is between different players with accounts: create an account, or play a casual game.
refusal-rated-needs-clock = A rated game needs a clock, so that nobody can simply stop: choose one, or play a casual game.
refusal-rated-needs-people = A rated game is between different people, without bots: leave the other seats free for them, or play a casual game.
refusal-seats-open = A seat at table { $table } is still open: wait for somebody, or give it to a bot.
refusal-unknown-level = There is no level “{ $found }”: choose one of { $known }.
refusal-not-open = Table { $table } is no longer open: look for another one.
refusal-bad-setting = { $setting }: { $found } is too small: it must be { $least } or more.
refusal-workers-need-postgresql = { $found } processes cannot share a SQLite file: use --database postgresql://… or one worker.
refusal-bad-log-level = log_level: “{ $found }” does not exist: choose one of { $known }.
refusal-bad-switch = { $setting }: “{ $found }” is neither yes nor no: write true or false.
refusal-bad-number = { $setting }: “{ $found }” is not a number: write digits.
refusal-bad-database = “{ $found }” is not a database: name a file, or postgresql://user@host/name.
refusal-not-found = There is nothing at “{ $found }”: see the list of addresses at /api/.
refusal-wrong-method = “{ $found }” is not possible here; allowed: { $known }.
refusal-fault = Something went wrong on our side (reference { $found }): nothing is lost, try again.
refusal-closing = The server is restarting: come back in a moment, nothing is lost.
refusal-not-signed-in = The server does not know you yet: open the start page first.

## Refusals: finished games and players

refusal-unknown-game = There is no finished game “{ $found }”: check the link; a game that is still being played is found at its table.
refusal-unknown-player = There is no player “{ $found }”: check the name or the link; the account may have been deleted.

## Refusals: people

refusal-need-account = This needs an account: give your name a password first.
refusal-bad-token = The server does not know this token: create a new one for your program.
refusal-foreign-page = This request comes from a page of another site: use this server’s own page.
refusal-bad-passkey = This passkey does not fit: try again, or log in with your password.
refusal-wrong-code = Name and code do not match, or the code was used before.
refusal-bad-issuer = { $setting }: “{ $found }” is not the address of a provider: write for example https://id.example.org/realms/club. It has to be https.
refusal-need-setting = { $setting } is missing: log-ins by a provider need it.
refusal-bad-proof = What the provider says about you cannot be checked, so nobody was logged in. Begin again; if it stays so, tell the host of this server.
refusal-identity-taken = Another account here is already opened by this log-in: log out, and log in with it.
refusal-other-identity = This account is already opened by another log-in of the provider: take that one off first.
refusal-last-way-in = This is the only way into your account: choose a password, or add another way, first.
refusal-login-stale = This log-in was begun in another browser or too long ago, or was used before: begin again.
refusal-need-fresh-login = Log in once more first: that shows that it is you.
refusal-provider-down = The provider of log-ins does not answer as it should. Nothing has changed; try again in a while.
refusal-provider-off = This server has no provider of log-ins: log in with a name and a password.
refusal-provider-refused = The provider did not let you in, or you said no there. Begin again if you like.
refusal-wrong-password = The password does not fit the name: try again.
refusal-already-account = You have an account already: log out first to create another one.
refusal-name-too-long = The name is too long: write at most { $known } characters.
refusal-name-unreadable = The name has invisible characters, or none that can be read: use letters, digits and spaces.
refusal-name-mixed = “{ $found }” mixes look-alike letters from several scripts: use one script only.
refusal-name-reserved = “{ $found }” is reserved for the server itself: choose another name.
refusal-name-rude = “{ $found }” would hurt somebody: choose another name.
refusal-name-taken = “{ $found }” is already taken: choose another name.
refusal-name-of-admin = “{ $found }” is on this server’s list of admins: have whoever runs it change the list first.
refusal-password-short = The password is too short: write at least { $least } characters.
refusal-password-is-name = The password must not be the name, even repeated: choose another one.
refusal-password-few-characters = The password is made of too few different characters: use at least { $least }.
refusal-password-common = Too many people use this password: choose one that nobody can guess.
refusal-too-many-passkeys = You have { $known } passkeys already: remove one first.
refusal-too-many-programs = An account can have { $known } programs: delete one first.
refusal-too-many-distances = You keep away from { $known } people already: take somebody off the list on your page first.
refusal-too-many-friends = You have { $known } friends, or have asked as many: part with somebody first.
refusal-unknown-name = No account is called “{ $found }”: check the spelling. Guests are reached by a link only.
refusal-own-block = You have blocked this person: take that back on your page first.
refusal-not-friends = Only friends can be asked like this: send the link to the table instead.
refusal-changed-link = This link leads to nobody any more: ask whoever gave it to you for a new one.
refusal-circle-full = A circle has room for { $known } people: somebody has to leave first.
refusal-not-owner = Only the owner of a circle can do this: ask them.
refusal-too-many-circles = You are in { $known } circles already: leave one first.
refusal-unknown-circle = There is no circle “{ $found }”, or you are not in it: ask a member for the link.
refusal-banned = Whoever runs this server has closed it to you until { $until }: come back then.
refusal-already-reported = Your report has arrived already: somebody will look at it.
refusal-unknown-report = No report “{ $found }” waits: look at the list again.
refusal-unknown-announcement = There is no announcement “{ $found }”: it may be over already.
refusal-bad-invitation = An account needs an invitation here, and this one is not good, or was used: ask whoever runs the server.
refusal-oneself = That is you: choose somebody else.
refusal-too-many-games = An account can take { $known } games from devices: this one stays on the device.
refusal-already-taken = This game is in your account already: nothing has changed.
refusal-unknown-program = You have no program “{ $found }”: look at the list of your programs.

## Refusals: running the server

refusal-newer-database = The database is from a newer version of Happy City (step { $found }; this one knows { $known }): install that version.
refusal-older-database = The database is at step { $found }, this version of Happy City at { $known }: start the server once, it brings the database up to date.
refusal-unusable-database = The database { $found } cannot be used ({ $reason }): name with --database a file in a folder where you may write, or a PostgreSQL server that runs and lets you in.
refusal-no-folder = There is no folder { $folder } for the database: make it, or name another file with --database.
refusal-damaged-database = The database is damaged ({ $reason }): move it away and restore the last backup with “happycity restore”.
refusal-no-database = There is no database at { $found }: name the one that the server uses with --database.
refusal-database-in-use = A server is using this database, or was { $seconds } seconds ago: stop it first.
refusal-database-not-empty = The database is not empty: name an empty one, or replace everything in it with --force.
refusal-not-a-backup = This file is not a backup of Happy City: name one that “happycity backup” has written.
refusal-newer-backup = The backup is from a newer version of Happy City (step { $found }; this one knows { $known }): install that version.
refusal-damaged-backup = The backup is damaged or incomplete, so nothing was restored: try another copy.
refusal-bad-network = { $setting }: “{ $found }” is not a list of addresses and networks: write for example 127.0.0.1,10.0.0.0/8.
refusal-bad-origin = { $setting }: “{ $found }” is not the address of a site: write it without a path, for example https://example.org or http://localhost:5173.
refusal-bad-root = { $setting }: “{ $found }” is not a folder: begin with a stroke and end without one, for example /happycity.
refusal-bad-contact = { $setting }: “{ $found }” is not an address that push services can reach: write mailto:you@example.org or https://….
refusal-bad-mail-server = { $setting }: this is not a mail server: write for example smtp://user:password@mail.example.org:587.
refusal-bad-mail-address = “{ $found }” is not a mail address: write for example you@example.org.
refusal-need-public-address = { $setting } is missing: links in messages need it, for example https://example.org.
refusal-channel-off = This server does not send such messages: its host would have to switch them on.
refusal-bad-device = This browser’s subscription cannot be used: switch notices off and on again.
refusal-bad-webhook = Nothing can be sent to this address: use one of the Internet that begins with https:// or http://.
refusal-bad-link = This link was not made by this server, or is no longer needed: choose in your settings what you are told.
refusal-not-delivered = { $reason ->
    [down] The message did not arrive, because nobody answers there just now: try again later.
   *[rejected] The message was not accepted there: check the address, or add this browser again.
}
refusal-nowhere-to-send = There is nowhere to send it yet: name an address and confirm it, or add this browser.
refusal-unknown-device = There is no browser “{ $found }” in your list: look again.
refusal-bad-words = { $setting }: the file { $file } cannot be used ({ $found }): write one word a line, with a star at its end for any ending.

## Refusals: environments for learning programs

refusal-masked-action = Action { $action } is not legal for seat { $seat }: choose one of { $legal }.
refusal-bad-actions = These are not actions for all games: { $found } given, { $known } needed.
refusal-episode-over = The game is over, so action { $action } cannot be taken: reset the environment (in PettingZoo, step each agent with None first).
refusal-not-reset = No game has been dealt yet: reset the environment first.
refusal-bad-seed = “{ $found }” is not a valid seed for an environment: give a whole number from 0 to { $known }.
refusal-bad-option = { $option }: “{ $found }” does not fit: choose one of { $known }.
refusal-bad-opponents = “{ $found }” are not the right opponents: give a list with one bot, or with { $known }.

## A server without its pages

no-client-title = Happy City’s server is running
no-client-told = It was installed without the web client. To get the pages, install it again in the project folder, then restart the server:
no-client-api = What programs can ask this server

## Guests

# What somebody is called who has just come: a thing, which has no gender to get wrong, and a number.
guest-words =
    Balloon Bagel Biscuit Bluebell Button Cherry Clover Comet Cookie Cricket Crumpet Cupcake Daisy Domino
    Firefly Fountain Ginger Juniper Kite Lantern Lemon Lollipop Maple Marble Meadow Melody Muffin Pancake
    Parasol Peach Pebble Pepper Piano Plum Poppy Pretzel Pumpkin Puzzle Rainbow Snowdrop Sparrow Sunbeam
    Teapot Thistle Tulip Waffle Walnut Willow
guest-name = { $word } { $number }

## When the page is closed

notice-turn-title = It is your turn
notice-turn = { $round ->
    [0] Choose your { $market }, with { $names }.
   *[other] Round { $round }, with { $names }.
}
notice-day-title = One day left for your turn
notice-day = { notice-turn }
notice-over-title = The game is over
notice-over = See how it ended, with { $names }.
notice-invitation-title = A seat is kept for you
notice-invitation = With { $names }: sit down, or say no.
notice-challenge-title = Another game?
notice-challenge = With { $names }: play again, or say no.
notice-test-title = This is how messages reach you
notice-test = This is where messages arrive when the page is closed.
mail-confirm-title = Happy City: is this your address?
mail-confirm = { $name } would like messages from Happy City at this address. If that is you, open this link within 3 days:
mail-confirm-not = If not, do nothing: you will get no more mail from us.
mail-stop = No more mails of this kind: { $url }
mail-lost-title = Choose a new password
mail-lost = Somebody, most likely you, wants a new password for { $name }. This link works once, within the next hour. If it was not you, do nothing: the password stays as it is.

## A seat for language models (TextArena, OpenEnv)

prompt-game = Happy City is a card game for { $players } players. You are player { $seat }; the first player is player 0. Build the city with the most points: { $scoring ->
    [sum] its inhabitants plus its hearts
   *[product] its inhabitants times its hearts
}. The game ends after the round in which a city reaches ten cards.
prompt-answer = Answer with exactly one of the legal moves, in square brackets, like this: [{ $move }]
prompt-legal = Legal moves:
