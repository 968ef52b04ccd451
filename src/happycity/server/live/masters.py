"""The master's games: every deal that somebody plays is played once by the strongest bot as well."""

import asyncio
import logging
from collections.abc import Callable

from happycity.bots.interface import bot_seed
from happycity.server.game.daily import masters_game, masters_table
from happycity.server.game.snapshots import Snapshot, after, opening_of
from happycity.server.live.bots import BotPool
from happycity.server.model.tables import SERVERS, LogEntry, StoredTable
from happycity.server.store import masters
from happycity.server.store.database import Database
from happycity.server.store.scribe import Scribe

OWNER = "deal of the day"
"""In whose name it thinks: one more among those who share the time of bots."""

logger = logging.getLogger("happycity.masters")


class Masters:
    """One game after the other; what another process plays at the same time is kept once."""

    def __init__(self, database: Database, scribe: Scribe, bots: BotPool, now: Callable[[], float]) -> None:
        self._database, self._scribe, self._bots, self._now = database, scribe, bots, now
        self._under_way: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._one_at_a_time = asyncio.Lock()

    def want(self, day: str, mode: str, day_secret: str) -> None:
        """See to it that there is, or will be, a game of the master."""
        deal = day, mode
        if deal not in self._under_way:
            task = asyncio.create_task(self._play(day, mode, day_secret), name=f"master {day} {mode}")
            self._under_way[deal] = task
            task.add_done_callback(lambda task: self._end(deal, task))

    async def close(self) -> None:
        """Stop; whoever asks next begins anew."""
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _end(self, deal: tuple[str, str], task: asyncio.Task[None]) -> None:
        self._under_way.pop(deal, None)
        if not task.cancelled() and (error := task.exception()):
            logger.error("master-failed", exc_info=error)

    async def _play(self, day: str, mode: str, day_secret: str) -> None:
        async with self._one_at_a_time:
            if await self._database.read(masters.master_of, day, mode) is not None:
                return
            table = masters_table(day, day_secret, mode, self._now())
            snapshots = [opening_of(table)]
            while not snapshots[-1].is_over:
                snapshots.append(await self._after(table, snapshots[-1]))
            game = masters_game(table, snapshots, self._now())
            await self._scribe.write(masters.keep_master, day, mode, game)

    async def _after(self, table: StoredTable, snapshot: Snapshot) -> Snapshot:
        seat = snapshot.seat
        assert seat is not None, "the game is not over"
        level = table.seats[seat].bot
        assert level is not None, "only bots sit here"
        view = snapshot.game.view(seat)
        move = await self._bots.choose(OWNER, level, bot_seed(table.bot_seed, seat), view)
        seq = snapshot.seq + 1
        entry = LogEntry(
            table_id=table.id,
            seq=seq,
            kind="move",
            seat=seat,
            move=move,
            key=f"{SERVERS}{seq}",
            by_bot=True,
            hold=False,
            at=self._now(),
            spent=0.0,
        )
        return after(snapshot, entry)
