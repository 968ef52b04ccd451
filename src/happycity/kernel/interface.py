"""What Python calls: every function takes and changes `uint8` vectors (see `layout`).

Compiled once per machine and kept.  Whole games, searches and environments have entries of their own, in
`search` and `learning`.
"""

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.benefit import benefits
from happycity.kernel.compiling.jit import entry
from happycity.kernel.effects import price_of
from happycity.kernel.foresight import foresee
from happycity.kernel.layout import (
    COLOURS,
    MOST_LEGAL,
    TURN_STEPS,
    Raw,
    foreseen_of,
    state_of,
    tables_of,
    work_of,
)
from happycity.kernel.legal import legal, meets_condition, verdict
from happycity.kernel.observe import determinize, observe
from happycity.kernel.pips import meet_pips
from happycity.kernel.recount import flaw_of, recount
from happycity.kernel.score import rank, survey
from happycity.kernel.sheet import write_lines
from happycity.kernel.turn import apply, begin, deal
from happycity.kernel.turn_steps import write_steps


def new_actions() -> NDArray[np.int16]:
    """Room for the longest list of legal actions."""
    return np.zeros(MOST_LEGAL, np.int16)


def new_pips() -> NDArray[np.int32]:
    """Room for pips by colour."""
    return np.zeros(COLOURS, np.int32)


def new_steps() -> NDArray[np.int32]:
    """Room for state and reason of each step of a turn."""
    return np.zeros((TURN_STEPS, 2), np.int32)


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
    """Write incomes, hearts, inhabitants, points, winners and ranks as they are now."""
    s, w = state_of(raw), work_of(work)
    survey(s, tables_of(tables), w)
    rank(s, w)


@entry
def weigh_special(
    raw: Raw, tables: Raw, card: int, spare: Raw, work: Raw, other: Raw, brought: NDArray[np.int32]
) -> int:
    """Write what a special building brings each seat; a bit per seat that has or could have it."""
    return benefits(raw, tables_of(tables), card, spare, work_of(work), work_of(other), brought)


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
def recount_table(raw: Raw, tables: Raw) -> None:
    """Work out every running sum from the cards."""
    recount(state_of(raw), tables_of(tables))


@entry
def check_table(raw: Raw, tables: Raw) -> int:
    """Why this position cannot exist (a `Flaw`), 0 if it can."""
    return flaw_of(state_of(raw), tables_of(tables))


@entry
def preview_move(
    raw: Raw, tables: Raw, action: int, spare: Raw, work: Raw, other: Raw, foreseen: Raw
) -> None:
    """Write what a legal action brings the seat that decides; the log stays in `work`.

    The state must have forgotten every order: see `forget_order`.
    """
    foresee(raw, tables_of(tables), action, spare, work_of(work), work_of(other), foreseen_of(foreseen))


@entry
def count_pips(raw: Raw, tables: Raw, seat: int, card: int, pips: NDArray[np.int32]) -> None:
    """Write how many pips of a special building's condition a city meets, by colour (R8.8)."""
    meet_pips(state_of(raw), tables_of(tables), seat, card, pips)


@entry
def count_city(raw: Raw, tables: Raw, seat: int, work: Raw, lines: NDArray[np.int32]) -> int:
    """Write the lines of a city's scoring sheet, and a survey; how many lines there are (R7.3)."""
    s, t, w = state_of(raw), tables_of(tables), work_of(work)
    survey(s, t, w)
    rank(s, w)
    return write_lines(s, t, seat, w, lines)


@entry
def list_steps(raw: Raw, tables: Raw, phases: NDArray[np.int8], ended: int, steps: NDArray[np.int32]) -> None:
    """Write how it is with each step of the turn; `phases` of the moves so far, the last one first (R5)."""
    write_steps(state_of(raw), tables_of(tables), phases, ended != 0, steps)
