"""Players that learned by themselves: `policy` asks the net once, `mind` looks ahead with it."""

from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from happycity.bots.budget import Budget
from happycity.bots.interface import Bot, Reason
from happycity.bots.mind import Thinker
from happycity.bots.reasons import plain_reason
from happycity.bots.search import SearchBot
from happycity.bots.thoughts import Thought, best_of
from happycity.bots.weights import SHIPPED, weights_of
from happycity.kernel.layout import Raw, state_of
from happycity.kernel.learning.observation import OBSERVATION_BYTES
from happycity.kernel.net.layout import Weights, judge_of, new_judge
from happycity.kernel.net.pondering import Pondering, ponder
from happycity.kernel.net.tree import OPEN
from happycity.kernel.search.thinking import Thinking
from happycity.rules.view import View

Outcomes: TypeAlias = NDArray[np.float64]
"""Shares of the victory: a row for each world, a column for each seat."""

TO_THE_END = 1 << 20
"""Turns: more than any game has."""


class Asker(Thinker):
    """A thinker that asks the net."""

    def __init__(self, net: Weights, room: int = 1, open_to: float = OPEN) -> None:
        """`open_to`: how far it looks at every action alike, whatever the net likes."""
        super().__init__(room)
        self.mind.open = open_to
        self._net = net
        self._priors = np.zeros(room, np.float32)
        self._judge = new_judge()
        self.judge = judge_of(self._judge)
        self._sight = np.zeros(OBSERVATION_BYTES, np.uint8)

    def turn_to(self, view: View, seed: int, thread: int = 0) -> None:
        """Think about what this view shows."""
        super().turn_to(view, seed, thread)
        self.look_at(view.known)

    def look_at(self, state: Raw) -> None:
        """Ask about this state from now on; hidden orders in it are not looked at."""
        self._stack[0] = state
        self._sight[:] = 0  # it may have shown a game with more seats

    def think(self, way: Thinking, amount: int = 0, first: int = 0) -> int:
        """Trees are grown with the net; the exact end needs none."""
        if way == Thinking.PLANT:
            return self.ponder(Pondering.PLANT)
        if way == Thinking.SEARCH:
            return self.ponder(Pondering.SEARCH, amount)
        return super().think(way, amount, first)

    def rehearse(self, action: int, first: int, worlds: int, turns: int = TO_THE_END) -> Outcomes:
        """Carry out an action (or NO_ACTION) in imagined worlds, and play on as the net would.

        Gives what it brings every seat, world by world: half what the net expects after so many turns, half
        how it ends.  If turns are not above zero, only what it expects after so many.  Worlds from `first` on
        are the same for all actions.
        """
        players = int(state_of(self._stack[0]).players)
        assert worlds * players <= len(self._priors), "room is made when the asker is"
        self.mind.opening, self.mind.world, self.mind.turns = action, first, turns
        self.ponder(Pondering.REHEARSE, worlds)
        return self._priors[: worlds * players].reshape(worlds, players).astype(np.float64)

    def ponder(self, way: Pondering, amount: int = 0) -> int:
        """Call the kernel; see `pondering.ponder`."""
        number = int(way)
        return self._checked(
            ponder(
                number,
                amount,
                self._stack,
                self._tables,
                self._work,
                self._mind,
                self.nodes,
                self._priors,
                self._sight,
                self._judge,
                self._net,
                self.actions,
            )
        )


class PolicyBot(Bot):
    """Plays what the net likes best, at a glance."""

    name = "policy"

    def __init__(self, seed: int, weights: Path = SHIPPED) -> None:
        self._seed = seed
        self._asker = Asker(weights_of(weights))

    def choose(self, view: View) -> int:
        """The likeliest action, the first of equals."""
        return best_of(self.thoughts(view)).action

    def thoughts(self, view: View) -> list[Thought]:
        """Every legal action and how likely the net would play it."""
        asker = self._asker
        asker.turn_to(view, self._seed)
        count = asker.ponder(Pondering.ASK)
        return [
            Thought(int(action), float(prior))
            for action, prior in zip(asker.actions[:count], asker.judge.prior[:count], strict=True)
        ]

    def why(self, view: View, action: int) -> Reason:
        """What the move is good for."""
        return plain_reason(view, action)


class MindBot(SearchBot):
    """Looks ahead with the net as far as its budget allows."""

    name = "mind"
    first_slice = 50
    steps_per_playout = 100
    nodes_per_playout = 30  # whatever can be done becomes nodes at once
    reason = "foreseen"

    def __init__(self, seed: int, budget: Budget, weights: Path = SHIPPED, *, open_to: float = OPEN) -> None:
        self._weights, self._open_to = weights, open_to
        super().__init__(seed, budget)

    def _new_thinker(self, room: int) -> Thinker:
        return Asker(weights_of(self._weights), room, self._open_to)
