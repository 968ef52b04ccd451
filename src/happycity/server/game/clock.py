"""Whose time runs, and how much is left: worked out from the log, so that a restart changes nothing.

Every decision has its own seconds; what it takes beyond them comes out of the seat's bank.  A decision that
is taken back goes on where it was.  Who goes away and comes back finds the time of the decision gone on.
Time in which no server ran does not count.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from happycity.server.game.snapshots import Snapshot
from happycity.server.model.people import Downtime
from happycity.server.model.tables import LogEntry
from happycity.server.protocol.tables import ClockPart


def counted(began: float, now: float, downtimes: Sequence[Downtime]) -> float:
    """Seconds between two moments in which a server was there."""
    lost, reached = 0.0, began
    for down in downtimes:  # in order; what several processes missed overlaps
        missed = min(now, down.ended) - max(reached, down.began)
        if missed > 0:
            lost, reached = lost + missed, min(now, down.ended)
    return max(0.0, now - began - lost)


@dataclass(slots=True)
class Purse:
    """The time of one seat."""

    bank: float
    used: float = 0.0
    """Seconds that went into the decision at hand before it was last taken back."""
    due: float = 0.0
    """What the bank has to pay if a bot takes the decision at hand."""
    is_up: bool = False
    """There was no time left for the decision at hand: a bot takes it, whether or not the person returns."""


class Clock:
    """The time of every seat at one table."""

    def __init__(self, part: ClockPart, seats: int) -> None:
        self._move_seconds = part.move_seconds
        self._purses = [Purse(float(part.bank_seconds)) for _ in range(seats)]
        self._paid: dict[int, tuple[float, float]] = {}  # seconds, and those of the bank, by entry

    def follow(self, snapshot: Snapshot) -> None:
        """Take account of what was decided."""
        entry = snapshot.entry
        if entry is not None and entry.seat is not None:
            self._note(self._purses[entry.seat], entry, snapshot.undoes)

    def left(self, seat: int, elapsed: float = 0.0) -> float:
        """Seconds until a bot takes over, if the seat decides now for so long."""
        purse = self._purses[seat]
        return purse.bank + self._move_seconds - purse.used - elapsed

    def is_up(self, seat: int) -> bool:
        """Whether the time of the decision at hand has run out."""
        return self._purses[seat].is_up

    def _note(self, purse: Purse, entry: LogEntry, undoes: Sequence[int]) -> None:
        if entry.kind in ("move", "end"):
            seconds = purse.used + entry.spent
            taken = purse.due if entry.by_bot else min(purse.bank, self._from_bank(seconds))
            purse.bank, purse.used, purse.due, purse.is_up = purse.bank - taken, 0.0, 0.0, False
            self._paid[entry.seq] = seconds, taken
        elif entry.kind == "undo":
            paid = list(map(self._paid.pop, undoes))
            purse.bank += sum(taken for _, taken in paid)
            purse.used += sum(seconds for seconds, _ in paid) + entry.spent
        elif entry.kind == "away":
            purse.due = min(purse.bank, self._from_bank(purse.used + entry.spent))
            purse.is_up = purse.used + entry.spent >= purse.bank + self._move_seconds

    def _from_bank(self, seconds: float) -> float:
        return max(0.0, seconds - self._move_seconds)
