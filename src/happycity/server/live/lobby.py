"""The lobby: the open public tables, told to everybody who looks whenever they change."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import msgspec

from happycity.server.game.views import table_info
from happycity.server.live.audience import Onlooker
from happycity.server.model import StoredTable
from happycity.server.protocol import LobbyNews

MOST_TABLES = 100
SHORTEST = 0.2  # seconds between two lists
BYTES_PER_SECOND = 30_000  # that an onlooker is sent at most: a long list is told less often


class Lobby:
    """The list, read anew when something has changed, at most a few times a second."""

    def __init__(self, open_tables: Callable[[int, int], Awaitable[tuple[list[StoredTable], int]]]) -> None:
        """`open_tables` reads so many of them after so many others, and how many there are."""
        self._open_tables = open_tables
        self.onlookers: set[Onlooker] = set()
        self._changed = asyncio.Event()
        self._last = b""
        self._task = asyncio.create_task(self._watch())

    def refresh(self, _: str = "") -> None:
        """Something may have changed."""
        self._changed.set()

    async def news(self, after: int = 0) -> LobbyNews:
        """The list as it is now, or what follows after so many."""
        found, total = await self._open_tables(MOST_TABLES, after)
        return LobbyNews([table_info(table) for table in found], total)

    async def close(self) -> None:
        """Stop watching."""
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _watch(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            if self.onlookers:
                news = msgspec.json.encode(await self.news())
                if news != self._last:
                    self._last = news
                    self._tell(news)
            await asyncio.sleep(max(SHORTEST, len(self._last) / BYTES_PER_SECOND))

    def _tell(self, message: bytes) -> None:
        for onlooker in self.onlookers:
            onlooker.send(message)
