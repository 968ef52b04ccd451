### Partien ohne Server: ihr Kennzeichen, und was ihnen in die Quere kommen kann.

web-here-mark = auf diesem Gerät
web-here-offer = Der Server antwortet nicht. Bis dahin kannst du auf diesem Gerät spielen, gegen Bots oder zusammen an einem Bildschirm.
web-here-needs-server = Für andere Leute, eine Uhr oder eine Wertung braucht es einen Server, und keiner antwortet. Ohne das kannst du sofort spielen, auf diesem Gerät.
web-here-cannot-play = Auf diesem Gerät lässt sich hier nicht spielen: Ein Teil des Programms fehlt oder ist beschädigt. Geh online und lade die Seite neu.
web-here-not-kept = Dieser Browser kann deine Partie nicht aufbewahren: Sie geht weiter, ist aber weg, wenn du die Seite schließt.
web-here-elsewhere = Diese Partie ist in einem anderen Tab offen
web-here-elsewhere-more = Sie lässt sich nur in einem Tab spielen. Spiel dort weiter, oder hol sie hierher; nichts geht verloren.
web-here-take-over = Hier weiterspielen
web-here-link-wrong = Die Partie in diesem Link lässt sich nicht zeigen: Er ist unvollständig oder wurde verändert. Bitte noch einmal um den Link.
web-here-alone = Diese Kopie des Spiels hat keinen Server, also keine Rangliste, keine Konten und niemanden anderswo. Partien gegen Bots und an einem Bildschirm brauchen keinen.
web-here-other-browser = Eine Partie auf einem Gerät bleibt in dem Browser, in dem sie begann. Öffne sie dort, oder fang eine neue an.
web-here-delete-about = Dein Name und alle deine Partien auf diesem Gerät verschwinden für immer.
