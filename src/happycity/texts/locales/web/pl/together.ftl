### O czym ludzie, którzy grają, decydują razem: bot za kogoś nieobecnego, koniec gry; i o czym decyduje się samemu.

## Kogoś nie ma

web-absent = { $player }: offline
web-absent-about = { $player }: od pewnego czasu offline. Do powrotu może grać bot ({ $level }).
web-absent-let = Niech bot gra za gracza { $player }
web-absent-waits = Twoja zgoda na bota już jest. Brakuje odpowiedzi: { $players }.
web-absent-wait = Jednak poczekam
web-absent-back = Witaj z powrotem! Grał za ciebie bot.
web-absent-built = Nowe w twoim mieście: { $cards }.

## Koniec gry bez wyniku

web-ending = Zakończ grę bez wyniku
web-ending-about = { $rated ->
    [yes] Gra kończy się, gdy zgadzają się wszyscy, którzy grają. Rankingi się nie zmieniają.
   *[no] Gra kończy się, gdy zgadzają się wszyscy obecni.
}
web-ending-asked = { $player } pyta: zakończyć grę bez wyniku?
web-ending-declined = { $player } woli grać dalej.

## Poddanie gry

web-resign = Poddaj grę
web-resign-about = { $rated ->
    [yes] Bot gra za ciebie do końca, a ty zajmujesz ostatnie miejsce. Powrotu nie ma.
   *[no] Bot gra za ciebie do końca. Powrotu nie ma.
}
web-resign-sure = Dotknij jeszcze raz, by się poddać
web-resigned = gra poddana
web-resigned-news = { $who ->
    [you] Poddajesz grę: dalej gra bot.
   *[other] { $player } poddaje grę: dalej gra bot.
}
web-former = Dawny gracz
web-resigned-why = { $who ->
    [you] { $many ->
        [0] Poddajesz grę.
       *[other] Grę poddajecie ty oraz { $names }.
    }
   *[other] { $many ->
        [one] { $names } poddaje grę.
       *[other] Grę poddają { $names }.
    }
}
web-resigned-all = Wszyscy poddają grę, a boty grają do końca: decydują punkty.
