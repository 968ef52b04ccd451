"""What a city promises: the points it may have at the end, from what it has now.

The estimate behind every bot that plans fits in three sentences.  A game lasts as many more rounds as the
fullest city lacks cards.  Every coin that is there or will come in as income until then buys hearts or
inhabitants, as many of each as the product needs, but a card never brings more than so many.  So income is
worth much early and nothing late, and in the last round the estimate is the count itself.  The numbers in
these sentences are habits (`Habit`), found by games of slightly different players against each other.
"""

from happycity.kernel.city import colour_lanes, name_bit
from happycity.kernel.compiling.jit import compiled
from happycity.kernel.effects import coins_for_passing, price_of
from happycity.kernel.layout import COLOURS, LANE, MORE_SPECIALS, NO_CARD, PLACES, Scoring, State, Tables
from happycity.kernel.search.layout import Habit, Mind

FARTHEST = 2  # cards that may be missing for a special building to count as within reach


@compiled
def rounds_left(s: State) -> int:
    """How many more turns a seat has after this one, if the fullest city grows by a card each round."""
    fullest = 0
    for seat in range(s.players):
        fullest = max(fullest, int(s.city_count[seat]))
    return max(0, PLACES - 1 - fullest)


@compiled
def counted(product: bool, hearts: float, inhabitants: float, symbols: float) -> float:
    """R7.4, R7.6: the points, with so many symbols more where they help most."""
    if not product:
        return hearts + inhabitants + symbols
    fewer = min(hearts, inhabitants)
    more = max(hearts, inhabitants)
    if more - fewer >= symbols:
        return (fewer + symbols) * more
    side = (fewer + more + symbols) * 0.5
    return side * side


@compiled
def promised(
    s: State,
    m: Mind,
    seat: int,
    coins: float,
    income: float,
    hearts: float,
    inhabitants: float,
    cards: int,
    rounds: int,
) -> float:
    """The points to come (see the module)."""
    turns = rounds * (1.0 + m.habits[seat, Habit.PATIENCE])
    money = coins + income * turns * m.habits[seat, Habit.INCOME]
    purchases = min(turns, 1.0 * (PLACES - cards))
    symbols = min(
        money * m.habits[seat, Habit.SYMBOLS_PER_COIN], purchases * m.habits[seat, Habit.SYMBOLS_PER_CARD]
    )
    points = counted(s.scoring == Scoring.PRODUCT, hearts, inhabitants, max(0.0, symbols))
    return float(points + coins * m.habits[seat, Habit.COIN])


@compiled
def _missing(lanes: int, needed: int) -> int:
    """How many cards a city still needs for a condition; both in lanes."""
    missing = 0
    for colour in range(COLOURS):
        lane = LANE * colour
        mask = (1 << LANE) - 1
        missing += max(0, ((needed >> lane) & mask) - ((lanes >> lane) & mask))
    return missing


@compiled
def promised_with(s: State, t: Tables, m: Mind, seat: int, card: int, price: int, rounds: int) -> float:
    """What a city promises after buying a card (NO_CARD: none), with the special building that may follow."""
    return _promised_within_reach(s, t, m, seat, card, price, rounds, 0)


@compiled
def promised_later(s: State, t: Tables, m: Mind, seat: int, rounds: int) -> float:
    """What a city promises whose special building can come in its next turn at the earliest."""
    return _promised_within_reach(s, t, m, seat, NO_CARD, 0, rounds, 1)


@compiled
def _promised_within_reach(
    s: State, t: Tables, m: Mind, seat: int, card: int, price: int, rounds: int, least: int
) -> float:
    """With the best special building for which at most `FARTHEST` cards are missing, `least` at least."""
    coins = 1.0 * (s.coins[seat] - price)
    income = 1.0 * (s.income[seat] + t.income[card])
    hearts = 1.0 * (s.hearts[seat] + t.hearts[card])
    inhabitants = 1.0 * (s.inhabitants[seat] + t.inhabitants[card])
    cards = int(s.city_count[seat]) + (1 if card != NO_CARD else 0)
    alone = promised(s, m, seat, coins, income, hearts, inhabitants, cards, rounds)
    if s.special_taken[seat] or cards >= PLACES:
        return alone
    best = 0.0
    lanes = colour_lanes(s, seat) + t.colour_lanes[card]
    for index in range(s.players + MORE_SPECIALS):
        special = int(s.specials[index])
        missing = max(least, _missing(lanes, int(t.condition_lanes[special])))
        if special != NO_CARD and missing <= FARTHEST and missing <= rounds:
            gain = _promised_with_special(
                s, m, seat, special, coins, income, hearts, inhabitants, cards + 1, rounds
            )
            gain -= alone
            for _ in range(missing):
                gain *= m.habits[seat, Habit.REACH]
            best = max(best, gain)
    return alone + best


@compiled
def _promised_with_special(
    s: State,
    m: Mind,
    seat: int,
    special: int,
    coins: float,
    income: float,
    hearts: float,
    inhabitants: float,
    cards: int,
    rounds: int,
) -> float:
    return promised(
        s,
        m,
        seat,
        coins + m.expected[special, 0],
        income + m.expected[special, 1],
        hearts + m.expected[special, 2],
        inhabitants + m.expected[special, 3],
        cards,
        rounds,
    )


@compiled
def promised_after_taking(s: State, m: Mind, seat: int, special: int, rounds: int) -> float:
    """What a city promises with a special building (NO_CARD, of which nothing is expected: without)."""
    return _promised_with_special(
        s,
        m,
        seat,
        special,
        1.0 * s.coins[seat],
        1.0 * s.income[seat],
        1.0 * s.hearts[seat],
        1.0 * s.inhabitants[seat],
        int(s.city_count[seat]) + (1 if special != NO_CARD else 0),
        rounds,
    )


@compiled
def promised_with_coin(s: State, t: Tables, m: Mind, seat: int, rounds: int) -> float:
    """What a city promises after a turn without a purchase."""
    return promised_with(s, t, m, seat, NO_CARD, -coins_for_passing(s, t, seat), rounds)


@compiled
def gain_from(
    s: State, t: Tables, m: Mind, seat: int, card: int, coins: int, rounds: int, base: float
) -> float:
    """What buying a card would add to a promise, with so many coins; 0 if it would not be bought."""
    if s.names[seat] & name_bit(card):
        return 0.0
    price = price_of(s, t, seat, card)
    if price > coins:
        return 0.0
    return max(0.0, promised_with(s, t, m, seat, card, price, rounds) - base)
