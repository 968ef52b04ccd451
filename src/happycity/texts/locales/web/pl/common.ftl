### Co mówi każda strona w przeglądarce.

web-close = Zamknij
web-to-start = Na stronę startową
web-new-version = Nowa wersja Happy City jest gotowa.
web-new-version-use = Użyj teraz
web-not-found-title = Tu nic nie ma
web-not-found = Ten adres donikąd nie prowadzi: może link został ucięty.
web-not-loaded-title = Nie udało się wczytać strony
web-not-loaded = Sprawdź połączenie z internetem i spróbuj ponownie.
web-sentence-separator = { ". " }
web-label-separator = { ": " }
web-between-sentences = { " " }
web-price = cena { $price }
web-points = { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
web-seat-label = { $who ->
    [you] Ty
   *[other] { $name }
}
web-name-at-seat = { $name } ({ seat-name })
web-slow = Na razie bez odpowiedzi: może połączenie jest wolne. Nic nie przepadnie. Poczekaj albo wczytaj stronę ponownie.
web-rated = rankingowa
web-rating-at = Ranking { $rating }
web-rating-change = Ranking { $before } → { $after } ({ $change })
web-rating-heard = Ranking: { $before } przed tą grą, teraz { $after }.
web-rematch = Zagraj jeszcze raz
web-rematch-join = Zagraj rewanż
web-rematch-decline = Nie, dziękuję
web-next-game = Do następnej gry
web-formula-end = { $end ->
    [lost] , minus { $lost }
    [doubled] , podwojone
   *[none] { "" }
}
web-formula = { $scoring ->
    [sum] { amount-inhabitants } plus { amount-hearts }{ web-formula-end }: { amount-points }
   *[product] { amount-inhabitants } razy { amount-hearts }{ web-formula-end }: { amount-points }
}
web-kind-white = { $market }
web-kind-yellow = sklep
web-kind-blue = budynek publiczny
web-kind-green = dom mieszkalny
web-kind-orange = rozrywka
web-kind-purple = przemysł
web-short-too-poor = { $missing ->
    [one] brakuje { $missing } monety
   *[other] brakuje { $missing } monet
}
web-short-name-owned = w twoim mieście
web-short-pile-empty = brak
web-short-condition-unmet = warunek niespełniony
web-short-special-taken = już jeden masz
web-short-city-full = brak miejsca
web-short-not-on-table = zajęty
