### Startseite, Einrichten eines Tisches und Kopf jeder Seite.

web-start-me-unknown = Meine Seite
web-start-offline = Der Server antwortet nicht. Bist du online? Nichts ist verloren, versuch es noch einmal.
web-start-fault = Bei uns ist etwas schiefgegangen. Nichts ist verloren, versuch es noch einmal.
web-start-again = Noch einmal versuchen

## Der erste Blick

web-start-tag = Zehn Karten. Eine glückliche Stadt.
web-start-sub = Wohnungen bringen Einwohner { $person }, Vergnügen bringt Herzen { $heart }. Multipliziere sie, und du hast deine Punkte. Für 2 bis 5 Leute, etwa 30 Minuten.
web-start-play = Jetzt spielen
web-start-play-about = Du gegen { $names } · { $mode }
web-start-learn = In 5 Minuten lernen
web-start-friends = Mit Freunden
web-start-screen = An diesem Gerät
web-start-mode-family = Einsteiger
web-start-mode-expert = Grundspiel
web-start-mode-sum = Punkte zusammengezählt

## Wartende Partien

web-start-waiting = Partien, die auf dich warten
web-start-wait-turn = { $round ->
    [0] { $name } wartet: Wähle deine Farbe
   *[other] { $name } wartet: Runde { $round }, du bist dran
}
web-start-wait-other = { $round ->
    [0] { $name } wählt eine Farbe
   *[other] { $name } spielt: Runde { $round }
}
web-start-wait-screen = Dein Spiel an diesem Bildschirm: Runde { $round }
web-start-wait-open = Dein Tisch: { $taken } von { $seats } Plätzen besetzt
web-start-wait-asked = { $name } möchte noch einmal spielen
web-start-wait-kept = { $name } hält dir einen Platz frei
web-start-continue = Weiterspielen
web-start-all-games = Alle meine Partien

## Offene Tische

web-start-open = Offene Tische
web-start-open-of = Tisch von { $name }
web-start-open-free = { $free ->
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
}
web-start-sit = Hinsetzen
web-start-look = Ansehen

## Dein Tisch

web-start-table = Dein Tisch
web-start-who = Wer spielt?
web-start-you = du
web-start-me-name = Du
web-start-add = hinzufügen
web-start-change = ändern
web-start-friend = Gast
web-start-friend-about = per Link
web-start-here = hier
web-start-guest = Spieler { $number }
web-start-specials = Spezialgebäude
web-start-family-about = Einhörner und Piraten
web-start-expert-about = Wunder mit Kniff
web-start-grozilla-about = Monster und ein vierter Kartenstapel
web-start-points = Punkte
web-start-multiply = Multiplizieren
web-start-multiply-about = 3 × 5 = 15
web-start-add-up = Addieren
web-start-add-up-about = 3 + 5 = 8, für die Kleinen
web-start-go-solo = An diesem Tisch spielen
web-start-go-friends = Tisch öffnen und einladen
web-start-go-screen = An diesem Gerät beginnen
web-start-opening = Einen Moment …

## Wer dort sitzt

web-start-seat-title = Wer sitzt hier?
web-start-seat-friend = Jemand anderswo
web-start-seat-friend-about = Du bekommst einen Link zum Verschicken.
web-start-seat-here = Jemand an diesem Gerät
web-start-seat-here-about = Ihr reicht das Gerät weiter.
web-start-seat-bots = Ein Bot
web-start-seat-name = Name
web-start-seat-done = Fertig
web-start-seat-remove = Platz wegnehmen

## Weitere Möglichkeiten

web-start-more = Mehr
web-start-training = Training
web-start-training-about = alles zurücknehmen, Tipps, Gewinnchancen
web-start-visible = Wer darf kommen?
web-start-private = Eingeladene
web-start-private-about = wer den Link hat
web-start-public = Alle
web-start-public-about = bei den offenen Tischen
web-start-rating = Zählt es?
web-start-casual = Ohne Wertung
web-start-casual-about = mit Zurücknehmen
web-start-rated = Gewertet
web-start-rated-about = nur Konten, keine Bots
web-start-rated-account = Für gewertete Partien brauchst du ein Konto.
web-start-rated-make = Konto anlegen
web-start-rated-people = Gewertete Partien spielen Leute gegeneinander: ohne Bots und ohne andere an diesem Bildschirm.
web-start-rated-free = Ihre Plätze freigeben
web-start-clock = Uhr
web-start-clock-none = Keine
web-start-clock-live = Live
web-start-clock-slow = Gemütlich
web-start-clock-time = Zeit zum Entscheiden
web-start-clock-live-choice = { $seconds } s pro Zug, { $minutes } min Reserve
web-start-clock-slow-choice = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
web-start-chat = Chat
web-start-chat-everybody = Alle
web-start-chat-accounts = Nur mit Konto
web-start-chat-nobody = Nur Reaktionen
web-start-pause = Bots spielen
web-start-pause-quick = schnell
web-start-pause-calm = zum Mitschauen
web-start-pause-slow = langsam

## Wohin noch

web-start-pages = Weitere Seiten
web-start-to-rules = Regeln
web-start-to-cards = Alle Karten
web-start-to-daily = Tagespartie
web-start-to-puzzles = Aufgaben
web-start-to-games = Meine Partien
web-start-to-replay = Aufzeichnung abspielen
web-start-to-ranking = Rangliste
web-start-to-tinkerers = Für Tüftler
web-start-running = Partien zum Zuschauen
