### Nouvelles de la table : ce qui s’est passé, ce qu’on entend, à qui de jouer.
### $who : you (cela concerne le lecteur), to-you (on le lui fait), other.

web-news-title = Depuis votre dernier tour
web-news-title-watching = Ce qui s’est passé
web-news-whole = Toute la partie
web-news-round = Manche { $round }
web-news-start = La partie commence
web-news-now-you = À vous
web-news-nothing = Rien encore : la ville attend.
web-news-from-here = La partie était déjà commencée à votre arrivée. Une fois finie, vous pourrez tout revoir.
web-news-why = Pourquoi ?
web-news-why-nothing = Pas de raison simple : il a vu plus loin, ou il s’est trompé.
web-news-race = Cartes de chaque ville
web-news-race-one = { $player } : { $cards ->
    [one] { $cards } carte sur { $places }
   *[other] { $cards } cartes sur { $places }
}
web-news-race-ends = La manche où une ville atteint { $places } cartes est la dernière.

## Lignes

web-news-income = Revenu : { $incomes }
web-news-income-one = { $who ->
    [you] vous +{ $coins }
   *[other] { $player } +{ $coins }
}
web-news-market-chosen = { $who ->
    [you] Vous choisissez le { $market } { colour-name }
   *[other] { $player } choisit le { $market } { colour-name }
}
web-news-effect-coins = { $who ->
    [you] { $card } vous rapporte { coins-taken }
   *[other] { $card } rapporte { coins-taken } à { $player }
}
web-news-taxed = { $who ->
    [you] Grâce à la carte { $card }, vous prenez { coins-taken } à { $from }
    [to-you] Grâce à la carte { $card }, { $player } vous prend { coins-taken }
   *[other] Grâce à la carte { $card }, { $player } prend { coins-taken } à { $from }
}
web-news-discarded = { $who ->
    [you] Vous défaussez { $card }
   *[other] { $player } défausse { $card }
}
web-news-rebuilt = La pioche { $prices } est mélangée à nouveau : { amount-cards }
web-news-revealed = { $who ->
    [you] Vous révélez { $card } (pioche { $prices })
   *[other] { $player } révèle { $card } (pioche { $prices })
}
web-news-passed = { $who ->
    [you] Vous prenez { coins-taken }
   *[other] { $player } prend { coins-taken }
}
web-news-passed-forced = { $who ->
    [you] Rien ne pouvait être acheté : vous prenez { coins-taken }
   *[other] { $player } ne peut rien acheter et prend { coins-taken }
}
web-news-bought = { $who ->
    [you] Vous achetez { $card } { for-price }
   *[other] { $player } achète { $card } { for-price }
}
web-news-tokens-paid = { $who ->
    [you] Vous payez avec des jetons Stop-Zilla : { $tokens } × { colour-name }
   *[other] { $player } paie avec des jetons Stop-Zilla : { $tokens } × { colour-name }
}
web-news-token-gained = { $who ->
    [you] Vous gagnez un jeton Stop-Zilla { colour-name }
   *[other] { $player } gagne un jeton Stop-Zilla { colour-name }
}
web-news-monster-came = { $who ->
    [you] { $monster } arrive devant votre ville
   *[other] { $monster } arrive chez { $player }
}
web-news-monster-repelled = { $who ->
    [you] Votre jeton Stop-Zilla { colour-name } renvoie { $monster } plus loin
   *[other] { $player } renvoie { $monster } plus loin avec un jeton Stop-Zilla { colour-name }
}
web-news-monster-left = { $who ->
    [you] { $monster } quitte votre ville
   *[other] { $monster } quitte la ville { DE($player) }
}
web-news-destroyed = { $who ->
    [you] { $monster } détruit { $card } dans votre ville
   *[other] { $monster } détruit { $card } chez { $player }
}
web-news-special-taken = { $who ->
    [you] Vous prenez { $card }
   *[other] { $player } prend { $card }
}
web-news-replaced = { $who ->
    [you] { $card } quitte votre ville
   *[other] { $card } quitte la ville { DE($player) }
}
web-news-gift = { $who ->
    [you] À cause de { $monster }, vous donnez { coins-taken } de la réserve à { $to }
    [to-you] À cause de { $monster }, { $player } vous donne { coins-taken } de la réserve
   *[other] À cause de { $monster }, { $player } donne { coins-taken } de la réserve à { $to }
}
web-news-city-complete = { $who ->
    [you] Votre ville est complète : c’est la dernière manche
   *[other] La ville { DE($player) } est complète : c’est la dernière manche
}
web-news-copied = { $who ->
    [you] Vous copiez { $card }
   *[other] { $player } copie { $card }
}
web-news-game-over = La partie est terminée
web-news-undone = { $who ->
    [you] Vous annulez votre dernière décision
   *[other] { $player } annule sa dernière décision
}
web-news-away = { $who ->
    [you] Un robot joue pour vous
   *[other] Un robot joue pour { $player }
}
web-news-late = { $who ->
    [you] Votre temps est écoulé : un robot joue pour vous
   *[other] Le temps { DE($player) } est écoulé : un robot prend le relais
}
web-news-absent = { $who ->
    [you] En votre absence, un robot joue pour vous
   *[other] { $player } est ailleurs : un robot joue en attendant
}
web-news-back = { $who ->
    [you] Vous êtes de retour
   *[other] { $player } est de retour
}

## À entendre

web-news-your-turn = À vous de jouer.
web-news-turn-of = À { $player } de jouer.

## Onglet, volet, son

web-news-tab = ● À vous · { $title }
web-news-on = Continuer mon tour
web-news-sound-ask = Jouer avec le son ?
web-news-sound-yes = Avec le son
web-news-sound-no = En silence
