### Jak wybierasz przez wiele partii: strona i talia do ćwiczeń. $cost, $low i $high: punkty tak, jak się je pisze.

web-skill-title = Twoje umiejętności
web-skill-lead = { $games ->
    [1] Ile kosztują twoje decyzje w jednej partii, bez szczęścia w kartach.
   *[other] Ile kosztują twoje decyzje w wielu partiach, bez szczęścia w kartach.
}
web-skill-to = Twoje umiejętności w wielu partiach
web-skill-cost = Twoje decyzje kosztują po { $cost } pkt.
web-skill-like = Wybierasz jak ten poziom: { $level }.
web-skill-like-between = Wybierasz jak poziomy od „{ $weakest }” do „{ $strongest }”.
web-skill-few = { $decisions ->
    [one] Na razie 1 prawdziwa decyzja: liczby pojawiają się od { $least }.
    [few] Na razie { $decisions } prawdziwe decyzje: liczby pojawiają się od { $least }.
   *[many] Na razie { $decisions } prawdziwych decyzji: liczby pojawiają się od { $least }.
}
web-skill-none = Ile kosztują twoje decyzje? Zagraj partię i obejrzyj ją tutaj.
web-skill-look = { $games ->
    [one] Obejrzyj ostatnią partię
    [few] Obejrzyj { $games } ostatnie partie
   *[many] Obejrzyj { $games } ostatnich partii
}
web-skill-more = { $games ->
    [one] Obejrzyj jeszcze 1 partię
    [few] Obejrzyj jeszcze { $games } partie
   *[many] Obejrzyj jeszcze { $games } partii
}
web-skill-looking = Oglądanie partii { $done } z { $of }
web-skill-decisions = { $decisions ->
    [one] 1 decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
}
web-skill-too-few = mniej niż { $least } decyzji
web-skill-games = Partie
web-skill-victories = Wygrane
web-skill-adjusted = Bez szczęścia
web-skill-course = Ile kosztuje decyzja
web-skill-course-about = { $games ->
    [1] punkty w tej partii: mniej znaczy lepiej
   *[other] punkty w ostatnich dziesięciu partiach: mniej znaczy lepiej
}
web-skill-luck = Co zrobiły karty
web-skill-luck-about = { $games ->
    [1] punkty w tej partii
   *[other] punkty w każdej partii
}
web-skill-luck-mean = { $games ->
    [1] W tej partii { $luck }.
   *[other] Średnio { $luck }.
}
web-skill-game = Partia
web-skill-range = 95%
web-skill-you = Ty
web-skill-no-cards = Karta pojawia się tutaj, gdy kosztuje cię coś po raz drugi.
web-skill-colour-built = Zbudowane: { $points }
web-skill-colour-missed = Pominięte: { $points }
web-skill-kept = Policzone i zapisane w tej przeglądarce, tylko dla ciebie. Znika, gdy usuniesz swoje dane.

## Talia do ćwiczeń

web-skill-deck = Talia do ćwiczeń
web-skill-deck-about = Pozycje, w których możesz znaleźć coś lepszego. Co znajdziesz, wraca po 3, 7, 16 i 35 dniach, reszta jutro.
web-skill-deck-due = { $cards ->
    [one] 1 pozycja czeka na ciebie.
    [few] { $cards } pozycje czekają na ciebie.
   *[many] { $cards } pozycji czeka na ciebie.
}
web-skill-deck-more = i jeszcze { $cards }
web-skill-deck-next = Nic nie czeka. Następna pojawi się: { $date }.
web-skill-deck-empty = Nie ma czego ćwiczyć: żadna decyzja nie kosztowała 5 punktów ani więcej.
web-skill-deck-card = { story-round }: „{ $move }”, { web-review-points }
web-skill-deck-go = Ćwicz
web-practice-deck = Wróć do talii
