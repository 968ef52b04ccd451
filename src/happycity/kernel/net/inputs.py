"""From an observation to the inputs of the net that are not zero: the plan of `layout`, in compiled code."""

from happycity.kernel.compiling.jit import compiled
from happycity.kernel.layout import (
    COLOURS,
    KINDS,
    NAMES,
    NO_CARD,
    PLACES,
    SEATS,
    TABLE_SPECIALS,
    TARGETS,
    Raw,
)
from happycity.kernel.learning.observation import BOX, Observation
from happycity.kernel.net.layout import (
    AFFORDABLE_INPUT,
    AFTER_INPUT,
    CITIES,
    CITY_INPUT,
    KIND_INPUT,
    LEAD_INPUT,
    LIT,
    LIT_COLUMN,
    LIT_FIRST,
    LIT_OR_NONE,
    LIT_SIZE,
    MISSING,
    MISSING_INPUT,
    NUMBER_COLUMN,
    NUMBER_SCALE,
    NUMBERS,
    OWN_SEAT,
    WIDEST,
    Judge,
)

TOKEN_WORTH = 2  # coins (R8.10)
POINTS_OF_A_LEAD = 30.0
CARDS_OF_A_LEAD = 5.0


@compiled
def write_inputs(sight: Raw, o: Observation, seat: int, j: Judge) -> None:
    """Note every input that is not zero; `o` is the observation that lies in `sight`."""
    j.lit = 0
    _note_numbers(sight, j)
    _note_lit(sight, seat, j)
    _note(j, KIND_INPUT + 4 * (o.players - 2) + 2 * o.expert + o.grozilla, 1.0)
    _note(j, AFTER_INPUT + o.players - 1 - seat, 1.0)
    _note_affordable(o, j)
    for away in range(o.players):
        _note_city(o, away, j)
    _note_missing(o, j)
    _note_leads(o, j)


@compiled
def _note(j: Judge, place: int, strength: float) -> None:
    j.input[j.lit] = place
    j.strength[j.lit] = strength
    j.lit += 1


@compiled
def _number(sight: Raw, at: int) -> int:
    """A number of the observation; it is of 16 bits."""
    high = int(sight[2 * at + 1])
    return int(sight[2 * at]) + 256 * (high if high < 128 else high - 256)


@compiled
def _note_numbers(sight: Raw, j: Judge) -> None:
    for i in range(NUMBERS):
        number = _number(sight, NUMBER_COLUMN[i])
        if number != 0:
            _note(j, i, max(-WIDEST, min(WIDEST, number * NUMBER_SCALE[i])))


@compiled
def _note_lit(sight: Raw, seat: int, j: Judge) -> None:
    for i in range(LIT):
        number = seat if LIT_COLUMN[i] == OWN_SEAT else _number(sight, LIT_COLUMN[i])
        if number != 0 or LIT_OR_NONE[i] == 0:
            _note(j, LIT_FIRST[i] + max(0, min(LIT_SIZE[i] - 1, number)), 1.0)


@compiled
def _note_affordable(o: Observation, j: Judge) -> None:
    """Cards for which coins and tokens are enough, and whose name is new (R5.6)."""
    means = int(o.coins[0])
    for colour in range(COLOURS):
        means += TOKEN_WORTH * int(o.tokens[0, colour])
    for target in range(TARGETS):
        if o.offer[target] != NO_CARD and o.offer_owned[target] == 0 and o.offer_price[target] <= means:
            _note(j, AFFORDABLE_INPUT + o.offer[target], 1.0)


@compiled
def _note_city(o: Observation, away: int, j: Judge) -> None:
    first = CITY_INPUT + KINDS * min(away, CITIES - 1)
    for place in range(PLACES):
        if o.city[away, place] != NO_CARD and o.ruins[away, place] == 0:
            _note(j, first + o.city[away, place], 1.0)


@compiled
def _note_missing(o: Observation, j: Judge) -> None:
    """How far the own city, the next one and the best of all others are from each special building."""
    for i in range(TABLE_SPECIALS):
        card = int(o.specials[i])
        if card == NO_CARD:
            continue
        place = MISSING_INPUT + MISSING * (card - NAMES)
        if o.special_taken[0] == 0:
            _note(j, place + (0 if o.special_met[i] else max(1, _missing(o, i, 0))), 1.0)
        if o.special_taken[1] == 0:
            _note(j, place + MISSING * BOX + _missing(o, i, 1), 1.0)
        best = MISSING
        for away in range(1, o.players):
            if o.special_taken[away] == 0:
                best = min(best, _missing(o, i, away))
        if best < MISSING:
            _note(j, place + 2 * MISSING * BOX + best, 1.0)


@compiled
def _missing(o: Observation, i: int, away: int) -> int:
    """Cards of the colours that a special building still asks for, 3 for all that are more."""
    missing = 0
    for colour in range(COLOURS):
        missing += max(0, int(o.special_condition[i, colour]) - int(o.colours[away, colour]))
    return min(missing, MISSING - 1)


@compiled
def _note_leads(o: Observation, j: Judge) -> None:
    points = -(1 << 20)
    cards = 0
    for away in range(1, SEATS):
        if away < o.players:
            points = max(points, int(o.points[away]))
            cards = max(cards, int(o.cards[away]))
    lead = (o.points[0] - points) / POINTS_OF_A_LEAD
    _note(j, LEAD_INPUT, max(-WIDEST, min(WIDEST, lead)))
    _note(j, LEAD_INPUT + 1, (o.cards[0] - cards) / CARDS_OF_A_LEAD)
