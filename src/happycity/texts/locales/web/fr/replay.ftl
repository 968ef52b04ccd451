### Revoir une partie terminée, ou un enregistrement apporté.

web-replay-title = Revoir une partie
web-replay-of = Revoir : { $names }
web-replay-coming = La partie se met en place…
web-replay-not-found = Cette partie ne peut pas être montrée
web-replay-again = Réessayer
web-replay-drop = Déposez un enregistrement ici
web-replay-drop-about = Un fichier téléchargé après une partie (.json ou .jsonl). Il est montré, pas conservé.
web-replay-choose = Choisir un fichier
web-replay-refused = Impossible d’afficher « { $file } »
web-replay-no-record = Il ne contient aucun enregistrement d’une partie de Happy City.
web-replay-no-record-line = La ligne { $line } n’est pas l’enregistrement d’une partie de Happy City.
web-replay-cure = Choisissez un fichier téléchargé après une partie, ou téléchargez celui-ci de nouveau.
web-replay-which = { $games ->
    [one] { $games } partie dans ce fichier
   *[other] { $games } parties dans ce fichier : laquelle ?
}
web-replay-game = Partie { $number }
web-replay-controls = Commandes
web-replay-scrub = Étape de la partie
web-replay-where = { $round ->
    [0] Étape { $step } sur { $last }
   *[other] Étape { $step } sur { $last } · manche { $round }
}
web-replay-play = Lire
web-replay-pause = Pause
web-replay-step = Étape suivante
web-replay-step-back = Étape précédente
web-replay-turn = Tour suivant
web-replay-turn-back = Tour précédent
web-replay-round = Manche suivante
web-replay-round-back = Manche précédente
web-replay-speed = Vitesse
web-replay-times = { $speed } ×
web-replay-eyes = La ville placée devant vous
web-replay-download = Télécharger l’enregistrement
web-replay-to-sheet = Feuille de score

web-result-show = Montrer le résultat
web-result-unseen = Pas encore vue
web-result-unseen-about = Vous n’avez pas encore vu cette partie : son résultat reste caché.
web-result-watch = Revoir la partie
