### Toutes les phrases de Happy City. Voir en.ftl pour le contenu des variables.

## Couleurs

colour-white = blanc
colour-yellow = jaune
colour-blue = bleu
colour-green = vert
colour-orange = orange
colour-purple = violet
colour-name = { $colour ->
    [yellow] { colour-yellow }
    [blue] { colour-blue }
    [green] { colour-green }
    [orange] { colour-orange }
    [purple] { colour-purple }
   *[white] { colour-white }
}
# après « chaque »
card-of-colour = { $colour ->
    [yellow] carte jaune
    [blue] carte bleue
    [green] carte verte
    [orange] carte orange
    [purple] carte violette
   *[white] carte blanche
}
# les cartes en général
cards-of-colour = { $colour ->
    [yellow] cartes jaunes
    [blue] cartes bleues
    [green] cartes vertes
    [orange] cartes orange
    [purple] cartes violettes
   *[white] cartes blanches
}
# après « le plus de », « moins de », « pas de »
cards-of-colour-counted = { cards-of-colour }
count-of-colour = { $count } × { colour-name }

## Sortes de cartes

kind-building = bâtiment
kind-multicoloured = bâtiment multicolore
kind-dwelling = habitation
kind-market = { $market }
kind-family = bâtiment spécial
kind-expert = bâtiment spécial
kind-monster = monstre

## Symboles et quantités

number-written = { $number }
symbol-income = revenu
symbol-hearts = cœurs
symbol-inhabitants = habitants
symbol-coins = pièces
amount-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
# après un verbe
coins-taken = { amount-coins }
amount-price = { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
amount-income = { $income } de revenu
amount-hearts = { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
}
amount-inhabitants = { $inhabitants ->
    [one] { $inhabitants } habitant
   *[other] { $inhabitants } habitants
}
amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
amount-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
amount-tokens = { $token_count ->
    [one] { $token_count } jeton Stop-Zilla
   *[other] { $token_count } jetons Stop-Zilla
}
gain = { $gives ->
    [income] { amount-income }
    [hearts] { amount-hearts }
    [inhabitants] { amount-inhabitants }
    [income-hearts] { amount-income } et { amount-hearts }
    [income-inhabitants] { amount-income } et { amount-inhabitants }
    [hearts-inhabitants] { amount-hearts } et { amount-inhabitants }
   *[income-hearts-inhabitants] { amount-income }, { amount-hearts } et { amount-inhabitants }
}
gain-two = { $hearts_two ->
    [one] { $hearts_two } cœur
   *[other] { $hearts_two } cœurs
} et { $inhabitants_two ->
    [one] { $inhabitants_two } habitant
   *[other] { $inhabitants_two } habitants
}
gain-three = { $hearts_three ->
    [one] { $hearts_three } cœur
   *[other] { $hearts_three } cœurs
} et { $inhabitants_three ->
    [one] { $inhabitants_three } habitant
   *[other] { $inhabitants_three } habitants
}
for-price = { $price ->
    [0] gratuitement
    [one] pour { $price } pièce
   *[other] pour { $price } pièces
}

## Listes, emplacements, joueurs

list-separator = { ", " }
list-more = { $items } et { $more ->
    [one] { $more } autre
   *[other] { $more } autres
}
where-line = ligne { $line }
where-move = coup { $move_number }
where-sentence = { $where } : { $sentence }
seat-name = siège { $seat }

## Phases

phase-market = choix d’un { $market }
phase-discard = défausse
phase-refill = pioche
phase-buy = achat
phase-special = bâtiment spécial
phase-destroy = destruction
phase-give = don de pièces
phase-copy = copie
phase-over = partie terminée

help-market = Choisissez la couleur de votre { $market } : c’est la première carte de votre ville, et elle compte pour les bâtiments spéciaux.
help-discard = Vous pouvez défausser un bâtiment visible, ou les garder tous.
help-refill = Choisissez une pioche et révélez sa première carte, jusqu’à ce que trois bâtiments soient visibles.
help-buy = Achetez un bâtiment ou une habitation, ou n’achetez rien et prenez la pièce.
help-special = Votre ville remplit une condition : prenez un bâtiment spécial (gratuit, un seul par partie), ou renoncez.
help-destroy = Un deuxième monstre arrive : choisissez la carte de votre ville que le premier détruit.
help-give = Choisissez l’adversaire qui reçoit des pièces de la réserve.
help-copy = Choisissez l’adversaire dont vous copiez le bâtiment spécial, ou refusez et copiez-en un pioché dans la boite.
help-over = La partie est terminée : regardez la feuille de score.

## Coups, pour les menus

move-market = Choisir le { $market } { colour-name }
move-keep = Garder tous les bâtiments visibles
move-discard = Défausser { $card }
move-draw = Révéler une carte de la pioche { $deck }
move-coin = Prendre la pièce
move-buy = Acheter { $card }
move-buy-priced = Acheter { $card } { for-price }
move-with-tokens = { $label }, avec des jetons Stop-Zilla : { $tokens }
move-decline = Ne prendre aucun bâtiment spécial
move-take = Prendre { $card }
move-destroy = Laisser détruire la carte de l’emplacement { $number }
move-give = Donner à { $player }
move-copy = Copier le bâtiment spécial { DE($player) }
move-refuse = Refuser, et en piocher un dans la boite

## Évènements

event-market-chosen = { $player } choisit le { $market } { colour-name }.
event-round-began = La manche { $round } commence.
event-income = { $player } reçoit { coins-taken } de revenu.
event-effect-coins = { $card } rapporte { coins-taken } à { $player }.
event-taxed = { $player } prend { coins-taken } à { $from }, grâce à la carte { $card }.
event-turn-began = C’est à { $player } de jouer.
event-discarded = { $player } défausse la carte { $card }.
event-rebuilt = La pioche { $deck } est reformée avec sa défausse : { amount-cards }.
event-revealed = { $player } révèle la carte { $card } de la pioche { $deck }.
event-passed = { $player } n’achète rien et prend { coins-taken }.
event-bought = { $player } achète la carte { $card } { for-price } et la place à l’emplacement { $place }.
event-tokens-paid = { $player } paie avec des jetons Stop-Zilla : { $tokens } × { colour-name }.
event-token-gained = { $player } gagne un jeton Stop-Zilla { colour-name }.
event-monster-came = { $monster } arrive devant la ville { DE($player) }.
event-monster-repelled = { $player } dépense un jeton Stop-Zilla { colour-name } et renvoie { $monster } plus loin.
event-monster-left = { $monster } quitte la ville { DE($player) }.
event-destroyed = { $monster } détruit la carte { $card } à l’emplacement { $place } de la ville { DE($player) }.
event-special-taken = { $player } prend le bâtiment spécial { $card } et le place à l’emplacement { $place }.
event-replaced = { $card } quitte l’emplacement { $place } de la ville { DE($player) }.
event-gift = { $monster } oblige { $player } à donner { coins-taken } de la réserve à { $to }.
event-city-complete = La ville { DE($player) } est complète : c’est la dernière manche.
event-copied = { $origin ->
    [box] { $player } pioche la carte { $card } dans la boite et en copie l’effet.
   *[seat] { $player } copie la carte { $card } { DE($from) }.
}
event-game-over = La partie est terminée.

## Effets des bâtiments spéciaux et des monstres

effect-copy-neighbour-place = En fin de partie, copie l’effet de la carte au même emplacement dans la ville d’un voisin, sauf si c’est un bâtiment spécial ou une carte détruite.
effect-toll = Chaque fois qu’un voisin dépense { $price_at_least } ou plus pour une carte, prenez { coins-taken } dans la réserve.
effect-coins-per-card-now = Immédiatement : prenez { coins-taken } par carte de votre ville, celle-ci comprise.
effect-discount = Vous payez { coins-taken } de moins pour les { cards-of-colour }, sans descendre sous 0.
effect-copy-previous-place = Copie l’effet de la carte de l’emplacement précédent ; aucun effet si elle est détruite.
effect-per-own-colour = { gain } pour chaque { card-of-colour } de votre ville.
effect-encore = { $lose_income_at_end ->
    [0] Immédiatement : prenez { $times_income_now } fois votre revenu en pièces.
   *[other] Immédiatement : prenez { $times_income_now } fois votre revenu en pièces. En fin de partie, perdez un nombre de points égal à votre revenu.
}
effect-small-city = En fin de partie : { amount-hearts } si votre ville a exactement { $exactly } cartes, { $hearts_if_fewer } si elle en a moins.
effect-replace-last = { amount-hearts }. Immédiatement : défaussez la dernière carte de votre ville et remplacez-la par celle-ci.
effect-lowest-price-of-deck = Les bâtiments visibles des pioches 1 à 3 vous coutent le prix le plus faible de leur pioche.
effect-lowest-income = { amount-income } tant que votre revenu, sans ce bonus, est strictement le plus faible de la table.
effect-copy-special = En fin de partie : copiez le bâtiment spécial d’un adversaire de votre choix, ou refusez et copiez-en un pioché dans la boite.
effect-tax-richest = Après chaque phase de revenus, prenez { coins-taken } à l’adversaire qui a le plus de pièces (à chacun d’eux en cas d’égalité).
effect-most-colour = { amount-hearts } si vous avez strictement le plus de { cards-of-colour-counted } de la table, { $hearts_if_tied } si vous êtes à égalité en tête, sinon { $hearts_otherwise }.
effect-most-colour-alone = { amount-hearts } si vous avez strictement le plus de { cards-of-colour-counted } de la table, sinon { $hearts_otherwise }.
effect-next-card-free = La prochaine carte que vous achetez, bâtiment ou habitation, est gratuite.
effect-coins-for-all-now = { amount-hearts }. Immédiatement : chaque joueur, vous compris, prend { coins-taken }.
effect-fewest-colour = { amount-income } tant que personne n’a moins de { cards-of-colour-counted } que vous.
effect-per-left-neighbour-colour = { gain } pour chaque { card-of-colour } de la ville de votre voisin de gauche.
effect-coins-for-passing = Si vous n’achetez rien à votre tour, prenez { coins-taken } au lieu de 1.
effect-adjacent-same-colour = Cartes adjacentes (à gauche, à droite, en haut ou en bas) : { gain-two } si deux ont une couleur en commun, { gain-three } si trois.
effect-per-neighbour-colour = { gain } pour chaque { card-of-colour } de la ville d’un de vos voisins.
effect-poorer-than-neighbours = En fin de partie : { amount-hearts } si votre revenu est strictement plus faible que celui de chaque voisin, sinon { $hearts_otherwise }.
effect-borrow-income = Lors { $phases ->
    [one] de la prochaine phase
   *[other] des { $phases } prochaines phases
} de revenus, prenez aussi un nombre de pièces égal au revenu d’un adversaire.
effect-per-heart-inhabitant-pair = { amount-income } pour chaque paire formée d’un cœur et d’un habitant de votre ville, symboles barrés déduits.
effect-coins-before-income = Avant chaque phase de revenus, et une dernière fois avant le décompte, prenez { coins-taken } si vous avez au moins une pièce.
effect-next-two-same-colour = { amount-hearts } si les cartes des deux emplacements suivants ont une couleur en commun, sinon { $hearts_otherwise }.
effect-per-colour-before = { amount-income } pour chaque couleur différente parmi les cartes des emplacements précédents.
effect-without-colour = { gain } si vous n’avez pas de { cards-of-colour-counted }.
effect-double-points-below = En fin de partie : vos points sont doublés s’il y en a strictement moins de { $points }.
effect-no-discard = Vous ne pouvez plus défausser de bâtiment de la zone centrale.
effect-gift-each-turn = À la fin de votre tour, donnez { coins-taken } de la réserve à un adversaire de votre choix.
# un monstre qui ne montre que des symboles barrés
effect-crossed-out = { gain } en moins pour votre ville.

## Refus : coups que les règles ne permettent pas maintenant

refusal-game-over = La partie est terminée, « { $move } » ne peut plus être joué : commencez une nouvelle partie.
refusal-wrong-phase = « { $move } » n’est pas possible maintenant ({ $phase }) ; vous pouvez jouer : { $legal }.
refusal-market-taken = Le { $market } { colour-name } est déjà pris ; vous pouvez jouer : { $legal }.
refusal-not-visible = { $card } n’est pas dans la zone centrale ; vous pouvez jouer : { $legal }.
refusal-same-card = { $card } s’y trouve deux fois : choisissez celle de gauche.
refusal-deck-empty = La pioche { $number } n’a pas de carte à révéler ; vous pouvez jouer : { $legal }.
refusal-pile-empty = Le paquet { $card } est vide : achetez une autre carte, ou prenez la pièce.
refusal-name-owned = { $card } est déjà dans votre ville, et une ville n’a jamais deux cartes du même nom : achetez une autre carte, ou prenez la pièce.
refusal-too-many-tokens = { $card } coute { amount-price } et un jeton en vaut 2 : { amount-tokens }, c’est trop, payez avec moins de jetons.
refusal-too-many-tokens-at-place = { $place } : il n’y a que { $known } jetons Stop-Zilla de chaque couleur, trouvé { $found } : retirez-en.
refusal-tokens-missing = Vous n’avez pas tous ces jetons Stop-Zilla ({ $tokens }) : payez avec ceux que vous avez, ou avec des pièces.
refusal-too-poor = { $token_count ->
    [0] { $card } coute { amount-price } et vous avez { coins-taken } : prenez la pièce, ou achetez moins cher.
   *[other] { $card } coute { amount-price } ; { coins-taken } et { amount-tokens } ne suffisent pas : prenez la pièce, ou achetez moins cher.
}
refusal-not-on-table = { $card } n’est pas parmi les bâtiments spéciaux sur la table ; vous pouvez jouer : { $legal }.
refusal-condition-unmet = { $card } demande { $condition } dans votre ville : prenez un autre bâtiment spécial, ou renoncez.
refusal-city-full = Votre ville n’a plus de place pour { $card } : renoncez.
refusal-special-taken = Vous avez déjà pris un bâtiment spécial, et personne n’en a deux : laissez { $card } aux autres.
refusal-place-empty = L’emplacement { $number } de votre ville est vide ; vous pouvez jouer : { $legal }.
refusal-place-destroyed = La carte de l’emplacement { $number } est déjà détruite ; vous pouvez jouer : { $legal }.
refusal-no-such-seat = Personne n’occupe le siège { $number } ; vous pouvez jouer : { $legal }.
refusal-own-seat = Le siège { $number } est le vôtre : choisissez un adversaire.
refusal-nothing-to-copy = La ville du siège { $number } n’a pas de bâtiment spécial ; vous pouvez jouer : { $legal }.

## Refus : textes qui ne sont pas des coups

refusal-unknown-move = { $choices ->
    [0] « { $move } » n’est pas un coup.
   *[other] « { $move } » n’est pas un coup : commencez par { $known }.
}
refusal-unknown-colour = « { $move } » : la couleur « { $found } » n’existe pas : écrivez { $known }.
refusal-unknown-card = { $choices ->
    [0] « { $move } » : la carte « { $found } » n’existe pas : cherchez le bon nom parmi les cartes de la table.
   *[other] « { $move } » : la carte « { $found } » n’existe pas : vouliez-vous dire { $known } ?
}
refusal-unknown-number = « { $move } » : { $found } n’est pas possible ici : écrivez { $known }.
refusal-tokens-out-of-order = « { $move } » : écrivez les jetons dans l’ordre { $known }.
refusal-incomplete-move = « { $move } » a un mot de trop ou de moins : écrivez { $known }.

## Refus : options d’une partie

refusal-bad-players = players : on ne joue pas à { $found } : choisissez parmi { $known }.
refusal-bad-specials = specials : le paquet « { $found } » n’existe pas : choisissez parmi { $known }.
refusal-bad-grozilla = grozilla : « { $found } » n’est pas une réponse : choisissez parmi { $known }.
refusal-bad-scoring = scoring : le décompte « { $found } » n’existe pas : choisissez parmi { $known }.
refusal-unknown-bot = Le robot « { $found } » n’existe pas : choisissez parmi { $known }.

## Refus : positions écrites

refusal-not-a-position = « { $input } » n’est pas une position : une position est une ligne qui commence par { $known }.
refusal-bad-word = « { $input } » n’est pas un mot d’une position : écrivez clé=valeur, chaque clé une seule fois.
refusal-unknown-key = « { $found } » n’est pas une clé de cette position : retirez-la.
refusal-unknown-value = { $place } : « { $found } » n’est pas possible : écrivez { $known }.
refusal-wrong-count = { $place } : il faut { $known } nombres, trouvé { $found } : séparez-les par des virgules.
refusal-not-a-number = { $place } : « { $found } » ne convient pas : écrivez un nombre entier de { $least } à { $most }.
refusal-too-many-cards = { $place } : { $found } cartes, c’est trop : écrivez-en au plus { $known }.
refusal-card-not-here = { $place } : la carte « { $card } » n’existe pas ou ne peut pas être ici : choisissez-en une autre.
refusal-wrong-copies = { $place } : { $card } y est { $found } fois et doit y être { $known } fois : corrigez la liste.
refusal-impossible-position = Cette position ne peut pas exister (siège { $seat }, { $phase }) : { $flaw }

flaw-repeated-name = deux cartes du même nom sont dans une même ville.
flaw-two-specials = une ville a plus d’un bâtiment spécial.
flaw-no-market = une ville ne commence pas par un { $market }.
flaw-same-market = deux villes ont un { $market } de la même couleur.
flaw-market-order = les { $market } se choisissent du dernier siège au premier, avant la manche 1 et seulement en mode expert.
flaw-full-city-to-move = la ville dont c’est le tour a déjà tous ses emplacements construits.
flaw-not-the-turn = le siège et le tour diffèrent, alors que personne ne doit détruire de carte.
flaw-nothing-to-discard = il n’y a rien à défausser, ou la défausse est interdite.
flaw-nothing-to-refill = la zone centrale est pleine, ou aucune pioche n’est disponible.
flaw-not-refilled = la zone centrale doit être complétée avant l’achat.
flaw-nothing-to-take = aucun bâtiment spécial ne peut être pris.
flaw-nothing-to-destroy = une destruction demande deux monstres devant la ville et une carte encore debout.
flaw-nothing-to-give = personne ne doit donner de pièces ici.
flaw-no-sphinx = personne n’a de bâtiment spécial pour copier, ou la copie est déjà faite.
flaw-not-finished = la partie ne peut pas être terminée, car aucune ville n’est complète.
flaw-unrebuilt-deck = une pioche vide est à côté d’une défausse : elle est reformée aussitôt.
flaw-wrong-louvre = la ville a encore des phases de revenus à emprunter, mais pas le bâtiment spécial pour cela.
flaw-wrong-free-card = la ville a droit à une carte gratuite, mais n’a pas le bâtiment spécial pour cela.
flaw-wrong-copy = ce qui est copié à la fin ne correspond pas aux bâtiments spéciaux des villes.

## Refus : enregistrements

refusal-game-not-over = Seule une partie finie s’enregistre, et celle-ci ne l’est pas ({ $place }) : jouez-la jusqu’au bout.
refusal-no-setup = Cette partie vient d’une position et n’a pas de mise en place à enregistrer : commencez une nouvelle partie.
refusal-not-a-record = Ce n’est pas l’enregistrement d’une partie ({ $reason }) : corrigez ou retirez la ligne.
refusal-foreign-format = { $place } : le format « { $found } » est inconnu de cette version : elle lit { $known }.
refusal-newer-rules = Cette partie suit les règles { $found } ; cette version connait les règles jusqu’à { $known } : ouvrez-la avec une version plus récente de Happy City.
refusal-other-cards = Cette partie a d’autres cartes ({ $found }) que cette version ({ $known }) : ouvrez-la avec la version dont elle vient.
refusal-bad-stamp = { $place } : « { $found } » ne dit pas avec quelles règles ou quelles cartes on a joué : prenez l’enregistrement, ou la sauvegarde, tel qu’il a été écrit.
refusal-line-too-long = La ligne dépasse { $known } octets : un enregistrement a une ligne par partie.
refusal-unused-chance = { $place } : il y a { $found } entrées, et toutes ne servent pas : retirez les dernières.
refusal-missing-chance = { $place } : la pioche { $deck } est reformée ici, et son nouvel ordre manque : ajoutez-le.
refusal-wrong-chance = { $place } : la pioche { $known } est reformée ici, mais il est question de la pioche { $found } : corrigez.
refusal-nothing-rebuilt = { $place } : un ordre de cartes est donné, mais aucune pioche n’est reformée ici : retirez-le.
refusal-too-many-moves = La partie compte { $found } coups, et aucune n’est aussi longue : { $known } au plus peuvent être montrés.
refusal-record-differs = { $place } : l’enregistrement dit { $found }, mais ses coups mènent à { $known } : prenez-le tel qu’il a été téléchargé.
refusal-wrong-number-of-decks = { $place } : il faut { $known } pioches, trouvé { $found } : la quatrième ne sert qu’avec Grozilla.
refusal-wrong-number-of-specials = { $place } : il faut { $known } bâtiments spéciaux, trouvé { $found } : deux de plus que le nombre de joueurs.

## Refus : mélanges équitables

refusal-not-committed = { $place } : il manque à cet enregistrement l’engagement ou le secret, et personne ne peut dire si les mélanges étaient équitables : prenez celui que propose la page d’une partie terminée.
refusal-bad-commitment = { $place } : il faut ici un engagement et un secret de 64 chiffres (0–9, a–f) chacun : téléchargez de nouveau l’enregistrement.
refusal-promise-given = Vous avez déjà promis une autre part du mélange à la table { $table } : ce qui est promis reste.
refusal-promise-repeated = Quelqu’un a déjà promis exactement cela à la table { $table } : tirez une part à vous.
refusal-not-promised = Vous n’avez promis aucune part du mélange à la table { $table } : les cartes sont distribuées sans elle.
refusal-nonce-changed = Ce n’est pas ce que vous aviez promis pour le mélange à la table { $table } : donnez la part qui correspond à votre promesse.
refusal-not-dealing = La table { $table } ne distribue pas en ce moment : les parts du mélange se donnent juste avant la première carte.

## Refus : l’arène

refusal-worker-lost = Un processus qui jouait s’est arrêté sans répondre, faute de mémoire peut-être : réessayez avec moins de { $processes } processus.
refusal-not-a-journal = Ce n’est pas le journal d’une arène ou d’un banc d’essai ({ $reason }) : indiquez un autre fichier.
refusal-not-in-suite = { $option } { $found } ne fait pas partie du banc d’essai ; connus : { $known }.
refusal-other-options = Le journal a été commencé avec { $option } { $found } et non { $wanted } : reprenez les mêmes options ou indiquez un autre fichier.
refusal-journal-in-use = Un autre programme écrit ce journal en ce moment : attendez qu’il finisse ou indiquez un autre fichier.
refusal-missing-extra = Il faut { $needed }, qui n’est pas installé : pip install 'happycity[{ $extra }]' l’apporte.
refusal-no-cluster = Aucun cluster Ray ne répond à { $address } ({ $reason }) : corrigez l’adresse, ou omettez-la pour n’utiliser que cette machine.
refusal-dataset-damaged = Le jeu de données { $place } est endommagé ({ $reason }) : happycity verify en dit plus ; refaites-le ou prenez une autre copie.
refusal-dataset-elsewhere = { $place } contient autre chose ({ $found }) : indiquez un dossier nouveau ou vide.
refusal-dataset-in-use = Un autre programme prépare le jeu de données dans { $place } : attendez qu’il finisse ou indiquez un autre dossier.
refusal-dataset-unfinished = Le jeu de données { $place } n’est pas terminé : la commande qui l’a commencé fait le reste.
refusal-not-a-dataset = { $found } n’est pas un jeu de données de Happy City ({ $reason }) : indiquez un dossier fait par happycity dataset.
refusal-other-dataset = Le jeu de données a été commencé avec { $option } { $found } et non { $wanted } : reprenez la même valeur ou indiquez un autre dossier.
refusal-other-dataset-format = Le jeu de données a le format « { $found } » ; ce programme connait « { $known } » : prenez le programme qui l’a fait.

## Refus : un siège pour les modèles de langage

refusal-unknown-tool = Il n’y a rien ici qui s’appelle « { $found } » : choisissez parmi { $known }.
refusal-bad-arguments = Les arguments de « { $found } » ne conviennent pas ({ $reason }) : voyez sa description.
refusal-unknown-section = Les règles n’ont pas de section « { $found } » : choisissez parmi { $known }, ou demandez une règle comme R5.4.
refusal-card-not-in-game = { $card } n’est pas parmi les cartes de cette partie : demandez toutes les cartes pour les voir.
refusal-no-game = Aucune partie n’a commencé : commencez-en une avec new_game.
refusal-no-such-chair = Il n’y a pas de siège { $found } dans cette partie : choisissez parmi { $known }.
refusal-table-given = Ce siège à cette table a été choisi pour vous : jouez-y.
refusal-no-server = Aucun serveur de Happy City ne répond à { $address } ({ $reason }) : vérifiez l’adresse.
refusal-server-refused = Le serveur refuse : { $reason }
refusal-player-crashed = { $lines ->
    [0] Le programme « { $bot } » s’est arrêté en pleine partie (statut { $status }) ; elle ne compte pas.
   *[other] Le programme « { $bot } » s’est arrêté en pleine partie (statut { $status }) ; elle ne compte pas. Ses derniers mots : { $log }.
}
refusal-player-silent = { $lines ->
    [0] Le programme « { $bot } » n’a joué aucun coup permis en { $limit } s ; sa partie ne compte pas.
   *[other] Le programme « { $bot } » n’a joué aucun coup permis en { $limit } s ; sa partie ne compte pas. Ses derniers mots : { $log }.
}

## L’état de la partie en mots, pour les programmes qui lisent

mcp-options = Joueurs : { $players } · points : { $scoring ->
    [sum] habitants plus cœurs
   *[product] habitants fois cœurs
}
mcp-seat = vous occupez le siège { $seat }
mcp-last-round = Une ville est complète : c’est la dernière manche.
mcp-visible = Zone centrale
mcp-dwellings = Habitations
mcp-specials = Bâtiments spéciaux sur la table
mcp-decks = Pioches (cartes face cachée, dans un ordre que personne ne connait)
mcp-deck = Pioche { $deck }, face cachée : { $cards }, défaussées : { $discarded }
mcp-tokens = Jetons
mcp-city = Ville de { $player }, siège { $seat }
mcp-yours = (la vôtre)
mcp-price = prix pour vous : { $price }
mcp-needs = demande { $condition }
mcp-left = cartes restantes : { $cards }
mcp-heading = { $title } :
mcp-none = aucun
mcp-legal = Coups permis
mcp-aim = Vous jouez à un jeu de cartes : bâtissez la ville qui a le plus de points. À la fin, les points sont { $scoring ->
    [sum] les habitants plus les cœurs.
   *[product] les habitants fois les cœurs.
}
mcp-ask = Choisissez un des coups permis et jouez-le avec l’outil « play », lettre pour lettre.
mcp-ask-without-list = Trouvez un coup permis par les règles et jouez-le avec l’outil « play », dans la notation : keep, discard ID, draw DECK, coin, buy ID, take ID, decline, market COLOUR, destroy PLACE, give SEAT, copy SEAT, refuse.
mcp-wait = C’est à quelqu’un d’autre de décider : appelez l’outil « wait ».

## Ce qui dure dans une ville

city-phases-left = { $card } : encore { $phases } { $phases ->
    [one] phase
   *[other] phases
} de revenus
city-free-card = { $card } : la prochaine carte est gratuite

## La feuille de score

sheet-title = Feuille de score
sheet-player = Joueur
sheet-card = Carte
sheet-place = Emplacement
sheet-income = Revenu
sheet-hearts = Cœurs
sheet-inhabitants = Habitants
sheet-coins = Pièces
sheet-points = Points
sheet-total = Total
sheet-round = Manche
sheet-product = { amount-inhabitants } × { amount-hearts } = { $counted }
sheet-sum = { amount-inhabitants } + { amount-hearts } = { $counted }
sheet-lost = perdus : { $lost }
sheet-doubled = doublés
sheet-in-front = devant la ville
sheet-destroyed = détruite par { $monster }
sheet-copied = copie { $card }
sheet-neighbour = ville { DE($player) }
sheet-winner = Victoire { DE($player) } avec { amount-points } !
sheet-winners = Victoire partagée { DE($players) } avec { amount-points } !
sheet-by-coins = Égalité de points : les pièces départagent.
sheet-resigned = Abandon, à la dernière place : { $players }.

## Une partie après coup

story-chances = Chances de gagner
story-chances-about = estimées : ce que le maitre bâtisseur attend une manche plus tard, dans des parties imaginées
story-moments = Ce qui a décidé la partie
story-round = { $round ->
    [0] Départ
   *[other] Manche { $round }
}
story-moment = { $kind ->
    [luck] { story-round } : une carte apparait
   *[choice] { story-round } : un choix
}
story-moment-chance = Chances { DE($name) } : { $before } → { $after }
story-luck = La chance de la pioche
story-luck-about = Ce que les cartes apparues ont ajouté aux chances de gagner, en points de pourcentage ; le total est nul.

## Les choix d’une partie, jugés

review-choices = Les choix
review-choices-about = Ce qu’ils ont couté, en points de pourcentage de chance de gagner : chaque choix a été poursuivi dans les mêmes mondes imaginés.
review-none = Personne n’a rien fait qui ait couté plus de deux points.
review-grade = { $grade ->
    [blunder] une grosse erreur
    [mistake] une erreur
   *[inaccuracy] une petite imprécision
}
review-decision = { story-round }, { $name } : { review-grade }, { $cost }
review-played = joué : { $move } → { $chance }
review-better = mieux : { $move } → { $chance }
because-completes = Elle complète { $special }.
because-points =
    { $before } → { $after ->
        [one] { $after } point
       *[other] { $after } points
    }.
because-income =
    { $coins ->
        [one] 1 pièce
       *[other] { $coins } pièces
    } de plus par manche, pour encore { $rounds ->
        [one] 1 manche
       *[other] { $rounds } manches
    } environ.
because-hearts = Elle apporte des cœurs, qui compteront dès qu’il y aura des habitants.
because-inhabitants = Elle apporte des habitants, qui compteront dès qu’il y aura des cœurs.
because-denies = Sinon { $to } pourrait acheter { $card }.
because-saves = Avec { $coins } pièces au prochain tour, { $card } est à portée, si la carte est encore là.
because-coins =
    Il reste { $coins ->
        [one] 1 pièce
       *[other] { $coins } pièces
    } pour le prochain tour.
because-deck = { $payable ->
    [one] Dans la pioche { $deck }, { $payable } carte sur { $cards } est abordable.
   *[other] Dans la pioche { $deck }, { $payable } cartes sur { $cards } sont abordables.
}
because-deck-all = { $cards ->
    [one] Dans la pioche { $deck }, la dernière carte est abordable.
   *[other] Dans la pioche { $deck }, les { $cards } cartes sont toutes abordables.
}
because-deck-share = { $cards ->
    [one] la dernière carte de la pioche { $deck }
   *[other] { $some } sur { $cards } dans la pioche { $deck }
}
because-deck-better = Cartes qui donnent plus de points que tout ce qui est à vendre : { because-deck-share }.
because-deck-hearts = Cartes abordables avec des cœurs : { because-deck-share }.
because-deck-dear = Cartes que { $to } ne pourra pas acheter ensuite : { because-deck-share }.
because-denies-special = Sinon { $to } pourrait acheter { $card }, puis prendre { $special }.
because-denies-points =
    Sinon { $to } pourrait acheter { $card } : { $before } → { $after ->
        [one] { $after } point
       *[other] { $after } points
    }.
because-denies-income =
    Sinon { $to } pourrait acheter { $card } : { $coins ->
        [one] 1 pièce
       *[other] { $coins } pièces
    } de plus par manche.
because-denies-take = Sinon { $to } pourrait prendre { $special }.
because-stays =
    Reste à vendre : { $card }, { $before } → { $after ->
        [one] { $after } point
       *[other] { $after } points
    }.
because-goes = Impossible à acheter maintenant : { $card }. Une autre carte prendra sa place.
because-leaves = Il reste plus de pièces : { $coins } au prochain tour.
because-at-once =
    Elle rapporte tout de suite { $coins ->
        [one] 1 pièce
       *[other] { $coins } pièces
    }.
because-effect = { $special } : { $effect }
because-no-gain = Rien de ce qu’on peut prendre maintenant ne donne de points.
because-waits =
    On ne prend qu’un bâtiment spécial, et pour { $special } il manque { $missing ->
        [one] 1 carte
       *[other] { $missing } cartes
    }.
because-place = { $places ->
    [one] La dernière place reste libre pour une autre carte.
   *[other] Les { $places } places restent libres pour d’autres cartes.
}
because-market = Les bâtiments spéciaux sur la table demandent { count-of-colour }.
because-market-comes = Le vert s’achète à tout moment : les habitations sont vertes.
review-sums = Au total
review-sums-about = En points de pourcentage, pour chacun : ce que les cartes ont donné, ce que ses choix ont couté, et ce qui vient des choix des autres et de tout le reste. Ensemble, ils mènent de la chance du début au résultat.
review-begun = Au début
review-cards = Cartes
review-cost = Choix
review-rest = Autres, reste
review-ended = À la fin
review-count = Examinés
hint-title = Les choix, du meilleur au moins bon
hint-about = C’est à { $name } de choisir ; la chance de gagner après chaque choix, et son retard sur le meilleur.
hint-equal = à peu près aussi bon
hint-unclear = Les premiers se valent, pour autant qu’on puisse en juger.
hint-none = Il n’y a qu’une chose à faire ici.
puzzle-name = Problème { $id }
puzzle-question = C’est à { $name } de choisir. Quel est le meilleur choix ?
puzzle-right = Juste : c’est le meilleur choix.
puzzle-wrong = Il y a mieux : voyez la première ligne.
choice-unjudged = pas examiné : les plus forts ne le font presque jamais ici
puzzle-found = Les robots de tous niveaux le trouvent dans { $share } des cas.

## La manière de choisir, sur de nombreuses parties ; $cost, $low et $high sont des points tels qu’on les écrit, $share et $adjusted des pour cent

skill-games = { $name } : { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }, { $decisions ->
        [one] 1 vrai choix
       *[other] { $decisions } vrais choix
    }
skill-about = En points sur 100 : 100, c’est la victoire assurée. Un vrai choix, c’est quand plus d’une action est sensée.
skill-few = C’est trop peu pour juger : les chiffres viennent à partir de { $least } vrais choix.
skill-cost = Un choix coute { $cost } points.
skill-range = 95 % : { $low } à { $high }
skill-like = Choisit aussi bien : { $level }
skill-like-between = Choisissent aussi bien : de { $weakest } à { $strongest }
skill-shares = Victoires : { $share } ; sans la chance des cartes : { $adjusted }
skill-phases = De quoi il s’agissait
skill-phase = { $phase ->
    [discard] Défausser ou garder
    [refill] Quelle pioche
    [buy] Quoi acheter
    [special] Bâtiments spéciaux
   *[other] Tout le reste
}
skill-decisions = Choix
skill-each = Points par choix
skill-points = Points
skill-cards = Carte par carte
skill-card = Carte
skill-colours = Couleur par couleur
skill-built = { $times ->
    [one] Construite une fois alors qu’autre chose valait mieux.
   *[other] Construite { $times } fois alors qu’autre chose valait mieux.
}
skill-missed = { $times ->
    [one] Laissée une fois alors que c’était le mieux.
   *[other] Laissée { $times } fois alors que c’était le mieux.
}
skill-early = { $rounds ->
    [one] En moyenne 1 manche trop tôt.
   *[other] En moyenne { $rounds } manches trop tôt.
}
skill-late = { $rounds ->
    [one] En moyenne 1 manche trop tard.
   *[other] En moyenne { $rounds } manches trop tard.
}

## Refus : robots en panne

refusal-bad-command = « { $found } » ne désigne aucun programme : écrivez { $known }.
refusal-bot-missing = Le programme « { $found } » du robot « { $bot } » ne peut pas démarrer ({ $reason }) : vérifiez la commande.
refusal-bad-agent = « { $found } » n’est pas un agent ({ $reason }) : nommez un robot, cmd:PROGRAMME, module:fonction ou FICHIER.py:fonction.
refusal-bot-illegal = Le robot « { $bot } » a répondu « { $found } », ce qui n’est pas permis ici ; le premier coup permis est joué à sa place.
refusal-bot-raised = Le robot « { $bot } » a échoué ({ $found }) ; le premier coup permis est joué à sa place.
refusal-bot-crashed = { $lines ->
    [0] Le robot « { $bot } » s’est arrêté sans répondre (code { $status }) ; le premier coup permis est joué à sa place.
   *[other] Le robot « { $bot } » s’est arrêté sans répondre (code { $status }) ; le premier coup permis est joué à sa place. Ses derniers mots : { $log }.
}
refusal-bot-silent = { $lines ->
    [0] Le robot « { $bot } » n’a pas répondu en { $limit } ms ; le premier coup permis est joué à sa place.
   *[other] Le robot « { $bot } » n’a pas répondu en { $limit } ms ; le premier coup permis est joué à sa place. Ses derniers mots : { $log }.
}
refusal-bot-nonsense = Le robot « { $bot } » a donné une réponse illisible ({ $reason }) : « { $found } » ; le premier coup permis est joué à sa place.
refusal-bot-given-up = Le robot « { $bot } » a dû être démarré { $starts } fois et n’est plus interrogé ; le premier coup permis est joué à sa place.

## Pourquoi un robot a choisi son coup : programmes

why-told = { $text }
why-own-program = Un programme indépendant a choisi ce coup sans dire pourquoi.

## Pourquoi un robot a choisi son coup : avec ses mots

why-chance = Je m’en remets au hasard.
why-market = Les bâtiments spéciaux demandent le plus souvent des { cards-of-colour } : je commence par cette couleur.
why-keep = Je ne vois rien qui mérite d’être défaussé.
why-discard = Mieux vaut défausser la carte { $card } que de la laisser au joueur suivant.
why-draw = La pioche { $deck } a le plus de chances de m’apporter une bonne carte que je peux payer.
why-save = J’ai { coins-taken } et j’économise : pour l’instant, une pièce vaut plus pour moi que n’importe laquelle de ces cartes.
why-buy-special = Avec la carte { $card }, le bâtiment spécial { $special } est à ma portée.
why-buy-income = La carte { $card } apporte du revenu, et cela paiera la suite.
why-buy-hearts = La carte { $card } apporte des cœurs, et ma ville s’en réjouit.
why-buy-inhabitants = La carte { $card } apporte des habitants, et ma ville les accueille volontiers.
why-buy-cheap = La carte { $card } vaut bien son prix pour moi.
why-take = Le bâtiment spécial { $card } est gratuit, et aucun ne convient mieux à ma ville.
why-decline = J’aime mieux attendre un meilleur bâtiment spécial, ou m’en passer.
why-destroy = { $card } est la carte dont ma ville se passera le mieux.
why-give = Je donne les pièces à { $player } : c’est l’adversaire le moins dangereux pour moi.
why-copy = Copier le bâtiment spécial { $card } est ce qui profite le plus à ma ville.
why-refuse = Je tente ma chance : la boite cache peut-être mieux.
why-imagined = J’ai imaginé { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : ce coup gagne dans { NUMBER($share, maximumFractionDigits: 0) } % des cas, le meilleur des autres dans { NUMBER($other, maximumFractionDigits: 0) } %.
why-foreseen = J’ai regardé { $games } fois plus loin : avec ce coup, je m’attends à gagner dans { NUMBER($share, maximumFractionDigits: 0) } % des cas, avec le meilleur des autres dans { NUMBER($other, maximumFractionDigits: 0) } %.
why-worked-out = J’ai calculé tout ce qui peut encore arriver : ce coup vaut { NUMBER($share, maximumFractionDigits: 0) } % d’une victoire, le meilleur des autres { NUMBER($other, maximumFractionDigits: 0) } %.

## Niveaux des robots, du plus faible au plus fort

level-newcomer = Nouveau venu
level-newcomer-about = Apprend encore, et prend ce qui lui plait.
level-resident = Résident
level-resident-about = Connait les cartes, mais oublie de prévoir.
level-shopkeeper = Commerçant
level-shopkeeper-about = Surveille les revenus et les prix.
level-architect = Architecte
level-architect-about = Prévoit des tours entiers avant de construire.
level-mayor = Maire
level-mayor-about = Pense à la ville de chacun, pas seulement à la sienne.
level-master = Maitre bâtisseur
level-master-about = Voit loin et se trompe rarement.

## Refus : le temps de réflexion d’un robot

refusal-bad-budget = « { $found } » n’est pas un budget : écrivez 200ms, 1.5s ou un nombre de parties simulées, puis :4 ou :all pour les fils d’exécution (au plus 600s, 100 millions de parties, 64 fils).
refusal-no-budget = « { $found } » ne convient pas : le robot « { $bot } » ne prend pas de budget, écrivez seulement son nom.
refusal-no-weights = Il n’y a pas de poids dans « { $found } » : vérifiez le chemin, ou écrivez seulement le nom du robot pour ceux du paquet.
refusal-damaged-weights = Les poids « { $found } » sont endommagés ou n’en sont pas : prenez une autre copie ou refaites l’entraînement.
refusal-other-weights = Ces poids sont de la version { $found } ; ce programme lit la version { $known } : refaites l’entraînement ou utilisez le programme d’origine.
refusal-unlearned = Ce que cet adversaire a appris manque ou est abimé : connectez-vous ou rechargez la page ; d’ici là, la partie attend.
refusal-bad-recipe = « { $found } » ne peut pas servir à l’entraînement : { $problem }.
refusal-card-failed = La carte graphique a abandonné ({ $problem }). Ce qui a été appris est gardé dans { $found } : la même commande reprend à cet endroit.
refusal-unseeded = Cette recherche n’a pas de hasard où puiser : initialisez d’abord ses générateurs (turn_to le fait).

## Robots qui ne sont pas un niveau

bot-random-about = N’importe quel coup permis.
bot-greedy-about = Ce qui vaut le plus tout de suite.
bot-builder-about = Prévoit un tour d’avance, d’après une estimation faite à la main.
bot-flat-about = Joue chaque coup jusqu’au bout aussi souvent et garde le meilleur.
bot-search-about = Explore un arbre de coups, de cartes et de réponses.
bot-policy-about = A appris tout seul ; joue au premier coup d’œil.
bot-mind-about = A appris tout seul et anticipe grâce à ce qu’il sait.
bots-budgets = flat, search et mind acceptent un budget : mind:200ms, search:5000, mind:1s:all (fils). mind@FICHIER et policy@FICHIER jouent avec vos propres poids ; cmd:PROGRAMME est un programme à vous.
bots-net = Le réseau de policy et mind a appris de { $decisions } millions de décisions en { $games } millions de parties ({ $digest }).

## Une table dessinée pour le terminal

board-for-sale = À vendre
board-cost = Coût
board-price = Prix
board-brings = Apporte
board-colour = Couleur
board-specials = Bâtiments spéciaux
board-met = Remplie
board-needs = Demande
board-yes = oui
board-no = non
board-owned = possédée
board-left = reste { $left }
board-deck = pioche { $deck }
board-discarded = défausse { $cards }
board-last-round = dernière manche
board-free-card = { $special } : la prochaine carte est gratuite
board-phases = { $special } : { $phases ->
    [one] encore { $phases } phase de revenu
   *[other] encore { $phases } phases de revenu
}

## La conversation au terminal

play-nobody-decided = personne d’autre n’a rien décidé depuis votre dernier coup
play-nothing-to-take-back = rien à reprendre : une carte a été révélée depuis, ou rien n’a été décidé
play-taken-back = repris

## Refus : tables et serveur

refusal-not-your-turn = C’est au tour du siège { $turn } : attendez le vôtre.
refusal-turn-not-ended = Votre tour est joué : terminez-le, ou annulez la dernière décision.
refusal-nothing-to-decide = Il n’y a rien à décider maintenant.
refusal-nothing-to-undo = Il n’y a rien à annuler : une carte a été révélée depuis, ou quelqu’un d’autre a décidé.
refusal-no-turn-to-end = Vous n’avez pas de tour à terminer maintenant : continuez à jouer.
refusal-already-away = Un robot joue déjà pour vous : revenez quand vous voulez.
refusal-not-away = Vous jouez déjà vous-même : aucun robot n’a à partir.
refusal-not-seated = Vous n’êtes pas assis à cette table : regardez, ou asseyez-vous à une autre.
refusal-not-host = Seule la personne qui a ouvert la table peut le faire : demandez-lui.
refusal-unknown-passkey = Cette clé d’accès n’existe plus.
refusal-unknown-session = Ce navigateur est déjà déconnecté.
refusal-unknown-table = La table « { $found } » n’existe pas : vérifiez le lien.
refusal-stale = La partie a continué entre-temps, peut-être dans un autre onglet. Regardez à nouveau, puis décidez.
refusal-too-fast = C’était trop en peu de temps : réessayez dans { $seconds } s.
refusal-too-many = C’est plus que ce qui est permis à la fois : fermez-en, ou réessayez dans { $seconds } s.
refusal-too-often = Vous l’avez fait { $known } fois dans cette partie, cela suffit : continuez à jouer.
refusal-bad-message = Le serveur ne comprend pas ce message ({ $reason }) : voyez la description du protocole.
refusal-not-json = Le corps doit être en application/json, pas « { $found } » : indiquez le Content-Type.
refusal-too-long = Le message dépasse { $known } octets : envoyez-en moins.
refusal-not-begun = La partie de la table { $table } n’a pas commencé : attendez qu’elle soit lancée.
refusal-key-taken = Quelqu’un d’autre a utilisé cette clé : choisissez-en une nouvelle pour chaque décision.
refusal-game-finished = La partie est terminée : proposez une revanche.
refusal-rated-no-undo = Dans une partie classée, rien ne s’annule : décidez avec soin.
refusal-no-chat = La discussion est coupée pour vous à cette table : un sourire devra suffire.
refusal-rude = Cela blesserait quelqu’un : dites-le autrement.
refusal-slow-chat = La discussion est ralentie ici : réessayez dans { $seconds } s.
refusal-no-hints = Il n’y a pas de conseils dans les parties classées, ni là où d’autres jouent la même donne.
refusal-hints-not-agreed = Ici, il y a des conseils quand toutes les personnes qui jouent sont d’accord : posez-leur la question dans le menu.
refusal-nothing-to-agree = Vous jouez ici sans autres personnes : il n’y a personne à qui demander.
refusal-asked-lately = Quelqu’un vient de dire non : reposez la question à la prochaine manche.
refusal-nobody-absent = La partie n’attend personne d’absent : aucun robot n’est nécessaire.
refusal-not-here = Vous n’avez pas ouvert la table { $table } : ouvrez-la, puis répondez.
refusal-rated-no-stand-in = Dans une partie classée, on ne fait pas jouer un robot pour quelqu’un d’autre : le temps décide.
refusal-day-to-come = Les donnes du { $found } sont encore secrètes : revenez ce jour-là.
refusal-deal-sealed = Cette donne se joue encore. Ses parties seront ouvertes à tous à la fin de la journée.
refusal-evening-begun = Cette soirée a commencé : on ne peut plus s’y inscrire.
refusal-evening-full = Cette soirée est complète : { $known } personnes y participent.
refusal-evening-over = Cette soirée est terminée : on ne peut plus rien y changer.
refusal-no-early-end = Lors d’une soirée de club, chaque partie va jusqu’à sa fin : qui doit partir peut abandonner.
refusal-no-evening-rematch = Pas de revanche à une table d’une soirée de club : la soirée continue avec la ronde suivante.
refusal-not-entered = Cette personne ne participe pas à cette soirée : regardez la liste à nouveau.
refusal-not-evenings-host = Seule la personne qui organise la soirée peut le faire : demandez-lui.
refusal-round-not-over = Des tables jouent encore : la ronde suivante peut commencer quand toutes ont fini.
refusal-round-robin-of-two = Dans un toutes rondes, chacun rencontre chacun une fois : il se joue à des tables de deux.
refusal-round-sealed = D’autres jouent encore cette donne. Elle sera ouverte à tous à la fin de la ronde.
refusal-too-few-people = { $found ->
    [one] { $found } personne participe pour l’instant : il en faut au moins { $known }.
   *[other] { $found } personnes participent pour l’instant : il en faut au moins { $known }.
}
refusal-too-many-evenings = Vous organisez { $known } soirées qui ne sont pas terminées : terminez d’abord l’une d’elles.
refusal-unknown-evening = Il n’y a pas de soirée « { $found } » : vérifiez le lien.
refusal-unknown-day = Il n’y a pas eu de donne le { $found }. Écrivez une date comme 2026-11-17, pas avant le premier jour de ce serveur.
refusal-unknown-deal = Il n’y a pas de donne « { $found } ». Il y a : { $known }.
refusal-no-training = L’entrainement est pour une personne seule parmi des robots, à une table du navigateur : choisissez-le sur la page d’accueil.
refusal-no-why = Seul le coup d’un robot s’explique : choisissez-en un qu’un robot a joué.
refusal-wrong-seats = { $found } ne convient pas : la table a { $known } places.
refusal-not-over = La partie de la table { $table } n’est pas terminée : finissez-la avant la revanche.
refusal-seat-taken = Cette place à la table { $table } n’est pas libre : choisissez-en une autre, ou regardez.
refusal-kept-apart = Vous ne pouvez pas vous assoir à cette table : quelqu’un ici et vous restez à distance. Choisissez une autre table, ou ouvrez-en une.
refusal-not-there = { $found } n’a pas de place à la table { $table } : vérifiez qui y est assis.
refusal-not-unfinished = La table { $table } est fermée, ou sa partie est terminée : on ne peut plus rien y changer.
refusal-rated-needs-accounts = Une partie classée oppose des joueurs différents ayant un compte : créez un compte, ou jouez une partie amicale.
refusal-rated-needs-clock = Une partie classée a besoin d’une pendule, pour que personne ne puisse simplement s’arrêter : choisissez-en une, ou jouez une partie amicale.
refusal-rated-needs-people = Une partie classée oppose des personnes différentes, sans robots : laissez-leur les autres places, ou jouez une partie amicale.
refusal-seats-open = Une place est encore libre à la table { $table } : attendez quelqu’un, ou donnez-la à un robot.
refusal-unknown-level = Le niveau « { $found } » n’existe pas : choisissez parmi { $known }.
refusal-not-open = La table { $table } n’est plus ouverte : cherchez-en une autre.
refusal-bad-setting = { $setting } : { $found } est trop peu : au moins { $least }.
refusal-workers-need-postgresql = { $found } processus ne peuvent partager un fichier SQLite : utilisez --database postgresql://… ou un seul.
refusal-bad-log-level = log_level : « { $found } » n’existe pas : choisissez parmi { $known }.
refusal-bad-switch = { $setting } : « { $found } » n’est ni oui ni non : écrivez true ou false.
refusal-bad-number = { $setting } : « { $found } » n’est pas un nombre : écrivez des chiffres.
refusal-bad-database = « { $found } » n’est pas une base de données : indiquez un fichier, ou postgresql://utilisateur@hôte/nom.
refusal-not-found = Il n’y a rien à « { $found } » : voyez la liste des adresses sous /api/.
refusal-wrong-method = « { $found } » n’est pas possible ici : sont permis { $known }.
refusal-fault = Un problème est survenu de notre côté (référence { $found }) : rien n’est perdu, réessayez.
refusal-closing = Le serveur redémarre : revenez dans un instant, rien n’est perdu.
refusal-not-signed-in = Le serveur ne vous connait pas encore : ouvrez d’abord la page d’accueil.

## Refus : parties terminées et joueurs

refusal-unknown-game = La partie terminée « { $found } » n’existe pas : vérifiez le lien ; une partie en cours se trouve à sa table.
refusal-unknown-player = Le joueur « { $found } » n’existe pas : vérifiez le nom ou le lien ; le compte a peut-être été supprimé.

## Refus : les personnes

refusal-need-account = Il faut un compte pour cela : donnez d’abord un mot de passe à votre nom.
refusal-bad-token = Le serveur ne connait pas ce jeton : créez-en un nouveau pour votre programme.
refusal-foreign-page = Cette demande vient de la page d’un autre site : utilisez la page de ce serveur.
refusal-bad-passkey = Cette clé d’accès ne convient pas : réessayez, ou connectez-vous avec votre mot de passe.
refusal-wrong-code = Le nom et le code ne vont pas ensemble, ou le code a déjà servi.
refusal-bad-issuer = { $setting } : « { $found } » n’est pas l’adresse d’un fournisseur d’identité : écrivez par exemple https://id.example.org/realms/club. Il faut que ce soit https.
refusal-need-setting = { $setting } manque : la connexion par un fournisseur en a besoin.
refusal-bad-proof = Ce que le fournisseur dit de vous ne peut pas être vérifié : personne n’a été connecté. Recommencez ; si cela continue, prévenez la personne qui héberge ce serveur.
refusal-identity-taken = Cette connexion ouvre déjà un autre compte ici : déconnectez-vous, puis connectez-vous avec elle.
refusal-other-identity = Ce compte est déjà ouvert par une autre connexion du fournisseur : retirez d’abord celle-là.
refusal-last-way-in = C’est le seul moyen d’entrer dans votre compte : choisissez d’abord un mot de passe ou ajoutez un autre moyen.
refusal-login-stale = Cette connexion a été commencée dans un autre navigateur ou il y a trop longtemps, ou elle a déjà servi : recommencez.
refusal-need-fresh-login = Connectez-vous d’abord encore une fois : cela montre que c’est bien vous.
refusal-provider-down = Le fournisseur de connexion ne répond pas comme il faut. Rien n’a changé ; réessayez dans un moment.
refusal-provider-off = Ce serveur n’a pas de fournisseur de connexion : connectez-vous avec un nom et un mot de passe.
refusal-provider-refused = Le fournisseur ne vous a pas laissé entrer, ou vous avez refusé là-bas. Recommencez si vous le souhaitez.
refusal-wrong-password = Ce mot de passe n’est pas celui de ce nom : réessayez.
refusal-already-account = Vous avez déjà un compte : déconnectez-vous d’abord pour en créer un autre.
refusal-name-too-long = Le nom est trop long : écrivez au plus { $known } caractères.
refusal-name-unreadable = Le nom a des caractères invisibles, ou aucun qui se lise : utilisez des lettres, des chiffres et des espaces.
refusal-name-mixed = « { $found } » mêle des lettres d’écritures différentes qui se ressemblent : n’en utilisez qu’une.
refusal-name-reserved = « { $found } » est réservé au serveur lui-même : choisissez un autre nom.
refusal-name-rude = « { $found } » blesserait quelqu’un : choisissez un autre nom.
refusal-name-taken = « { $found } » est le nom de quelqu’un d’autre : choisissez-en un autre.
refusal-name-of-admin = « { $found } » est dans la liste des administrateurs de ce serveur : la personne qui le tient doit d’abord changer la liste.
refusal-password-short = Le mot de passe est trop court : écrivez au moins { $least } caractères.
refusal-password-is-name = Le mot de passe ne doit pas être le nom, même répété : choisissez-en un autre.
refusal-password-few-characters = Le mot de passe a trop peu de caractères différents : utilisez-en au moins { $least }.
refusal-password-common = Trop de gens utilisent ce mot de passe : choisissez-en un que personne ne devine.
refusal-too-many-passkeys = Vous avez déjà { $known } clés d’accès : supprimez-en une d’abord.
refusal-too-many-programs = Un compte peut avoir { $known } programmes : supprimez-en un d’abord.
refusal-too-many-distances = Vous restez déjà à distance de { $known } personnes : retirez d’abord quelqu’un de la liste sur votre page.
refusal-too-many-friends = Vous avez déjà { $known } amis ou demandes : retirez d’abord quelqu’un.
refusal-unknown-name = Aucun compte ne s’appelle « { $found } » : vérifiez l’orthographe. Les invités se joignent seulement par un lien.
refusal-own-block = Vous avez bloqué cette personne : annulez-le d’abord sur votre page.
refusal-not-friends = Cela ne se demande qu’à des amis : envoyez plutôt le lien de la table.
refusal-changed-link = Ce lien ne mène plus à personne : demandez-en un nouveau à qui vous l’a donné.
refusal-circle-full = Un cercle compte au plus { $known } personnes : quelqu’un doit d’abord partir.
refusal-not-owner = Seul le propriétaire d’un cercle peut faire cela : demandez-lui.
refusal-too-many-circles = Vous êtes déjà dans { $known } cercles : quittez-en un d’abord.
refusal-unknown-circle = Le cercle « { $found } » n’existe pas, ou vous n’en êtes pas : demandez le lien à un membre.
refusal-banned = La personne qui tient ce serveur vous en ferme l’accès jusqu’au { $until } : revenez ensuite.
refusal-already-reported = Votre signalement est déjà arrivé : quelqu’un va le regarder.
refusal-unknown-report = Aucun signalement « { $found } » n’attend : regardez à nouveau la liste.
refusal-unknown-announcement = Il n’y a pas d’annonce « { $found } » : elle est peut-être déjà passée.
refusal-bad-invitation = Ici, un compte demande une invitation, et celle-ci n’est pas bonne ou a déjà servi : adressez-vous à la personne qui tient le serveur.
refusal-oneself = C’est vous : choisissez quelqu’un d’autre.
refusal-too-many-games = Un compte peut reprendre { $known } parties jouées sur des appareils : celle-ci reste sur l’appareil.
refusal-already-taken = Cette partie est déjà dans votre compte : rien n’a changé.
refusal-unknown-program = Vous n’avez pas de programme « { $found } » : regardez la liste de vos programmes.

## Refus : faire tourner le serveur

refusal-newer-database = La base de données vient d’une version plus récente de Happy City (étape { $found } ; celle-ci connait { $known }) : installez cette version.
refusal-older-database = La base de données en est à l’étape { $found }, cette version de Happy City à { $known } : démarrez une fois le serveur, il la mettra à jour.
refusal-unusable-database = La base de données { $found } est inutilisable ({ $reason }) : indiquez avec --database un fichier dans un dossier où vous pouvez écrire, ou un serveur PostgreSQL qui tourne et vous laisse entrer.
refusal-no-folder = Il n’y a pas de dossier { $folder } pour la base de données : créez-le, ou indiquez un autre fichier avec --database.
refusal-damaged-database = La base de données est abimée ({ $reason }) : mettez-la de côté et restaurez la dernière sauvegarde avec « happycity restore ».
refusal-no-database = Il n’y a pas de base de données à { $found } : indiquez avec --database celle qu’utilise le serveur.
refusal-database-in-use = Un serveur utilise cette base de données, ou l’utilisait il y a { $seconds } secondes : arrêtez-le d’abord.
refusal-database-not-empty = La base de données contient déjà quelque chose : indiquez-en une vide, ou faites tout remplacer avec --force.
refusal-not-a-backup = Ce fichier n’est pas une sauvegarde de Happy City : indiquez-en un qu’a écrit « happycity backup ».
refusal-newer-backup = La sauvegarde vient d’une version plus récente de Happy City (étape { $found } ; celle-ci connait { $known }) : installez cette version.
refusal-damaged-backup = La sauvegarde est abimée ou incomplète, rien n’a donc été restauré : essayez une autre copie.
refusal-bad-network = { $setting } : « { $found } » n’est pas une liste d’adresses et de réseaux : écrivez par exemple 127.0.0.1,10.0.0.0/8.
refusal-bad-origin = { $setting } : « { $found } » n’est pas l’adresse d’un site : écrivez-la sans chemin, par exemple https://example.org ou http://localhost:5173.
refusal-bad-root = { $setting } : « { $found } » n’est pas un dossier : commencez par une barre et terminez sans barre, par exemple /happycity.
refusal-bad-contact = { $setting } : « { $found } » n’est pas une adresse que les services push peuvent joindre : écrivez mailto:vous@example.org ou https://….
refusal-bad-mail-server = { $setting } : ce n’est pas un serveur de courriel : écrivez par exemple smtp://utilisateur:motdepasse@mail.example.org:587.
refusal-bad-mail-address = « { $found } » n’est pas une adresse de courriel : écrivez par exemple vous@example.org.
refusal-need-public-address = { $setting } manque : les liens des messages en ont besoin, par exemple https://example.org.
refusal-channel-off = Ce serveur n’envoie pas de tels messages : la personne qui l’héberge doit d’abord les activer.
refusal-bad-device = L’abonnement de ce navigateur n’est pas utilisable : désactivez les notifications, puis réactivez-les.
refusal-bad-webhook = Rien ne peut être envoyé à cette adresse : prenez-en une d’Internet qui commence par https:// ou http://.
refusal-bad-link = Ce lien ne vient pas de ce serveur, ou ne sert plus : choisissez dans vos réglages ce que vous recevez.
refusal-not-delivered = { $reason ->
    [down] Le message n’est pas arrivé, car personne n’y répond en ce moment : réessayez plus tard.
   *[rejected] Le message n’y a pas été accepté : vérifiez l’adresse, ou ajoutez à nouveau ce navigateur.
}
refusal-nowhere-to-send = Il n’y a encore nulle part où l’envoyer : donnez une adresse et confirmez-la, ou ajoutez ce navigateur.
refusal-unknown-device = Il n’y a pas de navigateur « { $found } » dans votre liste : regardez à nouveau.
refusal-bad-words = { $setting } : le fichier { $file } est inutilisable ({ $found }) : écrivez un mot par ligne, avec une étoile à la fin pour toute terminaison.

## Refus : environnements pour programmes qui apprennent

refusal-masked-action = L’action { $action } n’est pas permise au siège { $seat } : choisissez parmi { $legal }.
refusal-bad-actions = Ce ne sont pas des actions pour toutes les parties : reçu { $found }, attendu { $known }.
refusal-episode-over = La partie est terminée, l’action { $action } n’est plus possible : réinitialisez l’environnement (avec PettingZoo, jouez d’abord None pour chaque agent).
refusal-not-reset = Aucune partie n’a encore été distribuée : réinitialisez d’abord l’environnement.
refusal-bad-seed = « { $found } » n’est pas une graine pour un environnement : donnez un nombre entier de 0 à { $known }.
refusal-bad-option = { $option } : « { $found } » ne convient pas : choisissez parmi { $known }.
refusal-bad-opponents = « { $found } » ne sont pas les bons adversaires : donnez une liste d’un seul robot, ou de { $known }.

## Un serveur sans ses pages

no-client-title = Le serveur de Happy City est en marche
no-client-told = Il a été installé sans le client web. Pour avoir les pages, installez-le encore une fois dans le dossier du projet, puis relancez le serveur :
no-client-api = Ce que les programmes peuvent demander à ce serveur

## Invités

# Le nom de qui vient d’arriver : une chose et un nombre.
guest-words =
    Abricot Ballon Beignet Bleuet Biscuit Brioche Cerise Chouette Citron Clairière Clochette Colibri
    Comète Confetti Crêpe Domino Éclair Flocon Fontaine Framboise Galet Gaufre Grelot Jonquille Lanterne
    Libellule Luciole Mélodie Mésange Mirabelle Moineau Muguet Myrtille Nougat Papillon Parasol Pêche
    Piano Pissenlit Pivoine Prune Puzzle Rayon Théière Tilleul Tournesol Trèfle Tulipe
guest-name = { $word } { $number }

## Quand la page est fermée

notice-turn-title = C’est votre tour
notice-turn = { $round ->
    [0] Choisissez votre { $market }, avec { $names }.
   *[other] Manche { $round }, avec { $names }.
}
notice-day-title = Plus qu’un jour pour votre tour
notice-day = { notice-turn }
notice-over-title = La partie est finie
notice-over = Voyez comment elle s’est terminée, avec { $names }.
notice-invitation-title = Une place vous est gardée
notice-invitation = Avec { $names } : asseyez-vous, ou dites non.
notice-challenge-title = Encore une partie ?
notice-challenge = Avec { $names } : acceptez la revanche, ou dites non.
notice-test-title = Voici comment les messages vous parviennent
notice-test = C’est ici que les messages arrivent quand la page est fermée.
mail-confirm-title = Happy City : est-ce votre adresse ?
mail-confirm = { $name } souhaite recevoir des messages de Happy City à cette adresse. Si c’est vous, ouvrez ce lien dans les 3 jours :
mail-confirm-not = Sinon, ne faites rien : vous ne recevrez plus aucun courriel de notre part.
mail-stop = Plus de courriels de ce genre : { $url }
mail-lost-title = Choisissez un nouveau mot de passe
mail-lost = Quelqu’un, sans doute vous, demande un nouveau mot de passe pour { $name }. Ce lien fonctionne une fois, dans l’heure qui vient. Si ce n’est pas vous, ne faites rien : le mot de passe reste le même.

## Une place pour les modèles de langage (TextArena, OpenEnv)

prompt-game = Happy City est un jeu de cartes ; cette partie a { $players } places. Tu as la place { $seat } ; la première porte le numéro 0. Construis la ville qui vaut le plus de points : { $scoring ->
    [sum] ses habitants plus ses cœurs
   *[product] ses habitants fois ses cœurs
}. La partie se termine après la manche où une ville atteint dix cartes.
prompt-answer = Réponds par un seul des coups permis, entre crochets, comme ceci : [{ $move }]
prompt-legal = Coups permis :
