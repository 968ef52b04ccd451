"""`check_store` takes an empty database, gives it back empty, and catches one that breaks a promise."""

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
import typer
from sqlalchemy import Connection, text
from typer.testing import CliRunner

from happycity.server.store import migrate as migrating
from happycity.server.store.database import BadDatabase, Database
from happycity.testing import NotEmpty, StoreCheckFailed, check_store
from happycity.testing.__main__ import run
from happycity.testing.server.postgres import Postgres
from happycity.testing.store import borrowed

Spoil = Callable[[Connection], None]


def test_a_file_that_is_new_passes_and_is_gone_again(tmp_path: Path) -> None:
    seen: list[str] = []
    report = check_store(f"sqlite:///{tmp_path}/games.db", seen.append)
    assert report.database == f"{tmp_path}/games.db"
    assert report.promises == tuple(seen)
    assert "a number and a key are taken once" in seen
    assert list(tmp_path.iterdir()) == []


def test_postgresql_passes_and_is_empty_again(postgres: Postgres) -> None:
    with postgres.fresh_database() as fresh:
        assert check_store(fresh.url).promises == check_store(fresh.url).promises


def test_a_database_that_is_not_empty_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letters.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("CREATE TABLE letters (a TEXT); INSERT INTO letters VALUES ('dear')")
    with pytest.raises(NotEmpty, match=r"it has the tables letters; name one without tables") as refused:
        check_store(str(path))
    assert refused.value.tables == ["letters"]
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT * FROM letters").fetchall() == [("dear",)]


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    for address in ("mysql://ada@nowhere/games", str(tmp_path / "nowhere" / "games.db")):
        with pytest.raises(BadDatabase):
            check_store(address)


# --- databases that break a promise -------------------------------------------------------------------


def without_key(connection: Connection) -> None:
    """The log's table, but nothing says that the key of an entry is unique."""
    sql = connection.execute(text("SELECT sql FROM sqlite_master WHERE name = 'entries'")).scalar_one()
    connection.execute(text("DROP TABLE entries"))
    connection.execute(text(re.sub(r"UNIQUE \(.*\)", "CHECK (seq > 0)", sql)))


def whole_seconds(connection: Connection) -> None:
    """A column that loses what is behind the point."""
    trigger = (
        "CREATE TRIGGER coarse AFTER INSERT ON tables BEGIN UPDATE tables SET created = round(created); END"
    )
    connection.execute(text(trigger))


def forgetful(connection: Connection) -> None:
    """Entries are accepted and not kept."""
    trigger = "CREATE TRIGGER gone AFTER INSERT ON entries BEGIN DELETE FROM entries; END"
    connection.execute(text(trigger))


def without_chat(connection: Connection) -> None:
    """A table that nothing can be written to."""
    trigger = "CREATE TRIGGER closed BEFORE INSERT ON chats BEGIN SELECT raise(ABORT, 'closed'); END"
    connection.execute(text(trigger))


@pytest.mark.parametrize(
    ("spoil", "promise", "what"),
    [
        (without_key, "a number and a key are taken once", "a second entry with the same key is kept"),
        (whole_seconds, "a table is read as it was written", "the table"),
        (forgetful, "a number and a key are taken once", "a second entry of the same number is kept"),
        (without_chat, "what is said is numbered and read in order", "an answer of the store"),
    ],
)
def test_a_bad_database_is_caught(
    spoil: Spoil, promise: str, what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def migrate_and_spoil(database: Database) -> None:
        migrating.migrate(database)
        with database.writing.begin() as connection:
            spoil(connection)

    monkeypatch.setattr(borrowed, "migrate", migrate_and_spoil)
    with pytest.raises(StoreCheckFailed) as caught:
        check_store(str(tmp_path / "games.db"))
    assert (caught.value.promise, caught.value.what) == (promise, what)
    assert f"breaks a promise: {promise}" in str(caught.value)
    assert list(tmp_path.iterdir()) == [], "it is cleaned up all the same"


# --- from the command line ----------------------------------------------------------------------------


app = typer.Typer()
app.command()(run)


def test_the_command_tells_what_was_checked(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["--store", str(tmp_path / "games.db")])
    assert (done.exit_code, done.stderr) == (0, "")
    assert "of two processes one writes each entry" in done.stdout


def test_the_command_refuses_bad_input(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear Ada, this is no database, as you can see.")
    for words in (["--store", str(tmp_path / "letter.db")], ["greedy", "--store", "games.db"], []):
        done = CliRunner().invoke(app, words)
        assert (done.exit_code, done.stdout, len(done.stderr.splitlines())) == (2, "", 1), words
