### La fin d’une partie : feuille de score, récit, ce qu’on peut emporter.

web-end-coming = On compte…
web-end-not-found = Cette partie ne peut pas être montrée
web-end-not-yet = Pas encore
web-end-again = Réessayer
web-end-after = { $round ->
    [one] Après { $round } manche
   *[other] Après { $round } manches
}
web-end-wins = { $who ->
    [you] Vous gagnez !
   *[other] Victoire { DE($name) } !
}
web-end-wins-by-coins = { $who ->
    [you] { $coins ->
        [one] Vous gagnez d’une seule pièce !
       *[other] Vous gagnez de { $coins } pièces !
    }
   *[other] { $coins ->
        [one] Victoire { DE($name) }, d’une seule pièce !
       *[other] Victoire { DE($name) }, de { $coins } pièces !
    }
}
web-end-shared = { $who ->
    [you] Victoire partagée : vous et { $names } !
   *[other] Victoire partagée : { $names } !
}
web-end-windows = { $points ->
    [one] { $points } fenêtre éclairée
   *[other] { $points } fenêtres éclairées
}
web-end-why-points = { $scoring ->
    [sum] { amount-points } contre { $others }.
   *[product] { web-end-windows } contre { $others }.
}
web-end-why-coins = { $scoring ->
    [sum] { amount-points } aussi pour { $names } ; en cas d’égalité, les pièces décident.
   *[product] { web-end-windows } aussi pour { $names } ; en cas d’égalité, les pièces décident.
}
web-end-why-shared = { $scoring ->
    [sum] { amount-points } et { amount-coins } de chaque côté : la victoire est partagée.
   *[product] { web-end-windows } et { amount-coins } de chaque côté : la victoire est partagée.
}
web-end-result = Le résultat
web-end-see-story = Voir le récit
web-end-rematch-offered = Quelqu’un aimerait rejouer.
web-end-play = Faire une partie
web-end-sheet = Feuille de score
web-end-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
web-end-place = Emplacement { $place }
web-end-in-front = Devant la ville
web-end-product = { $scoring ->
    [sum] Habitants + cœurs
   *[product] Habitants × cœurs
}
web-end-at-end = À la fin
web-end-points = Points
web-end-effects = Ce qu’ont fait les cartes spéciales
web-end-note-copied = Copie { $card }.
web-end-note-neighbour = { $who ->
    [you] Ville prise en compte : la vôtre.
   *[other] Ville prise en compte : { $name }.
}
web-end-story = Le récit de cette partie
web-end-story-coming = Le récit se prépare : chaque carte est retournée encore une fois…
web-end-chart-points = Points
web-end-chart-points-about = { $scoring ->
    [sum] habitants + cœurs après chaque manche
   *[product] habitants × cœurs après chaque manche
}
web-end-chart-income = Revenu
web-end-chart-income-about = pièces par manche
web-end-chart-coins = Pièces
web-end-chart-coins-about = en main au début du tour
web-end-chart-chances = Chances de gagner
web-end-chart-chances-about = estimées après chaque étape
web-end-chart-seat = { $name } : { $value }.
web-end-column-round = Manche
web-end-as-table = Afficher en tableau
web-end-rounds = Manche par manche
web-end-moment-chance = { $who ->
    [you] Vos chances : { $before } → { $after }
   *[other] { story-moment-chance }
}
web-end-keep = À garder et à partager
web-end-replay = Revoir la partie
web-end-share = Partager
web-end-record = Télécharger l’enregistrement
web-end-link = Lien vers cette partie
web-end-copied = Le lien est copié.
web-end-fair = Le mélange des cartes était-il équitable ?
web-end-fair-how = Avant le premier coup, la table montrait un sceau : l’empreinte SHA-256 d’un secret qui décide de chaque mélange. Le secret est maintenant connu, et chacun peut vérifier qu’il correspond au sceau et que les cartes étaient dans l’ordre qu’il donne.
web-end-fair-how-shared = Avant le premier coup, la table montrait un sceau : l’empreinte SHA-256 d’un secret. Puis le navigateur de chaque personne a ajouté une part promise auparavant. Le secret et les parts décident ensemble de chaque mélange : personne ne pouvait en choisir un. Tout est maintenant connu, et chacun peut le vérifier.
web-end-fair-checking = Vérification dans ce navigateur…
web-end-fair-right = Vérifié dans ce navigateur : le secret correspond au sceau, et tous les mélanges en découlent.
web-end-fair-right-noted = Vérifié dans ce navigateur : c’est bien le sceau montré à la table, le secret y correspond, et tous les mélanges en découlent.
web-end-fair-right-shared = Vérifié dans ce navigateur : le secret et les parts correspondent à ce que la table a montré, et tous les mélanges en découlent.
web-end-fair-right-shared-noted = Vérifié dans ce navigateur : le secret et les parts correspondent à ce qui vous a été montré à la table, et tous les mélanges en découlent.
web-end-fair-parts = Parts de ce mélange : { $players }.
web-end-fair-withheld = Part non donnée à temps, donc absente de ce mélange : { $players }.
web-end-fair-wrong = Pas comme promis : dans l’enregistrement, { $place } ne découle pas du secret.
web-end-fair-other-seal = Pas comme promis : ce n’est pas le sceau montré à la table.
web-end-fair-secret = Pas comme promis : le secret ne correspond pas au sceau.
web-end-fair-not-mine = Pas comme promis : votre part n’est pas dans ce mélange.
web-end-fair-not-taken = Pas comme promis : votre part a été donnée à temps, et n’est pas dans ce mélange.
web-end-fair-left-out = Pas comme promis : une part que quelqu’un avait promise manque ici.
web-end-fair-changed = Pas comme promis : la part donnée ici pour { $player } n’est pas celle qui était promise.
web-end-fair-repeated = Pas comme promis : la part donnée ici pour { $player } est aussi celle d’une autre personne.
web-end-fair-noted = Sceau montré à la table
web-end-commitment = Sceau
web-end-secret = Secret
web-end-part = Votre part
web-end-fair-check = Pour vérifier avec l’enregistrement téléchargé

web-rating-why = Pourquoi autant ?
web-rating-why-about = Une cote change selon ce que celles des autres ne laissaient pas attendre : un résultat attendu la fait peu bouger, une surprise beaucoup. Les premières parties la font bouger le plus, car le nombre n’est pas encore sûr.
