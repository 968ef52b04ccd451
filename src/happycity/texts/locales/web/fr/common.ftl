### Ce que dit chaque page du navigateur.

web-close = Fermer
web-to-start = Retour à l’accueil
web-new-version = Une nouvelle version de Happy City est prête.
web-new-version-use = L’utiliser maintenant
web-not-found-title = Il n’y a rien ici
web-not-found = Cette adresse ne mène nulle part : le lien a peut-être été coupé.
web-not-loaded-title = La page n’a pas pu être chargée
web-not-loaded = Vérifiez que vous êtes en ligne, puis réessayez.
web-sentence-separator = { ". " }
web-label-separator = { " : " }
web-between-sentences = { " " }
web-price = prix { $price }
web-points = { $points ->
    [one] point
   *[other] points
}
web-seat-label = { $who ->
    [you] Vous
   *[other] { $name }
}
web-name-at-seat = { $name } ({ seat-name })
web-slow = Pas encore de réponse : la connexion est peut-être lente. Rien n’est perdu. Attendez, ou rechargez la page.
web-rated = classée
web-rating-at = Cote { $rating }
web-rating-change = Cote { $before } → { $after } ({ $change })
web-rating-heard = Cote : { $before } avant cette partie, { $after } maintenant.
web-rematch = Rejouer
web-rematch-join = Accepter la revanche
web-rematch-decline = Non, merci
web-next-game = Partie suivante
web-formula-end = { $end ->
    [lost] , moins { $lost }
    [doubled] , doublé
   *[none] { "" }
}
web-formula = { $scoring ->
    [sum] { amount-inhabitants } plus { amount-hearts }{ web-formula-end } : { amount-points }
   *[product] { amount-inhabitants } fois { amount-hearts }{ web-formula-end } : { amount-points }
}
web-kind-white = { $market }
web-kind-yellow = commerce
web-kind-blue = bâtiment public
web-kind-green = logement
web-kind-orange = loisirs
web-kind-purple = industrie
web-short-too-poor = { $missing ->
    [one] il manque { $missing } pièce
   *[other] il manque { $missing } pièces
}
web-short-name-owned = dans votre ville
web-short-pile-empty = épuisé
web-short-condition-unmet = condition non remplie
web-short-special-taken = vous en avez un
web-short-city-full = plus de place
web-short-not-on-table = déjà pris
