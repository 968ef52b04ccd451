### La page d’accueil, la préparation d’une table et l’en-tête de chaque page.

web-start-me-unknown = Ma page
web-start-offline = Le serveur ne répond pas. Êtes-vous en ligne ? Rien n’est perdu, réessayez.
web-start-fault = Quelque chose a mal tourné de notre côté. Rien n’est perdu, réessayez.
web-start-again = Réessayer

## Le premier regard

web-start-tag = Dix cartes. Une ville heureuse.
web-start-sub = Les logements attirent des habitants { $person }, les loisirs apportent des cœurs { $heart }. Multipliez-⁠les : voilà vos points. De 2 à 5 joueurs, 30 minutes environ.
web-start-play = Jouer
web-start-play-about = Vous contre { $names } · { $mode }
web-start-learn = Apprendre en 5 minutes
web-start-friends = Entre amis
web-start-screen = Sur cet écran
web-start-mode-family = Familial
web-start-mode-expert = Expert
web-start-mode-sum = points additionnés

## Les parties en attente

web-start-waiting = Parties qui vous attendent
web-start-wait-turn = { $round ->
    [0] { $name } vous attend : choisissez votre couleur
   *[other] { $name } vous attend : manche { $round }, à vous
}
web-start-wait-other = { $round ->
    [0] { $name } choisit une couleur
   *[other] { $name } joue : manche { $round }
}
web-start-wait-screen = Votre partie sur cet écran : manche { $round }
web-start-wait-open = Votre table : { $taken } places occupées sur { $seats }
web-start-wait-asked = { $name } aimerait rejouer
web-start-wait-kept = { $name } vous garde une place
web-start-continue = Continuer
web-start-all-games = Toutes mes parties

## Les tables ouvertes

web-start-open = Tables ouvertes
web-start-open-of = Table { DE($name) }
web-start-open-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
web-start-sit = S’assoir
web-start-look = Regarder

## Votre table

web-start-table = Votre table
web-start-who = Qui joue ?
web-start-you = vous
web-start-me-name = Vous
web-start-add = ajouter
web-start-change = changer
web-start-friend = Quelqu’un
web-start-friend-about = par lien
web-start-here = ici
web-start-guest = Joueur { $number }
web-start-specials = Bâtiments spéciaux
web-start-family-about = licornes et pirates
web-start-expert-about = merveilles à surprises
web-start-grozilla-about = Des monstres, et une quatrième pioche
web-start-points = Points
web-start-multiply = Multiplier
web-start-multiply-about = 3 × 5 = 15
web-start-add-up = Additionner
web-start-add-up-about = 3 + 5 = 8, pour les plus jeunes
web-start-go-solo = Commencer à cette table
web-start-go-friends = Ouvrir la table et inviter
web-start-go-screen = Commencer sur cet écran
web-start-opening = Un instant…

## Qui s’assoit là

web-start-seat-title = Qui s’assoit ici ?
web-start-seat-friend = Quelqu’un à distance
web-start-seat-friend-about = Vous recevrez un lien à envoyer.
web-start-seat-here = Quelqu’un devant cet écran
web-start-seat-here-about = Vous vous passez l’appareil.
web-start-seat-bots = Un robot
web-start-seat-name = Nom
web-start-seat-done = C’est bon
web-start-seat-remove = Retirer cette place

## Autres options

web-start-more = Plus d’options
web-start-training = Entrainement
web-start-training-about = tout annuler, conseils, chances de gagner
web-start-visible = Qui peut venir ?
web-start-private = Sur invitation
web-start-private-about = avec le lien
web-start-public = Tout le monde
web-start-public-about = parmi les tables ouvertes
web-start-rating = Est-ce que ça compte ?
web-start-casual = Amicale
web-start-casual-about = on peut revenir en arrière
web-start-rated = Classée
web-start-rated-about = avec compte, sans robots
web-start-rated-account = Pour les parties classées, il vous faut un compte.
web-start-rated-make = En créer un
web-start-rated-people = Une partie classée se joue entre personnes : sans robots, et seul à cet écran.
web-start-rated-free = Libérer leurs places
web-start-clock = Pendule
web-start-clock-none = Aucune
web-start-clock-live = En direct
web-start-clock-slow = Tranquille
web-start-clock-time = Temps pour décider
web-start-clock-live-choice = { $seconds } s par coup, { $minutes } min en réserve
web-start-clock-slow-choice = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
web-start-chat = Discussion
web-start-chat-everybody = Tout le monde
web-start-chat-accounts = Avec un compte
web-start-chat-nobody = Réactions seulement
web-start-pause = Les robots jouent
web-start-pause-quick = vite
web-start-pause-calm = à un rythme facile à suivre
web-start-pause-slow = lentement

## Ailleurs

web-start-pages = Autres pages
web-start-to-rules = Règles
web-start-to-cards = Toutes les cartes
web-start-to-daily = Donne du jour
web-start-to-puzzles = Problèmes
web-start-to-games = Mes parties
web-start-to-replay = Revoir un enregistrement
web-start-to-ranking = Classement
web-start-to-tinkerers = Pour les bricoleurs
web-start-running = Parties à regarder
