"""Six opponents for people, from newcomer to master.

All of them look ahead with the net that learned by itself; a level is how far it looks, and controlled
mistakes: in `slips` of its decisions it takes any move that is worth at most `regret` less than the best, so
that a weaker level errs more often and more, but never does what looks silly.  Regret is counted in standard
deviations of the outcome (0.5 of a victory with two players, 0.4 with five), so that a level means the same
at every table.  No level sees more than another, and the same seed and view give the same choice on every
machine: budgets are iterations, not time.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass

from happycity.bots.budget import Budget
from happycity.bots.interface import Bot, Reason
from happycity.bots.learned import MindBot
from happycity.bots.mind import chances_of
from happycity.bots.thoughts import best_of
from happycity.kernel.net.tree import OPEN
from happycity.rules.view import View

TRIED = 0.005  # part of all iterations below which nothing certain is known of a move
GLANCE = 300  # iterations: a blink, on a phone too
OPEN_TO_SLIPS = 0.5  # who may slip looks at every move, not only at those that the net likes


@dataclass(frozen=True, slots=True)
class Level:
    """How an opponent plays; its name and description are messages of the catalogue."""

    name: str
    iterations: int
    slips: float = 0.0
    regret: float = 0.0


LEVELS: Mapping[str, Level] = {
    level.name: level
    for level in (
        Level("newcomer", GLANCE, slips=0.85, regret=0.54),
        Level("resident", GLANCE, slips=0.78, regret=0.42),
        Level("shopkeeper", GLANCE, slips=0.70, regret=0.33),
        Level("architect", GLANCE, slips=0.58, regret=0.24),
        Level("mayor", 2 * GLANCE, slips=0.38, regret=0.15),
        Level("master", 12_000),
    )
}
"""From the weakest to the strongest."""


def spread(players: int) -> float:
    """The standard deviation of a share of the victory among equals."""
    return math.sqrt(players - 1.0) / players


class LevelBot(Bot):
    """An opponent of one of the levels."""

    def __init__(self, seed: int, level: Level) -> None:
        self.name = level.name
        self._seed = seed
        self._level = level
        open_to = OPEN_TO_SLIPS if level.slips else OPEN
        self._mind = MindBot(seed, Budget(playouts=level.iterations), open_to=open_to)

    def choose(self, view: View) -> int:
        """The best move it sees, or, when it slips, one that is nearly as good."""
        thoughts = self._mind.thoughts(view)
        best = best_of(thoughts)
        roll, which, *_ = chances_of(view, f"level {self._seed}")
        if (roll >> 11) * 2.0**-53 >= self._level.slips:  # as many bits as a fraction has
            return best.action
        tried = TRIED * sum(thought.trials for thought in thoughts)
        worst = best.worth - self._level.regret * spread(len(view.cities))
        good = [thought for thought in thoughts if thought.worth >= worst and thought.trials >= tried]
        return good[which * len(good) >> 64].action  # of a few: none is likelier than another by 2⁻⁵⁷

    def why(self, view: View, action: int) -> Reason:
        """How it judges the move."""
        return self._mind.why(view, action)
