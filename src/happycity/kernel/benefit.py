"""What a special building brings a city: standing there, or if it were built at once (R6).

Everything else stays as it is, so that the difference is the building's alone.
"""

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.city import is_full, last_standing
from happycity.kernel.compiling.jit import compiled
from happycity.kernel.layout import (
    NO_CARD,
    TABLE_SPECIALS,
    Raw,
    State,
    Tables,
    Verb,
    Work,
    copy_state,
    state_of,
)
from happycity.kernel.score import survey
from happycity.kernel.turn import build_special


@compiled
def benefits(
    raw: Raw, t: Tables, card: int, spare: Raw, w: Work, other: Work, brought: NDArray[np.int32]
) -> int:
    """Write coins, income, hearts, inhabitants, points by seat; a bit per seat that has or could have it."""
    s, bits = state_of(raw), 0
    survey(s, t, w)
    for seat in range(s.players):
        copy_state(raw, spare)
        if s.special[seat] == card:
            bits |= 1 << seat
            _without(state_of(spare), t, seat, other)
            _compare(w, other, seat, 0, brought)
        elif _may_come(s, t, seat, card):
            bits |= 1 << seat
            coins = _with(state_of(spare), t, seat, card, other)
            _compare(other, w, seat, coins, brought)
    return bits


@compiled
def _may_come(s: State, t: Tables, seat: int, card: int) -> bool:
    """Met or not its condition: R5.9, and R5.10 with its exception, which needs a card to replace."""
    if s.special_taken[seat] or not _is_on_table(s, card):
        return False
    if t.verb[card] == Verb.REPLACE_LAST:
        return last_standing(s, seat) >= 0
    return s.city_count[seat] > 0 and not is_full(s, seat)


@compiled
def _is_on_table(s: State, card: int) -> bool:
    for index in range(TABLE_SPECIALS):  # noqa: SIM110 — Numba knows no any()
        if s.specials[index] == card:
            return True
    return False


@compiled
def _without(s: State, t: Tables, seat: int, w: Work) -> None:
    """The building does nothing; its printed symbols are its own."""
    s.special[seat] = NO_CARD
    survey(s, t, w)


@compiled
def _with(s: State, t: Tables, seat: int, card: int, w: Work) -> int:
    """Built at once: the coins that it brings in this moment."""
    before = s.coins[seat]
    w.logged = -1  # nobody listens
    build_special(s, t, seat, card, w)
    survey(s, t, w)
    return int(s.coins[seat] - before)


@compiled
def _compare(now: Work, other: Work, seat: int, coins: int, brought: NDArray[np.int32]) -> None:
    brought[seat, 0] = coins
    brought[seat, 1] = now.income[seat] - other.income[seat]
    brought[seat, 2] = now.hearts[seat] - other.hearts[seat]
    brought[seat, 3] = now.inhabitants[seat] - other.inhabitants[seat]
    brought[seat, 4] = now.points[seat] - other.points[seat]
