### Nauka: sześć drzwi, galeria kart i to, co mają wspólnego ich strony.

web-learn-title = Nauka gry
web-learn-lead = Pierwsza gra w pięć minut albo odpowiedź na konkretne pytanie.
web-learn-doors = Od czego chcesz zacząć?
web-learn-tutorial = Samouczek
web-learn-tutorial-text = Prawdziwa gra z życzliwym przewodnikiem. Około 5 minut.
web-learn-tutorial-again = To już za tobą. Jeszcze raz?
web-learn-rules = Zasady
web-learn-rules-text = Wszystko, w krótkich akapitach z obrazkami.
web-learn-cards = Karty
web-learn-cards-text = Wszystkie karty ({ $cards }) z wyszukiwarką i filtrami.
web-learn-faq = Pytania
web-learn-faq-text = Trudne przypadki i ich rozstrzygnięcia.
web-learn-puzzles = Zagadki
web-learn-puzzles-text = Znajdź ruch, który jest wyraźnie najlepszy.
web-learn-numbers = Karty w liczbach
web-learn-numbers-text = Ile warta jest każda karta, z tysięcy partii.
web-learn-back = Wróć do nauki gry
web-learn-search-clear = Wyczyść wyszukiwanie
web-learn-nothing = Nic nie znaleziono. Może inne słowo?
web-learn-contents = Spis treści
web-learn-link = Link do „{ $title }”

## Galeria

web-learn-gallery-title = Wszystkie karty
web-learn-gallery-lead = Liczba różnych kart: { $cards }. Wybierz jedną, żeby zobaczyć o niej wszystko.
web-learn-gallery-found = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
web-learn-gallery-search = Nazwa, efekt… dowolny język
web-learn-filters = Filtry
web-learn-filter-reset = Pokaż wszystkie karty
web-learn-any = dowolne
web-learn-colour = Kolor
web-learn-kind = Rodzaj
web-learn-deck = Talia
web-learn-price = Cena
web-learn-set = Zestaw
web-learn-set-base = gra podstawowa
web-learn-set-family = rodzinny
web-learn-set-expert = ekspercki
web-learn-set-grozilla = Grozilla
web-learn-sort = Kolejność
web-learn-sort-box = jak w pudełku
web-learn-sort-name = według nazwy
web-learn-sort-cost = według ceny
web-learn-sort-income = według dochodu
web-learn-sort-inhabitants = według mieszkańców
web-learn-sort-hearts = według serc
web-learn-uncertain-only = tylko niepewne
web-learn-group-building = Budynki
web-learn-group-dwelling = Mieszkania
web-learn-group-market = { $market }
web-learn-group-family = Budynki specjalne, wariant rodzinny
web-learn-group-expert = Budynki specjalne, wariant ekspercki
web-learn-group-multicoloured = Budynki wielokolorowe
web-learn-group-monster = Potwory
web-learn-group-all = Karty
web-learn-kind-family = budynek specjalny, rodzinny
web-learn-kind-expert = budynek specjalny, ekspercki
web-learn-decks = Co jest w taliach
web-learn-decks-lead = Rewersy mówią, ile kart każdego koloru jest w talii. Tutaj widać, które to karty.
web-learn-deck-colour = { $count } × { colour-name }
web-learn-uncertain = niepewna
web-learn-uncertain-lead = Karty z tym znakiem mają wartości, których nie potwierdza żadne źródło. To nasza rekonstrukcja, dopóki nie poprawi jej ktoś, kto ma pudełko.
web-learn-uncertain-fields = Żadne źródło nie potwierdza: { $fields }. Wartości są dobrane tak, żeby talią dobrze się grało; kto ma pudełko, może je poprawić.
web-learn-field-name = nazwa
web-learn-field-cost = cena
web-learn-field-colours = kolory
web-learn-field-colour = kolor
web-learn-field-income = dochód
web-learn-field-hearts = serca
web-learn-field-inhabitants = mieszkańcy
web-learn-field-effect = liczba w efekcie
web-learn-brings = Co przynosi
web-learn-effect = Efekt
web-learn-needs = Wymagane w twoim mieście
web-learn-in-box = W pudełku
web-learn-copies = { $copies ->
    [one] { $copies } egzemplarz
    [few] { $copies } egzemplarze
    [many] { $copies } egzemplarzy
   *[other] { $copies } egzemplarza
}
web-learn-copies-market = { $copies } egzemplarzy: z jednej strony białe, z drugiej każdy w innym kolorze
web-learn-faces = Wszystkie strony
web-learn-rulings = Wyjaśnienia
web-learn-names = W innych językach
web-learn-previous = Poprzednia karta
web-learn-next = Następna karta
