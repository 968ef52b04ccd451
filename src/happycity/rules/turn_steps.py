"""The steps of a turn (R5): what is done, what is now, what is to come and what the turn goes without."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from happycity.kernel.layout import Phase
from happycity.kernel.turn import TO_REFILL
from happycity.rules.moves import Move
from happycity.rules.table import City, Table

StepName = Literal["discard", "refill", "buy", "special"]
StepState = Literal["done", "now", "to-come", "none"]

STEPS: tuple[StepName, ...] = ("discard", "refill", "buy", "special")
BEYOND = len(STEPS)
"""After the last step: a monster's gift (R8.13), the end of the turn, a Sphinx (R6)."""
_STEP_OF = {Phase.DISCARD: 0, Phase.REFILL: 1, Phase.BUY: 2, Phase.SPECIAL: 3, Phase.GIVE: BEYOND}


class TurnStep(msgspec.Struct, frozen=True):
    """One step of the turn."""

    name: StepName
    state: StepState
    """`none`: the turn goes without it."""
    because: str | None
    """The card for which there is none: a monster that forbids to discard, the special building one took."""


def turn_steps(table: Table, moves_back: Iterable[Move], ended: bool = False) -> list[TurnStep]:
    """The steps of the turn that is played on a table; `moves_back` led there, the last one first.

    With `ended`, those of the turn that has just been played, though the next one has begun.
    """
    at = BEYOND if ended else _now(table)
    if at is None:
        return [TurnStep(name, "to-come", None) for name in STEPS]
    taken, city = _taken(table, moves_back, at, ended), table.cities[table.turn]
    return [
        TurnStep(name, "now", None)
        if number == at
        else _past(table, city, name, number in taken)
        if number < at
        else _coming(table, city, name)
        for number, name in enumerate(STEPS)
    ]


def _now(table: Table) -> int | None:
    """Which step the turn is at; None before the first round and after the last."""
    if table.phase in ("market", "over"):
        return None
    if table.phase == "destroy":  # R8.6: in the middle of a refill, or of a purchase (R8.7)
        return 1 if table.kernel.state.resume == TO_REFILL else 2
    return _STEP_OF.get(Phase[table.phase.upper()], BEYOND)


def _past(table: Table, city: City, name: StepName, was_taken: bool) -> TurnStep:
    if was_taken:
        return TurnStep(name, "done", None)
    return TurnStep(name, "none", _forbidding(table, city) if name == "discard" else None)


def _coming(table: Table, city: City, name: StepName) -> TurnStep:
    if name == "special" and table.kernel.state.special_taken[city.seat]:  # R5.9
        return TurnStep(name, "none", city.special)
    return TurnStep(name, "to-come", None)


def _forbidding(table: Table, city: City) -> str | None:
    """The monster that forbids to discard (R8.9); in the first turn there is nothing to discard (R5.1)."""
    if table.round == 1 and table.turn == 0:
        return None
    for monster in (*city.monsters, *city.destroyed.values()):
        effect = table.card(monster).effect
        if effect is not None and effect.do == "no_discard":
            return monster
    return None


def _taken(table: Table, moves_back: Iterable[Move], at: int, ended: bool) -> set[int]:
    """The steps of this turn in which a move was made: back from the last, while they come earlier."""
    taken, latest = set[int](), at
    in_middle = ended or table.phase in ("destroy", "copy")
    for move in moves_back:
        if move.phase == Phase.DESTROY:
            continue
        step = _STEP_OF.get(move.phase, -1)
        # Only cards are drawn several times in one turn (R5.2).
        same = step == latest and (step == 1 or in_middle)
        if step < 0 or not (step < latest or same):
            break
        in_middle = False
        taken.add(step)
        latest = step
    return taken
