### Lernen: die sechs Türen, die Kartengalerie und was ihre Seiten gemeinsam haben.

web-learn-title = Lernen
web-learn-lead = In fünf Minuten zum ersten Spiel, oder einfach etwas nachschlagen.
web-learn-doors = Womit möchtest du anfangen?
web-learn-tutorial = Erste Schritte
web-learn-tutorial-text = Ein echtes Spiel mit freundlicher Begleitung. Etwa 5 Minuten.
web-learn-tutorial-again = Hier warst du schon. Noch einmal?
web-learn-rules = Regeln
web-learn-rules-text = Alles, in kurzen Absätzen mit Bildern.
web-learn-cards = Karten
web-learn-cards-text = Alle { $cards } Karten, mit Suche und Filtern.
web-learn-faq = Fragen
web-learn-faq-text = Knifflige Fälle, und wie sie gelöst sind.
web-learn-puzzles = Aufgaben
web-learn-puzzles-text = Finde den Zug, der klar der beste ist.
web-learn-numbers = Karten in Zahlen
web-learn-numbers-text = Was jede Karte wert ist, aus Tausenden von Partien.
web-learn-back = Zurück zu Lernen
web-learn-search-clear = Suche löschen
web-learn-nothing = Nichts gefunden. Vielleicht ein anderes Wort?
web-learn-contents = Inhalt
web-learn-link = Link zu „{ $title }“

## Galerie

web-learn-gallery-title = Alle Karten
web-learn-gallery-lead = { $cards } verschiedene Karten. Wähle eine und erfahre alles über sie.
web-learn-gallery-found = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-learn-gallery-search = Name, Effekt … jede Sprache
web-learn-filters = Filter
web-learn-filter-reset = Alle Karten zeigen
web-learn-any = alle
web-learn-colour = Farbe
web-learn-kind = Art
web-learn-deck = Stapel
web-learn-price = Preis
web-learn-set = Spiel
web-learn-set-base = Basiskarten
web-learn-set-family = Einsteiger (pink)
web-learn-set-expert = Grundspiel (rot)
web-learn-set-grozilla = Grozilla
web-learn-sort = Reihenfolge
web-learn-sort-box = wie in der Schachtel
web-learn-sort-name = nach Name
web-learn-sort-cost = nach Preis
web-learn-sort-income = nach Einkommen
web-learn-sort-inhabitants = nach Einwohnern
web-learn-sort-hearts = nach Herzen
web-learn-uncertain-only = nur ungewisse
web-learn-group-building = Gebäude
web-learn-group-dwelling = Wohngebäude
web-learn-group-market = { $market }
web-learn-group-family = Spezialgebäude, Einsteigervariante
web-learn-group-expert = Spezialgebäude, Grundspiel
web-learn-group-multicoloured = Mehrfarbige Gebäude
web-learn-group-monster = Monster
web-learn-group-all = Karten
web-learn-kind-family = Spezialgebäude, Einsteiger
web-learn-kind-expert = Spezialgebäude, Grundspiel
web-learn-decks = Was in den Stapeln liegt
web-learn-decks-lead = Die Rückseiten sagen, wie viele Karten jeder Farbe ein Stapel enthält. Hier steht, welche.
web-learn-deck-colour = { $count } × { colour-name }
web-learn-uncertain = ungewiss
web-learn-uncertain-lead = Karten mit diesem Zeichen haben Angaben, die keine Quelle belegt. Wir haben sie rekonstruiert; wer die Schachtel besitzt, darf uns gern verbessern.
web-learn-uncertain-fields = Von keiner Quelle belegt: { $fields }. Wir haben es so gewählt, dass sich der Stapel gut spielt. Wer die Schachtel besitzt, darf uns gern verbessern.
web-learn-field-name = Name
web-learn-field-cost = Preis
web-learn-field-colours = Farben
web-learn-field-colour = Farbe
web-learn-field-income = Einkommen
web-learn-field-hearts = Herzen
web-learn-field-inhabitants = Einwohner
web-learn-field-effect = Zahl im Effekt
web-learn-brings = Das bringt sie
web-learn-effect = Effekt
web-learn-needs = Deine Stadt braucht
web-learn-in-box = In der Schachtel
web-learn-copies = { $copies ->
    [one] { $copies }-mal
   *[other] { $copies }-mal
}
web-learn-copies-market = { $copies }-mal: eine Seite weiß, die andere jedes Mal in einer anderen Farbe
web-learn-faces = Alle Seiten
web-learn-rulings = Klarstellungen
web-learn-names = In anderen Sprachen
web-learn-previous = Vorige Karte
web-learn-next = Nächste Karte
