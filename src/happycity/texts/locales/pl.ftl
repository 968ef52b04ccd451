### Wszystkie zdania Happy City. Co zawierają zmienne, mówi en.ftl.

## Kolory

colour-white = biały
colour-yellow = żółty
colour-blue = niebieski
colour-green = zielony
colour-orange = pomarańczowy
colour-purple = fioletowy
colour-name = { $colour ->
    [yellow] { colour-yellow }
    [blue] { colour-blue }
    [green] { colour-green }
    [orange] { colour-orange }
    [purple] { colour-purple }
   *[white] { colour-white }
}
# po „za każdą”
card-of-colour = { $colour ->
    [yellow] żółtą kartę
    [blue] niebieską kartę
    [green] zieloną kartę
    [orange] pomarańczową kartę
    [purple] fioletową kartę
   *[white] białą kartę
}
# karty w ogóle
cards-of-colour = { $colour ->
    [yellow] żółte karty
    [blue] niebieskie karty
    [green] zielone karty
    [orange] pomarańczowe karty
    [purple] fioletowe karty
   *[white] białe karty
}
# po „najwięcej”, „mniej”, „nie masz”
cards-of-colour-counted = { $colour ->
    [yellow] żółtych kart
    [blue] niebieskich kart
    [green] zielonych kart
    [orange] pomarańczowych kart
    [purple] fioletowych kart
   *[white] białych kart
}
count-of-colour = { $count } × { colour-name }

## Rodzaje kart

kind-building = budynek
kind-multicoloured = budynek wielokolorowy
kind-dwelling = mieszkanie
kind-market = { $market }
kind-family = budynek specjalny
kind-expert = budynek specjalny
kind-monster = potwór

## Symbole i liczby

number-written = { $number }
symbol-income = dochód
symbol-hearts = serca
symbol-inhabitants = mieszkańcy
symbol-coins = monety
amount-coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}
# po czasowniku: „bierze”
coins-taken = { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}
amount-price = { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
}
amount-income = { $income ->
    [one] { $income } dochód
   *[other] { $income } dochodu
}
amount-hearts = { $hearts ->
    [one] { $hearts } serce
    [few] { $hearts } serca
   *[many] { $hearts } serc
}
amount-inhabitants = { $inhabitants ->
    [one] { $inhabitants } mieszkaniec
    [few] { $inhabitants } mieszkańców
   *[many] { $inhabitants } mieszkańców
}
amount-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
amount-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
amount-tokens = { $token_count ->
    [one] { $token_count } żeton Stop-Zilla
    [few] { $token_count } żetony Stop-Zilla
   *[many] { $token_count } żetonów Stop-Zilla
}
gain = { $gives ->
    [income] { amount-income }
    [hearts] { amount-hearts }
    [inhabitants] { amount-inhabitants }
    [income-hearts] { amount-income } i { amount-hearts }
    [income-inhabitants] { amount-income } i { amount-inhabitants }
    [hearts-inhabitants] { amount-hearts } i { amount-inhabitants }
   *[income-hearts-inhabitants] { amount-income }, { amount-hearts } i { amount-inhabitants }
}
gain-two = { $hearts_two ->
    [one] { $hearts_two } serce
    [few] { $hearts_two } serca
   *[many] { $hearts_two } serc
} i { $inhabitants_two ->
    [one] { $inhabitants_two } mieszkaniec
   *[many] { $inhabitants_two } mieszkańców
}
gain-three = { $hearts_three ->
    [one] { $hearts_three } serce
    [few] { $hearts_three } serca
   *[many] { $hearts_three } serc
} i { $inhabitants_three ->
    [one] { $inhabitants_three } mieszkaniec
   *[many] { $inhabitants_three } mieszkańców
}
for-price = { $price ->
    [0] za darmo
    [one] za { $price } monetę
    [few] za { $price } monety
   *[many] za { $price } monet
}

## Listy, miejsca, gracze

list-separator = { ", " }
list-more = { $items } i jeszcze { $more }
where-line = wiersz { $line }
where-move = ruch { $move_number }
where-sentence = { $where }: { $sentence }
seat-name = miejsce { $seat }

## Fazy

phase-market = wybór karty { $market }
phase-discard = odrzucanie
phase-refill = uzupełnianie
phase-buy = zakup
phase-special = budynek specjalny
phase-destroy = zniszczenie
phase-give = oddawanie monet
phase-copy = kopiowanie
phase-over = koniec gry

help-market = Wybierz kolor swojej karty { $market }: to pierwsza karta twojego miasta i liczy się do budynków specjalnych.
help-discard = Możesz odrzucić jeden odkryty budynek albo zostawić wszystkie.
help-refill = Wybierz talię i odkryj jej wierzchnią kartę, aż odkryte będą trzy budynki.
help-buy = Kup jeden budynek lub mieszkanie albo nie kupuj niczego i weź monetę.
help-special = Twoje miasto spełnia warunek: weź jeden budynek specjalny, za darmo i tylko raz w grze, albo zrezygnuj.
help-destroy = Przyszedł drugi potwór: wybierz kartę swojego miasta, którą zniszczy pierwszy.
help-give = Wybierz przeciwnika, który dostanie monety z banku.
help-copy = Wybierz przeciwnika, którego budynek specjalny skopiujesz, albo odmów i skopiuj jeden wylosowany z pudełka.
help-over = Gra skończona: zobacz podliczenie punktów.

## Ruchy, do menu

move-market = Wybierz { $market }, kolor { colour-name }
move-keep = Zostaw wszystkie odkryte budynki
move-discard = Odrzuć kartę { $card }
move-draw = Odkryj kartę z talii { $deck }
move-coin = Weź monetę
move-buy = Kup kartę { $card }
move-buy-priced = Kup kartę { $card } { for-price }
move-with-tokens = { $label }, płacąc żetonami Stop-Zilla: { $tokens }
move-decline = Nie bierz budynku specjalnego
move-take = Weź kartę { $card }
move-destroy = Pozwól zniszczyć kartę w miejscu { $number }
move-give = Daj graczowi { $player }
move-copy = Skopiuj budynek specjalny gracza { $player }
move-refuse = Odmów i wylosuj jeden z pudełka

## Wydarzenia

event-market-chosen = { $player } wybiera { $market }, kolor { colour-name }.
event-round-began = Zaczyna się runda { $round }.
event-income = { $player } otrzymuje { coins-taken } dochodu.
event-effect-coins = { $card } przynosi graczowi { $player } { coins-taken }.
event-taxed = { $player } zabiera graczowi { $from } { coins-taken } dzięki karcie { $card }.
event-turn-began = Tura gracza { $player }.
event-discarded = { $player } odrzuca kartę { $card }.
event-rebuilt = Talia { $deck } powstaje na nowo ze stosu kart odrzuconych: { amount-cards }.
event-revealed = { $player } odkrywa kartę { $card } z talii { $deck }.
event-passed = { $player } nie kupuje niczego i bierze { coins-taken }.
event-bought = { $player } kupuje kartę { $card } { for-price } i kładzie ją w miejscu { $place }.
event-tokens-paid = { $player } płaci żetonami Stop-Zilla: { $tokens } × { colour-name }.
event-token-gained = { $player } zdobywa { colour-name } żeton Stop-Zilla.
event-monster-came = { $monster } przychodzi do miasta gracza { $player }.
event-monster-repelled = { $player } oddaje { colour-name } żeton Stop-Zilla, a { $monster } idzie dalej.
event-monster-left = { $monster } opuszcza miasto gracza { $player }.
event-destroyed = { $monster } niszczy kartę { $card } w miejscu { $place } miasta gracza { $player }.
event-special-taken = { $player } bierze budynek specjalny { $card } i kładzie go w miejscu { $place }.
event-replaced = Karta { $card } opuszcza miejsce { $place } miasta gracza { $player }.
event-gift = { $monster } sprawia, że { $player } daje { coins-taken } z banku graczowi { $to }.
event-city-complete = Miasto gracza { $player } jest gotowe: to ostatnia runda.
event-copied = { $origin ->
    [box] { $player } losuje z pudełka kartę { $card } i kopiuje ją.
   *[seat] { $player } kopiuje kartę { $card } gracza { $from }.
}
event-game-over = Gra skończona.

## Efekty budynków specjalnych i potworów

effect-copy-neighbour-place = Na koniec gry kopiuje efekt karty z tego samego miejsca w mieście jednego z sąsiadów, chyba że to budynek specjalny albo karta zniszczona.
effect-toll = Za każdym razem, gdy sąsiad płaci za kartę { $price_at_least } lub więcej, weź z banku { coins-taken }.
effect-coins-per-card-now = Natychmiast: weź { coins-taken } za każdą kartę w swoim mieście, łącznie z tą.
effect-discount = Płacisz o { coins-taken } mniej za { cards-of-colour }, ale nigdy mniej niż 0.
effect-copy-previous-place = Kopiuje efekt karty z poprzedniego miejsca; nic, jeśli ta karta jest zniszczona.
effect-per-own-colour = { gain } za każdą { card-of-colour } w twoim mieście.
effect-encore = { $lose_income_at_end ->
    [0] Natychmiast: weź z banku { $times_income_now } × swój dochód.
   *[other] Natychmiast: weź z banku { $times_income_now } × swój dochód. Na koniec gry tracisz tyle punktów, ile wynosi twój dochód.
}
effect-small-city = Na koniec gry: { amount-hearts }, jeśli w twoim mieście jest dokładnie { $exactly } kart; { $hearts_if_fewer }, jeśli jest ich mniej.
effect-replace-last = { amount-hearts }. Gdy bierzesz tę kartę, zastępuje ona ostatnią kartę twojego miasta, która zostaje odrzucona.
effect-lowest-price-of-deck = Za odkryte budynki z talii od 1 do 3 płacisz tylko najniższą cenę z ich talii.
effect-lowest-income = { amount-income }, dopóki twój dochód bez tej karty jest niższy niż dochód każdego innego gracza.
effect-copy-special = Na koniec gry: skopiuj budynek specjalny wybranego przeciwnika albo odmów i skopiuj jeden wylosowany z pudełka.
effect-tax-richest = Po każdej fazie dochodów weź { coins-taken } od przeciwnika, który ma najwięcej monet; przy remisie od każdego z nich.
effect-most-colour = { amount-hearts }, jeśli tylko ty masz najwięcej { cards-of-colour-counted } przy stole; { $hearts_if_tied } przy remisie; w przeciwnym razie { $hearts_otherwise }.
effect-most-colour-alone = { amount-hearts }, jeśli tylko ty masz najwięcej { cards-of-colour-counted } przy stole; w przeciwnym razie { $hearts_otherwise }.
effect-next-card-free = Następna karta, którą kupisz, budynek lub mieszkanie, jest za darmo.
effect-coins-for-all-now = { amount-hearts }. Natychmiast: każdy gracz, także ty, bierze { coins-taken }.
effect-fewest-colour = { amount-income }, dopóki nikt nie ma mniej { cards-of-colour-counted } niż ty.
effect-per-left-neighbour-colour = { gain } za każdą { card-of-colour } w mieście twojego sąsiada z lewej.
effect-coins-for-passing = Jeśli w swojej turze niczego nie kupisz, weź { coins-taken } zamiast 1.
effect-adjacent-same-colour = Karty sąsiednie (z lewej, z prawej, powyżej i poniżej): { gain-two }, jeśli dwie mają wspólny kolor; { gain-three }, jeśli trzy.
effect-per-neighbour-colour = { gain } za każdą { card-of-colour } w mieście jednego z twoich sąsiadów.
effect-poorer-than-neighbours = Na koniec gry: { amount-hearts }, jeśli twój dochód jest niższy niż dochód każdego z sąsiadów; w przeciwnym razie { $hearts_otherwise }.
effect-borrow-income = W { $phases ->
    [one] następnej fazie dochodów
   *[many] { $phases } następnych fazach dochodów
} bierz też tyle monet, ile wynosi dochód jednego z przeciwników.
effect-per-heart-inhabitant-pair = { amount-income } za każdą parę złożoną z serca i mieszkańca w twoim mieście, po odjęciu przekreślonych.
effect-coins-before-income = Przed każdą fazą dochodów i jeszcze raz przed podliczeniem punktów weź { coins-taken }, jeśli masz choć jedną monetę.
effect-next-two-same-colour = { amount-hearts }, jeśli karty w dwóch następnych miejscach mają wspólny kolor; w przeciwnym razie { $hearts_otherwise }.
effect-per-colour-before = { amount-income } za każdy kolor, który występuje na kartach w poprzednich miejscach.
effect-without-colour = { gain }, jeśli nie masz { cards-of-colour-counted }.
effect-double-points-below = Na koniec gry: podwój swoje punkty, jeśli jest ich mniej niż { $points }.
effect-no-discard = Nie możesz odrzucać budynków z obszaru centralnego.
effect-gift-each-turn = Na koniec swojej tury daj wybranemu przeciwnikowi { coins-taken } z banku.
# potwór, który ma tylko przekreślone symbole
effect-crossed-out = { $gives ->
    [income] Dochód twojego miasta jest mniejszy o { $income }.
    [hearts] Twoje miasto traci { amount-hearts }.
    [inhabitants] Odejmij od liczby mieszkańców { $inhabitants }.
   *[other] Twoje miasto traci: { gain }.
}

## Odmowy: ruchy, na które zasady teraz nie pozwalają

refusal-game-over = Gra skończona, ruch „{ $move }” nie jest już możliwy: zacznij nową grę.
refusal-wrong-phase = „{ $move }” teraz nie pasuje ({ $phase }); możesz zagrać: { $legal }.
refusal-market-taken = { $market }, kolor { colour-name }: ta karta jest już zajęta; możesz zagrać: { $legal }.
refusal-not-visible = Karty { $card } nie ma w obszarze centralnym; możesz zagrać: { $legal }.
refusal-same-card = Karta { $card } leży tu dwa razy: wybierz tę z lewej.
refusal-deck-empty = Talia { $number } nie ma karty do odkrycia; możesz zagrać: { $legal }.
refusal-pile-empty = Talia { $card } jest pusta: kup inną kartę albo weź monetę.
refusal-name-owned = Karta { $card } stoi już w twoim mieście, a żadna nazwa nie może się powtórzyć: kup inną kartę albo weź monetę.
refusal-too-many-tokens = Karta { $card } kosztuje { amount-price }, a żeton jest wart 2, więc { amount-tokens } to za dużo: zapłać mniejszą liczbą.
refusal-too-many-tokens-at-place = { $place }: żetonów Stop-Zilla każdego koloru jest tylko { $known }, znaleziono { $found }: usuń kilka.
refusal-tokens-missing = Nie masz wszystkich tych żetonów Stop-Zilla ({ $tokens }): zapłać tymi, które masz, albo monetami.
refusal-too-poor = { $token_count ->
    [0] Karta { $card } kosztuje { amount-price }, a masz { coins-taken }: weź monetę albo kup coś tańszego.
   *[other] Karta { $card } kosztuje { amount-price }; masz { coins-taken } i dajesz { amount-tokens }, a to nie wystarczy: weź monetę albo kup coś tańszego.
}
refusal-not-on-table = Karty { $card } nie ma wśród budynków specjalnych na stole; możesz zagrać: { $legal }.
refusal-condition-unmet = Karta { $card } wymaga w twoim mieście: { $condition }; weź inny budynek specjalny albo zrezygnuj.
refusal-city-full = W twoim mieście nie ma już miejsca na kartę { $card }: zrezygnuj.
refusal-special-taken = Masz już za sobą wybór budynku specjalnego, a nikt nie bierze dwóch: zostaw kartę { $card } innym.
refusal-place-empty = Miejsce { $number } w twoim mieście jest puste; możesz zagrać: { $legal }.
refusal-place-destroyed = Karta w miejscu { $number } jest już zniszczona; możesz zagrać: { $legal }.
refusal-no-such-seat = Nikt nie siedzi na miejscu { $number }; możesz zagrać: { $legal }.
refusal-own-seat = Miejsce { $number } przy stole jest twoje: wybierz przeciwnika.
refusal-nothing-to-copy = W mieście gracza z miejsca { $number } nie ma budynku specjalnego; możesz zagrać: { $legal }.

## Odmowy: teksty, które nie są ruchami

refusal-unknown-move = { $choices ->
    [0] „{ $move }” nie jest ruchem.
   *[other] „{ $move }” nie jest ruchem: zacznij od { $known }.
}
refusal-unknown-colour = „{ $move }”: nie ma koloru „{ $found }”: napisz jedno z { $known }.
refusal-unknown-card = { $choices ->
    [0] „{ $move }”: nie ma karty „{ $found }”: poszukaj właściwej nazwy wśród kart na stole.
   *[other] „{ $move }”: nie ma karty „{ $found }”: czy chodzi o { $known }?
}
refusal-unknown-number = „{ $move }”: { $found } nie jest tu możliwe: napisz jedno z { $known }.
refusal-tokens-out-of-order = „{ $move }”: napisz żetony w kolejności { $known }.
refusal-incomplete-move = „{ $move }” ma o słowo za mało lub za dużo: napisz { $known }.

## Odmowy: opcje gry

refusal-bad-players = players: { $found } to zła liczba graczy: wybierz spośród: { $known }.
refusal-bad-specials = specials: nie ma zestawu „{ $found }”: wybierz spośród: { $known }.
refusal-bad-grozilla = grozilla: „{ $found }” nie jest odpowiedzią: wybierz spośród: { $known }.
refusal-bad-scoring = scoring: nie ma punktacji „{ $found }”: wybierz spośród: { $known }.
refusal-unknown-bot = Nie ma bota „{ $found }”: wybierz spośród: { $known }.

## Odmowy: pozycje jako tekst

refusal-not-a-position = „{ $input }” nie jest pozycją: pozycja to jeden wiersz, który zaczyna się od { $known }.
refusal-bad-word = „{ $input }” nie jest słowem pozycji: napisz klucz=wartość, każdy klucz raz.
refusal-unknown-key = „{ $found }” nie jest kluczem tej pozycji: usuń go.
refusal-unknown-value = { $place }: „{ $found }” nie jest możliwe: napisz jedno z { $known }.
refusal-wrong-count = { $place }: potrzeba liczb: { $known }, znaleziono: { $found }; oddziel je przecinkami.
refusal-not-a-number = { $place }: „{ $found }” nie pasuje: wpisz liczbę całkowitą od { $least } do { $most }.
refusal-too-many-cards = { $place }: za dużo kart ({ $found }): napisz najwyżej { $known }.
refusal-card-not-here = { $place }: karta „{ $card }” nie istnieje albo nie może tu leżeć: wybierz inną.
refusal-wrong-copies = { $place }: karta { $card } jest tu { $found } razy, a musi być { $known } razy: popraw listę.
refusal-impossible-position = Taka pozycja nie może istnieć (miejsce { $seat }, { $phase }): { $flaw }

flaw-repeated-name = w jednym mieście stoją dwie karty o tej samej nazwie.
flaw-two-specials = miasto ma więcej niż jeden budynek specjalny.
flaw-no-market = miasto nie zaczyna się od karty { $market }.
flaw-same-market = dwa miasta mają kartę { $market } w tym samym kolorze.
flaw-market-order = karty { $market } wybiera się od ostatniego miejsca do pierwszego, przed rundą 1 i tylko w wariancie eksperckim.
flaw-full-city-to-move = miasto, które ma ruch, ma już zabudowane wszystkie miejsca.
flaw-not-the-turn = miejsce i tura się różnią, choć nikt nie musi niszczyć karty.
flaw-nothing-to-discard = nie ma czego odrzucić albo odrzucanie jest zabronione.
flaw-nothing-to-refill = obszar centralny jest pełny albo żadna talia nie jest dostępna.
flaw-not-refilled = przed zakupem trzeba uzupełnić obszar centralny.
flaw-nothing-to-take = nie można wziąć żadnego budynku specjalnego.
flaw-nothing-to-destroy = zniszczenie wymaga dwóch potworów przed miastem i karty, która jeszcze stoi.
flaw-nothing-to-give = nikt nie musi tu oddawać monet.
flaw-no-sphinx = nikt nie ma budynku specjalnego do kopiowania albo już skopiował.
flaw-not-finished = gra nie może być skończona, bo żadne miasto nie jest gotowe.
flaw-unrebuilt-deck = pusta talia leży obok stosu kart odrzuconych: od razu powstaje na nowo.
flaw-wrong-louvre = miasto ma jeszcze fazy cudzego dochodu, ale nie ma budynku specjalnego, który je daje.
flaw-wrong-free-card = miasto ma prawo do darmowej karty, ale nie ma budynku specjalnego, który je daje.
flaw-wrong-copy = to, co skopiowano na koniec, nie pasuje do budynków specjalnych w miastach.

## Odmowy: zapisy gier

refusal-game-not-over = Zapis ma tylko skończona gra, a ta jeszcze trwa ({ $place }): dograj ją do końca.
refusal-no-setup = Ta gra pochodzi z pozycji i nie ma przygotowania do zapisania: zacznij nową grę.
refusal-not-a-record = To nie jest zapis gry ({ $reason }): popraw lub usuń wiersz.
refusal-foreign-format = { $place }: ta wersja nie zna formatu „{ $found }”: czyta { $known }.
refusal-newer-rules = Ta gra toczy się według zasad { $found }; ta wersja zna zasady do { $known }: otwórz ją w nowszej wersji Happy City.
refusal-other-cards = Ta gra ma inne karty ({ $found }) niż ta wersja ({ $known }): otwórz ją w wersji, z której pochodzi.
refusal-bad-stamp = { $place }: „{ $found }” nie mówi, jakie były zasady albo karty: weź zapis lub kopię w takiej postaci, w jakiej powstały.
refusal-line-too-long = Wiersz jest dłuższy niż { $known } bajtów: zapis ma jeden wiersz na grę.
refusal-unused-chance = { $place }: wpisów jest { $found } i nie wszystkie są potrzebne: usuń ostatnie.
refusal-missing-chance = { $place }: talia { $deck } powstaje tu na nowo, a brakuje jej nowej kolejności: dodaj ją.
refusal-wrong-chance = { $place }: na nowo powstaje tu talia { $known }, a zapis mówi o talii { $found }: popraw go.
refusal-nothing-rebuilt = { $place }: podano kolejność kart, ale żadna talia nie powstaje tu na nowo: usuń ją.
refusal-too-many-moves = Zapis ma ruchów: { $found }, a tak długich partii nie ma: pokazać można najwyżej { $known }.
refusal-record-differs = { $place }: w zapisie jest { $found }, a jego ruchy prowadzą do { $known }: weź zapis taki, jaki został pobrany.
refusal-wrong-number-of-decks = { $place }: potrzeba talii: { $known }, znaleziono: { $found }; czwarta należy tylko do gier z Grozillą.
refusal-wrong-number-of-specials = { $place }: potrzeba budynków specjalnych: { $known }, znaleziono: { $found }; o dwa więcej niż graczy.

## Odmowy: uczciwe tasowanie

refusal-not-committed = { $place }: w tym zapisie brakuje zobowiązania lub sekretu, więc nie da się sprawdzić, czy tasowanie było uczciwe: weź zapis ze strony zakończonej gry.
refusal-bad-commitment = { $place }: tu muszą być zobowiązanie i sekret, każde z 64 cyfr (0–9, a–f): pobierz zapis jeszcze raz.
refusal-promise-given = Przy stole { $table } masz już obiecaną inną część tasowania: obietnica zostaje.
refusal-promise-repeated = Przy stole { $table } ktoś już obiecuje dokładnie to samo: wylosuj własną część.
refusal-not-promised = Przy stole { $table } nie masz obiecanej części tasowania: karty są rozdawane bez niej.
refusal-nonce-changed = To nie jest część obiecana do tasowania przy stole { $table }: podaj tę, która pasuje do obietnicy.
refusal-not-dealing = Przy stole { $table } nie trwa teraz rozdawanie: części tasowania podaje się tuż przed pierwszą kartą.

## Odmowy: arena

refusal-worker-lost = Proces, który grał, zakończył się bez odpowiedzi, być może z braku pamięci: spróbuj z mniejszą liczbą procesów niż { $processes }.
refusal-not-a-journal = To nie jest dziennik areny ani testu porównawczego ({ $reason }): podaj inny plik.
refusal-not-in-suite = { $option } { $found } nie należy do testu porównawczego; znane: { $known }.
refusal-other-options = Dziennik rozpoczęto z { $option } { $found }, a nie { $wanted }: użyj tych samych opcji lub podaj inny plik.
refusal-journal-in-use = Inny program zapisuje teraz ten dziennik: poczekaj na jego koniec lub podaj inny plik.
refusal-missing-extra = Potrzebny jest pakiet { $needed }, a nie jest zainstalowany: uruchom pip install 'happycity[{ $extra }]'.
refusal-no-cluster = Pod adresem { $address } nie odpowiada żaden klaster Ray ({ $reason }): popraw adres albo pomiń go, by użyć tylko tego komputera.
refusal-dataset-damaged = Zbiór danych { $place } jest uszkodzony ({ $reason }): happycity verify powie więcej; utwórz go ponownie lub weź inną kopię.
refusal-dataset-elsewhere = { $place } zawiera coś innego ({ $found }): podaj nowy lub pusty folder.
refusal-dataset-in-use = Inny program tworzy teraz zbiór danych w { $place }: poczekaj na jego koniec lub podaj inny folder.
refusal-dataset-unfinished = Zbiór danych { $place } nie jest gotowy: polecenie, które go zaczęło, utworzy resztę.
refusal-not-a-dataset = { $found } nie jest zbiorem danych Happy City ({ $reason }): podaj folder utworzony przez happycity dataset.
refusal-other-dataset = Zbiór danych rozpoczęto z { $option } { $found }, a nie { $wanted }: użyj tego samego lub podaj inny folder.
refusal-other-dataset-format = Zbiór danych ma format „{ $found }”; ten program zna „{ $known }”: użyj programu, którym go utworzono.

## Odmowy: miejsce dla modeli językowych

refusal-unknown-tool = Nie ma tu niczego o nazwie „{ $found }”: wybierz spośród: { $known }.
refusal-bad-arguments = Argumenty dla „{ $found }” nie pasują ({ $reason }): zobacz opis.
refusal-unknown-section = Zasady nie mają rozdziału „{ $found }”: wybierz spośród: { $known } albo podaj zasadę, na przykład R5.4.
refusal-card-not-in-game = Karty { $card } nie ma w tej grze: zapytaj o wszystkie karty, by je zobaczyć.
refusal-no-game = Żadna gra się jeszcze nie zaczęła: zacznij ją przez new_game.
refusal-no-such-chair = W tej grze nie ma miejsca { $found }: wybierz spośród: { $known }.
refusal-table-given = To miejsce przy tym stole wybrano dla ciebie: graj tutaj.
refusal-no-server = Pod adresem { $address } nie odpowiada żaden serwer Happy City ({ $reason }): sprawdź adres.
refusal-server-refused = Serwer odmawia: { $reason }
refusal-player-crashed = { $lines ->
    [0] Program „{ $bot }” zakończył się w trakcie gry (status { $status }), która się nie liczy.
   *[other] Program „{ $bot }” zakończył się w trakcie gry (status { $status }), która się nie liczy. Jego ostatnie słowa: { $log }.
}
refusal-player-silent = { $lines ->
    [0] Program „{ $bot }” nie zagrał dozwolonego ruchu w ciągu { $limit } s; jego gra się nie liczy.
   *[other] Program „{ $bot }” nie zagrał dozwolonego ruchu w ciągu { $limit } s; jego gra się nie liczy. Jego ostatnie słowa: { $log }.
}

## Stan gry w słowach, dla programów, które czytają

mcp-options = Gracze: { $players } · punktacja: { $scoring ->
    [sum] mieszkańcy plus serca
   *[product] mieszkańcy razy serca
}
mcp-seat = siedzisz na miejscu { $seat }
mcp-last-round = Jedno z miast jest pełne: to ostatnia runda.
mcp-visible = Obszar centralny
mcp-dwellings = Mieszkania
mcp-specials = Budynki specjalne na stole
mcp-decks = Talie (zakryte karty, w kolejności, której nikt nie zna)
mcp-deck = Talia { $deck }, zakryte: { $cards }, odrzucone: { $discarded }
mcp-tokens = Żetony
mcp-city = Miasto: { $player }, miejsce { $seat }
mcp-yours = (twoje)
mcp-price = cena dla ciebie: { $price }
mcp-needs = wymaga: { $condition }
mcp-left = pozostałe karty: { $cards }
mcp-heading = { $title }:
mcp-none = brak
mcp-legal = Dozwolone ruchy
mcp-aim = Grasz w grę karcianą: zbuduj miasto, które ma najwięcej punktów. Na końcu punkty to { $scoring ->
    [sum] mieszkańcy plus serca.
   *[product] mieszkańcy razy serca.
}
mcp-ask = Wybierz jeden z dozwolonych ruchów i zagraj go narzędziem „play”, litera po literze.
mcp-ask-without-list = Znajdź dozwolony ruch według zasad i zagraj go narzędziem „play”, w notacji: keep, discard ID, draw DECK, coin, buy ID, take ID, decline, market COLOUR, destroy PLACE, give SEAT, copy SEAT, refuse.
mcp-wait = Decyduje ktoś inny: wywołaj narzędzie „wait”.

## Co jeszcze trwa w mieście

city-phases-left = { $card }: jeszcze { $phases } { $phases ->
    [one] faza
    [few] fazy
   *[many] faz
} dochodów
city-free-card = { $card }: następna karta jest za darmo

## Podliczenie punktów

sheet-title = Podliczenie punktów
sheet-player = Gracz
sheet-card = Karta
sheet-place = Miejsce
sheet-income = Dochód
sheet-hearts = Serca
sheet-inhabitants = Mieszkańcy
sheet-coins = Monety
sheet-points = Punkty
sheet-total = Razem
sheet-round = Runda
sheet-product = { amount-inhabitants } × { amount-hearts } = { $counted }
sheet-sum = { amount-inhabitants } + { amount-hearts } = { $counted }
sheet-lost = stracone: { $lost }
sheet-doubled = podwojone
sheet-in-front = przed miastem
sheet-destroyed = zniszczona (potwór: { $monster })
sheet-copied = kopiuje kartę { $card }
sheet-neighbour = liczy się miasto gracza { $player }
sheet-winner = Wygrywa { $player }, wynik: { amount-points }!
sheet-winners = Wspólne zwycięstwo: { $players }, wynik: { amount-points }!
sheet-by-coins = Punktów jest tyle samo: decydują monety.
sheet-resigned = Gra poddana, ostatnie miejsce: { $players }.

## Spojrzenie na zakończoną partię

story-chances = Szanse na wygraną
story-chances-about = oszacowane: czego mistrz budowniczy spodziewa się rundę później, w wyobrażonych partiach
story-moments = Co przesądziło o wyniku
story-round = { $round ->
    [0] Start
   *[other] Runda { $round }
}
story-moment = { $kind ->
    [luck] { story-round }: pojawia się karta
   *[choice] { story-round }: decyzja
}
story-moment-chance = Szansa ({ $name }): { $before } → { $after }
story-luck = Szczęście w kartach
story-luck-about = Ile odkryte karty dodały do szans na wygraną, w punktach procentowych; razem daje to zero.

## Ocena decyzji w partii

review-choices = Decyzje
review-choices-about = Ile kosztowały, w punktach procentowych szansy na wygraną: każdy wybór rozegrano dalej w tych samych wyobrażonych światach.
review-none = Nikt nie zrobił niczego, co kosztowałoby ponad dwa punkty.
review-grade = { $grade ->
    [blunder] poważny błąd
    [mistake] błąd
   *[inaccuracy] drobna niedokładność
}
review-decision = { story-round }, { $name }: { review-grade }, { $cost }
review-played = zagrano: { $move } → { $chance }
review-better = lepiej: { $move } → { $chance }
because-completes = To dopełnia warunek: { $special }.
because-points = Punkty: { $before } → { $after }.
because-income =
    { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    } więcej co rundę, a zostało około { $rounds ->
        [one] { $rounds } rundy
       *[many] { $rounds } rund
    }.
because-hearts = Daje serca: liczą się, gdy są mieszkańcy.
because-inhabitants = Daje mieszkańców: liczą się, gdy są serca.
because-denies = W przeciwnym razie { $to } może kupić: { $card }.
because-saves = W następnej turze wystarczy monet ({ $coins }) na: { $card }, jeśli karta tam zostanie.
because-coins = Monety na następną turę: { $coins }.
because-deck = W talii { $deck } wystarcza monet na { $payable } z { $cards } kart.
because-deck-all = { $cards ->
    [one] W talii { $deck } wystarcza monet na ostatnią kartę.
   *[other] W talii { $deck } wystarcza monet na wszystkie karty ({ $cards }).
}
because-deck-share = { $cards ->
    [one] ostatnia karta w talii { $deck }
   *[other] { $some } z { $cards } w talii { $deck }
}
because-deck-better = Karty, które dają więcej punktów niż wszystko, co można teraz kupić: { because-deck-share }.
because-deck-hearts = Karty z sercami, na które wystarcza monet: { because-deck-share }.
because-deck-dear = Karty, których { $to } nie może potem kupić: { because-deck-share }.
because-denies-special = W przeciwnym razie { $to } może kupić: { $card }, a potem wziąć: { $special }.
because-denies-points = W przeciwnym razie { $to } może kupić: { $card }; punkty: { $before } → { $after }.
because-denies-income =
    W przeciwnym razie { $to } może kupić: { $card }; { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    } więcej co rundę.
because-denies-take = W przeciwnym razie { $to } może wziąć: { $special }.
because-stays = Zostaje do kupienia: { $card }; punkty: { $before } → { $after }.
because-goes = Teraz nie można kupić: { $card }. W to miejsce przyjdzie inna karta.
because-leaves = Zostaje więcej monet, w następnej turze: { $coins }.
because-at-once =
    Od razu daje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
because-effect = { $special }: { $effect }
because-no-gain = Nic, co można teraz wziąć, nie daje punktów.
because-waits =
    Można wziąć tylko jeden budynek specjalny. { $special }: { $missing ->
        [one] brakuje { $missing } karty
       *[other] brakuje { $missing } kart
    }.
because-place = { $places ->
    [one] Ostatnie miejsce zostaje wolne na inną kartę.
    [few] Wszystkie { $places } miejsca zostają wolne na inne karty.
   *[many] Wszystkie { $places } miejsc zostaje wolne na inne karty.
}
because-market = Budynki specjalne na stole wymagają: { count-of-colour }.
because-market-comes = Zielone karty można kupić zawsze: mieszkania są zielone.
review-sums = Razem
review-sums-about = W punktach procentowych: ile każdej osobie dały karty, ile odebrały decyzje, a ile przyszło z decyzji innych i z całej reszty. Razem prowadzi to od szansy na początku do wyniku.
review-begun = Na początku
review-cards = Karty
review-cost = Decyzje
review-rest = Inni, reszta
review-ended = Na końcu
review-count = Zbadane
hint-title = Możliwości, od najlepszej
hint-about = Decyduje { $name }; szansa na wygraną po każdym wyborze i strata do najlepszego.
hint-equal = prawie równie dobre
hint-unclear = Pierwsze są równie dobre, o ile da się to ocenić.
hint-none = Tu jest tylko jedna możliwość.
puzzle-name = Zagadka { $id }
puzzle-question = Decyduje { $name }. Co jest najlepsze?
puzzle-right = Dobrze: to najlepszy wybór.
puzzle-wrong = Jest coś lepszego: zobacz pierwszy wiersz.
choice-unjudged = nie sprawdzono: najlepsi prawie nigdy tu tak nie grają
puzzle-found = Boty wszystkich poziomów znajdują go w { $share } przypadków.

## Jak ktoś wybiera przez wiele partii; $cost, $low i $high to punkty tak, jak się je pisze, $share i $adjusted to procenty

skill-games = { $name }: { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[many] { $games } partii
    }, { $decisions ->
        [one] 1 prawdziwa decyzja
        [few] { $decisions } prawdziwe decyzje
       *[many] { $decisions } prawdziwych decyzji
    }
skill-about = W punktach na 100; 100 to pewna wygrana. Decyzja jest prawdziwa, gdy rozsądny był więcej niż jeden wybór.
skill-few = To za mało, by coś powiedzieć: liczby pojawiają się od { $least } prawdziwych decyzji.
skill-cost = Decyzja kosztuje { $cost } pkt.
skill-range = 95%: od { $low } do { $high }
skill-like = Równie dobrze wybiera: { $level }
skill-like-between = Równie dobrze wybierają: od { $weakest } do { $strongest }
skill-shares = Wygrane: { $share }; bez szczęścia w kartach: { $adjusted }
skill-phases = O co chodziło
skill-phase = { $phase ->
    [discard] Odrzucić czy zostawić
    [refill] Która talia
    [buy] Co kupić
    [special] Budynki specjalne
   *[other] Wszystko inne
}
skill-decisions = Decyzje
skill-each = Punkty na decyzję
skill-points = Punkty
skill-cards = Karta po karcie
skill-card = Karta
skill-colours = Kolor po kolorze
skill-built = { $times ->
    [one] Raz zbudowano ją, gdy lepsze było coś innego.
   *[many] { $times } razy zbudowano ją, gdy lepsze było coś innego.
}
skill-missed = { $times ->
    [one] Raz pominięto ją, gdy była najlepsza.
   *[many] { $times } razy pominięto ją, gdy była najlepsza.
}
skill-early = { $rounds ->
    [one] Średnio o 1 rundę za wcześnie.
    [few] Średnio o { $rounds } rundy za wcześnie.
   *[many] Średnio o { $rounds } rund za wcześnie.
}
skill-late = { $rounds ->
    [one] Średnio o 1 rundę za późno.
    [few] Średnio o { $rounds } rundy za późno.
   *[many] Średnio o { $rounds } rund za późno.
}

## Odmowy: boty, które zawodzą

refusal-bad-command = „{ $found }” nie wskazuje żadnego programu: napisz { $known }.
refusal-bot-missing = Nie można uruchomić programu „{ $found }” bota „{ $bot }” ({ $reason }): sprawdź polecenie.
refusal-bad-agent = „{ $found }” nie jest agentem ({ $reason }): podaj bota, cmd:PROGRAM, moduł:funkcja albo PLIK.py:funkcja.
refusal-bot-illegal = Bot „{ $bot }” odpowiedział „{ $found }”, a taki ruch nie jest tu dozwolony; za niego wykonuje się pierwszy dozwolony ruch.
refusal-bot-raised = Bot „{ $bot }” zawiódł ({ $found }); za niego wykonuje się pierwszy dozwolony ruch.
refusal-bot-crashed = { $lines ->
    [0] Bot „{ $bot }” zakończył działanie bez odpowiedzi (kod { $status }); za niego wykonuje się pierwszy dozwolony ruch.
   *[other] Bot „{ $bot }” zakończył działanie bez odpowiedzi (kod { $status }); za niego wykonuje się pierwszy dozwolony ruch. Jego ostatnie słowa: { $log }.
}
refusal-bot-silent = { $lines ->
    [0] Bot „{ $bot }” nie odpowiedział w ciągu { $limit } ms; za niego wykonuje się pierwszy dozwolony ruch.
   *[other] Bot „{ $bot }” nie odpowiedział w ciągu { $limit } ms; za niego wykonuje się pierwszy dozwolony ruch. Jego ostatnie słowa: { $log }.
}
refusal-bot-nonsense = Bot „{ $bot }” dał nieczytelną odpowiedź ({ $reason }): „{ $found }”; za niego wykonuje się pierwszy dozwolony ruch.
refusal-bot-given-up = Bota „{ $bot }” trzeba było uruchomić { $starts } razy i nie jest już pytany; za niego wykonuje się pierwszy dozwolony ruch.

## Dlaczego bot wybrał ruch: programy

why-told = { $text }
why-own-program = Ten ruch wybrał osobny program i nie podał powodu.

## Dlaczego bot wybrał ruch: jego słowami

why-chance = Zdaję się na los.
why-market = Budynki specjalne najczęściej wymagają { cards-of-colour-counted }, więc zaczynam od tego koloru.
why-keep = Nie widzę nic, co warto odrzucić.
why-discard = Wolę odrzucić kartę { $card }, niż zostawić ją następnemu graczowi.
why-draw = Z talii { $deck } najłatwiej o coś dobrego, na co mnie stać.
why-save = Mam { coins-taken } i oszczędzam: moneta jest teraz dla mnie warta więcej niż każda z tych kart.
why-buy-special = Dzięki karcie { $card } budynek specjalny { $special } jest w moim zasięgu.
why-buy-income = Karta { $card } daje dochód, a z niego opłacę to, co dalej.
why-buy-hearts = Karta { $card } daje serca, a moje miasto się z nich cieszy.
why-buy-inhabitants = Karta { $card } sprowadza mieszkańców, a moje miasto chętnie ich wita.
why-buy-cheap = Karta { $card } jest dla mnie warta swojej ceny.
why-take = Budynek specjalny { $card } jest za darmo i żaden nie pasuje lepiej do mojego miasta.
why-decline = Wolę poczekać na lepszy budynek specjalny albo obejść się bez niego.
why-destroy = Bez karty { $card } moje miasto obejdzie się najłatwiej.
why-give = Daję monety graczowi { $player }, bo to dla mnie najmniej groźny przeciwnik.
why-copy = Skopiowanie budynku specjalnego { $card } najbardziej pomoże mojemu miastu.
why-refuse = Próbuję szczęścia: w pudełku może być coś lepszego.
why-imagined = Rozgrywam w myślach { $games ->
    [one] { $games } grę
    [few] { $games } gry
   *[many] { $games } gier
}: ten ruch wygrywa w { NUMBER($share, maximumFractionDigits: 0) }% przypadków, najlepszy z pozostałych w { NUMBER($other, maximumFractionDigits: 0) }%.
why-foreseen = Zaglądam naprzód { $games ->
    [one] { $games } raz
    [few] { $games } razy
   *[many] { $games } razy
}: z tym ruchem spodziewam się wygrać w { NUMBER($share, maximumFractionDigits: 0) }% przypadków, z najlepszym z pozostałych w { NUMBER($other, maximumFractionDigits: 0) }%.
why-worked-out = Mam policzone wszystko, co może się jeszcze zdarzyć: ten ruch jest wart { NUMBER($share, maximumFractionDigits: 0) }% zwycięstwa, najlepszy z pozostałych { NUMBER($other, maximumFractionDigits: 0) }%.

## Poziomy botów, od najsłabszego do najsilniejszego

level-newcomer = Przybysz
level-newcomer-about = Jeszcze się uczy i bierze to, co ładnie wygląda.
level-resident = Mieszkaniec
level-resident-about = Zna karty, ale zapomina planować.
level-shopkeeper = Sklepikarz
level-shopkeeper-about = Pilnuje dochodu i cen.
level-architect = Architekt
level-architect-about = Planuje całe tury, zanim coś zbuduje.
level-mayor = Burmistrz
level-mayor-about = Myśli o miastach wszystkich, nie tylko o swoim.
level-master = Mistrz budowniczy
level-master-about = Patrzy daleko w przyszłość i rzadko się myli.

## Odmowy: ile bot może myśleć

refusal-bad-budget = „{ $found }” nie jest budżetem: napisz 200ms, 1.5s albo liczbę symulacji, a po niej :4 lub :all dla wątków (najwyżej 600s, 100 milionów symulacji, 64 wątki).
refusal-no-budget = „{ $found }” nie pasuje: bot „{ $bot }” nie przyjmuje budżetu, napisz tylko jego nazwę.
refusal-no-weights = W „{ $found }” nie ma wag: sprawdź ścieżkę albo napisz tylko nazwę bota, by użyć dołączonych.
refusal-damaged-weights = Wagi „{ $found }” są uszkodzone albo nie są wagami: weź inną kopię albo wytrenuj je od nowa.
refusal-other-weights = Te wagi mają wersję { $found }; ten program czyta wersję { $known }: wytrenuj je od nowa albo użyj programu, który je stworzył.
refusal-unlearned = To, czego nauczył się ten przeciwnik, jest niedostępne lub uszkodzone: połącz się z siecią albo wczytaj stronę ponownie; do tego czasu gra czeka.
refusal-bad-recipe = „{ $found }” nie nadaje się do treningu: { $problem }.
refusal-card-failed = Karta graficzna odmówiła dalszej pracy ({ $problem }). To, co zostało wyuczone, jest w pliku { $found }: to samo polecenie podejmie pracę od tego miejsca.
refusal-unseeded = To wyszukiwanie nie ma z czego losować: najpierw ustaw ziarno generatorów (robi to turn_to).

## Boty, które nie są poziomem

bot-random-about = Dowolny dozwolony ruch.
bot-greedy-about = To, co teraz jest najwięcej warte.
bot-builder-about = Planuje jedną turę naprzód według ręcznie dobranego szacunku.
bot-flat-about = Każdy ruch rozgrywa do końca tak samo często i wybiera najlepszy.
bot-search-about = Przeszukuje drzewo ruchów, kart i odpowiedzi.
bot-policy-about = Nauczył się sam; gra na pierwszy rzut oka.
bot-mind-about = Nauczył się sam i przewiduje dzięki temu, co wie.
bots-budgets = flat, search i mind przyjmują budżet: mind:200ms, search:5000, mind:1s:all (wątki). mind@PLIK i policy@PLIK grają z twoimi wagami; cmd:PROGRAM to twój własny program.
bots-net = Sieć botów policy i mind uczyła się na { $decisions } mln decyzji w { $games } mln partii ({ $digest }).

## Stół narysowany dla terminala

board-for-sale = Na sprzedaż
board-cost = Koszt
board-price = Cena
board-brings = Daje
board-colour = Kolor
board-specials = Budynki specjalne
board-met = Spełnione
board-needs = Wymaga
board-yes = tak
board-no = nie
board-owned = masz
board-left = zostało: { $left }
board-deck = talia { $deck }
board-discarded = odrzucone: { $cards }
board-last-round = ostatnia runda
board-free-card = { $special }: następna karta za darmo
board-phases = { $special }: { $phases ->
    [one] jeszcze 1 faza dochodu
    [few] jeszcze { $phases } fazy dochodu
    [many] jeszcze { $phases } faz dochodu
   *[other] jeszcze { $phases } fazy dochodu
}

## Rozmowa w terminalu

play-nobody-decided = nikt inny o niczym nie zdecydował od twojego ostatniego ruchu
play-nothing-to-take-back = nie ma czego cofnąć: od tego czasu odkryto kartę albo o niczym nie zdecydowano
play-taken-back = cofnięto

## Odmowy: stoły i serwer

refusal-not-your-turn = Teraz kolej miejsca { $turn }: poczekaj na swoją.
refusal-turn-not-ended = Twoja tura jest rozegrana: zakończ ją albo cofnij ostatnią decyzję.
refusal-nothing-to-decide = Teraz nie ma czego rozstrzygać.
refusal-nothing-to-undo = Nie ma czego cofnąć: od tego czasu odsłonięto kartę albo ktoś inny podjął decyzję.
refusal-no-turn-to-end = Nie masz teraz tury do zakończenia: graj dalej.
refusal-already-away = Bot już gra za ciebie: wróć, kiedy zechcesz.
refusal-not-away = Już grasz samodzielnie: żaden bot nie musi odejść.
refusal-not-seated = Nie siedzisz przy tym stole: oglądaj albo usiądź przy innym.
refusal-not-host = Może to zrobić tylko gospodarz stołu: poproś o to.
refusal-unknown-passkey = Nie ma już takiego klucza dostępu.
refusal-unknown-session = Ta przeglądarka jest już wylogowana.
refusal-unknown-table = Nie ma stołu „{ $found }”: sprawdź link.
refusal-stale = Gra poszła już dalej, może w innej karcie przeglądarki. Spójrz jeszcze raz i zdecyduj.
refusal-too-fast = Za wiele razy w krótkim czasie: spróbuj ponownie za { $seconds } s.
refusal-too-many = To więcej, niż wolno mieć naraz: zamknij coś albo spróbuj ponownie za { $seconds } s.
refusal-too-often = W tej partii limit takich działań to { $known } i został wykorzystany: graj dalej.
refusal-bad-message = Serwer nie rozumie tej wiadomości ({ $reason }): zobacz opis protokołu.
refusal-not-json = Treść musi być typu application/json, nie „{ $found }”: ustaw Content-Type.
refusal-too-long = Wiadomość jest dłuższa niż { $known } bajtów: wyślij mniej.
refusal-not-begun = Gra przy stole { $table } jeszcze się nie zaczęła: poczekaj na start.
refusal-key-taken = Ktoś inny użył już tego klucza: wybierz nowy dla każdej decyzji.
refusal-game-finished = Gra jest skończona: poproś o rewanż.
refusal-rated-no-undo = W grze rankingowej niczego się nie cofa: decyduj z rozwagą.
refusal-no-chat = Czat jest dla ciebie przy tym stole wyłączony: musi wystarczyć uśmiech.
refusal-rude = To by kogoś zabolało: powiedz to inaczej.
refusal-slow-chat = Czat jest tu spowolniony: spróbuj ponownie za { $seconds } s.
refusal-no-hints = W grach rankingowych i tam, gdzie inni grają to samo rozdanie, nie ma podpowiedzi.
refusal-hints-not-agreed = Podpowiedzi są tu wtedy, gdy chcą ich wszyscy, którzy grają: zapytaj ich w menu.
refusal-nothing-to-agree = Grasz tu bez innych ludzi: nie ma kogo pytać.
refusal-asked-lately = Ktoś właśnie mówi „nie”: zapytaj w następnej rundzie.
refusal-nobody-absent = Gra nie czeka na nikogo nieobecnego: bot nie jest teraz potrzebny.
refusal-not-here = Stół { $table } nie jest u ciebie otwarty: otwórz go, a potem odpowiedz.
refusal-rated-no-stand-in = W grze rankingowej bot nie gra za nikogo za zgodą innych: decyduje zegar.
refusal-day-to-come = Rozdania z dnia { $found } są jeszcze tajne: zajrzyj tego dnia.
refusal-deal-sealed = To rozdanie jest jeszcze w grze. Jego partie będą widoczne dla wszystkich po zakończeniu dnia.
refusal-evening-begun = Ten wieczór już trwa: nie można do niego dołączyć.
refusal-evening-full = Na tym wieczorze nie ma już miejsc: bierze w nim udział { $known } osób.
refusal-evening-over = Ten wieczór się skończył: nic już nie można zmienić.
refusal-no-early-end = Na wieczorze klubowym każdą grę rozgrywa się do końca: kto musi iść, może się poddać.
refusal-no-evening-rematch = Przy stole wieczoru klubowego nie ma rewanżu: wieczór trwa dalej w następnej rundzie.
refusal-not-entered = Ta osoba nie bierze udziału w tym wieczorze: zajrzyj na listę jeszcze raz.
refusal-not-evenings-host = Może to zrobić tylko gospodarz wieczoru: poproś o to.
refusal-round-not-over = Przy niektórych stołach gra jeszcze trwa: następna runda może się zacząć, gdy wszyscy skończą.
refusal-round-robin-of-two = W turnieju każdy z każdym wszyscy spotykają się raz: jest dla stołów dwuosobowych.
refusal-round-sealed = Inni jeszcze grają to rozdanie. Będzie widoczne dla wszystkich po zakończeniu rundy.
refusal-too-few-people = Na razie liczba osób to { $found }: wieczór wymaga co najmniej { $known }.
refusal-too-many-evenings = Liczba twoich niezakończonych wieczorów to { $known }: najpierw zakończ jeden z nich.
refusal-unknown-evening = Nie ma wieczoru „{ $found }”: sprawdź link.
refusal-unknown-day = W dniu { $found } nie było rozdań. Zapisz datę jak 2026-11-17, nie wcześniejszą niż pierwszy dzień tego serwera.
refusal-unknown-deal = Nie ma rozdania „{ $found }”. Są: { $known }.
refusal-no-training = Trening jest dla jednej osoby wśród botów, przy stole w przeglądarce: wybierz go na stronie startowej.
refusal-no-why = Wyjaśnić można tylko ruch bota: wybierz taki.
refusal-wrong-seats = { $found } nie pasuje: liczba miejsc przy stole to { $known }.
refusal-not-over = Gra przy stole { $table } jeszcze trwa: dokończ ją przed rewanżem.
refusal-seat-taken = To miejsce przy stole { $table } nie jest wolne: wybierz inne albo oglądaj.
refusal-kept-apart = Przy tym stole nie możesz usiąść: ty i ktoś z tego stołu trzymacie się z daleka. Wybierz inny stół albo otwórz własny.
refusal-not-there = { $found } nie ma miejsca przy stole { $table }: sprawdź, kto tam siedzi.
refusal-not-unfinished = Stół { $table } jest zamknięty albo gra się skończyła: nic już nie można tam zmienić.
refusal-rated-needs-accounts = W grze rankingowej grają różne osoby z kontami: załóż konto albo zagraj towarzysko.
refusal-rated-needs-clock = Gra rankingowa wymaga zegara, żeby nikt nie mógł po prostu przestać grać: wybierz zegar albo zagraj towarzysko.
refusal-rated-needs-people = W grze rankingowej grają różne osoby, bez botów: zostaw dla nich wolne miejsca albo zagraj towarzysko.
refusal-seats-open = Przy stole { $table } jest jeszcze wolne miejsce: poczekaj na kogoś albo oddaj je botowi.
refusal-unknown-level = Nie ma poziomu „{ $found }”: wybierz jeden z { $known }.
refusal-not-open = Stół { $table } nie jest już otwarty: poszukaj innego.
refusal-bad-setting = { $setting }: { $found } to za mało: co najmniej { $least }.
refusal-workers-need-postgresql = Liczba procesów { $found } to za dużo dla jednego pliku SQLite: użyj --database postgresql://… albo jednego procesu.
refusal-bad-log-level = log_level: nie ma „{ $found }”: wybierz spośród: { $known }.
refusal-bad-switch = { $setting }: „{ $found }” to ani tak, ani nie: wpisz true albo false.
refusal-bad-number = { $setting }: „{ $found }” to nie liczba: wpisz cyfry.
refusal-bad-database = „{ $found }” to nie baza danych: podaj plik albo postgresql://użytkownik@host/nazwa.
refusal-not-found = Pod „{ $found }” nic nie ma: zobacz listę adresów pod /api/.
refusal-wrong-method = „{ $found }” nie jest tu możliwe: dozwolone jest { $known }.
refusal-fault = Coś poszło nie tak po naszej stronie (numer { $found }): nic nie zginęło, spróbuj ponownie.
refusal-closing = Serwer uruchamia się ponownie: wróć za chwilę, nic nie zginie.
refusal-not-signed-in = Serwer jeszcze cię nie zna: otwórz najpierw stronę startową.

## Odmowy: skończone gry i gracze

refusal-unknown-game = Nie ma skończonej gry „{ $found }”: sprawdź link; grę, która jeszcze trwa, znajdziesz przy jej stole.
refusal-unknown-player = Nie ma gracza „{ $found }”: sprawdź nazwę lub link; konto mogło też zostać usunięte.

## Odmowy: osoby

refusal-need-account = Do tego potrzebne jest konto: najpierw nadaj swojej nazwie hasło.
refusal-bad-token = Serwer nie zna tego tokenu: utwórz nowy dla swojego programu.
refusal-foreign-page = To żądanie pochodzi ze strony innej witryny: użyj strony tego serwera.
refusal-bad-passkey = Ten klucz dostępu nie pasuje: spróbuj jeszcze raz albo zaloguj się hasłem.
refusal-wrong-code = Nazwa i kod nie pasują do siebie albo kod został już użyty.
refusal-bad-issuer = { $setting }: „{ $found }” nie jest adresem dostawcy logowania: wpisz na przykład https://id.example.org/realms/club. Musi to być https.
refusal-need-setting = Brakuje { $setting }: logowanie przez dostawcę tego wymaga.
refusal-bad-proof = Nie da się sprawdzić, co mówi o tobie dostawca, więc nikt nie został zalogowany. Zacznij od nowa; jeśli to nie pomoże, powiedz osobie, która prowadzi ten serwer.
refusal-identity-taken = To logowanie otwiera już tutaj inne konto: wyloguj się i zaloguj się nim.
refusal-other-identity = To konto otwiera już inne logowanie u dostawcy: najpierw odłącz tamto.
refusal-last-way-in = To jedyna droga do twojego konta: najpierw wybierz hasło albo dodaj inną drogę.
refusal-login-stale = To logowanie zaczęto w innej przeglądarce lub zbyt dawno temu albo zostało już użyte: zacznij od nowa.
refusal-need-fresh-login = Najpierw zaloguj się jeszcze raz: to pokaże, że to ty.
refusal-provider-down = Dostawca logowania nie odpowiada tak, jak powinien. Nic się nie zmieniło; spróbuj ponownie za chwilę.
refusal-provider-off = Ten serwer nie ma dostawcy logowania: zaloguj się nazwą i hasłem.
refusal-provider-refused = Dostawca nie pozwolił ci wejść albo odmówiono tam zgody. Zacznij od nowa, jeśli chcesz.
refusal-wrong-password = Hasło nie pasuje do nazwy: spróbuj jeszcze raz.
refusal-already-account = Masz już konto: najpierw się wyloguj, żeby założyć inne.
refusal-name-too-long = Nazwa jest za długa: limit znaków to { $known }.
refusal-name-unreadable = Nazwa ma znaki, których nie widać, albo żadnego, który da się odczytać: użyj liter, cyfr i spacji.
refusal-name-mixed = „{ $found }” miesza podobne litery z różnych alfabetów: użyj jednego z nich.
refusal-name-reserved = Nazwa „{ $found }” jest zastrzeżona dla samego serwera: wybierz inną.
refusal-name-rude = „{ $found }” mogłoby kogoś zaboleć: wybierz inną nazwę.
refusal-name-taken = Nazwę „{ $found }” ma już ktoś inny: wybierz inną.
refusal-name-of-admin = „{ $found }” jest na liście administratorów tego serwera: najpierw musi ją zmienić osoba, która go prowadzi.
refusal-password-short = Hasło jest za krótkie: minimum znaków to { $least }.
refusal-password-is-name = Hasło nie może być nazwą, nawet powtórzoną: wybierz inne.
refusal-password-few-characters = Hasło ma za mało różnych znaków: minimum to { $least }.
refusal-password-common = Zbyt wiele osób używa tego hasła: wybierz takie, którego nikt nie zgadnie.
refusal-too-many-passkeys = Masz już { $known } kluczy dostępu: usuń najpierw jeden.
refusal-too-many-programs = Limit programów na koncie to { $known }: najpierw usuń któryś.
refusal-too-many-distances = Na twojej liście jest już limit osób: { $known }. Najpierw usuń z niej kogoś na swojej stronie.
refusal-too-many-friends = Limit znajomych i próśb to { $known }: najpierw kogoś usuń.
refusal-unknown-name = Żadne konto nie nazywa się „{ $found }”: sprawdź pisownię. Do gości prowadzi tylko link.
refusal-own-block = Ta osoba jest przez ciebie zablokowana: najpierw cofnij to na swojej stronie.
refusal-not-friends = Tak można zaprosić tylko znajomych: wyślij zamiast tego link do stołu.
refusal-changed-link = Ten link już do nikogo nie prowadzi: poproś o nowy osobę, od której go masz.
refusal-circle-full = W kręgu jest miejsce dla { $known } osób: najpierw ktoś musi odejść.
refusal-not-owner = To może zrobić tylko właściciel kręgu: poproś o to.
refusal-too-many-circles = Limit kręgów to { $known }: najpierw któryś opuść.
refusal-unknown-circle = Nie ma kręgu „{ $found }” albo do niego nie należysz: poproś kogoś z kręgu o link.
refusal-banned = Osoba prowadząca ten serwer zamknęła go dla ciebie do { $until }: wróć potem.
refusal-already-reported = Twoje zgłoszenie już dotarło: ktoś się nim zajmie.
refusal-unknown-report = Żadne zgłoszenie „{ $found }” nie czeka: zajrzyj jeszcze raz na listę.
refusal-unknown-announcement = Nie ma ogłoszenia „{ $found }”: mogło się już skończyć.
refusal-bad-invitation = Konto wymaga tu zaproszenia, a to jest nieważne albo zostało użyte: zapytaj osobę prowadzącą serwer.
refusal-oneself = To ty: wybierz kogoś innego.
refusal-too-many-games = Limit gier przeniesionych z urządzeń na konto to { $known }: ta zostaje na urządzeniu.
refusal-already-taken = Ta gra jest już na twoim koncie: nic się nie zmieniło.
refusal-unknown-program = Nie masz programu „{ $found }”: zajrzyj na listę swoich programów.

## Odmowy: prowadzenie serwera

refusal-newer-database = Baza danych pochodzi z nowszej wersji Happy City (krok { $found }; ta zna { $known }): zainstaluj tamtą wersję.
refusal-older-database = Baza danych jest na kroku { $found }, ta wersja Happy City na { $known }: uruchom raz serwer, a zaktualizuje ją.
refusal-unusable-database = Bazy danych { $found } nie można użyć ({ $reason }): podaj w --database plik w folderze, w którym możesz zapisywać, albo serwer PostgreSQL, który działa i cię wpuszcza.
refusal-no-folder = Nie ma folderu { $folder } na bazę danych: utwórz go albo podaj w --database inny plik.
refusal-damaged-database = Baza danych jest uszkodzona ({ $reason }): odłóż ją na bok i przywróć ostatnią kopię zapasową przez „happycity restore”.
refusal-no-database = Pod { $found } nie ma bazy danych: podaj w --database tę, której używa serwer.
refusal-database-in-use = Jakiś serwer używa tej bazy danych albo używał jej { $seconds } s temu: najpierw go zatrzymaj.
refusal-database-not-empty = Baza danych już coś zawiera: podaj pustą albo zastąp wszystko, dodając --force.
refusal-not-a-backup = Ten plik nie jest kopią zapasową Happy City: podaj plik zapisany przez „happycity backup”.
refusal-newer-backup = Kopia zapasowa pochodzi z nowszej wersji Happy City (krok { $found }; ta zna { $known }): zainstaluj tamtą wersję.
refusal-damaged-backup = Kopia zapasowa jest uszkodzona lub niepełna, więc niczego nie przywrócono: spróbuj z inną kopią.
refusal-bad-network = { $setting }: „{ $found }” nie jest listą adresów i sieci: napisz na przykład 127.0.0.1,10.0.0.0/8.
refusal-bad-origin = { $setting }: „{ $found }” to nie adres witryny: wpisz go bez ścieżki, na przykład https://example.org albo http://localhost:5173.
refusal-bad-root = { $setting }: „{ $found }” to nie folder: zacznij od ukośnika i zakończ bez niego, na przykład /happycity.
refusal-bad-contact = { $setting }: „{ $found }” nie jest adresem, pod którym usługi push mogą się skontaktować: wpisz mailto:ty@example.org albo https://….
refusal-bad-mail-server = { $setting }: to nie jest serwer poczty: wpisz na przykład smtp://nazwa:haslo@mail.example.org:587.
refusal-bad-mail-address = „{ $found }” nie jest adresem e-mail: wpisz na przykład ty@example.org.
refusal-need-public-address = Brakuje { $setting }: potrzebują go linki w wiadomościach, na przykład https://example.org.
refusal-channel-off = Ten serwer nie wysyła takich wiadomości: musi je włączyć jego gospodarz.
refusal-bad-device = Subskrypcji tej przeglądarki nie da się użyć: wyłącz powiadomienia i włącz je ponownie.
refusal-bad-webhook = Pod ten adres nie można nic wysłać: podaj adres z internetu, który zaczyna się od https:// lub http://.
refusal-bad-link = Ten link nie pochodzi z tego serwera albo już nie działa: wybierz w ustawieniach, o czym chcesz wiedzieć.
refusal-not-delivered = { $reason ->
    [down] Wiadomość nie dotarła, bo nikt tam teraz nie odpowiada: spróbuj później.
   *[rejected] Wiadomość nie została tam przyjęta: sprawdź adres albo dodaj tę przeglądarkę jeszcze raz.
}
refusal-nowhere-to-send = Nie ma jeszcze dokąd tego wysłać: podaj adres i potwierdź go albo dodaj tę przeglądarkę.
refusal-unknown-device = Na twojej liście nie ma przeglądarki „{ $found }”: sprawdź jeszcze raz.
refusal-bad-words = { $setting }: pliku { $file } nie da się użyć ({ $found }): pisz jedno słowo w wierszu, z gwiazdką na końcu zamiast dowolnej końcówki.

## Odmowy: środowiska dla programów uczących się

refusal-masked-action = Akcja { $action } jest niedozwolona dla miejsca { $seat }: wybierz jedną z { $legal }.
refusal-bad-actions = To nie są akcje dla wszystkich gier: podano { $found }, potrzeba { $known }.
refusal-episode-over = Gra skończona, akcja { $action } nie jest już możliwa: zresetuj środowisko (w PettingZoo najpierw wykonaj None dla każdego agenta).
refusal-not-reset = Nie rozdano jeszcze żadnej gry: najpierw zresetuj środowisko.
refusal-bad-seed = „{ $found }” nie jest ziarnem dla środowiska: podaj liczbę całkowitą od 0 do { $known }.
refusal-bad-option = { $option }: „{ $found }” nie pasuje: wybierz spośród: { $known }.
refusal-bad-opponents = „{ $found }” to niewłaściwi przeciwnicy: podaj listę z jednym botem albo z tyloma: { $known }.

## Serwer bez stron

no-client-title = Serwer Happy City działa
no-client-told = Został zainstalowany bez klienta przeglądarkowego. Aby mieć strony, zainstaluj go jeszcze raz w folderze projektu, a potem uruchom serwer ponownie:
no-client-api = O co programy mogą pytać ten serwer

## Goście

# Jak nazywa się ktoś, kto właśnie przyszedł: rzecz i liczba.
guest-words =
    Agrest Balonik Borówka Bratek Ciastko Cytryna Domino Dzwonek Fontanna Fiołek Gofr Groszek Gruszka
    Huśtawka Iskierka Jagoda Jarzębina Karuzela Kometa Konfetti Konwalia Krokus Latarnia Latawiec Lipa
    Malina Melodia Mięta Morela Motyl Muffinka Naleśnik Obłok Orzech Parasol Piernik Pączek Poziomka
    Promyk Puzzle Rumianek Rower Sasanka Stokrotka Śliwka Świetlik Tulipan Wafelek
guest-name = { $word } { $number }

## Gdy strona jest zamknięta

notice-turn-title = Twoja kolej
notice-turn = { $round ->
    [0] Wybierz kartę { $market }. Grają też: { $names }.
   *[other] Runda { $round }. Grają też: { $names }.
}
notice-day-title = Został jeden dzień na twoją turę
notice-day = { notice-turn }
notice-over-title = Koniec gry
notice-over = Zobacz, jak się skończyła. Grają też: { $names }.
notice-invitation-title = Czeka na ciebie miejsce
notice-invitation = Grają też: { $names }. Usiądź albo odmów.
notice-challenge-title = Jeszcze jedna partia?
notice-challenge = Grają też: { $names }. Zagraj jeszcze raz albo odmów.
notice-test-title = Tak docierają do ciebie wiadomości
notice-test = Tu przychodzą wiadomości, gdy strona jest zamknięta.
mail-confirm-title = Happy City: czy to twój adres?
mail-confirm = { $name } chce dostawać wiadomości od Happy City na ten adres. Jeśli to ty, otwórz ten link w ciągu 3 dni:
mail-confirm-not = Jeśli nie, nic nie rób: nie przyjdzie od nas więcej żaden e-mail.
mail-stop = Bez kolejnych takich e-maili: { $url }
mail-lost-title = Wybierz nowe hasło
mail-lost = Ktoś, zapewne ty, prosi o nowe hasło dla { $name }. Ten link zadziała jeden raz, w ciągu najbliższej godziny. Jeśli to nie ty, nic nie rób: hasło się nie zmieni.

## Miejsce dla modeli językowych (TextArena, OpenEnv)

prompt-game = Happy City to gra karciana; liczba graczy w tej grze: { $players }. Grasz jako gracz { $seat }, a pierwszy gracz ma numer 0. Zbuduj miasto z największą liczbą punktów: { $scoring ->
    [sum] jego mieszkańcy plus jego serca
   *[product] jego mieszkańcy razy jego serca
}. Gra kończy się po rundzie, w której jakieś miasto ma dziesięć kart.
prompt-answer = Odpowiedz dokładnie jednym z dozwolonych ruchów w nawiasach kwadratowych, na przykład: [{ $move }]
prompt-legal = Dozwolone ruchy:
