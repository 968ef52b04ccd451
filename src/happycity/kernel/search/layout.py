"""How a search is laid out in memory: what it holds beside state, tables and work (see `kernel.layout`)."""

from enum import IntEnum
from typing import Any, TypeAlias

import numpy as np

from happycity.kernel.compiling.records import Raw, aligned, readable, record_class
from happycity.kernel.layout import KINDS, MOST_LEGAL, SEATS

Mind: TypeAlias = Any  # a record of MIND
Nodes: TypeAlias = Any  # an array of NODE


class Habit(IntEnum):
    """What a seat is thought to go by, see `worth` and `likely`."""

    SYMBOLS_PER_COIN = 0
    SYMBOLS_PER_CARD = 1
    INCOME = 2  # how much of the income still to come is counted
    PATIENCE = 3  # rounds more (or fewer) than the fullest city needs
    REACH = 4  # what one missing card leaves of a special building's worth
    COIN = 5  # a coin that is left over
    DEAR_DECK = 6  # coins from which on deck 3 is revealed
    MIDDLE_DECK = 7  # coins from which on deck 2 is revealed
    SPITE = 8  # what the next seat's gain weighs beside one's own
    KEEP = 9  # a card that is worth less than this to throw away stays
    WANDER = 10  # how often any deck is revealed
    RIVALRY = 11  # what a point of the strongest opponent costs


HABITS = len(Habit)
GAINS = 4  # coins, income, hearts, inhabitants
DEEPEST = 250  # decisions and revealed cards that a tree looks ahead
LAST_TURNS = 48  # decisions that the exact end looks ahead
LAST_CHOICES = 96  # actions at each of them
NO_ACTION = -1
RESULT_COLUMNS = (
    3 + SEATS
)  # of a finished game: decisions, rounds, winners (a bit per seat), points of each seat

# A node of a search tree: what was chosen (or which card was then revealed), and how it went from there.
NODE = aligned(
    [
        ("total", "<f8"),  # of the rewards of the seat that chose
        ("visits", "<i4"),
        ("first", "<i4"),  # the first child; actions lie side by side, revealed cards are a chain
        ("following", "<i4"),  # the next revealed card of the chain, 0 at its end
        ("action", "<i2"),
        ("children", "<i2"),  # actions that can follow, or cards that were revealed
        ("card", "i1"),  # the revealed card
        ("seat", "i1"),  # who chose
        ("likely", "i1"),  # whether it is what playouts would choose
    ]
)

MIND = aligned(
    [
        ("reward", "<f8", SEATS),
        ("habits", "<f8", (SEATS, HABITS)),
        ("expected", "<f8", (KINDS, GAINS)),  # what a special building is likely to bring
        ("worth", "<f8", MOST_LEGAL),  # of each legal action
        ("glimpse", "<f8", SEATS),  # what the net expected in the middle of a rehearsal
        ("open", "<f8"),  # part of the priors at the root that every action has alike, if the net is asked
        # a rehearsal (see `net.rehearsal`)
        ("world", "<i8"),  # the first imagined world
        ("opening", "<i4"),  # the action with which it begins; NO_ACTION: none
        ("turns", "<i4"),  # played before the net says how it will end; not above 0: nothing is played after
        ("path", "<i4", DEEPEST),
        ("nodes", "<i4"),  # in use
        ("room", "<i4"),  # for nodes
        ("iterations", "<i4"),
        # the exact end, decision by decision (see `exact`)
        ("chance", "<f8", LAST_TURNS),  # of the card that is being worked out
        ("sum", "<f8", (LAST_TURNS, SEATS)),  # over the cards worked out
        ("best", "<f8", (LAST_TURNS, SEATS)),  # over the choices worked out
        ("choice_count", "<i4", LAST_TURNS),
        ("tried", "<i4", LAST_TURNS),  # choices that are worked out
        ("revealed", "<i4", LAST_TURNS),  # cards of the deck (or box) that are worked out
        ("choices", "<i2", (LAST_TURNS, LAST_CHOICES)),
    ]
)
MIND_BYTES = MIND.itemsize

_MindRecord = record_class(MIND)


@readable(MIND)
def mind_of(raw: Raw) -> Mind:
    """The record that lies in a vector of MIND_BYTES bytes; compiled code may call it too."""
    return _MindRecord(raw)


def new_mind() -> Raw:
    """An empty mind."""
    return np.zeros(MIND_BYTES, np.uint8)
