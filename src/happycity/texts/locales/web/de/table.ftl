### Der Tisch: was darauf liegt und was er sagt.

## Leiste

web-table-setup = Aufbau
web-table-round = Runde { $round }
web-table-last-round = Letzte Runde!
web-table-mode = { $specials ->
    [expert] { $grozilla ->
        [yes] Grundspiel + Grozilla
       *[no] Grundspiel
    }
   *[family] { $grozilla ->
        [yes] Einsteiger + Grozilla
       *[no] Einsteiger
    }
}
web-table-steps = Schritte des Zuges
web-table-step-discard = Abwerfen
web-table-step-refill = Auffüllen
web-table-step-buy = Kaufen
web-table-step-special = Spezial
web-table-step-done = (erledigt)
web-table-step-none = (entfällt)
web-table-undo = Zurücknehmen
web-table-chat = Chat
web-table-unread = ungelesen
web-table-menu = Menü

## Die Frage

web-table-your-turn = Du bist dran, { $player }!
web-table-your-turn-short = Du bist dran!
web-table-now-turn = Jetzt ist { $player } dran!
web-table-turn-of = { $player } ist dran:
web-table-played = Gut gespielt!
web-table-tried = Dein Zug ist gemacht.
web-table-ask-market = Wähle die Farbe für deinen { $market }.
web-table-ask-discard = Wirf eine Karte ab oder behalte alle.
web-table-ask-refill = { $cards ->
    [one] Decke noch eine Karte auf.
   *[other] Decke auf, bis drei Karten ausliegen.
}
web-table-ask-buy = Kaufe eine Karte oder nimm eine Münze.
web-table-ask-special = Du darfst dir ein Spezialgebäude nehmen!
web-table-ask-destroy = Welche Karte bekommt das Monster?
web-table-ask-give = Wer bekommt { amount-coins } aus dem Vorrat?
web-table-ask-copy = Wessen Spezialgebäude kopiert die Sphinx?
web-table-ask-end = Beende deinen Zug oder nimm die letzte Entscheidung zurück.
web-table-doing-market = { $market } wählen
web-table-doing-discard = abwerfen
web-table-doing-refill = Karten aufdecken
web-table-doing-buy = kaufen
web-table-doing-special = Spezialgebäude
web-table-doing-destroy = ein Monster schlägt zu
web-table-doing-give = Münzen verschenken
web-table-doing-copy = die Sphinx sieht sich um
web-table-won = { $who ->
    [you] { $winners ->
        [one] Du gewinnst mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }!
       *[other] Du teilst dir den Sieg mit { $players }: { amount-points }!
    }
   *[other] { $winners ->
        [one] { $players } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }!
       *[other] { $players } teilen sich den Sieg mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }!
    }
}

## Der Platz

web-table-square = Marktplatz
web-table-offers = Auslage
web-table-new = Neu
web-table-to-draw = { $cards ->
    [one] Eine Karte aufdecken
   *[other] { $cards } Karten aufdecken
}
web-table-choose-deck = Wähle einen Stapel.
web-table-decks = Nachziehstapel
web-table-deck = Stapel { $prices } { $deck ->
    [4] (mehrfarbig)
   *[other] { "" }
}
web-table-deck-sentence = Stapel { $prices }, noch { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}: { $colours }{ $monsters ->
    [0] .
    [one] , { $monsters } Monster.
   *[other] , { $monsters } Monster.
}
web-table-left = noch { $cards }
web-table-left-short = noch { $cards }
web-table-dwellings = Wohngebäude
web-table-bank = Stop-Zilla-Plättchen im Vorrat
web-table-other-coin = { $coins ->
    [one] { $coins } Münze nehmen
   *[other] { $coins } Münzen nehmen
}
web-table-other-coin-more = und nichts kaufen
web-table-other-keep = { web-table-do-keep }
web-table-other-keep-more = nichts abwerfen
web-table-other-keep-coin-more = und { coins-taken } nehmen
web-table-other-decline = Keines nehmen
web-table-other-decline-more = auf ein anderes warten
web-table-other-refuse = Ablehnen
web-table-other-refuse-more = eines aus der Schachtel
web-table-other-end = Zug beenden
web-table-other-end-more = und weitergeben
web-table-choices = Deine Möglichkeiten
web-table-market-of = { $market }, { colour-name }: gehört { $player }

## Der Streifen

web-table-details = Einzelheiten
web-table-brings = Bringt
web-table-you-pay = Du zahlst
web-table-ways = So kannst du zahlen
web-table-rest = Rest { $coins }
web-table-income = Einkommen
web-table-points = Punkte
web-table-coins = Münzen
web-table-becomes = wird zu
web-table-completes = schaltet frei: { $cards }
web-table-buildings = Gebäude
web-table-monsters = Monster
web-table-discarded = Abgeworfen
web-table-hides = { $count ->
    [one] { $monsters } versteckt sich noch hier.
   *[other] Hier verstecken sich noch: { $monsters }.
}
web-table-no-beasts = Hier ist kein Monster mehr.
web-table-deck-about = Ist die letzte Karte aufgedeckt, werden die abgeworfenen zu einem neuen Stapel gemischt.
web-table-fourth-about = Mehrfarbige Gebäude und Monster. Dieser Stapel wird nie neu gemischt.
web-table-coin-sentence = Kaufe nichts und spare für später.
web-table-nothing-to-buy = Du kannst nichts kaufen: Du nimmst { coins-taken }.
web-table-thinking = { $hand ->
    [fingers] { $player } denkt nach … Tippe, dann geht es schneller.
   *[keys] { $player } denkt nach … Klicke oder drücke eine Taste, dann geht es schneller.
}
web-table-waiting = Warten auf { $player }.
web-table-waiting-gone = { $clock ->
    [runs] { $player } ist gerade nicht da. Die Uhr läuft.
   *[none] { $player } ist gerade nicht da. Nach einer Weile kann ein Bot einspringen.
}
web-table-do-buy = { $price ->
    [0] Kostenlos nehmen
   *[other] Für { $price } kaufen
}
web-table-do-discard = Abwerfen
web-table-do-draw = Aufdecken
web-table-do-take = Nehmen
web-table-do-coin = { $coins ->
    [one] { $coins } Münze nehmen
   *[other] { $coins } Münzen nehmen
}
web-table-do-keep = Alle behalten
web-table-do-keep-coin = { web-table-do-keep } und { coins-taken } nehmen
web-table-do-decline = Keines nehmen
web-table-do-refuse = Ablehnen
web-table-do-destroy = Hergeben
web-table-do-give = An { $player } geben
web-table-do-copy = Kopieren
web-table-do-market = Wählen
web-table-can-buy = Du kannst sie kaufen
web-table-can-discard = Du kannst sie abwerfen
web-table-can-take = Du kannst es nehmen
web-table-can-destroy = Das Monster kann sie haben
web-table-can-market = Du kannst sie wählen
web-table-chosen = Gewählt; noch einmal drücken zum Bestätigen

## Städte

web-table-city-of = { $who ->
    [you] Deine Stadt
   *[other] Stadt von { $player }
}
web-table-place = Platz { $place }
web-table-free-place = Freier Platz
web-table-covered = { $monster } sitzt auf { $card }.
web-table-moves-on = Kaufe eine { card-of-colour }, und es zieht weiter.
web-table-my-city = Meine Stadt
web-table-watched = du schaust zu
web-table-per-round = jede Runde
web-table-token-worth = Stop-Zilla = 2 Münzen
web-table-free-card = die nächste Karte ist gratis
web-table-louvre = { $phases ->
    [one] noch eine Einkommensphase
   *[other] noch { $phases } Einkommensphasen
}
web-table-tally = Karten nach Farbe
web-table-cards = Karten
web-table-time = noch { $time }

## Spezialgebäude

web-table-specials = Spezialgebäude
web-table-one-each = eines pro Person, gratis
web-table-one-each-more = Alle dürfen im Spiel ein Spezialgebäude nehmen, kostenlos, wenn die Bedingung erfüllt und noch ein Platz frei ist.
web-table-taken = vergeben
web-table-taken-by = { $who ->
    [you] In deiner Stadt
   *[other] In der Stadt von { $player }
}
web-table-ready = Bereit!
web-table-ready-soon = Mit dieser Karte bereit
web-table-met = Bedingung erfüllt
web-table-to-go = { $cards ->
    [one] fehlt { $cards }
   *[other] fehlen { $cards }
}
web-table-needs = Braucht { $condition }.

## Nachbarn

web-table-neighbours = Nachbarschaft
web-table-left-of-you = links
web-table-right-of-you = rechts
web-table-bot = Bot
web-table-bot-plays = ein Bot springt ein
web-table-not-here = gerade nicht da
web-table-in-front = Vor der Stadt von { $player }
web-table-watch = Zu { $player } setzen
web-table-whose = Neben wem?

## Einzelheiten

web-table-back = Zurück
web-table-cheaper = Sie kostet dich { $price } statt { $was }.
web-table-copies = { $hidden ->
    [0] kein Exemplar mehr im Stapel
    [one] noch { $hidden } Exemplar im Stapel
   *[other] noch { $hidden } Exemplare im Stapel
}{ $discarded ->
    [0] { "" }
   *[other] , { $discarded } abgeworfen
}
web-table-stock = Stapel
web-table-in-cities = Gebaut von
web-table-in-city = { $who ->
    [you] dir
   *[other] { $player }
}
web-table-face-down = Verdeckt: { $cards }

## Das Ende

web-table-by-coins = Gleich viele Punkte: Die Münzen entscheiden.
web-table-sheet = Wertung und Rückblick

## Hinweise über dem Tisch

web-table-newer = Der Server ist neuer als diese Seite: Lade sie neu, dann geht es weiter.
web-table-reload = Neu laden
web-table-closing = Der Server startet neu. Nichts geht verloren: Der Tisch kommt von selbst zurück.
web-table-lost = Die Verbindung ist weg; wir versuchen es weiter …
web-table-regained = Wieder verbunden.
web-table-away = Ein Bot spielt für dich.
web-table-away-late = Deine Zeit ist abgelaufen: Ein Bot spielt für dich.
web-table-come-back = Ich bin wieder da
web-table-unreachable = Der Server antwortet nicht
web-table-again = Noch einmal versuchen
web-table-unknown = Diesen Tisch gibt es nicht
web-table-closed = Dieser Tisch ist geschlossen
web-table-closed-more = Die Partie wurde aufgegeben oder gemeinsam beendet, oder es war niemand mehr da.
web-table-full = Hier wurde so viel gespielt und zurückgenommen, dass der Tisch voll ist. An einem neuen geht es weiter.
web-table-coming = Der Tisch wird gedeckt …

## Menü

web-table-news = Neues
web-table-go-away = Pause: Ein Bot spielt für mich
web-table-quick = Schnelle Züge: einmal tippen genügt
web-table-rules = Regeln
web-table-faq = Fragen und Regelauslegung
web-table-leave = Tisch verlassen; die Partie bleibt
web-table-give-up = Diese Partie aufgeben
web-table-give-up-sure = Noch einmal tippen: endgültig aufgeben
web-table-fair = Fairness: Die Karten wurden vor dem Beginn gemischt; das Siegel ist
web-table-withheld = Nicht rechtzeitig gegeben und darum nicht in der Mischung: der Teil von { $players }.
web-table-keys = Tasten
web-table-key-cards = Auslage, Stapel oder was sonst zu wählen ist
web-table-key-dwellings = Wohngebäude
web-table-key-other = Münze, alle behalten, keines nehmen, Zug beenden
web-table-key-confirm = wählen; noch einmal: bestätigen
web-table-key-back = zurück
web-table-key-move = in einer Gruppe wandern
web-table-key-details = Einzelheiten zu dem, was du ansiehst
web-table-key-city = zu meiner Stadt
web-table-key-specials = zu den Spezialgebäuden
web-table-key-neighbours = zu den Nachbarn
web-table-key-log = Neues und Verlauf
web-table-key-undo = zurücknehmen
web-table-key-sound = Ton an oder aus
web-table-key-list = diese Liste

## Chat

web-table-mute = stumm
web-table-slow = Je Person eine Zeile alle { $seconds } s
web-table-chat-none = Noch hat niemand etwas gesagt.
web-table-chat-muted = Stumm: Was die anderen sagen, wird nicht gezeigt.
web-table-reactions = Reaktionen
web-table-say = Sag etwas Nettes
web-table-send = Senden
web-table-unsent = Keine Verbindung: Es wurde nichts gesendet.
web-table-say-left = { $left ->
    [0] Mehr passt nicht hinein
   *[other] Noch { $left } Zeichen
}
web-table-react-hello = Hallo!
web-table-react-thanks = Danke!
web-table-react-well-played = Gut gespielt!
web-table-react-wow = Wow!
web-table-react-oops = Hoppla!
web-table-react-thinking = Ich überlege …
web-table-react-hurry = Du bist dran!
web-table-react-good-game = Schönes Spiel!
web-table-shut = Hier kannst du nicht herein
web-table-you-watch = Du schaust zu
