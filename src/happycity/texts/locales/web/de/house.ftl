### Was dieser Server aufbewahrt: die Seite zum Datenschutz, und was angesagt wird.

web-privacy-title = Datenschutz
web-privacy-lead = Was dieser Server von dir aufbewahrt, wie lange, und was ihn verlässt.
web-privacy-kept = Was aufbewahrt wird
web-privacy-kept-you = Dein Name, deine Einstellungen, wann du zuerst und wann du zuletzt hier warst. Von einem Konto auch das Passwort, in einer Form, die niemand zurückrechnen kann.
web-privacy-kept-access = Von einem Konto: in welchen Browsern es angemeldet ist, seine Passkeys und die Prüfsummen der Codes für ein verlorenes Passwort.
web-privacy-kept-provider = Von einem Konto, das sich mit { $provider } anmeldet: die Nummer, unter der { $provider } dich kennt. Dein Passwort dort kommt nie hierher.
web-privacy-kept-games = Deine Partien, Zug um Zug, mit Ergebnissen, Wertungen, Tagespartien und Clubabenden. Wer den Link einer fertigen Partie hat, kann sie ansehen.
web-privacy-kept-people = Wen du stumm geschaltet oder blockiert hast, und was du gemeldet hast, mit den letzten Zeilen des Tischs. Die anderen erfahren es nicht.
web-privacy-kept-friends = Deine Freunde, wen du gefragt hast, und deinen Link. Wo du bist, solange die Startseite, deine Freunde oder ein Tisch offen ist: Das sehen nur Freunde, andere sehen, an welchem öffentlichen Spiel du sitzt, und beides kannst du abschalten.
web-privacy-kept-circles = Deine Kreise, und wer dich dazu eingeladen hat.
web-privacy-kept-notices = Wo und wovon du erfahren willst, wenn die Seite geschlossen ist, falls du es gesagt hast: ein Browser, eine Mailadresse oder eine eigene Adresse.
web-privacy-kept-cookie = Ein Cookie, damit du beim nächsten Besuch wieder du bist. Zu nichts anderem.
web-privacy-not-kept = Keine E-Mail, kein richtiger Name, kein Ort, keine Verfolgung.
web-privacy-not-kept-but-mail = Kein richtiger Name, kein Ort, keine Verfolgung.
web-privacy-long = Wie lange
web-privacy-guests = { $days ->
    [0] Gäste bleiben, bis sie sich löschen.
    [one] Gäste, die einen Tag nicht wiederkommen, werden gelöscht.
   *[other] Gäste, die { $days } Tage nicht wiederkommen, werden gelöscht.
}
web-privacy-chat = { $days ->
    [0] Der Chat bleibt so lange wie sein Tisch.
    [one] Der Chat wird nach einem Tag gelöscht, sobald am Tisch niemand mehr spielt.
   *[other] Der Chat wird nach { $days } Tagen gelöscht, sobald am Tisch niemand mehr spielt.
}
web-privacy-accounts = Konten bleiben, bis sie gelöscht werden. Fertige Partien bleiben, ohne deinen Namen. Nach dem Löschen bleibt eine offene Meldung von dir oder über dich ohne deinen Namen, bis sich jemand darum gekümmert hat.
web-privacy-log = Das Protokoll des Servers verzeichnet jede Anfrage mit der Adresse des Rechners, von dem sie kommt. Wie lange es bleibt, entscheidet, wer den Server betreibt.
web-privacy-leaves = Was diesen Server verlässt
web-privacy-leaves-nothing = Nichts. Seiten laden nichts von anderswo, und Partien gegen Bots laufen hier oder in deinem Browser.
web-privacy-leaves-notices = Was du erfahren willst, wenn die Seite geschlossen ist: an den Push-Dienst deines Browsers, per Mail oder an die Adresse, die du genannt hast. Seiten laden nichts von anderswo.
web-privacy-leaves-provider = Wenn du dich mit { $provider } anmeldest: Dein Browser geht dorthin, und dieser Server fragt dort, wer gekommen ist.
web-privacy-leaves-backups = Wer den Server betreibt, kann Sicherungen von ihm aufbewahren.
web-privacy-yours = Es gehört dir
web-privacy-yours-about = Auf deiner Seite kannst du alles herunterladen, was von dir aufbewahrt wird, und es löschen.
web-privacy-to-me = Zu meinen Daten
web-privacy-alone = Diese Seite hat keinen Server: Alles bleibt in deinem Browser.
web-announcement = Von denen, die diesen Server betreiben
web-announcement-close = Nicht mehr zeigen
web-invitation = Einladung
web-invitation-about = Ein Konto braucht hier eine Einladung: einen Code von denen, die den Server betreiben.
