"""R4: incomes, and the income phase with the effects before, with and after it."""

from happycity.kernel.compiling.jit import compiled
from happycity.kernel.effects import (
    coins_before_income,
    has_verb,
    lasting_special,
    special_symbols,
    tax_richest,
)
from happycity.kernel.events import note
from happycity.kernel.layout import Happening, State, Tables, Verb, Work


@compiled
def _bare_income(s: State, t: Tables, seat: int, at_end: bool) -> int:
    """Income symbols without a Barber's bonus, not yet raised to 0."""
    verb = t.verb[s.special[seat]]
    if verb == Verb.NOTHING or (verb == Verb.COPY_NEIGHBOUR_PLACE and not at_end):
        return int(s.income[seat])  # the Pyramid copies at the end only
    return int(s.income[seat]) + special_symbols(s, t, seat)[0]


@compiled
def lowest_income(s: State, t: Tables, w: Work, seat: int) -> int:
    """Barber: its bonus while the bare income, raised to 0, is strictly the lowest at the table (R4.2)."""
    card = lasting_special(s, t, seat)
    if t.verb[card] != Verb.LOWEST_INCOME:
        return 0
    for other in range(s.players):
        if other != seat and max(0, w.bare[seat]) >= max(0, w.bare[other]):
            return 0
    return int(t.effect_income[card])


@compiled
def reckon_incomes(s: State, t: Tables, w: Work, at_end: bool) -> None:
    """R4.2: write what an income phase pays every seat, or the incomes that end-of-game effects look at."""
    for seat in range(s.players):
        w.bare[seat] = _bare_income(s, t, seat, at_end)
    for seat in range(s.players):
        w.earned[seat] = max(0, w.bare[seat] + lowest_income(s, t, w, seat))


@compiled
def _borrowed(s: State, w: Work, seat: int) -> int:
    """Louvre (R6.6): the highest income among the opponents."""
    highest = 0
    for other in range(s.players):
        if other != seat:
            highest = max(highest, w.earned[other])
    return highest


@compiled
def _with_income(s: State, w: Work, seat: int) -> None:
    """R4.3."""
    if s.borrowing_phases[seat] > 0:
        s.borrowing_phases[seat] -= 1
        coins = _borrowed(s, w, seat)
        s.coins[seat] += coins
        note(w, Happening.EFFECT_COINS, seat, s.special[seat], coins, 0)


@compiled
def income_phase(s: State, t: Tables, w: Work) -> None:
    """R4, in the order before, income, with, after."""
    if s.expert:
        pay_before_income(s, t, w)  # R4.1
    reckon_incomes(s, t, w, False)
    for seat in range(s.players):
        s.coins[seat] += w.earned[seat]  # R4.2
        note(w, Happening.INCOME, seat, w.earned[seat], 0, 0)
    if s.expert:
        for seat in range(s.players):
            _with_income(s, w, seat)  # R4.3
        for seat in range(s.players):
            if has_verb(s, t, seat, Verb.TAX_RICHEST):
                tax_richest(s, t, seat, w)  # R4.4


@compiled
def pay_before_income(s: State, t: Tables, w: Work) -> None:
    """What comes before each income phase (R4.1) and once before scoring (R7.2)."""
    for seat in range(s.players):
        if has_verb(s, t, seat, Verb.COINS_BEFORE_INCOME):
            coins_before_income(s, t, seat, w)
