### Réglages : ce que plusieurs pages montrent, nommé une seule fois.

web-setting-language = Langue
web-setting-sound = Son
web-setting-sound-about = Petits effets sonores à la table
web-setting-theme = Thème
web-setting-theme-auto = Comme l’appareil
web-setting-theme-light = Clair
web-setting-theme-dark = Sombre
web-setting-to-light = Thème clair
web-setting-to-dark = Thème sombre
web-setting-pace = Animations
web-setting-pace-off = Aucune
web-setting-pace-quick = Rapides
web-setting-pace-calm = Posées
web-setting-pace-slow = Lentes
web-setting-end = Finir chaque tour moi-même
web-setting-end-about = Le temps de regarder encore, ou de revenir en arrière.
web-setting-puzzles = Mes parties peuvent devenir des problèmes
web-setting-puzzles-about = Des positions de vos parties terminées sur ce serveur, sans noms, si toute la table est d’accord.
web-setting-results = Cacher le résultat des parties que je n’ai pas vues
web-setting-results-about = Celles des autres, dans les listes et en les revoyant, jusqu’à la fin ou à votre demande.
