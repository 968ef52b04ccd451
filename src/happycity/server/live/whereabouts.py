"""Where the games are that nobody is at: worked out from their logs, aside, and remembered."""

from typing import NamedTuple

from happycity.server.game.course import gone_on
from happycity.server.game.news import turn_of
from happycity.server.game.snapshots import Snapshot, last_snapshot
from happycity.server.live.aside import Aside
from happycity.server.live.courses import Courses
from happycity.server.live.journal import Journal
from happycity.server.live.rooms import Rooms
from happycity.server.model.tables import StoredTable, is_foreign

MOST_KNOWN = 5_000


class Where(NamedTuple):
    """How far a game is."""

    round: int
    turn: int | None
    """The seat that has to decide."""
    number: int | None
    """Of the turn in which it has (`game/news.py`)."""


class Whereabouts:
    """Asked about one game after the other."""

    def __init__(self, rooms: Rooms, courses: Courses, journal: Journal, aside: Aside) -> None:
        self._rooms, self._courses, self._journal, self._aside = rooms, courses, journal, aside
        self._known: dict[tuple[str, int], Where] = {}

    async def of(self, table: StoredTable) -> Where | None:
        """Where a game is: its room knows, or its log; None unless it is played, by rules known here."""
        if table.status != "playing" or is_foreign(table):
            return None
        room = self._rooms.at_hand(table)
        return _where(room.snapshot) if room else await self._by_log(table)

    async def _by_log(self, table: StoredTable) -> Where:
        key = table.id, table.seq
        if key not in self._known:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[key] = _where(await self._last_snapshot(table))
        return self._known[key]

    async def _last_snapshot(self, table: StoredTable) -> Snapshot:
        course = self._courses.take(table.id)
        if course is None:
            log = await self._journal.entries(table.id)
            return await self._aside.run(last_snapshot, table, log)
        log = await self._journal.entries(table.id, course.snapshot.seq)
        self._courses.keep(table.id, await self._aside.run(gone_on, course, log))
        return course.snapshot


def _where(snapshot: Snapshot) -> Where:
    return Where(snapshot.game.round, snapshot.seat, turn_of(snapshot))
