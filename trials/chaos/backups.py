"""Backups of a server that people play on: each restored into a database of its own, and played again."""

import asyncio
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from happycity.server.game.views import public_bytes, view_hash
from happycity.server.store import log, tables
from happycity.server.store.database import Database
from happycity.testing.server.player import Player
from happycity.testing.server.running import SERVER
from trials.chaos.crowd import playing
from trials.chaos.house import House
from trials.chaos.regulars import Regular
from trials.chaos.witness import PROBLEMS, Witness, stops_of

TABLES = 60
THINK = 0.3
BETWEEN = 2.0  # seconds of play before the next backup

OTHERWISE = "restored otherwise"


@dataclass
class Saved:
    """What came of the backups."""

    witness: Witness = field(default_factory=Witness)
    seconds: list[float] = field(default_factory=list)
    """That each backup took, beside the games."""
    rates: list[float] = field(default_factory=list)
    """Intents acknowledged a second meanwhile."""
    restored: int = 0
    compared: int = 0

    @property
    def figures(self) -> dict[str, float]:
        """For people and programs."""
        return {
            "backups under load": len(self.seconds),
            "… slowest, s": round(max(self.seconds), 2),
            "moves acknowledged a second meanwhile, fewest": round(min(self.rates), 1),
            "games restored and played again": self.restored,
            "states compared with what players had seen": self.compared,
            **{kind: self.witness.problems[kind] for kind in (*PROBLEMS, OTHERWISE)},
        }


async def run_backups(
    house: House, database: str, folder: Path, number: int, seed: int, tick: Callable[[], object]
) -> Saved:
    """Play, and back up again and again; then hold the last state against the database as well."""
    saved = Saved()

    def comes(rng: Random, player: Player, table: str) -> list[Regular]:
        return [Regular(house, saved.witness, Random(rng.getrandbits(64)), player, table, THINK)]

    async with playing(house, TABLES, seed, comes) as crowd:
        while len(crowd.live) < TABLES:
            await asyncio.sleep(0.05)
        for index in range(number):
            await asyncio.sleep(BETWEEN)
            await _back_up(database, folder / f"{index}", saved)
            tick()
    await house.close()
    saved.witness.check(database)
    return saved


async def _back_up(database: str, place: Path, saved: Saved) -> None:
    """One backup by the command that hosts use, restored by the other into a SQLite file."""
    promised = {table: _last(saved.witness, table) for table in saved.witness.tables}
    file, copy = place.with_suffix(".hcb"), place.with_suffix(".db")
    began, before = time.monotonic(), saved.witness.acknowledged
    await _run("backup", str(file), "--database", database)
    saved.seconds.append(time.monotonic() - began)
    saved.rates.append((saved.witness.acknowledged - before) / saved.seconds[-1])
    await _run("restore", str(file), "--database", str(copy))
    await asyncio.to_thread(_compare, copy, promised, saved)


def _last(witness: Witness, table: str) -> int:
    """The last number that anybody at a table was promised."""
    return max((seq for _, seq in witness.tables[table].promised.values()), default=0)


async def _run(*words: str) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, *SERVER, *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    output, _ = await process.communicate()
    if process.returncode:
        raise RuntimeError(f"happycity {' '.join(words)}: {output.decode()}")


def _compare(copy: Path, promised: dict[str, int], saved: Saved) -> None:
    """Nothing promised before is missing, and every state is as players saw it."""
    database = Database(str(copy))
    for table, last in promised.items():
        sitting = database.read_now(tables.stored_table, table)
        if sitting is None or sitting.seq < last:
            saved.witness.complain("lost", table, f"number {last} is not in the backup")
            continue
        stops = stops_of(sitting, database.read_now(log.log_of, table))
        for seq, shown in saved.witness.tables[table].shown.copy().items():
            if seq < len(stops):
                saved.compared += 1
                if view_hash(public_bytes(stops[seq])) != shown:
                    saved.witness.complain(OTHERWISE, table, f"number {seq}")
        saved.restored += 1
    database.close()
