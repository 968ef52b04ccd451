"""The rooms of this process: loaded when somebody comes, driven when a bot or a clock has to act."""

import asyncio
import itertools
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from happycity.server.driver import drive_room
from happycity.server.game.seating import due_at_first
from happycity.server.hall import Hall
from happycity.server.model import Downtime, StoredTable
from happycity.server.protocol import Closing
from happycity.server.refusals import Denied
from happycity.server.room import Room, encode
from happycity.server.store import chat, games, uptime
from happycity.server.store.hints import LOBBY
from happycity.server.store.people import PERSON
from happycity.server.store.uptime import ALIVE

SIGN_OF_LIFE = 1.0  # seconds between two
LOOK_AROUND = 1.0  # seconds between two looks for what hints have missed
TIDY = 3600.0  # seconds between two looks for tables that were given up
OPEN_FOR = 24 * 3600.0  # seconds after which a table that never began is closed
IDLE_FOR = 60 * 24 * 3600.0  # seconds after which a game that nobody goes on with is closed
MOST_NEGLECTED = 50  # games taken over at a time
TRIES = 8  # to change a table that others change at the same time
RETRY_MS = 1500

log = logging.getLogger("happycity.rooms")


class Rooms:
    """Every room of this process, by table."""

    def __init__(self, hall: Hall, downtimes: Sequence[Downtime]) -> None:
        self._hall = hall
        self.downtimes = downtimes
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._visits: Counter[str] = Counter()
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to give signs of life and to look around."""
        self._begin(self._again_and_again(SIGN_OF_LIFE, self._give_sign))
        self._begin(self._again_and_again(LOOK_AROUND, self._look_around))
        self._begin(self._again_and_again(TIDY, self._tidy))

    async def stop(self) -> None:
        """Stop acting."""
        tasks = [*self._tasks, *self._driving.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def farewell(self) -> None:
        """Tell everybody to come back in a moment; returns when all is sent that they were to hear."""
        last, at_tables = encode(Closing(RETRY_MS)), [room.listeners for room in self._rooms.values()]
        connected = [*self._hall.lobby.onlookers, *itertools.chain(*at_tables)]
        await asyncio.gather(*(one.part(last) for one in connected))

    # --- finding ------------------------------------------------------------------------------------

    @asynccontextmanager
    async def visit(self, table_id: str) -> AsyncIterator[Room]:
        """The room of a table, which stays while somebody is in it; refused if there is no such table."""
        self._visits[table_id] += 1
        try:
            yield await self._room(table_id)
        finally:
            self._visits[table_id] -= 1
            self._forget(table_id)

    async def _room(self, table_id: str) -> Room:
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self._rooms:
                await self._open(table_id)
        return self._rooms[table_id]

    async def _open(self, table_id: str) -> None:
        room = self._rooms[table_id] = await self._load(table_id)
        self._hall.metrics.rooms.set(len(self._rooms))
        try:
            await room.catch_up()  # somebody may have sat down while it was read: from now on it is told
        except BaseException:
            del self._rooms[table_id]
            raise
        self.drive(room)

    def at_hand(self, sitting: StoredTable) -> Room | None:
        """The room of a table if it is here, and knows all that the database knew of it."""
        room = self._rooms.get(sitting.id)
        return room if room and room.has_begun and room.seq >= sitting.seq else None

    async def _load(self, table_id: str) -> Room:
        sitting = await self._hall.database.read(games.sitting, table_id)
        if sitting is None:
            raise Denied("unknown-table", found=table_id)
        entries = await self._hall.database.read(games.log_of, table_id)
        room = Room(self._hall, sitting, entries)
        said = await self._hall.database.read(chat.chat_of, table_id)
        room.last_chat = said[-1].n if said else 0
        return room

    def _forget(self, table_id: str) -> None:
        """Let go of a room in which nobody is and nothing has to be done."""
        if not self._visits[table_id] and table_id not in self._driving:
            self._visits.pop(table_id, None)
            self._loading.pop(table_id, None)
            self._rooms.pop(table_id, None)
            self._hall.metrics.rooms.set(len(self._rooms))

    # --- changing a table -----------------------------------------------------------------------------

    async def change(self, table_id: str, changed: Callable[[StoredTable], StoredTable]) -> StoredTable:
        """Change seats, status or options of a table; `changed` refuses or says what it becomes."""
        for _ in range(TRIES):
            before = await self._hall.database.read(games.sitting, table_id)
            if before is None:
                raise Denied("unknown-table", found=table_id)
            after = changed(before)
            due = due_at_first(after, self._hall.now())
            if await self._hall.scribe.write(games.change_table, before, after, due):
                return self._tell_change(replace(after, version=before.version + 1))
        raise Denied("too-many", seconds=1)

    def _tell_change(self, sitting: StoredTable) -> StoredTable:
        if sitting.id in self._rooms:
            self._rooms[sitting.id].change_to(sitting)
        self._hall.lobby.look()
        return sitting

    # --- driving --------------------------------------------------------------------------------------

    def drive(self, room: Room) -> None:
        """See to it that bots move, clocks run out and games end."""
        table_id = room.sitting.id
        if table_id in self._driving or room.sitting.status != "playing":
            return
        task = asyncio.create_task(drive_room(self._hall, room), name=f"driving {table_id}")
        self._driving[table_id] = task
        task.add_done_callback(lambda task: self._driven(room, task))

    def _driven(self, room: Room, task: asyncio.Task[None]) -> None:
        self._driving.pop(room.sitting.id, None)
        if not task.cancelled() and (error := task.exception()):
            log.error("driving-failed", exc_info=error, extra={"table": room.sitting.id})
        elif not task.cancelled() and room.changed.is_set():
            self.drive(room)  # the game went on at the moment in which the driver stopped
        self._forget(room.sitting.id)

    # --- what hints have missed -------------------------------------------------------------------------

    def hear(self, hint: str) -> None:
        """Another process (or this one) says that something has changed."""
        about, _, seq = hint.partition(" ")
        room = self._rooms.get(about)
        if about == LOBBY:
            self._hall.lobby.look()
        elif hint.startswith(PERSON):
            self._hall.sessions.forget(hint.removeprefix(PERSON))
        elif room and seq:
            if int(seq) > room.seq:
                self._begin(room.read_on(int(seq)))
        elif room:
            self._begin(self._look_at(room))

    async def _look_at(self, room: Room) -> None:
        """Catch up with the game and with what was said."""
        await room.catch_up()
        room.tell_chat(await self._hall.database.read(chat.chat_of, room.sitting.id, room.last_chat))

    async def _give_sign(self) -> None:
        await self._hall.scribe.write(uptime.still_here, self._hall.process, self._hall.now())

    async def _tidy(self) -> None:
        now = self._hall.now()
        await self._hall.scribe.write(games.close_idle, now - OPEN_FOR, now - IDLE_FOR)
        self._hall.lobby.look()

    async def _look_around(self) -> None:
        now = self._hall.now()
        if not self._hall.database.is_sqlite:
            await self._compare([key for key, room in self._rooms.items() if room.listeners])
            self._hall.lobby.look()
        found = await self._hall.database.read(
            games.neglected, self._hall.process, now, now - ALIVE, list(self._driving), MOST_NEGLECTED
        )
        for table_id in found:
            async with self.visit(table_id) as room:
                self.drive(room)

    async def _compare(self, ids: Sequence[str]) -> None:
        """Catch up with whatever is further in the database than here."""
        marks = await self._hall.database.read(games.marks_of, ids)
        for table_id, (seq, version) in marks.items():
            room = self._rooms.get(table_id)
            if room and (seq > room.sitting.seq or version > room.sitting.version):
                await room.catch_up()

    async def _again_and_again(self, pause: float, deed: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await deed()
            except Exception:
                log.exception("background-failed")
            await asyncio.sleep(pause)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
