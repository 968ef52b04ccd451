"""Random games inside compiled code, one after the other or many in parallel."""

import numba
import numpy as np
from numpy.typing import NDArray

from happycity.kernel.chance import CHOICE, STREAMS, below, seed_streams
from happycity.kernel.jit import compiled, compiled_parallel
from happycity.kernel.layout import (
    MOST_LEGAL,
    SEATS,
    STATE_BYTES,
    Log,
    Phase,
    Raw,
    State,
    Streams,
    Tables,
    state_of,
    tables_of,
)
from happycity.kernel.legal import legal
from happycity.kernel.score import points, winners
from happycity.kernel.turn import apply, clear, deal

CHUNK = 64  # games that one thread plays on one state


@compiled
def finish_at_random(s: State, t: Tables, streams: Streams, actions: NDArray[np.int16], log: Log) -> int:
    """Play uniformly random legal actions to the end; how many decisions that took."""
    decisions = 0
    while s.phase != Phase.OVER:
        count = legal(s, t, actions)
        apply(s, t, int(actions[below(streams[CHOICE], count)]), streams, log)
        decisions += 1
    return decisions


@compiled
def _play_chunk(
    options: NDArray[np.int64], seed: int, tables: Raw, first: int, last: int, results: NDArray[np.int32]
) -> None:
    t = tables_of(tables)
    raw = np.zeros(STATE_BYTES, np.uint8)
    s = state_of(raw)
    streams = np.zeros((STREAMS, 4), np.uint64)
    actions = np.zeros(MOST_LEGAL, np.int16)
    log = np.zeros((0, 5), np.int32)
    for game in range(first, last):
        raw[:] = 0
        clear(s, options[0], options[1], options[2], options[3])
        seed_streams(streams, (seed << 32) + game)
        deal(s, t, streams, log)
        results[game, 0] = finish_at_random(s, t, streams, actions, log)
        results[game, 1] = s.round_number
        results[game, 2] = winners(s, t)
        for seat in range(s.players):
            results[game, 3 + seat] = points(s, t, seat)


@compiled
def play_games(options: NDArray[np.int64], seed: int, tables: Raw, results: NDArray[np.int32]) -> None:
    """Whole random games on one thread; a row (decisions, rounds, winners, points of each seat) per game.

    `options` are players, expert, grozilla, scoring.
    """
    _play_chunk(options, seed, tables, 0, results.shape[0], results)


@compiled_parallel
def play_games_on_all_cores(
    options: NDArray[np.int64], seed: int, tables: Raw, results: NDArray[np.int32]
) -> None:
    """The same games as `play_games`, on all cores."""
    chunks = (results.shape[0] + CHUNK - 1) // CHUNK
    for chunk in numba.prange(chunks):
        last = min(results.shape[0], (chunk + 1) * CHUNK)
        _play_chunk(options, seed, tables, chunk * CHUNK, last, results)


def new_results(games: int) -> NDArray[np.int32]:
    """Room for the rows of `play_games`."""
    return np.zeros((games, 3 + SEATS), np.int32)
