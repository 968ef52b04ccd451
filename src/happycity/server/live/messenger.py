"""Tells people who have no page open what they wished to be told of.

Whatever is in the outbox is looked at when it is due: what no longer holds is let go, who is at the table is
left alone, who sleeps is told in the morning.  One process takes a row, and another only if that one dies:
it may then be sent twice, under the same id.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

from happycity.server.live.lobby import Lobby
from happycity.server.live.rooms import Rooms
from happycity.server.live.whereabouts import Whereabouts
from happycity.server.metrics import Metrics
from happycity.server.model.notices import Notice
from happycity.server.model.people import Addressee
from happycity.server.model.tables import StoredTable
from happycity.server.one_time import fresh_code, hash_of_code
from happycity.server.post.failures import Down, Undelivered
from happycity.server.post.message import Message
from happycity.server.post.office import Office
from happycity.server.post.quiet import end_of_quiet
from happycity.server.post.words import told, way_back
from happycity.server.store import contacts, outbox, recovery, tables
from happycity.server.store.database import Database
from happycity.server.store.outbox import LOST
from happycity.server.store.scribe import Scribe
from happycity.server.store.uptime import ALIVE

FOR_A_SEAT = ("invitation", "challenge")
"""Kinds of notices that hold as long as a seat is kept."""
AHEAD = 3.0  # seconds before it is due that each process says whether somebody is at the table
SEEN = 60.0  # seconds after which an open page has been seen: a line that is dead is known to be by then
ASK_AGAIN = 10.0  # seconds, while a page is open that may be nobody's any more
FIRST_PAUSE, LONGEST_PAUSE = 30.0, 3600.0  # seconds between two tries, twice as long each time
MOST_TRIES = 30  # about a day
AFTER_A_FAULT = 600.0  # seconds
MOST_AT_A_TIME = 50
LINK_FOR = 3600.0  # seconds for which a link for a lost password works
FAREWELL = 3.0  # seconds for what is on the way when the server stops

logger = logging.getLogger("happycity.messenger")


class Standing(NamedTuple):
    """What a notice is about, as it is now."""

    table: StoredTable
    round: int


class Messenger:
    """Sends what is due; to be called every second."""

    def __init__(
        self,
        office: Office,
        database: Database,
        scribe: Scribe,
        rooms: Rooms,
        lobby: Lobby,
        whereabouts: Whereabouts,
        metrics: Metrics,
        *,
        now: Callable[[], float],
        process: str,
    ) -> None:
        self._office, self._database, self._scribe, self._metrics = office, database, scribe, metrics
        self._rooms, self._lobby, self._whereabouts = rooms, lobby, whereabouts
        self._now, self._process = now, process
        self._sending: dict[asyncio.Task[None], str] = {}

    async def close(self) -> None:
        """Finish what is on the way, if it does not take long; the rest is sent after the next start."""
        if self._sending:
            _, late = await asyncio.wait(self._sending, timeout=FAREWELL)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def look(self) -> None:
        """Look at everything that is due, or will be in a moment."""
        if not self._office.channels:
            return
        now = self._now()
        for notice in await self._database.read(outbox.soon, now + AHEAD, now - ALIVE, MOST_AT_A_TIME):
            try:
                await self._consider(notice)
            except Exception:
                await self._fail(notice)

    async def _consider(self, notice: Notice) -> None:
        now, standing = self._now(), await self._standing(notice)
        if standing is None and notice.kind != LOST:
            await self._let_go(notice)
        elif standing and self._sees(notice, standing.table):
            is_seen = now >= notice.at + SEEN
            await (self._let_go(notice) if is_seen else self._postpone(notice, now + ASK_AGAIN))
        elif notice.due <= now and notice.player not in self._sending.values():
            await self._begin(notice, standing)

    async def _begin(self, notice: Notice, standing: Standing | None) -> None:
        """Send it, unless it is night where they are, or nothing leads to them."""
        whom = await self._database.read(contacts.addressee_of, notice)
        if whom is None or not self._office.leads_to(notice.channel, whom.contact, whom.browsers):
            await self._let_go(notice)
        elif standing and (morning := end_of_quiet(whom.contact.quiet, self._now())) is not None:
            await self._postpone(notice, morning)
        elif await self._scribe.write(outbox.claim, notice, self._process, self._now() - ALIVE):
            task = asyncio.create_task(self._try(notice, whom, standing))
            self._sending[task] = notice.player
            task.add_done_callback(self._sending.pop)

    async def _try(self, notice: Notice, whom: Addressee, standing: Standing | None) -> None:
        try:
            await self._send(notice, whom, standing)
        except Exception:
            await self._fail(notice)

    async def _fail(self, notice: Notice) -> None:
        """A fault of our own: the others go on, and so does this one later."""
        logger.exception("notice-failed", extra={"channel": notice.channel})
        await self._postpone(notice, self._now() + AFTER_A_FAULT)

    async def _send(self, notice: Notice, whom: Addressee, standing: Standing | None) -> None:
        message = await self._message(notice, whom, standing)
        outcome = await self._office.send(notice.channel, whom.contact, whom.browsers, message)
        for browser in outcome.gone:
            await self._scribe.write(contacts.remove_device, notice.player, browser)
        if outcome.failure is None:
            await self._scribe.write(outbox.settle, notice, self._now())
            self._count(notice, "sent")
        else:
            await self._put_off(notice, outcome.failure)

    async def _message(self, notice: Notice, whom: Addressee, standing: Standing | None) -> Message:
        """What is said; a code is made when it is sent, so that it is never kept as it is."""
        if standing is not None:
            return told(notice, whom.person, standing.table, standing.round, self._office.links)
        code, ends = fresh_code(), self._now() + LINK_FOR
        await self._scribe.write(recovery.give, notice.player, hash_of_code(code), ends, recovery.MAIL)
        return way_back(notice, whom.person, code, self._office.links)

    async def _put_off(self, notice: Notice, failure: Undelivered) -> None:
        """Try again later what may still arrive; what does not in a day is given up."""
        if isinstance(failure, Down) and notice.tries + 1 < MOST_TRIES:
            pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2**notice.tries)
            await self._postpone(notice, self._now() + pause)
            self._count(notice, "put off")
            return
        await self._let_go(notice)
        self._count(notice, "given up")
        why = {"channel": notice.channel, "kind": notice.kind, "reason": str(failure)}
        logger.warning("notice-given-up", extra=why)

    async def _standing(self, notice: Notice) -> Standing | None:
        """What it is about; None if it no longer holds, or is about no table."""
        if notice.table_id is None:
            return None
        table = await self._database.read(tables.stored_table, notice.table_id)
        if table is None:
            return None
        if notice.kind == "over":
            return Standing(table, 0) if table.status == "over" else None
        if notice.kind in FOR_A_SEAT:
            asked = (seat.player for seat in table.seats if seat.kind == "asked")
            return Standing(table, 0) if table.status == "open" and notice.player in asked else None
        where = await self._whereabouts.of(table)
        return Standing(table, where.round) if where and where.number == notice.turn else None

    def _sees(self, notice: Notice, table: StoredTable) -> bool:
        """Whether a page of theirs says it; an offered seat stands on the start page and at the last game."""
        places = [table.id]
        if notice.kind in FOR_A_SEAT:
            places += [table.previous] if table.previous else []
            if any(one.person.id == notice.player for one in self._lobby.onlookers):
                return True
        return any(self._rooms.is_at(notice.player, place) for place in places)

    async def _let_go(self, notice: Notice) -> None:
        await self._scribe.write(outbox.settle, notice, None)

    async def _postpone(self, notice: Notice, due: float) -> None:
        await self._scribe.write(outbox.postpone, notice, due)

    def _count(self, notice: Notice, outcome: str) -> None:
        self._metrics.notices.labels(notice.channel, outcome).inc()
