"""The PostgreSQL of the tests: keeps what it committed, gives empty databases, leaves nothing behind."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
import sqlalchemy

from happycity.testing.server import postgres as module
from happycity.testing.server.postgres import Database, NoPostgres, Postgres, find_programs
from tests.server.conftest import WITHOUT, postgres_for_tests

pytestmark = pytest.mark.full
ROOT = Path(__file__).parents[2]
DYING = """
import os, signal
from happycity.testing.server.postgres import Postgres
with Postgres() as postgres:
    print(postgres._folder, postgres._server.pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture(scope="module")
def own() -> Iterator[Postgres]:
    """One that these tests may kill."""
    yield from postgres_for_tests()


@pytest.fixture
def database(own: Postgres) -> Iterator[Database]:
    with own.fresh_database() as fresh:
        yield fresh


def all_numbers(database: Database) -> list[int]:
    with psycopg.connect(database.url) as connection:
        return [number for (number,) in connection.execute("SELECT n FROM numbers ORDER BY n")]


def names_of_databases(database: Database) -> list[str]:
    with psycopg.connect(database.url) as connection:
        return [name for (name,) in connection.execute("SELECT datname FROM pg_database")]


def is_alive(pid: int) -> bool:
    shown = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return shown.stdout.strip() != "" and not shown.stdout.startswith("Z")


def test_commits_go_to_the_disk(database: Database) -> None:
    with psycopg.connect(database.url) as connection:
        for name in ("fsync", "synchronous_commit", "full_page_writes"):
            assert connection.execute(f"SHOW {name}".encode()).fetchone() == ("on",)


def test_both_addresses_lead_to_the_same_database(database: Database) -> None:
    engine = sqlalchemy.create_engine(database.sqlalchemy_url)
    with engine.begin() as connection:
        connection.execute(sqlalchemy.text("CREATE TABLE numbers (n integer)"))
        connection.execute(sqlalchemy.text("INSERT INTO numbers VALUES (1), (2)"))
    engine.dispose()
    assert all_numbers(database) == [1, 2]
    assert engine.url.drivername == "postgresql+psycopg"


def test_each_database_is_empty_and_ends_with_its_test(own: Postgres, database: Database) -> None:
    with own.fresh_database() as other, psycopg.connect(other.url) as connection:
        connection.execute("CREATE TABLE numbers (n integer)")
        connection.commit()
        assert len(names_of_databases(database)) == 5  # ours, this one, and three that are always there
        with pytest.raises(psycopg.errors.UndefinedTable):
            all_numbers(database)
    assert len(names_of_databases(database)) == 4


def test_a_kill_keeps_what_was_committed_and_nothing_else(own: Postgres, database: Database) -> None:
    with psycopg.connect(database.url) as connection:
        connection.execute("CREATE TABLE numbers (n integer)")
        connection.execute("INSERT INTO numbers VALUES (1)")
        connection.commit()
        connection.execute("INSERT INTO numbers VALUES (2)")
        own.kill()
        with pytest.raises(psycopg.OperationalError):
            connection.execute("SELECT 1")
    own.start()
    assert all_numbers(database) == [1]
    assert "was not properly shut down" in own._log.read_text()


def test_a_stop_is_orderly(own: Postgres, database: Database) -> None:
    with psycopg.connect(database.url) as connection:
        connection.execute("CREATE TABLE numbers (n integer)")
    written = own._log.stat().st_size
    own.stop()
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(database.url)
    own.start()
    assert all_numbers(database) == []
    assert "was not properly shut down" not in own._log.read_text()[written:]


@pytest.mark.parametrize("ending", ["nothing", "stop", "kill"])
def test_nothing_is_left_behind(ending: str) -> None:
    with Postgres() as postgres:
        assert postgres._server is not None
        pid, folder = postgres._server.pid, postgres._folder
        if ending != "nothing":
            getattr(postgres, ending)()
    assert not folder.exists()
    assert not is_alive(pid)


def test_it_ends_with_the_process_that_started_it() -> None:
    dead = subprocess.run(
        [sys.executable, "-c", DYING], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert dead.returncode == -signal.SIGKILL, dead.stderr
    folder, pid = dead.stdout.split()
    deadline = time.monotonic() + 10
    while is_alive(int(pid)) or Path(folder).exists():
        assert time.monotonic() < deadline, "still there"
        time.sleep(0.02)


def test_a_server_that_cannot_start_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(module.SETTINGS, "max_connections", "none")
    with pytest.raises(RuntimeError, match='invalid value for parameter "max_connections"'), Postgres():
        pass


def test_the_newest_version_is_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr(module, "DEBIAN", tmp_path)
    for version in ("9.6", "15", "8.4"):
        (tmp_path / version / "bin").mkdir(parents=True)
        (tmp_path / version / "bin" / "initdb").touch()
    assert find_programs() == tmp_path / "15" / "bin"


def test_without_postgresql_the_cure_is_named_or_the_tests_skipped(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr(module, "DEBIAN", tmp_path)
    monkeypatch.delenv(WITHOUT, raising=False)
    with pytest.raises(NoPostgres):
        Postgres()
    with pytest.raises(pytest.fail.Exception, match="apt-get install postgresql"):
        next(postgres_for_tests())
    monkeypatch.setenv(WITHOUT, "1")
    with pytest.raises(pytest.skip.Exception, match=WITHOUT):
        next(postgres_for_tests())
