### Eine Partie nachspielen, oder eine mitgebrachte Aufzeichnung.

web-replay-title = Eine Partie ansehen
web-replay-of = Wiederholung: { $names }
web-replay-coming = Die Partie wird aufgebaut …
web-replay-not-found = Diese Partie lässt sich nicht zeigen
web-replay-again = Noch einmal versuchen
web-replay-drop = Lege hier eine Aufzeichnung ab
web-replay-drop-about = Eine Datei, die nach einer Partie heruntergeladen wurde (.json oder .jsonl). Sie wird gezeigt und nicht aufgehoben.
web-replay-choose = Datei wählen
web-replay-refused = „{ $file }“ lässt sich nicht zeigen
web-replay-no-record = Darin steht keine Aufzeichnung einer Partie Happy City.
web-replay-no-record-line = Zeile { $line } ist keine Aufzeichnung einer Partie Happy City.
web-replay-cure = Wähle eine Datei, die nach einer Partie heruntergeladen wurde, oder lade diese noch einmal herunter.
web-replay-which = { $games ->
    [one] { $games } Partie in dieser Datei
   *[other] { $games } Partien in dieser Datei: Welche?
}
web-replay-game = Partie { $number }
web-replay-controls = Steuerung
web-replay-scrub = Schritt der Partie
web-replay-where = { $round ->
    [0] Schritt { $step } von { $last }
   *[other] Schritt { $step } von { $last } · Runde { $round }
}
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-step = Nächster Schritt
web-replay-step-back = Voriger Schritt
web-replay-turn = Nächster Zug
web-replay-turn-back = Voriger Zug
web-replay-round = Nächste Runde
web-replay-round-back = Vorige Runde
web-replay-speed = Tempo
web-replay-times = { $speed } ×
web-replay-eyes = Wessen Stadt vorn liegt
web-replay-download = Aufzeichnung herunterladen
web-replay-to-sheet = Wertung

web-result-show = Ergebnis zeigen
web-result-unseen = Noch nicht gesehen
web-result-unseen-about = Du hast diese Partie noch nicht gesehen, darum bleibt ihr Ergebnis verdeckt.
web-result-watch = Partie ansehen
