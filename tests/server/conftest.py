"""A server for the tests of a module, a PostgreSQL for all tests."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from happycity.server.settings import read_settings
from happycity.testing.server import GENEROUS, serving
from happycity.testing.server.postgres import NoPostgres, Postgres

WITHOUT = "HAPPYCITY_TESTS_WITHOUT_POSTGRES"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that the tests of one module share; every test has tables of its own."""
    path: Path = tmp_path_factory.mktemp("server") / "games.db"
    with serving(read_settings({}, database=str(path), **GENEROUS)) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL, started for the tests."""
    yield from postgres_for_tests()


def postgres_for_tests() -> Iterator[Postgres]:
    """The body of a session fixture: a running server, or a clear reason why there is none."""
    try:
        postgres = Postgres()
    except NoPostgres as missing:
        if os.environ.get(WITHOUT) == "1":
            pytest.skip(f"{WITHOUT}=1")
        pytest.fail(f"{missing} To run the other tests without it, set {WITHOUT}=1.", pytrace=False)
    with postgres:
        yield postgres
