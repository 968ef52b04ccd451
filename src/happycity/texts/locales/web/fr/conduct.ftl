### Comment on s’entend : ne plus entendre, bloquer, signaler.

## Quelqu’un

web-conduct-about = À propos { DE($name) }
web-conduct-page = Page { DE($name) }
web-conduct-mute = Ne plus entendre
web-conduct-mute-about = Vous ne voyez plus ce que dit { $name }, à aucune table.
web-conduct-unmute = Entendre à nouveau
web-conduct-muted = Vous ne voyez pas ce que dit { $name }.
web-conduct-block = Bloquer
web-conduct-block-about = Chacun cesse de voir ce que dit l’autre, et vous ne vous croisez à aucune table publique. { $name } n’en sait rien.
web-conduct-unblock = Débloquer
web-conduct-blocked = { $name } et vous restez à distance.

## Ma liste

web-conduct-list = Muets et bloqués
web-conduct-list-none = Personne. À une table, touchez un nom pour y arriver.
web-conduct-is-mute = muet
web-conduct-is-block = bloqué
web-conduct-undo = Retirer { $name } de la liste
