### Sa propre page, les pages des joueurs, le classement.

web-me-title = Ma page
web-me-name = Nom
web-me-save = Enregistrer
web-me-saved = Enregistré
web-me-since = Ici depuis le { $date }
web-me-kind-guest = En visite
web-me-kind-account = Compte

## Le compte

web-me-account = Compte
web-me-guest-about = Vous jouez sans compte, dans ce navigateur seulement. Avec un compte, votre nom, vos parties et votre cote vous suivent partout. Pas besoin d’adresse e-mail.
web-me-make = Créer un compte
web-me-login = Se connecter
web-me-login-about = Les parties jouées sans compte ne vous suivront pas. Pour les garder, créez plutôt un compte.
web-me-password = Mot de passe
web-me-password-about = Au moins 10 caractères ; une petite phrase se retient bien.
web-me-password-old = Mot de passe actuel
web-me-password-new = Nouveau mot de passe
web-me-account-of = Vous vous connectez en tant que { $name }.
web-me-look = Visage et couleur
web-me-look-face = Visage
web-me-look-colour = Couleur
web-me-look-chance = Au hasard
web-me-look-none = Aucune
web-me-face-fox = Renard
web-me-face-penguin = Manchot
web-me-face-panda = Panda
web-me-face-owl = Hibou
web-me-face-koala = Koala
web-me-face-frog = Grenouille
web-me-face-rabbit-face = Lapin
web-me-face-tiger-face = Tigre
web-me-face-hedgehog = Hérisson
web-me-face-unicorn = Licorne
web-me-colour-rose = Rose
web-me-colour-orange = Orange
web-me-colour-yellow = Jaune
web-me-colour-lime = Vert clair
web-me-colour-sky = Bleu clair
web-me-colour-plum = Violet
web-me-colour-grey = Gris
web-me-provider-login = Se connecter avec { $provider }
web-me-provider-about = Reliez ce compte à { $provider } : vous pourrez alors vous connecter là-bas au lieu de taper un mot de passe.
web-me-provider-join = Relier à { $provider }
web-me-provider-joined = { $provider } ouvre ce compte depuis le { $date }.
web-me-provider-leave = Retirer { $provider }
web-me-provider-leave-sure = Retirer ?
web-me-owner-about = Ce compte n’a pas de mot de passe. Connectez-vous encore une fois pour montrer que c’est bien vous :
web-me-password-choose = Choisir un mot de passe
web-door-title = Connexion
web-door-wait = Un instant, s’il vous plaît…
web-door-again = Réessayer
web-door-back = Se connecter autrement
web-me-renamed = Le nom que vous avez chez { $provider } est déjà pris ici ou ne peut pas être utilisé. Ici, vous vous appelez { $name } ; vous pouvez le changer.
web-me-lost = Mot de passe oublié ?
web-me-lost-mail-about = Nous pouvons vous envoyer un lien par courriel, si vous avez confirmé une adresse ici.
web-me-lost-who = Votre nom ou votre adresse e-mail
web-me-lost-send = Envoyez-moi un lien
web-me-lost-sent = S’il existe un compte avec ce nom ou cette adresse, et que son adresse est confirmée, un courriel est en route. Le lien qu’il contient fonctionne pendant une heure.
web-me-lost-code = J’ai un code
web-me-recover-about = Avec un code que vous avez noté, ou un code de la personne qui héberge ce serveur, vous pouvez choisir un nouveau mot de passe.
web-me-recover-link = Ce lien sert une fois : choisissez un nouveau mot de passe.
web-me-code = Code
web-me-recover = Définir le nouveau mot de passe
web-me-codes = Si le mot de passe est perdu
web-me-codes-none = Avec un code, vous pouvez choisir un nouveau mot de passe. Vous n’en avez pas encore : créez-en à temps et gardez-les là où vous les retrouverez.
web-me-codes-left = { $codes ->
    [one] Il reste { $codes } code. Il sert une fois.
   *[other] Il reste { $codes } codes. Chacun sert une fois.
}
web-me-codes-make = Créer de nouveaux codes
web-me-codes-once = Ils ne sont affichés que maintenant. Les codes précédents ne marchent plus.
web-me-codes-save = Enregistrer dans un fichier
web-me-devices = Connexions
web-me-device-current = ce navigateur
web-me-device-unknown = Navigateur inconnu
web-me-device-seen = dernière visite le { $date }
web-me-device-end = Déconnecter { $device }
web-me-device-end-sure = Déconnecter là-bas ?
web-me-passkeys = Clés d’accès
web-me-passkeys-about = Connectez-vous avec l’empreinte, le visage ou le code de cet appareil, sans taper de mot de passe.
web-me-passkey-make = Ajouter une clé d’accès
web-me-passkey-here = Cet appareil a déjà une clé d’accès.
web-me-passkey-remove = Supprimer la clé d’accès de { $device }
web-me-passkey-remove-sure = La supprimer ?
web-me-passkey-login = Se connecter avec une clé d’accès
web-me-password-change = Changer le mot de passe
web-me-password-changed = C’est changé. Tous les autres appareils sont déconnectés.
web-me-password-unanswered = La réponse n’est pas arrivée. Le mot de passe a peut-être changé quand même : pour vous connecter, essayez d’abord le nouveau.
web-me-logout = Se déconnecter
web-me-logout-everywhere = Se déconnecter partout

## Les réglages

web-me-settings = Réglages
web-me-quick = Coups rapides
web-me-quick-about = Un appui suffit ; sinon, le second confirme.

## Les parties

web-me-games = Mes parties
web-me-unfinished = En cours
web-me-finished = Terminées
web-me-no-games = Aucune partie terminée pour l’instant. La première dure 30 minutes environ.
web-me-with = avec { $names }
web-me-alone = personne d’autre pour l’instant
web-me-won = victoire
web-me-shared = victoire partagée
web-me-result = { amount-points }, meilleur score { $best }
web-me-story = Récit
web-me-story-label = Récit de la partie du { $date }
web-me-replay = Revoir
web-me-replay-label = Revoir la partie du { $date }
web-me-older = Parties plus anciennes
web-me-go-on = Continuer
web-me-give-up = Abandonner
web-me-give-up-sure = Vraiment ?
web-me-status-open = pas encore commencée
web-me-status-playing = en cours
web-me-status-turn = à vous de jouer
web-me-records = Télécharger toutes les parties
web-me-device = jouée sur un appareil
web-me-foreign = selon d’autres règles : s’ouvre avec une autre version de Happy City
web-me-take = Reprendre dans mon compte
web-me-take-about = { $games ->
    [one] Une partie a été jouée sur cet appareil, sans serveur. Elle peut rejoindre votre compte, avec une mention, et ne compte nulle part.
   *[other] { $games } parties ont été jouées sur cet appareil, sans serveur. Elles peuvent rejoindre votre compte, avec une mention, et ne comptent nulle part.
}

## Les chiffres

web-me-statistics = Chiffres
web-me-count-games = { $games ->
    [one] partie
   *[other] parties
}
web-me-games-column = Parties
web-me-win-share = gagnées
web-me-best = meilleur score
web-me-mean = points en moyenne
web-me-no-figures = Les chiffres viennent avec la première partie terminée.
web-me-no-figures-mine = Les chiffres viennent avec la première partie terminée. Les parties sur cet appareil et l’entrainement ne comptent pas.
web-me-favourites = Bâtiments préférés
web-me-favourite-specials = Bâtiments spéciaux préférés
web-me-favourite-times = { $count ->
    [one] dans { $count } ville
   *[other] dans { $count } villes
}
web-me-modes = Par type de partie
web-me-mode = Type de partie
web-me-players = Joueurs
web-me-rating = Cote
web-me-no-ratings = Les parties classées donnent une cote ; tout le monde commence à 1000.
web-me-ranking = Classement
web-me-ranking-none = Personne n’a encore joué cinq parties classées de ce type. La première place est libre !
web-me-place = Rang
web-me-player = Nom
web-me-count-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
web-me-player-here = Fiche
web-me-to-ranking = Voir le classement

## Les programmes

web-me-programs = Programmes
web-me-programs-about = Un programme à vous peut s’assoir à toutes les tables. Il lui faut un nom et un jeton.
web-me-programs-how = Comment faire
web-me-programs-account = Il faut un compte : créez-en un plus haut.
web-me-program-name = Nom du programme
web-me-program-make = Créer un jeton
web-me-program-delete = Supprimer { $name }
web-me-program-delete-sure = Supprimer pour de bon ?
web-me-token = Jeton { DE($name) }
web-me-token-once = Copiez-le maintenant : il ne s’affiche qu’une fois.
web-me-copy = Copier
web-me-copied = Copié !

## Mes données

web-me-data = Mes données
web-me-export = Télécharger tout ce qui me concerne
web-me-delete = Supprimer mes données
web-me-delete-about = Nom, compte, cotes, programmes, amis et cercles disparaissent pour de bon. Les parties terminées restent, sans votre nom ; un robot vous remplace là où on vous attend.
web-me-delete-sure = Tout supprimer pour de bon
web-me-delete-unanswered = La réponse n’est pas arrivée. Vos données sont peut-être supprimées quand même.
web-me-cancel = Tout garder
web-me-away = Le serveur ne répond pas. D’ici là, vous voyez ce que cet appareil sait de vous.
