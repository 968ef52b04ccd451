"""The server as chaos treats it: a separate program, killed and started again while people play."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.postgres import Postgres
from happycity.testing.server.running import SERVER, Running
from trials.chaos import mutant

MUTANT = (str(Path(mutant.__file__)),)
"""A server that acknowledges what it has not stored."""


class House:
    """Where everybody plays; regulars wait at the door while it is closed."""

    def __init__(self, running: Running) -> None:
        self._running = running
        self.starts = 0
        self.open = asyncio.Event()
        self.under_load = asyncio.Event()
        """Set when a move was stored and acknowledged since the last start."""

    @property
    def address(self) -> str:
        """The same after every start."""
        return self._running.address

    async def start(self) -> None:
        """Open the door."""
        await asyncio.to_thread(self._running.start)
        self.starts += 1
        self.open.set()

    async def kill(self) -> None:
        """SIGKILL, for the workers as well."""
        self.open.clear()
        self.under_load.clear()
        await asyncio.to_thread(self._running.kill_all)

    async def close(self) -> None:
        """In good order."""
        self.open.clear()
        await asyncio.to_thread(self._running.stop)


@asynccontextmanager
async def open_house(
    database: str, folder: Path, workers: int = 1, program: Sequence[str] = SERVER
) -> AsyncIterator[House]:
    """A house that is killed in the end, whatever happens."""
    running = Running(database, folder, program, workers=workers, log_level="warning", **GENEROUS)
    house = House(running)
    try:
        await house.start()
        yield house
    finally:
        running.kill_all()


@contextmanager
def place_for(database: str | None, postgres: bool) -> Iterator[tuple[str, Path]]:
    """The address of a database, and a folder for the server: a new SQLite file unless told otherwise."""
    with tempfile.TemporaryDirectory(prefix="happycity-chaos-") as folder:
        if postgres:
            with Postgres() as running, running.fresh_database() as fresh:
                yield fresh.url, Path(folder)
        else:
            yield database or f"{folder}/chaos.db", Path(folder)
