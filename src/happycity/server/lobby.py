"""The lobby: the open public tables, told to everybody who looks whenever they change."""

import asyncio
import contextlib
from typing import Protocol

import msgspec

from happycity.server.game.views import table_info
from happycity.server.hall import Hall
from happycity.server.protocol import LobbyNews
from happycity.server.store import games

MOST_TABLES = 100
SHORTEST = 0.2  # seconds between two lists


class Onlooker(Protocol):
    """Somebody connected to the lobby."""

    def send(self, message: bytes) -> None:
        """Put a message into the outbox."""

    async def part(self, message: bytes) -> None:
        """Send a last message after all that waits, and hang up."""


class Lobby:
    """The list, read anew when something has changed, at most a few times a second."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.onlookers: set[Onlooker] = set()
        self._changed = asyncio.Event()
        self._last = b""
        self._task = asyncio.create_task(self._watch())

    def look(self) -> None:
        """Something may have changed."""
        self._changed.set()

    async def news(self) -> LobbyNews:
        """The list as it is now."""
        found = await self._hall.database.read(games.open_tables, MOST_TABLES)
        return LobbyNews([table_info(sitting) for sitting in found])

    async def _watch(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            if self.onlookers:
                news = msgspec.json.encode(await self.news())
                if news != self._last:
                    self._last = news
                    self._tell(news)
            await asyncio.sleep(SHORTEST)

    async def stop(self) -> None:
        """Stop watching."""
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    def _tell(self, message: bytes) -> None:
        for onlooker in self.onlookers:
            onlooker.send(message)
