### Was jede Seite des Browsers sagt.

web-close = Schließen
web-to-start = Zur Startseite
web-new-version = Eine neue Version von Happy City ist bereit.
web-new-version-use = Jetzt benutzen
web-not-found-title = Hier ist nichts
web-not-found = Diese Adresse führt nirgendwohin: Vielleicht wurde der Link abgeschnitten.
web-not-loaded-title = Die Seite konnte nicht geladen werden
web-not-loaded = Prüfe, ob du online bist, und versuche es noch einmal.
web-sentence-separator = { ". " }
web-label-separator = { ": " }
web-between-sentences = { " " }
web-price = Preis { $price }
web-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
web-seat-label = { $who ->
    [you] Du
   *[other] { $name }
}
web-name-at-seat = { $name } ({ seat-name })
web-slow = Noch keine Antwort: Vielleicht ist die Verbindung langsam. Nichts geht verloren. Warte, oder lade die Seite neu.
web-rated = gewertet
web-rating-at = Wertung { $rating }
web-rating-change = Wertung { $before } → { $after } ({ $change })
web-rating-heard = Wertung: { $before } vor dieser Partie, jetzt { $after }.
web-rematch = Noch eine Partie
web-rematch-join = Revanche annehmen
web-rematch-decline = Nein, danke
web-next-game = Zur nächsten Partie
web-formula-end = { $end ->
    [lost] , minus { $lost }
    [doubled] , verdoppelt
   *[none] { "" }
}
web-formula = { $scoring ->
    [sum] { amount-inhabitants } plus { amount-hearts }{ web-formula-end }: { amount-points }
   *[product] { amount-inhabitants } mal { amount-hearts }{ web-formula-end }: { amount-points }
}
web-kind-white = { $market }
web-kind-yellow = Geschäft
web-kind-blue = öffentliches Gebäude
web-kind-green = Wohnhaus
web-kind-orange = Freizeit
web-kind-purple = Industrie
web-short-too-poor = { $missing ->
    [one] { $missing } Münze fehlt
   *[other] { $missing } Münzen fehlen
}
web-short-name-owned = in deiner Stadt
web-short-pile-empty = aus{"\u00AD"}verkauft
web-short-condition-unmet = Bedingung offen
web-short-special-taken = du hast eines
web-short-city-full = kein Platz mehr
web-short-not-on-table = vergeben
