"""Whose time runs, and how much is left: worked out from the log, so that a restart changes nothing.

Every decision has its own seconds; what it takes beyond them comes out of the seat's bank.  A decision that
is taken back goes on where it was.  Time in which no server ran does not count.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from happycity.server.game.snapshots import Snapshot
from happycity.server.model import Downtime, LogEntry
from happycity.server.protocol import ClockPart


def counted(began: float, now: float, downtimes: Sequence[Downtime]) -> float:
    """Seconds between two moments in which a server was there."""
    lost = sum(max(0.0, min(now, down.ended) - max(began, down.began)) for down in downtimes)
    return max(0.0, now - began - lost)


@dataclass(slots=True)
class Purse:
    """The time of one seat."""

    bank: float
    used: float = 0.0
    """Seconds that went into the decision at hand before it was last taken back."""


class Clock:
    """The time of every seat at one table."""

    def __init__(self, part: ClockPart, seats: int) -> None:
        self._move_seconds = part.move_seconds
        self._purses = [Purse(float(part.bank_seconds)) for _ in range(seats)]
        self._paid: dict[int, float] = {}  # seconds of the decisions that can still be taken back, by number

    def follow(self, snapshot: Snapshot) -> None:
        """Take account of what was decided."""
        entry = snapshot.entry
        if entry is not None and entry.seat is not None and not entry.by_bot:
            self._note(self._purses[entry.seat], entry, snapshot.undoes)

    def left(self, seat: int, elapsed: float = 0.0) -> float:
        """Seconds until a bot takes over, if the seat decides now for so long."""
        purse = self._purses[seat]
        return purse.bank + self._move_seconds - purse.used - elapsed

    def _note(self, purse: Purse, entry: LogEntry, undoes: Sequence[int]) -> None:
        if entry.kind in ("move", "end"):
            seconds = purse.used + entry.spent
            purse.bank -= self._from_bank(seconds)
            purse.used = 0.0
            self._paid[entry.seq] = seconds
        elif entry.kind == "undo":
            seconds = sum(map(self._paid.pop, undoes))
            purse.bank += self._from_bank(seconds)
            purse.used += seconds + entry.spent
        elif entry.kind == "away":  # the time ran out, or the player left: nothing is carried over
            purse.bank = max(0.0, purse.bank - self._from_bank(purse.used + entry.spent))
            purse.used = 0.0

    def _from_bank(self, seconds: float) -> float:
        return max(0.0, seconds - self._move_seconds)
