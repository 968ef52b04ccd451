"""The rooms of this process: loaded when somebody comes, kept while somebody is there or a bot has to act."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from happycity.codes import Code
from happycity.server.game.agreement import stand_ins, with_absences, with_end
from happycity.server.game.clock import counted
from happycity.server.game.course import Course, course_of, gone_on
from happycity.server.game.dealing import GIVE_WITHIN, dealt_without
from happycity.server.game.news import first_news
from happycity.server.game.seating import Change, due_at_first
from happycity.server.live.aside import Aside
from happycity.server.live.audience import Listener
from happycity.server.live.courses import Courses
from happycity.server.live.driver import Driver
from happycity.server.live.journal import Journal
from happycity.server.live.room import Room
from happycity.server.metrics import Metrics
from happycity.server.model.people import Downtime
from happycity.server.model.tables import LogEntry, StoredTable, check_known
from happycity.server.refusals import Denied
from happycity.server.store import tables
from happycity.server.store.hints import CHANGED, SAID, entry_in
from happycity.server.store.scribe import Scribe

TRIES = 8  # to change a table that others change at the same time


class Rooms:
    """Every room of this process, by table."""

    def __init__(
        self,
        journal: Journal,
        scribe: Scribe,
        driver: Driver,
        metrics: Metrics,
        aside: Aside,
        courses: Courses,
        *,
        now: Callable[[], float],
        downtimes: Sequence[Downtime],
        patience: float,
    ) -> None:
        """`patience`: seconds after which somebody who has no page open is absent."""
        self._patience = patience
        self._journal, self._scribe, self._driver, self._metrics = journal, scribe, driver, metrics
        self._aside, self._now, self._downtimes = aside, now, downtimes
        self._courses = courses
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._opening: dict[str, bool] = {}  # being read; whether it has changed meanwhile
        self._visits: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    @property
    def listeners(self) -> list[Listener]:
        """Everybody who is connected to a table."""
        return [listener for room in self for listener in room.audience.listeners]

    async def close(self) -> None:
        """Stop reading what others have changed."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- finding ------------------------------------------------------------------------------------

    @asynccontextmanager
    async def visit(self, table_id: str, *, fresh: bool = False) -> AsyncIterator[Room]:
        """The room of a table, which stays while somebody is in it; refused if there is no such table.

        `fresh`: it knows all that any process had stored when it was asked for.
        """
        self._visits[table_id] += 1
        try:
            yield await self._room(table_id, fresh)
        finally:
            self._visits[table_id] -= 1
            self._forget(table_id)

    def at_hand(self, table: StoredTable) -> Room | None:
        """The room of a table if it is here, and knows all that the database knew of it."""
        room = self._rooms.get(table.id)
        return room if room and room.has_begun and room.seq >= table.seq else None

    async def _room(self, table_id: str, fresh: bool) -> Room:
        has_been_read = table_id in self._rooms or table_id in self._opening
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self._rooms:
                await self._open(table_id)
        room = self._rooms[table_id]
        if fresh and has_been_read:
            await room.catch_up()
        return room

    async def _open(self, table_id: str) -> None:
        self._opening[table_id] = False
        try:
            room = self._rooms[table_id] = await self._load(table_id)
        finally:
            has_changed = self._opening.pop(table_id)
        self._metrics.rooms.set(len(self._rooms))
        try:
            if has_changed:  # somebody may have sat down while it was read: from now on it is told
                await room.catch_up()
        except BaseException:
            del self._rooms[table_id]
            raise
        self.drive(room)

    async def _load(self, table_id: str) -> Room:
        left = self._courses.take(table_id)
        table, log, last_chat = await self._journal.whole(table_id, left.snapshot.seq if left else 0)
        check_known(table)
        begun = table.status in ("playing", "over")
        course = await self._aside.run(_course, table, left, log) if begun else None
        downtimes, on_progress = self._downtimes, self.drive
        room = Room(table, course, self._journal, now=self._now, downtimes=downtimes, on_progress=on_progress)
        room.audience.last_chat = last_chat
        return room

    def drive(self, room: Room) -> None:
        """See to it that the server does its part in a game."""
        self._driver.drive(room, self._forget)

    def _forget(self, table_id: str) -> None:
        """Let go of a room in which nobody is and nothing has to be done."""
        if not self._visits[table_id] and not self._driver.drives(table_id):
            self._visits.pop(table_id, None)
            self._loading.pop(table_id, None)
            room = self._rooms.pop(table_id, None)
            if room and room.has_begun and room.table.status == "playing":
                self._courses.keep(table_id, room.course)
            self._metrics.rooms.set(len(self._rooms))

    # --- changing a table -----------------------------------------------------------------------------

    async def change(self, table_id: str, changed: Change) -> StoredTable:
        """Change seats, status or options of a table; `changed` refuses or says what it becomes."""
        for _ in range(TRIES):
            before = await self._journal.table(table_id)
            check_known(before)
            after = changed(before)
            if after is before:
                return before
            due = due_at_first(after, self._now())
            news = first_news(before, after, self._now())
            if await self._scribe.write(tables.change_table, before, after, due, news):
                table = replace(after, version=before.version + 1)
                if table_id in self._rooms:
                    self._rooms[table_id].change_to(table)
                self._note_change(table_id)
                return table
        raise Denied(Code.TOO_MANY, seconds=1)

    # --- who is there -----------------------------------------------------------------------------------

    def is_at(self, player: str, table_id: str) -> bool:
        """Whether somebody has the page of a table open, at this process."""
        room = self._rooms.get(table_id)
        return room is not None and player in room.here

    async def look_after(self, room: Room) -> None:
        """Note who is absent and who is back; do what those present have agreed on, or deal.

        Called when somebody comes, when somebody has agreed, and every second: whatever was cut short is made
        up for.
        """
        if room.table.status == "dealing":
            return await self._deal_in_time(room.table)
        if room.table.status != "playing" or not room.has_begun:
            return None
        gone, here = room.newly_absent(self._patience), room.returned()
        if gone or here:
            await self.change(room.table.id, lambda table: with_absences(table, gone, here))
        snapshot = room.snapshot
        for seat in room.course.stand_ins & set(here):
            return await room.stand_in(snapshot, "back", seat)
        if snapshot.seat in stand_ins(room.table) and not room.is_bots(snapshot.seat):
            return await room.stand_in(snapshot, "away", snapshot.seat)
        if with_end(room.table) is not room.table:
            await self.change(room.table.id, with_end)
        return None

    async def _deal_in_time(self, table: StoredTable) -> None:
        """Whoever has not given their part by now has none: nobody keeps a game waiting."""
        now = self._now()
        if counted(table.began or table.created, now, self._downtimes) >= GIVE_WITHIN:
            await self.change(table.id, lambda table: dealt_without(table, now))

    # --- what others have changed -----------------------------------------------------------------------

    def on_hint(self, about: str) -> None:
        """A table has changed; after its id stands what of it, if that is known (`store/hints.py`)."""
        table_id, _, what = about.partition(" ")
        self._note_change(table_id)
        if room := self._rooms.get(table_id):
            self._hear(room, *what.partition(" ")[::2])

    def _note_change(self, table_id: str) -> None:
        if table_id in self._opening:
            self._opening[table_id] = True

    def _hear(self, room: Room, what: str, rest: str) -> None:
        """Read what this process does not know by itself."""
        if not what:
            self._begin(_refresh(room))
        elif what == CHANGED and int(rest) > room.table.version:
            self._begin(room.catch_up(int(rest)))
        elif what == SAID and int(rest) > room.audience.last_chat:
            self._begin(room.read_chat())
        elif what.isdecimal() and int(what) > room.seq:
            self._begin(room.read_on(int(what), entry_in(rest)))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _course(table: StoredTable, left: Course | None, log: Sequence[LogEntry]) -> Course:
    """The course of a game, from where it was left if that is known."""
    return gone_on(left, log) if left else course_of(table, log)


async def _refresh(room: Room) -> None:
    """Catch up with the game and with what was said."""
    await room.catch_up()
    await room.read_chat()
