"""The end of a game, worked out: every choice and every card that can still come.

Once a city has ten cards only the rest of the round is left (R7.1), few enough decisions to try them all: at
each the deciding seat takes what is best for itself (max^n), and a drawn card counts with its copies.  The
decisions on the way to the one being worked out lie on a stack, each with its state.
"""

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.compiling.jit import compiled
from happycity.kernel.layout import DRAW, Phase, State, Tables, Work, copy_state, state_of
from happycity.kernel.legal import legal
from happycity.kernel.observe import bring_to_top, draws, opens_box
from happycity.kernel.search.layout import LAST_CHOICES, LAST_TURNS, Mind
from happycity.kernel.search.tree import reward
from happycity.kernel.turn import apply

MARGIN = 0.02  # points decide only between choices that win equally often
NOTHING = -1.0  # less than any reward


@compiled
def work_out(
    stack: NDArray[np.uint8], t: Tables, w: Work, m: Mind, most: int, actions: NDArray[np.int16]
) -> int:
    """Write what every choice at `stack[0]` is worth; how many there are, 0 if it took too many steps."""
    depth = 0
    if not _enter(state_of(stack[0]), t, m, 0, actions):
        return 0
    for _ in range(most):
        s = state_of(stack[depth])
        if m.tried[depth] == m.choice_count[depth]:
            if depth == 0:
                return int(m.choice_count[0])
            depth -= 1
            _learn(state_of(stack[depth]), t, m, depth, depth + 1)
        elif not _next_chance(s, t, m, depth):
            _settle_choice(s, m, depth)
        else:
            if depth + 1 == LAST_TURNS:
                return 0
            copy_state(stack[depth], stack[depth + 1])
            after = state_of(stack[depth + 1])
            _try(after, t, w, m, depth)
            if after.phase == Phase.OVER:
                reward(after, t, w, m, MARGIN)
                for seat in range(s.players):
                    m.best[depth + 1, seat] = m.reward[seat]
                _learn(s, t, m, depth, depth + 1)
            elif _enter(after, t, m, depth + 1, actions):
                depth += 1
            else:
                return 0
    return 0


@compiled
def _enter(s: State, t: Tables, m: Mind, depth: int, actions: NDArray[np.int16]) -> bool:
    """Lay out the choices of a decision; False if there are too many."""
    count = legal(s, t, actions)
    if count > LAST_CHOICES:
        return False
    for i in range(count):
        m.choices[depth, i] = actions[i]
    m.choice_count[depth] = count
    m.tried[depth] = 0
    for seat in range(s.players):
        m.best[depth, seat] = NOTHING
    _begin_choice(s, m, depth)
    return True


@compiled
def _begin_choice(s: State, m: Mind, depth: int) -> None:
    m.revealed[depth] = 0
    for seat in range(s.players):
        m.sum[depth, seat] = 0.0


@compiled
def _choice(m: Mind, depth: int) -> int:
    return int(m.choices[depth, m.tried[depth]])


@compiled
def _hidden_cards(s: State, action: int) -> int:
    """How many cards may be the one that an action reveals; 1 for an action that reveals none."""
    if draws(action):
        return int(s.deck_left[action - DRAW])
    if opens_box(action):
        return max(1, int(s.box_count))
    return 1


@compiled
def _next_chance(s: State, t: Tables, m: Mind, depth: int) -> bool:
    """Find the next card that the current choice may reveal; False if all are worked out."""
    action = _choice(m, depth)
    hidden = _hidden_cards(s, action)
    position = int(m.revealed[depth])
    if draws(action):
        start = int(t.deck_start[action - DRAW])
        while position < hidden and _copies_before(s, start, position):
            position += 1
        m.chance[depth] = _copies(s, start, hidden, position) / hidden if position < hidden else 0.0
    else:
        m.chance[depth] = 1.0 / hidden
    m.revealed[depth] = position + 1
    return position < hidden


@compiled
def _copies_before(s: State, start: int, position: int) -> bool:
    """Whether an equal card lies earlier in the deck, so that this one has been counted with it."""
    for i in range(start, start + position):  # noqa: SIM110 — Numba knows no any()
        if s.deck[i] == s.deck[start + position]:
            return True
    return False


@compiled
def _copies(s: State, start: int, hidden: int, position: int) -> int:
    copies = 0
    for i in range(start, start + hidden):
        if s.deck[i] == s.deck[start + position]:
            copies += 1
    return copies


@compiled
def _try(s: State, t: Tables, w: Work, m: Mind, depth: int) -> None:
    """Carry out the current choice with the card that is its turn to be revealed."""
    action = _choice(m, depth)
    position = int(m.revealed[depth]) - 1
    if draws(action):
        bring_to_top(s, t, action - DRAW, int(t.deck_start[action - DRAW]) + position)
    elif opens_box(action) and s.box_count > 0:
        held = s.box[0]
        s.box[0] = s.box[position]
        s.box[position] = held
    apply(s, t, action, w)


@compiled
def _learn(s: State, t: Tables, m: Mind, depth: int, deeper: int) -> None:
    """Add what the card just worked out leads to."""
    for seat in range(s.players):
        m.sum[depth, seat] += m.chance[depth] * m.best[deeper, seat]


@compiled
def _settle_choice(s: State, m: Mind, depth: int) -> None:
    """All cards of a choice are worked out: keep it if it is the best so far for the seat that decides."""
    if depth == 0:
        m.worth[m.tried[0]] = m.sum[0, s.seat]
    if m.sum[depth, s.seat] > m.best[depth, s.seat]:
        for seat in range(s.players):
            m.best[depth, seat] = m.sum[depth, seat]
    m.tried[depth] += 1
    _begin_choice(s, m, depth)
