"""OpenSpiel's own tree search as a player of this game, stopped by a clock.

Two ways, both with UCT and random playouts:

- `SpielSearch`: OpenSpiel's compiled `MCTSBot` and `RandomRolloutEvaluator`, untouched.  They step through
  the adapter, which is Python, hence some hundred simulations a second: three times what OpenSpiel's
  MCTSBot in Python manages, and with a clock of its own.
- `PlayoutSearch`: OpenSpiel's MCTSBot in Python, whose playouts run inside our compiled kernel: some
  thousand simulations a second, but no longer OpenSpiel alone.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from happycity.kernel.interface import imagine_order, step
from happycity.kernel.search.playout import finish_games, new_results
from happycity.kernel.victory import shares_of
from happycity.rl.node import NOTHING, Node, silent_room
from happycity.rules.card_set import standard_set

UCT = 1.0
"""Exploration for returns from 0 to 1; the same as OpenSpiel's usual 2 for returns from −1 to 1."""
NO_LIMIT = 1_000_000_000  # simulations: only the clock ends a search
MEGABYTES = 1000
SEEDS = 2**31  # OpenSpiel and NumPy take small seeds only


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What a search chose, and after how many simulations."""

    action: int
    simulations: int


class Search(Protocol):
    """A tree search with a clock."""

    def choose(self, state: Any) -> SearchResult:
        """The best action of the seat that decides."""


class SpielSearch:
    """OpenSpiel's compiled MCTSBot."""

    def __init__(self, game: Any, seconds: float, seed: int, uct: float = UCT) -> None:
        small = seed % SEEDS
        self._bot = pyspiel.MCTSBot(
            game,
            pyspiel.RandomRolloutEvaluator(1, small),
            uct_c=uct,
            max_simulations=NO_LIMIT,
            max_memory_mb=MEGABYTES,
            solve=False,
            seed=small,
            verbose=False,
            max_wall_clock_time=seconds,
        )

    def choose(self, state: Any) -> SearchResult:
        """The action explored most often."""
        # Not `step`: with any game written in Python it crashes (OpenSpiel 2.0.2).
        return _result_of(self._bot.mcts_search(state), state)


class PlayoutSearch:
    """OpenSpiel's MCTSBot in Python with compiled playouts."""

    def __init__(self, game: Any, seconds: float, seed: int, uct: float = UCT) -> None:
        self._bot = _ClockedBot(game, seconds, seed % SEEDS, uct)

    def choose(self, state: Any) -> SearchResult:
        """The action explored most often."""
        return _result_of(self._bot.mcts_search(state), state)


def _result_of(root: Any, state: Any) -> SearchResult:
    # In a millisecond or two the root may not have got children yet.
    action = root.best_child().action if root.explore_count > 1 else state.legal_actions()[0]
    return SearchResult(int(action), int(root.explore_count))


class _TimeUp(Exception):
    """The clock has run out; carries the root of the tree as it is."""


class _ClockedBot(mcts.MCTSBot):  # type: ignore[misc]  # OpenSpiel has no annotations
    """A bot that looks at the clock before each simulation."""

    def __init__(self, game: Any, seconds: float, seed: int, uct: float) -> None:
        rng = np.random.RandomState(seed)
        super().__init__(game, uct, NO_LIMIT, CompiledPlayouts(seed), solve=False, random_state=rng)
        self._seconds = seconds
        self._end = 0.0

    def mcts_search(self, state: Any) -> Any:
        self._end = time.perf_counter() + self._seconds
        try:
            return super().mcts_search(state)
        except _TimeUp as stopped:
            return stopped.args[0]

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        if root.explore_count and time.perf_counter() >= self._end:
            raise _TimeUp(root)
        return super()._apply_tree_policy(root, state)


class CompiledPlayouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """One random game to the end per call, every hidden order drawn afresh."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._room = silent_room(seed)
        self._results = new_results(1)
        self._seed = seed

    def evaluate(self, state: Any) -> Any:
        """The share of the victory of each seat."""
        node: Node = state.node
        raw, tables = node.raw.copy(), standard_set().raw
        imagine_order(raw, tables, self._room)
        if node.waits_for != NOTHING:  # its card now lies on top
            step(raw, tables, node.waits_for, self._room)
        self._seed += 1
        finish_games(raw.reshape(1, -1), tables, self._seed, 0, 1, self._results)
        return np.array(shares_of(int(self._results[0, 2]), state.num_players()))


SEARCHES: Mapping[str, Callable[[Any, float, int, float], Search]] = {
    "openspiel": SpielSearch,
    "compiled": PlayoutSearch,
}
"""By the kind of their playouts; each takes the game, seconds per move, a seed and the exploration."""
