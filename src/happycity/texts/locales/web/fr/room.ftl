### La salle d’attente d’une table, et le nom des robots.

web-room-bot-teddy-bear = Bruno
web-room-bot-robot = Pixel
web-room-bot-alien-monster = Ziggy
web-room-bot-ghost = Hugo
web-room-bot-nesting-dolls = Macha
web-room-bot-dragon-face = Draco

## La salle

web-room-here = Salle d’attente
web-room-waiting = { $free ->
    [one] Il manque encore une personne
   *[other] Il manque encore { $free } personnes
}
web-room-dealing = Les cartes sont distribuées
web-room-dealing-about = Un instant : les dernières parts du mélange arrivent.
web-room-ready = Tout le monde est là !
web-room-not-here = En attente : { $names }
web-room-ready-host = La table est complète. Commencez quand vous voulez.
web-room-ready-guest = { $name } lance la partie d’un instant à l’autre.
web-room-absent-host = Toutes les places sont prises. Commencez, ou attendez que tout le monde soit là.
web-room-absent-guest = { $name } décide quand la partie commence.
web-room-wait-host = Envoyez le lien, ou donnez les places libres à des robots.
web-room-wait-rated = Partie classée : chaque place attend une personne avec un compte. Envoyez le lien.
web-room-wait-rematch = Les autres sont invités : un clic là où la partie s’est terminée, et ils sont assis ici.
web-room-wait-asked = Une place est gardée pour chaque personne invitée : il lui suffit de dire oui.
web-room-wait-guest = { $name } lance la partie quand toutes les places sont prises.
web-room-the-host = L’hôte
web-room-start = Commencer la partie
web-room-fill = { $free ->
    [one] Un robot à la place libre
   *[other] Des robots aux places libres
}
web-room-close = Fermer la table
web-room-close-sure = La fermer pour tout le monde ?
web-room-closed = Cette table est fermée
web-room-closed-about = L’hôte n’est plus là. Il y a toujours de la place à une autre table.
web-room-lost = La connexion est interrompue. Nous réessayons.
web-room-watching = { $count ->
    [0] Personne ne regarde
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}

## Les places

web-room-seats = Places
web-room-free = Place libre
web-room-you = vous
web-room-host = hôte
web-room-program = programme
web-room-present = en ligne
web-room-absent = hors ligne
web-room-asked = pas encore de réponse
web-room-asked-you = { $name } aimerait rejouer. Cette place vous est réservée.
web-room-changed-you = { $name } a changé ce qu’on joue ici. Cette place vous est réservée.
web-room-kept-you = { $name } vous garde cette place. Regardez à quoi on joue.
web-room-accept = Oui, rejouer
web-room-accept-changes = Oui, cela me convient
web-room-accept-seat = Oui, je joue
web-room-sit = S’assoir
web-room-sit-about = Ou regardez simplement : la partie commencera sur cette page.
web-room-full-about = Toutes les places sont prises. Vous pouvez regarder : la partie commencera sur cette page.
web-room-stand = Se lever
web-room-name = Votre nom
web-room-rename = Renommer
web-room-save = Enregistrer
web-room-change = { $name } : changer cette place
web-room-change-free = Modifier la place libre
web-room-seat-title = Qui s’assoit ici ?
web-room-open-seat = La garder libre pour quelqu’un
web-room-send-away = Libérer la place { DE($name) }
web-room-remove = Retirer cette place
web-room-add = Une place de plus

## L’invitation

web-room-invite = Inviter des amis
web-room-invite-about = Il suffit d’ouvrir ce lien pour s’assoir, sans compte.
web-room-invite-rated = Il suffit d’ouvrir ce lien pour s’assoir. La partie est classée : il faut un compte.
web-room-link = Lien vers cette table
web-room-copy = Copier
web-room-copied = Copié !
web-room-copy-by-hand = Sélectionnez le lien et copiez-le.
web-room-share = Partager
web-room-share-text = Venez construire une ville heureuse avec moi !
web-room-qr = QR code avec le lien vers cette table
web-room-qr-about = Ou scannez avec un téléphone.

## Ce qu’on joue

web-room-played = Ce qu’on joue
web-room-options = Changer
web-room-options-about = On demandera aux personnes déjà assises si cela leur convient.
web-room-options-save = Jouer ainsi
web-room-family = Bâtiments spéciaux : mode familial
web-room-expert = Bâtiments spéciaux : mode expert
web-room-grozilla = Avec Grozilla et la quatrième pioche
web-room-product = Points : habitants × cœurs
web-room-sum = Points : habitants + cœurs
web-room-rated = Classée : on ne revient pas en arrière
web-room-casual = Amicale, on peut revenir en arrière
web-room-no-clock = Sans pendule
web-room-public = Publique : parmi les tables ouvertes
web-room-private = Privée : seulement avec le lien
web-room-circle = Pour le cercle, et avec le lien
web-room-shuffle = Personne ne peut choisir le mélange : le navigateur de chaque personne y ajoute sa part
web-room-chat = { $chat ->
    [nobody] Discussion : réactions seulement
    [accounts] Discussion : avec un compte
   *[other] Discussion : tout le monde
}
web-room-removed = { $name } a libéré votre place.
web-room-declined = { $name } ne veut pas jouer cette fois-ci.
web-room-your-answer = Votre réponse, s’il vous plaît
