### Einstellungen: Schalter, die mehrere Seiten zeigen, jeder nur einmal benannt.

web-setting-language = Sprache
web-setting-sound = Ton
web-setting-sound-about = Kleine Klänge am Tisch
web-setting-theme = Aussehen
web-setting-theme-auto = Wie das Gerät
web-setting-theme-light = Hell
web-setting-theme-dark = Dunkel
web-setting-to-light = Heller Modus
web-setting-to-dark = Dunkler Modus
web-setting-pace = Animationen
web-setting-pace-off = Keine
web-setting-pace-quick = Schnell
web-setting-pace-calm = Ruhig
web-setting-pace-slow = Langsam
web-setting-end = Jeden Zug selbst beenden
web-setting-end-about = Zeit, noch einmal zu schauen oder etwas zurückzunehmen.
web-setting-puzzles = Aus meinen Partien dürfen Aufgaben werden
web-setting-puzzles-about = Stellungen deiner beendeten Partien auf diesem Server, ohne Namen, wenn alle am Tisch einverstanden sind.
web-setting-results = Ergebnisse ungesehener Partien verdecken
web-setting-results-about = Partien anderer, in Listen und beim Ansehen, bis du das Ende siehst oder danach fragst.
