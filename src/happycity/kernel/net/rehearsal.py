"""Rehearsals: an action carried out in imagined worlds and played on to the end as the net would.

Every action of a decision is rehearsed in the same worlds, so that what differs is the action and not the
cards.  How a game ends is much a matter of luck; what the net expects after some turns is less so, but errs.
Half of an outcome is the one, half the other: together they need fewer worlds than either alone.
"""

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.chance import seed_streams
from happycity.kernel.city import left_of
from happycity.kernel.compiling.jit import compiled
from happycity.kernel.layout import Phase, Raw, State, Tables, Work, copy_state, state_of
from happycity.kernel.legal import legal
from happycity.kernel.net.asking import expect, expected, look
from happycity.kernel.net.layout import Judge, Weights
from happycity.kernel.net.tree import PLAYED
from happycity.kernel.search.layout import NO_ACTION, Mind
from happycity.kernel.search.tree import imagine_and_apply, reward


@compiled
def rehearse(
    stack: NDArray[np.uint8],
    t: Tables,
    w: Work,
    m: Mind,
    outcomes: NDArray[np.float32],
    sight: Raw,
    j: Judge,
    net: Weights,
    actions: NDArray[np.int16],
    worlds: int,
) -> None:
    """Write every seat's share of the victory, world by world, beginning with `stack[0]`."""
    s = state_of(stack[1])
    for world in range(worlds):
        copy_state(stack[0], stack[1])
        seed_streams(w, m.world + world)
        if m.opening != NO_ACTION:
            imagine_and_apply(s, t, w, int(m.opening))
        _play_on(s, t, w, m, sight, j, net, actions)
        for seat in range(s.players):
            outcomes[world * s.players + seat] = m.reward[seat]


@compiled
def _play_on(
    s: State, t: Tables, w: Work, m: Mind, sight: Raw, j: Judge, net: Weights, actions: NDArray[np.int16]
) -> None:
    """What the net likes best, to the end; on the way it says once what it expects."""
    turns = 0
    turn = int(s.turn)
    asked = False
    while s.phase != Phase.OVER:
        if s.turn != turn:
            turns += 1
            turn = int(s.turn)
        count = legal(s, t, actions)
        if count > 1:
            look(s, t, w, sight, j, net, actions, count, 1.0)
            if turns >= abs(m.turns) and not asked:
                expect(j, net)
                _share(s, m, j)
                asked = True
                if m.turns <= 0:
                    return
                for seat in range(s.players):
                    m.glimpse[seat] = m.reward[seat]
        imagine_and_apply(s, t, w, _liked(j, actions, count))
    reward(s, t, w, m, 0.0)
    if asked:
        for seat in range(s.players):
            m.reward[seat] = PLAYED * m.reward[seat] + (1.0 - PLAYED) * m.glimpse[seat]


@compiled
def _liked(j: Judge, actions: NDArray[np.int16], count: int) -> int:
    """The likeliest action, the first of equals; the net was asked if there are several."""
    best = 0
    for i in range(1, count):
        if j.prior[i] > j.prior[best]:
            best = i
    return int(actions[best])


@compiled
def _share(s: State, m: Mind, j: Judge) -> None:
    """What the net expects, made to add up to one victory."""
    seat = int(s.seat)
    total = 0.0
    for away in range(s.players):
        m.reward[seat] = expected(j, int(s.players), away, 0.0)
        total += m.reward[seat]
        seat = left_of(s, seat)
    for seat in range(s.players):
        m.reward[seat] = m.reward[seat] / total if total > 0.0 else 1.0 / s.players
