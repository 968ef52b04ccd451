### Whose turn it is, who begins, who still has a turn.

web-table-first = Begins every round
web-table-last-to-come = Last round! Still to play: { $players }
web-table-one-more = 1 more turn
web-table-no-more = finished
web-table-ask-destroy-by = { $monster } strikes your city: which card does it get?
web-table-hand-over = { $player }, your turn!
web-table-news-tool = News
web-table-all-cards = Cards and monsters
web-table-deck-monsters = Monsters in this deck
web-table-doing-end = can still take it back
web-table-struck = A monster strikes { $player }!
