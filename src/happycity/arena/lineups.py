"""Who plays whom: duplicate deals, each played with every rotation of the seats."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, cycle, islice

from happycity.rules.config import Config

TIMED = re.compile(r"(flat|search|mind(@[^:]+)?)(:\d+(\.\d+)?m?s.*)?")
"""A bot that thinks by the clock, which it does if it has no budget in playouts."""


@dataclass(frozen=True, slots=True)
class Seating:
    """One game to be played."""

    game: int
    """From 1."""
    deal: int
    """From 1; the games of a deal have the same shuffles."""
    rotation: int
    """How many seats the line-up has moved on, from 0."""
    seed: str
    bots: tuple[str, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """Everything that decides what the games are."""

    config: Config
    bots: tuple[str, ...]
    """As named by the user; a name may occur several times."""
    seed: str

    @property
    def lineups(self) -> tuple[tuple[str, ...], ...]:
        """Who sits together, in the order in which the deals take them."""
        return lineups(self.bots, self.config.players)

    @property
    def repeatable(self) -> bool:
        """Whether another run gives the same games: a bot with a time budget depends on the machine."""
        return not any(TIMED.fullmatch(name) for name in self.bots)

    def whole_deals(self, games: int) -> int:
        """The number of games, rounded up to whole deals."""
        return -(-games // self.config.players) * self.config.players

    def seating(self, game: int) -> Seating:
        """The game with this number."""
        deal, rotation = divmod(game - 1, self.config.players)
        lineup = self._lineup(deal)
        bots = lineup[-rotation:] + lineup[:-rotation] if rotation else lineup
        return Seating(game, deal + 1, rotation, f"{self.seed}-{deal + 1}", bots)

    def _lineup(self, deal: int) -> tuple[str, ...]:
        """Every second time round the other way, so that each bot sits on either side of its neighbours."""
        tour, index = divmod(deal, len(self.lineups))
        lineup = self.lineups[index]
        return lineup[::-1] if tour % 2 else lineup


@cache
def lineups(bots: Sequence[str], players: int) -> tuple[tuple[str, ...], ...]:
    """Too few names are repeated in turn to fill the table; of too many, every choice has its turn."""
    if len(bots) <= players:
        return (tuple(islice(cycle(bots), players)),)
    return tuple(combinations(bots, players))
