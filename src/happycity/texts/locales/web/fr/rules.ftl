### Les règles, en paragraphes courts. Les cartes ($zoo…), les signes ($coin $heart $person $window) et les types ($yellow…) sont dessinés à leur place.
### *mots* : en gras.

web-rules-title = Les règles
web-rules-lead = De { $least } à { $most } joueurs, 30 minutes environ. Vous bâtissez une ville de dix cartes, où l’on vit nombreux et heureux.
web-rules-search = Chercher dans les règles
web-rules-part-game = Le jeu
web-rules-part-expert = Le mode expert
web-rules-part-grozilla = Grozilla
web-rules-part-young = Jeunes joueurs

web-rules-goal = L’idée
web-rules-goal-1 = Tour après tour, vous achetez des bâtiments. Certains rapportent des { $coin } pièces à chaque manche, d’autres des { $person } habitants, d’autres des { $heart } cœurs.
web-rules-goal-2 = À la fin, vous *multipliez* les habitants par les cœurs. Beaucoup de monde et peu de cœurs ne valent donc pas grand-chose, et l’inverse non plus : faites grandir les deux.

web-rules-setup = Préparation
web-rules-setup-1 = Les bâtiments forment trois pioches mélangées, face cachée, selon le prix : 1–3 ({ $deck1 } cartes), 4–5 ({ $deck2 }) et 6–9 ({ $deck3 }). Chaque bâtiment y est en { $copies } exemplaires. Le dos dit combien la pioche a de cartes de chaque couleur.
web-rules-setup-2 = Trois paquets d’habitations sont visibles : { $house } { $apartment_block } { $luxury_residence }. Chacun compte une carte de moins qu’il n’y a de joueurs.
web-rules-setup-3 = On tire au hasard, dans le paquet familial ({ $family } cartes), deux bâtiments spéciaux de plus qu’il n’y a de joueurs. Tout le monde les voit ; les autres restent dans la boite.
web-rules-setup-4 = Chacun commence avec { $start } pièces et un { $happy_market }, côté blanc. C’est la première carte de la ville.
web-rules-setup-5 = Le premier joueur est tiré au sort, sauf si l’hôte le choisit. Il le reste toute la partie.

web-rules-reading = Lire une carte
web-rules-reading-1 = Dans le coin, le *prix*. Le toit montre la *couleur*, rappelée par un motif et un signe. En bas, ce que la carte rapporte.
web-rules-reading-2 = { $coin } Une pièce à *chaque* manche : le *revenu*.
web-rules-reading-3 = { $person } Un *habitant*.
web-rules-reading-4 = { $heart } Un *cœur*.
web-rules-reading-5 = Un symbole *barré* en enlève un à la fin.

web-rules-kinds = Cinq couleurs
web-rules-kinds-1 = Les couleurs comptent pour les bâtiments spéciaux, et chacune a son caractère : les { $yellow } commerces rapportent des pièces, les { $blue } bâtiments publics un peu de tout, les { $green } logements attirent des habitants, les { $orange } loisirs apportent des cœurs, et l’{ $purple } industrie rapporte des pièces, mais cela se paie.

web-rules-round = Une manche
web-rules-round-1 = D’abord, tout le monde reçoit son *revenu*, en même temps. Puis chacun, dans l’ordre, joue un *tour*.
web-rules-round-2 = Et ainsi de suite, jusqu’à ce qu’une ville compte { $places } cartes.

web-rules-income = Le revenu
web-rules-income-1 = Vous prenez une pièce pour chaque { $coin } de votre ville. Le { $happy_market } rapporte dès la première manche.
web-rules-income-2 = La réserve est sans limite, et un revenu n’est jamais inférieur à 0.

web-rules-turn = Votre tour
web-rules-turn-1 = Quatre étapes, toujours dans cet ordre. Ce qui est impossible est sauté.
web-rules-turn-2 = *Défausser* : vous pouvez écarter un bâtiment visible.
web-rules-turn-3 = *Compléter* : révélez des cartes jusqu’à ce que trois bâtiments soient visibles.
web-rules-turn-4 = *Acheter* : une carte, ou prendre 1 pièce.
web-rules-turn-5 = *Spécial* : vous pouvez prendre un bâtiment spécial, si votre ville remplit sa condition.

web-rules-discard = 1 · Défausser
web-rules-discard-1 = Vous *pouvez* mettre un des bâtiments visibles sur la défausse de sa pioche : parce qu’il ne vous sert à rien, ou qu’il servirait trop à votre voisin.
web-rules-discard-2 = Au tout premier tour de la partie, il n’y a rien à défausser.

web-rules-refill = 2 · Compléter
web-rules-refill-1 = Vous *devez* révéler des cartes jusqu’à ce qu’exactement trois bâtiments soient visibles. Pour chacune, vous choisissez la pioche après avoir vu la carte précédente.
web-rules-refill-2 = Quand une pioche est vide, sa défausse est aussitôt mélangée et la remplace.

web-rules-buy = 3 · Acheter
web-rules-buy-1 = Au choix : un bâtiment visible, une habitation dont il reste un exemplaire, ou rien. Le prix va à la réserve.
web-rules-buy-2 = Si vous n’achetez rien, prenez { $coin } 1 pièce. C’est toujours permis, même si vous pouvez acheter quelque chose.
web-rules-buy-3 = Jamais *deux cartes du même nom* dans une ville.

web-rules-city = La ville
web-rules-city-1 = La carte achetée va au premier emplacement libre : de 1 à 5 en haut, de gauche à droite, puis de 6 à 10 en bas. Il n’y a jamais de onzième carte.

web-rules-special = 4 · Bâtiment spécial
web-rules-special-1 = Chaque bâtiment spécial demande des cartes de certaines couleurs. Si votre ville en a au moins autant, vous pouvez le prendre. Il ne coute *rien* et va à l’emplacement suivant.
web-rules-special-2 = *Un seul* bâtiment spécial par joueur dans toute la partie : est-ce le bon, ou en attendez-vous un meilleur, au risque qu’on vous le prenne ?
web-rules-special-3 = La condition porte sur ce qui est dans votre ville à ce moment. Les bâtiments spéciaux n’ont pas de couleur. Après une dixième carte, il n’y a plus de place pour eux.

web-rules-end = La fin
web-rules-end-1 = Dès qu’une ville a { $places } cartes, bâtiment spécial compris, on finit la manche. Ainsi, tout le monde a joué le même nombre de tours. Puis on compte.

web-rules-scoring = Le décompte
web-rules-scoring-1 = Additionnez vos { $person } habitants, puis vos { $heart } cœurs. Chaque symbole barré retire 1. Multipliez : chaque { $window } fenêtre éclairée est un point.
web-rules-scoring-2 = Cette ville a { $inhabitants } habitants. Elle montre { $shown } cœurs, et { $steelworks } en retire { $crossed }. { $inhabitants } × { $hearts } = { $points } points.

web-rules-ties = Égalités
web-rules-ties-1 = Le plus de points gagne. À égalité, le plus de pièces. Encore à égalité, la victoire est partagée.

web-rules-expert = Ce qui change
web-rules-expert-1 = Les bâtiments spéciaux viennent du paquet expert ({ $expert } cartes). Chacun a un effet bien à lui.
web-rules-expert-2 = Le { $happy_market } a une couleur, qui compte pour les conditions. Une fois les bâtiments spéciaux sur la table, le *dernier* joueur choisit son { $happy_market } en premier, puis les autres dans l’ordre inverse, le premier joueur en dernier. Il y en a un de chaque couleur.
web-rules-expert-3 = Ce qui se passe *immédiatement* quand on prend un bâtiment spécial est obligatoire.

web-rules-words = Les mots des cartes
web-rules-words-1 = Les *voisins* sont à votre gauche et à votre droite. À deux joueurs, c’est la même personne, qui compte une fois.
web-rules-words-2 = L’*effet* d’une carte, c’est son revenu, ses cœurs et ses habitants. Une copie ne reprend jamais la couleur.
web-rules-words-3 = Le *revenu*, c’est tout ce qui porte le symbole { $coin }. Les pièces des cartes { $arcade }, { $louvre }, { $versailles }, { $castle } ou prises « immédiatement » n’en sont pas.
web-rules-words-4 = Les habitations et les marchés colorés comptent pour leur *couleur*. Une carte détruite ne compte plus.
web-rules-words-5 = Là où vous pourriez choisir un voisin ou un adversaire sans rien y perdre, le jeu prend pour vous le meilleur choix et le montre.
web-rules-words-6 = Les cœurs et habitants qui dépendent d’autres cartes se comptent à la fin ; un tel revenu, chaque fois que le revenu entre en jeu.

web-rules-phases = Autour du revenu
web-rules-phases-1 = *Avant* le revenu : { $arcade }.
web-rules-phases-2 = *Le revenu* : calculé pour tous, puis versé.
web-rules-phases-3 = *Avec* lui : { $louvre }. *Après* lui : { $versailles }.

web-rules-effects = Toutes les cartes expert
web-rules-effects-1 = Dans l’ordre de leurs conditions. Choisissez une carte pour ses précisions.

web-rules-finale = Tout à la fin
web-rules-finale-1 = Les effets s’appliquent dans cet ordre :
web-rules-finale-2 = { $arcade } paie une dernière fois, car les pièces départagent.
web-rules-finale-3 = Le joueur qui a { $sphinx } décide, puis { $pyramid_of_khufu } prend le meilleur voisin.
web-rules-finale-4 = Les revenus, puis les cœurs et les habitants, puis les points.
web-rules-finale-5 = { $concert_hall } retire ses points, et { $japanese_garden } double en dernier.

web-rules-monsters-come = Des monstres !
web-rules-monsters-come-1 = Cette extension ajoute une quatrième pioche : { $multicoloured } bâtiments multicolores et { $monsters } monstres, mélangés ensemble. À côté, { $tokens } jetons Stop-Zilla, 3 de chaque couleur. Elle se joue avec l’une ou l’autre série de bâtiments spéciaux.
web-rules-monsters-come-2 = On complète depuis la quatrième pioche comme depuis les autres. Une fois vide, elle n’est pas reformée.
web-rules-monsters-come-3 = Un monstre révélé ne reste pas sur la table : il vient chez *vous*. Puis vous continuez de compléter.

web-rules-monster = Un monstre arrive
web-rules-monster-1 = Si vous avez un jeton de sa couleur, vous *devez* le dépenser. Le monstre passe aussitôt chez votre voisin de gauche, qui le renverra peut-être à son tour.
web-rules-monster-2 = Sinon, il reste devant votre ville et fait des siennes, jusqu’à ce que vous vous en débarrassiez.
web-rules-monster-3 = *Pour vous en débarrasser*, achetez une carte de sa couleur. Il s’en va chez votre voisin de gauche.

web-rules-destruction = Un deuxième monstre
web-rules-destruction-1 = Si un monstre est déjà là quand un autre arrive, le premier *détruit* une carte de votre ville. Vous choisissez laquelle ; { $market } et bâtiment spécial ne font pas exception.
web-rules-destruction-2 = Le monstre reste sur cette carte jusqu’à la fin. Elle n’a plus ni nom, ni couleur, ni effet. Son emplacement compte toujours parmi les dix, et le monstre continue de faire des siennes.

web-rules-tokens = Jetons Stop-Zilla
web-rules-tokens-1 = Quand vous achetez la *troisième ou la sixième* carte d’une couleur, vous prenez un jeton de cette couleur, s’il en reste.
web-rules-tokens-2 = Un jeton repousse un monstre de sa couleur. Ou bien il sert à payer : il vaut 2 pièces, sans rendu de monnaie. Les jetons dépensés quittent la partie.

web-rules-many = Plusieurs couleurs
web-rules-many-1 = Une carte multicolore a *toutes* ses couleurs : pour les jetons, les monstres, les réductions, et tout ce qui se compte.
web-rules-many-2 = C’est seulement quand vous prenez un bâtiment spécial que chacune vaut *une* carte d’*une* de ses couleurs, à votre choix.

web-rules-five = Les cinq monstres
web-rules-five-1 = Devant une ville ou sur une carte détruite, ils font la même chose :

web-rules-young = Additionner au lieu de multiplier
web-rules-young-1 = Pour les plus jeunes : à la fin, habitants *plus* cœurs. Choisissez l’addition en ouvrant la table. Tout le reste est pareil.

web-rules-players = Joueurs
web-rules-per-pile = Habitations par paquet
web-rules-specials = Bâtiments spéciaux
