### Les amis : qui est là, qui demande, liens et invitations.

web-friends-title = Amis
web-friends-waiting = Amis : { $count } en attente
web-friends-lead = Voyez qui est là, et jouez ensemble.
web-friends-guest = Vos amis sont gardés avec ce navigateur. Un compte les garde sur tous vos appareils.
web-friends-guest-account = Créer un compte

## La liste

web-friends-list = Mes amis
web-friends-none = Personne encore. Demandez à quelqu’un par son nom, ou envoyez votre lien.
web-friends-lobby = est là
web-friends-table = à une table
web-friends-watching = regarde une partie
web-friends-away = n’est pas là
web-friends-watch = Regarder
web-friends-part = Retirer { $name }
web-friends-part-sure = Ne plus être amis ?
web-friends-asking = Qui voudrait devenir votre ami
web-friends-accept = Oui, amis
web-friends-decline = Non
web-friends-asked = Demandes envoyées
web-friends-no-answer = pas encore de réponse
web-friends-take-back = Retirer la demande à { $name }

## Demander

web-friends-ask = Demander à quelqu’un
web-friends-ask-name = Nom d’un compte
web-friends-ask-send = Demander
web-friends-ask-sent = Demande envoyée. Dès que { $name } accepte, vous êtes amis.
web-friends-link = Mon lien
web-friends-link-about = Qui l’ouvre et dit oui devient votre ami. Il marche jusqu’à ce que vous le renouveliez.
web-friends-link-label = Lien pour devenir mon ami
web-friends-link-make = Créer un lien
web-friends-link-renew = Renouveler le lien
web-friends-link-renew-sure = L’ancien ne mènera plus nulle part. Renouveler ?
web-friends-link-share = Soyons amis dans Happy City !
web-friends-shown = Montrer à mes amis quand je suis là
web-friends-shown-about = Les autres voient seulement à quelle partie publique vous jouez. Sinon, personne ne peut vous y suivre.

## Invitations

web-friends-invitations = Une place pour vous
web-friends-invited = { $name } vous garde une place
web-friends-invited-rated = { $name } vous garde une place, dans une partie classée
web-friends-go = Aller voir
web-friends-invite = Inviter
web-friends-invite-about = Une place est gardée pour qui vous invitez, avec un message.

## Liens et noms

web-friends-door = { $name } voudrait devenir votre ami
web-friends-door-title = Un ami
web-friends-door-about = Les amis voient quand l’autre est là, et peuvent se garder une place.
web-friends-door-own = C’est votre propre lien : envoyez-le à quelqu’un.
web-friends-to-list = Vers mes amis
web-friends-befriend = Demander à être amis
web-friends-befriend-asked = Demande envoyée, pas encore de réponse.
web-friends-befriend-are = { $name } et vous êtes amis.

## Suivre

web-follow = Suivre
web-follow-of = Suivre { $name }
web-following = Vous suivez { $name }
web-following-stop = Vous suivez { $name } · arrêter
web-following-end = Arrêter
web-follow-none = { $name } ne joue pas de partie publique en ce moment
web-follow-none-about = Dès qu’il y en a une, elle s’ouvre ici.
