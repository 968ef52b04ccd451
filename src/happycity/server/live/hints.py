"""What has changed, said once and heard by whoever it concerns: `hints.on("lobby", lobby.refresh)`.

A hint names what has changed; who gets one looks into the database, unless it is an entry of a log, which
comes along (`store/hints.py`).  Those of this process come from its scribe (`LocalHints`), whatever the
database is; those of the others from PostgreSQL.  Hints may be lost: `Upkeep` looks by itself now and then.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Literal

from happycity.server.store.database import Database
from happycity.server.store.hints import CHANNEL, FRIENDS, LOBBY, PERSON

if TYPE_CHECKING:
    from psycopg.pq.abc import PGconn

CONNECT_AGAIN = 1.0  # seconds

logger = logging.getLogger("happycity.hints")

Subject = Literal["lobby", "person", "friends", "table"]
Hear = Callable[[str], None]
"""Given the id of the person or table; of a table also, after a space, what of it has changed."""


class Hints:
    """The bus of one process."""

    def __init__(self) -> None:
        self._heard_by: defaultdict[Subject, list[Hear]] = defaultdict(list)

    def on(self, subject: Subject, hear: Hear) -> None:
        """From now on `hear` is called, in the event loop, with every hint about this."""
        self._heard_by[subject].append(hear)

    def pass_on(self, hint: str) -> None:
        """Tell those whom a hint concerns, now."""
        subject, about = _parsed(hint)
        for hear in self._heard_by[subject]:
            hear(about)


def _parsed(hint: str) -> tuple[Subject, str]:
    if hint == LOBBY:
        return "lobby", ""
    if hint.startswith(PERSON):
        return "person", hint.removeprefix(PERSON)
    if hint.startswith(FRIENDS):
        return "friends", hint.removeprefix(FRIENDS)
    return "table", hint


class LocalHints:
    """Brings what this process has written from the scribe's thread into the event loop."""

    def __init__(self, hints: Hints) -> None:
        self._hints, self._loop = hints, asyncio.get_running_loop()

    def __call__(self, committed: Sequence[str]) -> None:
        """Called by the scribe before it answers: who waits for the answer finds everybody informed."""
        self._loop.call_soon_threadsafe(self._pass_on, committed)

    def _pass_on(self, committed: Sequence[str]) -> None:
        for hint in committed:
            self._hints.pass_on(hint)


@asynccontextmanager
async def hints_of_others(database: Database, hints: Hints) -> AsyncIterator[None]:
    """Hear the other processes that share the database; with SQLite there are none."""
    if database.is_sqlite:
        yield
        return
    listening = asyncio.create_task(_listen(database.url.replace("+psycopg", "", 1), hints))
    try:
        yield
    finally:
        listening.cancel()
        with suppress(asyncio.CancelledError):
            await listening


async def _listen(url: str, hints: Hints) -> None:
    """Listen on a connection of its own, and connect again when that is lost."""
    import psycopg

    while True:
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await _hear(connection.pgconn, hints)
        except psycopg.OperationalError:
            logger.warning("hints-lost")  # play goes on: rooms look into the database by themselves
        await asyncio.sleep(CONNECT_AGAIN)


async def _hear(line: "PGconn", hints: Hints) -> None:
    """Pass on what comes, until the connection is lost.

    `AsyncConnection.notifies` sets up its waiting anew for each notice, which costs more than all the rest.
    """
    loop, socket = asyncio.get_running_loop(), line.socket
    lost: asyncio.Future[None] = loop.create_future()

    def hear() -> None:
        try:
            line.consume_input()
            while (notice := line.notifies()) is not None:
                hints.pass_on(notice.extra.decode())
        except Exception as error:
            loop.remove_reader(socket)
            lost.set_exception(error)

    loop.add_reader(socket, hear)
    hear()  # what came along with the answer to LISTEN
    try:
        await lost
    finally:
        loop.remove_reader(socket)
