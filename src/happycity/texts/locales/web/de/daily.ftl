### The deal of the day: its page, its standings, and what is shared of it.

web-daily-title = Tagespartie
web-daily-lead = Dieselben Karten für alle, gegen dieselben zwei Bots. Du hast für jede Partie einen Versuch.
web-daily-coming = Es wird gemischt …
web-daily-alone = Ohne Server gibt es niemanden zum Vergleichen: Diese Partien sind auf allen Geräten ohne Server gleich und zählen nicht.
web-daily-day = Tag
web-daily-today = Heute
web-daily-yesterday = Gestern
web-daily-next = Neue Partien gibt es um { $time }.
web-daily-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}

## A deal

web-daily-against = Du gegen { $names }
web-daily-seat = { $seat ->
    [1] Du beginnst.
    [2] Du bist als Zweites dran.
   *[other] Du bist als Drittes dran.
}
web-daily-play = Spielen
web-daily-go-on = Weiter
web-daily-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-daily-better = besser als { $share } von { $others }
web-daily-finished = { $players ->
    [0] Noch niemand ist damit fertig.
    [one] { $players } Person ist damit fertig.
   *[other] { $players } Personen sind damit fertig.
}
web-daily-closed = Diese hast du aufgegeben.
web-daily-late = Sie ging zu spät zu Ende, um zu zählen.
web-daily-missed = Diese hast du nicht gespielt.
web-daily-standings = Rangliste

## Standings

web-daily-standings-of = { $mode }, { $day }
web-daily-sealed = Spiel diese Partie zu Ende, dann siehst du, wie es allen ergangen ist.
web-daily-nobody = Niemand hat diese Partie zu Ende gespielt.
web-daily-no-day = Von diesem Tag gibt es keine Partien zu sehen.
web-daily-to-today = Zu den Partien von heute
web-daily-rank = Platz { $rank } von { $seats } am Tisch
web-daily-first = Die ersten zehn
web-daily-column-points = Punkte
web-daily-column-players = Personen
web-daily-reached = Wer wie viel erreicht hat
web-daily-reached-about = Personen nach Punkten
web-daily-reached-mine = Du: { $points }
web-daily-lines = Runde für Runde
web-daily-mine = Deine Partie
web-daily-masters = Die Partie des Baumeisters
web-daily-master-plays = Der Baumeister spielt diese Partie noch. Schau in einer Minute wieder vorbei.
web-daily-replay-mine = Deine Partie ansehen
web-daily-replay-master = Die Partie des Baumeisters ansehen
web-daily-nothing = nichts

## Sharing

web-daily-share = Teilen
web-daily-share-about = Verraten werden nur deine Punkte und dein Spezialgebäude: Andere können die Partie noch spielen.
web-daily-share-line = Happy City, { $day }, { $mode }: { $points }
web-daily-send = Teilen
web-daily-copy = Zeile kopieren
web-daily-copied = Kopiert
web-daily-picture = Bild speichern
web-daily-picture-of = Bild zum Teilen: { $line }
web-daily-with-name = Mit meinem Namen

## Fairness

web-daily-fair = So kannst du sicher sein
web-daily-fair-how = Ein Geheimnis bestimmt die Partien eines Tages. Am Tag davor wird sein Siegel gezeigt, nach dem Tag das Geheimnis selbst. Dann können alle eine Partie prüfen:
web-daily-commitment-of = Siegel vom { $day }
web-daily-secret-of = Geheimnis vom { $day }
web-daily-fair-open = Ohne Server bestimmt das Datum die Partien: Sie sind kein Geheimnis.

## Elsewhere

web-daily-mark = Tagespartie
web-daily-see = Zur Rangliste
