### Parties sans serveur : leur marque, et ce qui peut les gêner.

web-here-mark = sur cet appareil
web-here-offer = Le serveur ne répond pas. En attendant, vous pouvez jouer sur cet appareil, contre des robots ou ensemble devant le même écran.
web-here-needs-server = Pour d’autres personnes, une pendule ou un classement, il faut un serveur, et aucun ne répond. Sans cela, vous pouvez jouer tout de suite sur cet appareil.
web-here-cannot-play = Impossible de jouer sur cet appareil : une partie du programme manque ou est endommagée. Connectez-vous à Internet et rechargez la page.
web-here-not-kept = Ce navigateur ne peut pas conserver votre partie : elle continue, mais sera perdue quand vous fermerez la page.
web-here-elsewhere = Cette partie est ouverte dans un autre onglet
web-here-elsewhere-more = On ne peut y jouer que dans un onglet à la fois. Continuez là-bas ou reprenez-la ici ; rien n’est perdu.
web-here-take-over = Continuer ici
web-here-link-wrong = La partie contenue dans ce lien ne peut pas être montrée : le lien est incomplet ou a été modifié. Demandez-le de nouveau.
web-here-alone = Cette copie du jeu n’a pas de serveur : ni classement, ni comptes, ni joueurs ailleurs. Les parties contre des robots ou devant le même écran s’en passent.
web-here-other-browser = Une partie jouée sur un appareil reste dans le navigateur où elle a commencé. Ouvrez-la là-bas, ou commencez-en une autre.
web-here-delete-about = Votre nom et toutes vos parties sur cet appareil disparaissent pour de bon.
