"""The schema comes about by steps, once, whoever starts first; the steps lead to what the code believes."""

import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text

from happycity.server.store.contacts import wishes_of
from happycity.server.store.database import BadDatabase, Database
from happycity.server.store.migrate import NEWEST, REVISIONS, is_current, migrate, place_of, stored_revision
from happycity.server.store.schema import keys, metadata, players, wishes
from happycity.testing.server.postgres import Postgres

STARTING = """
import sys
from happycity.server.store.database import Database
from happycity.server.store.migrate import migrate
print("ready", flush=True)
sys.stdin.readline()
migrate(Database(sys.argv[1]))
print("alembic" in sys.modules)
"""
STARTERS = 3


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "games.db")
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        with postgres.fresh_database() as fresh:
            yield fresh.url


@pytest.fixture
def database(address: str) -> Iterator[Database]:
    database = Database(address)
    yield database
    database.close()


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    found: list[object] = compare_metadata(context, metadata)
    return found


def test_the_steps_lead_to_the_schema(database: Database) -> None:
    migrate(database)
    assert database.read_now(differences) == [], "schema.py and the steps in store/migrations differ"


def test_a_difference_would_be_seen(database: Database) -> None:
    migrate(database)
    with database.writing.begin() as connection:
        connection.execute(text("ALTER TABLE chats DROP COLUMN reaction"))
        connection.execute(text("DROP INDEX ix_chats_player"))
    assert len(database.read_now(differences)) == 2


@pytest.mark.full
def test_several_processes_at_once(address: str) -> None:
    words = [sys.executable, "-c", STARTING, address]
    starting = [
        subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        for _ in range(STARTERS)
    ]
    for process in starting:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in starting:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    done = [process.communicate(timeout=60) for process in starting]
    assert [process.returncode for process in starting] == [0] * STARTERS, done
    after = subprocess.run(words, input="go\n", capture_output=True, text=True, check=True)
    assert after.stdout == "ready\nFalse\n", "Alembic takes long to load and is not needed any more"


def test_a_new_file_that_another_program_prepares(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with sqlite3.connect(path, isolation_level=None, check_same_thread=False) as other:
        other.execute("BEGIN IMMEDIATE")  # from here on SQLite refuses others the switch without waiting
        done = threading.Timer(0.3, other.rollback)
        done.start()
        migrate(Database(str(path)))
        done.join()
    other.close()


def test_rows_survive_the_next_start(database: Database) -> None:
    migrate(database)
    with database.writing.begin() as connection:
        connection.execute(insert(keys).values(name="cookies", value="x"))
    migrate(database)
    assert database.read_now(lambda connection: connection.execute(select(keys.c.value)).scalars().all()) == [
        "x"
    ]


def test_whoever_wished_for_invitations_is_still_told_of_rematches(database: Database) -> None:
    migrate(database)
    chosen = [("mail", "invitation"), ("mail", "turn"), ("push", "over")]
    person = {"id": "ada", "kind": "guest", "name": "Ada", "epoch": 0, "settings": "{}", "created": 0.0}
    with database.writing.begin() as connection:
        connection.execute(insert(players).values(**person, seen=0.0))
        for channel, kind in chosen:
            connection.execute(insert(wishes).values(player="ada", channel=channel, kind=kind))
        connection.execute(text("UPDATE alembic_version SET version_num = '0013'"))
    migrate(database)
    assert database.read_now(wishes_of, "ada") == {
        "mail": ["challenge", "invitation", "turn"],
        "push": ["over"],
    }


def test_a_step_that_fails_leaves_nothing(database: Database) -> None:
    with database.writing.begin() as connection:
        connection.execute(text("CREATE TABLE tables (id integer)"))  # in the way of ours
    with pytest.raises(BadDatabase, match="unusable-database"):
        migrate(database)
    assert database.read_now(stored_revision) is None
    assert len(database.read_now(differences)) > 10


def test_a_newer_database_is_refused(database: Database) -> None:
    migrate(database)
    with database.writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadDatabase) as refused:
        migrate(database)
    assert (refused.value.code, refused.value.facts) == (
        "newer-database",
        {"found": "9999", "known": NEWEST, "file": place_of(database)},
    )


def test_revisions_are_known_from_the_names_of_their_files(database: Database) -> None:
    migrate(database)
    assert database.read_now(stored_revision) == NEWEST == REVISIONS[-1]
    assert database.read_now(is_current)


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        ("/", "unable to open database file"),
        ("postgresql://ada:lovelace@127.0.0.1:1/games", "Connection refused"),
    ],
)
def test_a_database_that_cannot_be_opened(bad: str, why: str) -> None:
    with pytest.raises(BadDatabase, match="unusable-database") as refused:
        migrate(Database(bad))
    assert why in refused.value.facts["reason"]
    assert "lovelace" not in str(refused.value)


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="no-folder") as refused:
        migrate(Database(str(tmp_path / "no" / "games.db")))
    assert refused.value.facts["folder"] == str(tmp_path / "no")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_text("Once upon a time there was a happy city. " * 100)
    with pytest.raises(BadDatabase, match="file is not a database"):
        migrate(Database(str(path)))


@pytest.mark.parametrize("pages", [range(6, 12), (3, 4)], ids=["many", "few"])
def test_a_damaged_file_is_refused_before_anybody_plays(tmp_path: Path, pages: Sequence[int]) -> None:
    path = tmp_path / "games.db"
    database = Database(str(path))
    migrate(database)
    database.close()
    noise, size = Random(1), 4096
    with path.open("r+b") as file:
        for page in pages:
            file.seek((page - 1) * size)
            file.write(noise.randbytes(size))
    with pytest.raises(BadDatabase, match="damaged-database") as refused:
        migrate(Database(str(path)))
    assert refused.value.facts["file"] == str(path)
