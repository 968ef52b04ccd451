"""What the learned bots call: one entry for all ways to ask the net.

Compiled apart from `thinking`, because only they need it.
"""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.chance import is_seeded
from happycity.kernel.compiling.jit import wide_entry
from happycity.kernel.layout import Raw, copy_state, state_of, tables_of, work_of
from happycity.kernel.legal import legal
from happycity.kernel.net.asking import ask
from happycity.kernel.net.layout import Weights, judge_of
from happycity.kernel.net.rehearsal import rehearse
from happycity.kernel.net.tree import Priors, iterate_asking
from happycity.kernel.search.layout import Nodes, mind_of
from happycity.kernel.search.thinking import UNSEEDED
from happycity.kernel.search.tree import plant


class Pondering(IntEnum):
    """How to ask."""

    ASK = 0  # once: what the net thinks of every action
    PLANT = 1  # begin a tree search
    SEARCH = 2  # `amount` more iterations
    REHEARSE = 3  # an action in `amount` imagined worlds


@wide_entry
def ponder(
    way: int,
    amount: int,
    stack: NDArray[np.uint8],
    tables: Raw,
    work: Raw,
    mind: Raw,
    nodes: Nodes,
    priors: Priors,
    sight: Raw,
    judge: Raw,
    net: Weights,
    actions: NDArray[np.int16],
) -> int:
    """Ask about `stack[0]`; how many actions were judged (in `judge`, or in `nodes`).

    A rehearsal writes what every world brings the seats into `priors`, which it needs for nothing else.
    """
    t = tables_of(tables)
    w = work_of(work)
    m = mind_of(mind)
    j = judge_of(judge)
    root = state_of(stack[0])
    if way == Pondering.ASK:
        count = legal(root, t, actions)
        ask(root, t, w, sight, j, net, actions, count, 1.0)
        return count
    if way == Pondering.PLANT:
        plant(nodes, m, int(root.seat))
    elif way == Pondering.REHEARSE:
        rehearse(stack, t, w, m, priors, sight, j, net, actions, amount)
    elif not is_seeded(w):
        return UNSEEDED
    else:
        for _ in range(amount):
            copy_state(stack[0], stack[1])
            iterate_asking(state_of(stack[1]), t, w, m, nodes, priors, sight, j, net, actions)
    return 0
