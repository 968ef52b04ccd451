### Die eigene Seite, die Seiten der Spielenden, die Rangliste.

web-me-title = Meine Seite
web-me-name = Name
web-me-save = Speichern
web-me-saved = Gespeichert
web-me-since = Hier seit { $date }
web-me-kind-guest = Zu Gast
web-me-kind-account = Konto

## Konto

web-me-account = Konto
web-me-guest-about = Du spielst als Gast, nur in diesem Browser. Mit einem Konto gehören Name, Partien und Wertung dir, auf jedem Gerät. Ganz ohne E-Mail.
web-me-make = Konto anlegen
web-me-login = Anmelden
web-me-login-about = Was du als Gast spielst, bleibt beim Gast. Willst du es behalten, leg stattdessen ein Konto an.
web-me-password = Passwort
web-me-password-about = Mindestens 10 Zeichen; ein kurzer Satz lässt sich gut merken.
web-me-password-old = Jetziges Passwort
web-me-password-new = Neues Passwort
web-me-account-of = Du meldest dich als { $name } an.
web-me-look = Gesicht und Farbe
web-me-look-face = Gesicht
web-me-look-colour = Farbe
web-me-look-chance = Irgendeins
web-me-look-none = Keine
web-me-face-fox = Fuchs
web-me-face-penguin = Pinguin
web-me-face-panda = Panda
web-me-face-owl = Eule
web-me-face-koala = Koala
web-me-face-frog = Frosch
web-me-face-rabbit-face = Hase
web-me-face-tiger-face = Tiger
web-me-face-hedgehog = Igel
web-me-face-unicorn = Einhorn
web-me-colour-rose = Rosa
web-me-colour-orange = Orange
web-me-colour-yellow = Gelb
web-me-colour-lime = Hellgrün
web-me-colour-sky = Hellblau
web-me-colour-plum = Lila
web-me-colour-grey = Grau
web-me-provider-login = Mit { $provider } anmelden
web-me-provider-about = Verbinde dieses Konto mit { $provider }: Dann kannst du dich dort anmelden, statt ein Passwort zu tippen.
web-me-provider-join = Mit { $provider } verbinden
web-me-provider-joined = { $provider } öffnet dieses Konto seit { $date }.
web-me-provider-leave = { $provider } wegnehmen
web-me-provider-leave-sure = Wegnehmen?
web-me-owner-about = Dieses Konto hat kein Passwort. Melde dich noch einmal an, um zu zeigen, dass du es bist:
web-me-password-choose = Passwort wählen
web-door-title = Anmeldung
web-door-wait = Einen Augenblick bitte …
web-door-again = Noch einmal versuchen
web-door-back = Anders anmelden
web-me-renamed = Dein Name bei { $provider } ist hier vergeben oder geht hier nicht. Hier heißt du { $name }; das kannst du ändern.
web-me-lost = Passwort vergessen?
web-me-lost-mail-about = Wir können dir einen Link mailen, wenn du hier eine Adresse bestätigt hast.
web-me-lost-who = Dein Name oder deine Mailadresse
web-me-lost-send = Schickt mir einen Link
web-me-lost-sent = Wenn es ein Konto mit diesem Namen oder dieser Adresse gibt und die Adresse bestätigt ist, ist eine Mail unterwegs. Der Link darin funktioniert eine Stunde lang.
web-me-lost-code = Ich habe einen Code
web-me-recover-about = Mit einem Code, den du dir notiert hast, oder einem von den Leuten, die diesen Server betreiben, kannst du ein neues Passwort wählen.
web-me-recover-link = Dieser Link gilt einmal: Wähle ein neues Passwort.
web-me-code = Code
web-me-recover = Neues Passwort setzen
web-me-codes = Falls das Passwort verloren geht
web-me-codes-none = Mit einem Code kannst du ein neues Passwort wählen. Du hast noch keinen: Erstelle rechtzeitig welche und bewahre sie gut auf.
web-me-codes-left = { $codes ->
    [one] { $codes } Code ist übrig. Er gilt einmal.
   *[other] { $codes } Codes sind übrig. Jeder gilt einmal.
}
web-me-codes-make = Neue Codes erstellen
web-me-codes-once = Sie werden nur jetzt gezeigt. Frühere Codes gelten nicht mehr.
web-me-codes-save = Als Datei sichern
web-me-devices = Angemeldet in
web-me-device-current = dieser Browser
web-me-device-unknown = Unbekannter Browser
web-me-device-seen = zuletzt hier am { $date }
web-me-device-end = { $device } abmelden
web-me-device-end-sure = Dort abmelden?
web-me-passkeys = Passkeys
web-me-passkeys-about = Melde dich mit Fingerabdruck, Gesicht oder Code dieses Geräts an, statt ein Passwort zu tippen.
web-me-passkey-make = Passkey hinzufügen
web-me-passkey-here = Dieses Gerät hat schon einen Passkey.
web-me-passkey-remove = Passkey von { $device } entfernen
web-me-passkey-remove-sure = Entfernen?
web-me-passkey-login = Mit Passkey anmelden
web-me-password-change = Passwort ändern
web-me-password-changed = Geändert. Alle anderen Geräte sind abgemeldet.
web-me-password-unanswered = Die Antwort kam nicht an. Vielleicht ist das Passwort trotzdem geändert: Versuch beim Anmelden zuerst das neue.
web-me-logout = Abmelden
web-me-logout-everywhere = Überall abmelden

## Einstellungen

web-me-settings = Einstellungen
web-me-quick = Schnelle Züge
web-me-quick-about = Einmal tippen genügt; sonst bestätigt das zweite Tippen.

## Partien

web-me-games = Meine Partien
web-me-unfinished = Noch nicht zu Ende
web-me-finished = Zu Ende gespielt
web-me-no-games = Noch keine Partie zu Ende gespielt. Die erste dauert etwa 30 Minuten.
web-me-with = mit { $names }
web-me-alone = noch niemand sonst
web-me-won = gewonnen
web-me-shared = geteilter Sieg
web-me-result = { amount-points }, bestes Ergebnis { $best }
web-me-story = Rückblick
web-me-story-label = Rückblick auf die Partie vom { $date }
web-me-replay = Ansehen
web-me-replay-label = Partie vom { $date } ansehen
web-me-older = Ältere Partien
web-me-go-on = Weiter
web-me-give-up = Aufgeben
web-me-give-up-sure = Sicher?
web-me-status-open = noch nicht begonnen
web-me-status-playing = läuft
web-me-status-turn = du bist dran
web-me-records = Alle Aufzeichnungen herunterladen
web-me-device = auf einem Gerät gespielt
web-me-foreign = nach anderen Regeln: öffnet sich mit einer anderen Version von Happy City
web-me-take = In mein Konto übernehmen
web-me-take-about = { $games ->
    [one] Ein Spiel wurde auf diesem Gerät gespielt, ohne Server. Es kann in dein Konto kommen, mit einem Vermerk, und zählt nirgends.
   *[other] { $games } Spiele wurden auf diesem Gerät gespielt, ohne Server. Sie können in dein Konto kommen, mit einem Vermerk, und zählen nirgends.
}

## Zahlen

web-me-statistics = Zahlen
web-me-count-games = { $games ->
    [one] Partie
   *[other] Partien
}
web-me-games-column = Partien
web-me-win-share = gewon{"\u00AD"}nen
web-me-best = meiste Punkte
web-me-mean = Punkte im Schnitt
web-me-no-figures = Zahlen gibt es nach der ersten fertigen Partie.
web-me-no-figures-mine = Zahlen gibt es nach der ersten fertigen Partie. Partien auf diesem Gerät und Training zählen nicht.
web-me-favourites = Lieblingsgebäude
web-me-favourite-specials = Liebste Spezialgebäude
web-me-favourite-times = { $count ->
    [one] in { $count } Stadt
   *[other] in { $count } Städten
}
web-me-modes = Nach Art der Partie
web-me-mode = Art der Partie
web-me-players = Spieler
web-me-rating = Wer{"\u00AD"}tung
web-me-no-ratings = Gewertete Partien bringen eine Wertung; alle beginnen mit 1000.
web-me-ranking = Rangliste
web-me-ranking-none = Noch niemand hat fünf gewertete Partien dieser Art gespielt. Der erste Platz ist frei!
web-me-place = Platz
web-me-player = Name
web-me-count-players = { $players ->
    [one] { $players } Person
   *[other] { $players } Leute
}
web-me-player-here = Spielerseite
web-me-to-ranking = Zur Rangliste

## Programme

web-me-programs = Programme
web-me-programs-about = Ein eigenes Programm kann an jedem Tisch sitzen. Es braucht einen Namen und ein Token.
web-me-programs-how = So geht es
web-me-programs-account = Dafür brauchst du ein Konto: Leg oben eines an.
web-me-program-name = Name des Programms
web-me-program-make = Token erstellen
web-me-program-delete = { $name } löschen
web-me-program-delete-sure = Endgültig löschen?
web-me-token = Token von { $name }
web-me-token-once = Kopier es jetzt: Es wird nur dieses eine Mal gezeigt.
web-me-copy = Kopieren
web-me-copied = Kopiert!

## Meine Daten

web-me-data = Meine Daten
web-me-export = Alles über mich herunterladen
web-me-delete = Meine Daten löschen
web-me-delete-about = Name, Konto, Wertungen, Programme, Freunde und Kreise verschwinden für immer. Fertige Partien bleiben, ohne deinen Namen; wo andere auf dich warten, spielt ein Bot weiter.
web-me-delete-sure = Alles endgültig löschen
web-me-delete-unanswered = Die Antwort kam nicht an. Vielleicht sind deine Daten trotzdem gelöscht.
web-me-cancel = Alles behalten
web-me-away = Der Server antwortet nicht. Bis er es tut, siehst du, was dieses Gerät von dir weiß.
