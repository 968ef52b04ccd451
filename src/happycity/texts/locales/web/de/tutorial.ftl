### Erste Schritte: was die Begleitung sagt. Karten und Zeichen werden an ihrer Stelle gezeichnet; *Wörter* sind fett.

web-tutorial-title = Erste Schritte
web-tutorial-coach = Deine Begleitung
web-tutorial-you = Du
web-tutorial-step = Schritt { $step } von { $steps }
web-tutorial-next = Weiter
web-tutorial-back = Zurück
web-tutorial-skip = Erste Schritte verlassen
web-tutorial-show-me = Mach es für mich
web-tutorial-play = Jetzt spielen
web-tutorial-play-hint = gegen zwei nette Bots
web-tutorial-again = Noch einmal von vorn
web-tutorial-more = Umsehen: Regeln, Karten, Fragen
web-tutorial-opening = Dein Tisch wird gedeckt …
web-tutorial-nudge = Gute Idee, aber versuchen wir erst das hier: { $move }.
web-tutorial-nudge-read = Lies zuerst das hier, dann „Weiter“.

web-tutorial-welcome = *Willkommen in Happy City!* Wir spielen zusammen ein kurzes Spiel gegen { $neighbour }. Ich sage dir, was zu tun ist, und du machst es.
web-tutorial-city = Das ist *deine Stadt*, mit Platz für zehn Karten. Eine ist schon da: der { $happy_market }. Er bringt jede Runde { $coin } 1 Münze.
web-tutorial-goal = Darum geht es: Am Ende werden deine { $person } Einwohner mit deinen { $heart } Herzen *multipliziert*. Noch ist alles dunkel.
web-tutorial-income = Mit 2 Münzen hast du angefangen, und gerade kam dein erstes *Einkommen*. Jetzt hast du { $coins }.
web-tutorial-draw = Drei Gebäude sollen ausliegen. Decke das erste auf: Wähle *Stapel 1–3*, den günstigsten.
web-tutorial-draw-again = Ein { $grocery }, so ein Glück! Decke noch eine Karte von *Stapel 1–3* auf.
web-tutorial-draw-dearer = Und die dritte von *Stapel 4–5*: Diese Karten kosten mehr und bringen mehr.
web-tutorial-too-dear = Das { $restaurant } kostet 5, und du hast { $coins } Münzen. Zu teure Karten bleiben lesbar und sagen dir, warum.
web-tutorial-shop = Also fangen wir klein an: *Geschäfte bringen Münzen*. Kaufe den { $grocery }.
web-tutorial-round = { $neighbour } hat eine { $cake_shop } gekauft. Eine neue Runde: Dein Einkommen ist jetzt { $income }, dank deines Geschäfts. Erst Münzen, dann Menschen!
web-tutorial-discard = So beginnt jeder Zug: Du *darfst* eine Karte abwerfen. Das { $steelworks } streicht ein Herz durch. Weg damit!
web-tutorial-refill = Jetzt wird die Auslage aufgefüllt. Decke eine Karte von *Stapel 1–3* auf.
web-tutorial-refill-again = Und noch eine von *Stapel 1–3*, bis es drei sind.
web-tutorial-dwelling = Menschen brauchen ein Zuhause. Wohngebäude liegen immer bereit, aber es gibt nur wenige. Kaufe ein { $house }.
web-tutorial-multiply = In deiner Stadt wohnt jemand! Aber { $inhabitants } × { $hearts } = { $points }: Ohne Herzen bleiben die Fenster dunkel. Du brauchst *beides*.
web-tutorial-keep = Du musst nichts abwerfen. Das { $restaurant } würde gut zu dir passen, also *behalte alles*.
web-tutorial-draw-dearest = Eine Karte fehlt. Schau aus Neugier, was *Stapel 6–9* zu bieten hat.
web-tutorial-coin = Ein { $zoo }, drei Herzen! Im Moment viel zu teuer. Aber für das { $restaurant } fehlt dir nur 1 Münze. Kaufe nichts und *nimm die Münze*.
web-tutorial-keep-all = Gut gespart: Du hast { $coins } Münzen. Drei Karten liegen schon da, es wird nichts aufgefüllt. *Behalte alles*.
web-tutorial-leisure = Jetzt reicht es: Das { $restaurant } bringt dein erstes Herz und jede Runde 2 Münzen. Kaufe es.
web-tutorial-neighbour = Schau: { $neighbour } hatte zwei blaue Karten und hat sich den { $dinosaur_park } genommen. *Spezialgebäude* kosten nichts, aber alle bekommen nur eines.
web-tutorial-your-special = Der { $toy_shop } verlangt eine { $blue } blaue und eine { $green } grüne Karte. Grün hast du: das { $house }. Blau fehlt noch.
web-tutorial-keep-quickly = Und Blau liegt direkt vor dir: der { $park }. *Behalte alles*.
web-tutorial-draw-any = Fülle den dritten Platz auf. Nimm diesmal *Stapel 4–5*.
web-tutorial-public = Kaufe den { $park }. Er bringt ein Herz, und damit ist die Bedingung für den { $toy_shop } erfüllt.
web-tutorial-special = Geschafft! *Nimm den { $toy_shop }*: Er kostet nichts und bringt jede Runde 2 Münzen.
web-tutorial-special-taken = Dein Einkommen ist jetzt { $income }. So wächst eine Stadt. Springen wir zur *letzten Runde*.
web-tutorial-leap = Ein paar Runden später: { $inhabitants } × { $hearts } = { $points }. Deine Stadt hat neun Karten. Mit der *zehnten* ist dies die letzte Runde.
web-tutorial-last-card = Das { $hospital } bringt 2 Einwohner, und jeder davon ist jetzt { $hearts } Punkte wert: einen für jedes Herz. Kaufe es.
web-tutorial-score = *{ $inhabitants } × { $hearts } = { $points } erleuchtete Fenster!* { $neighbour } hat { $their_points }. Dein erstes Spiel ist gewonnen.
web-tutorial-done = Mehr musst du nicht wissen. Alles andere sagt dir der Tisch beim Spielen. Viel Spaß!
