### The deal of the day: its page, its standings, and what is shared of it.

web-daily-title = Donne du jour
web-daily-lead = Les mêmes cartes pour tout le monde, contre les deux mêmes robots. Vous avez un seul essai par donne.
web-daily-coming = On mélange…
web-daily-alone = Sans serveur, personne à qui se comparer : ces donnes sont les mêmes sur tous les appareils sans serveur, et ne comptent pas.
web-daily-day = Jour
web-daily-today = Aujourd’hui
web-daily-yesterday = Hier
web-daily-next = De nouvelles donnes arrivent à { $time }.
web-daily-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}

## A deal

web-daily-against = Vous contre { $names }
web-daily-seat = { $seat ->
    [1] Vous commencez.
    [2] Vous jouez en deuxième.
   *[other] Vous jouez en troisième.
}
web-daily-play = Jouer
web-daily-go-on = Continuer
web-daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-daily-better = mieux que { $share } des { $others } autres
web-daily-finished = { $players ->
    [0] Personne ne l’a encore terminée.
    [one] { $players } personne l’a terminée.
   *[other] { $players } personnes l’ont terminée.
}
web-daily-closed = Vous avez abandonné celle-ci.
web-daily-late = Elle s’est terminée trop tard pour compter.
web-daily-missed = Vous n’avez pas joué celle-ci.
web-daily-standings = Classement

## Standings

web-daily-standings-of = { $mode }, { $day }
web-daily-sealed = Terminez cette donne, et vous verrez comment tout le monde l’a jouée.
web-daily-nobody = Personne n’a terminé cette donne.
web-daily-no-day = Il n’y a aucune donne à voir pour ce jour-là.
web-daily-to-today = Vers les donnes du jour
web-daily-rank = Place { $rank } sur { $seats } à la table
web-daily-first = Les dix premières places
web-daily-column-points = Points
web-daily-column-players = Personnes
web-daily-reached = Qui a obtenu combien
web-daily-reached-about = personnes par points
web-daily-reached-mine = Vous : { $points }
web-daily-lines = Manche par manche
web-daily-mine = Votre partie
web-daily-masters = La partie du maitre bâtisseur
web-daily-master-plays = Le maitre bâtisseur joue encore cette donne. Revenez dans une minute.
web-daily-replay-mine = Revoir votre partie
web-daily-replay-master = Revoir la partie du maitre bâtisseur
web-daily-nothing = rien

## Sharing

web-daily-share = Partager
web-daily-share-about = Seuls vos points et votre bâtiment spécial sont révélés : les autres peuvent encore jouer la donne.
web-daily-share-line = Happy City, { $day }, { $mode } : { $points }
web-daily-send = Partager
web-daily-copy = Copier la ligne
web-daily-copied = Copiée
web-daily-picture = Enregistrer l’image
web-daily-picture-of = Image à partager : { $line }
web-daily-with-name = Avec mon nom

## Fairness

web-daily-fair = Comment en être sûr
web-daily-fair-how = Un secret décide des donnes d’une journée. Son sceau est montré la veille, le secret lui-même quand la journée est finie. Chacun peut alors vérifier une partie :
web-daily-commitment-of = Sceau du { $day }
web-daily-secret-of = Secret du { $day }
web-daily-fair-open = Sans serveur, c’est la date qui décide des donnes : elles ne sont pas secrètes.

## Elsewhere

web-daily-mark = donne du jour
web-daily-see = Voir le classement
