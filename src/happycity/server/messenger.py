"""Hears the hints of other processes (`store.hints`) that share the database.

A hint names what has changed and nothing else; who gets one looks into the database.  Hints may be lost:
`Rooms` looks by itself now and then.  With SQLite there is one process and nothing to hear.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress

from happycity.server.hall import Hall
from happycity.server.store.hints import CHANNEL

CONNECT_AGAIN = 1.0  # seconds

log = logging.getLogger("happycity.messenger")

Hear = Callable[[str], None]


class Messenger(ABC):
    """Brings hints from the other processes."""

    @abstractmethod
    async def close(self) -> None:
        """Stop listening."""


class NoMessenger(Messenger):
    """There is nobody else."""

    async def close(self) -> None:
        """Nothing to stop."""


class PostgresMessenger(Messenger):
    """Listens on a connection of its own, and connects again when that is lost."""

    def __init__(self, url: str, hear: Hear) -> None:
        self._url = url.replace("+psycopg", "", 1)
        self._hear = hear
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        import psycopg

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    async for notice in connection.notifies():
                        self._hear(notice.payload)
            except psycopg.OperationalError:
                log.warning("hints-lost")  # play goes on: rooms look into the database by themselves
            await asyncio.sleep(CONNECT_AGAIN)

    async def close(self) -> None:
        """Stop listening."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task


def open_messenger(hall: Hall, hear: Hear) -> Messenger:
    """The one that fits the database; `hear` is called in the event loop with each hint."""
    return NoMessenger() if hall.database.is_sqlite else PostgresMessenger(hall.database.url, hear)
