### Zasady w krótkich akapitach. Karty ($zoo…), znaki ($coin $heart $person $window) i rodzaje ($yellow…) są rysowane tam, gdzie stoją.
### *słowa* są pogrubione.

web-rules-title = Zasady gry
web-rules-lead = Od { $least } do { $most } graczy, około 30 minut. Budujesz miasto z dziesięciu kart, pełne szczęśliwych mieszkańców.
web-rules-search = Szukaj w zasadach
web-rules-part-game = Gra
web-rules-part-expert = Wariant ekspercki
web-rules-part-grozilla = Grozilla
web-rules-part-young = Młodsi gracze

web-rules-goal = O co chodzi
web-rules-goal-1 = Runda po rundzie kupujesz budynki. Jedne przynoszą co rundę { $coin } monety, inne { $person } mieszkańców, jeszcze inne { $heart } serca.
web-rules-goal-2 = Na końcu *mnożysz* mieszkańców przez serca. Tłum ludzi przy garstce serc jest więc mało wart, i odwrotnie: dbaj o jedno i drugie.

web-rules-setup = Przygotowanie
web-rules-setup-1 = Budynki leżą zakryte w trzech potasowanych taliach według cen: 1–3 (liczba kart: { $deck1 }), 4–5 ({ $deck2 }) i 6–9 ({ $deck3 }). Każdy budynek jest w { $copies } egzemplarzach. Rewersy pokazują, ile kart każdego koloru jest w talii.
web-rules-setup-2 = Trzy talie mieszkań leżą odkryte: { $house } { $apartment_block } { $luxury_residence }. W każdej jest o jedną kartę mniej niż graczy.
web-rules-setup-3 = Z wariantu rodzinnego ({ $family } kart) losuje się o dwa budynki specjalne więcej niż jest graczy. Widzą je wszyscy; pozostałe zostają w pudełku.
web-rules-setup-4 = Każdy zaczyna z { $start } monetami i kartą { $happy_market } białą stroną do góry. To pierwsza karta miasta.
web-rules-setup-5 = Pierwszego gracza wyznacza los, chyba że wybierze go gospodarz stołu. Nie zmienia się to do końca gry.

web-rules-reading = Jak czytać kartę
web-rules-reading-1 = W rogu jest *cena*. Dach pokazuje *kolor*, powtórzony wzorem i znakiem. Na dole widać, co karta przynosi.
web-rules-reading-2 = { $coin } Jedna moneta w *każdej* rundzie: to *dochód*.
web-rules-reading-3 = { $person } Jeden *mieszkaniec*.
web-rules-reading-4 = { $heart } Jedno *serce*.
web-rules-reading-5 = Symbol *przekreślony* odejmuje jeden na końcu gry.

web-rules-kinds = Pięć kolorów
web-rules-kinds-1 = Kolory są ważne dla budynków specjalnych, a każdy ma swój charakter: { $yellow } sklepy przynoszą monety, { $blue } budynki publiczne wszystkiego po trochu, { $green } domy dają mieszkańców, { $orange } rozrywka daje serca, a { $purple } przemysł daje monety, ale nie bez strat.

web-rules-round = Runda
web-rules-round-1 = Najpierw wszyscy jednocześnie otrzymują *dochód*. Potem każdy po kolei rozgrywa jedną *turę*.
web-rules-round-2 = I tak dalej, aż czyjeś miasto będzie liczyć { $places } kart.

web-rules-income = Dochód
web-rules-income-1 = Bierzesz jedną monetę za każdy symbol { $coin } w swoim mieście. { $happy_market } płaci już w pierwszej rundzie.
web-rules-income-2 = Bank nigdy się nie wyczerpuje, a dochód nigdy nie jest mniejszy niż 0.

web-rules-turn = Twoja tura
web-rules-turn-1 = Cztery kroki, zawsze w tej kolejności. Kroki, których nie da się wykonać, pomija się.
web-rules-turn-2 = *Odrzucanie*: możesz odłożyć jeden odkryty budynek.
web-rules-turn-3 = *Uzupełnianie*: odkrywaj karty, aż odkryte będą trzy budynki.
web-rules-turn-4 = *Zakup*: jedna karta, albo weź 1 monetę.
web-rules-turn-5 = *Budynek specjalny*: możesz go wziąć, jeśli twoje miasto spełnia warunek.

web-rules-discard = 1 · Odrzucanie
web-rules-discard-1 = *Możesz* odłożyć jeden z odkrytych budynków na stos kart odrzuconych jego talii: bo nic ci nie daje albo zbyt wiele dałby sąsiadowi.
web-rules-discard-2 = W pierwszej turze całej gry nie ma czego odrzucać.

web-rules-refill = 2 · Uzupełnianie
web-rules-refill-1 = *Musisz* odkrywać karty, aż odkryte będą dokładnie trzy budynki. Za każdym razem wybierasz talię, widząc już poprzednią kartę.
web-rules-refill-2 = Gdy talia się skończy, jej stos kart odrzuconych jest od razu tasowany i staje się talią.

web-rules-buy = 3 · Zakup
web-rules-buy-1 = Do wyboru: odkryty budynek, mieszkanie, którego talia nie jest pusta, albo nic. Cenę płacisz do banku.
web-rules-buy-2 = Kto nic nie kupuje, bierze { $coin } 1 monetę. Wolno to zrobić zawsze, nawet gdy stać cię na zakup.
web-rules-buy-3 = W mieście nigdy nie ma *dwóch kart o tej samej nazwie*.

web-rules-city = Miasto
web-rules-city-1 = Kupiona karta trafia na pierwsze wolne miejsce: od 1 do 5 w górnym rzędzie od lewej, potem od 6 do 10 pod spodem. Jedenastej karty nigdy nie ma.

web-rules-special = 4 · Budynek specjalny
web-rules-special-1 = Każdy budynek specjalny wymaga kart w określonych kolorach. Jeśli masz w mieście co najmniej tyle, możesz go wziąć. Nic *nie kosztuje* i trafia na następne wolne miejsce.
web-rules-special-2 = *Tylko jeden* na gracza w całej grze: czy to ten właściwy, czy czekasz na lepszy, ryzykując, że ktoś cię ubiegnie?
web-rules-special-3 = Do warunku liczy się to, co stoi w mieście teraz. Same budynki specjalne nie mają koloru. Po dziesiątej karcie nie ma już na nie miejsca.

web-rules-end = Koniec gry
web-rules-end-1 = Gdy któreś miasto ma { $places } kart (razem z budynkiem specjalnym), rundę gra się do końca. Wszyscy mają więc tyle samo tur. Potem liczy się punkty.

web-rules-scoring = Punktacja
web-rules-scoring-1 = Zsumuj swoich { $person } mieszkańców i swoje { $heart } serca. Każdy przekreślony symbol odejmuje 1. Pomnóż: każde { $window } rozświetlone okno to punkt.
web-rules-scoring-2 = To miasto ma { amount-inhabitants }. Widać w nim { $shown } serc, a { $steelworks } odejmuje { $crossed }. { $inhabitants } × { $hearts } = { $points } punktów.

web-rules-ties = Remisy
web-rules-ties-1 = Wygrywa największa liczba punktów. Przy remisie decydują monety. Jeśli nadal jest remis, zwycięstwo jest wspólne.

web-rules-expert = Co się zmienia
web-rules-expert-1 = Budynki specjalne pochodzą z wariantu eksperckiego ({ $expert } kart). Każdy ma własny efekt.
web-rules-expert-2 = { $happy_market } ma kolor, który liczy się do warunków. Gdy budynki specjalne leżą już na stole, *ostatni* gracz wybiera jako pierwszy, potem pozostali w odwrotnej kolejności, a pierwszy gracz na końcu. Jest po jednej karcie każdego koloru.
web-rules-expert-3 = To, co przy wzięciu budynku specjalnego dzieje się *natychmiast*, jest obowiązkowe.

web-rules-words = Słowa na kartach
web-rules-words-1 = *Sąsiedzi* siedzą po twojej lewej i prawej stronie. W grze dwuosobowej to jedna i ta sama osoba, liczona raz.
web-rules-words-2 = *Efekt* karty to jej dochód, serca i mieszkańcy. Kopia nigdy nie przejmuje koloru.
web-rules-words-3 = *Dochód* to wszystko z symbolem { $coin }. Monety z kart { $arcade }, { $louvre }, { $versailles }, { $castle } albo brane „natychmiast” dochodem nie są.
web-rules-words-4 = Do *koloru* liczą się też mieszkania i kolorowe sklepiki. Zniszczone karty się nie liczą.
web-rules-words-5 = Tam, gdzie bez żadnej straty można wybrać sąsiada lub przeciwnika, gra wybiera to, co dla ciebie najlepsze, i to pokazuje.
web-rules-words-6 = Serca i mieszkańców zależnych od innych kart liczy się na końcu; taki dochód zawsze wtedy, gdy mowa o dochodzie.

web-rules-phases = Wokół dochodu
web-rules-phases-1 = *Przed* dochodem: { $arcade }.
web-rules-phases-2 = *Sam dochód*: najpierw obliczany dla wszystkich, potem wypłacany.
web-rules-phases-3 = *Razem* z nim: { $louvre }. *Po* nim: { $versailles }.

web-rules-effects = Wszystkie karty eksperckie
web-rules-effects-1 = W kolejności warunków. Wybierz kartę, żeby poznać jej wyjaśnienia.

web-rules-finale = Na samym końcu
web-rules-finale-1 = Efekty działają w tej kolejności:
web-rules-finale-2 = { $arcade } płaci jeszcze raz, bo monety rozstrzygają remisy.
web-rules-finale-3 = Kto ma kartę { $sphinx }, podejmuje decyzję, a potem { $pyramid_of_khufu } wybiera lepszego sąsiada.
web-rules-finale-4 = Dochody, potem serca i mieszkańcy, potem punkty.
web-rules-finale-5 = { $concert_hall } odejmuje punkty, a { $japanese_garden } podwaja je jako ostatni.

web-rules-monsters-come = Potwory!
web-rules-monsters-come-1 = Z tym dodatkiem jest czwarta talia: budynki wielokolorowe ({ $multicoloured }) potasowane razem z potworami ({ $monsters }). Obok leżą żetony Stop-Zilla ({ $tokens }), po 3 w każdym kolorze. Dodatek działa z oboma zestawami budynków specjalnych.
web-rules-monsters-come-2 = Z czwartej talii można uzupełniać tak jak z każdej innej. Gdy się skończy, nie powstaje na nowo.
web-rules-monsters-come-3 = Odkryty potwór nie zostaje na stole: przychodzi do *ciebie*. Potem uzupełniasz dalej.

web-rules-monster = Przychodzi potwór
web-rules-monster-1 = Jeśli masz żeton w jego kolorze, *musisz* go oddać. Potwór od razu idzie dalej, do sąsiada z lewej, i stamtąd też może zostać odesłany.
web-rules-monster-2 = W przeciwnym razie zostaje przed twoim miastem i robi swoje, dopóki się go nie pozbędziesz.
web-rules-monster-3 = *Żeby się go pozbyć*, kup kartę w jego kolorze. Pójdzie wtedy do sąsiada z lewej.

web-rules-destruction = Drugi potwór
web-rules-destruction-1 = Jeśli potwór już tam stoi, gdy przychodzi następny, ten pierwszy *niszczy* kartę twojego miasta. Wybierasz, którą; { $market } i budynek specjalny nie są wyjątkiem.
web-rules-destruction-2 = Potwór zostaje na tej karcie do końca gry. Karta nie ma już nazwy, koloru ani efektu. Jej miejsce nadal liczy się do dziesięciu, a potwór nadal robi swoje.

web-rules-tokens = Żetony Stop-Zilla
web-rules-tokens-1 = Kupując *trzecią lub szóstą* kartę danego koloru, bierzesz żeton tego koloru, o ile jeszcze jest.
web-rules-tokens-2 = Żeton odpędza jednego potwora w swoim kolorze. Można też nim płacić: zastępuje 2 monety, bez reszty. Oddane żetony znikają z gry.

web-rules-many = Wiele kolorów
web-rules-many-1 = Karta wielokolorowa ma *wszystkie* swoje kolory: dla żetonów, potworów, zniżek i wszystkiego, co się liczy.
web-rules-many-2 = Tylko przy braniu budynku specjalnego każda z nich liczy się jako *jedna* karta w *jednym* ze swoich kolorów, tak jak ci wygodniej.

web-rules-five = Pięć potworów
web-rules-five-1 = Przed miastem i na zniszczonej karcie robią to samo:

web-rules-young = Dodawanie zamiast mnożenia
web-rules-young-1 = Dla tych, którzy jeszcze nie mnożą: na końcu mieszkańcy *plus* serca. Wybierz dodawanie przy otwieraniu stołu. Reszta pozostaje bez zmian.

web-rules-players = Gracze
web-rules-per-pile = Mieszkania w każdej talii
web-rules-specials = Budynki specjalne
