"""A server that is watched while nonsense is sent to it: its log, its memory, and the games it has kept."""

import os
import re
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from happycity.server.run.verifying import replayed
from happycity.server.store import tables
from happycity.server.store.database import Database
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.running import Running

TROUBLE = re.compile(r'"level": "(error|critical)"|Traceback|socket-failed|"fault"')
KNOWN = "Invalid UTF-8 sequence received"  # how uvicorn tells of text that is none, before it hangs up


@dataclass(slots=True)
class Figures:
    """What was sent, and what came of it."""

    sent: int = 0
    seconds: float = 0.0
    answers: Counter[str] = field(default_factory=Counter)
    broken: int = 0
    """Connections that broke the WebSocket protocol."""
    accepted: int = 0
    """Intents that became entries of a log."""
    games: int = 0
    """Games that could be played again from their log."""
    megabytes: tuple[int, int] = (0, 0)
    """Memory of the server, after a tenth of the frames and at the end."""


class Trouble(AssertionError):
    """The server has failed."""


@contextmanager
def observe(folder: Path, figures: Figures) -> Iterator[Running]:
    """A server that is looked at closely when all is over: its log, its memory and its games."""
    begun = time.perf_counter()
    with Running(str(folder / "games.db"), folder, log_level="info", **GENEROUS) as server:
        yield server
        figures.seconds = round(time.perf_counter() - begun - server.started_in, 1)
        figures.megabytes = figures.megabytes[0], megabytes(server.pid)
        if status := server.stop():
            raise Trouble(f"the server ended with {status}")
    lines = server.log.read_text().splitlines()
    if found := [line for line in lines if TROUBLE.search(line) and KNOWN not in line]:
        raise Trouble("\n".join(found[:5]))
    figures.games = replay(folder / "games.db")


def replay(path: Path) -> int:
    """Play every game of a database again; how many there are."""
    database = Database(str(path))
    begun = database.read_now(tables.begun_games)
    problems = [one.problem for one in (replayed(database, table) for table in begun) if one.problem]
    database.close()
    if problems:
        raise Trouble(f"cannot be played again: {problems[:3]}")
    return len(begun)


def megabytes(pid: int) -> int:
    """Memory of a process that is its own."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") >> 20
