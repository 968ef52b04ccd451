"""Flat Monte Carlo: every legal move is played out equally often, with the same shuffles for all of them."""

import time

from happycity.bots.budget import Budget
from happycity.bots.interface import Bot, Reason
from happycity.bots.mind import Thinker, chances_of
from happycity.bots.thoughts import Thought, best_of, reason_for
from happycity.kernel.search.thinking import Thinking
from happycity.rules.view import View

NUMBER_BITS = 60  # of the first shuffle: so that the numbers that follow it fit into 64 bits
ROUND = 8  # playouts of each move between two looks at the clock


class FlatBot(Bot):
    """Plays each move out many times; a budget in playouts is shared among the moves."""

    name = "flat"

    def __init__(self, seed: int, budget: Budget) -> None:
        self._seed = seed
        self._budget = budget
        self._thinker = Thinker()
        self._thoughts: list[Thought] = []

    def choose(self, view: View) -> int:
        """The action whose playouts went best."""
        return best_of(self.thoughts(view)).action

    def thoughts(self, view: View) -> list[Thought]:
        """Every legal action with its mean reward."""
        self._thinker.turn_to(view, self._seed)
        first = chances_of(view, f"flat {self._seed}")[0] >> (64 - NUMBER_BITS)  # number of the first shuffle
        self._thinker.mind.worth[:] = 0.0
        played = self._play_out(len(view.legal_actions), first)
        self._thoughts = [
            Thought(action, float(self._thinker.mind.worth[i]) / played, played)
            for i, action in enumerate(view.legal_actions)
        ]
        return self._thoughts

    def _play_out(self, moves: int, first: int) -> int:
        """Until the budget is used up; how often each move was played out."""
        if self._budget.playouts:
            played = max(1, self._budget.playouts // moves)
            self._thinker.think(Thinking.FLAT, played, first)
            return played
        end = time.perf_counter() + self._budget.milliseconds / 1000
        played = 0
        while not played or time.perf_counter() < end:
            self._thinker.think(Thinking.FLAT, ROUND, first + played)
            played += ROUND
        return played

    def why(self, view: View, action: int) -> Reason:
        """How often the move won."""
        if all(thought.action != action for thought in self._thoughts):
            self.thoughts(view)
        return reason_for(self._thoughts, action, sum(thought.trials for thought in self._thoughts))
