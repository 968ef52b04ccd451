### Wer am Zug ist, wer beginnt, wer noch einen Zug hat.

web-table-first = Beginnt jede Runde
web-table-last-to-come = Letzte Runde! Noch am Zug: { $players }
web-table-one-more = noch 1 Zug
web-table-no-more = fertig
web-table-ask-destroy-by = { $monster } trifft deine Stadt: Welche Karte bekommt es?
web-table-hand-over = { $player }, du bist dran!
web-table-news-tool = Neuigkeiten
web-table-all-cards = Karten und Monster
web-table-deck-monsters = Monster in diesem Stapel
web-table-doing-end = kann es noch zurücknehmen
web-table-struck = Ein Monster schlägt bei { $player } zu!
