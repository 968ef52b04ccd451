"""Six opponents for people, from newcomer to master.

A level is a way of thinking, a budget and controlled mistakes: in `slips` of its decisions it takes any move
that is worth at most `regret` less than the best (in parts of a victory), so that a weaker level errs more
often and more, but never does what looks silly.  No level sees more than another, and the same seed and view
give the same choice on every machine: budgets are playouts, not time.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from happycity.bots.budget import Budget
from happycity.bots.flat import FlatBot
from happycity.bots.interface import Bot, Reason
from happycity.bots.mind import chances_of
from happycity.bots.search import SearchBot
from happycity.bots.thoughts import best_of
from happycity.rules.view import View

TRIED = 0.02  # part of all playouts below which nothing certain is known of a move


@dataclass(frozen=True, slots=True)
class Level:
    """How an opponent plays; its name and description are messages of the catalogue."""

    name: str
    thinks: type[FlatBot] | type[SearchBot]
    playouts: int
    slips: float = 0.0
    regret: float = 0.0


LEVELS: Mapping[str, Level] = {
    level.name: level
    for level in (
        Level("newcomer", FlatBot, 300, slips=0.85, regret=0.23),
        Level("resident", FlatBot, 300, slips=0.72, regret=0.185),
        Level("shopkeeper", FlatBot, 300, slips=0.59, regret=0.15),
        Level("architect", SearchBot, 400, slips=0.44, regret=0.09),
        Level("mayor", SearchBot, 1_500, slips=0.27, regret=0.055),
        Level("master", SearchBot, 40_000),
    )
}
"""From the weakest to the strongest."""


class LevelBot(Bot):
    """An opponent of one of the levels."""

    def __init__(self, seed: int, level: Level) -> None:
        self.name = level.name
        self._seed = seed
        self._level = level
        self._mind = level.thinks(seed, Budget(playouts=level.playouts))

    def choose(self, view: View) -> int:
        """The best move it sees, or, when it slips, one that is nearly as good."""
        thoughts = self._mind.thoughts(view)
        best = best_of(thoughts)
        roll, which, *_ = chances_of(view, f"level {self._seed}")
        if (roll >> 11) * 2.0**-53 >= self._level.slips:  # as many bits as a fraction has
            return best.action
        tried = TRIED * sum(thought.trials for thought in thoughts)
        good = [
            thought
            for thought in thoughts
            if thought.worth >= best.worth - self._level.regret and thought.trials >= tried
        ]
        return good[which * len(good) >> 64].action  # of a few: none is likelier than another by 2⁻⁵⁷

    def why(self, view: View, action: int) -> Reason:
        """How often the move won in the games it imagined."""
        return self._mind.why(view, action)
