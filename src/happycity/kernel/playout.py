"""Random games inside compiled code."""

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.chance import below
from happycity.kernel.jit import compiled
from happycity.kernel.layout import CHOICE_STREAM, Phase, State, Tables, Work
from happycity.kernel.legal import legal
from happycity.kernel.score import score
from happycity.kernel.turn import apply


@compiled
def finish_at_random(s: State, t: Tables, w: Work, actions: NDArray[np.int16]) -> int:
    """Play uniformly random legal actions to the end; how many decisions that took."""
    decisions = 0
    while s.phase != Phase.OVER:
        count = legal(s, t, actions)
        apply(s, t, actions[below(w.streams[CHOICE_STREAM], count)], w)
        decisions += 1
    return decisions


@compiled
def write_result(s: State, t: Tables, w: Work, decisions: int, row: NDArray[np.int32]) -> None:
    """Decisions, rounds, winners (a bit per seat), then the points of each seat."""
    score(s, t, w)
    row[0] = decisions
    row[1] = s.round_number
    row[2] = w.winners
    for seat in range(s.players):
        row[3 + seat] = w.points[seat]
