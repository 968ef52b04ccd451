"""The lobby: the open public tables, told to everybody who looks whenever they change."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection

import msgspec

from happycity.server.game.views import table_info
from happycity.server.live.audience import Listener
from happycity.server.model.tables import StoredTable
from happycity.server.protocol.telling import LobbyNews

MOST_TABLES = 100
SHORTEST = 0.2  # seconds between two lists
BYTES_PER_SECOND = 30_000  # that an onlooker is sent at most: a long list is told less often

OpenTables = Callable[[int, int, Collection[str]], Awaitable[tuple[list[StoredTable], int]]]
"""Reads so many of them after so many others, without those of some people, and how many there are."""


class Lobby:
    """The list, read anew when something has changed, at most a few times a second."""

    def __init__(self, open_tables: OpenTables) -> None:
        self._open_tables = open_tables
        self.onlookers: dict[Listener, bytes] = {}
        """And what each of them was told last."""
        self._changed = asyncio.Event()
        self._longest = 0  # bytes of what was told last
        self._task = asyncio.create_task(self._watch())

    def refresh(self, _: str = "") -> None:
        """Something may have changed."""
        self._changed.set()

    async def news(self, after: int = 0, without: Collection[str] = ()) -> LobbyNews:
        """The list as it is now, or what follows after so many; without tables of these people."""
        found, total = await self._open_tables(MOST_TABLES, after, without)
        return LobbyNews([table_info(table) for table in found], total)

    async def enter(self, onlooker: Listener) -> None:
        """Somebody looks from now on: they are told the list as it is."""
        news = msgspec.json.encode(await self.news(0, onlooker.apart.blocked))
        onlooker.send(news)
        self.onlookers[onlooker] = news
        self.refresh()

    def leave(self, onlooker: Listener) -> None:
        """Somebody looks no more."""
        self.onlookers.pop(onlooker, None)

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
                self._tell(await self.news())
            await asyncio.sleep(max(SHORTEST, self._longest / BYTES_PER_SECOND))

    def _tell(self, news: LobbyNews) -> None:
        """Whoever keeps away from the same people is told the same, once."""
        made: dict[frozenset[str], bytes] = {}
        for onlooker, last in self.onlookers.items():
            without = onlooker.apart.blocked
            if without not in made:
                made[without] = msgspec.json.encode(_without(news, without))
            if made[without] != last:
                self.onlookers[onlooker] = made[without]
                onlooker.send(made[without])
        self._longest = max(map(len, made.values()), default=0)  # whoever looked may just have gone


def _without(news: LobbyNews, people: Collection[str]) -> LobbyNews:
    """The list without tables of these people, and without those at which they sit."""
    shown = [
        table
        for table in news.tables
        if table.host not in people and all(seat.player not in people for seat in table.seats)
    ]
    return LobbyNews(shown, news.total - len(news.tables) + len(shown))
