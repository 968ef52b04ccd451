"""The layout of the observation for Python: bounds, names, and the spaces of Gymnasium."""

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from happycity.kernel.layout import ACTIONS
from happycity.kernel.learning.observation import FIELDS


def bounds() -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """Lowest and highest number of every column."""
    sizes = [int(np.prod(field.shape)) for field in FIELDS]
    lows = np.repeat([field.low for field in FIELDS], sizes)
    highs = np.repeat([field.high for field in FIELDS], sizes)
    return lows.astype(np.int16), highs.astype(np.int16)


def observation_space() -> Any:
    """One row of the observation."""
    low, high = bounds()
    return gymnasium.spaces.Box(low, high, dtype=np.int16)


def masked_space() -> Any:
    """A row with its mask, as PettingZoo's classic games have it."""
    mask = gymnasium.spaces.Box(0, 1, (ACTIONS,), np.int8)
    return gymnasium.spaces.Dict({"observation": observation_space(), "action_mask": mask})


def action_space() -> Any:
    """The kernel's action numbers."""
    return gymnasium.spaces.Discrete(ACTIONS)
