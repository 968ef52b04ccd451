"""The course of a game: all that follows from its log, entry by entry.

What a room holds in memory.  A restart, or somebody who comes after a long time, works it out anew; since a
log can be long, whoever has others to serve does that in a thread.
"""

import copy
from collections import Counter, deque
from collections.abc import Iterable

from happycity.server.game.clock import Clock
from happycity.server.game.decisions import COMINGS
from happycity.server.game.snapshots import Snapshot, after, opening_of
from happycity.server.game.views import step_of
from happycity.server.model.tables import LogEntry, StoredTable, options_of
from happycity.server.protocol.telling import Step
from happycity.server.protocol.terms import REMEMBERED


class Course:
    """Where a game is, and what is remembered of the way."""

    def __init__(self, table: StoredTable) -> None:
        """The game before anybody has decided anything."""
        self.snapshot: Snapshot = opening_of(table)
        self.steps: deque[Step] = deque(maxlen=REMEMBERED)
        """The last ones, for those who come back."""
        self.keys: dict[str, LogEntry] = {}
        """Every entry, by its key."""
        self.done: Counter[tuple[int | None, str]] = Counter()
        """How many entries there are, by seat and kind."""
        self.decided: LogEntry | None = None
        """The last entry that changed the position."""
        self.stand_ins: set[int] = set()
        """Seats that a bot plays for because the others have agreed on it, until their people are back."""
        part = options_of(table).clock
        self.clock = Clock(part, len(table.seats)) if part else None

    def copy(self) -> "Course":
        """Another that goes its own way from here."""
        twin = copy.copy(self)
        twin.steps, twin.keys, twin.done = self.steps.copy(), self.keys.copy(), self.done.copy()
        twin.stand_ins, twin.clock = self.stand_ins.copy(), copy.deepcopy(self.clock)
        return twin

    def advance(self, entry: LogEntry, snapshot: Snapshot) -> None:
        """An entry leads to a snapshot."""
        self.snapshot = snapshot
        self.steps.append(step_of(snapshot))
        self.keys[entry.key] = entry
        self.done[entry.seat, entry.kind] += 1
        if entry.kind not in COMINGS:
            self.decided = entry
        if entry.seat is not None and entry.kind == "away" and entry.by_agreement:
            self.stand_ins.add(entry.seat)
        self.stand_ins &= snapshot.away
        if self.clock:
            self.clock.follow(snapshot)


def course_of(table: StoredTable, log: Iterable[LogEntry]) -> Course:
    """The course of a game by its log."""
    return gone_on(Course(table), log)


def gone_on(course: Course, log: Iterable[LogEntry]) -> Course:
    """The same course after more entries."""
    for entry in log:
        course.advance(entry, after(course.snapshot, entry))
    return course
