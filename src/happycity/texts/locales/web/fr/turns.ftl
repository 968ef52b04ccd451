### À qui le tour, qui commence, qui joue encore.

web-table-first = Commence chaque manche
web-table-last-to-come = Dernière manche ! Doivent encore jouer : { $players }
web-table-one-more = encore 1 tour
web-table-no-more = a fini
web-table-ask-destroy-by = { $monster } frappe votre ville : quelle carte prend-il ?
web-table-hand-over = { $player }, à vous !
web-table-news-tool = Nouvelles
web-table-all-cards = Cartes et monstres
web-table-deck-monsters = Monstres de cette pioche
web-table-doing-end = peut encore revenir sur sa décision
web-table-struck = Un monstre frappe { $player } !
