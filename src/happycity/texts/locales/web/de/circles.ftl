### Kreise: Familien und Vereine mit eigenen Tischen und eigener Wertung.

web-circle-title = Kreise
web-circle-about = Eine Familie oder ein Verein: eigene Tische, Ergebnisse und eine eigene Wertung.
web-circle-members-count = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
web-circle-asked-by = { $name } hätte dich gern dabei
web-circle-open = Öffnen
web-circle-come = Ja, dabei sein
web-circle-name = Name des Kreises
web-circle-rename = Umbenennen
web-circle-make = Kreis gründen
web-circle-account = Um einen Kreis zu gründen, brauchst du ein Konto.
web-circle-lead = Diese Seite sehen nur die Mitglieder.

## Tische

web-circle-tables = Tische
web-circle-no-tables = Kein Tisch ist offen. Eröffne einen: Alle hier sehen ihn.
web-circle-players = Wie viele spielen?
web-circle-new-table = Tisch eröffnen
web-circle-playing = läuft

## Wertung

web-circle-standings = Wertung
web-circle-mean = { $mode }, { $players }: { $points }
web-circle-standings-show = Wertung zeigen
web-circle-standings-unseen = Sie verrät, wie Partien ausgingen, die du noch nicht gesehen hast.
web-circle-all = Von Anfang an
web-circle-recent = Letzte 30 Tage
web-circle-period = Zeitraum
web-circle-no-games = Noch ist kein Spiel zu Ende.
web-circle-who = Name
web-circle-games = Spiele
web-circle-wins = Siege
web-circle-points = Punkte nach Art des Spiels
web-circle-results = Beendete Spiele
web-circle-score = { $name }: { $points }
web-circle-csv = Ergebnisse als Tabelle (CSV)
web-circle-json = Ergebnisse als JSON

## Mitglieder

web-circle-members = Mitglieder
web-circle-owner = hier verantwortlich
web-circle-hand-over = An { $name } übergeben
web-circle-hand-over-sure = Übergeben?
web-circle-send-away = { $name } entfernen
web-circle-send-away-sure = Entfernen?
web-circle-leave = Kreis verlassen
web-circle-leave-sure = Wirklich verlassen?
web-circle-link-about = Wer ihn öffnet und Ja sagt, gehört zum Kreis.
web-circle-link = Link in den Kreis
web-circle-link-share = Komm in unseren Kreis in Happy City!
web-circle-ask = Freunde fragen
web-circle-ask-do = Fragen
web-circle-door = In den Kreis „{ $name }“
web-circle-door-title = Ein Kreis
