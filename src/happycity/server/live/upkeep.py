"""What one process does again and again: signs of life, looks for what hints have missed, tidying up."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from happycity.server.days import day_beside, day_of
from happycity.server.live.driver import Driver
from happycity.server.live.evenings import Evenings
from happycity.server.live.friend_lists import LOOK_AGAIN, FriendLists
from happycity.server.live.hints import Hints
from happycity.server.live.messenger import Messenger
from happycity.server.live.presence import Presence
from happycity.server.live.rooms import Rooms
from happycity.server.model.people import Downtime
from happycity.server.settings import Settings
from happycity.server.store import claims, daily, deeds, house, log, outbox, retention, tables, uptime
from happycity.server.store.database import Database
from happycity.server.store.hints import LOBBY
from happycity.server.store.scribe import Scribe
from happycity.server.store.uptime import ALIVE

SIGN_OF_LIFE = 1.0  # seconds between two
LOOK_AROUND = 1.0  # seconds between two looks for what hints have missed
LOOK_AT_EVENINGS = 1.0  # seconds between two looks for rounds that are due, or over
LOOK_BACK = 2.0  # seconds between two looks for games of evenings whose luck is not known
LOOK_AT_POST = 1.0  # seconds between two looks at what people are to be told
LOOK_FOR_PEOPLE = 1.0  # seconds between two looks at who is here
TIDY = 3600.0  # seconds between two looks for tables that were given up, and for days without a deal
OPEN_FOR = 24 * 3600.0  # seconds after which a table that never began is closed
IDLE_FOR = 60 * 24 * 3600.0  # seconds after which a game that nobody goes on with is closed
TOLD_FOR = 90 * 24 * 3600.0  # seconds for which is known what somebody was told: longer than any turn
DAY = 24 * 3600.0  # seconds
BREATH = 0.1  # seconds between two steps of forgetting, for others who want to write
MOST_NEGLECTED = 50  # games taken over at a time

logger = logging.getLogger("happycity.upkeep")


class Upkeep:
    """Begins when it is made, ends when it is closed."""

    def __init__(
        self,
        database: Database,
        scribe: Scribe,
        rooms: Rooms,
        driver: Driver,
        messenger: Messenger,
        presence: Presence,
        friend_lists: FriendLists,
        evenings: Evenings,
        hints: Hints,
        downtimes: list[Downtime],
        settings: Settings,
        *,
        now: Callable[[], float],
        process: str,
    ) -> None:
        self._database, self._scribe, self._rooms, self._driver = database, scribe, rooms, driver
        self._hints, self._now, self._process = hints, now, process
        self._downtimes, self._slept = downtimes, list[Downtime]()
        self._settings = settings
        self._deed: int | None = None  # the last that was heard of
        self._tasks = [
            asyncio.create_task(_again_and_again(SIGN_OF_LIFE, self._give_sign)),
            asyncio.create_task(_again_and_again(LOOK_AROUND, self.look_around)),
            asyncio.create_task(_again_and_again(LOOK_AT_POST, messenger.look)),
            asyncio.create_task(_again_and_again(LOOK_FOR_PEOPLE, presence.look)),
            asyncio.create_task(_again_and_again(LOOK_AGAIN, friend_lists.look)),
            asyncio.create_task(_again_and_again(LOOK_AT_EVENINGS, evenings.look)),
            asyncio.create_task(_again_and_again(LOOK_BACK, evenings.review)),
            asyncio.create_task(_again_and_again(TIDY, self.tidy)),
        ]

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def sleep_through(self, down: Downtime) -> None:
        """The process was there and could do nothing: from this moment on that time counts for nobody."""
        self._downtimes.append(down)
        self._slept.append(down)

    async def _give_sign(self) -> None:
        await self._scribe.write(uptime.still_here, self._process, self._now())
        while self._slept:
            await self._scribe.write(uptime.add_downtime, self._slept[0])
            self._slept.pop(0)

    async def tidy(self) -> None:
        """Close what nobody goes on with, forget what is old; decide tomorrow's deals while it is today."""
        now = self._now()
        today = day_of(now)
        await self._scribe.write(daily.prepare, [today, day_beside(today, 1)])
        await self._scribe.write(tables.close_idle, now - OPEN_FOR, now - IDLE_FOR)
        await self._scribe.write(outbox.forget_before, now - TOLD_FOR)
        await self._scribe.write(house.forget_old, now - DAY)
        await self._forget(now)

    async def _forget(self, now: float) -> None:
        """What the host does not want to keep any longer, in small steps."""
        guests, chat = self._settings.keep_guests_days, self._settings.keep_chat_days
        while guests and await self._scribe.write(retention.forget_guests, now - guests * DAY, now):
            await asyncio.sleep(BREATH)
        while chat and await self._scribe.write(retention.forget_chat, now - chat * DAY):
            await asyncio.sleep(BREATH)

    async def look_around(self) -> None:
        """Catch up with other processes and the command line, and take over games that nobody drives."""
        now = self._now()
        await self._hear_of_deeds()
        if not self._database.is_sqlite:
            await self._compare()
            self._hints.pass_on(LOBBY)
        found = await self._database.read(
            claims.neglected, self._process, now, now - ALIVE, self._driver.tables, MOST_NEGLECTED
        )
        for table_id in found:
            async with self._rooms.visit(table_id) as room:
                await self._rooms.look_after(room)  # nobody was there to deal
                self._rooms.drive(room)
        for room in self._rooms:
            await self._rooms.look_after(room)

    async def _hear_of_deeds(self) -> None:
        """What the host has done beside the server: with SQLite nothing else tells of it."""
        if self._deed is None:
            self._deed = await self._database.read(deeds.last_number)
        self._deed, hints = await self._database.read(deeds.hints_after, self._deed)
        for hint in hints:
            self._hints.pass_on(hint)

    async def _compare(self) -> None:
        """Catch up with whatever is further in the database than here."""
        rooms = {room.table.id: room for room in self._rooms if room.audience.listeners}
        marks = await self._database.read(log.marks_of, list(rooms))
        for table_id, (seq, version) in marks.items():
            room = rooms[table_id]
            if seq > room.table.seq or version > room.table.version:
                await room.catch_up()


async def _again_and_again(pause: float, deed: Callable[[], Coroutine[Any, Any, None]]) -> None:
    while True:
        try:
            await deed()
        except Exception:
            logger.exception("background-failed")
        await asyncio.sleep(pause)
