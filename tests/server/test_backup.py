"""A backup is taken while others write, holds one moment, and fills either database with exactly that."""

import gzip
import hashlib
import io
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, func, insert, select, update

from happycity.server.run.verifying import replayed
from happycity.server.store import tables
from happycity.server.store.backup import (
    FORMAT,
    BadBackup,
    Header,
    opened_backup,
    restore,
    snapshot,
    write_backup,
)
from happycity.server.store.database import BadDatabase, Database
from happycity.server.store.migrate import migrate
from happycity.server.store.schema import chats, entries, keys, metadata, players, records, runs
from happycity.testing.server.postgres import Postgres
from tests.server.finished import play_randomly, play_to_the_end, playing, store

BOTH = ["sqlite", "postgresql"]


class Databases:
    """New databases of either kind."""

    def __init__(self, folder: Path, request: pytest.FixtureRequest, stack: ExitStack) -> None:
        self._folder, self._request, self._stack = folder, request, stack
        self._number = 0

    def new(self, kind: str) -> Database:
        self._number += 1
        address = str(self._folder / f"{self._number}.db")
        if kind == "postgresql":
            postgres: Postgres = self._request.getfixturevalue("postgres")
            address = self._stack.enter_context(postgres.fresh_database()).url
        database = Database(address)
        self._stack.callback(database.close)
        return database

    def full(self, kind: str) -> Database:
        """Two people, one with a program that came first by name; a finished and an unfinished game."""
        database = self.new(kind)
        migrate(database)
        with database.writing.begin() as connection:
            fill(connection)
        return database


@pytest.fixture
def databases(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Databases]:
    with ExitStack() as stack:
        yield Databases(tmp_path, request, stack)


def fill(connection: Connection) -> None:
    same = {"epoch": 0, "settings": "{}", "created": 1.5, "seen": 2.25}
    for one in ("ann", "ben"):
        account = {"id": one, "kind": "account", "name": one.title(), "name_key": one}
        connection.execute(insert(players).values(**account, **same))
    program = {"id": "aaa", "kind": "program", "name": "Robot", "owner": "ben", "token_hash": "0" * 64}
    connection.execute(insert(players).values(**program, **same))
    connection.execute(insert(keys).values(name="cookies", value="żółć 快樂 \n\t\"'"))
    connection.execute(insert(runs).values(id="old", began=1.0, seen=0.1 + 0.2))
    play_to_the_end(connection, playing(1, "ann", "ben", rated=True), ended=5000.0)
    unfinished = playing(2, "ann", "bot:mayor")
    store(connection, unfinished, play_randomly(unfinished)[:40])


def rows_of(database: Database) -> dict[str, list[Any]]:
    def read(connection: Connection) -> dict[str, list[Any]]:
        return {
            one.name: sorted(map(tuple, connection.execute(select(one))), key=repr)
            for one in metadata.sorted_tables
        }

    return database.read_now(read)


def save(database: Database, path: Path) -> Header:
    with snapshot(database) as (header, connection), path.open("wb") as out:
        write_backup(header, connection, out, lambda _: None)
    return header


def restore_from(database: Database, path: Path, force: bool = False) -> None:
    with opened_backup(path) as backup:
        restore(database, backup, force, lambda _: None)


@pytest.mark.parametrize("to", BOTH)
@pytest.mark.parametrize("source", BOTH)
def test_everything_comes_back(databases: Databases, tmp_path: Path, source: str, to: str) -> None:
    before, after = databases.full(source), databases.new(to)
    header = save(before, tmp_path / "backup")
    restore_from(after, tmp_path / "backup")
    assert rows_of(after) == rows_of(before)
    assert header.counts == {name: len(rows) for name, rows in rows_of(before).items()}
    assert all(
        header.counts[one] for one in ("players", "tables", "seats", "entries", "records", "keys", "runs")
    )
    ids = after.read_now(tables.begun_games)
    assert [(one.finished, one.problem) for one in (replayed(after, table) for table in ids)] == [
        (True, ""),
        (False, ""),
    ]


def test_the_same_moment_gives_the_same_file(databases: Databases, tmp_path: Path) -> None:
    database = databases.full("sqlite")
    save(database, tmp_path / "one")
    save(database, tmp_path / "two")
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


# --- while others write -----------------------------------------------------------------------------


def write_pairs(database: Database, stop: threading.Event) -> None:
    """Two rows in every transaction: a moment in which there is one alone never was."""
    number = 0
    while not stop.is_set():
        number += 1
        with database.writing.begin() as connection:
            line = {"n": number, "player": "ann", "name": "Ann", "text": "x", "at": 1.0}
            connection.execute(insert(chats).values(table_id="table0000001", **line))
            connection.execute(insert(keys).values(name=f"pair-{number}", value="x"))


@contextmanager
def busy(database: Database) -> Iterator[None]:
    stop = threading.Event()
    writer = threading.Thread(target=write_pairs, args=(database, stop))
    writer.start()
    try:
        yield
    finally:
        stop.set()
        writer.join()


def chats_of(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(chats)).scalar_one()


@pytest.mark.parametrize("kind", BOTH)
def test_a_backup_while_others_write(databases: Databases, tmp_path: Path, kind: str) -> None:
    database = databases.full(kind)
    other = Database(database.url)
    with busy(other):
        while database.read_now(chats_of) < 5:
            pass
        with snapshot(database) as (header, connection), (tmp_path / "backup").open("wb") as out:
            seen = database.read_now(chats_of)
            while database.read_now(chats_of) < seen + 5:
                pass  # others go on meanwhile
            write_backup(header, connection, out, lambda _: None)
    other.close()
    after = databases.new("sqlite")
    restore_from(after, tmp_path / "backup")
    rows = rows_of(after)
    pairs = [row for row in rows["keys"] if row[0].startswith("pair-")]
    assert 5 <= len(rows["chats"]) == len(pairs) <= seen
    assert len(rows["chats"]) == header.counts["chats"] < len(rows_of(database)["chats"])


# --- what is refused --------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", BOTH)
def test_only_an_empty_database_is_filled(databases: Databases, tmp_path: Path, kind: str) -> None:
    source, target = databases.full("sqlite"), databases.full(kind)
    save(source, tmp_path / "backup")
    with target.writing.begin() as connection:
        connection.execute(insert(keys).values(name="more", value="x"))
    before = rows_of(target)
    with pytest.raises(BadDatabase, match="database-not-empty"):
        restore_from(target, tmp_path / "backup")
    assert rows_of(target) == before
    restore_from(target, tmp_path / "backup", force=True)
    assert rows_of(target) == rows_of(source)


def test_not_under_a_running_server(databases: Databases, tmp_path: Path) -> None:
    database = databases.full("sqlite")
    save(database, tmp_path / "backup")
    with database.writing.begin() as connection:
        connection.execute(update(runs).values(seen=1e12))
    with pytest.raises(BadDatabase, match="database-in-use"):
        restore_from(database, tmp_path / "backup", force=True)


def test_no_database_is_made_by_a_backup(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="no-database"):
        save(Database(str(tmp_path / "games.db")), tmp_path / "backup")
    assert not (tmp_path / "games.db").exists()


def test_an_older_database_has_to_be_brought_up_to_date(databases: Databases, tmp_path: Path) -> None:
    database = databases.new("sqlite")
    database.read_now(lambda connection: None)
    with pytest.raises(BadDatabase, match="older-database"):
        save(database, tmp_path / "backup")


def packed(lines: list[bytes]) -> bytes:
    return gzip.compress(b"".join(lines))


def signed(lines: list[bytes]) -> list[bytes]:
    """With the right checksum: damage that somebody made on purpose."""
    digest = hashlib.sha256(b"".join(lines)).hexdigest()
    return [*lines, b'{"sha256":"%s"}\n' % digest.encode()]


DAMAGES = {
    "a flipped bit": lambda whole, lines: whole[:-400] + bytes([whole[-400] ^ 1]) + whole[-399:],
    "cut short": lambda whole, lines: whole[:-20],
    "a changed row": lambda whole, lines: packed([*lines[:5], lines[5].replace(b"1", b"2"), *lines[6:]]),
    "a lost row": lambda whole, lines: packed([*lines[:5], *lines[6:]]),
    "a row twice": lambda whole, lines: packed([*lines[:5], *lines[4:]]),
    "no checksum": lambda whole, lines: packed(lines[:-1]),
    "more after the end": lambda whole, lines: packed([*lines, lines[1]]),
    "a lost row, signed": lambda whole, lines: packed(signed([*lines[:5], *lines[6:-1]])),
    "a row twice, signed": lambda whole, lines: packed(signed([*lines[:5], lines[4], *lines[6:-1]])),
    "no row, signed": lambda whole, lines: packed(signed([*lines[:5], b"7\n", *lines[6:-1]])),
    "a short row, signed": lambda whole, lines: packed(signed([*lines[:5], b'["keys",[]]\n', *lines[6:-1]])),
}


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("kind", BOTH)
def test_a_damaged_backup_changes_nothing(
    databases: Databases, tmp_path: Path, kind: str, damage: str
) -> None:
    path, database = tmp_path / "backup", databases.new(kind)
    save(databases.full("sqlite"), path)
    whole = path.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    path.write_bytes(DAMAGES[damage](whole, lines))  # type: ignore[no-untyped-call]  # lambdas
    migrate(database)
    with pytest.raises(BadBackup, match="damaged-backup"):
        restore_from(database, path)
    assert not any(rows_of(database).values())


def test_a_damaged_backup_leaves_no_file(databases: Databases, tmp_path: Path) -> None:
    path, target = tmp_path / "backup", tmp_path / "new.db"
    save(databases.full("sqlite"), path)
    path.write_bytes(path.read_bytes()[:-20])
    before = sorted(tmp_path.iterdir())
    database = Database(str(target))
    with pytest.raises(BadBackup, match="damaged-backup"):
        restore_from(database, path)
    assert sorted(tmp_path.iterdir()) == before
    target.touch()
    with pytest.raises(BadBackup, match="damaged-backup"):
        restore_from(database, path)
    assert target.exists(), "it was there before"
    database.close()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"Once upon a time",
        gzip.compress(b"{}\n", mtime=0),
        gzip.compress(b'["a"]\n', mtime=0),
        gzip.compress(b"\xff\n", mtime=0),
    ],
    ids=["empty", "text", "an object", "a list", "no text"],
)
def test_other_files_are_no_backups(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "backup"
    path.write_bytes(content)
    with pytest.raises(BadBackup, match="not-a-backup"), opened_backup(path):
        pass


def test_a_backup_of_a_newer_program(tmp_path: Path) -> None:
    path = tmp_path / "backup"
    header = f'{{"format":"{FORMAT}","revision":"9999","columns":{{}},"counts":{{}}}}\n'
    path.write_bytes(gzip.compress(header.encode()))
    with pytest.raises(BadBackup, match="newer-backup"), opened_backup(path):
        pass


# --- whether games play again -----------------------------------------------------------------------


def test_games_that_do_not_play_again_are_found(databases: Databases) -> None:
    database = databases.full("sqlite")
    finished, unfinished = database.read_now(tables.begun_games)
    with database.writing.begin() as connection:
        record = connection.execute(select(records.c.record)).scalar_one()
        connection.execute(update(records).values(record=record.replace('"points":[', '"points":[9')))
        last = select(func.max(entries.c.seq)).where(entries.c.table_id == unfinished).scalar_subquery()
        connection.execute(delete(entries).where(entries.c.table_id == unfinished, entries.c.seq == last))
    assert "result.points[0]" in replayed(database, finished).problem
    assert "does not end with number" in replayed(database, unfinished).problem
    with database.writing.begin() as connection:
        connection.execute(delete(entries).where(entries.c.table_id == finished, entries.c.seq > 20))
        connection.execute(update(entries).where(entries.c.seq == 1).values(move="coin"))
    assert replayed(database, finished).problem
    assert replayed(database, unfinished).problem


def test_the_file_is_plain_json_lines(databases: Databases, tmp_path: Path) -> None:
    out = io.BytesIO()
    with snapshot(databases.full("sqlite")) as (header, connection):
        write_backup(header, connection, out, lambda _: None)
    lines = gzip.decompress(out.getvalue()).splitlines()
    assert lines[0].startswith(b'{"format":"happycity-backup/1","revision":"')
    assert lines[-1].startswith(b'{"sha256":"')
    assert len(lines) == header.rows + 2
