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
from happycity.server.game.course import course_of
from happycity.server.game.dealing import GIVE_WITHIN, dealt_without
from happycity.server.game.news import first_news
from happycity.server.game.seating import Change, due_at_first
from happycity.server.live.aside import Aside
from happycity.server.live.audience import Listener
from happycity.server.live.driver import Driver
from happycity.server.live.journal import Journal
from happycity.server.live.room import Room
from happycity.server.metrics import Metrics
from happycity.server.model import Downtime, StoredTable, check_known
from happycity.server.refusals import Denied
from happycity.server.store import tables
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
        *,
        now: Callable[[], float],
        downtimes: Sequence[Downtime],
        patience: float,
    ) -> None:
        """`patience`: seconds after which somebody who has no page open is absent."""
        self._patience = patience
        self._journal, self._scribe, self._driver, self._metrics = journal, scribe, driver, metrics
        self._aside, self._now, self._downtimes = aside, now, downtimes
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
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
    async def visit(self, table_id: str) -> AsyncIterator[Room]:
        """The room of a table, which stays while somebody is in it; refused if there is no such table."""
        self._visits[table_id] += 1
        try:
            yield await self._room(table_id)
        finally:
            self._visits[table_id] -= 1
            self._forget(table_id)

    def at_hand(self, table: StoredTable) -> Room | None:
        """The room of a table if it is here, and knows all that the database knew of it."""
        room = self._rooms.get(table.id)
        return room if room and room.has_begun and room.seq >= table.seq else None

    async def _room(self, table_id: str) -> Room:
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self._rooms:
                await self._open(table_id)
        return self._rooms[table_id]

    async def _open(self, table_id: str) -> None:
        room = self._rooms[table_id] = await self._load(table_id)
        self._metrics.rooms.set(len(self._rooms))
        try:
            await room.catch_up()  # somebody may have sat down while it was read: from now on it is told
        except BaseException:
            del self._rooms[table_id]
            raise
        self.drive(room)

    async def _load(self, table_id: str) -> Room:
        table = await self._journal.table(table_id)
        check_known(table)
        log = await self._journal.entries(table_id)
        begun = table.status in ("playing", "over")
        course = await self._aside.run(course_of, table, log) if begun else None
        downtimes, on_progress = self._downtimes, self.drive
        room = Room(table, course, self._journal, now=self._now, downtimes=downtimes, on_progress=on_progress)
        said = await self._journal.said(table_id)
        room.audience.last_chat = said[-1].n if said else 0
        return room

    def drive(self, room: Room) -> None:
        """See to it that the server does its part in a game."""
        self._driver.drive(room, self._forget)

    def _forget(self, table_id: str) -> None:
        """Let go of a room in which nobody is and nothing has to be done."""
        if not self._visits[table_id] and not self._driver.drives(table_id):
            self._visits.pop(table_id, None)
            self._loading.pop(table_id, None)
            self._rooms.pop(table_id, None)
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
        """A table has changed; a number after its id says how far its log goes."""
        table_id, _, seq = about.partition(" ")
        room = self._rooms.get(table_id)
        if room and not seq:
            self._begin(_refresh(room))
        elif room and int(seq) > room.seq:
            self._begin(room.read_on(int(seq)))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _refresh(room: Room) -> None:
    """Catch up with the game and with what was said."""
    await room.catch_up()
    await room.read_chat()
