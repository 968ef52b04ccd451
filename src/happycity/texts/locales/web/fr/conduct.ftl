### Comment on s’entend : ne plus entendre, bloquer, signaler.

## Quelqu’un

web-conduct-about = À propos { DE($name) }
web-conduct-page = Page { DE($name) }
web-conduct-mute = Ne plus entendre
web-conduct-mute-about = Vous ne verrez plus ce que dit { $name }, à aucune table.
web-conduct-unmute = Entendre à nouveau
web-conduct-muted = Vous ne voyez pas ce que dit { $name }.
web-conduct-block = Bloquer
web-conduct-block-about = Chacun cesse de voir ce que dit l’autre, vous ne vous croisez à aucune table publique et, si vous étiez amis, vous ne l’êtes plus. { $name } n’en sait rien.
web-conduct-unblock = Débloquer
web-conduct-blocked = { $name } et vous restez à distance.

## Signalements

web-conduct-report = Signaler { $name }
web-conduct-report-about = La personne qui tient ce serveur le lit, avec les dernières paroles de cette table. { $name } n’en sait rien.
web-conduct-reason = Qu’est-ce qui ne va pas ?
web-conduct-reason-insult = Des mots blessants
web-conduct-reason-name = Le nom
web-conduct-reason-spoiling = Gâche exprès la partie
web-conduct-reason-spam = Publicité ou bruit
web-conduct-reason-other = Autre chose
web-conduct-note = Que faut-il savoir encore ?
web-conduct-send = Envoyer
web-conduct-sent = Merci, c’est bien arrivé.

## Ma liste

web-conduct-list = Muets et bloqués
web-conduct-list-none = Personne. À une table, touchez un nom pour y arriver.
web-conduct-is-mute = muet
web-conduct-is-block = bloqué
web-conduct-undo = Retirer { $name } de la liste
