"""R7: hearts, inhabitants, points and winners, as if the game ended now."""

from happycity.kernel.effects import lasting_special, multiplied, special_symbols
from happycity.kernel.income import income, poorer_than_neighbours
from happycity.kernel.jit import compiled
from happycity.kernel.layout import State, Tables, Verb


@compiled
def special_hearts(s: State, t: Tables, seat: int) -> int:
    """Hearts a city has from its special building beyond the printed ones."""
    card = lasting_special(s, t, seat)
    if t.verb[card] == Verb.POORER_THAN_NEIGHBOURS:
        return poorer_than_neighbours(s, t, seat, card)
    return special_symbols(s, t, seat)[1]


@compiled
def hearts(s: State, t: Tables, seat: int) -> int:
    """R7.3."""
    return int(s.hearts[seat]) + special_hearts(s, t, seat)


@compiled
def inhabitants(s: State, t: Tables, seat: int) -> int:
    """R7.3."""
    return int(s.inhabitants[seat]) + special_symbols(s, t, seat)[2]


@compiled
def points(s: State, t: Tables, seat: int) -> int:
    """R7.4: the product or sum, then Concert hall, then Japanese garden."""
    total = multiplied(s, hearts(s, t, seat), inhabitants(s, t, seat))
    card = lasting_special(s, t, seat)
    if t.effect_lose_income_at_end[card]:
        total -= income(s, t, seat, True)
    if t.verb[card] == Verb.DOUBLE_POINTS_BELOW:
        total = double_points_below(t, card, total)
    return total


@compiled
def double_points_below(t: Tables, card: int, total: int) -> int:
    """Japanese garden: compulsory, negative points included."""
    return 2 * total if total < t.effect_points[card] else total


@compiled
def winners(s: State, t: Tables) -> int:
    """R7.5: a bit per seat that wins: most points, then most coins, then shared."""
    best_points = 0
    best_coins = -1
    bits = 0
    for seat in range(s.players):
        own = points(s, t, seat)
        coins = int(s.coins[seat])
        if bits == 0 or own > best_points or (own == best_points and coins > best_coins):
            best_points = own
            best_coins = coins
            bits = 1 << seat
        elif own == best_points and coins == best_coins:
            bits |= 1 << seat
    return bits
