### Was Menschen, die spielen, gemeinsam entscheiden: ein Bot für jemanden, der fehlt, das Ende einer Partie; und was man allein entscheidet.

## Jemand fehlt

web-absent = { $player } ist weg
web-absent-about = { $player } ist schon eine Weile weg. Ein Bot ({ $level }) kann bis zur Rückkehr spielen.
web-absent-let = Einen Bot für { $player } spielen lassen
web-absent-waits = Du würdest einen Bot spielen lassen. Warten auf { $players }.
web-absent-wait = Lieber warten
web-absent-back = Willkommen zurück! Ein Bot hat für dich gespielt.
web-absent-built = Neu in deiner Stadt: { $cards }.

## Das Ende einer Partie ohne Ergebnis

web-ending = Partie ohne Ergebnis beenden
web-ending-about = { $rated ->
    [yes] Sie endet, sobald alle zustimmen, die spielen. Keine Wertung ändert sich.
   *[no] Sie endet, sobald alle zustimmen, die da sind.
}
web-ending-asked = { $player } fragt: Partie hier ohne Ergebnis beenden?
web-ending-declined = { $player } möchte lieber weiterspielen.

## Aufgeben

web-resign = Aufgeben
web-resign-about = { $rated ->
    [yes] Ein Bot spielt für dich zu Ende, und du wirst Letzter. Zurück kannst du nicht.
   *[no] Ein Bot spielt für dich zu Ende. Zurück kannst du nicht.
}
web-resign-sure = Noch einmal tippen, um aufzugeben
web-resigned = aufgegeben
web-resigned-news = { $who ->
    [you] Du hast aufgegeben: Ein Bot spielt weiter.
   *[other] { $player } gibt auf: Ein Bot spielt weiter.
}
web-former = Ehemaliges Mitglied
web-resigned-why = { $who ->
    [you] { $many ->
        [0] Du hast aufgegeben.
       *[other] Du und { $names } habt aufgegeben.
    }
   *[other] { $many ->
        [one] { $names } hat aufgegeben.
       *[other] { $names } haben aufgegeben.
    }
}
web-resigned-all = Alle haben aufgegeben, Bots haben zu Ende gespielt: Es entscheiden die Punkte.
