"""The one place that knows how a game is laid out in memory: fields, enumerations, action numbers.

A state is one record of small signed integers (signed, so that the same source gives the same results as
plain Python, where NumPy's unsigned numbers would wrap).  At the Python border states and tables travel as
`uint8` vectors (far cheaper to pass and to copy than records) and are looked at as records on either side.
"""

from enum import IntEnum
from itertools import combinations_with_replacement
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.compiling.records import Raw as Raw
from happycity.kernel.compiling.records import aligned, copyable, readable, record_class

State: TypeAlias = Any  # a record of STATE
Tables: TypeAlias = Any  # a record of TABLES
Work: TypeAlias = Any  # a record of WORK
Foreseen: TypeAlias = Any  # a record of FORESEEN
Streams: TypeAlias = NDArray[np.uint64]

SEATS = 5
COLOURS = 5  # yellow, blue, green, orange, purple: the order of the notation
PLACES = 10
VISIBLE = 3
BUILDING_DECKS = 3
DECKS = BUILDING_DECKS + 1  # with Grozilla (R8.1)
PILES = 3  # dwellings
MONSTERS = 5
MORE_SPECIALS = 2  # than players lie on the table (R2.3)
TABLE_SPECIALS = SEATS + MORE_SPECIALS
FEWER_DWELLINGS = 1  # than players are in each pile (R2.2)
TOKENS_PER_COLOUR = 3
START_COINS = 2
TURN_STEPS = 4  # discard, refill, buy, special building (R5)
FIGURES = 4  # of a city: income, hearts, inhabitants, points

# Streams of chance: 0–3 belong to the decks.
SPECIALS_STREAM = DECKS
CHOICE_STREAM = SPECIALS_STREAM + 1  # for playouts
STREAMS = CHOICE_STREAM + 1
PURPOSES = ("deck 1", "deck 2", "deck 3", "deck 4", "specials", "choice")
SEED_FORMAT = "happycity/1"  # from a seed to the streams: `rules.seeds`, and compiled `learning.seeding`

KINDS = 128  # card numbers 1–127; 0 is "no card"
NAMES = 63  # cards that can be bought have numbers below this: a bit each in `names`
DECK_CAPACITY = 99
BOX_CAPACITY = 40
NO_CARD = 0
NOBODY = -1


class Phase(IntEnum):
    """Whose kind of decision is next."""

    MARKET = 0
    DISCARD = 1
    REFILL = 2
    BUY = 3
    SPECIAL = 4
    DESTROY = 5
    GIVE = 6
    COPY = 7
    OVER = 8


class Scoring(IntEnum):
    """R1.4."""

    PRODUCT = 0
    SUM = 1


class Verb(IntEnum):
    """What a card does beyond its printed symbols; the code is the function of that name in `effects`."""

    NOTHING = 0
    COPY_NEIGHBOUR_PLACE = 1
    TOLL = 2
    COINS_PER_CARD_NOW = 3
    DISCOUNT = 4
    COPY_PREVIOUS_PLACE = 5
    PER_OWN_COLOUR = 6
    ENCORE = 7
    SMALL_CITY = 8
    REPLACE_LAST = 9
    LOWEST_PRICE_OF_DECK = 10
    LOWEST_INCOME = 11
    COPY_SPECIAL = 12
    TAX_RICHEST = 13
    MOST_COLOUR = 14
    NEXT_CARD_FREE = 15
    COINS_FOR_ALL_NOW = 16
    FEWEST_COLOUR = 17
    PER_LEFT_NEIGHBOUR_COLOUR = 18
    COINS_FOR_PASSING = 19
    ADJACENT_SAME_COLOUR = 20
    PER_NEIGHBOUR_COLOUR = 21
    POORER_THAN_NEIGHBOURS = 22
    BORROW_INCOME = 23
    PER_HEART_INHABITANT_PAIR = 24
    COINS_BEFORE_INCOME = 25
    NEXT_TWO_SAME_COLOUR = 26
    PER_COLOUR_BEFORE = 27
    WITHOUT_COLOUR = 28
    DOUBLE_POINTS_BELOW = 29
    NO_DISCARD = 30
    GIFT_EACH_TURN = 31


class Verdict(IntEnum):
    """Why an action is not legal."""

    OK = 0
    GAME_OVER = 1
    WRONG_PHASE = 2
    MARKET_TAKEN = 3
    NOT_VISIBLE = 4
    SAME_CARD = 5
    DECK_EMPTY = 6
    PILE_EMPTY = 7
    NAME_OWNED = 8
    TOO_MANY_TOKENS = 9
    TOKENS_MISSING = 10
    TOO_POOR = 11
    NOT_ON_TABLE = 12
    CONDITION_UNMET = 13
    CITY_FULL = 14
    PLACE_EMPTY = 15
    PLACE_DESTROYED = 16
    NO_SUCH_SEAT = 17
    OWN_SEAT = 18
    NOTHING_TO_COPY = 19
    SPECIAL_TAKEN = 20


class Happening(IntEnum):
    """What a move brought about, in the order it happened: rows (happening, seat, a, b, c) of the log."""

    MARKET_CHOSEN = 1  # a: market card
    ROUND_BEGAN = 2  # a: round
    INCOME = 3  # a: coins
    EFFECT_COINS = 4  # a: card that brings them, b: coins
    TAXED = 5  # seat takes from seat a: b coins, by card c
    TURN_BEGAN = 6
    DISCARDED = 7  # a: card, b: slot
    REBUILT = 8  # a: deck 1–3, b: number of cards
    REVEALED = 9  # a: card, b: deck
    PASSED = 10  # a: coins taken
    BOUGHT = 11  # a: card, b: place, c: price
    TOKENS_PAID = 12  # a: colour, b: number
    TOKEN_GAINED = 13  # a: colour
    MONSTER_CAME = 14  # a: monster
    MONSTER_REPELLED = 15  # a: monster, b: colour of the token spent
    MONSTER_LEFT = 16  # a: monster
    DESTROYED = 17  # a: card, b: place, c: monster
    SPECIAL_TAKEN = 18  # a: card, b: place
    REPLACED = 19  # a: card that left, b: place
    GIFT = 20  # a: seat that receives, b: coins, c: monster
    CITY_COMPLETE = 21
    COPIED = 22  # a: special building, b: seat it belongs to, or −1 for the box
    GAME_OVER = 23


class StepState(IntEnum):
    """How it is with a step of the turn (R5)."""

    DONE = 0
    NOW = 1
    TO_COME = 2
    NONE = 3  # the turn goes without it


def _payments() -> list[tuple[int, ...]]:
    """Every way to hand over tokens: fewer before more, then in colour order (R8.10)."""
    most = 5  # a price is at most 9, so five tokens cover it
    return [
        colours
        for number in range(most + 1)
        for colours in combinations_with_replacement(range(COLOURS), number)
        if all(colours.count(c) <= TOKENS_PER_COLOUR for c in colours)
    ]


PAYMENT_COLOURS = tuple(_payments())
PAYMENTS = len(PAYMENT_COLOURS)
TARGETS = VISIBLE + PILES  # what can be bought: three slots, then three piles

# Five small counts, one per colour, packed into one number: a lane of eight bits each, so that all five are
# added or compared at once.
LANE = 8
LANE_TOPS = sum(1 << (LANE * colour + LANE - 1) for colour in range(COLOURS))

# Action numbers, phase after phase; inside a phase in the order of the notation.
MARKET = 0
KEEP = MARKET + COLOURS
DISCARD = KEEP + 1
DRAW = DISCARD + VISIBLE
COIN = DRAW + DECKS
BUY = COIN + 1
DECLINE = BUY + TARGETS * PAYMENTS
TAKE = DECLINE + 1
DESTROY = TAKE + TABLE_SPECIALS
GIVE = DESTROY + PLACES
COPY = GIVE + SEATS
REFUSE = COPY + SEATS
ACTIONS = REFUSE + 1

FIRST_ACTION = (MARKET, KEEP, DRAW, COIN, DECLINE, DESTROY, GIVE, COPY, ACTIONS, ACTIONS)  # by phase
MOST_LEGAL = 1 + TARGETS * PAYMENTS


# What turns up a card that nobody could know.  Compiled code asks the same functions: see `observe`.


def is_draw(action: int) -> bool:
    """Whether an action turns up the top card of a deck (R5.2)."""
    return DRAW <= action < COIN


def is_from_box(action: int) -> bool:
    """Whether an action turns up a special building of the box (R6, Sphinx)."""
    return action == REFUSE


def reveals(action: int) -> bool:
    """Whether an action turns up a card that nobody could know."""
    return is_draw(action) or is_from_box(action)


STATE = aligned(
    [
        ("coins", "<i4", SEATS),
        ("round_number", "<i4"),  # 0 during the market draft
        ("names", "<i8", SEATS),  # bit per name that stands in the city, for R5.6
        ("players", "i1"),
        ("expert", "i1"),
        ("grozilla", "i1"),
        ("scoring", "i1"),
        ("phase", "i1"),
        ("seat", "i1"),  # who decides
        ("turn", "i1"),  # whose turn it is
        # the central area
        ("deck", "i1", DECK_CAPACITY),  # each deck's part: the deck from its start, discards from its end
        ("deck_left", "i1", DECKS),
        ("discarded", "i1", DECKS),
        ("visible", "i1", VISIBLE),
        ("visible_count", "i1"),
        ("piles", "i1", PILES),
        ("specials", "i1", TABLE_SPECIALS),  # NO_CARD where one was taken
        ("box", "i1", BOX_CAPACITY),  # the Sphinx draws the first
        ("box_count", "i1"),
        ("bank_tokens", "i1", COLOURS),
        # the cities
        ("city", "i1", (SEATS, PLACES)),
        ("city_count", "i1", SEATS),
        ("special", "i1", SEATS),  # the special building that stands; NO_CARD once destroyed
        ("special_place", "i1", SEATS),  # index of its place
        ("special_taken", "i1", SEATS),  # R5.9
        ("borrowing_phases", "i1", SEATS),  # income phases that borrowed coins are still paid back in
        ("free_card", "i1", SEATS),
        ("copied_special", "i1"),  # what COPY_SPECIAL copied
        ("tokens", "i1", (SEATS, COLOURS)),
        ("front", "i1", (SEATS, MONSTERS)),  # monsters in front of the city, earliest first
        ("front_count", "i1", SEATS),
        ("ruin", "i1", (SEATS, PLACES)),  # the monster on a destroyed card
        ("moving", "i1"),  # bit per monster that a purchase still has to send on (R8.7)
        ("resume", "i1"),  # the step that goes on once all monsters have settled
        # sums over standing cards and monsters, kept up to date
        ("income", "i1", SEATS),
        ("hearts", "i1", SEATS),
        ("inhabitants", "i1", SEATS),
        ("colours", "i1", (SEATS, COLOURS)),
        ("multicoloured", "i1", SEATS),
    ]
)

TABLES = aligned(
    [
        # the cards, by card number
        ("deck", "i1", KINDS),  # 1–4
        ("cost", "i1", KINDS),
        ("colours", "i1", KINDS),  # bit per colour
        ("colour_count", "i1", KINDS),
        ("income", "i1", KINDS),
        ("hearts", "i1", KINDS),
        ("inhabitants", "i1", KINDS),
        ("condition", "i1", (KINDS, COLOURS)),
        ("verb", "i1", KINDS),
        ("effect_colour", "i1", KINDS),
        ("effect_coins", "i1", KINDS),
        ("effect_income", "i1", KINDS),
        ("effect_hearts", "i1", KINDS),
        ("effect_inhabitants", "i1", KINDS),
        ("effect_price_at_least", "i1", KINDS),
        ("effect_times_income_now", "i1", KINDS),
        ("effect_lose_income_at_end", "i1", KINDS),
        ("effect_exactly", "i1", KINDS),
        ("effect_hearts_if_fewer", "i1", KINDS),
        ("effect_hearts_if_tied", "i1", KINDS),
        ("effect_hearts_otherwise", "i1", KINDS),
        ("effect_hearts_two", "i1", KINDS),
        ("effect_inhabitants_two", "i1", KINDS),
        ("effect_hearts_three", "i1", KINDS),
        ("effect_inhabitants_three", "i1", KINDS),
        ("effect_phases", "i1", KINDS),
        ("effect_points", "i1", KINDS),
        # the same as counts per colour in lanes (see LANE)
        ("colour_lanes", "<i8", KINDS),
        ("condition_lanes", "<i8", KINDS),
        ("payment_lanes", "<i8", PAYMENTS),  # of the ways to hand over tokens, see below
        # how many ways use at most that many tokens
        ("payments_up_to", "<i2", TOKENS_PER_COLOUR * COLOURS + 1),
        # groups of cards
        ("deck_start", "i1", DECKS + 1),
        ("deck_cards", "i1", DECK_CAPACITY),
        ("deck_lowest", "i1", DECKS + 1),  # by deck 1–4
        ("dwellings", "i1", PILES),
        ("markets", "i1", 1 + COLOURS),  # white, then by colour
        ("first_monster", "i1"),
        ("special_set", "i1", (2, BOX_CAPACITY)),  # family, expert
        ("special_set_size", "i1", 2),
        # ways to hand over tokens
        ("payment", "i1", (PAYMENTS, COLOURS)),
        ("payment_size", "i1", PAYMENTS),
        # the number of the rules that these cards are played under: a rule that was corrected asks for it
        ("rules", "i1"),
    ]
)

LOG_ROWS = 96  # the longest move (end of a turn, a whole income phase) writes fewer than half of these

# What a call works with beside state and tables.  One record, because a record travels as one pointer and
# an array as nine numbers.
WORK = aligned(
    [
        ("streams", "<u8", (STREAMS, 4)),  # one generator per purpose, see `chance`
        ("options", "<i4", 4),  # players, expert, grozilla, scoring of the games to deal; zeros: none
        ("bare", "<i4", SEATS),  # scratch: incomes without a Barber's bonus, not yet raised to 0
        ("earned", "<i4", SEATS),  # incomes
        ("income", "<i4", SEATS),
        ("hearts", "<i4", SEATS),
        ("inhabitants", "<i4", SEATS),
        ("points", "<i4", SEATS),  # and how they come about (R7.4):
        ("counted", "<i4", SEATS),
        ("lost", "<i4", SEATS),
        ("doubling", "<i4", SEATS),
        ("winners", "<i4"),  # bit per seat
        ("ranks", "<i4", SEATS),  # by seat, how many are ahead of it (R7.5)
        ("behind", "<i4"),  # bit per seat that has as many points as the winners but fewer coins
        ("rebuilt", "<i4"),  # the deck 1–3 that was rebuilt, 0 if none
        ("logged", "<i4"),  # rows in the log; −1: nobody listens
        ("log", "<i4", (LOG_ROWS, 5)),
    ]
)

# What a legal action brings the seat that decides, see `foresight`.
FORESEEN = aligned(
    [
        ("coins", "<i4"),  # in the purse right after the action, before any income phase
        ("income", "<i4"),
        ("hearts", "<i4"),
        ("inhabitants", "<i4"),
        ("points", "<i4"),
        ("tokens", "<i4", COLOURS),  # gained, or below 0 spent
        ("completes", "<i4"),  # bit per special building on the table that can be taken after and not before
        ("then", "<i4", (TABLE_SPECIALS, FIGURES)),  # how the seat stands if it takes that one too
        ("told", "<i4"),  # rows of the log that are certain to happen before the turn passes on
        ("passes_on", "<i4"),  # whether the turn does
        (
            "reveals",
            "<i4",
        ),  # whether a card comes up that nobody could know; then only how the seat stands now
    ]
)

STATE_BYTES = STATE.itemsize
TABLES_BYTES = TABLES.itemsize
WORK_BYTES = WORK.itemsize
FORESEEN_BYTES = FORESEEN.itemsize


def byte_of(record: np.dtype[Any], field: str) -> int:
    """Where a field begins in the vector of a record."""
    assert record.fields is not None
    return record.fields[field][1]


def field_of(record: np.dtype[Any], field: str) -> slice:
    """Where a whole field lies in the vector of a record."""
    first = byte_of(record, field)
    return slice(first, first + record[field].itemsize)


_StateRecord = record_class(STATE)
_TablesRecord = record_class(TABLES)
_WorkRecord = record_class(WORK)
_ForeseenRecord = record_class(FORESEEN)


@readable(STATE)
def state_of(raw: Raw) -> State:
    """The record that lies in a vector of STATE_BYTES bytes; compiled code may call it too."""
    return _StateRecord(raw)


@readable(TABLES)
def tables_of(raw: Raw) -> Tables:
    """The record that lies in a vector of TABLES_BYTES bytes; compiled code may call it too."""
    return _TablesRecord(raw)


@readable(WORK)
def work_of(raw: Raw) -> Work:
    """The record that lies in a vector of WORK_BYTES bytes; compiled code may call it too."""
    return _WorkRecord(raw)


@readable(FORESEEN)
def foreseen_of(raw: Raw) -> Foreseen:
    """The record that lies in a vector of FORESEEN_BYTES bytes; compiled code may call it too."""
    return _ForeseenRecord(raw)


@copyable(STATE)
def copy_state(source: Raw, target: Raw) -> None:
    """Write one vector of STATE_BYTES bytes over another; compiled code may call it too."""
    target[:] = source


def new_state() -> Raw:
    """A state of zeros."""
    return np.zeros(STATE_BYTES, np.uint8)


def new_tables() -> Raw:
    """Tables of zeros."""
    return np.zeros(TABLES_BYTES, np.uint8)


def new_work() -> Raw:
    """Room to work, with a log."""
    return np.zeros(WORK_BYTES, np.uint8)


def new_foreseen() -> Raw:
    """Room for what an action brings."""
    return np.zeros(FORESEEN_BYTES, np.uint8)
