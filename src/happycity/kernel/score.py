"""R7: hearts, inhabitants, points and winners, as if the game ended now."""

from happycity.kernel.city import left_of, right_of
from happycity.kernel.compiling.jit import compiled
from happycity.kernel.effects import combined, lasting_special, special_symbols
from happycity.kernel.income import reckon_incomes
from happycity.kernel.layout import Phase, State, Tables, Verb, Work
from happycity.kernel.victory import ahead


@compiled
def score(s: State, t: Tables, w: Work) -> None:
    """Write incomes (as end-of-game effects see them), hearts, inhabitants, points and winners."""
    reckon_incomes(s, t, w, True)
    for seat in range(s.players):
        _count_city(s, t, w, seat)
        w.points[seat] = _points(s, t, w, seat)
    w.winners = _winners(s, w)


@compiled
def survey(s: State, t: Tables, w: Work) -> None:
    """The same with `income`: what an income phase would pay now; after the end, the end-of-game income."""
    reckon_incomes(s, t, w, s.phase == Phase.OVER)
    for seat in range(s.players):
        w.income[seat] = w.earned[seat]
    score(s, t, w)


@compiled
def _count_city(s: State, t: Tables, w: Work, seat: int) -> None:
    """R7.3."""
    card = lasting_special(s, t, seat)
    _, hearts, inhabitants = special_symbols(s, t, seat)
    if t.verb[card] == Verb.POORER_THAN_NEIGHBOURS:
        hearts = poorer_than_neighbours(s, t, w, seat, card)
    w.hearts[seat] = s.hearts[seat] + hearts
    w.inhabitants[seat] = s.inhabitants[seat] + inhabitants


@compiled
def poorer_than_neighbours(s: State, t: Tables, w: Work, seat: int, card: int) -> int:
    """Taj Mahal: its hearts."""
    own = w.earned[seat]
    if own < w.earned[left_of(s, seat)] and own < w.earned[right_of(s, seat)]:
        return int(t.effect_hearts[card])
    return int(t.effect_hearts_otherwise[card])


@compiled
def _points(s: State, t: Tables, w: Work, seat: int) -> int:
    """R7.4: the product or sum, then Concert hall, then Japanese garden."""
    card = lasting_special(s, t, seat)
    w.counted[seat] = combined(s, w.hearts[seat], w.inhabitants[seat])
    w.lost[seat] = w.earned[seat] if t.effect_lose_income_at_end[card] else 0
    w.doubling[seat] = 0
    points = w.counted[seat] - w.lost[seat]
    if t.verb[card] == Verb.DOUBLE_POINTS_BELOW:
        w.doubling[seat] = double_points_below(t, card, points)
    return int(points + w.doubling[seat])


@compiled
def double_points_below(t: Tables, card: int, points: int) -> int:
    """Japanese garden: what it adds.  Compulsory, negative points included."""
    return points if points < t.effect_points[card] else 0


@compiled
def _winners(s: State, w: Work) -> int:
    """R7.5: a bit per seat that wins: nobody is ahead of it."""
    best = 0
    bits = 1
    for seat in range(1, s.players):
        if ahead(w.points[seat], s.coins[seat], w.points[best], s.coins[best]):
            best = seat
            bits = 1 << seat
        elif not ahead(w.points[best], s.coins[best], w.points[seat], s.coins[seat]):
            bits |= 1 << seat
    return bits


@compiled
def rank(s: State, w: Work) -> None:
    """R7.5: write by seat how many are ahead of it, and who is behind the winners on coins alone."""
    most = w.points[0]
    for seat in range(1, s.players):
        most = max(most, w.points[seat])
    w.behind = 0
    for seat in range(s.players):
        w.ranks[seat] = _ahead_of(s, w, seat)
        if w.ranks[seat] and w.points[seat] == most:
            w.behind |= 1 << seat


@compiled
def _ahead_of(s: State, w: Work, seat: int) -> int:
    number = 0
    for other in range(s.players):
        if ahead(w.points[other], s.coins[other], w.points[seat], s.coins[seat]):
            number += 1
    return number
