### Neues vom Tisch: was geschehen ist, was man hört, wer am Zug ist.
### $who: you (es geht um die Lesenden), to-you (jemand tut es ihnen), other.

web-news-title = Seit deinem letzten Zug
web-news-title-watching = Was geschehen ist
web-news-whole = Ganze Partie
web-news-round = Runde { $round }
web-news-start = Die Partie beginnt
web-news-now-you = Jetzt du
web-news-nothing = Noch nichts: Die Stadt wartet.
web-news-from-here = Du bist mitten in der Partie dazugekommen. Danach zeigt die Wiederholung alles.
web-news-why = Warum?
web-news-why-nothing = Kein einfacher Grund: Er hat weiter vorausgedacht oder sich vertan.
web-news-race = Karten in jeder Stadt
web-news-race-one = { $player }: { $cards } von { $places } Karten
web-news-race-ends = Die Runde, in der eine Stadt { $places } Karten erreicht, ist die letzte.

## Zeilen

web-news-income = Einkommen: { $incomes }
web-news-income-one = { $who ->
    [you] du +{ $coins }
   *[other] { $player } +{ $coins }
}
web-news-market-chosen = { $who ->
    [you] Du wählst { $market } ({ colour-name })
   *[other] { $player } wählt { $market } ({ colour-name })
}
web-news-effect-coins = { $who ->
    [you] { $card } bringt dir { coins-taken }
   *[other] { $card } bringt { $player } { coins-taken }
}
web-news-taxed = { $who ->
    [you] Dank { $card } nimmst du { coins-taken } von { $from }
    [to-you] Dank { $card } nimmt { $player } { coins-taken } von dir
   *[other] Dank { $card } nimmt { $player } { coins-taken } von { $from }
}
web-news-discarded = { $who ->
    [you] Du wirfst { $card } ab
   *[other] { $player } wirft { $card } ab
}
web-news-rebuilt = Stapel { $prices } wird neu gemischt: { amount-cards }
web-news-revealed = { $who ->
    [you] Du deckst { $card } von Stapel { $prices } auf
   *[other] { $player } deckt { $card } von Stapel { $prices } auf
}
web-news-passed = { $who ->
    [you] Du nimmst { coins-taken }
   *[other] { $player } nimmt { coins-taken }
}
web-news-passed-forced = { $who ->
    [you] Nichts war zu kaufen: Du nimmst { coins-taken }
   *[other] { $player } kann nichts kaufen und nimmt { coins-taken }
}
web-news-bought = { $who ->
    [you] Du kaufst { $card } { for-price }
   *[other] { $player } kauft { $card } { for-price }
}
web-news-tokens-paid = { $who ->
    [you] Du zahlst mit Stop-Zilla-Plättchen: { $tokens } × { colour-name }
   *[other] { $player } zahlt mit Stop-Zilla-Plättchen: { $tokens } × { colour-name }
}
web-news-token-gained = { $who ->
    [you] Du bekommst ein Stop-Zilla-Plättchen: { colour-name }
   *[other] { $player } bekommt ein Stop-Zilla-Plättchen: { colour-name }
}
web-news-monster-came = { $who ->
    [you] { $monster } kommt vor deine Stadt
   *[other] { $monster } kommt zu { $player }
}
web-news-monster-repelled = { $who ->
    [you] Dein Stop-Zilla-Plättchen ({ colour-name }) schickt { $monster } weiter
   *[other] { $player } schickt { $monster } mit einem Stop-Zilla-Plättchen ({ colour-name }) weiter
}
web-news-monster-left = { $who ->
    [you] { $monster } verlässt deine Stadt
   *[other] { $monster } verlässt die Stadt von { $player }
}
web-news-destroyed = { $who ->
    [you] { $monster } zerstört { $card } in deiner Stadt
   *[other] { $monster } zerstört { $card } bei { $player }
}
web-news-special-taken = { $who ->
    [you] Du nimmst { $card }
   *[other] { $player } nimmt { $card }
}
web-news-replaced = { $who ->
    [you] { $card } verlässt deine Stadt
   *[other] { $card } verlässt die Stadt von { $player }
}
web-news-gift = { $who ->
    [you] Wegen { $monster } gibst du { $to } { coins-taken } aus dem Vorrat
    [to-you] Wegen { $monster } gibt dir { $player } { coins-taken } aus dem Vorrat
   *[other] Wegen { $monster } gibt { $player } { coins-taken } aus dem Vorrat an { $to }
}
web-news-city-complete = { $who ->
    [you] Deine Stadt ist fertig: Das ist die letzte Runde
   *[other] Die Stadt von { $player } ist fertig: Das ist die letzte Runde
}
web-news-copied = { $who ->
    [you] Du kopierst { $card }
   *[other] { $player } kopiert { $card }
}
web-news-game-over = Die Partie ist zu Ende
web-news-undone = { $who ->
    [you] Du nimmst deine letzte Entscheidung zurück
   *[other] { $player } nimmt die letzte Entscheidung zurück
}
web-news-away = { $who ->
    [you] Ein Bot spielt für dich
   *[other] Ein Bot spielt für { $player }
}
web-news-late = { $who ->
    [you] Deine Zeit ist abgelaufen: Ein Bot spielt für dich
   *[other] Die Zeit von { $player } ist abgelaufen: Ein Bot übernimmt
}
web-news-absent = { $who ->
    [you] Du bist nicht da: Ein Bot spielt für dich
   *[other] { $player } ist nicht da: Ein Bot spielt einstweilen
}
web-news-back = { $who ->
    [you] Du bist wieder da
   *[other] { $player } ist wieder da
}

## Zu hören

web-news-your-turn = Du bist am Zug.
web-news-turn-of = { $player } ist am Zug.

## Reiter, Blatt, Ton

web-news-tab = ● Du bist dran · { $title }
web-news-on = Weiter mit meinem Zug
web-news-sound-ask = Mit Ton spielen?
web-news-sound-yes = Mit Ton
web-news-sound-no = Ohne Ton
