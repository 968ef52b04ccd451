### Club evenings: making one, its page, the wall.

web-evening-title = Soirée de club
web-evening-lead = Beaucoup de tables en une soirée, à la maison ou sur une semaine : les mêmes cartes pour tous, ou un adversaire après l’autre.
web-evening-many = Beaucoup de monde, beaucoup de tables ?
web-evening-coming = Un instant…
web-evening-make = Organiser une soirée
web-evening-name = Comment s’appelle-t-elle ?
web-evening-kind = Comment jouez-vous ?
web-evening-kind-duplicate = Duplicate
web-evening-kind-swiss = Suisse
web-evening-kind-round-robin = Toutes rondes
web-evening-how-duplicate = Toutes les tables d’une ronde jouent les mêmes cartes. On vous compare à tous ceux qui ont eu votre siège : un point pour chacun qui a moins, un demi-point pour chacun qui a autant, en pour cent ; à égalité de points, les pièces décident. Des robots remplacent les absents. Les parties ne sont pas classées.
web-evening-how-swiss = À chaque ronde, vous jouez avec des personnes proches de vous au classement et que vous n’avez pas rencontrées. Les victoires comptent, puis les scores de celles que vous avez rencontrées. Qui reste seul se repose : cela compte comme sa moyenne. Les parties sont classées.
web-evening-how-round-robin = On joue à deux, et chacun rencontre chacun une fois. Les victoires comptent, puis les scores des personnes rencontrées. Un repos compte comme votre moyenne. Les parties sont classées.
web-evening-how-adjusted = « Sans la chance » est votre part des victoires, moins ce que les cartes cachées ont fait à vos chances.
web-evening-players = Joueurs par table
web-evening-rounds = Rondes
web-evening-pace = La ronde suivante commence
web-evening-pace-break = après une minute
web-evening-pace-host = quand je le dis
web-evening-needs-host = Il faut un compte pour organiser une soirée.
web-evening-mine = Mes soirées

## An evening

web-evening-gathering = { $people ->
    [0] On attend du monde
    [one] On attend : { $people } personne pour l’instant
   *[other] On attend : { $people } personnes pour l’instant
}
web-evening-over = La soirée est terminée.
web-evening-round = Ronde { $round } sur { $rounds }
web-evening-next-in = La suivante commence dans { $seconds } s.
web-evening-next-waits = La suivante commence quand la personne qui organise le dit.
web-evening-tables-of = tables de { $seats }
web-evening-many-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
web-evening-between-break = une minute entre les rondes
web-evening-between-host = la personne qui organise lance chaque ronde
web-evening-least = Il faut au moins { $least } personnes.
web-evening-invite = Qui ouvre ce lien peut participer, sans compte.
web-evening-invite-rated = Qui ouvre ce lien et a un compte peut participer.
web-evening-link = Lien vers cette soirée
web-evening-qr = QR code avec le lien vers cette soirée
web-evening-enter = Participer
web-evening-leave = Quitter la soirée
web-evening-leave-sure = Touchez encore : plus de rondes pour vous
web-evening-you-left = Vous avez quitté la soirée : vous ne jouez plus de ronde.
web-evening-needs-account = Ces parties comptent : il vous faut un compte.
web-evening-wall = Pour le mur
web-evening-back = Vers la soirée
web-evening-begun = La ronde { $round } a commencé : vers votre table

## Its host and its people

web-evening-hosting = Vous organisez la soirée
web-evening-start = Commencer
web-evening-next = Ronde suivante
web-evening-end = Terminer la soirée
web-evening-end-sure = Touchez encore : plus de rondes
web-evening-people = Qui participe
web-evening-left = n’est plus là
web-evening-remove = Retirer { $name } de la liste
web-evening-remove-sure = Touchez encore

## Tables

web-evening-tables = Tables
web-evening-table = Table { $number }
web-evening-table-playing = en jeu
web-evening-table-over = terminé
web-evening-table-closed = sans résultat
web-evening-my-table = Aller à la table { $number }
web-evening-done = Votre table a terminé. Les autres jouent encore.
web-evening-rest = Vous vous reposez à cette ronde.
web-evening-bot = Robot

## Standings

web-evening-standings = Classement
web-evening-column-match = points de match
web-evening-column-victories = victoires
web-evening-column-strength = force des adversaires
web-evening-column-adjusted = sans la chance
web-evening-column-games = parties
web-evening-not-yet = pas encore
web-evening-results = À garder :
web-evening-all-games = Toutes les parties
