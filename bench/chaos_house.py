"""The server as chaos treats it: a program of its own, killed and started again while people play."""

import asyncio
import os
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from tests.server import mutant
from tests.server.conftest import GENEROUS
from tests.server.postgres import Postgres
from tests.server.running import OPEN_AT, PATIENCE, Running, _environment, words

SERVER = ("-m", "happycity.cli")
MUTANT = (str(Path(mutant.__file__)),)
"""Programs: the real one, and one that acknowledges what it has not stored."""


class Household(Running):
    """The server and its workers, killed together; `program` may be the mutant instead."""

    def __init__(self, database: str, folder: Path, program: Sequence[str] = SERVER, **settings: Any) -> None:
        super().__init__(database, folder, **settings)
        self._program = program

    def start(self) -> None:
        """As `Running`, but in a session of its own, so that everything in it can be killed at once."""
        assert self._process is None, "already running"
        began = time.monotonic()
        python, _, _, *more = words(self._flags)
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [python, *self._program, *more],
                stdout=subprocess.PIPE,
                stderr=log,
                cwd=self._folder,
                env=_environment(),
                start_new_session=True,
            )
        self.address = self._heard(self._process, began + PATIENCE).removeprefix(OPEN_AT)
        self.started_in = time.monotonic() - began
        self._flags["port"] = self.port

    def kill_all(self) -> None:
        """Kill it together with its workers, if it runs."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self.kill()


class House:
    """Where everybody plays; regulars wait at the door while it is closed."""

    def __init__(self, running: Household) -> None:
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
    running = Household(database, folder, program, workers=workers, log_level="warning", **GENEROUS)
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
