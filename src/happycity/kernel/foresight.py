"""What a legal action would bring the seat that decides, as far as it is certain.

The state has forgotten every order, so that nothing can depend on one.  What is told ends where the turn
passes on; an action that turns up a card that nobody knows tells only how the seat stands now.
"""

from happycity.kernel.compiling.jit import compiled
from happycity.kernel.layout import (
    COLOURS,
    FIGURES,
    TABLE_SPECIALS,
    TAKE,
    Foreseen,
    Happening,
    Phase,
    Raw,
    State,
    Tables,
    Verb,
    Verdict,
    Work,
    copy_state,
    state_of,
)
from happycity.kernel.legal import verdict_take
from happycity.kernel.observe import draws, opens_box
from happycity.kernel.score import survey
from happycity.kernel.turn import apply


@compiled
def foresee(raw: Raw, t: Tables, action: int, spare: Raw, w: Work, other: Work, f: Foreseen) -> None:
    """Write what an action brings; `w` keeps the log of all that happens up to the next decision."""
    s, after, seat = state_of(raw), state_of(spare), int(state_of(raw).seat)
    copy_state(raw, spare)
    w.logged = 0
    f.reveals = 1 if draws(action) or opens_box(action) else 0
    if f.reveals == 0:
        apply(after, t, action, w)
    survey(after, t, w)
    f.told = _rows_of_this_turn(t, w)
    f.passes_on = 1 if _turn_passes(w, f.told) else 0
    f.coins = after.coins[seat] - _received(w, f.told, seat)
    f.income = w.income[seat]
    f.hearts = w.hearts[seat]
    f.inhabitants = w.inhabitants[seat]
    f.points = w.points[seat]
    for colour in range(COLOURS):
        f.tokens[colour] = after.tokens[seat, colour] - s.tokens[seat, colour]
    f.completes = _takeable(after, t, seat) & ~_takeable(s, t, seat)
    for index in range(TABLE_SPECIALS):
        if (f.completes >> index) & 1:
            _take_too(raw, t, action, index, spare, other, f)
        else:
            for figure in range(FIGURES):
                f.then[index, figure] = 0


# --- what happens before the turn passes on -----------------------------------------------------------


@compiled
def _rows_of_this_turn(t: Tables, w: Work) -> int:
    """How many rows at the beginning of the log."""
    for row in range(w.logged):
        if _passes_on(w.log[row, 0]) or _is_before_income(t, w.log[row, 0], w.log[row, 2]):
            return row
    return int(w.logged)


@compiled
def _turn_passes(w: Work, told: int) -> bool:
    for row in range(told, w.logged):  # noqa: SIM110 — Numba knows no any()
        if _passes_on(w.log[row, 0]):
            return True
    return False


@compiled
def _passes_on(happening: int) -> bool:
    return (
        happening == Happening.ROUND_BEGAN
        or happening == Happening.TURN_BEGAN
        or happening == Happening.GAME_OVER
    )


@compiled
def _is_before_income(t: Tables, happening: int, card: int) -> bool:
    """An Arcade pays when the turn has passed on; at the end of the game no other row says so (R7.2)."""
    return bool(happening == Happening.EFFECT_COINS and t.verb[card] == Verb.COINS_BEFORE_INCOME)


@compiled
def _received(w: Work, first: int, seat: int) -> int:
    """Coins that the rows from `first` on bring a seat: those of an income phase."""
    coins = 0
    for row in range(first, w.logged):
        happening = w.log[row, 0]
        if happening == Happening.TAXED and w.log[row, 2] == seat:
            coins -= w.log[row, 3]
        elif w.log[row, 1] == seat:
            if happening == Happening.INCOME:
                coins += w.log[row, 2]
            elif happening == Happening.EFFECT_COINS or happening == Happening.TAXED:
                coins += w.log[row, 3]
    return coins


# --- special buildings that an action completes -------------------------------------------------------


@compiled
def _takeable(s: State, t: Tables, seat: int) -> int:
    """A bit per special building on the table that a seat could take if it might choose one now."""
    bits = 0
    if s.special_taken[seat] == 0:
        for index in range(TABLE_SPECIALS):
            if verdict_take(s, t, seat, index) == Verdict.OK:
                bits |= 1 << index
    return bits


@compiled
def _take_too(raw: Raw, t: Tables, action: int, index: int, spare: Raw, w: Work, f: Foreseen) -> None:
    """Write how the seat stands if it takes a special building right after the action."""
    copy_state(raw, spare)
    s, seat = state_of(spare), int(state_of(raw).seat)
    w.logged = -1  # nobody listens
    apply(s, t, action, w)
    s.phase = Phase.SPECIAL
    s.seat = seat
    apply(s, t, TAKE + index, w)
    survey(s, t, w)
    f.then[index, 0] = w.income[seat]
    f.then[index, 1] = w.hearts[seat]
    f.then[index, 2] = w.inhabitants[seat]
    f.then[index, 3] = w.points[seat]
