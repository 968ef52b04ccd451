### What special buildings and monsters do, in at most 34 letters: for places where the sentence (effect-…) has no room.

brief-copy-neighbour-place = Copies a neighbour’s same place
brief-toll = A neighbour pays { $price_at_least }+: { coins-taken }
brief-coins-per-card-now = At once { coins-taken } per card
brief-discount = { coins-taken } off { cards-of-colour }
brief-copy-previous-place = Like the card before it
brief-per-own-colour = { gain } per { card-of-colour }
brief-encore = { $lose_income_at_end ->
    [0] At once { $times_income_now } × income
   *[other] At once { $times_income_now } × income; end − income
}
brief-small-city = { $exactly } cards: { amount-hearts }; fewer: { $hearts_if_fewer }
brief-replace-last = { amount-hearts }, replaces the last card
brief-lowest-price-of-deck = Three decks at their lowest price
brief-lowest-income = { amount-income } while yours is lowest
brief-copy-special = At the end: copies a special one
brief-tax-richest = Each round { coins-taken } of the richest
brief-most-colour = Most { colour-name } { $hearts }, tied { $hearts_if_tied }, else { $hearts_otherwise } heart
brief-next-card-free = Your next card is free
brief-coins-for-all-now = { amount-hearts }; everybody takes { coins-taken }
brief-fewest-colour = Fewest { colour-name }, tied too: { amount-income }
brief-per-left-neighbour-colour = Left: { gain } per { card-of-colour }
brief-coins-for-passing = If you buy nothing: { coins-taken }
brief-adjacent-same-colour = 2 or 3 cards of one colour around
brief-per-neighbour-colour = { gain } per { card-of-colour } beside
brief-poorer-than-neighbours = Income below both: { $hearts }, else { $hearts_otherwise } heart
brief-borrow-income = { $phases } rounds: also another’s income
brief-per-heart-inhabitant-pair = { amount-income } per heart + inhabitant
brief-coins-before-income = { coins-taken } a round if you have any
brief-next-two-same-colour = Next two alike: { amount-hearts }, else { $hearts_otherwise }
brief-per-colour-before = { amount-income } per colour before it
brief-without-colour = No { cards-of-colour-counted }: { gain }
brief-double-points-below = Doubles your points below { $points }
brief-no-discard = You may not discard
brief-gift-each-turn = Each turn { coins-taken } to an opponent
brief-crossed-out = Your city: { gain } less

# before a number and its symbol: what a special building is worth at this moment
web-table-now = now
