"""What Python calls: every function takes and changes `uint8` vectors (see `layout`).

Compiled once per machine and kept.  Whole games, searches and environments have entries of their own, in
`search` and `learning`.
"""

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.benefit import benefits
from happycity.kernel.compiling.jit import entry
from happycity.kernel.effects import favoured_neighbour, lasting_special, price_of
from happycity.kernel.layout import (
    MOST_LEGAL,
    NOBODY,
    Raw,
    Verb,
    state_of,
    tables_of,
    work_of,
)
from happycity.kernel.legal import legal, meets_condition, verdict
from happycity.kernel.observe import determinize, observe
from happycity.kernel.recount import flaw_of, recount
from happycity.kernel.score import rank, survey
from happycity.kernel.turn import apply, begin, deal


def new_actions() -> NDArray[np.int16]:
    """Room for the longest list of legal actions."""
    return np.zeros(MOST_LEGAL, np.int16)


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
def chosen_neighbour(raw: Raw, tables: Raw, seat: int) -> int:
    """R6.6: whose cards this seat's special building looks at; NOBODY if it does not choose a neighbour."""
    s, t = state_of(raw), tables_of(tables)
    card = lasting_special(s, t, seat)
    if t.verb[card] == Verb.COPY_NEIGHBOUR_PLACE or t.verb[card] == Verb.PER_NEIGHBOUR_COLOUR:
        return favoured_neighbour(s, t, seat, card, s.special_place[seat])
    return NOBODY
