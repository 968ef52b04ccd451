### The rules, in short paragraphs. Cards ($zoo …), signs ($coin $heart $person $window) and kinds ($yellow …) are drawn where they stand.
### *words* are bold.

web-rules-title = The rules
web-rules-lead = For { $least } to { $most } players, about 30 minutes. You build a city of ten cards in which many people live, and live happily.
web-rules-search = Search in the rules
web-rules-part-game = The game
web-rules-part-expert = Expert game
web-rules-part-grozilla = Grozilla
web-rules-part-young = Young players

web-rules-goal = The idea
web-rules-goal-1 = Round after round you buy buildings. Some bring { $coin } coins every round, some bring { $person } inhabitants, some bring { $heart } hearts.
web-rules-goal-2 = At the end you *multiply* inhabitants by hearts. So a city with many people and few hearts is worth little, and so is the opposite: keep both growing.

web-rules-setup = Set-up
web-rules-setup-1 = The buildings are in three shuffled decks, face down, by price: 1–3 ({ $deck1 } cards), 4–5 ({ $deck2 }) and 6–9 ({ $deck3 }). There are { $copies } copies of every building. The backs show how many cards of each colour a deck holds.
web-rules-setup-2 = Three piles of dwellings lie face up: { $house } { $apartment_block } { $luxury_residence }. Each pile has one card fewer than there are players.
web-rules-setup-3 = Two special buildings more than there are players are drawn from the family set ({ $family } cards). Everybody can see them; the others stay in the box.
web-rules-setup-4 = Everybody begins with { $start } coins and a { $happy_market }, white side up. It is the first card of the city.
web-rules-setup-5 = The first player is drawn at random, unless the host chooses, and stays first for the whole game.

web-rules-reading = Reading a card
web-rules-reading-1 = The *price* is in the corner. The roof shows the *colour*, repeated as a pattern and a sign. At the bottom is what the card brings.
web-rules-reading-2 = { $coin } One coin each, in *every* round: the *income*.
web-rules-reading-3 = { $person } One *inhabitant* each.
web-rules-reading-4 = { $heart } One *heart* each.
web-rules-reading-5 = A *crossed-out* symbol takes one away at the end.

web-rules-kinds = Five colours
web-rules-kinds-1 = Colours matter for the special buildings, and each has its own nature: { $yellow } shops bring coins, { $blue } public buildings a bit of everything, { $green } dwellings bring inhabitants, { $orange } leisure brings hearts, { $purple } industry brings coins at a price.

web-rules-round = A round
web-rules-round-1 = First everybody receives their *income*, all at once. Then everybody, in turn order, takes one *turn*.
web-rules-round-2 = This goes on until somebody’s city has { $places } cards.

web-rules-income = Income
web-rules-income-1 = You take one coin for every { $coin } in your city. The { $happy_market } pays from the very first round.
web-rules-income-2 = The bank never runs out, and nobody’s income is ever below 0.

web-rules-turn = Your turn
web-rules-turn-1 = Four steps, always in this order. What cannot be done is skipped.
web-rules-turn-2 = *Discard*: you may put one visible building away.
web-rules-turn-3 = *Refill*: reveal cards until three buildings are visible.
web-rules-turn-4 = *Buy*: one card, or take 1 coin.
web-rules-turn-5 = *Special*: you may take a special building, if your city meets its condition.

web-rules-discard = 1 · Discard
web-rules-discard-1 = You *may* put one of the visible buildings on the discard pile of its own deck: because it is of no use to you, or of too much use to your neighbour.
web-rules-discard-2 = In the very first turn of the game there is nothing to discard.

web-rules-refill = 2 · Refill
web-rules-refill-1 = You *must* reveal cards until exactly three buildings are visible. For each one you choose the deck, after seeing the card before.
web-rules-refill-2 = When a deck runs out, its discard pile is shuffled at once and becomes the deck.

web-rules-buy = 3 · Buy
web-rules-buy-1 = Choose one: a visible building, a dwelling whose pile is not empty, or nothing. Pay the price to the bank.
web-rules-buy-2 = Whoever buys nothing takes { $coin } 1 coin. You may always do that, even if you could buy something.
web-rules-buy-3 = A city never holds *two cards of the same name*.

web-rules-city = The city
web-rules-city-1 = A bought card goes to the first free place: 1 to 5 in the upper row from left to right, then 6 to 10 below. There is never an eleventh card.

web-rules-special = 4 · Special building
web-rules-special-1 = Each special building asks for cards of certain colours. If your city holds at least those, you may take it. It costs *nothing* and goes to the next free place.
web-rules-special-2 = Only *one* special building per player in the whole game: is it the right one, or do you wait for a better one, at the risk that somebody else takes it?
web-rules-special-3 = What counts for the condition is in your city now. Special buildings themselves have no colour. After a tenth card there is no room for one.

web-rules-end = The end
web-rules-end-1 = As soon as a city has { $places } cards, special building included, the round is played to its end. So everybody has had the same number of turns. Then you count.

web-rules-scoring = Scoring
web-rules-scoring-1 = Add up your { $person } inhabitants and your { $heart } hearts. Each crossed-out symbol subtracts 1. Multiply: every { $window } lit window is a point.
web-rules-scoring-2 = This city has { $inhabitants } inhabitants. It shows { $shown } hearts, and { $steelworks } takes { $crossed } away. { $inhabitants } × { $hearts } = { $points } points.

web-rules-ties = Ties
web-rules-ties-1 = The most points win. If tied, the most coins win. If still tied, the victory is shared.

web-rules-expert = What is different
web-rules-expert-1 = The special buildings come from the expert set ({ $expert } cards). Each has an effect of its own.
web-rules-expert-2 = The { $happy_market } has a colour, which counts for conditions. When the special buildings are on the table, the *last* player chooses a market first, then the others in reverse order, the first player last. There is one of each colour.
web-rules-expert-3 = What happens *at once* when you take a special building must be carried out.

web-rules-words = The words on the cards
web-rules-words-1 = *Neighbours* sit to your left and right. With two players both are the same person, who counts once.
web-rules-words-2 = The *effect* of a card is its income, hearts and inhabitants. A copy never takes over the colour.
web-rules-words-3 = *Income* is everything with the { $coin } symbol. Coins from { $arcade }, { $louvre }, { $versailles }, { $castle } or taken “at once” are not income.
web-rules-words-4 = Dwellings and coloured markets count towards their *colour*. Destroyed cards count for nothing.
web-rules-words-5 = Where you may choose a neighbour or an opponent and one choice is simply the best, the game makes it for you and shows it.
web-rules-words-6 = Hearts and inhabitants that depend on other cards are counted at the end; such income is counted whenever income matters.

web-rules-phases = Around the income
web-rules-phases-1 = *Before* the income: { $arcade }.
web-rules-phases-2 = *The income* itself: first worked out for all, then paid.
web-rules-phases-3 = *With* it: { $louvre }. *After* it: { $versailles }.

web-rules-effects = All expert cards
web-rules-effects-1 = In the order of their conditions. Choose a card for its rulings.

web-rules-finale = At the very end
web-rules-finale-1 = Effects are settled in this order:
web-rules-finale-2 = { $arcade } pays once more, because coins break ties.
web-rules-finale-3 = Whoever has the { $sphinx } decides, then { $pyramid_of_khufu } takes its best neighbour.
web-rules-finale-4 = Incomes, then hearts and inhabitants, then points.
web-rules-finale-5 = { $concert_hall } takes its points away, and { $japanese_garden } doubles last.

web-rules-monsters-come = Monsters!
web-rules-monsters-come-1 = With this expansion there is a fourth deck: { $multicoloured } multicoloured buildings and { $monsters } monsters, shuffled together. Beside it lie { $tokens } Stop-Zilla tokens, 3 of each colour. The expansion goes with either set of special buildings.
web-rules-monsters-come-2 = You may refill from the fourth deck as from any other. When it is empty it is not rebuilt.
web-rules-monsters-come-3 = A monster you reveal does not stay on the table: it comes to *you*. You go on refilling.

web-rules-monster = A monster comes
web-rules-monster-1 = If you hold a token of its colour, you *must* spend it. The monster moves on to your left neighbour at once, and may be sent on from there too.
web-rules-monster-2 = Otherwise it stays in front of your city and has its effect until you get rid of it.
web-rules-monster-3 = *To get rid of it*, buy a card of its colour. It walks to your left neighbour.

web-rules-destruction = A second monster
web-rules-destruction-1 = If a monster stands there already when another one comes, the first one *destroys* a card of your city. You choose which; { $market } and special building are no exceptions.
web-rules-destruction-2 = The monster stays on that card for the rest of the game. The card has no name, colour or effect any more. Its place still counts as one of the ten, and the monster keeps its effect.

web-rules-tokens = Stop-Zilla tokens
web-rules-tokens-1 = When you buy the *third or sixth* card of a colour, you take a token of that colour, if one is left.
web-rules-tokens-2 = A token wards off one monster of its colour. Or you pay with it: it stands for 2 coins, without change. Spent tokens leave the game.

web-rules-many = Many colours
web-rules-many-1 = A multicoloured card has *all* its colours: for tokens, for monsters, for discounts, for everything that counts.
web-rules-many-2 = Only when you take a special building does each of them count as *one* card of *one* of its colours, whichever suits you best.

web-rules-five = The five monsters
web-rules-five-1 = In front of a city or on a destroyed card, they do the same:

web-rules-young = Add instead of multiply
web-rules-young-1 = For those who do not multiply yet: at the end, inhabitants *plus* hearts. Choose “add up” when you open the table. Everything else stays the same.

web-rules-players = Players
web-rules-per-pile = Dwellings in each pile
web-rules-specials = Special buildings
