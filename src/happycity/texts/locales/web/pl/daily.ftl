### The deal of the day: its page, its standings, and what is shared of it.

web-daily-title = Rozdanie dnia
web-daily-lead = Te same karty dla wszystkich, przeciw tym samym dwóm botom. Na każde rozdanie masz jedną próbę.
web-daily-coming = Tasujemy…
web-daily-alone = Bez serwera nie ma z kim się porównać: te rozdania są takie same na wszystkich urządzeniach bez serwera i nie liczą się.
web-daily-day = Dzień
web-daily-today = Dzisiaj
web-daily-yesterday = Wczoraj
web-daily-next = Nowe rozdania będą o { $time }.
web-daily-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}

## A deal

web-daily-against = Ty kontra { $names }
web-daily-seat = { $seat ->
    [1] Zaczynasz.
    [2] Grasz w drugiej kolejności.
   *[other] Grasz w trzeciej kolejności.
}
web-daily-play = Graj
web-daily-go-on = Dalej
web-daily-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-daily-better = lepiej niż { $share } z { $others }
web-daily-finished = { $players ->
    [0] Nikt go jeszcze nie ma za sobą.
    [one] { $players } osoba ma je za sobą.
    [few] { $players } osoby mają je za sobą.
    [many] { $players } osób ma je za sobą.
   *[other] { $players } osoby ma je za sobą.
}
web-daily-closed = Gra przerwana na własne życzenie.
web-daily-late = Gra zakończona zbyt późno, żeby się liczyć.
web-daily-missed = To rozdanie bez twojej gry.
web-daily-standings = Wyniki

## Standings

web-daily-standings-of = { $mode }, { $day }
web-daily-sealed = Zakończ to rozdanie, a zobaczysz, jak poszło wszystkim.
web-daily-nobody = Nikt nie zakończył tego rozdania.
web-daily-no-day = Z tego dnia nie ma rozdań do obejrzenia.
web-daily-to-today = Do dzisiejszych rozdań
web-daily-rank = Miejsce { $rank } z { $seats } przy stole
web-daily-first = Pierwsza dziesiątka
web-daily-column-points = Punkty
web-daily-column-players = Osoby
web-daily-reached = Kto ile ma punktów
web-daily-reached-about = osoby według punktów
web-daily-reached-mine = Ty: { $points }
web-daily-lines = Runda po rundzie
web-daily-mine = Twoja gra
web-daily-masters = Gra mistrza budowniczego
web-daily-master-plays = Mistrz budowniczy jeszcze gra to rozdanie. Zajrzyj za minutę.
web-daily-replay-mine = Obejrzyj swoją grę
web-daily-replay-master = Obejrzyj grę mistrza budowniczego
web-daily-nothing = nic

## Sharing

web-daily-share = Udostępnij
web-daily-share-about = Widać tylko twoje punkty i budynek specjalny: inni mogą jeszcze zagrać to rozdanie.
web-daily-share-line = Happy City, { $day }, { $mode }: { $points }
web-daily-send = Udostępnij
web-daily-copy = Skopiuj wiersz
web-daily-copied = Skopiowano
web-daily-picture = Zapisz obrazek
web-daily-picture-of = Obrazek do udostępnienia: { $line }
web-daily-with-name = Z moim imieniem

## Fairness

web-daily-fair = Skąd możesz mieć pewność
web-daily-fair-how = Jeden sekret decyduje o rozdaniach dnia. Jego pieczęć widać dzień wcześniej, a sam sekret po zakończeniu dnia. Wtedy każdy może sprawdzić grę:
web-daily-commitment-of = Pieczęć: { $day }
web-daily-secret-of = Sekret: { $day }
web-daily-fair-open = Bez serwera o rozdaniach decyduje data: nie są tajne.

## Elsewhere

web-daily-mark = rozdanie dnia
web-daily-see = Zobacz wyniki
