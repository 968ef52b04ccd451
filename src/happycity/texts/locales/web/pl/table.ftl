### Stół: co na nim leży i co mówi.

## Pasek

web-table-setup = Start
web-table-round = Runda { $round }
web-table-last-round = Ostatnia runda!
web-table-mode = { $specials ->
    [expert] { $grozilla ->
        [yes] Ekspercki + Grozilla
       *[no] Ekspercki
    }
   *[family] { $grozilla ->
        [yes] Rodzinny + Grozilla
       *[no] Rodzinny
    }
}
web-table-steps = Kroki tury
web-table-step-discard = Odrzuć
web-table-step-refill = Uzupełnij
web-table-step-buy = Kup
web-table-step-special = Specjalny
web-table-step-done = (zrobione)
web-table-step-none = (pominięte)
web-table-undo = Cofnij
web-table-chat = Czat
web-table-unread = nieprzeczytane
web-table-menu = Menu

## Pytanie

web-table-your-turn = Twoja kolej, { $player }!
web-table-your-turn-short = Twoja kolej!
web-table-now-turn = Teraz gra { $player }!
web-table-turn-of = Gra { $player }:
web-table-played = Świetny ruch!
web-table-tried = Ruch wykonany.
web-table-ask-market = Wybierz kolor swojej karty { $market }.
web-table-ask-discard = Odrzuć jedną kartę albo zostaw wszystkie.
web-table-ask-refill = { $cards ->
    [one] Odkryj jeszcze jedną kartę.
   *[other] Odkrywaj, aż będą trzy karty.
}
web-table-ask-buy = Kup jedną kartę albo weź monetę.
web-table-ask-special = Możesz wziąć budynek specjalny!
web-table-ask-destroy = Którą kartę dostanie potwór?
web-table-ask-give = Kto dostanie { coins-taken } z banku?
web-table-ask-copy = Czyj budynek specjalny skopiuje Sfinks?
web-table-ask-end = Zakończ turę albo cofnij ostatnią decyzję.
web-table-doing-market = wybór karty { $market }
web-table-doing-discard = odrzucanie
web-table-doing-refill = odkrywanie kart
web-table-doing-buy = zakup
web-table-doing-special = budynek specjalny
web-table-doing-destroy = potwór uderza
web-table-doing-give = oddawanie monet
web-table-doing-copy = Sfinks się rozgląda
web-table-won = { $who ->
    [you] { $winners ->
        [one] Wygrywasz: { amount-points }!
       *[other] Wspólne zwycięstwo: ty oraz { $players }, { amount-points }!
    }
   *[other] { $winners ->
        [one] Wygrywa { $players }: { amount-points }!
       *[other] Zwycięstwo dzielą { $players }: { amount-points }!
    }
}

## Plac

web-table-square = Rynek
web-table-offers = Karty na sprzedaż
web-table-new = Nowa
web-table-to-draw = { $cards ->
    [one] Jedna karta do odkrycia
    [few] { $cards } karty do odkrycia
   *[other] { $cards } kart do odkrycia
}
web-table-choose-deck = Wybierz talię.
web-table-decks = Talie
web-table-deck = Talia { $prices } { $deck ->
    [4] (wielokolorowa)
   *[other] { "" }
}
web-table-deck-sentence = Talia { $prices }, pozostało { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}: { $colours }{ $monsters ->
    [0] .
    [one] , { $monsters } potwór.
    [few] , { $monsters } potwory.
   *[other] , { $monsters } potworów.
}
web-table-left = zostało { $cards }
web-table-left-short = { $cards } szt.
web-table-dwellings = Mieszkania
web-table-bank = Żetony Stop-Zilla w banku
web-table-other-coin = { $coins ->
    [one] Weź { $coins } monetę
    [few] Weź { $coins } monety
   *[other] Weź { $coins } monet
}
web-table-other-coin-more = i nic nie kupuj
web-table-other-keep = { web-table-do-keep }
web-table-other-keep-more = nic nie odrzucaj
web-table-other-keep-coin-more = i weź { coins-taken }
web-table-other-decline = Nie bierz
web-table-other-decline-more = poczekaj na inny
web-table-other-refuse = Odmów
web-table-other-refuse-more = wylosuj jeden z pudełka
web-table-other-end = Zakończ turę
web-table-other-end-more = i oddaj kolej
web-table-choices = Do wyboru
web-table-market-of = { $market }, { colour-name }: ma { $player }

## Pasek objaśnień

web-table-details = Szczegóły
web-table-brings = Daje
web-table-you-pay = Płacisz
web-table-ways = Sposoby zapłaty
web-table-rest = zostaje { $coins }
web-table-income = Dochód
web-table-points = Punkty
web-table-coins = Monety
web-table-becomes = zmienia się na
web-table-completes = spełnia warunek: { $cards }
web-table-buildings = Budynki
web-table-monsters = Potwory
web-table-discarded = Odrzucone
web-table-hides = { $count ->
    [one] Wciąż kryje się tu { $monsters }.
   *[other] Wciąż kryją się tu: { $monsters }.
}
web-table-no-beasts = Nie ma tu już potworów.
web-table-deck-about = Gdy talia się skończy, odrzucone karty zostaną potasowane i utworzą nową.
web-table-fourth-about = Wielokolorowe budynki i potwory. Tej talii nigdy się nie tasuje od nowa.
web-table-coin-sentence = Nic nie kupuj i oszczędzaj na później.
web-table-nothing-to-buy = Nic nie można kupić: bierzesz { coins-taken }.
web-table-thinking = { $hand ->
    [fingers] { $player } myśli… Dotknięcie przyspiesza.
   *[keys] { $player } myśli… Dowolny klawisz lub kliknięcie przyspiesza.
}
web-table-waiting = Czekamy na ruch: { $player }.
web-table-waiting-gone = { $clock ->
    [runs] { $player }: chwilowo offline. Zegar tyka.
   *[none] { $player }: chwilowo offline. Po chwili może zagrać bot.
}
web-table-do-buy = { $price ->
    [0] Weź za darmo
   *[other] Kup za { $price }
}
web-table-do-discard = Odrzuć
web-table-do-draw = Odkryj
web-table-do-take = Weź
web-table-do-coin = { $coins ->
    [one] Weź { $coins } monetę
    [few] Weź { $coins } monety
   *[other] Weź { $coins } monet
}
web-table-do-keep = Zostaw wszystkie
web-table-do-keep-coin = { web-table-do-keep } i weź { coins-taken }
web-table-do-decline = Nie bierz
web-table-do-refuse = Odmów
web-table-do-destroy = Oddaj ją
web-table-do-give = Daj: { $player }
web-table-do-copy = Skopiuj
web-table-do-market = Wybierz
web-table-can-buy = Możesz ją kupić
web-table-can-discard = Możesz ją odrzucić
web-table-can-take = Możesz go wziąć
web-table-can-destroy = Potwór może ją dostać
web-table-can-market = Możesz ją wybrać
web-table-chosen = Wybrano; naciśnij ponownie, aby potwierdzić

## Miasta

web-table-city-of = { $who ->
    [you] Twoje miasto
   *[other] Miasto: { $player }
}
web-table-place = Miejsce { $place }
web-table-free-place = Wolne miejsce
web-table-covered = { $monster } siedzi na karcie { $card }.
web-table-moves-on = Kup { card-of-colour }, a pójdzie dalej.
web-table-my-city = Moje miasto
web-table-watched = oglądasz to miasto
web-table-per-round = co rundę
web-table-token-worth = Stop-Zilla = 2 monety
web-table-free-card = następna karta za darmo
web-table-louvre = { $phases ->
    [one] jeszcze { $phases } faza dochodów
    [few] jeszcze { $phases } fazy dochodów
   *[other] jeszcze { $phases } faz dochodów
}
web-table-tally = Karty według kolorów
web-table-cards = kart
web-table-time = zostało { $time }

## Budynki specjalne

web-table-specials = Budynki specjalne
web-table-one-each = jeden na osobę, gratis
web-table-one-each-more = Każdy może wziąć w grze jeden budynek specjalny, za darmo, jeśli spełnia jego warunek i ma wolne miejsce.
web-table-taken = zajęte
web-table-taken-by = { $who ->
    [you] W twoim mieście
   *[other] W mieście: { $player }
}
web-table-ready = Gotowe!
web-table-ready-soon = Gotowe z tą kartą
web-table-met = warunek spełniony
web-table-to-go = brakuje { $cards }
web-table-needs = Wymaga: { $condition }.

## Sąsiedzi

web-table-neighbours = Sąsiedzi
web-table-left-of-you = po lewej
web-table-right-of-you = po prawej
web-table-bot = bot
web-table-bot-plays = teraz gra bot
web-table-not-here = chwilowo offline
web-table-in-front = Przed miastem: { $player }
web-table-watch = Usiądź obok: { $player }
web-table-whose = Usiądź obok

## Szczegóły

web-table-back = Wróć
web-table-cheaper = Płacisz { $price } zamiast { $was }.
web-table-copies = { $hidden ->
    [0] nie ma już kopii w talii
    [one] { $hidden } kopia w talii
    [few] { $hidden } kopie w talii
   *[other] { $hidden } kopii w talii
}{ $discarded ->
    [0] { "" }
   *[other] , odrzucone: { $discarded }
}
web-table-stock = Talia
web-table-in-cities = W miastach
web-table-in-city = { $who ->
    [you] twoim
   *[other] { $player }
}
web-table-face-down = Zakryte: { $cards }

## Koniec

web-table-by-coins = Punktów jest tyle samo: decydują monety.
web-table-sheet = Wynik i analiza

## Uwagi nad stołem

web-table-newer = Serwer ma nowszą wersję: wczytaj stronę ponownie, aby grać dalej.
web-table-reload = Wczytaj ponownie
web-table-closing = Serwer uruchamia się ponownie. Nic nie ginie: stół sam wróci.
web-table-lost = Połączenie przerwane; próbujemy je odzyskać…
web-table-regained = Połączenie wróciło.
web-table-away = Gra za ciebie bot.
web-table-away-late = Twój czas się skończył: gra za ciebie bot.
web-table-come-back = Już jestem
web-table-unreachable = Serwer nie odpowiada
web-table-again = Spróbuj ponownie
web-table-unknown = Nie ma takiego stołu
web-table-closed = Ten stół jest zamknięty
web-table-closed-more = Gra została przerwana, zakończona za zgodą wszystkich albo nikogo już nie było.
web-table-full = Tyle tu zagrano i cofnięto, że stół jest pełny. Dalej można grać przy nowym.
web-table-coming = Nakrywamy do stołu…

## Menu

web-table-news = Nowiny
web-table-go-away = Przerwa: niech bot gra za mnie
web-table-quick = Szybkie ruchy: jedno dotknięcie
web-table-rules = Zasady
web-table-faq = Pytania i wyjaśnienia
web-table-leave = Odejdź od stołu; gra zostaje
web-table-give-up = Poddaj tę grę
web-table-give-up-sure = Dotknij ponownie, aby poddać grę
web-table-fair = Uczciwość: karty potasowano przed początkiem gry; pieczęć to
web-table-withheld = Części, które nie dotarły na czas i nie ma ich w tasowaniu: { $players }.
web-table-keys = Klawisze
web-table-key-cards = karty na sprzedaż, talie albo inny wybór
web-table-key-dwellings = mieszkania
web-table-key-other = moneta, zostaw wszystkie, nie bierz, zakończ turę
web-table-key-confirm = wybierz; jeszcze raz: potwierdź
web-table-key-back = wróć
web-table-key-move = ruch wewnątrz grupy
web-table-key-details = szczegóły tego, na co patrzysz
web-table-key-city = do mojego miasta
web-table-key-specials = do budynków specjalnych
web-table-key-neighbours = do sąsiadów
web-table-key-log = nowiny i dziennik
web-table-key-undo = cofnij
web-table-key-sound = dźwięk
web-table-key-list = ta lista

## Czat

web-table-mute = wycisz
web-table-slow = Na osobę jedna wiadomość co { $seconds } s
web-table-chat-none = Jeszcze nikt się nie odezwał.
web-table-chat-muted = Wyciszono: nie widać, co mówią inni.
web-table-reactions = Reakcje
web-table-say = Napisz coś miłego
web-table-send = Wyślij
web-table-unsent = Brak połączenia: nic nie zostało wysłane.
web-table-say-left = { $left ->
    [0] Więcej się nie zmieści
    [one] Jeszcze { $left } znak
    [few] Jeszcze { $left } znaki
   *[many] Jeszcze { $left } znaków
}
web-table-react-hello = Cześć!
web-table-react-thanks = Dziękuję!
web-table-react-well-played = Dobry ruch!
web-table-react-wow = Wow!
web-table-react-oops = Ojej!
web-table-react-thinking = Myślę…
web-table-react-hurry = Twoja kolej!
web-table-react-good-game = Dobra gra!
web-table-shut = Tu nie można wejść
web-table-you-watch = Oglądasz
