"""What the net looks at and what it says, number by number: one plan that kernel, NumPy and torch follow.

The net sees a *sight*: the observation of the seat that decides, then its seat, then a zero.  Most inputs are
read off by two lists: numbers, scaled; and columns that light one input of a group (a card, a number of
coins).  A few are worked out: see `inputs`.  Cards have inputs and outputs of their own wherever they lie, so
what is learnt of a card in one slot holds in all.
"""

from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.compiling.records import Raw, aligned, readable, record_class
from happycity.kernel.layout import (
    ACTIONS,
    BUY,
    COIN,
    COLOURS,
    COPY,
    DECKS,
    DECLINE,
    DESTROY,
    DISCARD,
    DRAW,
    GIVE,
    KEEP,
    KINDS,
    MARKET,
    MONSTERS,
    MOST_LEGAL,
    NAMES,
    PAYMENT_COLOURS,
    PAYMENTS,
    PLACES,
    REFUSE,
    SEATS,
    TABLE_SPECIALS,
    TAKE,
    TARGETS,
    VISIBLE,
)
from happycity.kernel.learning.observation import BOX, OBSERVATION, OBSERVATION_SIZE

Judge: TypeAlias = Any  # a record of JUDGE
Weights: TypeAlias = NDArray[np.float32]

VERSION = 1
"""Of the plan below: weights fit the plan for which they were learnt, and no other."""

# --- the sight ----------------------------------------------------------------------------------------

OWN_SEAT = OBSERVATION_SIZE
NOTHING = OWN_SEAT + 1
SIGHT = NOTHING + 1


def column(field: str, *at: int) -> int:
    """Where a number of an observation lies."""
    assert OBSERVATION.fields is not None
    kind, first = OBSERVATION.fields[field][:2]
    return first // 2 + int(np.ravel_multi_index(at, kind.shape) if at else 0)


def columns(field: str) -> range:
    """All numbers of a field."""
    return range(column(field), column(field) + OBSERVATION[field].itemsize // 2)


# --- inputs -------------------------------------------------------------------------------------------

_SCALED: tuple[tuple[str, float], ...] = (
    ("expert", 1),
    ("grozilla", 1),
    ("scoring", 1),
    ("round_number", 12),
    ("last_round", 1),
    ("phase", 1),
    ("turn", 1),
    ("deck_left", 20),
    ("face_down", 2),
    ("piles", 2),
    ("bank_tokens", 2),
    ("coins", 10),
    ("income", 5),
    ("hearts", 6),
    ("inhabitants", 6),
    ("points", 30),
    ("cards", 10),
    ("colours", 3),
    ("special_taken", 1),
    ("louvre_phases", 3),
    ("free_card", 1),
    ("tokens", 1),
    ("moving", 1),
)
WIDEST = 4.0
"""No scaled number is further from zero."""
NUMBER_COLUMN = np.array([at for field, _ in _SCALED for at in columns(field)], np.int64)
NUMBER_SCALE = np.array([1 / by for field, by in _SCALED for _ in columns(field)], np.float32)
NUMBERS = len(NUMBER_COLUMN)


class Group(NamedTuple):
    """Inputs of which one is lit by each of its columns."""

    columns: tuple[int, ...]
    size: int
    or_none: bool = False
    """Whether zero means "nothing there" and lights none."""


PURSE, ROUNDS = 16, 16
"""Coins and rounds that are told apart; more count as the last."""


def _groups() -> Iterator[Group]:
    yield Group((OWN_SEAT,), SEATS)
    yield Group((column("round_number"),), ROUNDS)
    for seat in range(SEATS):
        yield Group((column("coins", seat),), PURSE)
        yield Group((column("cards", seat),), PLACES + 1)
        yield Group(tuple(column("monsters", seat, i) for i in range(MONSTERS)), MONSTERS + 1, or_none=True)
        yield Group(tuple(column("ruins", seat, i) for i in range(PLACES)), MONSTERS + 1, or_none=True)
    yield Group(tuple(column("offer", slot) for slot in range(VISIBLE)), NAMES, or_none=True)


def _firsts(sizes: Iterable[int], first: int) -> list[int]:
    """Where each of some parts that lie side by side begins, and where the last one ends."""
    return list(accumulate(sizes, initial=first))


GROUPS = tuple(_groups())
_GROUP_FIRST = _firsts((group.size for group in GROUPS), NUMBERS)
_LIT = [
    (at, first, group.size, group.or_none)
    for group, first in zip(GROUPS, _GROUP_FIRST, strict=False)
    for at in group.columns
]
LIT_COLUMN, LIT_FIRST, LIT_SIZE, LIT_OR_NONE = (np.array(part, np.int64) for part in zip(*_LIT, strict=True))
LIT = len(_LIT)

MISSING = 4  # cards that a special building still asks for: none, 1, 2, 3 or more
RIVALS = 3  # self, the next seat, the best of all others
CITIES = 3  # self, the next seat, all others together
(
    KIND_INPUT,  # players, expert, Grozilla
    AFTER_INPUT,  # seats that have their turn after the own one
    AFFORDABLE_INPUT,  # by card
    CITY_INPUT,  # by city, then card; what lies in ruins is not counted
    MISSING_INPUT,  # by rival, then special building, then cards that are missing
    LEAD_INPUT,  # points and cards ahead of the best of the others
    INPUTS,
) = _firsts((16, SEATS, NAMES, CITIES * KINDS, RIVALS * BOX * MISSING, 2), _GROUP_FIRST[-1])
MOST_LIT = NUMBERS + LIT + TARGETS + SEATS * PLACES + RIVALS * TABLE_SPECIALS + 4
"""Inputs that are not zero, at most."""

# --- outputs ------------------------------------------------------------------------------------------

(
    MARKET_LOGIT,
    KEEP_LOGIT,
    DISCARD_LOGIT,  # by card
    DRAW_LOGIT,
    COIN_LOGIT,
    BUY_LOGIT,  # by card
    DECLINE_LOGIT,
    TAKE_LOGIT,  # by special building
    DESTROY_LOGIT,  # by card
    GIVE_LOGIT,  # by seats to the left
    COPY_LOGIT,  # by special building
    REFUSE_LOGIT,
    SPEND_LOGIT,  # for each token of a colour, on top of what the card says
    LOGITS,
) = _firsts((COLOURS, 1, NAMES, DECKS, 1, NAMES, 1, BOX, KINDS, SEATS, BOX, 1, COLOURS), 0)
VALUES = 2 * SEATS
"""By seats to the left: the victory, then the margin in points; −1 to 1."""
OUTPUTS = LOGITS + VALUES

# An action is a *choice*, of which there are few, and a way to pay.  A choice has its logit at a place that
# may depend on a number of the sight: the card that lies there.
_FIRST_CHOICE = (*range(BUY), *range(BUY, DECLINE, PAYMENTS), *range(DECLINE, ACTIONS))
CHOICES = len(_FIRST_CHOICE)


def _choice_of(action: int) -> int:
    if BUY <= action < DECLINE:
        action = BUY + (action - BUY) // PAYMENTS * PAYMENTS
    return _FIRST_CHOICE.index(action)


CHOICE = np.array([_choice_of(action) for action in range(ACTIONS)], np.int64)
PAYMENT = np.array([(a - BUY) % PAYMENTS if BUY <= a < DECLINE else 0 for a in range(ACTIONS)], np.int64)
SPENT = np.array([[way.count(colour) for colour in range(COLOURS)] for way in PAYMENT_COLOURS], np.float32)
"""Tokens of each colour, by way to pay."""


def _logit_of(action: int, players: int, seat: int) -> tuple[int, int]:
    """Where the logit of an action begins, and the column whose number is added."""
    if action < KEEP:
        return MARKET_LOGIT + action - MARKET, NOTHING
    if action == KEEP:
        return KEEP_LOGIT, NOTHING
    if action < DRAW:
        return DISCARD_LOGIT, column("offer", action - DISCARD)
    if action < COIN:
        return DRAW_LOGIT + action - DRAW, NOTHING
    if action == COIN:
        return COIN_LOGIT, NOTHING
    if action < DECLINE:
        return BUY_LOGIT, column("offer", (action - BUY) // PAYMENTS)
    if action == DECLINE:
        return DECLINE_LOGIT, NOTHING
    if action < DESTROY:
        return TAKE_LOGIT - NAMES, column("specials", action - TAKE)
    if action < GIVE:
        return DESTROY_LOGIT, column("city", 0, action - DESTROY)
    if action < COPY:
        return GIVE_LOGIT + (action - GIVE - seat) % players, NOTHING
    if action < REFUSE:
        return COPY_LOGIT - NAMES, column("special", (action - COPY - seat) % players)
    return REFUSE_LOGIT, NOTHING


LOGIT_PLAN = np.array(
    [
        [[_logit_of(action, max(players, 1), seat) for action in _FIRST_CHOICE] for seat in range(SEATS)]
        for players in range(SEATS + 1)
    ],
    np.int64,
)
"""By players, seat and choice: where its logit begins, and the column of the sight to add."""

# --- weights and room ---------------------------------------------------------------------------------

WIDTH = 256
HIDDEN = 3
(
    INPUT_WEIGHTS,  # by input
    INPUT_BIAS,
    SECOND_WEIGHTS,  # by unit of the layer before
    SECOND_BIAS,
    THIRD_WEIGHTS,
    THIRD_BIAS,
    OUTPUT_WEIGHTS,  # by output
    OUTPUT_BIAS,
    WEIGHTS,
) = _firsts((INPUTS * WIDTH, WIDTH, WIDTH * WIDTH, WIDTH, WIDTH * WIDTH, WIDTH, OUTPUTS * WIDTH, OUTPUTS), 0)

JUDGE = aligned(
    [
        ("value", "<f8", VALUES),
        ("expected", "<f8", SEATS),  # what the net makes of it for each seat at the table
        ("prior", "<f8", MOST_LEGAL),  # of each legal action
        ("unit", "<f4", (HIDDEN, WIDTH)),
        ("strength", "<f4", MOST_LIT),  # of each input that is not zero
        ("input", "<i4", MOST_LIT),
        ("lit", "<i4"),
        ("asked", "<i4"),  # how often the net was asked
    ]
)
JUDGE_BYTES = JUDGE.itemsize

_JudgeRecord = record_class(JUDGE)


@readable(JUDGE)
def judge_of(raw: Raw) -> Judge:
    """The record that lies in a vector of JUDGE_BYTES bytes; compiled code may call it too."""
    return _JudgeRecord(raw)


def new_judge() -> Raw:
    """Room for asking the net."""
    return np.zeros(JUDGE_BYTES, np.uint8)
