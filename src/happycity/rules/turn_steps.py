"""The steps of a turn (R5): what is done, what is now, what is to come and what the turn goes without."""

from collections.abc import Iterable
from itertools import islice
from typing import Literal, get_args

import msgspec
import numpy as np

from happycity.kernel.interface import list_steps, new_steps
from happycity.rules.moves import Move
from happycity.rules.table import Table

StepName = Literal["discard", "refill", "buy", "special"]
StepState = Literal["done", "now", "to-come", "none"]

NAMES: tuple[StepName, ...] = get_args(StepName)
STATES: tuple[StepState, ...] = get_args(StepState)
"""By the kernel's number (`layout.StepState`)."""
MOST_MOVES = 32
"""No turn has as many: the kernel need not look further back."""


class TurnStep(msgspec.Struct, frozen=True):
    """One step of the turn."""

    name: StepName
    state: StepState
    """`none`: the turn goes without it."""
    because: str | None
    """The card for which there is none: a monster that forbids to discard, the special building one took."""


def turn_steps(table: Table, moves_back: Iterable[Move], ended: bool = False) -> list[TurnStep]:
    """The steps of the turn that is played on a table; `moves_back` led there, the last one first.

    With `ended`, those of the turn that has just been played, though the next one has begun.
    """
    kernel, steps = table.kernel, new_steps()
    phases = np.frombuffer(bytearray(move.phase for move in islice(moves_back, MOST_MOVES)), np.int8)
    list_steps(kernel.raw, kernel.cards.raw, phases, int(ended), steps)
    return [
        TurnStep(name, STATES[state], kernel.cards.ids[because] or None)
        for name, (state, because) in zip(NAMES, steps.tolist(), strict=True)
    ]
