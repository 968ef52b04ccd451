### Zagadki: strona, na której się je wybiera, i co się mówi podczas rozwiązywania. $points: zobacz review.ftl.

web-puzzles-title = Zagadki
web-puzzles-lead = W każdej pozycji jeden ruch jest wyraźnie najlepszy. Znajdź go bez pośpiechu.
web-puzzles-go = Rozwiąż zagadkę
web-puzzles-again = Rozwiąż jeszcze raz
web-puzzles-done = Wszystkie takie zagadki są rozwiązane. Może coś innego?
web-puzzles-none = Takich zagadek jeszcze nie ma.
web-puzzles-rating = Twój ranking
web-puzzles-solved = Rozwiązane
web-puzzles-of = { $solved } z { $all }
web-puzzles-streak = Z rzędu
web-puzzles-kept = Zapisane w tej przeglądarce, tylko dla ciebie. Liczy się pierwsza odpowiedź; nierozwiązane zagadki wracają później.
web-puzzles-theme = O czym?
web-puzzles-theme-any = Wszystko jedno
web-puzzles-theme-last-round = Ostatnia runda
web-puzzles-theme-tokens = Żetony Stop-Zilla
web-puzzles-theme-special = Budynki specjalne
web-puzzles-theme-denial = Czego chcą inni
web-puzzles-theme-pile = Która talia
web-puzzles-theme-purchase = Co kupić
web-puzzles-players = Gracze
web-puzzles-kind = Budynki specjalne
web-puzzles-any = Obojętnie

## Podczas rozwiązywania

web-puzzle-mark = zagadka
web-puzzle-find = Twoja kolej: znajdź najlepszy ruch.
web-puzzle-yes = Tak, to najlepszy ruch.
web-puzzle-not-yet = Jeszcze nie: jest coś lepszego.
web-puzzle-rating = Twój ranking: { $rating } ({ $change })
web-puzzle-streak = { $streak } z rzędu
web-puzzle-next = Następna zagadka
web-puzzle-all = Wszystkie zagadki
web-puzzle-unknown = Ta zagadka pochodzi z innej wersji gry. Możesz grać dalej.
web-table-key-next = następna zagadka, po odpowiedzi
