### Problèmes : la page qui les choisit, et ce qui se dit pendant qu’on en résout un. $points : voir review.ftl.

web-puzzles-title = Problèmes
web-puzzles-lead = Dans chaque position, un coup est nettement le meilleur. Prenez votre temps et trouvez-le.
web-puzzles-go = Résoudre un problème
web-puzzles-again = En refaire un
web-puzzles-done = Vous les avez tous résolus. Que voulez-vous d’autre ?
web-puzzles-none = Il n’y a pas encore de tels problèmes.
web-puzzles-rating = Votre cote
web-puzzles-solved = Résolus
web-puzzles-of = { $solved } sur { $all }
web-puzzles-streak = De suite
web-puzzles-kept = Gardé dans ce navigateur, pour vous seul. Votre première réponse compte ; ce que vous avez manqué revient plus tard.
web-puzzles-theme = Sur quoi ?
web-puzzles-theme-any = N’importe
web-puzzles-theme-last-round = La dernière manche
web-puzzles-theme-tokens = Jetons Stop-Zilla
web-puzzles-theme-special = Bâtiments spéciaux
web-puzzles-theme-denial = Ce que veulent les autres
web-puzzles-theme-pile = Quelle pioche
web-puzzles-theme-purchase = Quoi acheter
web-puzzles-players = Joueurs
web-puzzles-kind = Bâtiments spéciaux
web-puzzles-any = Tous

## Pendant qu’on en résout un

web-puzzle-mark = problème
web-puzzle-find = À vous : trouvez le meilleur coup.
web-puzzle-yes = Oui, c’est le meilleur coup.
web-puzzle-not-yet = Pas encore : il y a mieux.
web-puzzle-rating = Votre cote : { $rating } ({ $change })
web-puzzle-streak = { $streak } de suite
web-puzzle-next = Problème suivant
web-puzzle-all = Tous les problèmes
web-puzzle-unknown = Ce problème vient d’une autre version du jeu. Vous pouvez jouer la suite.
web-table-key-next = problème suivant, après votre réponse
