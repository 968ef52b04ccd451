### Poczekalnia stołu i imiona botów.

web-room-bot-teddy-bear = Bruno
web-room-bot-robot = Pixel
web-room-bot-alien-monster = Ziggy
web-room-bot-ghost = Hugo
web-room-bot-nesting-dolls = Olga
web-room-bot-dragon-face = Draco

## Poczekalnia

web-room-here = Poczekalnia
web-room-waiting = { $free ->
    [one] Brakuje jeszcze jednej osoby
    [few] Brakuje jeszcze { $free } osób
    [many] Brakuje jeszcze { $free } osób
   *[other] Brakuje jeszcze { $free } osoby
}
web-room-dealing = Trwa rozdawanie kart
web-room-dealing-about = Chwila: nadchodzą ostatnie części tasowania.
web-room-ready = Wszyscy są na miejscu!
web-room-not-here = Jeszcze w drodze: { $names }
web-room-ready-host = Stół jest pełny. Zacznij, kiedy chcesz.
web-room-ready-guest = { $name } zaraz rozpocznie grę.
web-room-absent-host = Wszystkie miejsca są zajęte. Możesz zacząć albo poczekać, aż wszyscy wrócą.
web-room-absent-guest = { $name } decyduje, kiedy zacznie się gra.
web-room-wait-host = Wyślij link albo oddaj wolne miejsca botom.
web-room-wait-rated = To gra rankingowa: na każdym miejscu musi usiąść ktoś z kontem. Wyślij link.
web-room-wait-rematch = Pozostali widzą zaproszenie tam, gdzie skończyła się ostatnia gra: jedno kliknięcie i siedzą tutaj.
web-room-wait-asked = Miejsca czekają na zaproszonych: wystarczy, że się zgodzą.
web-room-wait-guest = { $name } rozpocznie grę, gdy wszystkie miejsca będą zajęte.
web-room-the-host = Gospodarz
web-room-start = Zacznij grę
web-room-fill = { $free ->
    [one] Bot na wolne miejsce
    [few] Boty na wolne miejsca
    [many] Boty na wolne miejsca
   *[other] Boty na wolne miejsca
}
web-room-close = Zamknij stół
web-room-close-sure = Zamknąć dla wszystkich?
web-room-closed = Ten stół jest zamknięty
web-room-closed-about = Gospodarza już tu nie ma. Przy innym stole zawsze znajdzie się miejsce.
web-room-lost = Połączenie zostało przerwane. Próbujemy dalej.
web-room-watching = { $count ->
    [0] Nikt nie ogląda
    [one] Ogląda { $count } osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osoby
}

## Miejsca

web-room-seats = Miejsca
web-room-free = Wolne miejsce
web-room-you = ty
web-room-host = gospodarz
web-room-program = program
web-room-present = przy stole
web-room-absent = chwilowo offline
web-room-asked = jeszcze bez odpowiedzi
web-room-asked-you = { $name } chce zagrać jeszcze raz. To miejsce czeka na ciebie.
web-room-changed-you = { $name } proponuje inną grę przy tym stole. To miejsce czeka na ciebie.
web-room-kept-you = { $name } trzyma dla ciebie to miejsce. Zobacz, w co się gra.
web-room-accept = Tak, jeszcze raz
web-room-accept-changes = Tak, może być
web-room-accept-seat = Tak, zagram
web-room-sit = Usiądź
web-room-sit-about = Albo po prostu oglądaj: gra zacznie się na tej stronie.
web-room-full-about = Wszystkie miejsca są zajęte. Możesz oglądać: gra zacznie się na tej stronie.
web-room-stand = Wstań
web-room-name = Twoje imię
web-room-rename = Zmień imię
web-room-save = Zapisz
web-room-change = { $name }: zmień to miejsce
web-room-change-free = Zmień wolne miejsce
web-room-seat-title = Kto tu siedzi?
web-room-open-seat = Zostaw wolne dla kogoś
web-room-send-away = Zwolnij miejsce: { $name }
web-room-remove = Usuń to miejsce
web-room-add = Jeszcze jedno miejsce

## Zaproszenie

web-room-invite = Zaproś przyjaciół
web-room-invite-about = Kto otworzy ten link, może usiąść przy stole, bez zakładania konta.
web-room-invite-rated = Kto otworzy ten link, może usiąść przy stole. Gra jest rankingowa, więc potrzebne jest konto.
web-room-link = Link do tego stołu
web-room-copy = Kopiuj
web-room-copied = Skopiowano!
web-room-copy-by-hand = Zaznacz link i skopiuj go.
web-room-share = Udostępnij
web-room-share-text = Chodź, zbudujmy razem szczęśliwe miasto!
web-room-qr = Kod QR z linkiem do tego stołu
web-room-qr-about = Albo zeskanuj telefonem.

## W co gramy

web-room-played = W co gramy
web-room-options = Zmień
web-room-options-about = Osoby przy stole zobaczą pytanie, czy im to odpowiada.
web-room-options-save = Zagrajmy tak
web-room-family = Budynki specjalne: wariant rodzinny
web-room-expert = Budynki specjalne: wariant ekspercki
web-room-grozilla = Z Grozillą i czwartą talią
web-room-product = Punkty: mieszkańcy × serca
web-room-sum = Punkty: mieszkańcy + serca
web-room-rated = Rankingowa: bez cofania
web-room-casual = Towarzyska, z cofaniem
web-room-no-clock = Bez zegara
web-room-public = Publiczny: wśród otwartych stołów
web-room-private = Prywatny: tylko z linkiem
web-room-circle = Dla kręgu i z linkiem
web-room-shuffle = Nikt nie może wybrać tasowania: przeglądarka każdej grającej osoby dodaje swoją część
web-room-chat = { $chat ->
    [nobody] Czat: tylko reakcje
    [accounts] Czat: tylko konta
   *[other] Czat: wszyscy
}
web-room-removed = { $name } zwalnia twoje miejsce.
web-room-declined = { $name } tym razem nie chce grać.
web-room-your-answer = Czekamy na twoją odpowiedź
