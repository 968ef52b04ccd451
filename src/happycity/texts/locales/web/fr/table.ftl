### La table : ce qui s’y trouve, et ce qu’elle dit.

## Barre

web-table-setup = Départ
web-table-round = Manche { $round }
web-table-last-round = Dernière manche !
web-table-mode = { $specials ->
    [expert] { $grozilla ->
        [yes] Expert + Grozilla
       *[no] Expert
    }
   *[family] { $grozilla ->
        [yes] Familial + Grozilla
       *[no] Familial
    }
}
web-table-steps = Étapes du tour
web-table-step-discard = Défausser
web-table-step-refill = Compléter
web-table-step-buy = Acheter
web-table-step-special = Spécial
web-table-step-done = (fait)
web-table-step-none = (sautée)
web-table-undo = Annuler
web-table-chat = Discussion
web-table-unread = non lus
web-table-menu = Menu

## La question

web-table-your-turn = À vous, { $player } !
web-table-your-turn-short = À vous !
web-table-now-turn = Maintenant, c’est à { $player } !
web-table-turn-of = Au tour { DE($player) } :
web-table-played = Bien joué !
web-table-tried = Votre coup est joué.
web-table-ask-market = Choisissez la couleur de votre { $market }.
web-table-ask-discard = Défaussez une carte, ou gardez-les toutes.
web-table-ask-refill = { $cards ->
    [one] Piochez encore une carte.
   *[other] Piochez pour avoir trois cartes à vendre.
}
web-table-ask-buy = Achetez une carte ou prenez une pièce.
web-table-ask-special = Un bâtiment spécial est à vous, si vous voulez !
web-table-ask-destroy = Quelle carte laissez-vous au monstre ?
web-table-ask-give = Qui reçoit { amount-coins } de la réserve ?
web-table-ask-copy = Quel bâtiment spécial le Sphinx copie-t-il ?
web-table-ask-end = Terminez votre tour, ou revenez sur la dernière décision.
web-table-doing-market = choix d’un { $market }
web-table-doing-discard = défausse
web-table-doing-refill = pioche
web-table-doing-buy = achat
web-table-doing-special = bâtiment spécial
web-table-doing-destroy = un monstre frappe
web-table-doing-give = don de pièces
web-table-doing-copy = le Sphinx regarde autour de lui
web-table-won = { $who ->
    [you] { $winners ->
        [one] Vous gagnez avec { amount-points } !
       *[other] Vous partagez la victoire avec { $players } : { amount-points } !
    }
   *[other] { $winners ->
        [one] { $players } gagne avec { amount-points } !
       *[other] { $players } partagent la victoire avec { amount-points } !
    }
}

## La place

web-table-square = Place du marché
web-table-offers = Cartes à vendre
web-table-new = Nouveau
web-table-to-draw = { $cards ->
    [one] Une carte à piocher
   *[other] { $cards } cartes à piocher
}
web-table-choose-deck = Choisissez une pioche.
web-table-decks = Pioches
web-table-deck = Pioche { $prices } { $deck ->
    [4] (multicolore)
   *[other] { "" }
}
web-table-deck-sentence = Pioche { $prices }, il reste { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : { $colours }{ $monsters ->
    [0] .
    [one] , { $monsters } monstre.
   *[other] , { $monsters } monstres.
}
web-table-left = reste { $cards }
web-table-left-short = reste { $cards }
web-table-dwellings = Habitations
web-table-bank = Jetons Stop-Zilla dans la réserve
web-table-other-coin = { $coins ->
    [one] Prendre { $coins } pièce
   *[other] Prendre { $coins } pièces
}
web-table-other-coin-more = et ne rien acheter
web-table-other-keep = { web-table-do-keep }
web-table-other-keep-more = ne rien défausser
web-table-other-keep-coin-more = et prendre { coins-taken }
web-table-other-decline = Aucun
web-table-other-decline-more = en attendre un autre
web-table-other-refuse = Refuser
web-table-other-refuse-more = en piocher un dans la boite
web-table-other-end = Finir le tour
web-table-other-end-more = et passer la main
web-table-choices = Vos choix
web-table-market-of = { $market }, { colour-name } : chez { $player }

## Le bandeau

web-table-details = Détails
web-table-brings = Apporte
web-table-you-pay = Vous payez
web-table-ways = Façons de payer
web-table-rest = reste { $coins }
web-table-income = Revenu
web-table-points = Points
web-table-coins = Pièces
web-table-becomes = devient
web-table-completes = permet de prendre : { $cards }
web-table-buildings = Bâtiments
web-table-monsters = Monstres
web-table-discarded = Défaussées
web-table-hides = { $count ->
    [one] { $monsters } se cache encore ici.
   *[other] Se cachent encore ici : { $monsters }.
}
web-table-no-beasts = Il n’y a plus de monstre ici.
web-table-deck-about = Quand la dernière carte est piochée, les cartes défaussées sont mélangées et forment une nouvelle pioche.
web-table-fourth-about = Bâtiments multicolores et monstres. Cette pioche n’est jamais remélangée.
web-table-coin-sentence = N’achetez rien et économisez.
web-table-nothing-to-buy = Rien ne peut être acheté : vous prenez { coins-taken }.
web-table-thinking = { $hand ->
    [fingers] { $player } réfléchit… Touchez l’écran pour accélérer.
   *[keys] { $player } réfléchit… Cliquez ou appuyez sur une touche pour accélérer.
}
web-table-waiting = En attente { DE($player) }.
web-table-waiting-gone = { $clock ->
    [runs] { $player } n’est pas là en ce moment. Le temps s’écoule.
   *[none] { $player } n’est pas là en ce moment. Un peu plus tard, un robot pourra jouer.
}
web-table-do-buy = { $price ->
    [0] Prendre, gratuit
   *[other] Acheter pour { $price }
}
web-table-do-discard = Défausser
web-table-do-draw = Piocher
web-table-do-take = Prendre
web-table-do-coin = { $coins ->
    [one] Prendre { $coins } pièce
   *[other] Prendre { $coins } pièces
}
web-table-do-keep = Tout garder
web-table-do-keep-coin = { web-table-do-keep } et prendre { coins-taken }
web-table-do-decline = N’en prendre aucun
web-table-do-refuse = Refuser
web-table-do-destroy = La sacrifier
web-table-do-give = Donner à { $player }
web-table-do-copy = Copier
web-table-do-market = Choisir
web-table-can-buy = Vous pouvez l’acheter
web-table-can-discard = Vous pouvez la défausser
web-table-can-take = Vous pouvez le prendre
web-table-can-destroy = Le monstre peut l’avoir
web-table-can-market = Vous pouvez le choisir
web-table-chosen = Choisi ; appuyez encore pour confirmer

## Villes

web-table-city-of = { $who ->
    [you] Votre ville
   *[other] Ville { DE($player) }
}
web-table-place = Emplacement { $place }
web-table-free-place = Emplacement libre
web-table-covered = { $monster } est assis sur { $card }.
web-table-moves-on = Achetez une { card-of-colour } et il s’en va.
web-table-my-city = Ma ville
web-table-watched = vous regardez
web-table-per-round = par manche
web-table-token-worth = Stop-Zilla = 2 pièces
web-table-free-card = la prochaine carte est gratuite
web-table-louvre = { $phases ->
    [one] encore une phase de revenus
   *[other] encore { $phases } phases de revenus
}
web-table-tally = Cartes par couleur
web-table-cards = cartes
web-table-time = reste { $time }

## Bâtiments spéciaux

web-table-specials = Bâtiments spéciaux
web-table-one-each = un par joueur, gratuit
web-table-one-each-more = Chacun peut prendre un seul bâtiment spécial par partie, gratuitement, si sa condition est remplie et s’il reste une place.
web-table-taken = pris
web-table-taken-by = { $who ->
    [you] Dans votre ville
   *[other] Dans la ville { DE($player) }
}
web-table-ready = À prendre !
web-table-ready-soon = Possible avec cette carte
web-table-met = condition remplie
web-table-to-go = encore { $cards }
web-table-needs = Demande { $condition }.

## Voisins

web-table-neighbours = Voisinage
web-table-left-of-you = à gauche
web-table-right-of-you = à droite
web-table-bot = robot
web-table-bot-plays = un robot joue
web-table-not-here = pas là en ce moment
web-table-in-front = Devant la ville { DE($player) }
web-table-watch = S’assoir près { DE($player) }
web-table-whose = À côté de

## Détails

web-table-back = Retour
web-table-cheaper = Elle vous coute { $price } au lieu de { $was }.
web-table-copies = { $hidden ->
    [0] plus d’exemplaire à piocher
    [one] { $hidden } exemplaire à piocher
   *[other] { $hidden } exemplaires à piocher
}{ $discarded ->
    [0] { "" }
   *[other] , { $discarded } dans la défausse
}
web-table-stock = Paquet
web-table-in-cities = Construit par
web-table-in-city = { $who ->
    [you] vous
   *[other] { $player }
}
web-table-face-down = Face cachée : { $cards }

## La fin

web-table-by-coins = Égalité de points : les pièces décident.
web-table-sheet = Feuille de score et analyse

## Messages au-dessus de la table

web-table-newer = Le serveur a une version plus récente : rechargez la page pour continuer.
web-table-reload = Recharger
web-table-closing = Le serveur redémarre. Rien n’est perdu : la table revient toute seule.
web-table-lost = La connexion est coupée ; nous essayons de la rétablir…
web-table-regained = Connexion rétablie.
web-table-away = Un robot joue pour vous.
web-table-away-late = Votre temps est écoulé : un robot joue pour vous.
web-table-come-back = Me revoilà
web-table-unreachable = Le serveur ne répond pas
web-table-again = Réessayer
web-table-unknown = Cette table n’existe pas
web-table-closed = Cette table est fermée
web-table-closed-more = La partie a été abandonnée ou terminée d’un commun accord, ou il n’y avait plus personne.
web-table-full = On a tant joué et repris de coups ici que la table est pleine. Continuez à une nouvelle table.
web-table-coming = On met la table…

## Menu

web-table-news = Nouvelles
web-table-go-away = Pause : un robot joue pour moi
web-table-quick = Coups rapides : un seul appui
web-table-rules = Règles
web-table-faq = Questions et précisions
web-table-leave = Quitter la table ; la partie reste
web-table-give-up = Abandonner cette partie
web-table-give-up-sure = Appuyez encore pour abandonner
web-table-fair = Équité : les cartes ont été mélangées avant le début ; le sceau est
web-table-withheld = Part non donnée à temps, donc absente du mélange : { $players }.
web-table-keys = Touches
web-table-key-cards = cartes à vendre, pioches ou autre choix
web-table-key-dwellings = habitations
web-table-key-other = pièce, tout garder, n’en prendre aucun, finir le tour
web-table-key-confirm = choisir ; encore une fois : confirmer
web-table-key-back = retour
web-table-key-move = se déplacer dans un groupe
web-table-key-details = détails de ce que vous regardez
web-table-key-city = vers ma ville
web-table-key-specials = vers les bâtiments spéciaux
web-table-key-neighbours = vers les voisins
web-table-key-log = nouvelles et journal
web-table-key-undo = annuler
web-table-key-sound = son
web-table-key-list = cette liste

## Discussion

web-table-mute = muet
web-table-slow = Une ligne toutes les { $seconds } s par personne
web-table-chat-none = Personne n’a encore parlé.
web-table-chat-muted = Muet : ce que disent les autres ne s’affiche pas.
web-table-reactions = Réactions
web-table-say = Dites un mot gentil
web-table-send = Envoyer
web-table-unsent = Pas de connexion : rien n’a été envoyé.
web-table-say-left = { $left ->
    [0] Plus de place
    [one] Encore { $left } caractère
   *[other] Encore { $left } caractères
}
web-table-react-hello = Bonjour !
web-table-react-thanks = Merci !
web-table-react-well-played = Bien joué !
web-table-react-wow = Ouah !
web-table-react-oops = Oups !
web-table-react-thinking = Je réfléchis…
web-table-react-hurry = À vous !
web-table-react-good-game = Belle partie !
web-table-shut = Vous ne pouvez pas entrer ici
web-table-you-watch = Vous regardez
