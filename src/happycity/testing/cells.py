"""The cells: every kind of game that a bot has to know."""

from itertools import product

from happycity.rules.config import PLAYERS, SPECIALS, Config, cell_id

__all__ = ["ALL_CELLS", "cell_id"]


def _cell(players: int, specials: str, grozilla: bool) -> Config:
    """Both scorings occur with every number of players, every set and with and without Grozilla."""
    odd = (players + SPECIALS.index(specials) + grozilla) % 2
    return Config(players, specials, grozilla, "sum" if odd else "product")


ALL_CELLS = tuple(_cell(*options) for options in product(PLAYERS, SPECIALS, (False, True)))
"""2 to 5 players, family and expert, without and with Grozilla."""
