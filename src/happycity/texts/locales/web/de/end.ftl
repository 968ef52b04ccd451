### Das Ende einer Partie: Wertung, Geschichte, was man mitnehmen kann.

web-end-coming = Es wird gezählt …
web-end-not-found = Diese Partie lässt sich nicht zeigen
web-end-not-yet = Noch nicht
web-end-again = Noch einmal versuchen
web-end-after = { $round ->
    [one] Nach { $round } Runde
   *[other] Nach { $round } Runden
}
web-end-wins = { $who ->
    [you] Du gewinnst!
   *[other] { $name } gewinnt!
}
web-end-wins-by-coins = { $who ->
    [you] { $coins ->
        [one] Du gewinnst mit einer einzigen Münze Vorsprung!
       *[other] Du gewinnst mit { $coins } Münzen Vorsprung!
    }
   *[other] { $coins ->
        [one] { $name } gewinnt mit einer einzigen Münze Vorsprung!
       *[other] { $name } gewinnt mit { $coins } Münzen Vorsprung!
    }
}
web-end-shared = { $who ->
    [you] Du gewinnst gemeinsam mit { $names }!
   *[other] { $names } gewinnen gemeinsam!
}
web-end-windows = { $points ->
    [one] { $points } erleuchtetes Fenster
   *[other] { $points } erleuchtete Fenster
}
web-end-why-points = { $scoring ->
    [sum] { amount-points } gegen { $others }.
   *[product] { web-end-windows } gegen { $others }.
}
web-end-why-coins = { $scoring ->
    [sum] Ebenfalls { amount-points }: { $names }. Bei Gleichstand entscheiden die Münzen.
   *[product] Ebenfalls { web-end-windows }: { $names }. Bei Gleichstand entscheiden die Münzen.
}
web-end-why-shared = { $scoring ->
    [sum] Je { amount-points } und { amount-coins }: ein geteilter Sieg.
   *[product] Je { web-end-windows } und { amount-coins }: ein geteilter Sieg.
}
web-end-result = Das Ergebnis
web-end-see-story = Zum Rückblick
web-end-rematch-offered = Jemand möchte noch eine Partie spielen.
web-end-play = Eine Partie spielen
web-end-sheet = Wertung
web-end-rank = { $rank }.
web-end-place = Platz { $place }
web-end-in-front = Vor der Stadt
web-end-product = { $scoring ->
    [sum] Einwohner + Herzen
   *[product] Einwohner × Herzen
}
web-end-at-end = Am Ende
web-end-points = Punkte
web-end-effects = Was die besonderen Karten bewirkt haben
web-end-note-copied = Kopiert: { $card }.
web-end-note-neighbour = { $who ->
    [you] Es zählt deine Stadt.
   *[other] Es zählt die Stadt von { $name }.
}
web-end-story = Rückblick auf diese Partie
web-end-story-coming = Der Rückblick entsteht: Jede Karte wird noch einmal aufgedeckt …
web-end-chart-points = Punkte
web-end-chart-points-about = { $scoring ->
    [sum] Einwohner + Herzen nach jeder Runde
   *[product] Einwohner × Herzen nach jeder Runde
}
web-end-chart-income = Einkommen
web-end-chart-income-about = Münzen je Runde
web-end-chart-coins = Münzen
web-end-chart-coins-about = im Besitz zu Beginn des Zuges
web-end-chart-chances = Gewinnchancen
web-end-chart-chances-about = nach jedem Schritt geschätzt
web-end-chart-seat = { $name }: { $value }.
web-end-column-round = Runde
web-end-as-table = Als Tabelle zeigen
web-end-rounds = Runde für Runde
web-end-moment-chance = { $who ->
    [you] Deine Chance: { $before } → { $after }
   *[other] { story-moment-chance }
}
web-end-keep = Zum Aufheben und Teilen
web-end-replay = Partie ansehen
web-end-share = Teilen
web-end-record = Aufzeichnung herunterladen
web-end-link = Link zu dieser Partie
web-end-copied = Der Link ist kopiert.
web-end-fair = Wurden die Karten ehrlich gemischt?
web-end-fair-how = Vor dem ersten Zug zeigte der Tisch ein Siegel: den SHA-256-Hashwert eines Geheimnisses, das jedes Mischen bestimmt. Jetzt liegt das Geheimnis offen, und alle können nachprüfen, dass es zum Siegel passt und die Karten so lagen, wie es sagt.
web-end-fair-how-shared = Vor dem ersten Zug zeigte der Tisch ein Siegel: den SHA-256-Hashwert eines Geheimnisses. Dann gab der Browser von allen, die mitspielen, einen Teil dazu, den er vorher versprochen hatte. Geheimnis und Teile bestimmen zusammen jedes Mischen, also konnte es niemand aussuchen. Jetzt liegt alles offen, und alle können es nachprüfen.
web-end-fair-checking = Wird in diesem Browser geprüft …
web-end-fair-right = In diesem Browser geprüft: Das Geheimnis passt zum Siegel, und alles Mischen folgt daraus.
web-end-fair-right-noted = In diesem Browser geprüft: Es ist das Siegel, das dir am Tisch gezeigt wurde, das Geheimnis passt dazu, und alles Mischen folgt daraus.
web-end-fair-right-shared = In diesem Browser geprüft: Geheimnis und Teile passen zu dem, was der Tisch gezeigt hat, und alles Mischen folgt daraus.
web-end-fair-right-shared-noted = In diesem Browser geprüft: Geheimnis und Teile passen zu dem, was dir am Tisch gezeigt wurde, und alles Mischen folgt daraus.
web-end-fair-parts = Teile in dieser Mischung: { $players }.
web-end-fair-withheld = Nicht rechtzeitig gegeben und darum nicht in dieser Mischung: der Teil von { $players }.
web-end-fair-wrong = Nicht wie versprochen: { $place } in der Aufzeichnung folgt nicht aus dem Geheimnis.
web-end-fair-other-seal = Nicht wie versprochen: Dies ist nicht das Siegel, das dir am Tisch gezeigt wurde.
web-end-fair-secret = Nicht wie versprochen: Das Geheimnis passt nicht zum Siegel.
web-end-fair-not-mine = Nicht wie versprochen: Dein Teil ist nicht in dieser Mischung.
web-end-fair-not-taken = Nicht wie versprochen: Dein Teil wurde rechtzeitig gegeben und ist nicht in dieser Mischung.
web-end-fair-left-out = Nicht wie versprochen: Hier fehlt ein Teil, den jemand versprochen hatte.
web-end-fair-changed = Nicht wie versprochen: { $player } hat hier einen anderen Teil als den versprochenen.
web-end-fair-repeated = Nicht wie versprochen: { $player } hat hier denselben Teil wie jemand anderes.
web-end-fair-noted = Siegel, das dir gezeigt wurde
web-end-commitment = Siegel
web-end-secret = Geheimnis
web-end-part = Dein Teil
web-end-fair-check = So prüfst du es mit der heruntergeladenen Aufzeichnung

web-rating-why = Warum um so viel?
web-rating-why-about = Eine Wertung ändert sich um das, was die Wertungen der anderen nicht erwarten ließen: ein erwartetes Ergebnis bewegt sie wenig, eine Überraschung viel. Die ersten Partien bewegen sie am meisten, weil die Zahl noch nicht sicher ist.
