"""How many puzzles each kind of game is to have: most people play with two."""

from collections.abc import Iterator, Mapping
from itertools import cycle, product

from happycity.rules.config import PLAYERS, SPECIALS, Config

GROZILLA = "grozilla"
SHARES: Mapping[str, int] = {
    "2-family": 25,
    "2-expert": 20,
    "3-family": 12,
    "3-expert": 10,
    "4-family": 10,
    "4-expert": 9,
    "5-family": 5,
    "5-expert": 5,
    GROZILLA: 4,
}
"""In a hundred; Grozilla with any number of players and either set."""


def cell_of(config: Config) -> str:
    """Under which name a game is counted."""
    return GROZILLA if config.grozilla else f"{config.players}-{config.specials}"


def most_wanting(cells: Mapping[str, int]) -> str:
    """Of the cells, the one that has least of what it is to have; the first of equals."""
    return min(cells, key=lambda cell: (cells[cell] + 1) / SHARES[cell])


def in_shares() -> Iterator[Config]:
    """Kinds of games without an end; after any number of them each cell has had its share."""
    kinds = {
        cell_of(Config(players, specials)): cycle([Config(players, specials)])
        for players, specials in product(PLAYERS, SPECIALS)
    }
    kinds[GROZILLA] = cycle(Config(*kind, grozilla=True) for kind in product(PLAYERS, SPECIALS))
    had = dict.fromkeys(SHARES, 0)
    while True:
        cell = most_wanting(had)
        had[cell] += 1
        yield next(kinds[cell])
