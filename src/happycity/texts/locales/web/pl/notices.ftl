### Gdy strona jest zamknięta: o czym się dowiadujesz i gdzie.

web-notices-title = Gdy strona jest zamknięta
web-notices-about = Happy City może dać ci znać, że to twoja kolej. Wysyłane jest tylko to, co tu włączysz.
web-notices-off = Ten serwer nie wysyła wiadomości. Może je włączyć jego gospodarz.
web-notices-account = E-maile i webhooki wymagają konta.
web-notices-push = Push
web-notices-mail = E-mail
web-notices-webhook = Webhook
web-notices-wishes = O czym się dowiadujesz i jak
web-notices-kind-turn = Moja kolej
web-notices-kind-day = Został jeden dzień
web-notices-kind-over = Koniec gry
web-notices-kind-invitation = Miejsce dla mnie
web-notices-kind-challenge = Rewanż
web-notices-push-here = W tej przeglądarce
web-notices-push-about = Urządzenie pokazuje wiadomość, nawet gdy strona jest zamknięta.
web-notices-push-insecure = Przeglądarki pozwalają na to tylko przez HTTPS.
web-notices-push-missing = Ta przeglądarka nie pokazuje wiadomości. Na iPhonie lub iPadzie dodaj najpierw Happy City do ekranu początkowego.
web-notices-push-denied = Przeglądarka blokuje wiadomości tej strony. Zezwól na nie w jej ustawieniach i wróć tutaj.
web-notices-push-unwilling = Usługa push tej przeglądarki nie odpowiada; okna prywatne jej nie mają.
web-notices-device-remove = Usuń: { $name }
web-notices-remove = Usuń
web-notices-mail-address = Adres e-mail
web-notices-mail-name = Wyślij mi link
web-notices-mail-sent = E-mail jest w drodze na adres { $address }. Otwórz link, który w nim jest.
web-notices-mail-to = E-maile przychodzą na adres { $address }.
web-notices-webhook-url = Adres do wywołania
web-notices-webhook-form = Forma
web-notices-test = Wyślij próbną
web-notices-test-sent = W drodze. Czy wiadomość dotarła?
web-notices-quiet = Cisza
web-notices-quiet-about = O tym, co wciąż ważne, dowiesz się na jej koniec.
web-notices-quiet-begin = Od
web-notices-quiet-end = Do
web-notices-quiet-zone = Strefa czasowa: { $zone }

## Strona linku z wiadomości

web-letter-title = Wiadomości od Happy City
web-letter-confirm = Czy chcesz dostawać wiadomości od Happy City na adres { $address }?
web-letter-confirm-do = Tak, to mój adres
web-letter-confirm-done = Dziękujemy! Od teraz wiadomości przychodzą tam.
web-letter-stop = Bez kolejnych wiadomości „{ $kind }” ({ $channel })?
web-letter-stop-do = Nie wysyłaj ich
web-letter-stop-done = Gotowe. Więcej ich nie będzie.
web-letter-choose = Wybierz, o czym chcesz wiedzieć
