### Koniec partii: arkusz punktów, historia, co można zabrać ze sobą.

web-end-coming = Liczymy…
web-end-not-found = Tej gry nie można pokazać
web-end-not-yet = Jeszcze nie teraz
web-end-again = Spróbuj ponownie
web-end-after = { $round ->
    [one] Po { $round } rundzie
    [few] Po { $round } rundach
    [many] Po { $round } rundach
   *[other] Po { $round } rundy
}
web-end-wins = { $who ->
    [you] Wygrywasz!
   *[other] Wygrywa { $name }!
}
web-end-wins-by-coins = { $who ->
    [you] { $coins ->
        [one] Wygrywasz o jedną monetę!
        [few] Wygrywasz o { $coins } monety!
        [many] Wygrywasz o { $coins } monet!
       *[other] Wygrywasz o { $coins } monety!
    }
   *[other] { $coins ->
        [one] { $name } wygrywa o jedną monetę!
        [few] { $name } wygrywa o { $coins } monety!
        [many] { $name } wygrywa o { $coins } monet!
       *[other] { $name } wygrywa o { $coins } monety!
    }
}
web-end-shared = { $who ->
    [you] Wspólne zwycięstwo: ty oraz { $names }!
   *[other] Wspólne zwycięstwo: { $names }!
}
web-end-windows = { $points ->
    [one] { $points } rozświetlone okno
    [few] { $points } rozświetlone okna
   *[many] { $points } rozświetlonych okien
}
web-end-why-points = { $scoring ->
    [sum] Punkty: { $points } do { $others }.
   *[product] { web-end-windows } do { $others }.
}
web-end-why-coins = { $scoring ->
    [sum] Tyle samo punktów ({ $points }): { $names }; przy remisie decydują monety.
   *[product] Tyle samo rozświetlonych okien ({ $points }): { $names }; przy remisie decydują monety.
}
web-end-why-shared = { $scoring ->
    [sum] Po tyle samo punktów ({ $points }) i monet ({ amount-coins }): zwycięstwo jest wspólne.
   *[product] Po tyle samo rozświetlonych okien ({ $points }) i monet ({ amount-coins }): zwycięstwo jest wspólne.
}
web-end-result = Wynik
web-end-see-story = Zobacz przebieg
web-end-rematch-offered = Ktoś chce zagrać jeszcze raz.
web-end-play = Zagraj
web-end-sheet = Podliczenie punktów
web-end-rank = { $rank }.
web-end-place = Miejsce { $place }
web-end-in-front = Przed miastem
web-end-product = { $scoring ->
    [sum] Mieszkańcy + serca
   *[product] Mieszkańcy × serca
}
web-end-at-end = Na koniec
web-end-points = Punkty
web-end-effects = Co dały karty specjalne
web-end-note-copied = Kopiuje: { $card }.
web-end-note-neighbour = { $who ->
    [you] Liczy się twoje miasto.
   *[other] Liczy się miasto: { $name }.
}
web-end-story = Przebieg tej gry
web-end-story-coming = Przebieg powstaje: każda karta jest odkrywana jeszcze raz…
web-end-chart-points = Punkty
web-end-chart-points-about = { $scoring ->
    [sum] mieszkańcy + serca po każdej rundzie
   *[product] mieszkańcy × serca po każdej rundzie
}
web-end-chart-income = Dochód
web-end-chart-income-about = monety na rundę
web-end-chart-coins = Monety
web-end-chart-coins-about = na początku tury
web-end-chart-chances = Szanse na wygraną
web-end-chart-chances-about = oszacowane po każdym kroku
web-end-chart-seat = { $name }: { $value }.
web-end-column-round = Runda
web-end-as-table = Pokaż jako tabelę
web-end-rounds = Runda po rundzie
web-end-moment-chance = { $who ->
    [you] Twoja szansa: { $before } → { $after }
   *[other] { story-moment-chance }
}
web-end-keep = Do zachowania i udostępnienia
web-end-replay = Odtwórz grę
web-end-share = Udostępnij
web-end-record = Pobierz zapis
web-end-link = Link do tej gry
web-end-copied = Link skopiowany.
web-end-fair = Czy karty były uczciwie tasowane?
web-end-fair-how = Przed pierwszym ruchem stół pokazywał pieczęć: skrót SHA-256 sekretu, który decyduje o każdym tasowaniu. Teraz sekret jest jawny i każdy może sprawdzić, że pasuje do pieczęci i że karty leżały tak, jak z niego wynika.
web-end-fair-how-shared = Przed pierwszym ruchem stół pokazywał pieczęć: skrót SHA-256 sekretu. Potem przeglądarka każdej grającej osoby dodała część obiecaną wcześniej. Sekret i części razem decydują o każdym tasowaniu, więc nikt nie mógł go wybrać. Teraz wszystko jest jawne i każdy może to sprawdzić.
web-end-fair-checking = Sprawdzanie w tej przeglądarce…
web-end-fair-right = Sprawdzone w tej przeglądarce: sekret pasuje do pieczęci i wynika z niego każde tasowanie.
web-end-fair-right-noted = Sprawdzone w tej przeglądarce: to pieczęć pokazana przy stole, sekret do niej pasuje i wynika z niego każde tasowanie.
web-end-fair-right-shared = Sprawdzone w tej przeglądarce: sekret i części pasują do tego, co pokazywał stół, i wynika z nich każde tasowanie.
web-end-fair-right-shared-noted = Sprawdzone w tej przeglądarce: sekret i części pasują do tego, co było pokazane przy stole, i wynika z nich każde tasowanie.
web-end-fair-parts = Części w tym tasowaniu: { $players }.
web-end-fair-withheld = Części, które nie dotarły na czas i nie ma ich w tym tasowaniu: { $players }.
web-end-fair-wrong = Inaczej, niż obiecano: { $place } w zapisie nie wynika z sekretu.
web-end-fair-other-seal = Inaczej, niż obiecano: to nie jest pieczęć pokazana przy stole.
web-end-fair-secret = Inaczej, niż obiecano: sekret nie pasuje do pieczęci.
web-end-fair-not-mine = Inaczej, niż obiecano: twojej części nie ma w tym tasowaniu.
web-end-fair-not-taken = Inaczej, niż obiecano: twoja część dotarła na czas, a nie ma jej w tym tasowaniu.
web-end-fair-left-out = Inaczej, niż obiecano: brakuje tu jednej z obiecanych części.
web-end-fair-changed = Inaczej, niż obiecano: { $player } ma tu inną część niż obiecana.
web-end-fair-repeated = Inaczej, niż obiecano: { $player } ma tu tę samą część co ktoś inny.
web-end-fair-noted = Pieczęć pokazana przy stole
web-end-commitment = Pieczęć
web-end-secret = Sekret
web-end-part = Twoja część
web-end-fair-check = Sprawdzenie z pobranym zapisem

web-rating-why = Dlaczego aż tyle?
web-rating-why-about = Ranking zmienia się o to, czego rankingi innych nie pozwalały oczekiwać: spodziewany wynik zmienia go mało, niespodzianka dużo. Pierwsze gry zmieniają go najbardziej, bo liczba nie jest jeszcze pewna.
