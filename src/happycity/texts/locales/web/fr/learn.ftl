### Apprendre : les six portes, la galerie des cartes, et ce que leurs pages partagent.

web-learn-title = Apprendre
web-learn-lead = Votre première partie en cinq minutes, ou une réponse à votre question.
web-learn-doors = Par où voulez-vous commencer ?
web-learn-tutorial = Tutoriel
web-learn-tutorial-text = Une vraie partie avec un guide sympathique. Environ 5 minutes.
web-learn-tutorial-again = Vous l’avez déjà suivi. Encore une fois ?
web-learn-rules = Règles
web-learn-rules-text = Tout, en paragraphes courts et illustrés.
web-learn-cards = Cartes
web-learn-cards-text = Les { $cards } cartes, avec recherche et filtres.
web-learn-faq = Questions
web-learn-faq-text = Les cas délicats, et comment ils se règlent.
web-learn-puzzles = Problèmes
web-learn-puzzles-text = Trouvez le coup qui est nettement le meilleur.
web-learn-numbers = Les cartes en chiffres
web-learn-numbers-text = Ce que vaut chaque carte, d’après des milliers de parties.
web-learn-back = Retour à Apprendre
web-learn-search-clear = Effacer la recherche
web-learn-nothing = Rien trouvé. Un autre mot, peut-être ?
web-learn-contents = Sommaire
web-learn-link = Lien vers « { $title } »

## Galerie

web-learn-gallery-title = Toutes les cartes
web-learn-gallery-lead = { $cards } cartes différentes. Choisissez-en une pour tout savoir sur elle.
web-learn-gallery-found = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-learn-gallery-search = Nom, effet… toute langue
web-learn-filters = Filtres
web-learn-filter-reset = Afficher toutes les cartes
web-learn-any = toutes
web-learn-colour = Couleur
web-learn-kind = Type
web-learn-deck = Pioche
web-learn-price = Prix
web-learn-set = Série
web-learn-set-base = jeu de base
web-learn-set-family = mode familial
web-learn-set-expert = mode expert
web-learn-set-grozilla = Grozilla
web-learn-sort = Ordre
web-learn-sort-box = comme dans la boite
web-learn-sort-name = par nom
web-learn-sort-cost = par prix
web-learn-sort-income = par revenu
web-learn-sort-inhabitants = par habitants
web-learn-sort-hearts = par cœurs
web-learn-uncertain-only = seulement les incertaines
web-learn-group-building = Bâtiments
web-learn-group-dwelling = Habitations
web-learn-group-market = { $market }
web-learn-group-family = Bâtiments spéciaux, mode familial
web-learn-group-expert = Bâtiments spéciaux, mode expert
web-learn-group-multicoloured = Bâtiments multicolores
web-learn-group-monster = Monstres
web-learn-group-all = Cartes
web-learn-kind-family = bâtiment spécial, mode familial
web-learn-kind-expert = bâtiment spécial, mode expert
web-learn-decks = Ce que contiennent les pioches
web-learn-decks-lead = Le dos d’une pioche dit combien elle a de cartes de chaque couleur. Voici lesquelles.
web-learn-deck-colour = { $count } × { colour-name }
web-learn-uncertain = incertaine
web-learn-uncertain-lead = Les cartes ainsi marquées ont des valeurs qu’aucune source ne confirme. Nous les avons reconstituées, en attendant qu’un propriétaire de la boite nous corrige.
web-learn-uncertain-fields = Aucune source ne confirme : { $fields }. Nous l’avons choisi pour que la pioche soit agréable à jouer ; un propriétaire de la boite peut nous corriger.
web-learn-field-name = le nom
web-learn-field-cost = le prix
web-learn-field-colours = les couleurs
web-learn-field-colour = la couleur
web-learn-field-income = le revenu
web-learn-field-hearts = les cœurs
web-learn-field-inhabitants = les habitants
web-learn-field-effect = le nombre dans l’effet
web-learn-brings = Elle rapporte
web-learn-effect = Effet
web-learn-needs = Il faut dans votre ville
web-learn-in-box = Dans la boite
web-learn-copies = { $copies ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
}
web-learn-copies-market = { $copies } exemplaires : un côté blanc, et de l’autre une couleur différente pour chacun
web-learn-faces = Toutes ses faces
web-learn-rulings = Précisions
web-learn-names = Dans les autres langues
web-learn-previous = Carte précédente
web-learn-next = Carte suivante
