### Znajomi: kto jest, kto pyta, linki i zaproszenia.

web-friends-title = Znajomi
web-friends-waiting = Znajomi: { $count ->
    [few] oczekują { $count }
   *[other] oczekuje { $count }
}
web-friends-lead = Zobacz, kto jest, i zagrajcie razem.
web-friends-guest = Znajomi należą do tej przeglądarki. Konto zachowa ich na każdym urządzeniu.
web-friends-guest-account = Utwórz konto

## Lista

web-friends-list = Moi znajomi
web-friends-none = Jeszcze nikt. Zapytaj kogoś po nazwie albo wyślij swój link.
web-friends-lobby = jest tutaj
web-friends-table = przy stole
web-friends-watching = ogląda grę
web-friends-away = nieobecność
web-friends-watch = Oglądaj
web-friends-part = Usuń: { $name }
web-friends-part-sure = Koniec znajomości?
web-friends-asking = Chcą cię dodać do znajomych
web-friends-accept = Tak, chętnie
web-friends-decline = Nie
web-friends-asked = Wysłane prośby
web-friends-no-answer = jeszcze bez odpowiedzi
web-friends-take-back = Cofnij prośbę: { $name }

## Prośby

web-friends-ask = Zapytaj kogoś
web-friends-ask-name = Nazwa konta
web-friends-ask-send = Zapytaj
web-friends-ask-sent = Wysłano. Gdy { $name } się zgodzi, będziecie znajomymi.
web-friends-link = Mój link
web-friends-link-about = Kto go otworzy i się zgodzi, trafi do twoich znajomych. Działa, dopóki go nie odnowisz.
web-friends-link-label = Link do dodania mnie
web-friends-link-make = Utwórz link
web-friends-link-renew = Odnów link
web-friends-link-renew-sure = Stary przestanie działać. Odnowić?
web-friends-link-share = Bądźmy znajomymi w Happy City!
web-friends-shown = Pokazuj znajomym, kiedy tu jestem
web-friends-shown-about = Inni widzą tylko, przy której publicznej grze siedzisz. Po wyłączeniu nikt nie może cię tam obserwować.

## Zaproszenia

web-friends-invitations = Miejsce dla ciebie
web-friends-invited = { $name } trzyma dla ciebie miejsce
web-friends-invited-rated = { $name } trzyma dla ciebie miejsce, w grze rankingowej
web-friends-go = Zobacz
web-friends-invite = Zaproś
web-friends-invite-about = Dla zaproszonej osoby czeka miejsce, a ona się o tym dowie.

## Linki i nazwy

web-friends-door = { $name } chce cię dodać do znajomych
web-friends-door-title = Znajomość
web-friends-door-about = Znajomi widzą, kiedy druga osoba tu jest, i mogą trzymać dla siebie miejsce.
web-friends-door-own = To twój własny link: wyślij go komuś.
web-friends-to-list = Do moich znajomych
web-friends-befriend = Zaproś do znajomych
web-friends-befriend-asked = Wysłano prośbę, jeszcze bez odpowiedzi.
web-friends-befriend-are = { $name } i ty jesteście znajomymi.

## Obserwowanie

web-follow = Obserwuj
web-follow-of = Obserwuj: { $name }
web-following = Obserwujesz: { $name }
web-following-stop = Obserwujesz: { $name } · zakończ
web-following-end = Zakończ
web-follow-none = { $name }: teraz żadnej publicznej gry
web-follow-none-about = Gdy tylko się zacznie, otworzy się tutaj.
