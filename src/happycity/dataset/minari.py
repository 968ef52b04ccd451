"""Seats of games as a Minari dataset: one agent each, because Minari knows one agent an episode.

An episode is a trajectory: the other seats are part of what happens to it.  Observations are a dictionary of
`observation` and `action_mask`.
"""

import warnings
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

from happycity.arena.extras import check_installed
from happycity.dataset.loading import Trajectory, trajectories
from happycity.kernel.layout import ACTIONS
from happycity.kernel.learning.observation import OBSERVATION_SIZE

AT_ONCE = 500
"""Episodes in memory."""


def export_minari(
    folder: str | Path, name: str, split: str = "train", *, most: int | None = None, data_format: str = "hdf5"
) -> Any:
    """Write the seats of a split, the first `most` of them, as the local Minari dataset `name`; gives it.

    `name` is as Minari wants it, such as `happycity/mixture-v1`.  A data set of another name is left alone.
    """
    check_installed(("minari",), "minari")
    import minari
    from gymnasium import spaces

    episodes = _episodes(islice(trajectories(folder, split), most))
    observation: dict[str, Any] = {
        "observation": spaces.Box(-32768, 32767, (OBSERVATION_SIZE,), np.int16),
        "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
    }
    first = list(islice(episodes, AT_ONCE))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # addresses and environments that there are not
        made = minari.create_dataset_from_buffers(
            name,
            first,
            observation_space=spaces.Dict(observation),
            action_space=spaces.Discrete(ACTIONS),
            algorithm_name="a mixture, see the data card",
            author="The Happy City developers",
            description="Seats of games of Happy City, one an episode",
            data_format=data_format,
        )
    while more := list(islice(episodes, AT_ONCE)):
        made.storage.update_episodes(more)
    return minari.load_dataset(name)


def _episodes(seats: Iterator[Trajectory]) -> Iterator[Any]:
    from minari.data_collector import EpisodeBuffer

    for number, seat in enumerate(seats):
        yield EpisodeBuffer(
            id=number,
            observations={
                "observation": np.concatenate([seat.observations, seat.next_observations[-1:]]),
                "action_mask": np.concatenate([seat.masks, seat.next_masks[-1:]]),
            },
            actions=seat.actions.astype(np.int64),
            rewards=seat.rewards.tolist(),
            terminations=seat.dones.tolist(),
            truncations=[False] * len(seat.dones),
        )
