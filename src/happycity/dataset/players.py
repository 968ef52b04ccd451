"""Who plays: a mixture of strong and weak players, drawn for every seat of every game by itself.

Offline learning needs to see mistakes and what they cost, not only the best line: next to the net that
learned by itself sit curious, careless and plain players.
"""

from enum import IntEnum
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray


class Player(IntEnum):
    """Who sits in a seat; the number stands in no file, the name does."""

    POLICY = 0
    CURIOUS = 1
    RESTLESS = 2
    CARELESS = 3
    BUILDER = 4
    LIKELY = 5
    RANDOM = 6

    @property
    def text(self) -> str:
        """As it stands in the data."""
        return self.name.lower()


class Part(NamedTuple):
    """How often a player sits in a seat, and how it chooses."""

    player: Player
    per_cent: int
    about: str


CURIOUS_CERTAINTY = 1.0
RESTLESS_CERTAINTY = 0.5
CARELESS_PER_CENT = 10

MIXTURE = (
    Part(Player.POLICY, 40, "what the net likes best: the bot `policy`"),
    Part(Player.CURIOUS, 20, "drawn from the net's priors (temperature 1)"),
    Part(Player.RESTLESS, 10, "drawn from the net's priors at temperature 2"),
    Part(Player.CARELESS, 10, f"as `policy`, but {CARELESS_PER_CENT} % of its moves are any legal one"),
    Part(Player.BUILDER, 10, "the planner without search: the bot `builder`"),
    Part(Player.LIKELY, 6, "the quick habits that playouts are made of"),
    Part(Player.RANDOM, 4, "any legal move, each equally likely: the bot `random`"),
)
"""In all, a hundred."""

PLAYER_NAMES = tuple(player.text for player in Player)


def bounds() -> NDArray[np.int64]:
    """By player: a number below a hundred that is below this, and not below the one before, draws it."""
    return np.cumsum([part.per_cent for part in MIXTURE]).astype(np.int64)
