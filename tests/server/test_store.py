"""The store on both databases: the last judge of races, claims, idle tables, batches that fail in part.

Its promises are functions of `happycity.testing.store`, so that strangers can hold their database to them.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from happycity.server.store.database import Database
from happycity.testing.server.postgres import Postgres
from happycity.testing.store.borrowed import borrowed
from happycity.testing.store.holding import PROMISES, demand, sentence
from happycity.testing.store.scenery import Promise


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    if request.param == "sqlite":
        folder: Path = tmp_path_factory.mktemp("store")
        with borrowed(str(folder / "games.db")) as opened:
            yield opened
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    with postgres.fresh_database() as fresh, borrowed(fresh.url) as opened:
        yield opened


@pytest.mark.parametrize("promise", PROMISES, ids=sentence)
def test_the_store_keeps_its_promise(database: Database, promise: Promise) -> None:
    demand(promise, database)
