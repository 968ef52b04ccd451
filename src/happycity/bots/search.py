"""Tree search in compiled code (`kernel.tree`) and the exact end of the game (`kernel.exact`).

Several threads grow a tree each, from shuffles of their own; their visits are added up at the root.
"""

import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat

from happycity.bots.budget import Budget
from happycity.bots.interface import Bot, Reason
from happycity.bots.mind import Thinker
from happycity.bots.thoughts import Thought, best_of, reason_for
from happycity.kernel.search.thinking import Thinking
from happycity.kernel.search.tree import ROOT
from happycity.rules.view import View

SLICES = 20  # looks at the tree (and the clock) during one search
FIRST_SLICE = 250  # iterations, before anything is known about the speed
STEPS_PER_PLAYOUT = 8  # of the exact end, which may cost as much time as the search it replaces
STEPS_PER_MILLISECOND = 2000
MOST_NODES = 400_000
NODES_PER_PLAYOUT = 8


class SearchBot(Bot):
    """Looks ahead as far as its budget allows."""

    name = "search"
    first_slice = FIRST_SLICE
    steps_per_playout = STEPS_PER_PLAYOUT
    nodes_per_playout = NODES_PER_PLAYOUT
    reason = "imagined"  # what was done as often as a move was tried

    def __init__(self, seed: int, budget: Budget) -> None:
        self._seed = seed
        self._budget = budget
        room = MOST_NODES
        if budget.playouts:
            room = min(MOST_NODES, 1000 + self.nodes_per_playout * budget.playouts)
        self._thinkers = [self._new_thinker(room) for _ in range(budget.threads)]
        self._thoughts: list[Thought] = []

    def _new_thinker(self, room: int) -> Thinker:
        return Thinker(room)

    def choose(self, view: View) -> int:
        """The action that was tried most, or that is best for certain."""
        return best_of(self.thoughts(view)).action

    def thoughts(self, view: View) -> list[Thought]:
        """Every legal action, what it is worth and how often it was tried (never, if it was worked out)."""
        begun = time.perf_counter()
        for number, thinker in enumerate(self._thinkers):
            thinker.turn_to(view, self._seed, number)
        self._thoughts = self._solve(view) or self._search(begun)
        return self._thoughts

    def why(self, view: View, action: int) -> Reason:
        """How often the move won."""
        if all(thought.action != action for thought in self._thoughts):
            self.thoughts(view)
        return reason_for(
            self._thoughts, action, sum(thought.trials for thought in self._thoughts), self.reason
        )

    # --- the last round, exactly ----------------------------------------------------------------------

    def _solve(self, view: View) -> list[Thought]:
        """Exact thoughts; none if the game does not end with this round or if that would take too long."""
        if not view.last_round:
            return []
        steps = (
            self.steps_per_playout * self._budget.playouts + STEPS_PER_MILLISECOND * self._budget.milliseconds
        )
        thinker = self._thinkers[0]
        count = thinker.think(Thinking.WORK_OUT, steps)
        return [Thought(view.legal_actions[i], float(thinker.mind.worth[i])) for i in range(count)]

    # --- the search -----------------------------------------------------------------------------------

    def _parts(self) -> list[int]:
        """The playouts of each thread: they add up, and each has one at least."""
        threads = len(self._thinkers)
        more, rest = divmod(self._budget.playouts, threads)
        if not self._budget.playouts:
            return [0] * threads
        return [max(1, more + (number < rest)) for number in range(threads)]

    def _search(self, begun: float) -> list[Thought]:
        if len(self._thinkers) == 1:
            self._grow(self._thinkers[0], self._budget.playouts, begun)
        else:
            with ThreadPoolExecutor(len(self._thinkers)) as pool:
                list(pool.map(self._grow, self._thinkers, self._parts(), repeat(begun)))
        trials: Counter[int] = Counter()
        totals: defaultdict[int, float] = defaultdict(float)
        for thinker in self._thinkers:
            for action, visits, total in children_of(thinker):
                trials[action] += visits
                totals[action] += total
        return [Thought(a, totals[a] / trials[a] if trials[a] else 0.0, trials[a]) for a in trials]

    def _grow(self, thinker: Thinker, playouts: int, begun: float) -> None:
        """Search until the budget is used up or no move can catch up with the most visited one."""
        thinker.think(Thinking.PLANT)
        first = time.perf_counter()
        done, most = 0, playouts or self.first_slice
        while True:
            amount = max(1, min(most - done, max(self.first_slice, most // SLICES)))
            thinker.think(Thinking.SEARCH, amount)
            done += amount
            if self._budget.milliseconds:
                now = time.perf_counter()
                left = self._budget.milliseconds / 1000 - (now - begun)
                most = done + int(left * done / (now - first))
            if done >= most or _is_decided(thinker, most - done):
                return


def children_of(thinker: Thinker) -> Iterator[tuple[int, int, float]]:
    """Action, visits and total reward of what can be done now."""
    root = thinker.nodes[ROOT]
    for child in thinker.nodes[int(root.first) : int(root.first) + int(root.children)]:
        yield int(child.action), int(child.visits), float(child.total)


def _is_decided(thinker: Thinker, left: int) -> bool:
    """Whether the iterations that are left cannot change which move is tried most."""
    visits = sorted((visits for _, visits, _ in children_of(thinker)), reverse=True)
    return len(visits) > 1 and visits[0] - visits[1] > left
