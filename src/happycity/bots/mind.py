"""What the thinking bots believe about the game, and the memory in which they think."""

import hashlib
import struct
from collections.abc import Mapping
from functools import cache

import numpy as np

from happycity.codes import Code
from happycity.kernel.interface import new_actions
from happycity.kernel.layout import (
    KINDS,
    WORK,
    Raw,
    Tables,
    Verb,
    byte_of,
    new_work,
    tables_of,
    work_of,
)
from happycity.kernel.search.layout import GAINS, Habit, Nodes, mind_of, new_mind
from happycity.kernel.search.thinking import UNSEEDED, Thinking, new_nodes, new_stack, think
from happycity.rules.card_set import standard_set
from happycity.rules.refusals import Refusal
from happycity.rules.seeds import hash_of, streams_of
from happycity.rules.view import View

HABITS: Mapping[Habit, float] = {
    Habit.SYMBOLS_PER_COIN: 0.415,
    Habit.SYMBOLS_PER_CARD: 2.98,
    Habit.INCOME: 1.2,
    Habit.PATIENCE: -0.1,
    Habit.REACH: 0.19,
    Habit.COIN: 0.01,
    Habit.DEAR_DECK: 7.3,
    Habit.MIDDLE_DECK: 4.6,
    Habit.SPITE: 0.8,
    Habit.KEEP: -2.5,
    Habit.WANDER: 0.01,
    Habit.RIVALRY: 0.5,
}
"""How a sensible player plays, in numbers: found by games of variants (`python -m bench.habits`)."""

Gains = tuple[float, float, float, float]  # coins, income, hearts, inhabitants

# What an expert special building is likely to bring, by what it does.
_EXPECTED: Mapping[Verb, Gains] = {
    Verb.COPY_NEIGHBOUR_PLACE: (0, 0.2, 0.5, 0.5),
    Verb.TOLL: (0, 0.7, 0, 0),
    Verb.COINS_PER_CARD_NOW: (7, 0, 0, 0),
    Verb.DISCOUNT: (0, 0.8, 0, 0),
    Verb.COPY_PREVIOUS_PLACE: (0, 0.5, 0.5, 0.5),
    Verb.ENCORE: (4, 0, 0, 0),
    Verb.SMALL_CITY: (0, 0, 0.1, 0),
    Verb.REPLACE_LAST: (0, 0, 3.3, 0),
    Verb.LOWEST_PRICE_OF_DECK: (0, 1, 0, 0),
    Verb.LOWEST_INCOME: (0, 1, 0, 0),
    Verb.COPY_SPECIAL: (0, 0, 0.6, 0.3),
    Verb.TAX_RICHEST: (0, 2.5, 0, 0),
    Verb.MOST_COLOUR: (0, 0, 2, 0),
    Verb.NEXT_CARD_FREE: (4, 0, 0, 0),
    Verb.COINS_FOR_ALL_NOW: (0, 0, 2, 0),
    Verb.FEWEST_COLOUR: (0, 1.5, 0, 0),
    Verb.COINS_FOR_PASSING: (2, 0.5, 0, 0),
    Verb.ADJACENT_SAME_COLOUR: (0, 0, 0.5, 0.4),
    Verb.POORER_THAN_NEIGHBOURS: (0, 0, 2, 0),
    Verb.BORROW_INCOME: (8, 0, 0, 0),
    Verb.PER_HEART_INHABITANT_PAIR: (0, 2.5, 0, 0),
    Verb.COINS_BEFORE_INCOME: (0, 1.8, 0, 0),
    Verb.NEXT_TWO_SAME_COLOUR: (0, 0, 2, 0),
    Verb.PER_COLOUR_BEFORE: (0, 4, 0, 0),
    Verb.DOUBLE_POINTS_BELOW: (0, 0, 1, 1),
}
# Verbs that bring what is printed so many times: cards of a colour, or the chance that a colour is missing.
_TIMES: Mapping[Verb, float] = {
    Verb.PER_LEFT_NEIGHBOUR_COLOUR: 1.5,
    Verb.PER_NEIGHBOUR_COLOUR: 2.5,
    Verb.WITHOUT_COLOUR: 0.5,
}

_USUAL = (2.0, 2.5, 2.0, 1.5, 0.8)
"""Cards of each colour that a city usually has: yellow, blue, green, orange, purple."""

_WINNERS = byte_of(WORK, "winners")


@cache
def expected_gains() -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """What each special building is likely to bring, by card number."""
    t = tables_of(standard_set().raw)
    gains = np.zeros((KINDS, GAINS))
    for card in range(KINDS):
        gains[card] = _gains_of(t, card)
    return gains


def _gains_of(t: Tables, card: int) -> Gains:
    verb = Verb(int(t.verb[card]))
    times = _USUAL[int(t.effect_colour[card])] if verb == Verb.PER_OWN_COLOUR else _TIMES.get(verb, 0)
    if times:
        printed = (t.effect_income[card], t.effect_hearts[card], t.effect_inhabitants[card])
        income, hearts, inhabitants = (times * int(number) for number in printed)
        return 0, income, hearts, inhabitants
    return _EXPECTED.get(verb, (0, int(t.income[card]), int(t.hearts[card]), int(t.inhabitants[card])))


def digest_of(view: View, purpose: object) -> str:
    """A seed for one decision: a bot's choice depends on what it sees, not on what it was asked before."""
    return f"{purpose} {hashlib.sha256(view.known.tobytes()).hexdigest()}"


def chances_of(view: View, purpose: object) -> tuple[int, ...]:
    """Four random numbers of 64 bits for one decision, from a hash that every machine has."""
    return struct.unpack("<4Q", hash_of(digest_of(view, purpose), "chances"))


class Unseeded(Refusal):
    """A search that nobody gave chances to."""


class Thinker:
    """Everything that one thread of thought needs."""

    def __init__(self, room: int = 1) -> None:
        """Make room for so many nodes of a tree."""
        self._work = new_work()
        work_of(self._work).logged = -1  # no events are needed
        self._mind = new_mind()
        self.mind = mind_of(self._mind)
        self.mind.habits[:] = [HABITS[habit] for habit in Habit]
        self.mind.expected[:] = expected_gains()
        self.mind.room = room
        self.nodes: Nodes = new_nodes(room)
        self.actions = new_actions()
        self._stack = new_stack()
        self._tables: Raw = standard_set().raw

    def turn_to(self, view: View, seed: int, thread: int = 0) -> None:
        """Think about what this view shows, with chances that follow from the seed."""
        self._stack[0] = view.known
        self.draw_from(digest_of(view, f"{seed} {thread}"))

    def draw_from(self, seed: str) -> None:
        """What is imagined from now on follows from this seed."""
        work_of(self._work).streams[:] = streams_of(seed)

    def think(self, way: Thinking, amount: int = 0, first: int = 0) -> int:
        """Call the kernel; see `thinking.think`."""
        number = int(way)  # a member of an enumeration takes thirty times as long into compiled code
        return self._checked(
            think(
                number,
                amount,
                first,
                self._stack,
                self._tables,
                self._work,
                self._mind,
                self.nodes,
                self.actions,
            )
        )

    def _checked(self, judged: int) -> int:
        """How many actions were judged, unless the generators were never seeded."""
        if judged == UNSEEDED:
            raise Unseeded(Code.UNSEEDED)
        return int(judged)
