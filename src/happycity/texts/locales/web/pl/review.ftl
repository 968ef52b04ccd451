### Co mówi nauczyciel: oceny, znaki w odtwarzaniu, ćwiczenia, podpowiedzi. $points: na sto, za pewną wygraną.

web-review-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}

## Możliwości

web-choice-market = { colour-name }
web-choice-keep = { web-table-do-keep }
web-choice-discard = Odrzuć: { $card }
web-choice-draw = Talia { $prices }
web-choice-coin = Moneta
web-choice-buy = { $card }
web-choice-take = { $card }
web-choice-decline = Nie bierz
web-choice-destroy = Miejsce { $place }
web-choice-give = { $player }
web-choice-copy = { $player }
web-choice-refuse = Odmów
web-choice-played = zagrano
web-choice-best = najlepsze
web-choice-equal = { hint-equal } (± { $points })

## Ocena gry

web-review-title = { $who ->
    [you] Twoje decyzje
   *[other] Decyzje
}
web-review-looking = Sprawdzanie decyzji: { $done } z { $of }
web-review-looking-deep = Dokładne sprawdzanie: { $done } z { $of }
web-review-begins = Nauczyciel już idzie…
web-review-deeper = Sprawdź dokładniej
web-review-stop = Zatrzymaj
web-review-deep = Sprawdzono dokładnie.
web-review-changed = { $choices ->
    [one] W większej liczbie światów 1 decyzja wypada inaczej.
    [few] W większej liczbie światów { $choices } decyzje wypadają inaczej.
   *[many] W większej liczbie światów { $choices } decyzji wypada inaczej.
}
web-review-hinted = Podpowiedzi widzą mniej światów: mogły mówić coś innego.
web-review-failed = Decyzji nie można tu teraz sprawdzić.
web-review-cards = { $who ->
    [you] { $cards ->
        [gave] Karty dały ci +{ $luck }
        [took] Karty odebrały ci { $luck }
       *[even] Karty nic ci nie dały ani nie odebrały
    }
   *[other] { $cards ->
        [gave] { $name }: karty dały +{ $luck }
        [took] { $name }: karty odebrały { $luck }
       *[even] { $name }: karty nic nie dały ani nie odebrały
    }
}
web-review-choices = { $who ->
    [you] { $cost ->
        [0] twoje decyzje nie kosztowały nic
       *[other] twoje decyzje odebrały { $cost }
    }
   *[other] { $cost ->
        [0] decyzje nie kosztowały nic
       *[other] decyzje odebrały { $cost }
    }
}
web-review-sentence = { web-review-cards }, { web-review-choices }.
web-review-only-cards = { web-review-cards }.
web-review-rest = Od { $begun } na początku do { $ended } na końcu: wybory innych i cała reszta { $rest ->
    [gave] dały +{ $points }
    [took] odebrały { $points }
   *[even] niczego nie zmieniły
}.
web-review-about = W punktach na 100: 100 to pewna wygrana. Każdy wybór rozegrano dalej w tych samych wyobrażonych światach.
web-review-each = { $decisions ->
    [one] { $cost } na decyzję; to { $decisions } prawdziwa decyzja.
    [few] { $cost } na decyzję; to { $decisions } prawdziwe decyzje.
   *[other] { $cost } na decyzję; to { $decisions } prawdziwych decyzji.
}
web-review-moments = Co przesądziło o wyniku
web-review-nothing = Żadna decyzja w tej grze nie kosztowała nic, o czym warto mówić.
web-review-all = Wszystkie niedokładności i błędy
web-review-whose = Czyje decyzje
web-review-clean = Nic nie kosztowało 2 punktów ani więcej.
web-review-smaller = Drobiazgi: { web-review-points }.
web-review-slip = { story-round }: { review-grade }, { web-review-points }
web-review-slip-told = Opisane wyżej, numer { $moment }

## Chwile

web-moment-title = { story-round }: { $move }
web-moment-mistake = { $who ->
    [you] Twój ruch to „{ $move }”: { review-grade }, { web-review-points }.
   *[other] { $name } gra „{ $move }”: { review-grade }, { web-review-points }.
}
web-moment-found = { $who ->
    [you] Znajdujesz najlepszy ruch: strata każdego innego to co najmniej { web-review-points }.
   *[other] { $name } znajduje najlepszy ruch: strata każdego innego to co najmniej { web-review-points }.
}
web-moment-luck = { story-round }: pojawia się { $card }
web-moment-any-luck = { story-round }: pojawia się karta
web-moment-see = Zobacz
web-moment-try = Spróbuj jeszcze raz

## Znaki w odtwarzaniu

web-replay-decides = Decyduje { $name }
web-replay-mark = { $name }: { review-grade }, { web-review-points }
web-replay-mistake = Następny błąd
web-replay-mistake-back = Poprzedni błąd
web-replay-looking = Sprawdzanie decyzji: { $share }
web-replay-play-on = Graj dalej od tego miejsca
web-replay-play-on-about = Zajmujesz jedno miejsce, resztę zajmują boty. Zakryte karty są rozdawane na nowo z tego, co można było wiedzieć.
web-replay-play-on-seat = Twoje miejsce
web-replay-play-on-level = Boty
web-replay-play-on-go = Graj dalej

## Ćwiczenia

web-practice-mark = ćwiczenie
web-practice-find = { story-round }: znajdź coś lepszego niż „{ $move }”.
web-practice-judging = Sprawdzanie…
web-practice-best = Tak, nic nie jest lepsze.
web-practice-best-hinted = Tak, nic nie jest lepsze. Po podpowiedzi ta pozycja jeszcze wróci.
web-practice-better = Lepiej: { web-review-points } więcej niż w grze. Jest coś jeszcze lepszego.
web-practice-not-yet = Jeszcze nie: to kosztuje { web-review-points }.
web-practice-back = Cofnij ruch
web-practice-answer = Pokaż odpowiedź
web-practice-next = Następna pozycja
web-practice-on = Graj dalej
web-practice-review = Wróć do przebiegu gry
web-practice-more = Więcej o tym
web-training-mark = trening
web-evaluation = Szanse na wygraną
web-evaluation-about = Na pierwszy rzut oka: czego mistrz budowniczy spodziewa się rundę później. Podpowiedź gra znacznie dalej; to, co powiedziała, widać potem także tutaj.
web-evaluation-one = { $player }: { $chance }

## Podpowiedzi

web-hint = Podpowiedź
web-hint-coming = Podpowiedź zaraz będzie…
web-hint-slow = Na razie bez odpowiedzi: może połączenie jest wolne. Możesz grać dalej bez podpowiedzi.
web-hint-not-in-puzzles = Zagadka nie ma podpowiedzi: rozwiąż ją bez nich.
web-hint-where-offers = Spójrz na karty na sprzedaż.
web-hint-where-dwellings = Spójrz na mieszkania.
web-hint-where-decks = Spójrz na talie.
web-hint-where-specials = Spójrz na budynki specjalne.
web-hint-where-coins = Spójrz na swoje monety.
web-hint-where-city = Spójrz na swoje miasto.
web-hint-where-neighbours = Spójrz na sąsiadów.
web-hint-where-market = Spójrz na kolory kart { $market }.
web-hint-best = Najlepiej wygląda „{ $move }”.
web-hint-equal = Równie dobrze wygląda: { $moves }.
web-hint-any = Tych wyborów nie da się odróżnić: różnica jest mniejsza niż niepewność.
web-hint-more = Powiedz więcej
web-hint-worth = Szansa na wygraną
web-hint-count = { $hints ->
    [one] z { $hints } podpowiedzią
    [few] z { $hints } podpowiedziami
   *[other] z { $hints } podpowiedziami
}
web-because-denies-you = W przeciwnym razie możesz kupić: { $card }.
web-because-denies-special-you = W przeciwnym razie możesz kupić: { $card }, a potem wziąć: { $special }.
web-because-denies-points-you = W przeciwnym razie możesz kupić: { $card }; punkty: { $before } → { $after }.
web-because-denies-income-you =
    W przeciwnym razie możesz kupić: { $card }; { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    } więcej co rundę.
web-because-denies-take-you = W przeciwnym razie możesz wziąć: { $special }.
web-because-deck-dear-you = Karty, których potem nie możesz kupić: { because-deck-share }.
web-agreement = Graj z podpowiedziami
web-agreement-about = Podpowiedzi są wtedy, gdy zgadzają się wszyscy, którzy grają.
web-agreement-together = Dla wszystkich, którzy grają przy tym ekranie.
web-agreement-asked = { $player } pyta: podpowiedzi dla wszystkich?
web-agreement-no = Nie
web-agreement-yes = Tak
web-agreement-waits = Brakuje odpowiedzi: { $players }.
web-agreement-break = { $count ->
    [one] { $players } ma przerwę.
    [few] { $players } mają przerwę.
   *[other] { $players } mają przerwę.
}
web-agreement-complete = Wszyscy się zgadzają. Kto wyłączy podpowiedzi, wyłączy je wszystkim.
web-agreement-later = Ktoś się nie zgadza. Zapytaj znowu w następnej rundzie.
web-agreement-begins = Wszyscy się zgadzają: odtąd są podpowiedzi.
web-agreement-declined = { $player } woli grać bez podpowiedzi.
web-agreement-counts = Podpowiedzi do tej pory: { $counts }.
web-agreement-count = { $player } ({ $hints })
web-table-key-hint = podpowiedź, w trzech krokach
web-table-key-evaluation = szanse na wygraną
web-table-key-mistake = następny błąd; z klawiszem Shift poprzedni
