### Aufgaben: die Seite, auf der man sie wählt, und was beim Lösen gesagt wird. $points: siehe review.ftl.

web-puzzles-title = Aufgaben
web-puzzles-lead = In jeder Stellung ist ein Zug klar der beste. Lass dir Zeit und finde ihn.
web-puzzles-go = Eine Aufgabe lösen
web-puzzles-again = Eine noch einmal lösen
web-puzzles-done = Du hast alle davon gelöst. Was möchtest du sonst?
web-puzzles-none = Solche Aufgaben gibt es noch nicht.
web-puzzles-rating = Deine Wertung
web-puzzles-solved = Gelöst
web-puzzles-of = { $solved } von { $all }
web-puzzles-streak = In Folge
web-puzzles-kept = Nur für dich, in diesem Browser. Die erste Antwort zählt; was du nicht gefunden hast, kommt später wieder.
web-puzzles-theme = Worum geht es?
web-puzzles-theme-any = Egal
web-puzzles-theme-last-round = Die letzte Runde
web-puzzles-theme-tokens = Stop-Zilla-Plättchen
web-puzzles-theme-special = Spezialgebäude
web-puzzles-theme-denial = Was andere wollen
web-puzzles-theme-pile = Welcher Stapel
web-puzzles-theme-purchase = Was kaufen
web-puzzles-players = Spieler
web-puzzles-kind = Spezialgebäude
web-puzzles-any = Egal

## Beim Lösen

web-puzzle-mark = Aufgabe
web-puzzle-find = Du bist dran: Finde den besten Zug.
web-puzzle-yes = Ja, das ist der beste Zug.
web-puzzle-not-yet = Noch nicht: Es gibt etwas Besseres.
web-puzzle-rating = Deine Wertung: { $rating } ({ $change })
web-puzzle-streak = { $streak } in Folge
web-puzzle-next = Nächste Aufgabe
web-puzzle-all = Alle Aufgaben
web-puzzle-unknown = Diese Aufgabe stammt aus einer anderen Version des Spiels. Du kannst weiterspielen.
web-table-key-next = nächste Aufgabe, nach deiner Antwort
