### Ustawienia: przełączniki z kilku stron, każdy nazwany raz.

web-setting-language = Język
web-setting-sound = Dźwięk
web-setting-sound-about = Ciche dźwięki przy stole
web-setting-theme = Motyw
web-setting-theme-auto = Jak urządzenie
web-setting-theme-light = Jasny
web-setting-theme-dark = Ciemny
web-setting-to-light = Jasny motyw
web-setting-to-dark = Ciemny motyw
web-setting-pace = Animacje
web-setting-pace-off = Brak
web-setting-pace-quick = Szybkie
web-setting-pace-calm = Spokojne
web-setting-pace-slow = Wolne
web-setting-end = Każdą turę kończę przyciskiem
web-setting-end-about = Czas, by jeszcze raz spojrzeć albo coś cofnąć.
web-setting-puzzles = Z moich gier mogą powstawać zagadki
web-setting-puzzles-about = Pozycje z twoich zakończonych gier na tym serwerze, bez imion, jeśli zgadza się cały stół.
web-setting-results = Ukrywaj wyniki gier, których nie znam
web-setting-results-about = Gry innych, na listach i podczas oglądania, aż zobaczysz koniec lub o niego poprosisz.
