### Co robią budynki specjalne i potwory, w najwyżej 34 literach: tam, gdzie zdanie (effect-…) się nie mieści.

brief-copy-neighbour-place = Jak to samo miejsce u sąsiada
brief-toll = Sąsiad płaci { $price_at_least }+: weź { coins-taken }
brief-coins-per-card-now = Od razu { coins-taken } za kartę
brief-discount = −{ coins-taken }: { cards-of-colour }
brief-copy-previous-place = Jak karta przed nim
brief-per-own-colour = { gain } za { card-of-colour }
brief-encore = { $lose_income_at_end ->
    [0] Od razu { $times_income_now } × dochód
   *[other] Od razu { $times_income_now } × dochód; koniec −dochód
}
brief-small-city = { $exactly } kart: { amount-hearts }; mniej: { $hearts_if_fewer }
brief-replace-last = { amount-hearts }, zastępuje ostatnią
brief-lowest-price-of-deck = Trzy talie po najniższej cenie
brief-lowest-income = { amount-income }, gdy masz najmniej
brief-copy-special = Na koniec: kopiuje specjalny
brief-tax-richest = Co rundę { coins-taken } od najbogatszego
brief-most-colour = Max. { colour-name } { $hearts }, remis { $hearts_if_tied }, albo { $hearts_otherwise }
brief-next-card-free = Następna karta jest za darmo
brief-coins-for-all-now = { amount-hearts }; każdy bierze { coins-taken }
brief-fewest-colour = Najmniej { cards-of-colour-counted }: { amount-income }
brief-per-left-neighbour-colour = Lewy { colour-name }: { gain }
brief-coins-for-passing = Gdy nic nie kupisz: { coins-taken }
brief-adjacent-same-colour = 2 lub 3 karty jednego koloru obok
brief-per-neighbour-colour = Obok: { gain } za { colour-name }
brief-poorer-than-neighbours = Dochód poniżej obu: { $hearts }, albo { $hearts_otherwise }
brief-borrow-income = { $phases } rundy: także cudzy dochód
brief-per-heart-inhabitant-pair = { amount-income } za serce + mieszkańca
brief-coins-before-income = { coins-taken } co rundę, gdy jakąś masz
brief-next-two-same-colour = Dwie po nim: { $hearts }, albo { $hearts_otherwise } serce
brief-per-colour-before = { amount-income } za kolor przed nim
brief-without-colour = Bez { cards-of-colour-counted }: { gain }
brief-double-points-below = Podwaja punkty poniżej { $points }
brief-no-discard = Nie możesz odrzucać
brief-gift-each-turn = Co turę { coins-taken } dla rywala
brief-crossed-out = Twoje miasto: mniej { gain }

# before a number and its symbol: what a special building is worth at this moment
web-table-now = teraz
