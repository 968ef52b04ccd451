"""`make chaos`: what happens to games whose server dies and whose connections break; exits with 1 if bad.

python -m trials.chaos                     the server is killed again and again
python -m trials.chaos --mutant            the same with a server that has to be caught
python -m trials.chaos races               two connections want different things at the same moment
python -m trials.chaos disconnects         connections are cut, messages come twice and late
python -m trials.chaos backups             backups of the running server are restored and played again
"""

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Protocol

from rich.console import Console
from rich.progress import Progress

from trials.chaos.backups import run_backups
from trials.chaos.disconnects import run_disconnects
from trials.chaos.house import open_house, place_for
from trials.chaos.kills import Plan, run_kills
from trials.chaos.races import run_races
from trials.chaos.witness import Witness

Tick = Callable[[], object]


class Ended(Protocol):
    """What every kind of chaos reports."""

    witness: Witness

    @property
    def figures(self) -> dict[str, float]:
        """For people and programs."""


async def kills(options: argparse.Namespace, database: str, folder: Path, tick: Tick) -> Ended:
    """Kill the server while people play."""
    plan = Plan(options.kills, options.games, options.seed, workers=options.workers, mutant=options.mutant)
    return await run_kills(database, folder, plan, tick)


async def races(options: argparse.Namespace, database: str, folder: Path, tick: Tick) -> Ended:
    """Race on one process, or with PostgreSQL on two."""
    async with AsyncExitStack() as stack:
        houses = [open_house(database, folder) for _ in range(1 + ("://" in database))]
        addresses = [(await stack.enter_async_context(house)).address for house in houses]
        ended = await run_races(addresses, options.races, options.seed, tick)
    ended.witness.check(database)
    return ended


async def disconnects(options: argparse.Namespace, database: str, folder: Path, tick: Tick) -> Ended:
    """Disturb connections."""
    async with open_house(database, folder, options.workers) as house:
        return await run_disconnects(house, database, options.number, options.seed, tick)


async def backups(options: argparse.Namespace, database: str, folder: Path, tick: Tick) -> Ended:
    """Back up while people play."""
    async with open_house(database, folder, options.workers) as house:
        return await run_backups(house, database, folder, options.backups, options.seed, tick)


CHAOS = {
    "kills": (kills, "kills"),
    "races": (races, "races"),
    "disconnects": (disconnects, "number"),
    "backups": (backups, "backups"),
}
"""By name: what happens, and the option that says how often."""


def main() -> None:
    """Run it, and report."""
    options = _options()
    happen, often = CHAOS[options.what]
    place, bar = place_for(options.database, options.postgres), Progress(console=Console(stderr=True))
    with place as (database, folder), bar:
        task = bar.add_task(options.what, total=getattr(options, often))
        ended = asyncio.run(happen(options, database, folder, lambda: bar.advance(task)))
    _print_figures(ended, options.json)
    sys.exit(bool(ended.witness.problems))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="trials.chaos")
    parser.add_argument("what", nargs="?", choices=CHAOS, default="kills")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--games", type=int, default=60, help="live games while the server is killed")
    parser.add_argument("--races", type=int, default=10_000)
    parser.add_argument("--number", type=int, default=10_000, help="of disturbances")
    parser.add_argument("--backups", type=int, default=6)
    parser.add_argument("--database", help="an empty one; a new SQLite file if not given")
    parser.add_argument("--postgres", action="store_true", help="start a private PostgreSQL")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--mutant", action="store_true", help="a server that acknowledges too early")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    return parser.parse_args()


def _print_figures(ended: Ended, as_json: bool) -> None:
    busy = {"others on the machine: load average": round(os.getloadavg()[0], 1)}
    if as_json:
        print(json.dumps({**ended.figures, **busy, "examples": ended.witness.examples}))
        return
    print("| what | figure |\n|---|---:|")
    for name, figure in {**ended.figures, **busy}.items():
        print(f"| {name} | {figure:,} |")
    for example in ended.witness.examples:
        print(example)


if __name__ == "__main__":
    main()
