### Pytania i odpowiedzi. Karty ($castle…) są rysowane tam, gdzie stoją; *słowa* są pogrubione.

web-faq-title = Pytania i odpowiedzi
web-faq-lead = Tam, gdzie instrukcje milczą albo się różnią, trzeba było zdecydować. Oto jak i dlaczego.
web-faq-search = Szukaj w pytaniach
web-faq-ruling = nasza decyzja
web-faq-found = { $count ->
    [one] { $count } pytanie
    [few] { $count } pytania
    [many] { $count } pytań
   *[other] { $count } pytania
}
web-faq-group-start = Przed grą
web-faq-group-turn = Tura
web-faq-group-special = Budynki specjalne
web-faq-group-words = Wariant ekspercki: ogólnie
web-faq-group-cards = Wariant ekspercki: poszczególne karty
web-faq-group-end = Koniec gry
web-faq-group-grozilla = Grozilla

web-faq-first-player-q = Kto zaczyna?
web-faq-first-player-a = Decyduje los, chyba że wybierze gospodarz stołu. Instrukcje wskazują najszczęśliwszego gracza albo tego, kto ostatnio coś zbudował; żaden program tego nie oceni.
web-faq-bank-q = Co, jeśli zabraknie monet?
web-faq-bank-a = Nie zabraknie. Monety z pudełka służą do liczenia; żadna instrukcja nie mówi, co robić, gdy ich brak.
web-faq-dwellings-q = Ile jest mieszkań?
web-faq-dwellings-a = W każdej z trzech talii o jedną kartę mniej niż graczy. Nie każdy dostanie więc po jednym mieszkaniu każdego rodzaju!
web-faq-white-market-q = Jaki kolor ma biała strona karty { $market }?
web-faq-white-market-a = Żaden. W wariancie rodzinnym nie liczy się do żadnego warunku; w eksperckim ma kolor, który wybierzesz.

web-faq-first-discard-q = Czy w pierwszej rundzie można odrzucać?
web-faq-first-discard-a = Tak. Tylko w pierwszej turze całej gry nie ma jeszcze czego odrzucić.
web-faq-look-discard-q = Czy można przeglądać stos kart odrzuconych?
web-faq-look-discard-a = Nie, ale wszyscy widzą, co jest odrzucane, a rewersy mówią, co jest w talii. Strona liczy więc za ciebie: wybierz talię.
web-faq-refill-order-q = Czy przed uzupełnianiem trzeba podać wszystkie talie?
web-faq-refill-order-a = Nie. Widzisz każdą kartę, zanim wybierzesz następną talię.
web-faq-empty-deck-q = Co się dzieje, gdy talia jest pusta?
web-faq-empty-deck-a = Jej stos kart odrzuconych jest od razu tasowany i staje się talią. Jeśli i jego nie ma, tej talii nie można wybrać.
web-faq-one-card-deck-q = Odrzucam kartę obok pustej talii. Co wtedy?
web-faq-one-card-deck-a = Od razu staje się nową talią. Można ją nawet odkryć ponownie w tej samej turze.
web-faq-coin-always-q = Czy mogę wziąć monetę, choć stać mnie na zakup?
web-faq-coin-always-a = Zawsze. Oszczędzanie to często najlepszy ruch.
web-faq-same-name-q = Czy mogę mieć dwie karty o tej samej nazwie?
web-faq-same-name-a = Nigdy dwóch w jednym mieście. Jeśli pierwsza zostanie zniszczona albo opuści miasto, jej nazwa jest znów wolna.
web-faq-place-q = Czy mogę wybrać miejsce karty?
web-faq-place-a = Nie. Karta zawsze trafia na pierwsze wolne miejsce; dla niektórych kart eksperckich ma to znaczenie.

web-faq-condition-now-q = Warunek był kiedyś spełniony, ale jednej karty już nie ma. Czy to się liczy?
web-faq-condition-now-a = Nie. Karty muszą stać w mieście w chwili, gdy bierzesz budynek specjalny.
web-faq-second-special-q = Mój budynek specjalny został zniszczony. Czy mogę wziąć inny?
web-faq-second-special-a = Nie. Jeden na gracza i grę, cokolwiek się z nim stanie.
web-faq-tenth-card-q = Właśnie kupuję dziesiątą kartę. Czy mogę jeszcze wziąć budynek specjalny?
web-faq-tenth-card-a = Nie, bo jedenastej karty nigdy nie ma. Tylko { $statue_of_liberty } zastępuje inną kartę, więc w mieście nadal jest dziesięć: tę można wziąć.
web-faq-special-colour-q = Czy budynek specjalny ma kolor?
web-faq-special-colour-a = Nie. Nigdy nie liczy się do koloru, a wzięcie go nie jest zakupem.
web-faq-decline-q = Czy muszę wziąć budynek specjalny, gdy mogę?
web-faq-decline-a = Nie. Możesz czekać na inny; pytanie wróci w każdej twojej turze.

web-faq-two-neighbours-q = Kto jest moim sąsiadem w grze dwuosobowej?
web-faq-two-neighbours-a = Jedyny przeciwnik jest zarazem sąsiadem z lewej i z prawej, i liczy się raz.
web-faq-choices-q = Kto wybiera „jednego z twoich sąsiadów”?
web-faq-choices-a = Gra, na twoją korzyść: sąsiada, który daje ci najwięcej punktów, a dla karty { $louvre } przeciwnika o najwyższym dochodzie. Jeśli nie ma różnicy, zawsze liczy się sąsiad z lewej. Widać to w podliczeniu punktów.
web-faq-income-q = Czym dokładnie jest dochód?
web-faq-income-a = To wszystko z symbolem monety, także gdy liczba się zmienia. Dochodem nie są monety z kart { $arcade }, { $louvre }, { $versailles }, { $castle } ani żadne monety brane natychmiast.
web-faq-negative-income-q = Czy dochód może być ujemny?
web-faq-negative-income-a = Nie, zawsze jest podnoszony do 0. Premia 3 z karty { $barber } dochodzi wcześniej: −1 + 3 = 2.
web-faq-discounts-q = Czy zniżka może przynieść monety?
web-faq-discounts-a = Nie, cena nie spada poniżej 0.
web-faq-most-none-q = Kto ma najwięcej, jeśli nikt nie ma karty tego koloru?
web-faq-most-none-a = Wszyscy: to remis. { $burger_shop } daje to, co przy remisie, i tak samo { $mayan_pyramid }.

web-faq-arcade-q = { $arcade }: czy można odmówić ostatnich monet?
web-faq-arcade-a = Nie. Są wypłacane jeszcze raz tuż przed podliczeniem, jeśli masz choć jedną monetę, bo monety rozstrzygają remisy.
web-faq-art-gallery-q = { $art_gallery }: co jest przed miejscem 6?
web-faq-art-gallery-a = Miejsce 5. Kolejność biegnie dalej z górnego rzędu do dolnego; tak samo liczy { $great_wall }.
web-faq-barber-q = { $barber }: co, jeśli są dwie takie karty?
web-faq-barber-a = Drugą może stworzyć tylko { $sphinx }. Porównuje się wtedy dochody bez tej premii.
web-faq-big-ben-q = { $big_ben }: czy 8 monet to pewna liczba?
web-faq-big-ben-a = Prawdopodobna, ale nie pewna: została odczytana z małego obrazka.
web-faq-billiards-q = { $billiards }: jak liczą się karty wielokolorowe?
web-faq-billiards-a = Każda tylko jako jeden ze swoich kolorów. Gra wybiera tak, żeby różnych kolorów było najwięcej.
web-faq-castle-q = { $castle }: która cena się liczy?
web-faq-castle-a = Naprawdę zapłacona, po zniżkach. Żeton Stop-Zilla liczy się jako 2 monety, które zastępuje, ale nigdy więcej niż cena. Darmowa karta nic nie przynosi.
web-faq-concert-hall-q = { $concert_hall }: czy dostanę jeszcze następny dochód?
web-faq-concert-hall-a = Tak, jak zwykle. Na końcu tracisz tyle punktów, ile wynosi wtedy twój dochód.
web-faq-golden-gate-q = { $golden_gate }: czy miejsca 5 i 6 sąsiadują?
web-faq-golden-gate-a = Nie: liczą się karty z lewej, z prawej, powyżej i poniżej. Karty wielokolorowe mają tu wszystkie swoje kolory.
web-faq-great-wall-q = { $great_wall }: co, jeśli następna karta jest zniszczona?
web-faq-great-wall-a = Nie pomija się jej i nie ma ona wspólnego koloru. Jeśli nie ma dwóch następnych kart, też liczy się mniejsza liczba.
web-faq-hotdog-q = { $hotdog_shop }: ile płacę?
web-faq-hotdog-a = 1, 4 albo 6 monet za odkryty budynek z talii 1–3, 4–5 lub 6–9. Nie dotyczy czwartej talii ani mieszkań.
web-faq-japanese-garden-q = { $japanese_garden }: czy podwojenie jest obowiązkowe?
web-faq-japanese-garden-a = Tak, gdy masz mniej niż 30 punktów: także ujemnych, i także wtedy, gdy punkty się dodaje.
web-faq-louvre-q = { $louvre }: czyj dochód się liczy?
web-faq-louvre-a = Przeciwnika o najwyższym dochodzie, niekoniecznie sąsiada; za każdym razem może to być ktoś inny. Te monety nie są dochodem. Jeśli { $louvre } ulegnie zniszczeniu, reszta przepada.
web-faq-moai-q = { $moai }: które karty się liczą?
web-faq-moai-a = Wszystkie: ona sama, { $happy_market }, a także zniszczone miejsca.
web-faq-organic-market-q = { $organic_market }: czy potwory się liczą?
web-faq-organic-market-a = Tak. Ich przekreślone symbole też się odejmuje. Liczba par nigdy nie jest mniejsza niż 0.
web-faq-khufu-q = { $pyramid_of_khufu }: co, jeśli w tym miejscu stoi budynek specjalny?
web-faq-khufu-a = Wtedy nic nie daje, podobnie jak przy karcie zniszczonej. Budynki specjalne kopiuje tylko { $sphinx }.
web-faq-sphinx-q = { $sphinx }: co dokładnie kopiuje?
web-faq-sphinx-a = Cały tekst karty, ale tylko to, co trwa. To, co dzieje się „natychmiast” albo już minęło, nie wraca. Karty { $castle }, { $big_ben }, { $versailles }, { $arcade } i zniżki nic już więc nie dają; { $statue_of_liberty } daje swoje serca.
web-faq-sphinx-refuse-q = { $sphinx }: co, jeśli odmówię?
web-faq-sphinx-refuse-a = Kopiujesz budynek specjalny wylosowany z pudełka, jakikolwiek będzie. Zniszczonego budynku przeciwnika nie można wybrać, a zniszczony { $sphinx } o niczym nie decyduje.
web-faq-liberty-q = { $statue_of_liberty }: dokąd trafia zastąpiona karta?
web-faq-liberty-a = Budynek na stos kart odrzuconych swojej talii, mieszkanie z powrotem do pudełka. Może to być nawet karta, która spełniała warunek. Jeśli ostatnie miejsce jest zniszczone, ustępuje ostatnia niezniszczona karta.
web-faq-taj-mahal-q = { $taj_mahal }: a jeśli mój dochód jest równy dochodowi sąsiada?
web-faq-taj-mahal-a = Wtedy liczy się mniejsza liczba serc: twój dochód musi być naprawdę niższy niż dochód każdego sąsiada.
web-faq-tunnel-q = { $underwater_tunnel }: kiedy darmowa karta jest zużyta?
web-faq-tunnel-a = Przy następnym zakupie, nawet jeśli karta i tak kosztowałaby 0. Wzięcie monety jej nie zużywa.
web-faq-versailles-q = { $versailles }: a jeśli ktoś nie ma monet?
web-faq-versailles-a = Wtedy nic nie traci. Jeśli kilka osób prowadzi ex aequo, bierzesz po monecie od każdej.
web-faq-escape-room-q = { $escape_room }: a jeśli nikt nie ma żółtej karty?
web-faq-escape-room-a = Karta płaci: nikt nie ma ich mniej niż ty.

web-faq-last-round-q = W jednym mieście jest dziesięć kart. Czy inni jeszcze grają?
web-faq-last-round-a = Kto w tej rundzie jest później w kolejności, ma jeszcze turę. Wszyscy mają więc tyle samo tur.
web-faq-end-order-q = W jakiej kolejności działają efekty na końcu?
web-faq-end-order-a = { $arcade }, { $sphinx }, { $pyramid_of_khufu }; potem dochody, serca i mieszkańcy, punkty; potem { $concert_hall }, a na końcu { $japanese_garden }.
web-faq-negative-q = Co, jeśli liczba serc lub mieszkańców jest ujemna?
web-faq-negative-a = Zwykła arytmetyka: minus razy plus daje minus, a minus razy minus daje plus.
web-faq-tie-q = Jest remis. Kto wygrywa?
web-faq-tie-a = Kto ma więcej monet. Jeśli i tych jest tyle samo, zwycięstwo jest wspólne. Żetony Stop-Zilla to nie monety.

web-faq-fourth-deck-q = Czy czwarta talia powstaje na nowo?
web-faq-fourth-deck-a = Nie. To, co z niej odrzucono, pozostaje poza grą.
web-faq-token-must-q = Czy muszę oddać żeton, gdy przychodzi potwór?
web-faq-token-must-a = Tak, jeśli jest w kolorze potwora. Potwór od razu idzie dalej.
web-faq-destroy-what-q = Które karty mogą zostać zniszczone?
web-faq-destroy-what-a = Każda karta twojego miasta, która jeszcze nie jest zniszczona, także { $happy_market } i budynek specjalny. Ty wybierasz, nawet w cudzej turze.
web-faq-destroy-nothing-q = Co, jeśli nie ma już czego zniszczyć?
web-faq-destroy-nothing-a = Wtedy oba potwory zostają przed miastem. Przy każdym następnym przybyciu próbuje znów ten najwcześniejszy.
web-faq-monster-back-q = Odesłany potwór wraca. Czy nadal jest pierwszy?
web-faq-monster-back-a = Nie, to nowe przybycie: jest ostatni w kolejności.
web-faq-destroyed-counts-q = Czy zniszczona karta jeszcze się liczy?
web-faq-destroyed-counts-a = Jako jedna z dziesięciu, tak. Nie ma już nazwy, koloru ani efektu, ale potwór na niej zachowuje swój.
web-faq-special-destroyed-q = Mój budynek specjalny jest zniszczony. Co z jego efektem?
web-faq-special-destroyed-a = Wszystko, co miało jeszcze nadejść, przepada, na przykład darmowa karta albo monety z karty { $louvre }.
web-faq-third-again-q = Czy można dwa razy dostać żeton za trzecią kartę koloru?
web-faq-third-again-a = Tak: liczy się liczba w danej chwili. Po zniszczeniu można znów osiągnąć trzecią lub szóstą kartę.
web-faq-purchase-order-q = W jakiej kolejności przebiega zakup?
web-faq-purchase-order-a = Zapłata, { $castle } u sąsiadów, karta, zdobyte żetony, a potem odchodzące potwory.
web-faq-leave-order-q = Kilka potworów odchodzi naraz. Co wtedy?
web-faq-leave-order-a = Jeden po drugim, w kolejności przybycia; każde przybycie rozstrzyga się przed następnym. O tym, kto odchodzi, decyduje chwila zakupu, nawet jeśli nowa karta zostanie tymczasem zniszczona. Potwór, który właśnie zniszczył kartę, zostaje.
web-faq-many-condition-q = Jak karta wielokolorowa liczy się do warunku?
web-faq-many-condition-a = Jako jedna karta w jednym ze swoich kolorów, tak jak ci wygodniej. Niebieski { $happy_market }, { $haunted_house }, { $grocery }, { $hug_fest } i { $skatepark } wystarczą, by wziąć kartę { $parthenon } (pięć kart), ale nie { $japanese_garden }, który wymaga sześciu.
web-faq-no-change-q = Czy z żetonu jest reszta?
web-faq-no-change-a = Nie. I nie wolno oddać więcej żetonów, niż wymaga cena.
web-faq-tokens-coins-q = Czy żetony to monety?
web-faq-tokens-coins-a = Tylko przy płaceniu. Nie przy remisach ani dla kart { $arcade } i { $versailles }.
web-faq-corgzilla-q = { $corgzilla }: kiedy rozdaje monety?
web-faq-corgzilla-a = Raz, na końcu twojej tury, po budynku specjalnym: także w ostatniej turze i nawet zaraz po przybyciu. Wybierasz, kto je dostaje.
web-faq-uncertain-q = Czy to prawdziwe karty dodatku?
web-faq-uncertain-a = Częściowo. Zasady i większość informacji o potworach pochodzą z instrukcji. Większość nazw, cen, kolorów i symboli budynków wielokolorowych to nasza rekonstrukcja; galeria mówi, które.
