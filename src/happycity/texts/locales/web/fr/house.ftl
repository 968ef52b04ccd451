### Ce que garde ce serveur : la page sur la vie privée, et ce qu’annonce la personne qui le tient.

web-privacy-title = Vie privée
web-privacy-lead = Ce que ce serveur garde de vous, combien de temps, et ce qui en sort.
web-privacy-kept = Ce qui est gardé
web-privacy-kept-you = Votre nom, vos réglages, votre première visite et la dernière. D’un compte aussi le mot de passe, sous une forme que personne ne peut relire.
web-privacy-kept-access = D’un compte : les navigateurs où il est connecté, ses clés d’accès et les empreintes des codes pour un mot de passe perdu.
web-privacy-kept-provider = D’un compte qui se connecte avec { $provider } : le numéro sous lequel { $provider } vous connait. Votre mot de passe là-bas n’arrive jamais ici.
web-privacy-kept-games = Vos parties, coup par coup, avec les résultats, les cotes, les donnes du jour et les soirées de club. Toute personne qui a le lien d’une partie terminée peut la revoir.
web-privacy-kept-people = Les personnes que vous ne voulez plus entendre ou que vous bloquez, et ce que vous signalez avec les dernières paroles de la table. Les autres n’en savent rien.
web-privacy-kept-friends = Vos amis, à qui vous l’avez demandé, et votre lien. Où vous êtes, tant que l’accueil, vos amis ou une table sont ouverts : seuls vos amis le voient, les autres voient à quelle partie publique vous jouez, et vous pouvez désactiver les deux.
web-privacy-kept-circles = Vos cercles, et qui vous y a invité.
web-privacy-kept-notices = Où vous prévenir, et de quoi, quand la page est fermée, si vous l’avez demandé : un navigateur, une adresse de courriel ou une adresse à vous.
web-privacy-kept-cookie = Un seul cookie, pour vous reconnaitre à la prochaine visite. Il ne sert à rien d’autre.
web-privacy-not-kept = Ni adresse électronique, ni vrai nom, ni lieu, ni pistage.
web-privacy-not-kept-but-mail = Ni vrai nom, ni lieu, ni pistage.
web-privacy-long = Combien de temps
web-privacy-guests = { $days ->
    [0] Les invités sont gardés jusqu’à ce qu’ils se suppriment.
    [one] Un invité qui ne revient pas pendant { $days } jour est supprimé.
   *[other] Un invité qui ne revient pas pendant { $days } jours est supprimé.
}
web-privacy-chat = { $days ->
    [0] La discussion est gardée aussi longtemps que sa table.
    [one] La discussion est supprimée après { $days } jour, quand plus personne ne joue à la table.
   *[other] La discussion est supprimée après { $days } jours, quand plus personne ne joue à la table.
}
web-privacy-accounts = Les comptes sont gardés jusqu’à leur suppression. Les parties terminées restent, sans votre nom. Après la suppression, un signalement en attente, de vous ou sur vous, reste sans votre nom jusqu’à ce que quelqu’un s’en soit occupé.
web-privacy-log = Le journal du serveur note chaque requête avec l’adresse de l’ordinateur d’où elle vient. La personne qui tient le serveur décide combien de temps il est gardé.
web-privacy-leaves = Ce qui sort de ce serveur
web-privacy-leaves-nothing = Rien. Les pages ne chargent rien d’ailleurs, et les parties contre des robots se jouent ici ou dans votre navigateur.
web-privacy-leaves-notices = Les nouvelles que vous avez demandées pour quand la page est fermée : au service de notifications de votre navigateur, par courriel ou à l’adresse que vous avez indiquée. Les pages ne chargent rien d’ailleurs.
web-privacy-leaves-provider = Si vous vous connectez avec { $provider } : votre navigateur s’y rend, et ce serveur demande là-bas qui est venu.
web-privacy-leaves-backups = La personne qui tient le serveur peut en garder des sauvegardes.
web-privacy-yours = C’est à vous
web-privacy-yours-about = Sur votre page, vous pouvez télécharger tout ce qui est gardé de vous, et le supprimer.
web-privacy-to-me = Vers mes données
web-privacy-alone = Ce site n’a pas de serveur : tout reste dans votre navigateur.
web-announcement = De la personne qui tient ce serveur
web-announcement-close = Ne plus l’afficher
web-invitation = Invitation
web-invitation-about = Ici, un compte demande une invitation : un code donné par la personne qui tient le serveur.
