### Własna strona, strony graczy i ranking.

web-me-title = Moja strona
web-me-name = Nazwa
web-me-save = Zapisz
web-me-saved = Zapisano
web-me-since = Tutaj od: { $date }
web-me-kind-guest = Gość
web-me-kind-account = Konto

## Konto

web-me-account = Konto
web-me-guest-about = Grasz jako gość, tylko w tej przeglądarce. Z kontem nazwa, gry i ranking są twoje na każdym urządzeniu. Bez adresu e-mail.
web-me-make = Załóż konto
web-me-login = Zaloguj się
web-me-login-about = Gry rozegrane jako gość pozostają przy gościu. Żeby je zachować, załóż konto.
web-me-password = Hasło
web-me-password-about = Co najmniej 10 znaków; krótkie zdanie łatwo zapamiętać.
web-me-password-old = Obecne hasło
web-me-password-new = Nowe hasło
web-me-account-of = Logujesz się jako { $name }.
web-me-look = Twarz i kolor
web-me-look-face = Twarz
web-me-look-colour = Kolor
web-me-look-chance = Dowolna
web-me-look-none = Bez koloru
web-me-face-fox = Lis
web-me-face-penguin = Pingwin
web-me-face-panda = Panda
web-me-face-owl = Sowa
web-me-face-koala = Koala
web-me-face-frog = Żaba
web-me-face-rabbit-face = Królik
web-me-face-tiger-face = Tygrys
web-me-face-hedgehog = Jeż
web-me-face-unicorn = Jednorożec
web-me-colour-rose = Różowy
web-me-colour-orange = Pomarańczowy
web-me-colour-yellow = Żółty
web-me-colour-lime = Jasnozielony
web-me-colour-sky = Jasnoniebieski
web-me-colour-plum = Fioletowy
web-me-colour-grey = Szary
web-me-provider-login = Zaloguj się przez { $provider }
web-me-provider-about = Połącz to konto z { $provider }: wtedy można logować się tam zamiast wpisywać hasło.
web-me-provider-join = Połącz z { $provider }
web-me-provider-joined = { $provider } otwiera to konto od { $date }.
web-me-provider-leave = Odłącz { $provider }
web-me-provider-leave-sure = Odłączyć?
web-me-owner-about = To konto nie ma hasła. Zaloguj się jeszcze raz, aby pokazać, że to ty:
web-me-password-choose = Wybierz hasło
web-door-title = Logowanie
web-door-wait = Chwileczkę…
web-door-again = Spróbuj ponownie
web-door-back = Zaloguj się inaczej
web-me-renamed = Nazwa, którą masz w { $provider }, jest tu zajęta albo niedozwolona. Tutaj nazywasz się { $name }; możesz to zmienić.
web-me-lost = Nie pamiętasz hasła?
web-me-lost-mail-about = Możemy wysłać ci link e-mailem, jeśli masz tu potwierdzony adres.
web-me-lost-who = Twoja nazwa lub adres e-mail
web-me-lost-send = Wyślij mi link
web-me-lost-sent = Jeśli istnieje konto z tą nazwą lub tym adresem, a adres jest potwierdzony, e-mail jest już w drodze. Link w nim działa przez godzinę.
web-me-lost-code = Mam kod
web-me-recover-about = Zapisany wcześniej kod albo kod od osoby, która prowadzi ten serwer, pozwala wybrać nowe hasło.
web-me-recover-link = Ten link działa raz: wybierz nowe hasło.
web-me-code = Kod
web-me-recover = Ustaw nowe hasło
web-me-codes = Gdyby hasło przepadło
web-me-codes-none = Kod pozwala wybrać nowe hasło. Nie masz jeszcze żadnego: utwórz kody zawczasu i trzymaj je tam, gdzie je znajdziesz.
web-me-codes-left = { $codes ->
    [one] Został { $codes } kod. Działa raz.
    [few] Zostały { $codes } kody. Każdy działa raz.
    [many] Zostało { $codes } kodów. Każdy działa raz.
   *[other] Zostało { $codes } kodu. Każdy działa raz.
}
web-me-codes-make = Utwórz nowe kody
web-me-codes-once = Widać je tylko teraz. Wcześniejsze kody już nie działają.
web-me-codes-save = Zapisz w pliku
web-me-devices = Zalogowane przeglądarki
web-me-device-current = ta przeglądarka
web-me-device-unknown = Nieznana przeglądarka
web-me-device-seen = ostatnio { $date }
web-me-device-end = Wyloguj: { $device }
web-me-device-end-sure = Wylogować tam?
web-me-passkeys = Klucze dostępu
web-me-passkeys-about = Zaloguj się odciskiem palca, twarzą lub kodem tego urządzenia zamiast wpisywać hasło.
web-me-passkey-make = Dodaj klucz dostępu
web-me-passkey-here = To urządzenie ma już klucz dostępu.
web-me-passkey-remove = Usuń klucz dostępu: { $device }
web-me-passkey-remove-sure = Usunąć?
web-me-passkey-login = Zaloguj się kluczem dostępu
web-me-password-change = Zmień hasło
web-me-password-changed = Zmieniono. Wszystkie inne urządzenia zostały wylogowane.
web-me-password-unanswered = Odpowiedź nie dotarła. Hasło mogło się mimo to zmienić: przy logowaniu wypróbuj najpierw nowe.
web-me-logout = Wyloguj się
web-me-logout-everywhere = Wyloguj się wszędzie

## Ustawienia

web-me-settings = Ustawienia
web-me-quick = Szybkie ruchy
web-me-quick-about = Jedno dotknięcie wystarczy; inaczej drugie potwierdza.

## Gry

web-me-games = Moje gry
web-me-unfinished = Niedokończone
web-me-finished = Zakończone
web-me-no-games = Nie ma jeszcze zakończonych gier. Pierwsza trwa około 30 minut.
web-me-with = gra z: { $names }
web-me-alone = na razie nikogo więcej
web-me-won = wygrana
web-me-shared = wspólna wygrana
web-me-result = punkty: { $points }, najlepszy wynik: { $best }
web-me-story = Przebieg
web-me-story-label = Przebieg gry z dnia { $date }
web-me-replay = Odtwórz
web-me-replay-label = Odtwórz grę z dnia { $date }
web-me-older = Starsze gry
web-me-go-on = Dalej
web-me-give-up = Porzuć
web-me-give-up-sure = Na pewno?
web-me-status-open = jeszcze nie zaczęta
web-me-status-playing = trwa
web-me-status-turn = twoja kolej
web-me-records = Pobierz wszystkie zapisy
web-me-device = rozegrana na urządzeniu
web-me-foreign = według innych zasad: otworzy się w innej wersji Happy City
web-me-take = Przenieś na moje konto
web-me-take-about = { $games ->
    [one] Na tym urządzeniu rozegrano jedną grę bez serwera. Może trafić na twoje konto, z adnotacją, i nigdzie się nie liczy.
    [few] Na tym urządzeniu rozegrano { $games } gry bez serwera. Mogą trafić na twoje konto, z adnotacją, i nigdzie się nie liczą.
    [many] Na tym urządzeniu rozegrano { $games } gier bez serwera. Mogą trafić na twoje konto, z adnotacją, i nigdzie się nie liczą.
   *[other] Na tym urządzeniu rozegrano { $games } gry bez serwera. Mogą trafić na twoje konto, z adnotacją, i nigdzie się nie liczą.
}

## Liczby

web-me-statistics = Statystyki
web-me-count-games = { $games ->
    [one] gra
    [few] gry
    [many] gier
   *[other] gry
}
web-me-games-column = Gry
web-me-win-share = wygra{"\u00AD"}nych
web-me-best = najwięcej punktów
web-me-mean = średnio punktów
web-me-no-figures = Statystyki pojawią się po pierwszej zakończonej grze.
web-me-no-figures-mine = Statystyki pojawią się po pierwszej zakończonej grze. Gry na tym urządzeniu i treningi się nie liczą.
web-me-favourites = Ulubione budynki
web-me-favourite-specials = Ulubione budynki specjalne
web-me-favourite-times = { $count ->
    [one] w { $count } mieście
    [few] w { $count } miastach
    [many] w { $count } miastach
   *[other] w { $count } miasta
}
web-me-modes = Według rodzaju gry
web-me-mode = Rodzaj gry
web-me-players = Osoby
web-me-rating = Punkty ran{"\u00AD"}kingowe
web-me-no-ratings = Gry rankingowe dają punkty rankingowe; każda osoba zaczyna od 1000.
web-me-ranking = Ranking
web-me-ranking-none = Nikt jeszcze nie ma pięciu gier rankingowych tego rodzaju. Pierwsze miejsce jest wolne!
web-me-place = Miejsce
web-me-player = Gracz
web-me-count-players = { $players ->
    [one] { $players } osoba
    [few] { $players } osoby
    [many] { $players } osób
   *[other] { $players } osoby
}
web-me-player-here = Gracz
web-me-to-ranking = Do rankingu

## Programy

web-me-programs = Programy
web-me-programs-about = Twój własny program może zasiąść przy każdym stole. Potrzebuje nazwy i tokenu.
web-me-programs-how = Jak to zrobić
web-me-programs-account = Do tego potrzebne jest konto: załóż je powyżej.
web-me-program-name = Nazwa programu
web-me-program-make = Utwórz token
web-me-program-delete = Usuń: { $name }
web-me-program-delete-sure = Usunąć na zawsze?
web-me-token = Token: { $name }
web-me-token-once = Skopiuj go teraz: pokazujemy go tylko raz.
web-me-copy = Kopiuj
web-me-copied = Skopiowano!

## Moje dane

web-me-data = Moje dane
web-me-export = Pobierz wszystko o mnie
web-me-delete = Usuń moje dane
web-me-delete-about = Nazwa, konto, rankingi, programy, znajomi i kręgi znikną na zawsze. Zakończone gry zostaną, bez twojej nazwy; tam, gdzie inni na ciebie czekają, zagra bot.
web-me-delete-sure = Usuń wszystko na zawsze
web-me-delete-unanswered = Odpowiedź nie dotarła. Twoje dane mogły mimo to zostać usunięte.
web-me-cancel = Zostaw wszystko
web-me-away = Serwer nie odpowiada. Do tego czasu widać tu to, co wie o tobie to urządzenie.
