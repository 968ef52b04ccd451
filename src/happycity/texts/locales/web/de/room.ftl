### Der Warteraum eines Tisches, und wie Bots heißen.

web-room-bot-teddy-bear = Bruno
web-room-bot-robot = Pixel
web-room-bot-alien-monster = Ziggy
web-room-bot-ghost = Hugo
web-room-bot-nesting-dolls = Olga
web-room-bot-dragon-face = Draco

## Der Raum

web-room-here = Warteraum
web-room-waiting = { $free ->
    [one] Eine Person fehlt noch
   *[other] { $free } Leute fehlen noch
}
web-room-dealing = Die Karten werden gegeben
web-room-dealing-about = Einen Augenblick: Die letzten Teile der Mischung kommen an.
web-room-ready = Alle sind da!
web-room-not-here = Wir warten auf { $names }
web-room-ready-host = Der Tisch ist voll. Leg los, wann du magst.
web-room-ready-guest = { $name } beginnt die Partie jeden Moment.
web-room-absent-host = Alle Plätze sind besetzt. Du kannst beginnen oder warten, bis alle da sind.
web-room-absent-guest = { $name } entscheidet, wann die Partie beginnt.
web-room-wait-host = Verschick den Link, oder gib die freien Plätze an Bots.
web-room-wait-rated = Diese Partie wird gewertet: Auf jeden Platz gehört jemand mit Konto. Schick ihnen den Link.
web-room-wait-rematch = Die anderen sind gefragt: Ein Klick dort, wo die letzte Partie endete, und sie sitzen hier.
web-room-wait-asked = Wer gefragt ist, hat seinen Platz sicher: Ein Ja genügt.
web-room-wait-guest = { $name } beginnt die Partie, wenn alle Plätze besetzt sind.
web-room-the-host = Wer eingeladen hat,
web-room-start = Partie beginnen
web-room-fill = { $free ->
    [one] Ein Bot für den freien Platz
   *[other] Bots für die freien Plätze
}
web-room-close = Tisch schließen
web-room-close-sure = Für alle schließen?
web-room-closed = Dieser Tisch ist geschlossen
web-room-closed-about = Wer eingeladen hat, ist gegangen. An einem anderen Tisch ist immer Platz.
web-room-lost = Die Verbindung ist unterbrochen. Wir versuchen es weiter.
web-room-watching = { $count ->
    [0] Niemand schaut zu
    [one] { $count } Person schaut zu
   *[other] { $count } Leute schauen zu
}

## Plätze

web-room-seats = Plätze
web-room-free = Freier Platz
web-room-you = du
web-room-host = Gastgeber
web-room-program = Programm
web-room-present = da
web-room-absent = gerade nicht da
web-room-asked = gefragt, noch keine Antwort
web-room-asked-you = { $name } möchte noch einmal spielen. Dieser Platz ist für dich.
web-room-changed-you = { $name } hat geändert, was hier gespielt wird. Dieser Platz ist für dich.
web-room-kept-you = { $name } hält dir diesen Platz frei. Sieh dir an, was gespielt wird.
web-room-accept = Ja, noch einmal
web-room-accept-changes = Ja, das ist mir recht
web-room-accept-seat = Ja, ich spiele mit
web-room-sit = Hinsetzen
web-room-sit-about = Oder schau einfach zu: Die Partie beginnt auf dieser Seite.
web-room-full-about = Alle Plätze sind besetzt. Du kannst zuschauen: Die Partie beginnt auf dieser Seite.
web-room-stand = Aufstehen
web-room-name = Dein Name
web-room-rename = Ändern
web-room-save = Speichern
web-room-change = { $name }: diesen Platz ändern
web-room-change-free = Den freien Platz ändern
web-room-seat-title = Wer sitzt hier?
web-room-open-seat = Für einen Gast freihalten
web-room-send-away = Platz von { $name } freimachen
web-room-remove = Diesen Platz wegnehmen
web-room-add = Noch ein Platz

## Einladung

web-room-invite = Freunde einladen
web-room-invite-about = Wer diesen Link öffnet, kann sich hinsetzen, ganz ohne Konto.
web-room-invite-rated = Wer diesen Link öffnet, kann sich hinsetzen. Das Spiel wird gewertet, dafür braucht es ein Konto.
web-room-link = Link zu diesem Tisch
web-room-copy = Kopieren
web-room-copied = Kopiert!
web-room-copy-by-hand = Markiere den Link und kopiere ihn.
web-room-share = Teilen
web-room-share-text = Komm und bau mit mir eine glückliche Stadt!
web-room-qr = QR-Code mit dem Link zu diesem Tisch
web-room-qr-about = Oder mit dem Handy scannen.

## Was gespielt wird

web-room-played = Was gespielt wird
web-room-options = Ändern
web-room-options-about = Wer schon am Tisch sitzt, wird gefragt, ob es so recht ist.
web-room-options-save = So spielen
web-room-family = Spezialgebäude: Einsteiger (pink)
web-room-expert = Spezialgebäude: Grundspiel (rot)
web-room-grozilla = Mit Grozilla und dem vierten Stapel
web-room-product = Punkte: Einwohner × Herzen
web-room-sum = Punkte: Einwohner + Herzen
web-room-rated = Gewertet: Nichts wird zurückgenommen
web-room-casual = Ohne Wertung, mit Zurücknehmen
web-room-no-clock = Ohne Uhr
web-room-public = Öffentlich: bei den offenen Tischen
web-room-private = Privat: nur mit dem Link
web-room-circle = Für den Kreis und mit dem Link
web-room-shuffle = Niemand kann sich die Mischung aussuchen: Jeder Browser gibt einen Teil dazu
web-room-chat = { $chat ->
    [nobody] Chat: nur Reaktionen
    [accounts] Chat: nur mit Konto
   *[other] Chat: alle
}
web-room-removed = { $name } hat deinen Platz freigemacht.
web-room-declined = { $name } möchte diesmal nicht mitspielen.
web-room-your-answer = Deine Antwort, bitte
