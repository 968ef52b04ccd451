"""Rehearsals on a card: thousands of imagined worlds at once, each played on to its end by one thread."""

import ctypes

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.layout import SEATS, Raw
from happycity.kernel.net.layout import Weights
from happycity.kernel.targets.card import Card, padded, silent_work
from happycity.kernel.targets.driver import Memory
from happycity.kernel.targets.rows import REHEARSAL

AT_ONCE = 1 << 18


class CardRehearsals:
    """The net and the cards on a card; what it says is bit for bit what the processor says."""

    def __init__(self, card: Card, tables: Raw, net: Weights) -> None:
        self._card = card
        self._tables, self._net = Memory.of(card.driver, tables), Memory.of(card.driver, net)
        self._work = Memory.of(card.driver, silent_work((0, 0, 0, 0)))

    def outcomes(self, states: NDArray[np.uint8], tasks: NDArray[np.void]) -> NDArray[np.float32]:
        """What each task (a record of REHEARSAL) brings every seat; nothing, if nobody sits there."""
        on_states = Memory.of(self._card.driver, padded(states))
        parts = [tasks[first : first + AT_ONCE] for first in range(0, len(tasks), AT_ONCE)]
        return np.concatenate([self._part(on_states, part) for part in parts])

    def _part(self, states: Memory, tasks: NDArray[np.void]) -> NDArray[np.float32]:
        found = np.zeros((len(tasks), SEATS), np.float32)
        on_tasks, on_found = Memory.of(self._card.driver, tasks), self._card.memory(found.nbytes)
        number = ctypes.c_int32(len(tasks))
        self._card.launch(
            "rehearse_worlds",
            len(tasks),
            *(self._tables, self._work, self._net, number, on_tasks, states, on_found),
        )
        on_found.read(found)
        return found


def new_tasks(number: int) -> NDArray[np.void]:
    """Room for so many tasks."""
    return np.zeros(number, REHEARSAL)
