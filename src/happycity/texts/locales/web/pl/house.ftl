### Co przechowuje ten serwer: strona o prywatności i ogłoszenia.

web-privacy-title = Prywatność
web-privacy-lead = Co ten serwer o tobie przechowuje, jak długo i co go opuszcza.
web-privacy-kept = Co jest przechowywane
web-privacy-kept-you = Twoja nazwa, ustawienia, pierwsza i ostatnia wizyta. W przypadku konta także hasło, w postaci, której nikt nie odczyta.
web-privacy-kept-access = W przypadku konta: przeglądarki, w których jest zalogowane, klucze dostępu i skróty kodów na wypadek utraty hasła.
web-privacy-kept-provider = W przypadku konta, które loguje się przez { $provider }: numer, pod którym zna cię { $provider }. Twoje tamtejsze hasło nigdy tu nie trafia.
web-privacy-kept-games = Twoje gry, ruch po ruchu, z wynikami, rankingami, rozdaniami dnia i wieczorami klubowymi. Kto ma link do zakończonej gry, może ją obejrzeć.
web-privacy-kept-people = Kogo wyciszasz lub blokujesz oraz co zgłaszasz, z ostatnimi wypowiedziami przy tym stole. Inni się o tym nie dowiedzą.
web-privacy-kept-friends = Twoi znajomi, wysłane prośby i twój link. Gdzie jesteś, dopóki otwarte są strona startowa, znajomi albo stół: widzą to tylko znajomi, inni widzą, przy której publicznej grze siedzisz, a jedno i drugie możesz wyłączyć.
web-privacy-kept-circles = Twoje kręgi i od kogo masz do nich zaproszenie.
web-privacy-kept-notices = Gdzie i o czym chcesz się dowiadywać, gdy strona jest zamknięta, jeśli tak wybierzesz: przeglądarka, adres e-mail albo własny adres.
web-privacy-kept-cookie = Jedno ciasteczko, żeby rozpoznać cię przy następnej wizycie. Nie służy do niczego innego.
web-privacy-not-kept = Bez adresu e-mail, prawdziwego nazwiska, miejsca i śledzenia.
web-privacy-not-kept-but-mail = Bez prawdziwego nazwiska, miejsca i śledzenia.
web-privacy-long = Jak długo
web-privacy-guests = { $days ->
    [0] Goście są przechowywani, dopóki sami się nie usuną.
    [one] Goście, którzy nie wracają przez { $days } dzień, są usuwani.
    [few] Goście, którzy nie wracają przez { $days } dni, są usuwani.
    [many] Goście, którzy nie wracają przez { $days } dni, są usuwani.
   *[other] Goście, którzy nie wracają przez { $days } dnia, są usuwani.
}
web-privacy-chat = { $days ->
    [0] Czat jest przechowywany tak długo jak jego stół.
    [one] Czat jest usuwany po { $days } dniu, gdy nikt już nie gra przy stole.
    [few] Czat jest usuwany po { $days } dniach, gdy nikt już nie gra przy stole.
    [many] Czat jest usuwany po { $days } dniach, gdy nikt już nie gra przy stole.
   *[other] Czat jest usuwany po { $days } dnia, gdy nikt już nie gra przy stole.
}
web-privacy-accounts = Konta są przechowywane, dopóki nie zostaną usunięte. Zakończone gry zostają, bez twojej nazwy. Po usunięciu czekające zgłoszenie, twoje lub dotyczące ciebie, zostaje bez twojej nazwy, dopóki ktoś się nim nie zajmie.
web-privacy-log = Dziennik serwera zapisuje każde żądanie z adresem komputera, z którego pochodzi. Jak długo dziennik jest przechowywany, decyduje osoba prowadząca serwer.
web-privacy-leaves = Co opuszcza ten serwer
web-privacy-leaves-nothing = Nic. Strony niczego nie pobierają z zewnątrz, a gry z botami toczą się tutaj albo w twojej przeglądarce.
web-privacy-leaves-notices = To, o czym chcesz się dowiadywać, gdy strona jest zamknięta: do usługi powiadomień twojej przeglądarki, e-mailem albo na podany adres. Strony niczego nie pobierają z zewnątrz.
web-privacy-leaves-provider = Jeśli logujesz się przez { $provider }: twoja przeglądarka idzie tam, a ten serwer pyta, kto przyszedł.
web-privacy-leaves-backups = Osoba prowadząca serwer może przechowywać jego kopie zapasowe.
web-privacy-yours = To należy do ciebie
web-privacy-yours-about = Na swojej stronie możesz pobrać wszystko, co jest o tobie przechowywane, i to usunąć.
web-privacy-to-me = Do moich danych
web-privacy-alone = Ta strona nie ma serwera: wszystko zostaje w twojej przeglądarce.
web-announcement = Od osoby prowadzącej ten serwer
web-announcement-close = Nie pokazuj więcej
web-invitation = Zaproszenie
web-invitation-about = Konto wymaga tu zaproszenia: kodu od osoby prowadzącej serwer.
