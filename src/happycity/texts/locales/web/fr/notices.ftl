### Quand la page est fermée : ce qu’on vous dit, et où.

web-notices-title = Quand la page est fermée
web-notices-about = Happy City peut vous prévenir quand c’est votre tour. Rien n’est envoyé si vous ne l’activez pas ici.
web-notices-off = Ce serveur n’envoie pas de messages. La personne qui l’héberge peut les activer.
web-notices-account = Les courriels et les webhooks demandent un compte.
web-notices-push = Push
web-notices-mail = Courriel
web-notices-webhook = Webhook
web-notices-wishes = Ce qu’on vous dit, et comment
web-notices-kind-turn = Mon tour
web-notices-kind-day = Plus qu’un jour
web-notices-kind-over = Partie finie
web-notices-kind-invitation = Une place pour moi
web-notices-kind-challenge = Une revanche
web-notices-push-here = Dans ce navigateur
web-notices-push-about = L’appareil affiche un message, même page fermée.
web-notices-push-insecure = Les navigateurs ne le permettent qu’en HTTPS.
web-notices-push-missing = Ce navigateur ne peut pas afficher de messages. Sur iPhone ou iPad, ajoutez d’abord Happy City à l’écran d’accueil.
web-notices-push-denied = Le navigateur bloque les messages de cette page. Autorisez-les dans ses réglages, puis revenez.
web-notices-push-unwilling = Le service push de ce navigateur ne répond pas ; les fenêtres privées n’en ont pas.
web-notices-device-remove = Retirer { $name }
web-notices-remove = Retirer
web-notices-mail-address = Adresse de courriel
web-notices-mail-name = M’envoyer un lien
web-notices-mail-sent = Un courriel est en route vers { $address }. Ouvrez le lien qu’il contient.
web-notices-mail-to = Les courriels vont à { $address }.
web-notices-webhook-url = Adresse à appeler
web-notices-webhook-form = Forme
web-notices-test = Envoyer un essai
web-notices-test-sent = Envoyé. Est-il arrivé ?
web-notices-quiet = Heures calmes
web-notices-quiet-about = Ce qui compte encore est dit à leur fin.
web-notices-quiet-begin = De
web-notices-quiet-end = À
web-notices-quiet-zone = Fuseau horaire : { $zone }

## La page d’un lien dans un message

web-letter-title = Messages de Happy City
web-letter-confirm = Souhaitez-vous recevoir des messages de Happy City à { $address } ?
web-letter-confirm-do = Oui, c’est mon adresse
web-letter-confirm-done = Merci ! Les messages y arrivent désormais.
web-letter-stop = Plus de messages « { $kind } » ({ $channel }) ?
web-letter-stop-do = Les arrêter
web-letter-stop-done = C’est fait. Vous n’en recevrez plus.
web-letter-choose = Choisir ce qu’on me dit
