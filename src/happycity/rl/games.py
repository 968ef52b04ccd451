"""Many games in memory: what every environment holds, and its calls into compiled code."""

from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.interface import new_actions
from happycity.kernel.layout import ACTIONS, STATE_BYTES, WORK, WORK_BYTES, Raw
from happycity.kernel.learning.environment import advance
from happycity.kernel.learning.observation import (
    OBSERVATION_BYTES,
    OBSERVATION_SIZE,
    PLAY,
    PLAY_BYTES,
    EnvStep,
)
from happycity.kernel.learning.seeding import new_schedule
from happycity.rules.card_set import standard_set
from happycity.rules.config import Config

JAX_ALIGNMENT = 64
"""Memory that begins elsewhere than at a multiple of so many bytes is copied by JAX."""


class Games:
    """Rows of games; `observations`, `masks` and `plays` are overwritten by every step.

    The rows are divided into shares, each with room of its own, so that threads can work on them at once.
    """

    def __init__(
        self,
        n: int,
        config: Config,
        skip_forced: bool,
        shaping: float,
        *,
        anew: bool = False,
        shares: int = 1,
    ) -> None:
        self.raws = np.zeros((n, STATE_BYTES), np.uint8)
        self.observations: NDArray[np.int16] = _shareable(n, OBSERVATION_SIZE, np.dtype(np.int16))
        self._bytes = _bytes_of(self.observations)
        self.masks: NDArray[np.int8] = _shareable(n, ACTIONS, np.dtype(np.int8))
        rows = np.zeros((n, PLAY_BYTES), np.uint8)
        self.plays: NDArray[Any] = rows.view(PLAY)[:, 0]
        self.plays["skip_forced"], self.plays["shaping"] = skip_forced, shaping
        self.plays["stride"] = n if anew else 0
        works = np.zeros((n, WORK_BYTES), np.uint8)
        room = works.view(WORK)[:, 0]
        room["options"], room["logged"] = config.options, -1
        self.streams: NDArray[np.uint64] = room["streams"]
        """The generators of every game."""
        self._rows = standard_set().raw, self.raws, works, rows
        edges = np.linspace(0, n, shares + 1).astype(int).tolist()
        self._shares = [(first, last, new_actions(), new_schedule()) for first, last in pairwise(edges)]

    def run(self, way: EnvStep, share: int = 0) -> None:
        """Run one operation on the games of a share."""
        self._advance(way, 0, share, self._bytes)

    def seen_by(self, viewer: int) -> NDArray[np.int16]:
        """What one seat sees of every game, as a new array."""
        seen = np.zeros_like(self.observations)
        for share in range(len(self._shares)):
            self._advance(EnvStep.OBSERVE, viewer, share, _bytes_of(seen))
        return seen

    def _advance(self, way: EnvStep, viewer: int, share: int, seen: NDArray[np.uint8]) -> None:
        first, last, actions, words = self._shares[share]
        # A plain number: a member of an enumeration takes microseconds to pass.
        advance(int(way), viewer, first, last, *self._rows, seen, self.masks, actions, words)


def _shareable(n: int, columns: int, kind: np.dtype[Any]) -> NDArray[Any]:
    """Rows of zeros that JAX, too, takes without a copy."""
    size = n * columns * kind.itemsize
    room = np.zeros(size + JAX_ALIGNMENT, np.uint8)
    first = -room.ctypes.data % JAX_ALIGNMENT
    return room[first : first + size].view(kind).reshape(n, columns)


def _bytes_of(observations: NDArray[np.int16]) -> NDArray[np.uint8]:
    """The same rows as compiled code takes them."""
    return observations.view(np.uint8).reshape(-1, OBSERVATION_BYTES)


def observation(raw: Raw, seat: int) -> NDArray[np.int16]:
    """What a seat sees of a kernel state, which does not change."""
    seen = np.zeros((1, OBSERVATION_SIZE), np.int16)
    works, rows = np.zeros((1, WORK_BYTES), np.uint8), np.zeros((1, PLAY_BYTES), np.uint8)
    mask = np.zeros((1, ACTIONS), np.int8)
    state = raw.reshape(1, -1).copy()
    room = new_actions(), new_schedule()
    advance(
        int(EnvStep.OBSERVE), seat, 0, 1, standard_set().raw, state, works, rows, _bytes_of(seen), mask, *room
    )
    row: NDArray[np.int16] = seen[0]
    return row
