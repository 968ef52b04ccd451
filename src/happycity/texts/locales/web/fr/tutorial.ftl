### Le tutoriel : ce que dit le guide. Cartes et signes sont dessinés à leur place ; *mots* : en gras.

web-tutorial-title = Tutoriel
web-tutorial-coach = Votre guide
web-tutorial-you = Vous
web-tutorial-step = Étape { $step } sur { $steps }
web-tutorial-next = Suivant
web-tutorial-back = Retour
web-tutorial-skip = Quitter le tutoriel
web-tutorial-show-me = Le faire pour moi
web-tutorial-play = Jouer maintenant
web-tutorial-play-hint = contre deux robots sympathiques
web-tutorial-again = Recommencer depuis le début
web-tutorial-more = À explorer : règles, cartes, questions
web-tutorial-opening = On prépare votre table…
web-tutorial-nudge = Bonne idée, mais essayons d’abord ceci : { $move }.
web-tutorial-nudge-read = Lisez d’abord ceci, puis « Suivant ».

web-tutorial-welcome = *Bienvenue à Happy City !* Nous allons jouer une petite partie ensemble, contre { $neighbour }. Je vous dis quoi faire, et vous le faites.
web-tutorial-city = Voici *votre ville*, avec de la place pour dix cartes. L’une est déjà là : le { $happy_market }. Il rapporte { $coin } 1 pièce à chaque manche.
web-tutorial-goal = Tout est là : à la fin, vos { $person } habitants sont *multipliés* par vos { $heart } cœurs. Pour l’instant, tout est éteint.
web-tutorial-income = Vous aviez 2 pièces au départ, et votre premier *revenu* vient d’arriver. En voilà { $coins }.
web-tutorial-draw = Il faut trois bâtiments sur la table. Révélez le premier : choisissez la *pioche 1–3*, la moins chère.
web-tutorial-draw-again = Une { $grocery }, quelle chance ! Révélez une autre carte de la *pioche 1–3*.
web-tutorial-draw-dearer = Et la troisième dans la *pioche 4–5* : ces cartes coutent plus et rapportent plus.
web-tutorial-too-dear = Le { $restaurant } coute 5 et vous avez { $coins } pièces. Les cartes trop chères restent lisibles et vous disent pourquoi.
web-tutorial-shop = Alors commençons petit : *les commerces rapportent des pièces*. Achetez l’{ $grocery }.
web-tutorial-round = { $neighbour } a acheté une { $cake_shop }. Nouvelle manche : votre revenu est maintenant de { $income }, grâce à votre commerce. D’abord les pièces, ensuite les gens !
web-tutorial-discard = Chaque tour commence ainsi : vous *pouvez* défausser une carte. L’{ $steelworks } barre un cœur. Du balai !
web-tutorial-refill = Il faut maintenant compléter la table. Révélez une carte de la *pioche 1–3*.
web-tutorial-refill-again = Et encore une de la *pioche 1–3*, pour en avoir trois.
web-tutorial-dwelling = Les gens ont besoin d’un toit. Les habitations sont toujours là, mais il y en a peu. Achetez une { $house }.
web-tutorial-multiply = Quelqu’un habite votre ville ! Mais { $inhabitants } × { $hearts } = { $points } : sans cœurs, les fenêtres restent éteintes. Il vous faut *les deux*.
web-tutorial-keep = Défausser n’est pas obligatoire. Le { $restaurant } vous irait bien, alors *gardez tout*.
web-tutorial-draw-dearest = Il manque une carte. Par curiosité, voyez ce que propose la *pioche 6–9*.
web-tutorial-coin = Un { $zoo }, trois cœurs ! Bien trop cher pour l’instant. Mais pour le { $restaurant }, il ne vous manque qu’une pièce. N’achetez rien et *prenez la pièce*.
web-tutorial-keep-all = Bien économisé : vous avez { $coins } pièces. Trois cartes sont déjà là, rien ne sera complété. *Gardez tout*.
web-tutorial-leisure = Maintenant, c’est possible : le { $restaurant } rapporte 2 pièces à chaque manche, et votre premier cœur. Achetez-le.
web-tutorial-neighbour = Voyez : { $neighbour } avait deux cartes bleues et a pris le { $dinosaur_park }. Les *bâtiments spéciaux* ne coutent rien, mais chacun n’en a qu’un.
web-tutorial-your-special = Le { $toy_shop } demande une carte { $blue } bleue et une carte { $green } verte. La verte, vous l’avez : la { $house }. Il manque la bleue.
web-tutorial-keep-quickly = Et la bleue est juste là : le { $park }. *Gardez tout*.
web-tutorial-draw-any = Complétez la troisième place. Cette fois avec la *pioche 4–5*.
web-tutorial-public = Achetez le { $park }. Cela donne un cœur, et la condition du { $toy_shop } est remplie.
web-tutorial-special = Et voilà ! *Prenez le { $toy_shop }* : c’est gratuit, et cela rapporte 2 pièces à chaque manche.
web-tutorial-special-taken = Votre revenu est maintenant de { $income }. C’est ainsi qu’une ville grandit. Sautons jusqu’à la *dernière manche*.
web-tutorial-leap = Quelques manches plus tard : { $inhabitants } × { $hearts } = { $points }. Votre ville a neuf cartes. Avec la *dixième*, ce sera la dernière manche.
web-tutorial-last-card = L’{ $hospital } amène 2 habitants, et chacun vaut maintenant { $hearts } points : un par cœur. Achetez-le.
web-tutorial-score = *{ $inhabitants } × { $hearts } = { $points } fenêtres éclairées !* { $neighbour } en a { $their_points }. Vous avez gagné votre première partie.
web-tutorial-done = C’est tout ce qu’il faut savoir. Le reste, la table vous le dira en jouant. Amusez-vous bien !
