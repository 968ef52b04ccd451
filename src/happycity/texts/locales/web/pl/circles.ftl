### Kręgi: rodziny i kluby z własnymi stołami i tabelą wyników.

web-circle-title = Kręgi
web-circle-about = Rodzina albo klub: własne stoły, wyniki i tabela.
web-circle-members-count = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
web-circle-asked-by = { $name } zaprasza cię do środka
web-circle-open = Otwórz
web-circle-come = Tak, dołączam
web-circle-name = Nazwa kręgu
web-circle-rename = Zmień nazwę
web-circle-make = Utwórz krąg
web-circle-account = Aby utworzyć krąg, potrzebne jest konto.
web-circle-lead = Tę stronę widzą tylko osoby z kręgu.

## Stoły

web-circle-tables = Stoły
web-circle-no-tables = Żaden stół nie jest otwarty. Otwórz go: zobaczą go wszyscy tutaj.
web-circle-players = Ile osób gra?
web-circle-new-table = Otwórz stół
web-circle-playing = trwa

## Wyniki

web-circle-standings = Tabela
web-circle-mean = { $mode }, { $players }: { $points }
web-circle-standings-show = Pokaż tabelę
web-circle-standings-unseen = Zdradza wyniki gier, których jeszcze nie znasz.
web-circle-all = Od początku
web-circle-recent = Ostatnie 30 dni
web-circle-period = Okres
web-circle-no-games = Żadna gra jeszcze się nie skończyła.
web-circle-who = Nazwa
web-circle-games = Gry
web-circle-wins = Wygrane
web-circle-points = Punkty według rodzaju gry
web-circle-results = Skończone gry
web-circle-score = { $name }: { $points }
web-circle-csv = Wyniki do arkusza (CSV)
web-circle-json = Wyniki jako JSON

## Osoby

web-circle-members = Osoby w kręgu
web-circle-owner = właściciel
web-circle-hand-over = Przekaż: { $name }
web-circle-hand-over-sure = Przekazać?
web-circle-send-away = Usuń: { $name }
web-circle-send-away-sure = Usunąć?
web-circle-leave = Opuść krąg
web-circle-leave-sure = Na pewno opuścić?
web-circle-link-about = Kto go otworzy i się zgodzi, trafi do kręgu.
web-circle-link = Link do kręgu
web-circle-link-share = Dołącz do naszego kręgu w Happy City!
web-circle-ask = Zaproś znajomych
web-circle-ask-do = Zaproś
web-circle-door = Do kręgu „{ $name }”
web-circle-door-title = Krąg
