"""The two tables as Parquet: their columns, and how rows are filled from games that were collected."""

from functools import cache
from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from happycity.dataset.collecting import (
    ACTION,
    CARD,
    COINS,
    END,
    GAME,
    LEGAL,
    LUCK,
    MASK_BYTES,
    PLAYER,
    POINTS,
    RANK,
    ROUNDS,
    SEAT,
    STEP,
    STOPPED,
    VALUE,
    WINNERS,
    Collected,
)
from happycity.dataset.plan import Manifest, split_of
from happycity.dataset.players import PLAYER_NAMES
from happycity.kernel.layout import ACTIONS, KINDS, SEATS
from happycity.kernel.learning.observation import OBSERVATION_SIZE
from happycity.kernel.victory import shares_of
from happycity.rules.card_set import standard_set
from happycity.rules.moves import move_of

BY_SEAT = pa.list_(pa.float32(), SEATS)


def _schema(columns: dict[str, tuple[pa.DataType, str]]) -> pa.Schema:
    """Nothing is ever missing; what a column holds stands in the file."""
    return pa.schema(
        [
            pa.field(name, kind, nullable=False, metadata={"about": about})
            for name, (kind, about) in columns.items()
        ]
    )


_CELL = {
    "players": (pa.int8(), "how many play, 2 to 5"),
    "specials": (pa.string(), "special buildings: family or expert"),
    "grozilla": (pa.bool_(), "with the expansion"),
    "scoring": (pa.string(), "product or sum"),
}
DECISIONS = _schema(
    {
        "game": (pa.int64(), "number of the game"),
        "step": (pa.int16(), "number of the move in the game, from 0"),
        **_CELL,
        "seat": (pa.int8(), "who moves"),
        "player": (pa.string(), "who sits there"),
        "legal": (pa.int16(), "how many moves are legal; with 1 nobody decides"),
        "observation": (pa.list_(pa.int16(), OBSERVATION_SIZE), "what the seat that moves sees"),
        "mask": (
            pa.binary(MASK_BYTES),
            f"a bit for each of {ACTIONS} actions, the first one highest: 1 is legal",
        ),
        "action": (pa.int16(), "the move as a number"),
        "move": (pa.string(), "the move in the notation"),
        "value": (BY_SEAT, "by seat: the share of the victory that the net expects before the move"),
        "luck": (
            BY_SEAT,
            "by seat: what the card that the move turned over gave beyond what could be expected",
        ),
        "outcome": (BY_SEAT, "by seat: the share of the victory in the end"),
    }
)
GAMES = _schema(
    {
        "game": (pa.int64(), "number of the game"),
        "seed": (pa.int64(), "of its shuffles"),
        "split": (pa.string(), "train, validation or test"),
        **_CELL,
        "bots": (pa.list_(pa.string()), "who sits where"),
        "moves": (pa.list_(pa.int16()), "every move as a number: with the seed, the whole game"),
        "decisions": (pa.int32(), "how many moves"),
        "rounds": (pa.int16(), "how many rounds"),
        "stopped": (pa.bool_(), "whether it was stopped after a hundred rounds and scored as it stood"),
        "points": (pa.list_(pa.int32()), "by seat"),
        "coins": (pa.list_(pa.int32()), "by seat; they decide between equal points"),
        "ranks": (pa.list_(pa.int8()), "by seat: how many are ahead"),
        "shares": (pa.list_(pa.float32()), "by seat: the share of the victory"),
        "rules": (pa.int16(), "number of the rules"),
        "cards": (pa.string(), "hash of the cards"),
        "weights": (pa.string(), "hash of the net's weights"),
    }
)
RARE = ("value.list.element", "luck.list.element")
"""Columns in which hardly a number occurs twice: a dictionary of them would be no shorter."""


def tables_of(
    manifest: Manifest, games: NDArray[np.int64], collected: Collected
) -> tuple[pa.Table, pa.Table]:
    """The rows of the decisions and of the games; `games` are the numbers of those that were collected."""
    per_game = _game_columns(manifest, games, collected)
    return _decisions(per_game, collected), pa.Table.from_pydict(per_game, GAMES)


def _game_columns(manifest: Manifest, games: NDArray[np.int64], collected: Collected) -> dict[str, Any]:
    """By column: a value for each game."""
    plan = manifest.plan
    configs = [plan.config_of(game) for game in games.tolist()]
    seeds = [plan.seed_of(game) for game in games.tolist()]
    seats = [config.players for config in configs]
    ends = collected.games[:, END].tolist()
    actions = collected.moves[:, ACTION]

    def by_seat(column: int) -> list[list[int]]:
        rows = collected.seats[:, column].tolist()
        return [row[:players] for row, players in zip(rows, seats, strict=True)]

    winners = collected.games[:, WINNERS].tolist()
    return {
        "game": games,
        "seed": seeds,
        "split": [split_of(seed) for seed in seeds],
        "players": seats,
        "specials": [config.specials for config in configs],
        "grozilla": [config.grozilla for config in configs],
        "scoring": [config.scoring for config in configs],
        "bots": [[PLAYER_NAMES[player] for player in row] for row in by_seat(PLAYER)],
        "moves": np.split(actions.astype(np.int16), ends[:-1]),
        "decisions": np.diff(ends, prepend=0),
        "rounds": collected.games[:, ROUNDS],
        "stopped": collected.games[:, STOPPED].astype(bool),
        "points": by_seat(POINTS),
        "coins": by_seat(COINS),
        "ranks": by_seat(RANK),
        "shares": [shares_of(bits, players) for bits, players in zip(winners, seats, strict=True)],
        "rules": [manifest.rules] * len(games),
        "cards": [manifest.cards] * len(games),
        "weights": [manifest.weights] * len(games),
    }


def _decisions(per_game: dict[str, Any], collected: Collected) -> pa.Table:
    moves = collected.moves
    game, seat = moves[:, GAME], moves[:, SEAT]
    shares = np.zeros((len(collected.games), SEATS), np.float32)
    for row, told in zip(shares, per_game["shares"], strict=True):
        row[: len(told)] = told
    columns = {
        "game": per_game["game"][game],
        "step": moves[:, STEP].astype(np.int16),
        **{name: _repeated(per_game[name], game, kind) for name, (kind, _) in _CELL.items()},
        "seat": seat.astype(np.int8),
        "player": _named(PLAYER_NAMES, collected.seats[game, PLAYER, seat]),
        "legal": moves[:, LEGAL].astype(np.int16),
        "observation": _lists(collected.observations),
        "mask": _binary(collected.masks),
        "action": moves[:, ACTION].astype(np.int16),
        "move": _notation(moves[:, ACTION], moves[:, CARD]),
        "value": _lists(collected.shares[:, VALUE]),
        "luck": _lists(collected.shares[:, LUCK]),
        "outcome": _lists(shares[game]),
    }
    return pa.Table.from_arrays([pa.array(columns[name]) for name in DECISIONS.names], schema=DECISIONS)


def _repeated(values: list[Any], game: NDArray[np.int32], kind: pa.DataType) -> pa.Array:
    """What holds for a game, for each of its moves."""
    return pa.array(values, kind).take(pa.array(game))


def _named(names: tuple[str, ...], numbers: NDArray[np.int32]) -> pa.Array:
    return pa.DictionaryArray.from_arrays(pa.array(numbers), pa.array(names)).cast(pa.string())


def _lists(rows: NDArray[Any]) -> pa.Array:
    """A list in every row, without copying numbers where they lie side by side already."""
    flat = np.ascontiguousarray(rows)
    return pa.FixedSizeListArray.from_arrays(pa.array(flat.reshape(-1)), flat.shape[1])


def _binary(rows: NDArray[np.uint8]) -> pa.Array:
    flat = np.ascontiguousarray(rows)
    return pa.FixedSizeBinaryArray.from_buffers(
        pa.binary(flat.shape[1]), len(flat), [None, pa.py_buffer(flat)]
    )


def _notation(actions: NDArray[np.int32], cards: NDArray[np.int32]) -> pa.Array:
    """Few moves are different: each is written once."""
    keys, which = np.unique(actions * KINDS + cards, return_inverse=True)
    return _named(tuple(_text_of(key) for key in keys.tolist()), which.astype(np.int32))


@cache
def _text_of(key: int) -> str:
    action, card = divmod(key, KINDS)
    return str(move_of(action, standard_set().ids[card]))
