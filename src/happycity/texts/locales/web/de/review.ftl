### Was der Lehrer sagt: Rückblicke, Marken im Ansehen einer Partie, Üben, Tipps. $points: von hundert, für einen sicheren Sieg.

web-review-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Möglichkeiten

web-choice-market = { colour-name }
web-choice-keep = { web-table-do-keep }
web-choice-discard = { $card } abwerfen
web-choice-draw = Stapel { $prices }
web-choice-coin = Eine Münze
web-choice-buy = { $card }
web-choice-take = { $card }
web-choice-decline = Keines nehmen
web-choice-destroy = Platz { $place }
web-choice-give = { $player }
web-choice-copy = { $player }
web-choice-refuse = Ablehnen
web-choice-played = gespielt
web-choice-best = am besten
web-choice-equal = { hint-equal } (± { $points })

## Der Rückblick auf eine Partie

web-review-title = { $who ->
    [you] Deine Entscheidungen
   *[other] Die Entscheidungen
}
web-review-looking = Die Entscheidungen werden betrachtet: { $done } von { $of }
web-review-looking-deep = Es wird genauer hingesehen: { $done } von { $of }
web-review-begins = Der Lehrer kommt …
web-review-deeper = Genauer hinsehen
web-review-stop = Anhalten
web-review-deep = Genau angesehen.
web-review-changed = { $choices ->
    [one] In mehr Welten wird 1 Entscheidung jetzt anders beurteilt.
   *[other] In mehr Welten werden { $choices } Entscheidungen jetzt anders beurteilt.
}
web-review-hinted = Tipps sehen weniger Welten: Vielleicht haben sie etwas anderes gesagt.
web-review-failed = Die Entscheidungen lassen sich hier gerade nicht betrachten.
web-review-cards = { $who ->
    [you] { $cards ->
        [gave] Die Karten gaben dir +{ $luck }
        [took] Die Karten nahmen dir { $luck }
       *[even] Die Karten gaben und nahmen dir nichts
    }
   *[other] { $cards ->
        [gave] { $name }: Die Karten gaben +{ $luck }
        [took] { $name }: Die Karten nahmen { $luck }
       *[even] { $name }: Die Karten gaben und nahmen nichts
    }
}
web-review-choices = { $who ->
    [you] { $cost ->
        [0] deine Entscheidungen kosteten nichts
       *[other] deine Entscheidungen kosteten { $cost }
    }
   *[other] { $cost ->
        [0] die Entscheidungen kosteten nichts
       *[other] die Entscheidungen kosteten { $cost }
    }
}
web-review-sentence = { web-review-cards }, { web-review-choices }.
web-review-only-cards = { web-review-cards }.
web-review-rest = Von { $begun } am Anfang bis { $ended } am Ende: Die Entscheidungen der anderen und alles Übrige { $rest ->
    [gave] gaben +{ $points }
    [took] nahmen { $points }
   *[even] änderten nichts
}.
web-review-about = In Punkten von 100: 100 sind ein sicherer Sieg. Jede Wahl wurde in denselben gedachten Welten weitergespielt.
web-review-each = { $decisions ->
    [one] { $cost } je Entscheidung, bei { $decisions } echten Entscheidung.
   *[other] { $cost } je Entscheidung, bei { $decisions } echten Entscheidungen.
}
web-review-moments = Was die Partie entschieden hat
web-review-nothing = Nichts, was hier entschieden wurde, hat Nennenswertes gekostet.
web-review-all = Alle Ungenauigkeiten und Fehler
web-review-whose = Wessen Entscheidungen
web-review-clean = Nichts hat 2 Punkte oder mehr gekostet.
web-review-smaller = Kleinigkeiten: { web-review-points }.
web-review-slip = { story-round }: { review-grade }, { web-review-points }
web-review-slip-told = Oben erzählt, Nummer { $moment }

## Augenblicke

web-moment-title = { story-round }: { $move }
web-moment-mistake = { $who ->
    [you] Du hast „{ $move }“ gespielt: { review-grade }, { web-review-points }.
   *[other] { $name } hat „{ $move }“ gespielt: { review-grade }, { web-review-points }.
}
web-moment-found = { $who ->
    [you] Du hast es gefunden: Alles andere liegt mindestens { web-review-points } dahinter.
   *[other] { $name } hat es gefunden: Alles andere liegt mindestens { web-review-points } dahinter.
}
web-moment-luck = { story-round }: { $card } kommt
web-moment-any-luck = { story-round }: Eine Karte kommt
web-moment-see = Ansehen
web-moment-try = Noch einmal versuchen

## Marken im Ansehen einer Partie

web-replay-decides = { $name } entscheidet
web-replay-mark = { $name }: { review-grade }, { web-review-points }
web-replay-mistake = Nächster Fehler
web-replay-mistake-back = Voriger Fehler
web-replay-looking = Die Entscheidungen werden betrachtet: { $share }
web-replay-play-on = Ab hier weiterspielen
web-replay-play-on-about = Du nimmst einen Platz, Bots die anderen. Verdeckte Karten werden neu gemischt, aus dem, was man da wissen konnte.
web-replay-play-on-seat = Dein Platz
web-replay-play-on-level = Die Bots
web-replay-play-on-go = Weiterspielen

## Üben

web-practice-mark = Übung
web-practice-find = { story-round }: Finde etwas Besseres als „{ $move }“.
web-practice-judging = Wird angesehen …
web-practice-best = Ja, nichts ist besser.
web-practice-best-hinted = Ja, nichts ist besser. Nach einem Tipp kommt diese Stellung wieder.
web-practice-better = Besser: { web-review-points } mehr als in der Partie. Es gibt noch etwas Besseres.
web-practice-not-yet = Noch nicht: Das kostet { web-review-points }.
web-practice-back = Zurücknehmen
web-practice-answer = Antwort zeigen
web-practice-next = Nächste Stellung
web-practice-on = Weiterspielen
web-practice-review = Zurück zum Rückblick
web-practice-more = Mehr dazu
web-training-mark = Training
web-evaluation = Gewinnchancen
web-evaluation-about = Auf den ersten Blick: was der Baumeister eine Runde später erwartet. Ein Tipp spielt viel weiter voraus; was er gesagt hat, zeigt dann auch die Leiste.
web-evaluation-one = { $player }: { $chance }

## Tipps

web-hint = Tipp
web-hint-coming = Der Tipp kommt gleich …
web-hint-slow = Noch keine Antwort: Vielleicht ist die Verbindung langsam. Du kannst auch ohne den Tipp weiterspielen.
web-hint-not-in-puzzles = Ein Rätsel hat keine Tipps: Finde es selbst.
web-hint-where-offers = Sieh dir die Auslage an.
web-hint-where-dwellings = Sieh dir die Wohngebäude an.
web-hint-where-decks = Sieh dir die Stapel an.
web-hint-where-specials = Sieh dir die Spezialgebäude an.
web-hint-where-coins = Sieh dir deine Münzen an.
web-hint-where-city = Sieh dir deine eigene Stadt an.
web-hint-where-neighbours = Sieh dir deine Nachbarschaft an.
web-hint-where-market = Sieh dir an, welche Farben der { $market } haben kann.
web-hint-best = „{ $move }“ sieht am besten aus.
web-hint-equal = Das sieht gleich gut aus: { $moves }.
web-hint-any = Das lässt sich nicht unterscheiden: Der Abstand ist kleiner als die Ungewissheit.
web-hint-more = Mehr dazu
web-hint-worth = Gewinnchance
web-hint-count = { $hints ->
    [one] mit { $hints } Tipp
   *[other] mit { $hints } Tipps
}
web-because-denies-you = Sonst könntest du die Karte kaufen: { $card }.
web-because-denies-special-you = Sonst könntest du die Karte kaufen ({ $card }) und dann { $special } nehmen.
web-because-denies-points-you =
    Sonst könntest du die Karte kaufen: { $card }, { $before } → { $after ->
        [one] { $after } Punkt
       *[other] { $after } Punkte
    }.
web-because-denies-income-you =
    Sonst könntest du die Karte kaufen: { $card }, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } mehr pro Runde.
web-because-denies-take-you = Sonst könntest du { $special } nehmen.
web-because-deck-dear-you = Was du als Nächstes nicht kaufen kannst: { because-deck-share }.
web-agreement = Mit Tipps spielen
web-agreement-about = Tipps gibt es, sobald alle, die spielen, einverstanden sind.
web-agreement-together = Für alle, die an diesem Bildschirm spielen.
web-agreement-asked = { $player } fragt: Tipps für alle?
web-agreement-no = Nein
web-agreement-yes = Ja
web-agreement-waits = Die Antwort fehlt noch: { $players }.
web-agreement-break = { $count ->
    [one] { $players } macht gerade Pause.
   *[other] { $players } machen gerade Pause.
}
web-agreement-complete = Alle sind einverstanden. Wer die Tipps ausschaltet, tut es für alle.
web-agreement-later = Jemand hat Nein gesagt. In der nächsten Runde kannst du wieder fragen.
web-agreement-begins = Alle sind einverstanden: Ab jetzt gibt es Tipps.
web-agreement-declined = { $player } möchte lieber ohne Tipps spielen.
web-agreement-counts = Tipps bisher: { $counts }.
web-agreement-count = { $player } ({ $hints })
web-table-key-hint = Tipp, in drei Schritten
web-table-key-evaluation = Gewinnchancen
web-table-key-mistake = nächster Fehler; mit Umschalt der vorige
