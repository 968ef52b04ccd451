"""What bots call: one entry for all ways to think, so that the rules inside are compiled once for all.

Compiled apart from `interface`, because only bots need it.
"""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.chance import is_seeded, seed_streams
from happycity.kernel.compiling.jit import compiled, entry
from happycity.kernel.layout import STATE_BYTES, Raw, Tables, Work, copy_state, state_of, tables_of, work_of
from happycity.kernel.legal import legal
from happycity.kernel.search.appraise import appraise
from happycity.kernel.search.exact import work_out
from happycity.kernel.search.layout import LAST_TURNS, NODE, Mind, Nodes, mind_of
from happycity.kernel.search.tree import MARGIN, imagine_and_apply, iterate, plant, play_on, reward

UNSEEDED = -1
"""What a search gives that was called with generators of zeros: it would never end."""


class Thinking(IntEnum):
    """How to think."""

    APPRAISE = 0  # judge every action by the hand-made estimate
    PLANT = 1  # begin a tree search
    SEARCH = 2  # `amount` more iterations
    FLAT = 3  # `amount` more playouts of every action
    WORK_OUT = 4  # the exact end, in at most `amount` steps


def new_nodes(room: int) -> Nodes:
    """Room for the nodes of a tree."""
    return np.zeros(room, NODE)


def new_stack() -> NDArray[np.uint8]:
    """Room for the states that thinking goes through: the first is the one to think about."""
    return np.zeros((LAST_TURNS, STATE_BYTES), np.uint8)


@entry
def think(
    way: int,
    amount: int,
    seed: int,
    stack: NDArray[np.uint8],
    tables: Raw,
    work: Raw,
    mind: Raw,
    nodes: Nodes,
    actions: NDArray[np.int16],
) -> int:
    """Think about `stack[0]`; how many actions were judged (their worth is in `mind`, or in `nodes`)."""
    t = tables_of(tables)
    w = work_of(work)
    m = mind_of(mind)
    if way == Thinking.APPRAISE:
        return appraise(stack[0], stack[1], stack[2], t, w, m, actions)
    if way == Thinking.PLANT:
        plant(nodes, m, int(state_of(stack[0]).seat))
    elif way == Thinking.SEARCH:
        if not is_seeded(w):
            return UNSEEDED
        for _ in range(amount):
            copy_state(stack[0], stack[1])
            iterate(state_of(stack[1]), t, w, m, nodes, actions)
    elif way == Thinking.FLAT:
        return _play_out_each(stack, t, w, m, amount, seed, actions)
    else:
        return work_out(stack, t, w, m, amount, actions)
    return 0


@compiled
def _play_out_each(
    stack: NDArray[np.uint8],
    t: Tables,
    w: Work,
    m: Mind,
    playouts: int,
    seed: int,
    actions: NDArray[np.int16],
) -> int:
    """Add the rewards of playouts after each action, the same shuffles for all of them."""
    root = state_of(stack[0])
    s = state_of(stack[1])
    count = legal(root, t, actions)
    for playout in range(playouts):
        for i in range(count):
            copy_state(stack[0], stack[1])
            seed_streams(w, seed + playout)
            legal(root, t, actions)
            imagine_and_apply(s, t, w, int(actions[i]))
            play_on(s, t, w, m, actions)
            reward(s, t, w, m, MARGIN)
            m.worth[i] += m.reward[root.seat]
    return count
