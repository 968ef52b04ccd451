### Was Spezialgebäude und Monster tun, in höchstens 34 Buchstaben: wo der Satz (effect-…) keinen Platz hat.

brief-copy-neighbour-place = Wie Nachbars Karte am selben Platz
brief-toll = Nachbar zahlt { $price_at_least }+: { coins-taken }
brief-coins-per-card-now = Sofort { coins-taken } je Karte
brief-discount = { cards-of-colour } um { coins-taken } billiger
brief-copy-previous-place = Wie die Karte davor
brief-per-own-colour = { gain } je { card-of-colour }
brief-encore = { $lose_income_at_end ->
    [0] Sofort { $times_income_now } × Einkommen
   *[other] { $times_income_now } × Einkommen, am Ende −Einkommen
}
brief-small-city = { $exactly } Karten: { amount-hearts }; weniger: { $hearts_if_fewer }
brief-replace-last = { amount-hearts }, ersetzt die letzte Karte
brief-lowest-price-of-deck = Drei Stapel zum niedrigsten Preis
brief-lowest-income = { amount-income }, wenn am niedrigsten
brief-copy-special = Ende: kopiert ein Spezialgebäude
brief-tax-richest = Jede Runde { coins-taken } vom Reichsten
brief-most-colour = Max. { colour-name } { $hearts } Herzen, = { $hearts_if_tied }, sonst { $hearts_otherwise }
brief-next-card-free = Deine nächste Karte ist kostenlos
brief-coins-for-all-now = { amount-hearts }; jeder nimmt { coins-taken }
brief-fewest-colour = Min. { colour-name } (auch =): { amount-income }
brief-per-left-neighbour-colour = Links: { gain } je { card-of-colour }
brief-coins-for-passing = Wenn du nichts kaufst: { coins-taken }
brief-adjacent-same-colour = 2 oder 3 gleichfarbige daneben
brief-per-neighbour-colour = { gain } je { card-of-colour } daneben
brief-poorer-than-neighbours = Weniger als beide: { $hearts }, sonst { $hearts_otherwise } Herz
brief-borrow-income = { $phases } Runden auch fremdes Einkommen
brief-per-heart-inhabitant-pair = { amount-income } je Herz + Einwohner
brief-coins-before-income = { coins-taken } je Runde, falls du hast
brief-next-two-same-colour = Nächste 2 gleich: { $hearts }, sonst { $hearts_otherwise } Herz
brief-per-colour-before = { amount-income } je Farbe davor
brief-without-colour = Ohne { cards-of-colour }: { gain }
brief-double-points-below = Verdoppelt Punkte unter { $points }
brief-no-discard = Du darfst nichts abwerfen
brief-gift-each-turn = Jeden Zug { coins-taken } an einen Gegner
brief-crossed-out = Deine Stadt: { gain } weniger

# before a number and its symbol: what a special building is worth at this moment
web-table-now = jetzt
