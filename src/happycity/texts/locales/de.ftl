### Alle Sätze von Happy City. Was die Platzhalter enthalten, steht in en.ftl.

## Farben

colour-white = weiß
colour-yellow = gelb
colour-blue = blau
colour-green = grün
colour-orange = orange
colour-purple = lila
colour-name = { $colour ->
    [yellow] { colour-yellow }
    [blue] { colour-blue }
    [green] { colour-green }
    [orange] { colour-orange }
    [purple] { colour-purple }
   *[white] { colour-white }
}
# nach „jede“
card-of-colour = { $colour ->
    [yellow] gelbe Karte
    [blue] blaue Karte
    [green] grüne Karte
    [orange] orange Karte
    [purple] lila Karte
   *[white] weiße Karte
}
# die Karten an sich
cards-of-colour = { $colour ->
    [yellow] gelbe Karten
    [blue] blaue Karten
    [green] grüne Karten
    [orange] orange Karten
    [purple] lila Karten
   *[white] weiße Karten
}
# nach „die meisten“, „die wenigsten“, „keine“
cards-of-colour-counted = { $colour ->
    [yellow] gelben Karten
    [blue] blauen Karten
    [green] grünen Karten
    [orange] orangen Karten
    [purple] lila Karten
   *[white] weißen Karten
}
count-of-colour = { $count } × { colour-name }

## Arten von Karten

kind-building = Gebäude
kind-multicoloured = mehrfarbiges Gebäude
kind-dwelling = Wohngebäude
kind-market = { $market }
kind-family = Spezialgebäude
kind-expert = Spezialgebäude
kind-monster = Monster

## Symbole und Mengen

number-written = { $number }
symbol-income = Einkommen
symbol-hearts = Herzen
symbol-inhabitants = Einwohner
symbol-coins = Münzen
amount-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
# nach einem Verb
coins-taken = { amount-coins }
amount-price = { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}
amount-income = { $income } Einkommen
amount-hearts = { $hearts ->
    [one] { $hearts } Herz
   *[other] { $hearts } Herzen
}
amount-inhabitants = { $inhabitants } Einwohner
amount-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
amount-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
amount-tokens = { $token_count } Stop-Zilla-Plättchen
gain = { $gives ->
    [income] { amount-income }
    [hearts] { amount-hearts }
    [inhabitants] { amount-inhabitants }
    [income-hearts] { amount-income } und { amount-hearts }
    [income-inhabitants] { amount-income } und { amount-inhabitants }
    [hearts-inhabitants] { amount-hearts } und { amount-inhabitants }
   *[income-hearts-inhabitants] { amount-income }, { amount-hearts } und { amount-inhabitants }
}
gain-two = { $hearts_two ->
    [one] { $hearts_two } Herz
   *[other] { $hearts_two } Herzen
} und { $inhabitants_two } Einwohner
gain-three = { $hearts_three ->
    [one] { $hearts_three } Herz
   *[other] { $hearts_three } Herzen
} und { $inhabitants_three } Einwohner
for-price = { $price ->
    [0] kostenlos
    [one] für { $price } Münze
   *[other] für { $price } Münzen
}

## Listen, Plätze, Spieler

list-separator = { ", " }
list-more = { $items } (und { $more } weitere)
where-line = Zeile { $line }
where-move = Zug { $move_number }
where-sentence = { $where }: { $sentence }
seat-name = Sitz { $seat }

## Phasen

phase-market = { $market } wählen
phase-discard = Abwerfen
phase-refill = Auffüllen
phase-buy = Kaufen
phase-special = Spezialgebäude
phase-destroy = Zerstörung
phase-give = Münzen geben
phase-copy = Kopieren
phase-over = Spielende

help-market = Wähle die Farbe für deinen { $market }: Er ist die erste Karte deiner Stadt und zählt für Spezialgebäude.
help-discard = Du darfst ein Gebäude der Auslage abwerfen oder alle behalten.
help-refill = Wähle einen Stapel und decke seine oberste Karte auf, bis drei Gebäude ausliegen.
help-buy = Kaufe ein Gebäude oder ein Wohngebäude, oder kaufe nichts und nimm die Münze.
help-special = Deine Stadt erfüllt eine Bedingung: Nimm ein Spezialgebäude, kostenlos und nur einmal im Spiel, oder verzichte.
help-destroy = Ein zweites Monster ist da: Wähle die Karte deiner Stadt, die das erste zerstört.
help-give = Wähle, wer die Münzen aus dem Vorrat bekommt.
help-copy = Wähle, wessen Spezialgebäude du kopierst, oder lehne ab und kopiere eines aus der Schachtel.
help-over = Das Spiel ist zu Ende: Sieh dir die Wertung an.

## Züge, für Menüs

move-market = { $market } ({ colour-name }) wählen
move-keep = Alle Gebäude der Auslage behalten
move-discard = { $card } abwerfen
move-draw = Karte von Stapel { $deck } aufdecken
move-coin = Die Münze nehmen
move-buy = { $card } kaufen
move-buy-priced = { $card } { for-price } kaufen
move-with-tokens = { $label }, mit Stop-Zilla-Plättchen: { $tokens }
move-decline = Kein Spezialgebäude nehmen
move-take = { $card } nehmen
move-destroy = Karte auf Platz { $number } zerstören lassen
move-give = An { $player } geben
move-copy = Spezialgebäude von { $player } kopieren
move-refuse = Ablehnen und eines aus der Schachtel ziehen

## Ereignisse

event-market-chosen = { $player } wählt { $market } ({ colour-name }).
event-round-began = Runde { $round } beginnt.
event-income = { $player } erhält { coins-taken } Einkommen.
event-effect-coins = { $card } bringt { coins-taken } für { $player }.
event-taxed = { $player } nimmt { coins-taken } von { $from }, dank { $card }.
event-turn-began = { $player } ist am Zug.
event-discarded = { $player } wirft { $card } ab.
event-rebuilt = Stapel { $deck } wird aus seinem Ablagestapel neu gebildet: { amount-cards }.
event-revealed = { $player } deckt { $card } von Stapel { $deck } auf.
event-passed = { $player } kauft nichts und nimmt { coins-taken }.
event-bought = { $player } kauft { $card } { for-price } und legt die Karte auf Platz { $place }.
event-tokens-paid = { $player } zahlt mit Stop-Zilla-Plättchen: { $tokens } × { colour-name }.
event-token-gained = { $player } bekommt ein Stop-Zilla-Plättchen: { colour-name }.
event-monster-came = { $monster } kommt zur Stadt von { $player }.
event-monster-repelled = { $player } gibt ein Stop-Zilla-Plättchen ({ colour-name }) ab und schickt { $monster } weiter.
event-monster-left = { $monster } verlässt die Stadt von { $player }.
event-destroyed = { $monster } zerstört { $card } auf Platz { $place } der Stadt von { $player }.
event-special-taken = { $player } nimmt das Spezialgebäude { $card } und legt es auf Platz { $place }.
event-replaced = { $card } verlässt Platz { $place } der Stadt von { $player }.
event-gift = Wegen { $monster } gibt { $player } { coins-taken } aus dem Vorrat an { $to }.
event-city-complete = Die Stadt von { $player } ist fertig: Das ist die letzte Runde.
event-copied = { $origin ->
    [box] { $player } zieht { $card } aus der Schachtel und kopiert die Karte.
   *[seat] { $player } kopiert die Karte { $card } von { $from }.
}
event-game-over = Das Spiel ist zu Ende.

## Effekte der Spezialgebäude und Monster

effect-copy-neighbour-place = Kopiert am Ende den Effekt der Karte auf demselben Platz in der Stadt eines Nachbarn, außer diese ist ein Spezialgebäude oder zerstört.
effect-toll = Immer wenn ein Nachbar einen Preis von { $price_at_least } oder mehr bezahlt, nimm { coins-taken } aus dem Vorrat.
effect-coins-per-card-now = Sofort: Nimm { coins-taken } für jede Karte in deiner Stadt, diese eingeschlossen.
effect-discount = Du zahlst { coins-taken } weniger für { cards-of-colour }, aber nie weniger als 0.
effect-copy-previous-place = Kopiert den Effekt der Karte auf dem Platz davor; nichts, wenn diese Karte zerstört ist.
effect-per-own-colour = { gain } für jede { card-of-colour } in deiner Stadt.
effect-encore = { $lose_income_at_end ->
    [0] Sofort: Nimm dein { $times_income_now }-faches Einkommen in Münzen.
   *[other] Sofort: Nimm dein { $times_income_now }-faches Einkommen in Münzen. Am Ende verlierst du so viele Punkte, wie dein Einkommen beträgt.
}
effect-small-city = Am Ende: { amount-hearts }, wenn deine Stadt genau { $exactly } Karten hat, { $hearts_if_fewer }, wenn sie weniger hat.
effect-replace-last = { amount-hearts }. Sofort: Wirf die letzte Karte deiner Stadt ab und lege diese an ihre Stelle.
effect-lowest-price-of-deck = Ausliegende Gebäude der Stapel 1 bis 3 kosten dich nur den niedrigsten Preis ihres Stapels.
effect-lowest-income = { amount-income }, solange dein Einkommen ohne diese Karte niedriger ist als jedes andere am Tisch.
effect-copy-special = Am Ende: Kopiere das Spezialgebäude eines Gegners deiner Wahl, oder lehne ab und kopiere eines, das aus der Schachtel gezogen wird.
effect-tax-richest = Nach jeder Einkommensphase nimmst du { coins-taken } vom Gegner mit den meisten Münzen; bei Gleichstand von jedem dieser Gegner.
effect-most-colour = { amount-hearts }, wenn du allein die meisten { cards-of-colour-counted } am Tisch hast, { $hearts_if_tied }, wenn du dir den ersten Platz teilst, sonst { $hearts_otherwise }.
effect-most-colour-alone = { amount-hearts }, wenn du allein die meisten { cards-of-colour-counted } am Tisch hast, sonst { $hearts_otherwise }.
effect-next-card-free = Die nächste Karte, die du kaufst, Gebäude oder Wohngebäude, ist kostenlos.
effect-coins-for-all-now = { amount-hearts }. Sofort: Alle Spieler, auch du, nehmen { coins-taken }.
effect-fewest-colour = { amount-income }, solange du die wenigsten { cards-of-colour-counted } hast (auch bei Gleichstand).
effect-per-left-neighbour-colour = { gain } für jede { card-of-colour } in der Stadt deines linken Nachbarn.
effect-coins-for-passing = Wenn du in deinem Zug nichts kaufst, nimm { coins-taken } statt 1.
effect-adjacent-same-colour = Angrenzende Karten (links, rechts, oben, unten): { gain-two }, wenn zwei eine Farbe gemeinsam haben, { gain-three }, wenn es drei sind.
effect-per-neighbour-colour = { gain } für jede { card-of-colour } in der Stadt eines deiner Nachbarn.
effect-poorer-than-neighbours = Am Ende: { amount-hearts }, wenn dein Einkommen niedriger ist als das jedes Nachbarn, sonst { $hearts_otherwise }.
effect-borrow-income = In { $phases ->
    [one] der nächsten Einkommensphase
   *[other] den nächsten { $phases } Einkommensphasen
} nimmst du zusätzlich Münzen in Höhe des Einkommens eines Gegners.
effect-per-heart-inhabitant-pair = { amount-income } für jedes Paar aus einem Herz und einem Einwohner in deiner Stadt; durchgestrichene werden vorher abgezogen.
effect-coins-before-income = Vor jeder Einkommensphase und noch einmal vor der Wertung: Nimm { coins-taken }, wenn du mindestens eine Münze hast.
effect-next-two-same-colour = { amount-hearts }, wenn die Karten auf den zwei Plätzen danach eine Farbe gemeinsam haben, sonst { $hearts_otherwise }.
effect-per-colour-before = { amount-income } für jede Farbe, die auf den Plätzen davor vorkommt.
effect-without-colour = { gain }, wenn du keine { cards-of-colour-counted } hast.
effect-double-points-below = Am Ende: Deine Punkte werden verdoppelt, wenn es weniger als { $points } sind.
effect-no-discard = Du darfst keine Gebäude der Auslage abwerfen.
effect-gift-each-turn = Am Ende deines Zuges gibst du einem Gegner deiner Wahl { coins-taken } aus dem Vorrat.
# ein Monster, das nur durchgestrichene Symbole zeigt
effect-crossed-out = Deine Stadt hat { gain } weniger.

## Ablehnungen: Züge, die jetzt nicht erlaubt sind

refusal-game-over = Das Spiel ist zu Ende, „{ $move }“ geht nicht mehr: Beginne ein neues Spiel.
refusal-wrong-phase = „{ $move }“ passt jetzt nicht ({ $phase }); möglich ist: { $legal }.
refusal-market-taken = { $market } ({ colour-name }) ist schon vergeben; möglich ist: { $legal }.
refusal-not-visible = { $card } liegt nicht in der Auslage; möglich ist: { $legal }.
refusal-same-card = { $card } liegt zweimal da: Wähle die Karte weiter links.
refusal-deck-empty = Stapel { $number } hat keine Karte zum Aufdecken; möglich ist: { $legal }.
refusal-pile-empty = Der Stapel { $card } ist leer: Kaufe eine andere Karte oder nimm die Münze.
refusal-name-owned = { $card } steht schon in deiner Stadt, und kein Name darf dort zweimal stehen: Kaufe eine andere Karte oder nimm die Münze.
refusal-too-many-tokens = { $card } kostet { amount-price }, und ein Plättchen ist 2 wert; { amount-tokens } wären zu viel: Zahle mit weniger.
refusal-too-many-tokens-at-place = { $place }: Es gibt nur { $known } Stop-Zilla-Plättchen jeder Farbe, gefunden { $found }: Entferne welche.
refusal-tokens-missing = Du hast nicht alle diese Stop-Zilla-Plättchen ({ $tokens }): Zahle mit denen, die du hast, oder mit Münzen.
refusal-too-poor = { $token_count ->
    [0] { $card } kostet { amount-price }, und du hast { coins-taken }: Nimm die Münze oder kaufe etwas Billigeres.
   *[other] { $card } kostet { amount-price }; { coins-taken } und { amount-tokens } reichen nicht: Nimm die Münze oder kaufe etwas Billigeres.
}
refusal-not-on-table = { $card } ist nicht unter den Spezialgebäuden auf dem Tisch; möglich ist: { $legal }.
refusal-condition-unmet = { $card } verlangt { $condition } in deiner Stadt: Nimm ein anderes Spezialgebäude oder verzichte.
refusal-city-full = Deine Stadt hat keinen Platz mehr für { $card }: Verzichte.
refusal-special-taken = Du hast schon ein Spezialgebäude genommen, und niemand bekommt zwei: Überlass { $card } den anderen.
refusal-place-empty = Platz { $number } deiner Stadt ist leer; möglich ist: { $legal }.
refusal-place-destroyed = Die Karte auf Platz { $number } ist schon zerstört; möglich ist: { $legal }.
refusal-no-such-seat = Auf Sitz { $number } sitzt niemand; möglich ist: { $legal }.
refusal-own-seat = Sitz { $number } ist dein eigener: Wähle einen Gegner.
refusal-nothing-to-copy = In der Stadt von Sitz { $number } steht kein Spezialgebäude; möglich ist: { $legal }.

## Ablehnungen: Texte, die keine Züge sind

refusal-unknown-move = { $choices ->
    [0] „{ $move }“ ist kein Zug.
   *[other] „{ $move }“ ist kein Zug: Beginne mit { $known }.
}
refusal-unknown-colour = „{ $move }“: Die Farbe „{ $found }“ gibt es nicht: Schreibe { $known }.
refusal-unknown-card = { $choices ->
    [0] „{ $move }“: Die Karte „{ $found }“ gibt es nicht: Suche den richtigen Namen bei den Karten auf dem Tisch.
   *[other] „{ $move }“: Die Karte „{ $found }“ gibt es nicht: Meinst du { $known }?
}
refusal-unknown-number = „{ $move }“: { $found } geht hier nicht: Schreibe { $known }.
refusal-tokens-out-of-order = „{ $move }“: Schreibe die Plättchen in der Reihenfolge { $known }.
refusal-incomplete-move = „{ $move }“ hat ein Wort zu wenig oder zu viel: Schreibe { $known }.

## Ablehnungen: Optionen eines Spiels

refusal-bad-players = players: Mit { $found } kann man nicht spielen: Wähle aus { $known }.
refusal-bad-specials = specials: Die Auswahl „{ $found }“ gibt es nicht: Wähle aus { $known }.
refusal-bad-grozilla = grozilla: „{ $found }“ ist keine Antwort: Wähle aus { $known }.
refusal-bad-scoring = scoring: Die Wertung „{ $found }“ gibt es nicht: Wähle aus { $known }.
refusal-unknown-bot = Den Bot „{ $found }“ gibt es nicht: Wähle aus { $known }.

## Ablehnungen: Stellungen als Text

refusal-not-a-position = „{ $input }“ ist keine Stellung: Eine Stellung ist eine Zeile, die mit { $known } beginnt.
refusal-bad-word = „{ $input }“ ist kein Wort einer Stellung: Schreibe Schlüssel=Wert, jeden Schlüssel nur einmal.
refusal-unknown-key = „{ $found }“ ist kein Schlüssel dieser Stellung: Entferne ihn.
refusal-unknown-value = { $place }: „{ $found }“ geht nicht: Schreibe { $known }.
refusal-wrong-count = { $place }: Nötig sind { $known } Zahlen, gefunden { $found }: Trenne sie mit Kommas.
refusal-not-a-number = { $place }: „{ $found }“ passt nicht: Schreibe eine ganze Zahl von { $least } bis { $most }.
refusal-too-many-cards = { $place }: { $found } Karten sind zu viele: Schreibe höchstens { $known }.
refusal-card-not-here = { $place }: Die Karte „{ $card }“ gibt es nicht, oder sie kann hier nicht liegen: Wähle eine andere.
refusal-wrong-copies = { $place }: { $card } ist { $found } Mal da und muss { $known } Mal da sein: Berichtige die Liste.
refusal-impossible-position = Diese Stellung kann es nicht geben (Sitz { $seat }, { $phase }): { $flaw }

flaw-repeated-name = Zwei Karten mit demselben Namen stehen in einer Stadt.
flaw-two-specials = Eine Stadt hat mehr als ein Spezialgebäude.
flaw-no-market = Eine Stadt beginnt nicht mit der Karte { $market }.
flaw-same-market = Zwei Städte haben die Karte { $market } in derselben Farbe.
flaw-market-order = Die { $market }-Karten werden vom letzten Sitz bis zum ersten gewählt, vor Runde 1 und nur im Grundspiel.
flaw-full-city-to-move = Die Stadt, die am Zug ist, hat schon alle Plätze bebaut.
flaw-not-the-turn = Sitz und Zug sind verschieden, obwohl niemand eine Karte zerstören muss.
flaw-nothing-to-discard = Es gibt nichts abzuwerfen, oder Abwerfen ist verboten.
flaw-nothing-to-refill = Die Auslage ist voll, oder kein Stapel ist verfügbar.
flaw-not-refilled = Die Auslage muss vor dem Kaufen aufgefüllt werden.
flaw-nothing-to-take = Kein Spezialgebäude kann genommen werden.
flaw-nothing-to-destroy = Eine Zerstörung braucht zwei Monster vor der Stadt und eine Karte, die noch steht.
flaw-nothing-to-give = Niemand muss hier Münzen geben.
flaw-no-sphinx = Niemand hat ein Spezialgebäude zum Kopieren, oder es hat schon kopiert.
flaw-not-finished = Das Spiel kann nicht zu Ende sein, denn keine Stadt ist fertig.
flaw-unrebuilt-deck = Ein leerer Stapel liegt neben einem Ablagestapel: Er wird sofort neu gebildet.
flaw-wrong-louvre = Die Stadt hat noch fremde Einkommensphasen gut, aber nicht das Spezialgebäude dafür.
flaw-wrong-free-card = Die Stadt hat eine kostenlose Karte gut, aber nicht das Spezialgebäude dafür.
flaw-wrong-copy = Was am Ende kopiert ist, passt nicht zu den Spezialgebäuden in den Städten.

## Ablehnungen: Aufzeichnungen

refusal-game-not-over = Nur ein fertiges Spiel hat eine Aufzeichnung, und dieses ist nicht zu Ende ({ $place }): Spiele es zu Ende.
refusal-no-setup = Dieses Spiel wurde aus einer Stellung gelesen und hat keinen Aufbau zum Aufzeichnen: Beginne ein neues Spiel.
refusal-not-a-record = Das ist keine Aufzeichnung eines Spiels ({ $reason }): Berichtige oder entferne die Zeile.
refusal-foreign-format = { $place }: Das Format „{ $found }“ kennt diese Version nicht: Sie liest { $known }.
refusal-newer-rules = Dieses Spiel folgt den Regeln { $found }; diese Version kennt die Regeln bis { $known }: Öffne es mit einer neueren Version von Happy City.
refusal-other-cards = Dieses Spiel hat andere Karten ({ $found }) als diese Version ({ $known }): Öffne es mit der Version, aus der es stammt.
refusal-bad-stamp = { $place }: „{ $found }“ sagt nicht, nach welchen Regeln oder mit welchen Karten gespielt wurde: Nimm die Aufzeichnung oder die Sicherung so, wie sie geschrieben wurde.
refusal-line-too-long = Die Zeile ist länger als { $known } Bytes: Eine Aufzeichnung hat eine Zeile je Spiel.
refusal-unused-chance = { $place }: Es gibt { $found } Einträge, und nicht alle werden gebraucht: Entferne die letzten.
refusal-missing-chance = { $place }: Stapel { $deck } wird hier neu gebildet, und seine neue Reihenfolge fehlt: Ergänze sie.
refusal-wrong-chance = { $place }: Hier wird Stapel { $known } neu gebildet, die Aufzeichnung nennt Stapel { $found }: Berichtige sie.
refusal-nothing-rebuilt = { $place }: Eine Reihenfolge ist angegeben, aber kein Stapel wird hier neu gebildet: Entferne sie.
refusal-too-many-moves = Die Aufzeichnung hat { $found } Züge, so lang ist keine Partie: Höchstens { $known } lassen sich zeigen.
refusal-record-differs = { $place }: In der Aufzeichnung steht { $found }, ihre Züge führen aber zu { $known }: Nimm sie so, wie sie heruntergeladen wurde.
refusal-wrong-number-of-decks = { $place }: Nötig sind { $known } Stapel, gefunden { $found }: Der vierte gehört nur zu Spielen mit Grozilla.
refusal-wrong-number-of-specials = { $place }: Nötig sind { $known } Spezialgebäude, gefunden { $found }: zwei mehr als Spieler.

## Ablehnungen: ehrliches Mischen

refusal-not-committed = { $place }: In dieser Aufzeichnung fehlt die Festlegung oder das Geheimnis, und niemand kann sagen, ob ehrlich gemischt wurde: Nimm eine von der Seite einer beendeten Partie.
refusal-bad-commitment = { $place }: Hier müssen eine Festlegung und ein Geheimnis von je 64 Ziffern (0–9, a–f) stehen: Lade die Aufzeichnung noch einmal herunter.
refusal-promise-given = Du hast an Tisch { $table } schon einen anderen Teil der Mischung versprochen: Dabei bleibt es.
refusal-promise-repeated = Genau das hat an Tisch { $table } schon jemand versprochen: Zieh einen eigenen Teil.
refusal-not-promised = Du hast an Tisch { $table } keinen Teil der Mischung versprochen: Die Karten werden ohne ihn gegeben.
refusal-nonce-changed = Das ist nicht, was du für die Mischung an Tisch { $table } versprochen hast: Gib den Teil, der zum Versprechen passt.
refusal-not-dealing = An Tisch { $table } wird gerade nicht gegeben: Teile der Mischung kommen kurz vor der ersten Karte.

## Ablehnungen: die Arena

refusal-worker-lost = Ein Prozess, der spielte, endete ohne Antwort, vielleicht aus Speichermangel: Versuche es mit weniger als { $processes } Prozessen.
refusal-not-a-journal = Das ist nicht das Journal einer Arena oder eines Benchmarks ({ $reason }): Nenne eine andere Datei.
refusal-not-in-suite = { $option } { $found } gehört nicht zum Benchmark; bekannt: { $known }.
refusal-other-options = Das Journal wurde mit { $option } { $found } begonnen, nicht mit { $wanted }: Nimm dieselben Optionen oder nenne eine andere Datei.
refusal-journal-in-use = Ein anderes Programm schreibt gerade dieses Journal: Warte auf sein Ende, oder nenne eine andere Datei.
refusal-missing-extra = Dafür wird { $needed } gebraucht, es ist aber nicht installiert: pip install 'happycity[{ $extra }]' holt es.
refusal-no-cluster = Unter { $address } antwortet kein Ray-Cluster ({ $reason }): Berichtige die Adresse, oder lass sie weg, um nur diesen Rechner zu nutzen.
refusal-dataset-damaged = Der Datensatz { $place } ist beschädigt ({ $reason }): happycity verify sagt mehr; stelle ihn neu her oder nimm eine andere Kopie.
refusal-dataset-elsewhere = { $place } enthält etwas anderes ({ $found }): Nenne einen neuen oder leeren Ordner.
refusal-dataset-in-use = Ein anderes Programm stellt den Datensatz in { $place } gerade her: Warte auf sein Ende, oder nenne einen anderen Ordner.
refusal-dataset-unfinished = Der Datensatz { $place } ist nicht fertig: Der Befehl, mit dem er begonnen wurde, stellt den Rest her.
refusal-not-a-dataset = { $found } ist kein Datensatz von Happy City ({ $reason }): Nenne einen Ordner, den happycity dataset angelegt hat.
refusal-other-dataset = Der Datensatz wurde mit { $option } { $found } begonnen, nicht mit { $wanted }: Nimm dasselbe oder nenne einen anderen Ordner.
refusal-other-dataset-format = Der Datensatz hat das Format „{ $found }“; dieses Programm kennt „{ $known }“: Nimm das Programm, mit dem er gemacht wurde.

## Ablehnungen: ein Sitz für Sprachmodelle

refusal-unknown-tool = „{ $found }“ gibt es hier nicht: Wähle aus { $known }.
refusal-bad-arguments = Die Angaben für „{ $found }“ passen nicht ({ $reason }): siehe die Beschreibung.
refusal-unknown-section = Die Regeln haben keinen Abschnitt „{ $found }“: Wähle aus { $known }, oder nenne eine Regel wie R5.4.
refusal-card-not-in-game = { $card } ist nicht unter den Karten dieses Spiels: Frage nach allen Karten, um sie zu sehen.
refusal-no-game = Es hat noch kein Spiel begonnen: Beginne eines mit new_game.
refusal-no-such-chair = In diesem Spiel gibt es keinen Sitz { $found }: Wähle aus { $known }.
refusal-table-given = Dieser Sitz an diesem Tisch wurde für dich gewählt: Spiele dort.
refusal-no-server = Unter { $address } antwortet kein Server von Happy City ({ $reason }): Prüfe die Adresse.
refusal-server-refused = Der Server lehnt ab: { $reason }
refusal-player-crashed = { $lines ->
    [0] Das Programm „{ $bot }“ endete mitten im Spiel (Status { $status }), das nicht zählt.
   *[other] Das Programm „{ $bot }“ endete mitten im Spiel (Status { $status }), das nicht zählt. Seine letzten Worte: { $log }.
}
refusal-player-silent = { $lines ->
    [0] Das Programm „{ $bot }“ hat in { $limit } s keinen erlaubten Zug gespielt; sein Spiel zählt nicht.
   *[other] Das Programm „{ $bot }“ hat in { $limit } s keinen erlaubten Zug gespielt; sein Spiel zählt nicht. Seine letzten Worte: { $log }.
}

## Die Lage in Worten, für Programme, die lesen

mcp-options = Spieler: { $players } · Wertung: { $scoring ->
    [sum] Einwohner plus Herzen
   *[product] Einwohner mal Herzen
}
mcp-seat = du sitzt auf Sitz { $seat }
mcp-last-round = Eine Stadt ist vollständig: Das ist die letzte Runde.
mcp-visible = Auslage
mcp-dwellings = Wohngebäude
mcp-specials = Spezialgebäude auf dem Tisch
mcp-decks = Stapel (verdeckte Karten, in einer Reihenfolge, die niemand kennt)
mcp-deck = Stapel { $deck }, verdeckt: { $cards }, abgelegt: { $discarded }
mcp-tokens = Plättchen
mcp-city = Stadt von { $player }, Sitz { $seat }
mcp-yours = (deine)
mcp-price = Preis für dich: { $price }
mcp-needs = verlangt { $condition }
mcp-left = übrige Karten: { $cards }
mcp-heading = { $title }:
mcp-none = keine
mcp-legal = Erlaubte Züge
mcp-aim = Du spielst ein Kartenspiel: Baue die Stadt mit den meisten Punkten. Am Ende sind Punkte { $scoring ->
    [sum] Einwohner plus Herzen.
   *[product] Einwohner mal Herzen.
}
mcp-ask = Wähle einen der erlaubten Züge und spiele ihn mit dem Werkzeug „play“, Buchstabe für Buchstabe.
mcp-ask-without-list = Finde nach den Regeln einen erlaubten Zug und spiele ihn mit dem Werkzeug „play“, in der Notation: keep, discard ID, draw DECK, coin, buy ID, take ID, decline, market COLOUR, destroy PLACE, give SEAT, copy SEAT, refuse.
mcp-wait = Jemand anderes entscheidet: Rufe das Werkzeug „wait“ auf.

## Was in einer Stadt noch gilt

city-phases-left = { $card }: noch { $phases } { $phases ->
    [one] Einkommensphase
   *[other] Einkommensphasen
}
city-free-card = { $card }: Die nächste Karte ist kostenlos

## Die Wertung

sheet-title = Wertung
sheet-player = Spieler
sheet-card = Karte
sheet-place = Platz
sheet-income = Einkommen
sheet-hearts = Herzen
sheet-inhabitants = Einwohner
sheet-coins = Münzen
sheet-points = Punkte
sheet-total = Summe
sheet-round = Runde
sheet-product = { amount-inhabitants } × { amount-hearts } = { $counted }
sheet-sum = { amount-inhabitants } + { amount-hearts } = { $counted }
sheet-lost = verloren: { $lost }
sheet-doubled = verdoppelt
sheet-in-front = vor der Stadt
sheet-destroyed = zerstört von { $monster }
sheet-copied = kopiert { $card }
sheet-neighbour = zählt bei { $player }
sheet-winner = { $player } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
sheet-winners = { $players } teilen sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
sheet-by-coins = Die Punkte sind gleich: Die Münzen entscheiden.
sheet-resigned = Aufgegeben, auf dem letzten Platz: { $players }.

## Rückblick auf eine Partie

story-chances = Gewinnchancen
story-chances-about = geschätzt: was der Baumeister eine Runde später erwartet, in gedachten Verläufen
story-moments = Was die Partie entschieden hat
story-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}
story-moment = { $kind ->
    [luck] { story-round }: Eine Karte kommt
   *[choice] { story-round }: eine Entscheidung
}
story-moment-chance = Chance von { $name }: { $before } → { $after }
story-luck = Kartenglück
story-luck-about = Was die aufgedeckten Karten den Gewinnchancen gebracht haben, in Prozentpunkten; alle zusammen ergeben null.

## Die Entscheidungen einer Partie, beurteilt

review-choices = Entscheidungen
review-choices-about = Was sie gekostet haben, in Prozentpunkten der Gewinnchance: Jede Wahl wurde in denselben gedachten Welten weitergespielt.
review-none = Niemand hat etwas getan, das mehr als zwei Punkte gekostet hätte.
review-grade = { $grade ->
    [blunder] ein grober Fehler
    [mistake] ein Fehler
   *[inaccuracy] eine kleine Ungenauigkeit
}
review-decision = { story-round }, { $name }: { review-grade }, { $cost }
review-played = gespielt: { $move } → { $chance }
review-better = besser: { $move } → { $chance }
because-completes = Damit ist { $special } erreicht.
because-points =
    { $before } → { $after ->
        [one] { $after } Punkt
       *[other] { $after } Punkte
    }.
because-income =
    { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } mehr pro Runde, bei noch etwa { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }.
because-hearts = Bringt Herzen: Sie zählen, sobald Einwohner da sind.
because-inhabitants = Bringt Einwohner: Sie zählen, sobald Herzen da sind.
because-denies = Sonst könnte { $to } die Karte kaufen: { $card }.
because-saves = Mit { $coins } Münzen im nächsten Zug reicht es für { $card }, falls die Karte noch da ist.
because-coins =
    Für den nächsten Zug bleiben { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
because-deck = { $payable ->
    [one] Von den { $cards } Karten in Stapel { $deck } ist { $payable } bezahlbar.
   *[other] Von den { $cards } Karten in Stapel { $deck } sind { $payable } bezahlbar.
}
because-deck-all = { $cards ->
    [one] Die letzte Karte in Stapel { $deck } ist bezahlbar.
   *[other] Alle { $cards } Karten in Stapel { $deck } sind bezahlbar.
}
because-deck-share = { $cards ->
    [one] die letzte Karte in Stapel { $deck }
   *[other] { $some } von { $cards } Karten in Stapel { $deck }
}
because-deck-better = Mehr Punkte als alles, was es jetzt zu kaufen gibt: { because-deck-share }.
because-deck-hearts = Bezahlbar und mit Herzen: { because-deck-share }.
because-deck-dear = Was { $to } als Nächstes nicht kaufen kann: { because-deck-share }.
because-denies-special = Sonst könnte { $to } die Karte kaufen ({ $card }) und dann { $special } nehmen.
because-denies-points =
    Sonst könnte { $to } die Karte kaufen: { $card }, { $before } → { $after ->
        [one] { $after } Punkt
       *[other] { $after } Punkte
    }.
because-denies-income =
    Sonst könnte { $to } die Karte kaufen: { $card }, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } mehr pro Runde.
because-denies-take = Sonst könnte { $to } { $special } nehmen.
because-stays =
    Bleibt liegen und ist zu kaufen: { $card }, { $before } → { $after ->
        [one] { $after } Punkt
       *[other] { $after } Punkte
    }.
because-goes = Jetzt nicht zu kaufen: { $card }. Dafür kommt eine andere Karte.
because-leaves = Es bleiben mehr Münzen: { $coins } im nächsten Zug.
because-at-once =
    Bringt sofort { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
because-effect = { $special }: { $effect }
because-no-gain = Nichts, was jetzt zu haben ist, bringt Punkte.
because-waits =
    Es gibt nur ein Spezialgebäude im Spiel, und für { $special } { $missing ->
        [one] fehlt 1 Karte
       *[other] fehlen { $missing } Karten
    }.
because-place = { $places ->
    [one] Der letzte Platz bleibt für eine andere Karte frei.
   *[other] Alle { $places } Plätze bleiben für andere Karten frei.
}
because-market = Die Spezialgebäude auf dem Tisch verlangen { count-of-colour }.
because-market-comes = Grün ist immer zu kaufen: Wohngebäude sind grün.
review-sums = Alles in allem
review-sums-about = In Prozentpunkten, für alle, die mitgespielt haben: was die Karten gaben, was die Entscheidungen kosteten, und was von den Entscheidungen der anderen und allem Übrigen kam. Zusammen führt es von der Chance am Anfang zum Ergebnis.
review-begun = Anfang
review-cards = Karten
review-cost = Entscheidungen
review-rest = Andere, Rest
review-ended = Ende
review-count = Geprüft
hint-title = Was möglich ist, das Beste zuerst
hint-about = { $name } entscheidet; die Gewinnchance nach jeder Wahl, und wie weit sie hinter der besten liegt.
hint-equal = etwa gleich gut
hint-unclear = Die ersten sind gleich gut, soweit sich das sagen lässt.
hint-none = Hier gibt es nur eine Möglichkeit.
puzzle-name = Aufgabe { $id }
puzzle-question = { $name } entscheidet. Was ist am besten?
puzzle-right = Richtig: Das ist die beste Wahl.
puzzle-wrong = Es gibt etwas Besseres: siehe die erste Zeile.
choice-unjudged = nicht angesehen: Starke spielen das hier so gut wie nie
puzzle-found = Bots aller Stufen finden sie in { $share } der Fälle.

## Wie jemand über viele Partien entscheidet; $cost, $low und $high sind Punkte, wie man sie schreibt, $share und $adjusted Prozent

skill-games = { $name }: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $decisions ->
        [one] 1 echte Entscheidung
       *[other] { $decisions } echte Entscheidungen
    }
skill-about = In Punkten von 100; 100 ist der sichere Sieg. Eine Entscheidung ist echt, wenn mehr als eine Wahl vernünftig war.
skill-few = Das ist zu wenig für ein Urteil: Zahlen gibt es ab { $least } echten Entscheidungen.
skill-cost = Eine Entscheidung kostet { $cost } Punkte.
skill-range = 95 %: { $low } bis { $high }
skill-like = Entscheidet ebenso gut: { $level }
skill-like-between = Entscheiden ebenso gut: { $weakest } bis { $strongest }
skill-shares = Siege: { $share }; ohne das Kartenglück: { $adjusted }
skill-phases = Worum es ging
skill-phase = { $phase ->
    [discard] Abwerfen oder behalten
    [refill] Welcher Stapel
    [buy] Was kaufen
    [special] Spezialgebäude
   *[other] Alles andere
}
skill-decisions = Entscheidungen
skill-each = Punkte je Entscheidung
skill-points = Punkte
skill-cards = Karte für Karte
skill-card = Karte
skill-colours = Farbe für Farbe
skill-built = { $times ->
    [one] Einmal gebaut, als etwas anderes besser war.
   *[other] { $times }-mal gebaut, als etwas anderes besser war.
}
skill-missed = { $times ->
    [one] Einmal liegen gelassen, als sie das Beste war.
   *[other] { $times }-mal liegen gelassen, als sie das Beste war.
}
skill-early = { $rounds ->
    [one] Im Mittel 1 Runde zu früh.
   *[other] Im Mittel { $rounds } Runden zu früh.
}
skill-late = { $rounds ->
    [one] Im Mittel 1 Runde zu spät.
   *[other] Im Mittel { $rounds } Runden zu spät.
}

## Ablehnungen: Bots, die versagen

refusal-bad-command = „{ $found }“ nennt kein Programm: Schreibe { $known }.
refusal-bot-missing = Das Programm „{ $found }“ des Bots „{ $bot }“ lässt sich nicht starten ({ $reason }): Prüfe den Befehl.
refusal-bad-agent = „{ $found }“ ist kein Agent ({ $reason }): Nenne einen Bot, cmd:PROGRAMM, modul:funktion oder DATEI.py:funktion.
refusal-bot-illegal = Der Bot „{ $bot }“ hat „{ $found }“ geantwortet, was hier nicht erlaubt ist; für ihn wird der erste erlaubte Zug gespielt.
refusal-bot-raised = Der Bot „{ $bot }“ ist gescheitert ({ $found }); für ihn wird der erste erlaubte Zug gespielt.
refusal-bot-crashed = { $lines ->
    [0] Der Bot „{ $bot }“ hat sich ohne Antwort beendet (Status { $status }); für ihn wird der erste erlaubte Zug gespielt.
   *[other] Der Bot „{ $bot }“ hat sich ohne Antwort beendet (Status { $status }); für ihn wird der erste erlaubte Zug gespielt. Seine letzten Worte: { $log }.
}
refusal-bot-silent = { $lines ->
    [0] Der Bot „{ $bot }“ hat nicht innerhalb von { $limit } ms geantwortet; für ihn wird der erste erlaubte Zug gespielt.
   *[other] Der Bot „{ $bot }“ hat nicht innerhalb von { $limit } ms geantwortet; für ihn wird der erste erlaubte Zug gespielt. Seine letzten Worte: { $log }.
}
refusal-bot-nonsense = Der Bot „{ $bot }“ hat Unlesbares geantwortet ({ $reason }): „{ $found }“; für ihn wird der erste erlaubte Zug gespielt.
refusal-bot-given-up = Der Bot „{ $bot }“ musste { $starts }-mal gestartet werden und wird nicht mehr gefragt; für ihn wird der erste erlaubte Zug gespielt.

## Warum ein Bot seinen Zug gewählt hat: Programme

why-told = { $text }
why-own-program = Ein eigenständiges Programm hat das gewählt und nicht gesagt, warum.

## Warum ein Bot seinen Zug gewählt hat: in seinen Worten

why-chance = Ich habe es dem Zufall überlassen.
why-market = Am häufigsten verlangen die Spezialgebäude { cards-of-colour }, also beginne ich mit dieser Farbe.
why-keep = Ich sehe nichts, was ich abwerfen sollte.
why-discard = Lieber werfe ich die Karte { $card } ab, als sie der nächsten Stadt zu überlassen.
why-draw = Stapel { $deck } bringt mir am ehesten etwas Gutes, das ich bezahlen kann.
why-save = Ich habe { coins-taken } und spare: Eine Münze ist mir jetzt mehr wert als jede dieser Karten.
why-buy-special = Mit der Karte { $card } kommt das Spezialgebäude { $special } in meine Reichweite.
why-buy-income = { $card } bringt Einkommen, und damit bezahle ich, was noch kommt.
why-buy-hearts = { $card } bringt Herzen, und darüber freut sich meine Stadt.
why-buy-inhabitants = { $card } bringt Einwohner, und meine Stadt heißt sie willkommen.
why-buy-cheap = { $card } ist mir den Preis wert.
why-take = Das Spezialgebäude { $card } kostet nichts, und keines passt besser zu meiner Stadt.
why-decline = Ich warte lieber auf ein besseres Spezialgebäude oder komme ohne aus.
why-destroy = Auf die Karte { $card } kann meine Stadt am ehesten verzichten.
why-give = Ich gebe die Münzen an { $player }: Von dort droht mir die geringste Gefahr.
why-copy = Das Spezialgebäude { $card } zu kopieren hilft meiner Stadt am meisten.
why-refuse = Ich versuche mein Glück: In der Schachtel ist vielleicht etwas Besseres.
why-imagined = Ich habe mir { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} vorgestellt: Dieser Zug gewinnt in { NUMBER($share, maximumFractionDigits: 0) } % der Fälle, der beste andere in { NUMBER($other, maximumFractionDigits: 0) } %.
why-foreseen = Ich habe { $games } Mal vorausgeschaut: Mit diesem Zug rechne ich in { NUMBER($share, maximumFractionDigits: 0) } % der Fälle mit dem Sieg, mit dem besten anderen in { NUMBER($other, maximumFractionDigits: 0) } %.
why-worked-out = Ich habe alles durchgerechnet, was noch geschehen kann: Dieser Zug ist { NUMBER($share, maximumFractionDigits: 0) } % eines Sieges wert, der beste andere { NUMBER($other, maximumFractionDigits: 0) } %.

## Stufen der Bots, von der schwächsten zur stärksten

level-newcomer = Neuling
level-newcomer-about = Lernt noch und nimmt, was hübsch aussieht.
level-resident = Bewohner
level-resident-about = Kennt die Karten, vergisst aber zu planen.
level-shopkeeper = Ladenbesitzer
level-shopkeeper-about = Hat Einkommen und Preise im Blick.
level-architect = Architekt
level-architect-about = Plant ganze Züge, bevor gebaut wird.
level-mayor = Bürgermeister
level-mayor-about = Denkt an die Städte aller, nicht nur an die eigene.
level-master = Baumeister
level-master-about = Sieht weit voraus und irrt sich selten.

## Ablehnungen: wie lange ein Bot denken darf

refusal-bad-budget = „{ $found }“ ist kein Budget: Schreibe 200ms, 1.5s oder eine Zahl von Probespielen, und dahinter :4 oder :all für Threads (höchstens 600s, 100 Millionen Probespiele, 64 Threads).
refusal-no-budget = „{ $found }“ passt nicht: Der Bot „{ $bot }“ nimmt kein Budget, schreibe nur seinen Namen.
refusal-no-weights = In „{ $found }“ liegen keine Gewichte: Prüfe den Pfad oder schreibe nur den Namen des Bots für die mitgelieferten.
refusal-damaged-weights = Die Gewichte „{ $found }“ sind beschädigt oder gar keine: Nimm eine andere Kopie oder trainiere sie neu.
refusal-other-weights = Diese Gewichte haben die Version { $found }; dieses Programm liest Version { $known }: Trainiere sie neu oder nimm das Programm, das sie gemacht hat.
refusal-unlearned = Was dieser Gegner gelernt hat, fehlt oder ist beschädigt: Geh online oder lade die Seite neu; bis dahin wartet das Spiel.
refusal-bad-recipe = „{ $found }“ taugt nicht zum Trainieren: { $problem }.
refusal-card-failed = Die Grafikkarte hat aufgegeben ({ $problem }). Das Gelernte liegt in { $found }: Derselbe Befehl macht dort weiter.
refusal-unseeded = Diese Suche hat keinen Zufall, aus dem sie ziehen kann: Setze zuerst ihre Generatoren (turn_to tut das).

## Bots, die keine Stufe sind

bot-random-about = Irgendein erlaubter Zug.
bot-greedy-about = Was jetzt gleich am meisten wert ist.
bot-builder-about = Plant einen Zug voraus, nach einer Schätzung von Hand.
bot-flat-about = Spielt jeden Zug gleich oft zu Ende und nimmt den besten.
bot-search-about = Durchsucht einen Baum aus Zügen, Karten und Antworten.
bot-policy-about = Hat von selbst gelernt; spielt auf den ersten Blick.
bot-mind-about = Hat von selbst gelernt und rechnet damit voraus.
bots-budgets = flat, search und mind nehmen ein Budget: mind:200ms, search:5000, mind:1s:all (Threads). mind@DATEI und policy@DATEI spielen mit eigenen Gewichten; cmd:PROGRAMM ist ein eigenes Programm.
bots-net = Das Netz von policy und mind hat aus { $decisions } Millionen Entscheidungen in { $games } Millionen Partien gelernt ({ $digest }).

## Ein Tisch, fürs Terminal gezeichnet

board-for-sale = Zum Verkauf
board-cost = Kosten
board-price = Preis
board-brings = Bringt
board-colour = Farbe
board-specials = Spezialgebäude
board-met = Erfüllt
board-needs = Braucht
board-yes = ja
board-no = nein
board-owned = vorhanden
board-left = noch { $left }
board-deck = Stapel { $deck }
board-discarded = { $cards } abgelegt
board-last-round = letzte Runde
board-free-card = { $special }: Die nächste Karte ist kostenlos
board-phases = { $special }: { $phases ->
    [one] noch 1 Einkommensphase
   *[other] noch { $phases } Einkommensphasen
}

## Das Gespräch im Terminal

play-nobody-decided = niemand sonst hat seit deinem letzten Zug etwas entschieden
play-nothing-to-take-back = nichts zurückzunehmen: Seitdem wurde eine Karte aufgedeckt, oder es wurde nichts entschieden
play-taken-back = zurückgenommen

## Ablehnungen: Tische und Server

refusal-not-your-turn = Sitz { $turn } ist am Zug: Warte, bis du an der Reihe bist.
refusal-turn-not-ended = Dein Zug ist gespielt: Beende ihn, oder nimm die letzte Entscheidung zurück.
refusal-nothing-to-decide = Gerade gibt es nichts zu entscheiden.
refusal-nothing-to-undo = Du kannst nichts zurücknehmen: Seitdem wurde eine Karte aufgedeckt, oder jemand anders hat entschieden.
refusal-no-turn-to-end = Du hast jetzt keinen Zug zu beenden: Spiele weiter.
refusal-already-away = Ein Bot spielt schon für dich: Komm zurück, wann du willst.
refusal-not-away = Du spielst schon selbst: Kein Bot muss gehen.
refusal-not-seated = Du sitzt nicht an diesem Tisch: Schau zu, oder setz dich an einen anderen.
refusal-not-host = Das kann nur, wer den Tisch eröffnet hat: Frag nach.
refusal-unknown-passkey = Diesen Passkey gibt es nicht mehr.
refusal-unknown-session = Dieser Browser ist schon abgemeldet.
refusal-unknown-table = Den Tisch „{ $found }“ gibt es nicht: Prüfe den Link.
refusal-stale = Das Spiel ist inzwischen weitergegangen, vielleicht in einem anderen Tab. Schau noch einmal, dann entscheide.
refusal-too-fast = Das war zu oft in kurzer Zeit: Versuch es in { $seconds } s noch einmal.
refusal-too-many = Das ist mehr, als auf einmal erlaubt ist: Schließe etwas, oder versuche es in { $seconds } s noch einmal.
refusal-too-often = Das hast du in dieser Partie { $known }-mal getan, das reicht: Spiel weiter.
refusal-bad-message = Der Server versteht diese Nachricht nicht ({ $reason }): siehe die Beschreibung des Protokolls.
refusal-not-json = Der Inhalt muss application/json sein, nicht „{ $found }“: Setze den Content-Type.
refusal-too-long = Die Nachricht ist länger als { $known } Bytes: Sende weniger.
refusal-not-begun = Das Spiel an Tisch { $table } hat noch nicht begonnen: Warte auf den Start.
refusal-key-taken = Diesen Schlüssel hat schon jemand anders benutzt: Wähle für jede Entscheidung einen neuen.
refusal-game-finished = Das Spiel ist zu Ende: Frag nach einer Revanche.
refusal-rated-no-undo = In einer gewerteten Partie wird nichts zurückgenommen: Entscheide mit Bedacht.
refusal-no-chat = Der Chat ist für dich an diesem Tisch aus: Ein Lächeln muss genügen.
refusal-rude = Das würde jemanden verletzen: Sag es anders.
refusal-slow-chat = Der Chat ist hier langsam: Versuche es in { $seconds } s noch einmal.
refusal-no-hints = In gewerteten Partien, und wo andere dieselben Karten spielen, gibt es keine Tipps.
refusal-hints-not-agreed = Tipps gibt es hier, sobald alle, die spielen, einverstanden sind: Frag die anderen im Menü.
refusal-nothing-to-agree = Du spielst hier ohne andere Menschen: Niemand muss gefragt werden.
refusal-asked-lately = Gerade hat jemand Nein gesagt: Frag in der nächsten Runde noch einmal.
refusal-nobody-absent = Die Partie wartet auf niemanden, der fehlt: Gerade braucht es keinen Bot.
refusal-not-here = Du hast Tisch { $table } nicht geöffnet: Öffne ihn, dann sag, was du möchtest.
refusal-rated-no-stand-in = In einer gewerteten Partie lässt niemand einen Bot für andere spielen: Die Uhr entscheidet.
refusal-day-to-come = Die Tagespartien vom { $found } sind noch geheim: Schau an dem Tag wieder vorbei.
refusal-deal-sealed = Diese Tagespartie wird noch gespielt. Alle können zuschauen, wenn der Tag vorbei ist.
refusal-evening-begun = Dieser Abend hat begonnen: Dazukommen geht nicht mehr.
refusal-evening-full = Dieser Abend ist voll: { $known } Personen machen mit.
refusal-evening-over = Dieser Abend ist vorbei: Es lässt sich nichts mehr ändern.
refusal-no-early-end = An einem Clubabend wird jede Partie zu Ende gespielt: Wer gehen muss, kann aufgeben.
refusal-no-evening-rematch = An einem Tisch eines Clubabends gibt es keine Revanche: Der Abend geht mit der nächsten Runde weiter.
refusal-not-entered = Diese Person macht an diesem Abend nicht mit: Sieh noch einmal in die Liste.
refusal-not-evenings-host = Das kann nur, wer den Abend veranstaltet: Frag nach.
refusal-round-not-over = Einige Tische spielen noch: Die nächste Runde kann beginnen, wenn alle fertig sind.
refusal-round-robin-of-two = Bei „Alle gegen alle“ treffen alle einmal aufeinander: Das geht nur an Tischen zu zweit.
refusal-round-sealed = Andere spielen diese Karten noch. Alle können sie sehen, wenn die Runde vorbei ist.
refusal-too-few-people = { $found ->
    [one] Bisher macht { $found } Person mit: Ein Abend braucht mindestens { $known }.
   *[other] Bisher machen { $found } Personen mit: Ein Abend braucht mindestens { $known }.
}
refusal-too-many-evenings = Du veranstaltest { $known } Abende, die noch nicht vorbei sind: Beende zuerst einen davon.
refusal-unknown-evening = Einen Abend „{ $found }“ gibt es nicht: Prüfe den Link.
refusal-unknown-day = Am { $found } gab es keine Tagespartien. Schreib ein Datum wie 2026-11-17, nicht vor dem ersten Tag dieses Servers.
refusal-unknown-deal = Eine Tagespartie „{ $found }“ gibt es nicht. Es gibt: { $known }.
refusal-no-training = Training ist für eine Person unter Bots, an einem Tisch des Browsers: Wähle es auf der Startseite.
refusal-no-why = Begründet wird nur der Zug eines Bots: Wähle einen, den ein Bot gespielt hat.
refusal-wrong-seats = { $found } passt nicht: Der Tisch hat { $known } Plätze.
refusal-not-over = Das Spiel an Tisch { $table } ist nicht zu Ende: Spiele es vor der Revanche fertig.
refusal-seat-taken = Dieser Platz an Tisch { $table } ist nicht frei: Wähle einen anderen, oder schau zu.
refusal-kept-apart = An diesem Tisch kannst du nicht Platz nehmen: Jemand hier und du gehen sich aus dem Weg. Wähle einen anderen Tisch, oder eröffne einen.
refusal-not-there = { $found } hat an Tisch { $table } keinen Platz: Prüfe, wer dort sitzt.
refusal-not-unfinished = Tisch { $table } ist geschlossen, oder die Partie ist zu Ende: Dort lässt sich nichts mehr ändern.
refusal-rated-needs-accounts = Eine gewertete Partie braucht verschiedene Leute mit Konto: Lege ein Konto an, oder spiele ohne Wertung.
refusal-rated-needs-clock = Eine gewertete Partie braucht eine Uhr, damit niemand einfach aufhört: Wähle eine, oder spiel eine freie Partie.
refusal-rated-needs-people = In einer gewerteten Partie spielen verschiedene Leute, keine Bots: Lass ihnen die anderen Plätze frei, oder spiele ohne Wertung.
refusal-seats-open = An Tisch { $table } ist noch ein Platz frei: Warte auf jemanden, oder gib ihn einem Bot.
refusal-unknown-level = Die Stufe „{ $found }“ gibt es nicht: Wähle aus { $known }.
refusal-not-open = Tisch { $table } ist nicht mehr offen: Such dir einen anderen.
refusal-bad-setting = { $setting }: { $found } ist zu wenig: mindestens { $least }.
refusal-workers-need-postgresql = { $found } Prozesse können sich keine SQLite-Datei teilen: Nimm --database postgresql://… oder einen einzigen.
refusal-bad-log-level = log_level: „{ $found }“ gibt es nicht: Wähle aus { $known }.
refusal-bad-switch = { $setting }: „{ $found }“ ist weder ja noch nein: Schreibe true oder false.
refusal-bad-number = { $setting }: „{ $found }“ ist keine Zahl: Schreibe Ziffern.
refusal-bad-database = „{ $found }“ ist keine Datenbank: Nenne eine Datei oder postgresql://name@rechner/datenbank.
refusal-not-found = Unter „{ $found }“ ist nichts: siehe die Liste der Adressen unter /api/.
refusal-wrong-method = „{ $found }“ geht hier nicht: Erlaubt ist { $known }.
refusal-fault = Bei uns ist etwas schiefgegangen (Kennung { $found }): Nichts ist verloren, versuche es noch einmal.
refusal-closing = Der Server startet neu: Komm gleich wieder, nichts geht verloren.
refusal-not-signed-in = Der Server kennt dich noch nicht: Öffne zuerst die Startseite.

## Ablehnungen: beendete Spiele und Spieler

refusal-unknown-game = Ein beendetes Spiel „{ $found }“ gibt es nicht: Prüfe den Link; ein laufendes Spiel findest du an seinem Tisch.
refusal-unknown-player = Den Spieler „{ $found }“ gibt es nicht: Prüfe Name oder Link; vielleicht wurde das Konto gelöscht.

## Ablehnungen: Personen

refusal-need-account = Dafür brauchst du ein Konto: Gib deinem Namen zuerst ein Passwort.
refusal-bad-token = Der Server kennt dieses Token nicht: Erstelle ein neues für dein Programm.
refusal-foreign-page = Diese Anfrage kommt von der Seite einer anderen Website: Benutze die Seite dieses Servers.
refusal-bad-passkey = Dieser Passkey passt nicht: Versuch es noch einmal oder melde dich mit deinem Passwort an.
refusal-wrong-code = Name und Code passen nicht zusammen, oder der Code wurde schon benutzt.
refusal-bad-issuer = { $setting }: „{ $found }“ ist nicht die Adresse eines Anmeldedienstes: Schreib zum Beispiel https://id.example.org/realms/club. Es muss https sein.
refusal-need-setting = { $setting } fehlt: Das Anmelden über einen Dienst braucht es.
refusal-bad-proof = Was der Anmeldedienst über dich sagt, lässt sich nicht prüfen, darum wurde niemand angemeldet. Fang noch einmal an; wenn es so bleibt, sag es den Leuten, die diesen Server betreiben.
refusal-identity-taken = Diese Anmeldung öffnet hier schon ein anderes Konto: Melde dich ab und dann damit an.
refusal-other-identity = Dieses Konto öffnet schon eine andere Anmeldung des Dienstes: Nimm zuerst jene weg.
refusal-last-way-in = Das ist der einzige Weg in dein Konto: Wähle zuerst ein Passwort oder füge einen anderen Weg hinzu.
refusal-login-stale = Diese Anmeldung wurde in einem anderen Browser oder vor zu langer Zeit begonnen oder schon benutzt: Fang noch einmal an.
refusal-need-fresh-login = Melde dich zuerst noch einmal an: Das zeigt, dass du es bist.
refusal-provider-down = Der Anmeldedienst antwortet nicht, wie er soll. Es hat sich nichts geändert; versuch es nach einer Weile noch einmal.
refusal-provider-off = Dieser Server hat keinen Anmeldedienst: Melde dich mit Name und Passwort an.
refusal-provider-refused = Der Anmeldedienst hat dich nicht eingelassen, oder du hast dort Nein gesagt. Fang noch einmal an, wenn du magst.
refusal-wrong-password = Das Passwort passt nicht zum Namen: Versuch es noch einmal.
refusal-already-account = Du hast schon ein Konto: Melde dich zuerst ab, um ein anderes anzulegen.
refusal-name-too-long = Der Name ist zu lang: Schreib höchstens { $known } Zeichen.
refusal-name-unreadable = Der Name hat unsichtbare Zeichen oder keines, das man lesen kann: Nimm Buchstaben, Ziffern und Leerzeichen.
refusal-name-mixed = „{ $found }“ mischt Buchstaben mehrerer Schriften, die gleich aussehen: Nimm die einer einzigen.
refusal-name-reserved = „{ $found }“ ist dem Server selbst vorbehalten: Wähle einen anderen Namen.
refusal-name-rude = „{ $found }“ würde jemanden verletzen: Wähle einen anderen Namen.
refusal-name-taken = „{ $found }“ heißt schon jemand anderes: Wähle einen anderen Namen.
refusal-name-of-admin = „{ $found }“ steht in der Liste der Admins dieses Servers: Zuerst muss, wer ihn betreibt, die Liste ändern.
refusal-password-short = Das Passwort ist zu kurz: Schreib mindestens { $least } Zeichen.
refusal-password-is-name = Das Passwort darf nicht der Name sein, auch nicht mehrmals: Wähle ein anderes.
refusal-password-few-characters = Das Passwort hat zu wenige verschiedene Zeichen: Nimm mindestens { $least }.
refusal-password-common = Dieses Passwort benutzen zu viele: Wähle eines, das niemand errät.
refusal-too-many-passkeys = Du hast schon { $known } Passkeys: Entferne zuerst einen.
refusal-too-many-programs = Ein Konto kann { $known } Programme haben: Lösche zuerst eines.
refusal-too-many-distances = Du hältst schon von { $known } Personen Abstand: Nimm zuerst auf deiner Seite jemanden von der Liste.
refusal-too-many-friends = Du hast { $known } Freunde oder so viele gefragt: Trenne dich zuerst von jemandem.
refusal-unknown-name = Kein Konto heißt „{ $found }“: Prüfe die Schreibweise. Gäste erreichst du nur über einen Link.
refusal-own-block = Du hast diese Person blockiert: Nimm das zuerst auf deiner Seite zurück.
refusal-not-friends = So lassen sich nur Freunde fragen: Schicke stattdessen den Link zum Tisch.
refusal-changed-link = Dieser Link führt zu niemandem mehr: Bitte um einen neuen, wo du ihn herhast.
refusal-circle-full = In einem Kreis ist Platz für { $known } Personen: Zuerst muss jemand gehen.
refusal-not-owner = Das kann nur, wem der Kreis gehört: Frage dort nach.
refusal-too-many-circles = Du bist schon in { $known } Kreisen: Verlasse zuerst einen.
refusal-unknown-circle = Den Kreis „{ $found }“ gibt es nicht, oder du gehörst nicht dazu: Bitte ein Mitglied um den Link.
refusal-banned = Wer diesen Server betreibt, lässt dich bis { $until } nicht herein: Komm danach wieder.
refusal-already-reported = Deine Meldung ist schon da: Jemand sieht sie sich an.
refusal-unknown-report = Keine Meldung „{ $found }“ wartet: Sieh noch einmal in die Liste.
refusal-unknown-announcement = Eine Ansage „{ $found }“ gibt es nicht: Vielleicht ist sie schon vorbei.
refusal-bad-invitation = Ein Konto braucht hier eine Einladung, und diese gilt nicht oder wurde schon benutzt: Frag, wer den Server betreibt.
refusal-oneself = Das bist du: Wähle jemand anderen.
refusal-too-many-games = Ein Konto kann { $known } Spiele von Geräten übernehmen: Dieses bleibt auf dem Gerät.
refusal-already-taken = Dieses Spiel ist schon in deinem Konto: Nichts hat sich geändert.
refusal-unknown-program = Du hast kein Programm „{ $found }“: Sieh in der Liste deiner Programme nach.

## Ablehnungen: den Server betreiben

refusal-newer-database = Die Datenbank stammt von einer neueren Version von Happy City (Schritt { $found }; diese kennt { $known }): Installiere jene Version.
refusal-older-database = Die Datenbank ist bei Schritt { $found }, diese Version von Happy City bei { $known }: Starte den Server einmal, er bringt sie auf den neuesten Stand.
refusal-unusable-database = Die Datenbank { $found } lässt sich nicht benutzen ({ $reason }): Nenne mit --database eine Datei in einem Ordner, in dem du schreiben darfst, oder einen PostgreSQL-Server, der läuft und dich einlässt.
refusal-no-folder = Für die Datenbank gibt es keinen Ordner { $folder }: Lege ihn an, oder nenne mit --database eine andere Datei.
refusal-damaged-database = Die Datenbank ist beschädigt ({ $reason }): Lege sie beiseite und stelle mit „happycity restore“ die letzte Sicherung wieder her.
refusal-no-database = Unter { $found } ist keine Datenbank: Nenne mit --database die, die der Server benutzt.
refusal-database-in-use = Ein Server benutzt diese Datenbank, oder tat es vor { $seconds } Sekunden: Halte ihn zuerst an.
refusal-database-not-empty = Die Datenbank enthält schon etwas: Nenne eine leere, oder lass mit --force alles darin ersetzen.
refusal-not-a-backup = Diese Datei ist keine Sicherung von Happy City: Nenne eine, die „happycity backup“ geschrieben hat.
refusal-newer-backup = Die Sicherung stammt von einer neueren Version von Happy City (Schritt { $found }; diese kennt { $known }): Installiere jene Version.
refusal-damaged-backup = Die Sicherung ist beschädigt oder unvollständig, darum wurde nichts wiederhergestellt: Versuche es mit einer anderen Kopie.
refusal-bad-network = { $setting }: „{ $found }“ ist keine Liste von Adressen und Netzen: Schreibe zum Beispiel 127.0.0.1,10.0.0.0/8.
refusal-bad-origin = { $setting }: „{ $found }“ ist keine Adresse einer Website: Schreibe sie ohne Pfad, zum Beispiel https://example.org oder http://localhost:5173.
refusal-bad-root = { $setting }: „{ $found }“ ist kein Ordner: Beginne mit einem Schrägstrich und ende ohne, zum Beispiel /happycity.
refusal-bad-contact = { $setting }: „{ $found }“ ist keine Adresse, die Push-Dienste erreichen können: Schreib mailto:du@example.org oder https://….
refusal-bad-mail-server = { $setting }: Das ist kein Mailserver: Schreib zum Beispiel smtp://name:passwort@mail.example.org:587.
refusal-bad-mail-address = „{ $found }“ ist keine Mailadresse: Schreib zum Beispiel du@example.org.
refusal-need-public-address = { $setting } fehlt: Links in Nachrichten brauchen sie, zum Beispiel https://example.org.
refusal-channel-off = Dieser Server verschickt solche Nachrichten nicht: Wer ihn betreibt, müsste sie einschalten.
refusal-bad-device = Die Anmeldung dieses Browsers ist nicht brauchbar: Schalte Mitteilungen aus und wieder ein.
refusal-bad-webhook = An diese Adresse kann nichts geschickt werden: Nimm eine aus dem Internet, die mit https:// oder http:// beginnt.
refusal-bad-link = Dieser Link stammt nicht von diesem Server oder gilt nicht mehr: Wähle in deinen Einstellungen, was du erfährst.
refusal-not-delivered = { $reason ->
    [down] Die Nachricht kam nicht an, weil dort gerade niemand antwortet: Versuch es später noch einmal.
   *[rejected] Die Nachricht wurde dort nicht angenommen: Prüf die Adresse oder füge diesen Browser noch einmal hinzu.
}
refusal-nowhere-to-send = Es gibt noch kein Ziel dafür: Nenn eine Adresse und bestätige sie, oder füge diesen Browser hinzu.
refusal-unknown-device = In deiner Liste ist kein Browser „{ $found }“: Sieh noch einmal nach.
refusal-bad-words = { $setting }: Die Datei { $file } ist nicht zu gebrauchen ({ $found }): Schreibe ein Wort je Zeile, mit einem Stern am Ende für jede Endung.

## Ablehnungen: Umgebungen für lernende Programme

refusal-masked-action = Aktion { $action } ist für Sitz { $seat } nicht erlaubt: Wähle eine von { $legal }.
refusal-bad-actions = Das sind keine Aktionen für alle Spiele: { $found } wurde gegeben, { $known } wird gebraucht.
refusal-episode-over = Das Spiel ist zu Ende, Aktion { $action } geht nicht mehr: Setze die Umgebung zurück (bei PettingZoo zuerst jeden Agenten mit None verabschieden).
refusal-not-reset = Noch ist kein Spiel ausgeteilt: Setze die Umgebung zuerst zurück (reset).
refusal-bad-seed = „{ $found }“ ist kein Startwert für eine Umgebung: Gib eine ganze Zahl von 0 bis { $known } an.
refusal-bad-option = { $option }: „{ $found }“ passt nicht: Wähle eines von { $known }.
refusal-bad-opponents = „{ $found }“ sind nicht die richtigen Gegner: Gib eine Liste mit einem Bot an, oder mit { $known }.

## Ein Server ohne seine Seiten

no-client-title = Der Server von Happy City läuft
no-client-told = Er wurde ohne den Webclient installiert. Für die Seiten installiere ihn im Ordner des Projekts noch einmal und starte den Server dann neu:
no-client-api = Was Programme diesen Server fragen können

## Gäste

# Wie jemand heißt, der gerade gekommen ist: ein Ding, das kein Geschlecht verlangt, und eine Zahl.
guest-words =
    Apfel Ballon Birne Brezel Dahlie Distel Domino Drachen Flieder Flocke Himbeere Hummel Ingwer Kastanie
    Keks Kiesel Kirsche Klavier Klee Knopf Komet Konfetti Krapfen Krokus Laterne Lavendel Limette Linde
    Mandel Melodie Minze Muffin Murmel Pfirsich Pflaume Pinsel Puzzle Quitte Rakete Schaukel Spatz
    Teekanne Tulpe Waffel Walnuss Weide Wolke Zitrone
guest-name = { $word } { $number }

## Wenn die Seite geschlossen ist

notice-turn-title = Du bist dran
notice-turn = { $round ->
    [0] Wähle deinen { $market }, mit { $names }.
   *[other] Runde { $round }, mit { $names }.
}
notice-day-title = Noch ein Tag für deinen Zug
notice-day = { notice-turn }
notice-over-title = Das Spiel ist zu Ende
notice-over = Sieh dir an, wie es ausging, mit { $names }.
notice-invitation-title = Ein Platz wartet auf dich
notice-invitation = Mit { $names }: Setz dich, oder sag ab.
notice-challenge-title = Noch eine Partie?
notice-challenge = Mit { $names }: Spiel noch einmal, oder sag ab.
notice-test-title = So erreichen dich Nachrichten
notice-test = Hier kommen Nachrichten an, wenn die Seite geschlossen ist.
mail-confirm-title = Happy City: Ist das deine Adresse?
mail-confirm = { $name } möchte Nachrichten von Happy City an diese Adresse bekommen. Wenn du das bist, öffne innerhalb von 3 Tagen diesen Link:
mail-confirm-not = Wenn nicht, tu einfach nichts: Du bekommst keine Mail mehr von uns.
mail-stop = Keine solchen Mails mehr: { $url }
mail-lost-title = Wähle ein neues Passwort
mail-lost = Jemand, vermutlich du, möchte ein neues Passwort für { $name }. Dieser Link funktioniert einmal, innerhalb der nächsten Stunde. Wenn du das nicht warst, tu einfach nichts: Das Passwort bleibt, wie es ist.

## Ein Platz für Sprachmodelle (TextArena, OpenEnv)

prompt-game = Happy City ist ein Kartenspiel; hier spielen { $players } Personen. Du bist Person { $seat }, die Startperson hat die Nummer 0. Baue die Stadt mit den meisten Punkten: { $scoring ->
    [sum] ihre Einwohner plus ihre Herzen
   *[product] ihre Einwohner mal ihre Herzen
}. Das Spiel endet nach der Runde, in der eine Stadt zehn Karten erreicht.
prompt-answer = Antworte mit genau einem der erlaubten Züge in eckigen Klammern, so: [{ $move }]
prompt-legal = Erlaubte Züge:
