"""Cards enter, leave and lose their effect in a city; the running sums follow."""

from happycity.kernel.compiling.jit import compiled
from happycity.kernel.layout import COLOURS, LANE, LANE_TOPS, NAMES, NO_CARD, PLACES, State, Tables


@compiled
def left_of(s: State, seat: int) -> int:
    """The left neighbour: next clockwise."""
    return 0 if seat + 1 == s.players else seat + 1


@compiled
def right_of(s: State, seat: int) -> int:
    """The right neighbour."""
    return s.players - 1 if seat == 0 else seat - 1


@compiled
def name_bit(card: int) -> int:
    """The bit that stands for a card in `names`; special buildings need none, there is one of each."""
    return 1 << int(card) if card < NAMES else 0


@compiled
def count_symbols(s: State, t: Tables, seat: int, card: int, times: int) -> None:
    """Add (times = 1) or take away (−1) the printed symbols of a card or monster."""
    s.income[seat] += times * t.income[card]
    s.hearts[seat] += times * t.hearts[card]
    s.inhabitants[seat] += times * t.inhabitants[card]


@compiled
def _count_card(s: State, t: Tables, seat: int, card: int, times: int) -> None:
    count_symbols(s, t, seat, card, times)
    for colour in range(COLOURS):
        s.colours[seat, colour] += times * ((t.colours[card] >> colour) & 1)
    if t.colour_count[card] > 1:
        s.multicoloured[seat] += times


@compiled
def colour_lanes(s: State, seat: int) -> int:
    """How many cards of each colour a city has, in lanes."""
    lanes = 0
    for colour in range(COLOURS):
        lanes |= int(s.colours[seat, colour]) << (LANE * colour)
    return lanes


@compiled
def is_covered(lanes: int, needed: int) -> bool:
    """Whether each of five counts is at least what is needed: no lane has to borrow from its top bit."""
    return ((lanes | LANE_TOPS) - needed) & LANE_TOPS == LANE_TOPS


@compiled
def put_card(s: State, t: Tables, seat: int, place: int, card: int) -> None:
    """A card stands at a place (index 0–9) and counts from now on."""
    s.city[seat, place] = card
    s.names[seat] |= name_bit(card)
    _count_card(s, t, seat, card, 1)


@compiled
def add_card(s: State, t: Tables, seat: int, card: int) -> int:
    """Put a card in the first free place (R5.7); the index of that place."""
    place = int(s.city_count[seat])
    s.city_count[seat] += 1
    put_card(s, t, seat, place, card)
    return place


@compiled
def lose_card(s: State, t: Tables, seat: int, place: int) -> int:
    """The card at a place stops counting: no name, colour or effect any more (R5.6, R8.6)."""
    card = int(s.city[seat, place])
    s.names[seat] &= ~name_bit(card)
    _count_card(s, t, seat, card, -1)
    if card == s.special[seat]:
        s.special[seat] = NO_CARD
        s.borrowing_phases[seat] = 0  # it loses everything still to come (R6, order at the end)
        s.free_card[seat] = 0
    return card


@compiled
def colours_at(s: State, t: Tables, seat: int, place: int) -> int:
    """The colours (a bit each) of what stands at a place: none off the grid, free or destroyed."""
    if place < 0 or place >= s.city_count[seat] or s.ruin[seat, place]:
        return 0
    return int(t.colours[s.city[seat, place]])


@compiled
def last_standing(s: State, seat: int) -> int:
    """The last place whose card is not destroyed, −1 if there is none."""
    place = int(s.city_count[seat]) - 1
    while place >= 0 and s.ruin[seat, place]:
        place -= 1
    return place


@compiled
def somebody_is_full(s: State) -> bool:
    """R7.1: the game ends after this round."""
    for seat in range(s.players):  # noqa: SIM110 — Numba knows no any()
        if is_full(s, seat):
            return True
    return False


@compiled
def is_full(s: State, seat: int) -> bool:
    """R5.10: there is no eleventh place."""
    return bool(s.city_count[seat] >= PLACES)
