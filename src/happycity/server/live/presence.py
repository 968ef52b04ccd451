"""Where people are, for their friends: looked at every second, and written down when it is different.

Not with every page that opens and closes: whoever goes from one page to the next is gone for a moment, and
many come and go at once.
"""

from collections.abc import Callable

from happycity.server.live.lobby import Lobby
from happycity.server.live.rooms import Rooms
from happycity.server.store import presences
from happycity.server.store.presences import ORDER, Spot
from happycity.server.store.scribe import Scribe

LINGER = 4.0  # seconds after which somebody without a page is gone


class Presence:
    """The people of one process."""

    def __init__(
        self, rooms: Rooms, lobby: Lobby, scribe: Scribe, *, now: Callable[[], float], process: str
    ) -> None:
        self._rooms, self._lobby, self._scribe = rooms, lobby, scribe
        self._now, self._process = now, process
        self._written: dict[str, Spot] = {}
        self._seen: dict[str, float] = {}

    async def look(self) -> None:
        """Write down who has come, gone, or is somewhere else."""
        here, now = self._spots(), self._now()
        self._seen |= dict.fromkeys(here, now)
        gone = [one for one in self._written if one not in here and now - self._seen[one] >= LINGER]
        changed = {one: spot for one, spot in here.items() if self._written.get(one) != spot}
        if changed or gone:
            await self._scribe.write(presences.note, self._process, changed, gone)
        self._written |= changed
        for one in gone:
            del self._written[one], self._seen[one]

    async def close(self) -> None:
        """Nobody is here any more."""
        await self._scribe.write(presences.leave, self._process)

    def _spots(self) -> dict[str, Spot]:
        """Where everybody is; who has several pages open is where most happens."""
        found = [(one.person.id, Spot("lobby", None)) for one in self._lobby.onlookers]
        for room in self._rooms:
            seated = {seat.player for seat in room.table.seats}
            for person in {listener.person.id for listener in room.audience.listeners}:
                found.append((person, Spot("table" if person in seated else "watching", room.table.id)))
        return dict(sorted(found, key=lambda one: (ORDER.index(one[1].place), one[1].table or "")))
