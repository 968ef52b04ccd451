### Ce que l’on décide ensemble : un robot pour une personne absente, la fin d’une partie ; et ce que l’on décide seul.

## Quelqu’un est absent

web-absent = { $player } n’est plus là
web-absent-about = { $player } n’est plus là depuis un moment. Un robot ({ $level }) peut jouer jusqu’à son retour.
web-absent-let = Faire jouer un robot pour { $player }
web-absent-waits = Vous feriez jouer un robot. En attente de la réponse { DE($players) }.
web-absent-wait = Plutôt attendre
web-absent-back = Bon retour ! Un robot a joué pour vous.
web-absent-built = Nouveau dans votre ville : { $cards }.

## La fin d’une partie sans résultat

web-ending = Terminer la partie sans résultat
web-ending-about = { $rated ->
    [yes] Elle se termine dès que tout le monde est d’accord. Aucun classement ne change.
   *[no] Elle se termine dès que toutes les personnes présentes sont d’accord.
}
web-ending-asked = { $player } demande : terminer ici, sans résultat ?
web-ending-declined = { $player } préfère continuer la partie.

## Abandonner

web-resign = Abandonner
web-resign-about = { $rated ->
    [yes] Un robot joue pour vous jusqu’à la fin, et vous finissez à la dernière place. Il n’y a pas de retour.
   *[no] Un robot joue pour vous jusqu’à la fin. Il n’y a pas de retour.
}
web-resign-sure = Touchez encore une fois pour abandonner
web-resigned = abandon
web-resigned-news = { $who ->
    [you] Vous abandonnez : un robot continue.
   *[other] { $player } abandonne : un robot continue.
}
web-former = Ancien joueur
web-resigned-why = { $who ->
    [you] { $many ->
        [0] Vous avez abandonné.
       *[other] Vous avez abandonné, { $names } aussi.
    }
   *[other] { $many ->
        [one] { $names } a abandonné.
       *[other] { $names } ont abandonné.
    }
}
web-resigned-all = Tout le monde a abandonné, et des robots ont fini la partie : les points décident.
