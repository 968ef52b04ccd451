### Club evenings: making one, its page, the wall.

web-evening-title = Clubabend
web-evening-lead = Viele Tische an einem Abend, zu Hause oder über eine Woche: dieselben Karten für alle, oder ein Gegenüber nach dem anderen.
web-evening-many = Viele Leute, viele Tische?
web-evening-coming = Einen Moment …
web-evening-make = Abend veranstalten
web-evening-name = Wie heißt er?
web-evening-kind = Wie spielt ihr?
web-evening-kind-duplicate = Duplikat
web-evening-kind-swiss = Schweizer
web-evening-kind-round-robin = Alle gegen alle
web-evening-how-duplicate = Alle Tische einer Runde spielen dieselben Karten. Verglichen wirst du mit allen, die auf deinem Platz saßen: ein Punkt für alle mit weniger, ein halber für alle mit gleich viel, in Prozent; bei gleich vielen Punkten entscheiden die Münzen. Wo jemand fehlt, sitzt ein Bot. Es wird nicht gewertet.
web-evening-how-swiss = In jeder Runde spielst du mit Leuten, die etwa so stehen wie du und die du noch nicht getroffen hast. Es zählen Siege, dann die Ergebnisse derer, die du getroffen hast. Wer übrig bleibt, pausiert; das zählt wie der eigene Schnitt. Es wird gewertet.
web-evening-how-round-robin = Zu zweit am Tisch, und alle treffen einmal auf alle. Es zählen Siege, dann die Ergebnisse derer, die du getroffen hast. Eine Pause zählt wie dein Schnitt. Es wird gewertet.
web-evening-how-adjusted = „Ohne Glück“ ist dein Anteil an den Siegen ohne das, was verdeckte Karten an deinen Chancen geändert haben.
web-evening-players = Personen am Tisch
web-evening-rounds = Runden
web-evening-pace = Die nächste Runde beginnt
web-evening-pace-break = nach einer Minute
web-evening-pace-host = wenn ich es sage
web-evening-needs-host = Wer einen Abend veranstaltet, braucht ein Konto.
web-evening-mine = Meine Abende

## An evening

web-evening-gathering = { $people ->
    [0] Warten auf Leute
    [one] Warten: bisher { $people } Person
   *[other] Warten: bisher { $people } Personen
}
web-evening-over = Der Abend ist vorbei.
web-evening-round = Runde { $round } von { $rounds }
web-evening-next-in = Die nächste beginnt in { $seconds } s.
web-evening-next-waits = Die nächste beginnt, wenn es so weit ist: Das sagt, wer den Abend veranstaltet.
web-evening-tables-of = Tische zu { $seats }
web-evening-many-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
web-evening-between-break = eine Minute zwischen den Runden
web-evening-between-host = wer den Abend veranstaltet, beginnt jede Runde
web-evening-least = Es braucht mindestens { $least } Leute.
web-evening-invite = Wer diesen Link öffnet, kann mitmachen, auch ohne Konto.
web-evening-invite-rated = Wer diesen Link öffnet und ein Konto hat, kann mitmachen.
web-evening-link = Link zu diesem Abend
web-evening-qr = QR-Code mit dem Link zu diesem Abend
web-evening-enter = Mitmachen
web-evening-leave = Den Abend verlassen
web-evening-leave-sure = Noch einmal tippen: keine Runde mehr für dich
web-evening-you-left = Du hast den Abend verlassen: Du spielst keine Runde mehr.
web-evening-needs-account = Diese Partien zählen: Du brauchst ein Konto.
web-evening-wall = Für die Wand
web-evening-back = Zum Abend
web-evening-begun = Runde { $round } hat begonnen: zu deinem Tisch

## Its host and its people

web-evening-hosting = Du veranstaltest den Abend
web-evening-start = Beginnen
web-evening-next = Nächste Runde
web-evening-end = Abend beenden
web-evening-end-sure = Noch einmal tippen: keine Runde mehr
web-evening-people = Wer mitmacht
web-evening-left = ist gegangen
web-evening-remove = { $name } von der Liste nehmen
web-evening-remove-sure = Noch einmal tippen

## Tables

web-evening-tables = Tische
web-evening-table = Tisch { $number }
web-evening-table-playing = spielt
web-evening-table-over = fertig
web-evening-table-closed = kein Ergebnis
web-evening-my-table = Zu Tisch { $number }
web-evening-done = Dein Tisch ist fertig. Die anderen spielen noch.
web-evening-rest = Du pausierst in dieser Runde.
web-evening-bot = Bot

## Standings

web-evening-standings = Rangliste
web-evening-column-match = Matchpunkte
web-evening-column-victories = Siege
web-evening-column-strength = Stärke der Gegner
web-evening-column-adjusted = ohne Glück
web-evening-column-games = Partien
web-evening-not-yet = noch nicht
web-evening-results = Zum Behalten:
web-evening-all-games = Alle Partien
