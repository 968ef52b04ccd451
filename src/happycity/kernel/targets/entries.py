"""What every machine calls: one list, from which all targets are built.

Python passes arrays, which know their size.  Other machines pass addresses: the size of what lies there is
said here, once, by the name of the parameter.
"""

import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from happycity.kernel import interface
from happycity.kernel.layout import (
    ACTIONS,
    COLOURS,
    FORESEEN_BYTES,
    MOST_LEGAL,
    SEATS,
    STATE_BYTES,
    TABLES_BYTES,
    TURN_STEPS,
    WORK_BYTES,
)
from happycity.kernel.learning import environment
from happycity.kernel.learning.observation import OBSERVATION_BYTES, PLAY_BYTES
from happycity.kernel.learning.seeding import new_schedule
from happycity.kernel.net import pondering
from happycity.kernel.net.layout import JUDGE_BYTES, WEIGHTS
from happycity.kernel.search import playout, thinking
from happycity.kernel.search.layout import LAST_TURNS, MIND_BYTES, NODE, RESULT_COLUMNS
from happycity.kernel.sheet import LINE_COLUMNS, MOST_LINES

BROUGHT = 5  # coins, income, hearts, inhabitants, points
STREAM_WORDS = 4  # of a generator, see `chance`
BYTE = np.dtype(np.uint8)
WORD = np.dtype(np.uint64)
MANY = -1
"""As many as the caller says, in a parameter of its own that follows the address."""


@dataclass(frozen=True, slots=True)
class Room:
    """What lies at an address: so many items."""

    item: np.dtype[Any]
    shape: tuple[int, ...]


STATE = Room(BYTE, (STATE_BYTES,))
WORK = Room(BYTE, (WORK_BYTES,))
ROOMS = {
    "raw": STATE,
    "spare": STATE,
    "raws": Room(BYTE, (MANY, STATE_BYTES)),
    "stack": Room(BYTE, (LAST_TURNS, STATE_BYTES)),
    "tables": Room(BYTE, (TABLES_BYTES,)),
    "work": WORK,
    "other": WORK,
    "mind": Room(BYTE, (MIND_BYTES,)),
    "nodes": Room(NODE, (MANY,)),
    "priors": Room(np.dtype(np.float32), (MANY,)),
    "sight": Room(BYTE, (OBSERVATION_BYTES,)),
    "judge": Room(BYTE, (JUDGE_BYTES,)),
    "net": Room(np.dtype(np.float32), (WEIGHTS,)),
    "actions": Room(np.dtype(np.int16), (MOST_LEGAL,)),
    "brought": Room(np.dtype(np.int32), (SEATS, BROUGHT)),
    "works": Room(BYTE, (MANY, WORK_BYTES)),
    "plays": Room(BYTE, (MANY, PLAY_BYTES)),
    "observations": Room(BYTE, (MANY, OBSERVATION_BYTES)),
    "masks": Room(np.dtype(np.int8), (MANY, ACTIONS)),
    "schedule": Room(np.dtype(np.int64), new_schedule().shape),
    "foreseen": Room(BYTE, (FORESEEN_BYTES,)),
    "pips": Room(np.dtype(np.int32), (COLOURS,)),
    "lines": Room(np.dtype(np.int32), (MOST_LINES, LINE_COLUMNS)),
    "phases": Room(np.dtype(np.int8), (MANY,)),
    "steps": Room(np.dtype(np.int32), (TURN_STEPS, 2)),
    "results": Room(np.dtype(np.int32), (MANY, RESULT_COLUMNS)),
}
WIDE = {"seed"}
"""Numbers that need 64 bits; 32 are enough for all others."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A function that other machines call by this name."""

    name: str
    function: Callable[..., Any]

    @property
    def parameters(self) -> Iterator[tuple[str, Room | None]]:
        """By name, in order; None for a number."""
        for name in inspect.signature(self.function).parameters:
            yield name, ROOMS.get(name)


_OF_THE_RULES = (
    interface.deal_game,
    interface.begin_game,
    interface.list_legal,
    interface.judge,
    interface.step,
    interface.survey_table,
    interface.weigh_special,
    interface.price,
    interface.condition_met,
    interface.forget_order,
    interface.imagine_order,
    interface.recount_table,
    interface.check_table,
    interface.preview_move,
    interface.count_pips,
    interface.count_city,
    interface.list_steps,
)

_PLAY_OUT = Entry("play_out", playout.play_out)
_PONDER = Entry("ponder", pondering.ponder)

ENTRIES = (
    *(Entry(function.__name__, function) for function in _OF_THE_RULES),
    _PLAY_OUT,
    Entry("think", thinking.think),
    _PONDER,
)
FOR_GAMES = (_PLAY_OUT, Entry("advance", environment.advance))
FOR_REHEARSALS = (_PONDER,)
"""What the kernels of a graphics card call, see `kernels`."""
