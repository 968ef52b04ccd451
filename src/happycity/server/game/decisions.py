"""What a message of a player becomes: a decision for one of their seats, or a refusal."""

from collections.abc import Sequence
from dataclasses import dataclass

from happycity.codes import Code
from happycity.server.game.snapshots import Snapshot
from happycity.server.protocol.asking import Away, Back, EndTurn, Intent, Move, Undo
from happycity.server.refusals import Denied

AT_ANY_TIME = (Away, Back)
"""What somebody wants whatever the others do meanwhile."""
COMINGS = ("away", "back")
"""The same as kinds of entries: they change who plays, never the position, nor whose time runs."""
MOST_OF_A_SEAT = {"undo": 100, "away": 20, "back": 20}
"""Entries of one seat in one game: nobody plays so, and a log has to end (`snapshots.MOST_ENTRIES`)."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a log entry says, but for its number, key and time."""

    kind: str
    seat: int
    move: str | None = None
    hold: bool = False


def decision_of(
    intent: Intent, seats: Sequence[int], snapshot: Snapshot, *, rated: bool, hold: bool
) -> Decision:
    """The decision of somebody who plays these seats; `hold`: they end their turns themselves."""
    match intent:
        case Move(move=move, hold=wish):
            seat, holds = _acting(seats, snapshot), hold if wish is None else wish
            # a card given to a monster in somebody else's turn (R8.6) ends no turn of one's own
            holds = holds and not rated and snapshot.game.turn == seat
            return Decision("move", seat, move, hold=holds)
        case Undo():
            if rated:
                raise Denied(Code.RATED_NO_UNDO)
            return Decision("undo", _first(seats, [seat for seat in seats if snapshot.can_undo(seat)]))
        case EndTurn():
            return Decision("end", _acting(seats, snapshot))
        case Away():
            return Decision("away", _first(seats, [seat for seat in seats if seat not in snapshot.away]))
        case Back():
            return Decision("back", _first(seats, [seat for seat in seats if seat in snapshot.away]))
    raise AssertionError(intent)


def _acting(seats: Sequence[int], snapshot: Snapshot) -> int:
    """Which of the sender's seats a decision is for: the one that has to act."""
    if snapshot.seat is None:
        raise Denied(Code.GAME_FINISHED)
    if snapshot.seat not in seats:
        raise Denied(Code.NOT_YOUR_TURN, seat=seats[0], turn=snapshot.seat)
    return snapshot.seat


def _first(seats: Sequence[int], fitting: Sequence[int]) -> int:
    """The first seat that it is for; if there is none, the log refuses it for the first of all."""
    return fitting[0] if fitting else seats[0]
