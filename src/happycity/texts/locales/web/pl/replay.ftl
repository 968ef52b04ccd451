### Odtwarzanie partii albo przyniesionego zapisu.

web-replay-title = Odtwórz grę
web-replay-of = Odtwarzanie: { $names }
web-replay-coming = Rozkładamy grę…
web-replay-not-found = Tej gry nie można pokazać
web-replay-again = Spróbuj ponownie
web-replay-drop = Upuść tutaj zapis
web-replay-drop-about = Plik pobrany po grze (.json lub .jsonl). Zostanie pokazany, ale nie zachowany.
web-replay-choose = Wybierz plik
web-replay-refused = Nie można pokazać pliku „{ $file }”
web-replay-no-record = Nie ma w nim zapisu gry Happy City.
web-replay-no-record-line = Wiersz { $line } nie jest zapisem gry Happy City.
web-replay-cure = Wybierz plik pobrany po grze albo pobierz ten jeszcze raz.
web-replay-which = { $games ->
    [one] { $games } gra w tym pliku
    [few] { $games } gry w tym pliku: która?
    [many] { $games } gier w tym pliku: która?
   *[other] { $games } gry w tym pliku: która?
}
web-replay-game = Gra { $number }
web-replay-controls = Sterowanie
web-replay-scrub = Krok gry
web-replay-where = { $round ->
    [0] Krok { $step } z { $last }
   *[other] Krok { $step } z { $last } · runda { $round }
}
web-replay-play = Odtwarzaj
web-replay-pause = Wstrzymaj
web-replay-step = Następny krok
web-replay-step-back = Poprzedni krok
web-replay-turn = Następna tura
web-replay-turn-back = Poprzednia tura
web-replay-round = Następna runda
web-replay-round-back = Poprzednia runda
web-replay-speed = Tempo
web-replay-times = { $speed } ×
web-replay-eyes = Czyje miasto leży z przodu
web-replay-download = Pobierz zapis
web-replay-to-sheet = Podliczenie punktów

web-result-show = Pokaż wynik
web-result-unseen = Jeszcze nie widziana
web-result-unseen-about = Ta gra jest dla ciebie nowa, więc jej wynik pozostaje ukryty.
web-result-watch = Obejrzyj grę
