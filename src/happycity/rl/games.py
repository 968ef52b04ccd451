"""Many games in memory: what every environment of ours holds, and its calls into compiled code."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.environment import Way, advance
from happycity.kernel.interface import new_actions
from happycity.kernel.layout import ACTIONS, STATE_BYTES, WORK, WORK_BYTES
from happycity.kernel.observation import OBSERVATION_BYTES, OBSERVATION_SIZE, PLAY, PLAY_BYTES
from happycity.kernel.seeding import new_schedule
from happycity.rules.card_set import standard_set
from happycity.rules.config import Config


class Games:
    """Rows of games; `observations`, `masks` and `plays` are overwritten by every step."""

    def __init__(self, n: int, config: Config, skip_forced: bool, shaping: float, anew: bool) -> None:
        self.n, self.config = n, config
        self.raws = np.zeros((n, STATE_BYTES), np.uint8)
        self.observations = np.zeros((n, OBSERVATION_SIZE), np.int16)
        self.masks = np.zeros((n, ACTIONS), np.int8)
        rows = np.zeros((n, PLAY_BYTES), np.uint8)
        self.plays: NDArray[Any] = rows.view(PLAY)[:, 0]
        self.plays["skip_forced"], self.plays["shaping"] = skip_forced, shaping
        self.plays["stride"] = n if anew else 0
        works = np.zeros((n, WORK_BYTES), np.uint8)
        room = works.view(WORK)[:, 0]
        room["options"], room["logged"] = config.options, -1
        looks = self.observations.view(np.uint8).reshape(n, OBSERVATION_BYTES)
        self._rows = (standard_set().raw, self.raws, works, rows, looks, self.masks)

    def deal(self, seed: int) -> None:
        """New games with the seeds from this one on."""
        self.plays["seed"] = np.arange(seed, seed + self.n)
        self.run(Way.DEAL)

    def run(self, way: Way, viewer: int = 0, first: int = 0, last: int | None = None) -> None:
        """Do one thing with the games `first` … `last` − 1."""
        end = self.n if last is None else last
        advance(way, viewer, first, end, *self._rows, new_actions(), new_schedule())
