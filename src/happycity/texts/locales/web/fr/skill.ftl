### Comment choisit le lecteur, sur de nombreuses parties : la page, et le paquet d’exercices. $cost, $low et $high : des points tels qu’on les écrit.

web-skill-title = Vos choix
web-skill-lead = { $games ->
    [1] Ce que coutent vos choix sur une partie, sans la chance des cartes.
   *[other] Ce que coutent vos choix sur de nombreuses parties, sans la chance des cartes.
}
web-skill-to = Vos choix sur de nombreuses parties
web-skill-cost = Vos choix coutent { $cost } points chacun.
web-skill-like = Vous choisissez comme ce niveau : { $level }.
web-skill-like-between = Vous choisissez comme les niveaux de { $weakest } à { $strongest }.
web-skill-few = { $decisions ->
    [one] 1 vrai choix jusqu’ici : les chiffres viennent à partir de { $least }.
   *[other] { $decisions } vrais choix jusqu’ici : les chiffres viennent à partir de { $least }.
}
web-skill-none = Que coutent vos choix ? Jouez une partie et examinez-la ici.
web-skill-look = { $games ->
    [one] Examiner votre dernière partie
   *[other] Examiner vos { $games } dernières parties
}
web-skill-more = { $games ->
    [one] Examiner 1 partie de plus
   *[other] Examiner { $games } parties de plus
}
web-skill-looking = Examen de la partie { $done } sur { $of }
web-skill-decisions = { $decisions } choix
web-skill-too-few = moins de { $least } choix
web-skill-games = Parties
web-skill-victories = Victoires
web-skill-adjusted = Sans la chance
web-skill-course = Ce que coute un choix
web-skill-course-about = { $games ->
    [1] points sur cette partie : moins, c’est mieux
   *[other] points sur les dix dernières parties : moins, c’est mieux
}
web-skill-luck = Ce qu’ont fait les cartes
web-skill-luck-about = { $games ->
    [1] points sur cette partie
   *[other] points par partie
}
web-skill-luck-mean = { $games ->
    [1] Sur cette partie { $luck }.
   *[other] En moyenne { $luck }.
}
web-skill-game = Partie
web-skill-range = 95 %
web-skill-you = Vous
web-skill-no-cards = Une carte apparait ici dès qu’elle vous a couté quelque chose pour la deuxième fois.
web-skill-colour-built = Construit : { $points }
web-skill-colour-missed = Laissé de côté : { $points }
web-skill-kept = Calculé et gardé dans ce navigateur, pour vous seul. Tout part quand vous supprimez vos données.

## Le paquet d’exercices

web-skill-deck = Paquet d’exercices
web-skill-deck-about = Des positions où vous pouvez trouver mieux. Ce que vous trouvez revient après 3, 7, 16 et 35 jours, le reste demain.
web-skill-deck-due = { $cards ->
    [one] 1 position vous attend.
   *[other] { $cards } positions vous attendent.
}
web-skill-deck-more = { $cards ->
    [one] et { $cards } autre
   *[other] et { $cards } autres
}
web-skill-deck-next = Rien n’attend. La prochaine vient le { $date }.
web-skill-deck-empty = Rien à travailler : aucun choix n’a couté 5 points ou plus.
web-skill-deck-card = { story-round } : « { $move } », { web-review-points }
web-skill-deck-go = S’exercer
web-practice-deck = Retour au paquet
