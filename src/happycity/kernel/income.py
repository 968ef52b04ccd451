"""R4: incomes, and the income phase with the effects before, with and after it."""

from happycity.kernel.city import left_of, right_of
from happycity.kernel.effects import (
    coins_before_income,
    does,
    lasting_special,
    special_symbols,
    tax_richest,
)
from happycity.kernel.events import note
from happycity.kernel.jit import compiled
from happycity.kernel.layout import Happening, Log, State, Tables, Verb


@compiled
def _bare_income(s: State, t: Tables, seat: int, at_end: bool) -> int:
    """Income symbols without a Barber's bonus, not yet raised to 0."""
    printed = int(s.income[seat])
    verb = t.verb[s.special[seat]]
    if verb == Verb.NOTHING:
        return printed
    if verb == Verb.COPY_NEIGHBOUR_PLACE and not at_end:  # the Pyramid copies at the end only
        return printed
    return printed + special_symbols(s, t, seat)[0]


@compiled
def lowest_income(s: State, t: Tables, seat: int, at_end: bool) -> int:
    """Barber: its bonus while the bare income is strictly the lowest at the table (R4.2: raised to 0)."""
    card = lasting_special(s, t, seat)
    if t.verb[card] != Verb.LOWEST_INCOME:
        return 0
    own = max(0, _bare_income(s, t, seat, at_end))
    for other in range(s.players):
        if other != seat and own >= max(0, _bare_income(s, t, other, at_end)):
            return 0
    return int(t.effect_income[card])


@compiled
def income(s: State, t: Tables, seat: int, at_end: bool) -> int:
    """R4.2: what an income phase pays a seat, or the income that end-of-game effects look at."""
    if s.expert == 0:
        return max(0, int(s.income[seat]))
    return max(0, _bare_income(s, t, seat, at_end) + lowest_income(s, t, seat, at_end))


@compiled
def poorer_than_neighbours(s: State, t: Tables, seat: int, card: int) -> int:
    """Taj Mahal: its hearts."""
    own = income(s, t, seat, True)
    if own < income(s, t, left_of(s, seat), True) and own < income(s, t, right_of(s, seat), True):
        return int(t.effect_hearts[card])
    return int(t.effect_hearts_otherwise[card])


@compiled
def _borrowed(s: State, t: Tables, seat: int) -> int:
    """Louvre (R6.6): the highest income among the opponents."""
    highest = 0
    for other in range(s.players):
        if other != seat:
            highest = max(highest, income(s, t, other, False))
    return highest


@compiled
def _with_income(s: State, t: Tables, seat: int, log: Log) -> None:
    """R4.3."""
    if s.louvre_phases[seat] > 0:
        s.louvre_phases[seat] -= 1
        coins = _borrowed(s, t, seat)
        s.coins[seat] += coins
        note(log, Happening.EFFECT_COINS, seat, s.special[seat], coins, 0)


@compiled
def income_phase(s: State, t: Tables, log: Log) -> None:
    """R4: no income depends on coins, so paying one after the other is paying all at once."""
    if s.expert:
        arcade(s, t, log)  # R4.1
    for seat in range(s.players):
        coins = income(s, t, seat, False)  # R4.2
        s.coins[seat] += coins
        note(log, Happening.INCOME, seat, coins, 0, 0)
    if s.expert:
        for seat in range(s.players):
            _with_income(s, t, seat, log)  # R4.3
        for seat in range(s.players):
            if does(s, t, seat, Verb.TAX_RICHEST):
                tax_richest(s, t, seat, log)  # R4.4


@compiled
def arcade(s: State, t: Tables, log: Log) -> None:
    """What comes before each income phase (R4.1) and once before scoring (R7.2)."""
    for seat in range(s.players):
        if does(s, t, seat, Verb.COINS_BEFORE_INCOME):
            coins_before_income(s, t, seat, log)
