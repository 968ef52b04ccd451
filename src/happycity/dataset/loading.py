"""Reading a data set: batches as NumPy, seats of games for offline learning, games as records."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from happycity.dataset.folder import Folder
from happycity.kernel.layout import ACTIONS
from happycity.rules.config import Config
from happycity.rules.game import Game
from happycity.rules.record import Record, record_of

Batch = dict[str, NDArray[Any]]
BATCH = 4096
NEEDED = ["game", "seat", "player", "players", "observation", "mask", "action", "outcome"]
"""What trajectories are made of."""


@dataclass(frozen=True)
class Trajectory:
    """What one seat of one game saw and did, from its first decision to its last.

    Row i leads to row i + 1: what was seen next, with the mask there.  After the last one nothing is seen any
    more (zeros), `dones` is true, and the reward is paid: 1 for a sole victory; over the seats the sum is 0.
    """

    game: int
    seat: int
    player: str
    observations: NDArray[np.int16]
    masks: NDArray[np.int8]
    actions: NDArray[np.int16]
    rewards: NDArray[np.float32]
    next_observations: NDArray[np.int16]
    next_masks: NDArray[np.int8]
    dones: NDArray[np.bool_]


def load(
    folder: str | Path,
    table: str = "decisions",
    split: str = "train",
    *,
    columns: list[str] | None = None,
    batch: int = BATCH,
) -> Iterator[Batch]:
    """Rows of a table, so many at a time, as arrays by column; masks are unpacked, 1 for each legal action.

    Refuses a folder that is no finished data set before anything is read.
    """
    opened = Folder.opened(Path(folder))
    return _batches(opened, opened.expected(table, split), columns, batch)


def _batches(folder: Folder, names: list[str], columns: list[str] | None, batch: int) -> Iterator[Batch]:
    for name in names:
        file = folder.opened_file(name)
        for group in range(file.num_row_groups):
            rows = folder.group(file, name, group, columns)
            for first in range(0, len(rows), batch):
                yield arrays_of(rows.slice(first, batch))


def arrays_of(rows: pa.Table) -> Batch:
    """Each column as an array: lists of one length as rows of numbers, other lists as objects."""
    return {name: _array_of(rows[name].combine_chunks()) for name in rows.column_names}


def _array_of(column: Any) -> NDArray[Any]:
    kind = column.type
    if pa.types.is_fixed_size_list(kind):
        rows: NDArray[Any] = column.flatten().to_numpy().reshape(len(column), kind.list_size)
        return rows
    if pa.types.is_fixed_size_binary(kind):
        width = kind.byte_width
        whole = np.frombuffer(column.buffers()[1], np.uint8, offset=column.offset * width)
        packed = whole[: len(column) * width].reshape(len(column), width)
        return np.unpackbits(packed, axis=1, count=ACTIONS).view(np.int8)
    plain: NDArray[Any] = column.to_numpy(zero_copy_only=False)
    return plain


# --- seats ------------------------------------------------------------------------------------------------


def trajectories(folder: str | Path, split: str = "train") -> Iterator[Trajectory]:
    """Every seat of every game: seats that never had to move are left out."""
    opened = Folder.opened(Path(folder))
    return _trajectories(opened, opened.expected("decisions", split))


def _trajectories(folder: Folder, names: list[str]) -> Iterator[Trajectory]:
    for name in names:
        file = folder.opened_file(name)
        for group in range(file.num_row_groups):  # whole games
            rows = arrays_of(folder.group(file, name, group, NEEDED))
            for moves in np.split(np.arange(len(rows["game"])), np.flatnonzero(np.diff(rows["game"])) + 1):
                yield from _seats_of(rows, moves)


def _seats_of(rows: Batch, moves: NDArray[np.int64]) -> Iterator[Trajectory]:
    for seat in range(int(rows["players"][moves[0]])):
        own = moves[rows["seat"][moves] == seat]
        if len(own):
            yield _trajectory(rows, own, seat)


def _trajectory(rows: Batch, own: NDArray[np.int64], seat: int) -> Trajectory:
    last = own[-1]
    players, share = int(rows["players"][last]), float(rows["outcome"][last, seat])
    rewards = np.zeros(len(own), np.float32)
    rewards[-1] = (players * share - 1) / (players - 1)
    dones = np.zeros(len(own), np.bool_)
    dones[-1] = True
    seen, masks = rows["observation"][own], rows["mask"][own]
    return Trajectory(
        int(rows["game"][last]),
        seat,
        str(rows["player"][last]),
        seen,
        masks,
        rows["action"][own],
        rewards,
        _next(seen),
        _next(masks),
        dones,
    )


def _next(rows: NDArray[Any]) -> NDArray[Any]:
    """Each row's follower; zeros after the last one."""
    return np.concatenate([rows[1:], np.zeros_like(rows[:1])])


# --- games ------------------------------------------------------------------------------------------------


def record_of_row(row: Mapping[str, Any]) -> Record:
    """The record of a game, from its row of the table of games: for `happycity show` and `review`."""
    config = Config(int(row["players"]), str(row["specials"]), bool(row["grozilla"]), str(row["scoring"]))
    game = Game.new(config, seed=int(row["seed"]))
    for action in row["moves"]:
        game = game.play_action(int(action))
    return record_of(game, {"players": [str(bot) for bot in row["bots"]], "seed": str(row["seed"])})
