### Ce que dit le professeur : bilans, marques d’une partie revue, exercices, conseils. $points : sur cent, pour une victoire certaine.

web-review-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Les choix

web-choice-market = { colour-name }
web-choice-keep = { web-table-do-keep }
web-choice-discard = Défausser { $card }
web-choice-draw = Pioche { $prices }
web-choice-coin = Une pièce
web-choice-buy = { $card }
web-choice-take = { $card }
web-choice-decline = Aucun
web-choice-destroy = Emplacement { $place }
web-choice-give = { $player }
web-choice-copy = { $player }
web-choice-refuse = Refuser
web-choice-played = joué
web-choice-best = le meilleur
web-choice-equal = { hint-equal } (± { $points })

## Le bilan d’une partie

web-review-title = { $who ->
    [you] Vos choix
   *[other] Les choix
}
web-review-looking = Examen des choix : { $done } sur { $of }
web-review-looking-deep = Examen approfondi : { $done } sur { $of }
web-review-begins = Le professeur arrive…
web-review-deeper = Examiner de plus près
web-review-stop = Arrêter
web-review-deep = Examinés de près.
web-review-changed = { $choices ->
    [one] Avec plus de mondes imaginés, 1 choix est jugé autrement.
   *[other] Avec plus de mondes imaginés, { $choices } choix sont jugés autrement.
}
web-review-hinted = Les conseils voient moins de mondes : ils ont pu dire autre chose.
web-review-failed = Les choix ne peuvent pas être examinés ici pour l’instant.
web-review-cards = { $who ->
    [you] { $cards ->
        [gave] Les cartes vous ont donné +{ $luck }
        [took] Les cartes vous ont pris { $luck }
       *[even] Les cartes ne vous ont rien donné ni rien pris
    }
   *[other] { $cards ->
        [gave] { $name } : les cartes ont donné +{ $luck }
        [took] { $name } : les cartes ont pris { $luck }
       *[even] { $name } : les cartes n’ont rien donné ni rien pris
    }
}
web-review-choices = { $who ->
    [you] { $cost ->
        [0] vos choix n’ont rien couté
       *[other] vos choix ont couté { $cost }
    }
   *[other] { $cost ->
        [0] les choix n’ont rien couté
       *[other] les choix ont couté { $cost }
    }
}
web-review-sentence = { web-review-cards }, { web-review-choices }.
web-review-only-cards = { web-review-cards }.
web-review-rest = De { $begun } au début à { $ended } à la fin : les choix des autres, et tout le reste, { $rest ->
    [gave] ont donné +{ $points }
    [took] ont pris { $points }
   *[even] n’ont rien changé
}.
web-review-about = En points sur 100 : 100 font une victoire certaine. Chaque choix a été poursuivi dans les mêmes mondes imaginés.
web-review-each = { $decisions ->
    [one] { $cost } par choix, sur { $decisions } vrai choix.
   *[other] { $cost } par choix, sur { $decisions } vrais choix.
}
web-review-moments = Ce qui a décidé la partie
web-review-nothing = Aucun choix de cette partie n’a couté quoi que ce soit de notable.
web-review-all = Toutes les imprécisions et erreurs
web-review-whose = Choix de
web-review-clean = Rien n’a couté 2 points ou plus.
web-review-smaller = Petites choses : { web-review-points }.
web-review-slip = { story-round } : { review-grade }, { web-review-points }
web-review-slip-told = Raconté plus haut, numéro { $moment }

## Les moments

web-moment-title = { story-round } : { $move }
web-moment-mistake = { $who ->
    [you] Vous avez joué « { $move } » : { review-grade }, { web-review-points }.
   *[other] { $name } a joué « { $move } » : { review-grade }, { web-review-points }.
}
web-moment-found = { $who ->
    [you] Vous l’avez trouvé : tout le reste est au moins { web-review-points } derrière.
   *[other] { $name } l’a trouvé : tout le reste est au moins { web-review-points } derrière.
}
web-moment-luck = { story-round } : { $card } apparait
web-moment-any-luck = { story-round } : une carte apparait
web-moment-see = Voir
web-moment-try = Réessayer

## Les marques d’une partie revue

web-replay-decides = { $name } choisit
web-replay-mark = { $name } : { review-grade }, { web-review-points }
web-replay-mistake = Erreur suivante
web-replay-mistake-back = Erreur précédente
web-replay-looking = Examen des choix : { $share }
web-replay-play-on = Jouer à partir d’ici
web-replay-play-on-about = Vous prenez une place, des robots prennent les autres. Les cartes cachées sont redistribuées d’après ce qu’on pouvait savoir.
web-replay-play-on-seat = Votre place
web-replay-play-on-level = Les robots
web-replay-play-on-go = Jouer la suite

## Exercices

web-practice-mark = exercice
web-practice-find = { story-round } : trouvez mieux que « { $move } ».
web-practice-judging = Examen en cours…
web-practice-best = Oui, rien n’est meilleur.
web-practice-best-hinted = Oui, rien n’est meilleur. Après un conseil, cette position reviendra.
web-practice-better = Mieux : { web-review-points } de plus que dans la partie. Il y a encore mieux.
web-practice-not-yet = Pas encore : cela coute { web-review-points }.
web-practice-back = Reprendre le coup
web-practice-answer = Voir la réponse
web-practice-next = Position suivante
web-practice-on = Jouer la suite
web-practice-review = Retour au récit
web-practice-more = Plus de détails
web-training-mark = entrainement
web-evaluation = Chances de gagner
web-evaluation-about = À première vue : ce que le maitre bâtisseur attend une manche plus tard. Un conseil joue bien plus loin ; ce qu’il a dit s’affiche aussi ici.
web-evaluation-one = { $player } : { $chance }

## Conseils

web-hint = Conseil
web-hint-coming = Le conseil arrive…
web-hint-slow = Pas encore de réponse : la connexion est peut-être lente. Vous pouvez jouer sans le conseil.
web-hint-not-in-puzzles = Un problème n’a pas de conseil : à vous de trouver.
web-hint-where-offers = Regardez les cartes à vendre.
web-hint-where-dwellings = Regardez les habitations.
web-hint-where-decks = Regardez les pioches.
web-hint-where-specials = Regardez les bâtiments spéciaux.
web-hint-where-coins = Regardez vos pièces.
web-hint-where-city = Regardez votre propre ville.
web-hint-where-neighbours = Regardez le voisinage.
web-hint-where-market = Regardez les couleurs du { $market }.
web-hint-best = « { $move } » semble le meilleur choix.
web-hint-equal = Ces choix semblent se valoir : { $moves }.
web-hint-any = Rien ne départage ces choix : l’écart est plus petit que l’incertitude.
web-hint-more = En dire plus
web-hint-worth = Chance de gagner
web-hint-count = { $hints ->
    [one] avec { $hints } conseil
   *[other] avec { $hints } conseils
}
web-because-denies-you = Sinon vous pourriez acheter { $card }.
web-because-denies-special-you = Sinon vous pourriez acheter { $card }, puis prendre { $special }.
web-because-denies-points-you =
    Sinon vous pourriez acheter { $card } : { $before } → { $after ->
        [one] { $after } point
       *[other] { $after } points
    }.
web-because-denies-income-you =
    Sinon vous pourriez acheter { $card } : { $coins ->
        [one] 1 pièce
       *[other] { $coins } pièces
    } de plus par manche.
web-because-denies-take-you = Sinon vous pourriez prendre { $special }.
web-because-deck-dear-you = Cartes que vous ne pourrez pas acheter ensuite : { because-deck-share }.
web-agreement = Jouer avec des conseils
web-agreement-about = Il y a des conseils dès que tout le monde est d’accord.
web-agreement-together = Pour toutes les personnes qui jouent sur cet écran.
web-agreement-asked = { $player } demande : des conseils pour tout le monde ?
web-agreement-no = Non
web-agreement-yes = Oui
web-agreement-waits = En attente de la réponse { DE($players) }.
web-agreement-break = { $count ->
    [one] { $players } fait une pause.
   *[other] { $players } font une pause.
}
web-agreement-complete = Tout le monde est d’accord. Si quelqu’un arrête les conseils, c’est pour tout le monde.
web-agreement-later = Quelqu’un a dit non. Vous pourrez reposer la question à la prochaine manche.
web-agreement-begins = Tout le monde est d’accord : il y a désormais des conseils.
web-agreement-declined = { $player } préfère jouer sans conseils.
web-agreement-counts = Conseils jusqu’ici : { $counts }.
web-agreement-count = { $player } ({ $hints })
web-table-key-hint = conseil, en trois étapes
web-table-key-evaluation = chances de gagner
web-table-key-mistake = erreur suivante ; avec Maj, la précédente
