### Ce que font bâtiments spéciaux et monstres, en 34 lettres au plus : là où la phrase (effect-…) n’a pas la place.

brief-copy-neighbour-place = Copie la même place chez un voisin
brief-toll = Voisin qui paie { $price_at_least }+ : { coins-taken }
brief-coins-per-card-now = Tout de suite : { coins-taken } par carte
brief-discount = { coins-taken } de moins : { cards-of-colour }
brief-copy-previous-place = Comme la carte précédente
brief-per-own-colour = { gain } par { card-of-colour }
brief-encore = { $lose_income_at_end ->
    [0] De suite : { $times_income_now } × revenu
   *[other] De suite { $times_income_now } × revenu ; fin − revenu
}
brief-small-city = { $exactly } cartes : { amount-hearts } ; moins : { $hearts_if_fewer }
brief-replace-last = { amount-hearts }, remplace la dernière
brief-lowest-price-of-deck = Trois pioches au prix le plus bas
brief-lowest-income = { amount-income } si le plus bas
brief-copy-special = Fin : copie un bâtiment spécial
brief-tax-richest = Par manche : { coins-taken } du plus riche
brief-most-colour = Max. { colour-name } { $hearts }, égal { $hearts_if_tied }, sinon { $hearts_otherwise } cœur
brief-next-card-free = La prochaine carte est gratuite
brief-coins-for-all-now = { amount-hearts } ; chacun prend { coins-taken }
brief-fewest-colour = Min. { colour-name } (égal) : { amount-income }
brief-per-left-neighbour-colour = { gain } / { card-of-colour } à gauche
brief-coins-for-passing = Si vous n’achetez rien : { coins-taken }
brief-adjacent-same-colour = 2 ou 3 cartes de même couleur
brief-per-neighbour-colour = { gain } par { card-of-colour } voisine
brief-poorer-than-neighbours = Revenu moindre : { $hearts }, sinon { $hearts_otherwise } cœur
brief-borrow-income = { $phases } manches : aussi un autre revenu
brief-per-heart-inhabitant-pair = { amount-income } par cœur + habitant
brief-coins-before-income = { coins-taken } par manche, si une
brief-next-two-same-colour = 2 suivantes : { $hearts }, sinon { $hearts_otherwise } cœur
brief-per-colour-before = { amount-income } par couleur avant
brief-without-colour = Sans { cards-of-colour-counted } : { gain }
brief-double-points-below = Double vos points sous { $points }
brief-no-discard = Vous ne pouvez pas défausser
brief-gift-each-turn = Par tour { coins-taken } à un adversaire
brief-crossed-out = Votre ville : { gain } de moins

# before a number and its symbol: what a special building is worth at this moment
web-table-now = vaut
