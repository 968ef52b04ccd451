### Die Regeln, in kurzen Absätzen. Karten ($zoo …), Zeichen ($coin $heart $person $window) und Arten ($yellow …) werden an ihrer Stelle gezeichnet.
### *Wörter* sind fett.

web-rules-title = Die Regeln
web-rules-lead = Für { $least } bis { $most } Personen, etwa 30 Minuten. Du baust eine Stadt aus zehn Karten, in der viele Menschen leben, und das gern.
web-rules-search = In den Regeln suchen
web-rules-part-game = Das Spiel
web-rules-part-expert = Grundspiel (rote Karten)
web-rules-part-grozilla = Grozilla
web-rules-part-young = Für die Jüngsten

web-rules-goal = Die Idee
web-rules-goal-1 = Runde für Runde kaufst du Gebäude. Manche bringen jede Runde { $coin } Münzen, manche { $person } Einwohner, manche { $heart } Herzen.
web-rules-goal-2 = Am Ende werden Einwohner und Herzen *multipliziert*. Viele Menschen mit wenigen Herzen sind also wenig wert, und umgekehrt genauso: Lass beides wachsen.

web-rules-setup = Aufbau
web-rules-setup-1 = Die Gebäude liegen verdeckt in drei gemischten Stapeln, nach Preisen: 1–3 ({ $deck1 } Karten), 4–5 ({ $deck2 }) und 6–9 ({ $deck3 }). Jedes Gebäude ist { $copies }-mal dabei. Die Rückseiten zeigen, wie viele Karten jeder Farbe ein Stapel enthält.
web-rules-setup-2 = Drei Stapel Wohngebäude liegen offen: { $house } { $apartment_block } { $luxury_residence }. In jedem liegt eine Karte weniger, als Personen mitspielen.
web-rules-setup-3 = Aus den pinken Karten der Einsteigervariante ({ $family } Karten) werden zwei Spezialgebäude mehr gezogen, als Personen mitspielen. Alle können sie sehen; die übrigen bleiben in der Schachtel.
web-rules-setup-4 = Alle beginnen mit { $start } Münzen und einem { $happy_market }, weiße Seite oben. Er ist die erste Karte der Stadt.
web-rules-setup-5 = Den Startspieler bestimmt das Los, außer der Gastgeber wählt. Er bleibt es das ganze Spiel.

web-rules-reading = Eine Karte lesen
web-rules-reading-1 = In der Ecke steht der *Preis*. Das Dach zeigt die *Farbe*, noch einmal als Muster und als Zeichen. Unten steht, was die Karte bringt.
web-rules-reading-2 = { $coin } Je eine Münze, in *jeder* Runde: das *Einkommen*.
web-rules-reading-3 = { $person } Je ein *Einwohner*.
web-rules-reading-4 = { $heart } Je ein *Herz*.
web-rules-reading-5 = Ein *durchgestrichenes* Symbol nimmt am Ende eines weg.

web-rules-kinds = Fünf Farben
web-rules-kinds-1 = Farben sind für die Spezialgebäude wichtig, und jede hat ihre Eigenart: { $yellow } Geschäfte bringen Münzen, { $blue } öffentliche Gebäude von allem etwas, { $green } Wohnhäuser Einwohner, { $orange } Freizeit Herzen, und { $purple } Industrie bringt Münzen, aber das hat seinen Preis.

web-rules-round = Eine Runde
web-rules-round-1 = Zuerst erhalten alle gleichzeitig ihr *Einkommen*. Dann machen alle der Reihe nach einen *Zug*.
web-rules-round-2 = Das geht so weiter, bis eine Stadt { $places } Karten hat.

web-rules-income = Einkommen
web-rules-income-1 = Du nimmst eine Münze für jedes { $coin } in deiner Stadt. Der { $happy_market } zahlt schon in der allerersten Runde.
web-rules-income-2 = Der Vorrat geht nie aus, und ein Einkommen ist nie kleiner als 0.

web-rules-turn = Dein Zug
web-rules-turn-1 = Vier Schritte, immer in dieser Reihenfolge. Was nicht geht, entfällt.
web-rules-turn-2 = *Abwerfen*: Du darfst ein ausliegendes Gebäude weglegen.
web-rules-turn-3 = *Auffüllen*: Decke Karten auf, bis drei Gebäude ausliegen.
web-rules-turn-4 = *Kaufen*: eine Karte, oder nimm 1 Münze.
web-rules-turn-5 = *Spezial*: Du darfst ein Spezialgebäude nehmen, wenn deine Stadt seine Bedingung erfüllt.

web-rules-discard = 1 · Abwerfen
web-rules-discard-1 = Du *darfst* eines der ausliegenden Gebäude auf den Ablagestapel seines Stapels legen: weil es dir nichts nützt, oder jemand anderem zu viel.
web-rules-discard-2 = Im allerersten Zug des Spiels gibt es nichts abzuwerfen.

web-rules-refill = 2 · Auffüllen
web-rules-refill-1 = Du *musst* Karten aufdecken, bis genau drei Gebäude ausliegen. Den Stapel wählst du jedes Mal neu, nachdem du die vorige Karte gesehen hast.
web-rules-refill-2 = Ist ein Stapel leer, wird sein Ablagestapel sofort gemischt und zum neuen Stapel.

web-rules-buy = 3 · Kaufen
web-rules-buy-1 = Du hast die Wahl: ein ausliegendes Gebäude, ein Wohngebäude, von dem noch eines da ist, oder nichts. Den Preis zahlst du in den Vorrat.
web-rules-buy-2 = Wer nichts kauft, nimmt { $coin } 1 Münze. Das geht immer, auch wenn du etwas kaufen könntest.
web-rules-buy-3 = In einer Stadt stehen nie *zwei Karten mit demselben Namen*.

web-rules-city = Die Stadt
web-rules-city-1 = Eine gekaufte Karte kommt auf den ersten freien Platz: 1 bis 5 oben von links nach rechts, dann 6 bis 10 darunter. Eine elfte Karte gibt es nie.

web-rules-special = 4 · Spezialgebäude
web-rules-special-1 = Jedes Spezialgebäude verlangt Karten bestimmter Farben. Hat deine Stadt mindestens diese Karten, darfst du es nehmen. Es kostet *nichts* und kommt auf den nächsten freien Platz.
web-rules-special-2 = *Nur eines* pro Person im ganzen Spiel: Ist es das richtige, oder wartest du auf ein besseres und riskierst, dass es dir jemand wegschnappt?
web-rules-special-3 = Für die Bedingung zählt, was jetzt in deiner Stadt steht. Spezialgebäude selbst haben keine Farbe. Nach der zehnten Karte ist kein Platz mehr für eines.

web-rules-end = Das Ende
web-rules-end-1 = Sobald eine Stadt { $places } Karten hat, das Spezialgebäude mitgezählt, wird die Runde zu Ende gespielt. So hatten alle gleich viele Züge. Dann wird gezählt.

web-rules-scoring = Wertung
web-rules-scoring-1 = Zähle deine { $person } Einwohner und deine { $heart } Herzen zusammen. Jedes durchgestrichene Symbol zieht 1 ab. Multipliziere: Jedes { $window } erleuchtete Fenster ist ein Punkt.
web-rules-scoring-2 = Diese Stadt hat { $inhabitants } Einwohner. Sie zeigt { $shown } Herzen, und { $steelworks } nimmt { $crossed } weg. { $inhabitants } × { $hearts } = { $points } Punkte.

web-rules-ties = Gleichstand
web-rules-ties-1 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die Münzen. Herrscht immer noch Gleichstand, wird der Sieg geteilt.

web-rules-expert = Was anders ist
web-rules-expert-1 = Die Spezialgebäude sind die roten Karten ({ $expert }). Jedes hat seinen eigenen Effekt.
web-rules-expert-2 = Der { $happy_market } hat eine Farbe, die für Bedingungen zählt. Wenn die Spezialgebäude ausliegen, wählt die *letzte* Person zuerst, dann die anderen in umgekehrter Reihenfolge, der Startspieler zuletzt. Es gibt einen in jeder Farbe.
web-rules-expert-3 = Was beim Nehmen eines Spezialgebäudes *sofort* geschieht, muss ausgeführt werden.

web-rules-words = Die Wörter auf den Karten
web-rules-words-1 = *Nachbarn* sitzen links und rechts von dir. Zu zweit sind beide dieselbe Person, und die zählt einmal.
web-rules-words-2 = Der *Effekt* einer Karte sind ihr Einkommen, ihre Herzen und ihre Einwohner. Die Farbe wird nie mitkopiert.
web-rules-words-3 = *Einkommen* ist alles mit dem Symbol { $coin }. Münzen von { $arcade }, { $louvre }, { $versailles }, { $castle } oder „sofort“ genommene sind keines.
web-rules-words-4 = Für eine *Farbe* zählen auch Wohngebäude und farbige Supermärkte. Zerstörte Karten zählen nicht.
web-rules-words-5 = Wo du ohne Nachteil einen Nachbarn oder Gegner wählen könntest, nimmt das Spiel die beste Wahl für dich und zeigt sie.
web-rules-words-6 = Herzen und Einwohner, die von anderen Karten abhängen, zählen am Ende; solches Einkommen immer dann, wenn es auf das Einkommen ankommt.

web-rules-phases = Rund ums Einkommen
web-rules-phases-1 = *Vor* dem Einkommen: { $arcade }.
web-rules-phases-2 = *Das Einkommen* selbst: erst für alle berechnet, dann ausgezahlt.
web-rules-phases-3 = *Dazu*: { $louvre }. *Danach*: { $versailles }.

web-rules-effects = Alle roten Spezialgebäude
web-rules-effects-1 = Geordnet nach ihren Bedingungen. Wähle eine Karte, um ihre Klarstellungen zu lesen.

web-rules-finale = Ganz am Ende
web-rules-finale-1 = Die Effekte kommen in dieser Reihenfolge dran:
web-rules-finale-2 = { $arcade } zahlt noch einmal, denn Münzen entscheiden bei Gleichstand.
web-rules-finale-3 = Wer { $sphinx } hat, entscheidet; dann nimmt { $pyramid_of_khufu } den besten Nachbarn.
web-rules-finale-4 = Einkommen, dann Herzen und Einwohner, dann Punkte.
web-rules-finale-5 = { $concert_hall } zieht Punkte ab, und { $japanese_garden } verdoppelt zuletzt.

web-rules-monsters-come = Monster!
web-rules-monsters-come-1 = Mit dieser Erweiterung gibt es einen vierten Stapel: { $multicoloured } mehrfarbige Gebäude und { $monsters } Monster, zusammengemischt. Daneben liegen { $tokens } Stop-Zilla-Plättchen, 3 in jeder Farbe. Sie lässt sich mit beiden Sätzen von Spezialgebäuden spielen.
web-rules-monsters-come-2 = Du darfst vom vierten Stapel auffüllen wie von jedem anderen. Ist er leer, wird er nicht neu gebildet.
web-rules-monsters-come-3 = Ein aufgedecktes Monster bleibt nicht in der Auslage: Es kommt zu *dir*. Danach füllst du weiter auf.

web-rules-monster = Ein Monster kommt
web-rules-monster-1 = Hast du ein Plättchen in seiner Farbe, *musst* du es abgeben. Das Monster zieht sofort weiter nach links und kann auch dort weitergeschickt werden.
web-rules-monster-2 = Sonst bleibt es vor deiner Stadt und treibt sein Unwesen, bis du es los bist.
web-rules-monster-3 = *So wirst du es los*: Kaufe eine Karte in seiner Farbe. Dann trottet es weiter nach links.

web-rules-destruction = Ein zweites Monster
web-rules-destruction-1 = Steht schon ein Monster da, wenn das nächste kommt, *zerstört* das erste eine Karte deiner Stadt. Du wählst, welche; auch { $market } und Spezialgebäude sind nicht ausgenommen.
web-rules-destruction-2 = Das Monster bleibt bis zum Spielende auf dieser Karte. Sie hat keinen Namen, keine Farbe und keinen Effekt mehr. Ihr Platz zählt weiter zu den zehn, und das Monster treibt weiter sein Unwesen.

web-rules-tokens = Stop-Zilla-Plättchen
web-rules-tokens-1 = Kaufst du die *dritte oder sechste* Karte einer Farbe, nimmst du ein Plättchen dieser Farbe, falls noch eines da ist.
web-rules-tokens-2 = Ein Plättchen wehrt ein Monster seiner Farbe ab. Oder du zahlst damit: Es steht für 2 Münzen, ohne Wechselgeld. Abgegebene Plättchen sind aus dem Spiel.

web-rules-many = Viele Farben
web-rules-many-1 = Eine mehrfarbige Karte hat *alle* ihre Farben: für Plättchen, für Monster, für Rabatte, für alles, was gezählt wird.
web-rules-many-2 = Nur wenn du ein Spezialgebäude nimmst, steht jede für *eine* Karte in *einer* ihrer Farben, wie es dir am besten passt.

web-rules-five = Die fünf Monster
web-rules-five-1 = Vor einer Stadt oder auf einer zerstörten Karte tun sie dasselbe:

web-rules-young = Plus statt mal
web-rules-young-1 = Für alle, die noch nicht malnehmen: am Ende Einwohner *plus* Herzen. Stelle das ein, wenn du den Tisch eröffnest. Alles andere bleibt gleich.

web-rules-players = Personen
web-rules-per-pile = Wohngebäude je Stapel
web-rules-specials = Spezialgebäude
