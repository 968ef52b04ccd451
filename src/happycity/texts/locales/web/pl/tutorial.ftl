### Samouczek: co mówi przewodnik. Karty i znaki są rysowane tam, gdzie stoją; *słowa* są pogrubione.

web-tutorial-title = Samouczek
web-tutorial-coach = Twój przewodnik
web-tutorial-you = Ty
web-tutorial-step = Krok { $step } z { $steps }
web-tutorial-next = Dalej
web-tutorial-back = Wstecz
web-tutorial-skip = Opuść samouczek
web-tutorial-show-me = Zrób to za mnie
web-tutorial-play = Zagraj teraz
web-tutorial-play-hint = z dwoma życzliwymi botami
web-tutorial-again = Jeszcze raz od początku
web-tutorial-more = Rozejrzyj się: zasady, karty, pytania
web-tutorial-opening = Nakrywamy do stołu…
web-tutorial-nudge = Dobry pomysł, ale najpierw spróbujmy tego: { $move }.
web-tutorial-nudge-read = Najpierw przeczytaj, potem „Dalej”.

web-tutorial-welcome = *Witaj w Happy City!* Zagramy razem krótką partię. Po drugiej stronie siedzi { $neighbour }. Ja mówię, co zrobić, a ty to robisz.
web-tutorial-city = To *twoje miasto*, z miejscem na dziesięć kart. Jedna już jest: { $happy_market }. Przynosi { $coin } 1 monetę co rundę.
web-tutorial-goal = Oto cel: na końcu liczba { $person } mieszkańców jest *mnożona* przez liczbę { $heart } serc. Na razie wszędzie ciemno.
web-tutorial-income = Na początku były 2 monety, a właśnie przyszedł twój pierwszy *dochód*. Teraz masz ich { $coins }.
web-tutorial-draw = Na stole mają leżeć trzy budynki. Odkryj pierwszy: wybierz *talię 1–3*, najtańszą.
web-tutorial-draw-again = { $grocery }, co za szczęście! Odkryj jeszcze jedną kartę z *talii 1–3*.
web-tutorial-draw-dearer = A trzecią z *talii 4–5*: te karty kosztują więcej i więcej przynoszą.
web-tutorial-too-dear = { $restaurant } kosztuje 5, a ty masz tylko { $coins }. Karty, na które cię nie stać, pozostają czytelne i mówią dlaczego.
web-tutorial-shop = Zacznijmy więc skromnie: *sklepy przynoszą monety*. Kup kartę { $grocery }.
web-tutorial-round = { $neighbour } kupuje kartę { $cake_shop }. Nowa runda: dzięki sklepowi twój dochód to już { $income }. Najpierw monety, potem ludzie!
web-tutorial-discard = Tak zaczyna się każda tura: *możesz* odrzucić jedną kartę. { $steelworks } przekreśla serce. Precz z nią!
web-tutorial-refill = Teraz uzupełniamy stół. Odkryj kartę z *talii 1–3*.
web-tutorial-refill-again = I jeszcze jedną z *talii 1–3*, żeby były trzy.
web-tutorial-dwelling = Ludzie potrzebują domów. Mieszkania leżą tu cały czas, ale jest ich niewiele. Kup kartę { $house }.
web-tutorial-multiply = W twoim mieście ktoś mieszka! Ale { $inhabitants } × { $hearts } = { $points }: bez serc okna pozostają ciemne. Potrzebujesz *jednego i drugiego*.
web-tutorial-keep = Nie musisz niczego odrzucać. { $restaurant } bardzo ci się przyda, więc *zostaw wszystko*.
web-tutorial-draw-dearest = Brakuje jednej karty. Z ciekawości zobacz, co oferuje *talia 6–9*.
web-tutorial-coin = { $zoo }, trzy serca! Na razie o wiele za drogo. Ale do karty { $restaurant } brakuje ci tylko 1 monety. Nie kupuj nic i *weź monetę*.
web-tutorial-keep-all = Opłaciło się oszczędzać: { $coins ->
    [one] masz { $coins } monetę
    [few] masz { $coins } monety
   *[many] masz { $coins } monet
}. Trzy karty już leżą, więc nic nie będzie uzupełniane. *Zostaw wszystko*.
web-tutorial-leisure = Teraz cię stać: { $restaurant } przynosi 2 monety co rundę i twoje pierwsze serce. Kup tę kartę.
web-tutorial-neighbour = Popatrz: { $neighbour } ma dwie niebieskie karty i bierze { $dinosaur_park }. *Budynki specjalne* nic nie kosztują, ale każdy ma tylko jeden.
web-tutorial-your-special = { $toy_shop } wymaga jednej karty { $blue } niebieskiej i jednej { $green } zielonej. Zieloną już masz: { $house }. Brakuje niebieskiej.
web-tutorial-keep-quickly = A niebieska leży tuż obok: { $park }. *Zostaw wszystko*.
web-tutorial-draw-any = Uzupełnij trzecie miejsce. Tym razem wybierz *talię 4–5*.
web-tutorial-public = Kup kartę { $park }. Da ci serce i spełni warunek karty { $toy_shop }.
web-tutorial-special = Gotowe! *Weź kartę { $toy_shop }*: jest za darmo i przynosi 2 monety co rundę.
web-tutorial-special-taken = Twój dochód to już { $income }. Tak rośnie miasto. Przeskoczmy do *ostatniej rundy*.
web-tutorial-leap = Kilka rund później: { $inhabitants } × { $hearts } = { $points }. Twoje miasto ma dziewięć kart. Z *dziesiątą* ta runda będzie ostatnia.
web-tutorial-last-card = { $hospital } daje 2 mieszkańców, a każdy z nich jest teraz wart { $hearts ->
    [one] { $hearts } punkt
    [few] { $hearts } punkty
   *[many] { $hearts } punktów
}: po jednym za każde serce. Kup tę kartę.
web-tutorial-score = *{ $inhabitants } × { $hearts } = { $points } rozświetlonych okien!* { $neighbour } ma { $their_points }. Pierwsza gra i od razu wygrana!
web-tutorial-done = To wszystko, co trzeba wiedzieć. Resztę powie ci stół podczas gry. Dobrej zabawy!
