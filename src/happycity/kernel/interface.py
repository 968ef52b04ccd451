"""What Python calls: every function takes and changes `uint8` vectors (see `layout`).

Compiled once per machine and kept; `finish_games` and `play_games` release the interpreter lock, so a pool of
threads runs them on all cores.
"""

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.chance import seed_streams
from happycity.kernel.effects import price_of
from happycity.kernel.jit import entry
from happycity.kernel.layout import MOST_LEGAL, SEATS, STATE, STATE_BYTES, TABLES, WORK, WORK_BYTES, Raw
from happycity.kernel.legal import legal, meets_condition, verdict
from happycity.kernel.observe import determinize, observe
from happycity.kernel.playout import finish_at_random, write_result
from happycity.kernel.score import survey
from happycity.kernel.turn import apply, begin, clear, deal

RESULT_COLUMNS = 3 + SEATS  # decisions, rounds, winners (a bit per seat), points of each seat


def new_actions() -> NDArray[np.int16]:
    """Room for the longest list of legal actions."""
    return np.zeros(MOST_LEGAL, np.int16)


def new_results(games: int) -> NDArray[np.int32]:
    """Room for the rows of `play_games` and `finish_games`."""
    return np.zeros((games, RESULT_COLUMNS), np.int32)


@entry
def deal_game(raw: Raw, tables: Raw, work: Raw) -> None:
    """Shuffle, lay out and begin a game whose options stand in the state."""
    deal(raw.view(STATE)[0], tables.view(TABLES)[0], work.view(WORK)[0])


@entry
def begin_game(raw: Raw, tables: Raw, work: Raw) -> None:
    """Begin a game that is laid out already (decks, special buildings, box)."""
    begin(raw.view(STATE)[0], tables.view(TABLES)[0], work.view(WORK)[0])


@entry
def list_legal(raw: Raw, tables: Raw, actions: NDArray[np.int16]) -> int:
    """Write the legal actions; how many there are."""
    return legal(raw.view(STATE)[0], tables.view(TABLES)[0], actions)


@entry
def judge(raw: Raw, tables: Raw, action: int) -> int:
    """The verdict on an action."""
    return verdict(raw.view(STATE)[0], tables.view(TABLES)[0], action)


@entry
def step(raw: Raw, tables: Raw, action: int, work: Raw) -> None:
    """Carry out a legal action; `work` holds the streams and receives the log."""
    apply(raw.view(STATE)[0], tables.view(TABLES)[0], action, work.view(WORK)[0])


@entry
def survey_table(raw: Raw, tables: Raw, work: Raw) -> None:
    """Write incomes, hearts, inhabitants, points and winners as they are now."""
    survey(raw.view(STATE)[0], tables.view(TABLES)[0], work.view(WORK)[0])


@entry
def price(raw: Raw, tables: Raw, seat: int, card: int) -> int:
    """What a card costs a seat now (R5.5)."""
    return price_of(raw.view(STATE)[0], tables.view(TABLES)[0], seat, card)


@entry
def condition_met(raw: Raw, tables: Raw, seat: int, card: int) -> bool:
    """Whether a city meets the condition of a special building (R5.8, R8.8)."""
    return meets_condition(raw.view(STATE)[0], tables.view(TABLES)[0], seat, card)


@entry
def forget_order(raw: Raw, tables: Raw) -> None:
    """Leave only what a seat may know."""
    observe(raw.view(STATE)[0], tables.view(TABLES)[0])


@entry
def imagine_order(raw: Raw, tables: Raw, work: Raw) -> None:
    """Draw every hidden order afresh."""
    determinize(raw.view(STATE)[0], tables.view(TABLES)[0], work.view(WORK)[0])


@entry
def finish_games(
    raws: NDArray[np.uint8], tables: Raw, seed: int, first: int, last: int, results: NDArray[np.int32]
) -> None:
    """Play states `first` … `last` − 1 to the end at random, in place, and write a result row for each."""
    t = tables.view(TABLES)[0]
    w = np.zeros(WORK_BYTES, np.uint8).view(WORK)[0]
    w.logged = -1
    actions = np.zeros(MOST_LEGAL, np.int16)
    for game in range(first, last):
        s = raws[game].view(STATE)[0]
        seed_streams(w, (seed << 32) + game)
        decisions = finish_at_random(s, t, w, actions)
        write_result(s, t, w, decisions, results[game])


@entry
def play_games(
    options: NDArray[np.int64], tables: Raw, seed: int, first: int, last: int, results: NDArray[np.int32]
) -> None:
    """Deal and play random games number `first` … `last` − 1; `options`: players, expert, grozilla, scoring."""
    t = tables.view(TABLES)[0]
    raw = np.zeros(STATE_BYTES, np.uint8)
    s = raw.view(STATE)[0]
    w = np.zeros(WORK_BYTES, np.uint8).view(WORK)[0]
    w.logged = -1
    actions = np.zeros(MOST_LEGAL, np.int16)
    for game in range(first, last):
        raw[:] = 0
        clear(s, options[0], options[1], options[2], options[3])
        seed_streams(w, (seed << 32) + game)
        deal(s, t, w)
        decisions = finish_at_random(s, t, w, actions)
        write_result(s, t, w, decisions, results[game])
