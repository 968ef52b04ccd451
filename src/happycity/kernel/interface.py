"""What Python calls: every function takes and changes `uint8` vectors (see `layout`).

Compiled once per machine and kept; `finish_games` and `play_games` release the interpreter lock, so a pool of
threads runs them on all cores.
"""

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.chance import seed_streams
from happycity.kernel.effects import favoured_neighbour, lasting_special, price_of
from happycity.kernel.jit import entry
from happycity.kernel.layout import (
    MOST_LEGAL,
    NOBODY,
    SEATS,
    STATE_BYTES,
    Raw,
    Verb,
    new_work,
    state_of,
    tables_of,
    work_of,
)
from happycity.kernel.legal import legal, meets_condition, verdict
from happycity.kernel.observe import determinize, observe
from happycity.kernel.playout import finish_at_random, write_result
from happycity.kernel.recount import flaw_of, recount
from happycity.kernel.score import survey
from happycity.kernel.turn import apply, begin, deal, deal_anew

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
    deal(state_of(raw), tables_of(tables), work_of(work))


@entry
def begin_game(raw: Raw, tables: Raw, work: Raw) -> None:
    """Begin a game that is laid out already (decks, special buildings, box)."""
    begin(state_of(raw), tables_of(tables), work_of(work))


@entry
def list_legal(raw: Raw, tables: Raw, actions: NDArray[np.int16]) -> int:
    """Write the legal actions; how many there are."""
    return legal(state_of(raw), tables_of(tables), actions)


@entry
def judge(raw: Raw, tables: Raw, action: int) -> int:
    """The verdict on an action."""
    return verdict(state_of(raw), tables_of(tables), action)


@entry
def step(raw: Raw, tables: Raw, action: int, work: Raw) -> None:
    """Carry out a legal action; `work` holds the streams and receives the log."""
    apply(state_of(raw), tables_of(tables), action, work_of(work))


@entry
def survey_table(raw: Raw, tables: Raw, work: Raw) -> None:
    """Write incomes, hearts, inhabitants, points and winners as they are now."""
    survey(state_of(raw), tables_of(tables), work_of(work))


@entry
def price(raw: Raw, tables: Raw, seat: int, card: int) -> int:
    """What a card costs a seat now (R5.5)."""
    return price_of(state_of(raw), tables_of(tables), seat, card)


@entry
def condition_met(raw: Raw, tables: Raw, seat: int, card: int) -> bool:
    """Whether a city meets the condition of a special building (R5.8, R8.8)."""
    return meets_condition(state_of(raw), tables_of(tables), seat, card)


@entry
def forget_order(raw: Raw, tables: Raw) -> None:
    """Leave only what a seat may know."""
    observe(state_of(raw), tables_of(tables))


@entry
def imagine_order(raw: Raw, tables: Raw, work: Raw) -> None:
    """Draw every hidden order afresh."""
    determinize(state_of(raw), tables_of(tables), work_of(work))


@entry
def _play_out(
    raws: NDArray[np.uint8],
    tables: Raw,
    seed: int,
    first: int,
    last: int,
    results: NDArray[np.int32],
    work: Raw,
    actions: NDArray[np.int16],
) -> None:
    """Games `first` … `last` − 1: dealt first if `work` holds options, else from where the states stand."""
    t = tables_of(tables)
    w = work_of(work)
    for game in range(first, last):
        seed_streams(w, (seed << 32) + game)
        raw = raws[0 if w.options[0] else game]
        s = state_of(raw)
        if w.options[0]:
            raw[:] = 0
            deal_anew(s, t, w)
        decisions = finish_at_random(s, t, w, actions)
        write_result(s, t, w, decisions, results[game])


def _silent_work() -> Raw:
    """Room to work in which nobody listens to the log."""
    work = new_work()
    work_of(work).logged = -1
    return work


def finish_games(
    raws: NDArray[np.uint8], tables: Raw, seed: int, first: int, last: int, results: NDArray[np.int32]
) -> None:
    """Play states `first` … `last` − 1 to the end at random, in place, and write a result row for each."""
    _play_out(raws, tables, seed, first, last, results, _silent_work(), new_actions())


def play_games(
    options: NDArray[np.int64], tables: Raw, seed: int, first: int, last: int, results: NDArray[np.int32]
) -> None:
    """Deal and play random games `first` … `last` − 1; `options`: players, expert, grozilla, scoring."""
    work = _silent_work()
    work_of(work).options = options
    _play_out(np.zeros((1, STATE_BYTES), np.uint8), tables, seed, first, last, results, work, new_actions())


@entry
def recount_table(raw: Raw, tables: Raw) -> None:
    """Work out every running sum from the cards."""
    recount(state_of(raw), tables_of(tables))


@entry
def check_table(raw: Raw, tables: Raw) -> int:
    """Why this position cannot exist (a `Flaw`), 0 if it can."""
    return flaw_of(state_of(raw), tables_of(tables))


@entry
def chosen_neighbour(raw: Raw, tables: Raw, seat: int) -> int:
    """R6.6: whose cards this seat's special building looks at; NOBODY if it does not choose a neighbour."""
    s, t = state_of(raw), tables_of(tables)
    card = lasting_special(s, t, seat)
    if t.verb[card] == Verb.COPY_NEIGHBOUR_PLACE or t.verb[card] == Verb.PER_NEIGHBOUR_COLOUR:
        return favoured_neighbour(s, t, seat, card, s.special_place[seat])
    return NOBODY
