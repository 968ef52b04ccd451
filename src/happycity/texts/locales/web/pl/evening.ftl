### Club evenings: making one, its page, the wall.

web-evening-title = Wieczór klubowy
web-evening-lead = Wiele stołów jednego wieczoru, w domu albo przez tydzień: te same karty dla wszystkich albo kolejni przeciwnicy.
web-evening-many = Dużo ludzi, dużo stołów?
web-evening-coming = Chwileczkę…
web-evening-make = Zorganizuj wieczór
web-evening-name = Jak się nazywa?
web-evening-kind = Jak gracie?
web-evening-kind-duplicate = Duplikat
web-evening-kind-swiss = Szwajcarski
web-evening-kind-round-robin = Każdy z każdym
web-evening-how-duplicate = Wszystkie stoły rundy grają te same karty. Porównujesz się ze wszystkimi na twoim miejscu: punkt za każdą osobę z gorszym wynikiem, pół punktu za równy, w procentach; przy równych punktach decydują monety. Gdzie kogoś brakuje, gra bot. Gry nie liczą się do rankingu.
web-evening-how-swiss = W każdej rundzie grasz z osobami, które stoją podobnie do ciebie, a jeszcze się nie spotkaliście. Liczą się zwycięstwa, potem wyniki tych, z którymi grasz. Kto zostaje bez stołu, odpoczywa, co liczy się jak własna średnia. Gry liczą się do rankingu.
web-evening-how-round-robin = Przy stole dwie osoby, a wszyscy spotykają się raz. Liczą się zwycięstwa, potem wyniki tych, z którymi grasz. Odpoczynek liczy się jak twoja średnia. Gry liczą się do rankingu.
web-evening-how-adjusted = „Bez szczęścia” to twój udział w zwycięstwach bez tego, jak zakryte karty zmieniły twoje szanse.
web-evening-players = Osoby przy stole
web-evening-rounds = Rundy
web-evening-pace = Następna runda zaczyna się
web-evening-pace-break = po minucie
web-evening-pace-host = na mój znak
web-evening-needs-host = Gospodarz wieczoru potrzebuje konta.
web-evening-mine = Moje wieczory

## An evening

web-evening-gathering = { $people ->
    [0] Czekamy na ludzi
    [one] Czekamy: na razie { $people } osoba
    [few] Czekamy: na razie { $people } osoby
    [many] Czekamy: na razie { $people } osób
   *[other] Czekamy: na razie { $people } osoby
}
web-evening-over = Wieczór się skończył.
web-evening-round = Runda { $round } z { $rounds }
web-evening-next-in = Następna zacznie się za { $seconds } s.
web-evening-next-waits = Następna zacznie się na znak gospodarza.
web-evening-tables-of = stoły { $seats }-osobowe
web-evening-many-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}
web-evening-between-break = minuta między rundami
web-evening-between-host = każdą rundę zaczyna gospodarz
web-evening-least = Potrzeba co najmniej { $least } osób.
web-evening-invite = Kto otworzy ten link, może wziąć udział, także bez konta.
web-evening-invite-rated = Kto otworzy ten link i ma konto, może wziąć udział.
web-evening-link = Link do tego wieczoru
web-evening-qr = Kod QR z linkiem do tego wieczoru
web-evening-enter = Weź udział
web-evening-leave = Opuść wieczór
web-evening-leave-sure = Stuknij jeszcze raz: bez kolejnych rund
web-evening-you-left = Nie grasz już w kolejnych rundach.
web-evening-needs-account = Te gry się liczą: potrzebujesz konta.
web-evening-wall = Na ścianę
web-evening-back = Do wieczoru
web-evening-begun = Zaczęła się runda { $round }: do twojego stołu

## Its host and its people

web-evening-hosting = To twój wieczór
web-evening-start = Zacznij
web-evening-next = Następna runda
web-evening-end = Zakończ wieczór
web-evening-end-sure = Dotknij jeszcze raz: koniec rund
web-evening-people = Kto bierze udział
web-evening-left = już nie gra
web-evening-remove = Usuń z listy: { $name }
web-evening-remove-sure = Dotknij jeszcze raz

## Tables

web-evening-tables = Stoły
web-evening-table = Stół { $number }
web-evening-table-playing = gra
web-evening-table-over = koniec
web-evening-table-closed = bez wyniku
web-evening-my-table = Do stołu { $number }
web-evening-done = Przy twoim stole koniec. Inni jeszcze grają.
web-evening-rest = W tej rundzie odpoczywasz.
web-evening-bot = Bot

## Standings

web-evening-standings = Tabela
web-evening-column-match = punkty meczowe
web-evening-column-victories = zwycięstwa
web-evening-column-strength = siła rywali
web-evening-column-adjusted = bez szczęścia
web-evening-column-games = gry
web-evening-not-yet = jeszcze nie
web-evening-results = Do zachowania:
web-evening-all-games = Wszystkie gry
