### Czyja tura, kto zaczyna, kto ma jeszcze turę.

web-table-first = Zaczyna każdą rundę
web-table-last-to-come = Ostatnia runda! Zagrają jeszcze: { $players }
web-table-one-more = jeszcze 1 tura
web-table-no-more = koniec
web-table-ask-destroy-by = { $monster } atakuje twoje miasto: którą kartę dostaje?
web-table-hand-over = { $player }, twoja tura!
web-table-news-tool = Wydarzenia
web-table-all-cards = Karty i potwory
web-table-deck-monsters = Potwory w tej talii
web-table-doing-end = może to jeszcze cofnąć
web-table-struck = Potwór uderza w miasto gracza { $player }!
