### Wieści ze stołu: co się stało, co słychać, czyja tura.
### $who: you (chodzi o czytającą osobę), to-you (ktoś robi to jej), other.

web-news-title = Od twojej ostatniej tury
web-news-title-watching = Co się stało
web-news-whole = Cała gra
web-news-round = Runda { $round }
web-news-start = Początek gry
web-news-now-you = Teraz ty
web-news-nothing = Jeszcze nic: miasteczko czeka.
web-news-from-here = Gra już trwa. Po jej zakończeniu powtórka pokaże wszystko.
web-news-why = Dlaczego?
web-news-why-nothing = Prostego powodu brak: to myśl na później albo pomyłka.
web-news-race = Karty w każdym mieście
web-news-race-one = { $player }: { $cards } z { $places } kart
web-news-race-ends = Runda, w której jakieś miasto ma { $places } kart, jest ostatnia.

## Wiersze

web-news-income = Dochód: { $incomes }
web-news-income-one = { $who ->
    [you] ty +{ $coins }
   *[other] { $player } +{ $coins }
}
web-news-market-chosen = { $who ->
    [you] Wybierasz { $market }, kolor { colour-name }
   *[other] { $player } wybiera { $market }, kolor { colour-name }
}
web-news-effect-coins = { $who ->
    [you] { $card } przynosi ci { coins-taken }
   *[other] { $card } przynosi graczowi { $player } { coins-taken }
}
web-news-taxed = { $who ->
    [you] Dzięki karcie { $card } zabierasz graczowi { $from } { coins-taken }
    [to-you] Dzięki karcie { $card } { $player } zabiera ci { coins-taken }
   *[other] Dzięki karcie { $card } { $player } zabiera graczowi { $from } { coins-taken }
}
web-news-discarded = { $who ->
    [you] Odrzucasz kartę { $card }
   *[other] { $player } odrzuca kartę { $card }
}
web-news-rebuilt = Talia { $prices } jest tasowana od nowa: { amount-cards }
web-news-revealed = { $who ->
    [you] Odkrywasz kartę { $card } z talii { $prices }
   *[other] { $player } odkrywa kartę { $card } z talii { $prices }
}
web-news-passed = { $who ->
    [you] Bierzesz { coins-taken }
   *[other] { $player } bierze { coins-taken }
}
web-news-passed-forced = { $who ->
    [you] Nic nie można było kupić: bierzesz { coins-taken }
   *[other] { $player } nie może nic kupić i bierze { coins-taken }
}
web-news-bought = { $who ->
    [you] Kupujesz kartę { $card } { for-price }
   *[other] { $player } kupuje kartę { $card } { for-price }
}
web-news-tokens-paid = { $who ->
    [you] Płacisz żetonami Stop-Zilla: { $tokens } × { colour-name }
   *[other] { $player } płaci żetonami Stop-Zilla: { $tokens } × { colour-name }
}
web-news-token-gained = { $who ->
    [you] Zdobywasz { colour-name } żeton Stop-Zilla
   *[other] { $player } zdobywa { colour-name } żeton Stop-Zilla
}
web-news-monster-came = { $who ->
    [you] { $monster } przychodzi do twojego miasta
   *[other] { $monster } idzie do gracza { $player }
}
web-news-monster-repelled = { $who ->
    [you] Twój { colour-name } żeton Stop-Zilla odsyła dalej potwora { $monster }
   *[other] { $player } oddaje { colour-name } żeton Stop-Zilla, a { $monster } idzie dalej
}
web-news-monster-left = { $who ->
    [you] { $monster } opuszcza twoje miasto
   *[other] { $monster } opuszcza miasto gracza { $player }
}
web-news-destroyed = { $who ->
    [you] { $monster } niszczy twoją kartę { $card }
   *[other] { $monster } niszczy kartę { $card } gracza { $player }
}
web-news-special-taken = { $who ->
    [you] Bierzesz kartę { $card }
   *[other] { $player } bierze kartę { $card }
}
web-news-replaced = { $who ->
    [you] Karta { $card } opuszcza twoje miasto
   *[other] Karta { $card } opuszcza miasto gracza { $player }
}
web-news-gift = { $who ->
    [you] Przez potwora { $monster } dajesz graczowi { $to } { coins-taken } z banku
    [to-you] Przez potwora { $monster } { $player } daje ci { coins-taken } z banku
   *[other] Przez potwora { $monster } { $player } daje graczowi { $to } { coins-taken } z banku
}
web-news-city-complete = { $who ->
    [you] Twoje miasto jest gotowe: to ostatnia runda
   *[other] Miasto gracza { $player } jest gotowe: to ostatnia runda
}
web-news-copied = { $who ->
    [you] Kopiujesz kartę { $card }
   *[other] { $player } kopiuje kartę { $card }
}
web-news-game-over = Gra skończona
web-news-undone = { $who ->
    [you] Cofasz swoją ostatnią decyzję
   *[other] { $player } cofa ostatnią decyzję
}
web-news-away = { $who ->
    [you] Bot gra za ciebie
   *[other] Bot gra za gracza { $player }
}
web-news-late = { $who ->
    [you] Twój czas się skończył: bot gra za ciebie
   *[other] { $player }: czas się skończył, gra bot
}
web-news-absent = { $who ->
    [you] Podczas twojej nieobecności gra za ciebie bot
   *[other] { $player }: offline, tymczasem gra bot
}
web-news-back = { $who ->
    [you] Znowu grasz
   *[other] { $player } znowu gra
}

## Słychać

web-news-your-turn = Twoja tura.
web-news-turn-of = Tura gracza { $player }.

## Karta przeglądarki, arkusz, dźwięk

web-news-tab = ● Twoja tura · { $title }
web-news-on = Gram dalej
web-news-sound-ask = Grać z dźwiękiem?
web-news-sound-yes = Z dźwiękiem
web-news-sound-no = Bez dźwięku
