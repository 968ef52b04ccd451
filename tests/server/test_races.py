"""Two connections want different things at the same moment: exactly one gets its way."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from happycity.server.settings import read_settings
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.postgres import Postgres
from happycity.testing.server.serving import serving
from trials.chaos.house import open_house
from trials.chaos.races import Races, run_races

RACES = 300
RACES_OF_PROCESSES = 150


def _check(races: Races, database: str) -> None:
    races.witness.check(database)
    assert not races.witness.problems, races.witness.examples
    assert races.decided + races.agreed == races.begun
    assert min(races.decided, races.agreed) > 0


@pytest.mark.full
def test_two_tabs_race(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    with serving(read_settings({}, database=database, **GENEROUS)) as address:
        races = asyncio.run(run_races([address], RACES, seed=1, tick=lambda: None))
    assert races.begun == RACES
    _check(races, database)


def test_two_processes_race(postgres: Postgres, tmp_path: Path) -> None:
    async def race(database: str) -> Races:
        async with AsyncExitStack() as stack:
            addresses: Sequence[str] = [
                (await stack.enter_async_context(open_house(database, tmp_path))).address for _ in range(2)
            ]
            return await run_races(addresses, RACES_OF_PROCESSES, seed=2, tick=lambda: None)

    with postgres.fresh_database() as database:
        races = asyncio.run(race(database.url))
        _check(races, database.url)
    assert 0 < races.first_won < races.decided, "each process has to win sometimes, or it was no race"
