"""Random games inside compiled code.

`finish_games` and `play_games` release the interpreter lock, so a pool of threads runs them on all cores.
"""

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.chance import below, seed_streams
from happycity.kernel.compiling.jit import compiled, entry
from happycity.kernel.interface import new_actions
from happycity.kernel.layout import (
    CHOICE_STREAM,
    STATE_BYTES,
    Phase,
    Raw,
    State,
    Tables,
    Work,
    new_work,
    state_of,
    tables_of,
    work_of,
)
from happycity.kernel.legal import legal
from happycity.kernel.score import score
from happycity.kernel.search.layout import RESULT_COLUMNS
from happycity.kernel.turn import apply, deal_anew


def new_results(games: int) -> NDArray[np.int32]:
    """Room for the rows of `play_games` and `finish_games`."""
    return np.zeros((games, RESULT_COLUMNS), np.int32)


@compiled
def finish_at_random(s: State, t: Tables, w: Work, actions: NDArray[np.int16]) -> int:
    """Play uniformly random legal actions to the end; how many decisions that took."""
    decisions = 0
    while s.phase != Phase.OVER:
        count = legal(s, t, actions)
        apply(s, t, actions[below(w.streams[CHOICE_STREAM], count)], w)
        decisions += 1
    return decisions


@compiled
def write_result(s: State, t: Tables, w: Work, decisions: int, row: NDArray[np.int32]) -> None:
    """Decisions, rounds, winners (a bit per seat), then the points of each seat."""
    score(s, t, w)
    row[0] = decisions
    row[1] = s.round_number
    row[2] = w.winners
    for seat in range(s.players):
        row[3 + seat] = w.points[seat]


@entry
def play_out(
    raws: NDArray[np.uint8],
    tables: Raw,
    seed: int,
    first: int,
    last: int,
    results: NDArray[np.int32],
    work: Raw,
    actions: NDArray[np.int16],
) -> None:
    """Games `first` … `last` − 1: dealt first if `work` holds options, else from where their states stand."""
    t = tables_of(tables)
    w = work_of(work)
    for game in range(first, last):
        seed_streams(w, (seed << 32) + game)
        raw = raws[0 if w.options[0] else game - first]
        s = state_of(raw)
        if w.options[0]:
            raw[:] = 0
            deal_anew(s, t, w)
        decisions = finish_at_random(s, t, w, actions)
        write_result(s, t, w, decisions, results[game])


def _silent_work() -> Raw:
    """Room to work, without a log."""
    work = new_work()
    work_of(work).logged = -1
    return work


def finish_games(
    raws: NDArray[np.uint8], tables: Raw, seed: int, first: int, last: int, results: NDArray[np.int32]
) -> None:
    """Play states `first` … `last` − 1 to the end at random, in place, and write a result row for each."""
    play_out(raws[first:last], tables, seed, first, last, results, _silent_work(), new_actions())


def play_games(
    options: NDArray[np.int64], tables: Raw, seed: int, first: int, last: int, results: NDArray[np.int32]
) -> None:
    """Deal and play random games `first` … `last` − 1; `options`: players, expert, grozilla, scoring."""
    work = _silent_work()
    work_of(work).options = options
    play_out(np.zeros((1, STATE_BYTES), np.uint8), tables, seed, first, last, results, work, new_actions())
