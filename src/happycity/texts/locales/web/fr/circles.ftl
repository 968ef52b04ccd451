### Les cercles : familles et clubs avec leurs tables et leur classement.

web-circle-title = Cercles
web-circle-about = Une famille ou un club : vos tables, vos résultats, votre classement.
web-circle-members-count = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
web-circle-asked-by = { $name } voudrait vous y voir
web-circle-open = Ouvrir
web-circle-come = Oui, entrer
web-circle-name = Nom du cercle
web-circle-rename = Renommer
web-circle-make = Créer un cercle
web-circle-account = Pour créer un cercle, il faut un compte.
web-circle-lead = Seuls ses membres voient cette page.

## Tables

web-circle-tables = Tables
web-circle-no-tables = Aucune table ouverte. Ouvrez-en une : tout le monde ici la verra.
web-circle-players = Combien de joueurs ?
web-circle-new-table = Ouvrir une table
web-circle-playing = en cours

## Classement

web-circle-standings = Classement
web-circle-mean = { $mode }, { $players } : { $points }
web-circle-standings-show = Afficher le classement
web-circle-standings-unseen = Il révèle l’issue de parties que vous n’avez pas encore vues.
web-circle-all = Depuis le début
web-circle-recent = 30 derniers jours
web-circle-period = Période
web-circle-no-games = Aucune partie terminée pour le moment.
web-circle-who = Nom
web-circle-games = Parties
web-circle-wins = Victoires
web-circle-points = Points par type de partie
web-circle-results = Parties terminées
web-circle-score = { $name } : { $points }
web-circle-csv = Résultats pour tableur (CSV)
web-circle-json = Résultats en JSON

## Membres

web-circle-members = Membres
web-circle-owner = propriétaire
web-circle-hand-over = Le confier à { $name }
web-circle-hand-over-sure = Confier le cercle ?
web-circle-send-away = Retirer { $name }
web-circle-send-away-sure = Retirer ?
web-circle-leave = Quitter le cercle
web-circle-leave-sure = Vraiment quitter ?
web-circle-link-about = Qui l’ouvre et dit oui entre dans le cercle.
web-circle-link = Lien vers le cercle
web-circle-link-share = Rejoignez notre cercle dans Happy City !
web-circle-ask = Inviter des amis
web-circle-ask-do = Inviter
web-circle-door = Dans le cercle « { $name } »
web-circle-door-title = Un cercle
