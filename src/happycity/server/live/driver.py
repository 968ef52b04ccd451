"""What the server does in a game: bots move after a pause one can follow, clocks run out, games end."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

from happycity.bots.interface import bot_seed
from happycity.server.game.decisions import Decision
from happycity.server.game.news import end_news
from happycity.server.game.results import finished_game
from happycity.server.game.snapshots import Snapshot
from happycity.server.live.bots import BotPool
from happycity.server.live.room import Room
from happycity.server.metrics import Metrics
from happycity.server.protocol.terms import STAND_IN
from happycity.server.store import claims, history, tables
from happycity.server.store.scribe import Scribe
from happycity.server.store.uptime import ALIVE

LOOK_AT_CLOCK = 1.0  # seconds at most between two looks: the machine's clock may be set
ASK_AGAIN = 1.0  # seconds, while another process drives the game

logger = logging.getLogger("happycity.driver")


class Driver:
    """Acts in the games of this process, each in a task of its own."""

    def __init__(
        self,
        scribe: Scribe,
        bots: BotPool,
        metrics: Metrics,
        now: Callable[[], float],
        process: str,
        *,
        alone: bool,
    ) -> None:
        """`alone`: no other process can act in the same games (SQLite)."""
        self._scribe, self._bots, self._metrics, self._now = scribe, bots, metrics, now
        self._process, self._alone = process, alone
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._is_closed = False

    @property
    def tables(self) -> list[str]:
        """Those at which it acts now."""
        return list(self._driving)

    def drives(self, table_id: str) -> bool:
        """Whether it acts at this table now."""
        return table_id in self._driving

    def drive(self, room: Room, at_rest: Callable[[str], None]) -> None:
        """See to it that bots move, clocks run out and games end; `at_rest`: nothing is left to do."""
        table_id = room.table.id
        if self._is_closed or table_id in self._driving or room.table.status != "playing":
            return
        task = asyncio.create_task(self._drive(room), name=f"driving {table_id}")
        self._driving[table_id] = task
        task.add_done_callback(lambda task: self._end(room, task, at_rest))

    def _end(self, room: Room, task: asyncio.Task[None], at_rest: Callable[[str], None]) -> None:
        self._driving.pop(room.table.id, None)
        if not task.cancelled() and (error := task.exception()):
            logger.error("driving-failed", exc_info=error, extra={"table": room.table.id})
        elif not task.cancelled() and room.changed.is_set():
            self.drive(room, at_rest)  # the game went on at the moment in which the driver stopped
        at_rest(room.table.id)

    async def close(self) -> None:
        """Stop acting, whatever still happens at the tables."""
        self._is_closed = True
        tasks = list(self._driving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, room: Room) -> None:
        """Act until nothing is left to do before a person decides; runs once per room and process."""
        while room.table.status == "playing":
            snapshot = room.snapshot
            room.changed.clear()
            if snapshot.is_over:
                await self._finish(room)
            elif room.is_too_long:
                await self._give_up(room)
            elif room.is_deserted(snapshot) and not room.audience.listeners:
                return await self._let_go(room)
            elif room.is_bots(snapshot.seat):
                await self._move_for(room, snapshot)
            elif (left := room.time_left()) is not None:
                await self._watch_clock(room, snapshot, left)
            else:
                return None
        return None

    async def _finish(self, room: Room) -> None:
        """End it where its last entry was written; the other processes do so only if that one has died."""
        if not (self._alone or room.wrote_last):
            await _progress(room, ASK_AGAIN)
            if room.table.status != "playing":
                return
        finished = finished_game(room.table, room.snapshot, self._now())
        news = end_news(room.table, finished, room.here)
        if await self._scribe.write_about(room.table.id, history.finish, finished, news):
            self._metrics.finished.inc()
        await room.catch_up()

    async def _give_up(self, room: Room) -> None:
        """Nobody wants to end this game: no log is endless."""
        await self._scribe.write(tables.close_table, room.table.id)
        await room.catch_up()

    async def _move_for(self, room: Room, snapshot: Snapshot) -> None:
        """A bot's move, or the end of a turn that somebody who is away has not ended."""
        if not await self._claim(room):
            return await _progress(room, ASK_AGAIN)
        seat = snapshot.seat
        assert seat is not None
        if snapshot.holding is not None:
            return await room.act(snapshot, Decision("end", seat))
        pause = asyncio.create_task(_pause(room))
        try:
            spec = room.table.seats[seat].bot or STAND_IN
            seed = bot_seed(room.table.bot_seed, seat)
            move = await self._bots.choose(room.table.host, spec, seed, snapshot.game.view(seat))
            await pause
        finally:
            pause.cancel()
        await room.act(snapshot, Decision("move", seat, move))
        return None

    async def _watch_clock(self, room: Room, snapshot: Snapshot, left: float) -> None:
        """Wait for a decision; when the time is up, a bot takes over."""
        if left > 0:
            return await _progress(room, min(left, LOOK_AT_CLOCK))
        if not await self._claim(room):
            return await _progress(room, ASK_AGAIN)
        assert snapshot.seat is not None
        await room.act(snapshot, Decision("away", snapshot.seat))
        return None

    async def _let_go(self, room: Room) -> None:
        """Nobody is here; wherever somebody comes to look, the game goes on there."""
        if not self._alone:
            await self._scribe.write_about(room.table.id, claims.release, room.table.id, self._process)

    async def _claim(self, room: Room) -> bool:
        """Whether it is this process that acts."""
        if self._alone:
            return True
        table_id, alive_since = room.table.id, self._now() - ALIVE
        return await self._scribe.write_about(table_id, claims.claim, table_id, self._process, alive_since)


async def _pause(room: Room) -> None:
    """Time to see what happened; any player can skip it, and nobody waits in an empty room."""
    room.skip.clear()
    if room.audience.listeners:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(room.options.pause_ms / 1000):
                await room.skip.wait()


async def _progress(room: Room, most: float) -> None:
    """Wait until the game goes on, or so many seconds."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(most):
            await room.changed.wait()
