### Strona startowa, przygotowanie stołu i nagłówek każdej strony.

web-start-me-unknown = Moja strona
web-start-offline = Serwer nie odpowiada. Czy masz połączenie z siecią? Nic nie przepadło, spróbuj jeszcze raz.
web-start-fault = Coś poszło nie tak po naszej stronie. Nic nie przepadło, spróbuj jeszcze raz.
web-start-again = Spróbuj ponownie

## Pierwsze spojrzenie

web-start-tag = Dziesięć kart. Jedno szczęśliwe miasto.
web-start-sub = Mieszkania dają mieszkańców { $person }, rozrywki dają serca { $heart }. Pomnóż je przez siebie: to twoje punkty. Dla 2–5 osób, około 30 minut.
web-start-play = Zagraj teraz
web-start-play-about = Przeciwnicy: { $names } · { $mode }
web-start-learn = Naucz się w 5 minut
web-start-friends = Z przyjaciółmi
web-start-screen = Na tym ekranie
web-start-mode-family = Rodzinny
web-start-mode-expert = Ekspercki
web-start-mode-sum = punkty dodawane

## Czekające gry

web-start-waiting = Gry, które na ciebie czekają
web-start-wait-turn = { $round ->
    [0] { $name } czeka: wybierz swój kolor
   *[other] { $name } czeka: runda { $round }, twoja kolej
}
web-start-wait-other = { $round ->
    [0] { $name } wybiera kolor
   *[other] { $name } gra: runda { $round }
}
web-start-wait-screen = Twoja gra na tym ekranie: runda { $round }
web-start-wait-open = Twój stół (zajęte miejsca: { $taken } z { $seats })
web-start-wait-asked = { $name } chce zagrać jeszcze raz
web-start-wait-kept = { $name } trzyma dla ciebie miejsce
web-start-continue = Graj dalej
web-start-all-games = Wszystkie moje gry

## Otwarte stoły

web-start-open = Otwarte stoły
web-start-open-of = Stół: { $name }
web-start-open-free = { $free ->
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] { $free } wolnego miejsca
}
web-start-sit = Usiądź
web-start-look = Zajrzyj

## Twój stół

web-start-table = Twój stół
web-start-who = Kto gra?
web-start-you = ty
web-start-me-name = Ty
web-start-add = dodaj
web-start-change = zmień
web-start-friend = Gość
web-start-friend-about = z linkiem
web-start-here = tutaj
web-start-guest = Gracz { $number }
web-start-specials = Budynki specjalne
web-start-family-about = jednorożce i piraci
web-start-expert-about = cuda z niespodzianką
web-start-grozilla-about = Potwory i czwarta talia
web-start-points = Punkty
web-start-multiply = Mnożenie
web-start-multiply-about = 3 × 5 = 15
web-start-add-up = Dodawanie
web-start-add-up-about = 3 + 5 = 8, dla młodszych
web-start-go-solo = Zagraj przy tym stole
web-start-go-friends = Otwórz stół i zaproś
web-start-go-screen = Zacznij na tym ekranie
web-start-opening = Chwileczkę…

## Kto tam siada

web-start-seat-title = Kto tu siedzi?
web-start-seat-friend = Ktoś przez internet
web-start-seat-friend-about = Dostaniesz link do wysłania.
web-start-seat-here = Ktoś przy tym ekranie
web-start-seat-here-about = Podajecie sobie urządzenie.
web-start-seat-bots = Bot
web-start-seat-name = Imię
web-start-seat-done = Gotowe
web-start-seat-remove = Usuń to miejsce

## Więcej możliwości

web-start-more = Więcej
web-start-training = Trening
web-start-training-about = cofanie wszystkiego, podpowiedzi, szanse na wygraną
web-start-visible = Kto może przyjść?
web-start-private = Zaproszeni
web-start-private-about = kto ma link
web-start-public = Wszyscy
web-start-public-about = wśród otwartych stołów
web-start-rating = Czy to się liczy?
web-start-casual = Towarzyska
web-start-casual-about = z cofaniem
web-start-rated = Rankingowa
web-start-rated-about = tylko konta, bez botów
web-start-rated-account = Do gier rankingowych potrzebne jest konto.
web-start-rated-make = Załóż konto
web-start-rated-people = W grach rankingowych grają ludzie: bez botów i bez innych osób przy tym ekranie.
web-start-rated-free = Zwolnij ich miejsca
web-start-clock = Zegar
web-start-clock-none = Bez zegara
web-start-clock-live = Na żywo
web-start-clock-slow = Powoli
web-start-clock-time = Czas na decyzję
web-start-clock-live-choice = { $seconds } s na ruch, { $minutes } min zapasu
web-start-clock-slow-choice = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}
web-start-chat = Czat
web-start-chat-everybody = Wszyscy
web-start-chat-accounts = Tylko konta
web-start-chat-nobody = Tylko reakcje
web-start-pause = Boty grają
web-start-pause-quick = szybko
web-start-pause-calm = w spokojnym tempie
web-start-pause-slow = powoli

## Dokąd jeszcze

web-start-pages = Inne strony
web-start-to-rules = Zasady
web-start-to-cards = Wszystkie karty
web-start-to-daily = Rozdanie dnia
web-start-to-puzzles = Zagadki
web-start-to-games = Moje gry
web-start-to-replay = Odtwórz zapis gry
web-start-to-ranking = Ranking
web-start-to-tinkerers = Dla majsterkowiczów
web-start-running = Gry do oglądania
