### Wie du über viele Partien entscheidest: die Seite und der Übungsstapel. $cost, $low und $high: Punkte, wie man sie schreibt.

web-skill-title = Dein Können
web-skill-lead = { $games ->
    [1] Was deine Entscheidungen in einer Partie kosten, ohne das Kartenglück.
   *[other] Was deine Entscheidungen über viele Partien kosten, ohne das Kartenglück.
}
web-skill-to = Dein Können über viele Partien
web-skill-cost = Deine Entscheidungen kosten je { $cost } Punkte.
web-skill-like = Du entscheidest wie diese Stufe: { $level }.
web-skill-like-between = Du entscheidest wie die Stufen { $weakest } bis { $strongest }.
web-skill-few = { $decisions ->
    [one] Bisher 1 echte Entscheidung: Zahlen gibt es ab { $least }.
   *[other] Bisher { $decisions } echte Entscheidungen: Zahlen gibt es ab { $least }.
}
web-skill-none = Was kosten deine Entscheidungen? Spiel eine Partie und sieh sie dir hier an.
web-skill-look = { $games ->
    [one] Deine letzte Partie ansehen
   *[other] Deine letzten { $games } Partien ansehen
}
web-skill-more = { $games ->
    [one] 1 weitere Partie ansehen
   *[other] { $games } weitere Partien ansehen
}
web-skill-looking = Partie { $done } von { $of } wird betrachtet
web-skill-decisions = { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}
web-skill-too-few = weniger als { $least } Entscheidungen
web-skill-games = Partien
web-skill-victories = Siege
web-skill-adjusted = Ohne Glück
web-skill-course = Was eine Entscheidung kostet
web-skill-course-about = { $games ->
    [1] Punkte in dieser Partie: weniger ist besser
   *[other] Punkte in den letzten zehn Partien: weniger ist besser
}
web-skill-luck = Was die Karten taten
web-skill-luck-about = { $games ->
    [1] Punkte in dieser Partie
   *[other] Punkte in jeder Partie
}
web-skill-luck-mean = { $games ->
    [1] In dieser Partie { $luck }.
   *[other] Im Mittel { $luck }.
}
web-skill-game = Partie
web-skill-range = 95 %
web-skill-you = Du
web-skill-no-cards = Eine Karte steht hier, sobald sie dich zum zweiten Mal etwas gekostet hat.
web-skill-colour-built = Gebaut: { $points }
web-skill-colour-missed = Ausgelassen: { $points }
web-skill-kept = In diesem Browser ausgerechnet und aufgehoben, nur für dich. Wenn du deine Daten löschst, ist es weg.

## Der Übungsstapel

web-skill-deck = Übungsstapel
web-skill-deck-about = Stellungen, in denen du etwas Besseres finden kannst. Was du findest, kommt nach 3, 7, 16 und 35 Tagen wieder, alles andere morgen.
web-skill-deck-due = { $cards ->
    [one] 1 Stellung wartet auf dich.
   *[other] { $cards } Stellungen warten auf dich.
}
web-skill-deck-more = { $cards ->
    [one] und noch eine
   *[other] und noch { $cards }
}
web-skill-deck-next = Nichts wartet. Die nächste kommt am { $date }.
web-skill-deck-empty = Nichts zu üben: Keine Entscheidung hat 5 Punkte oder mehr gekostet.
web-skill-deck-card = { story-round }: „{ $move }“, { web-review-points }
web-skill-deck-go = Üben
web-practice-deck = Zurück zum Übungsstapel
