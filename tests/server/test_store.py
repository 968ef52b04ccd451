"""The store on both databases: the last judge of races, claims, idle tables, batches that fail in part."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert

from happycity.server.model import Downtime, LogEntry, Seat, StoredTable
from happycity.server.store import claims, log, tables, uptime
from happycity.server.store.database import Database
from happycity.server.store.migrate import migrate
from happycity.server.store.schema import keys
from happycity.server.store.scribe import Scribe
from happycity.testing.server.postgres import Postgres

SITTING = StoredTable(
    id="abcdefghjkmn",
    status="playing",
    config="{}",
    options="{}",
    host="ada",
    public=True,
    secret="s",
    commitment="c",
    bot_seed="b",
    created=10.0,
    seats=(Seat(0, "person", "ada", "Ada"), Seat(1, "bot", None, "mayor", "mayor")),
    began=10.0,
)


def entry(seq: int, key: str = "", at: float = 0.0) -> LogEntry:
    return LogEntry(SITTING.id, seq, "move", 0, "coin", key or f"key-{seq}", False, False, at, 0.0)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    if request.param == "sqlite":
        made = Database(str(tmp_path / "games.db"))
        migrate(made)
        yield made
        made.close()
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    with postgres.fresh_database() as fresh:
        made = Database(fresh.url)
        migrate(made)
        yield made
        made.close()


@pytest.fixture
def connection(database: Database) -> Iterator[Connection]:
    with database.writing.begin() as open_connection:
        tables.open_table(open_connection, SITTING, due=None)
        yield open_connection


def test_a_table_is_read_as_it_was_written(connection: Connection) -> None:
    assert tables.stored_table(connection, SITTING.id) == SITTING
    assert tables.stored_table(connection, "nowhere") is None
    assert not tables.open_table(connection, SITTING, due=None), "there is one with this id"


def test_a_number_and_a_key_are_taken_once(connection: Connection) -> None:
    assert log.append(connection, entry(1), due=None)
    assert not log.append(connection, entry(1, "another"), due=None)
    assert not log.append(connection, entry(2, "key-1"), due=None)
    assert [one.seq for one in log.log_of(connection, SITTING.id)] == [1]
    assert log.marks_of(connection, [SITTING.id]) == {SITTING.id: (1, 1)}


def test_of_two_changes_to_a_table_the_first_counts(connection: Connection) -> None:
    after = replace(SITTING, seats=(SITTING.seats[0], Seat(1)), public=False)
    assert tables.change_table(connection, SITTING, after, due=None)
    assert not tables.change_table(connection, SITTING, replace(SITTING, status="closed"), due=None)
    assert tables.stored_table(connection, SITTING.id) == replace(after, version=2)


def test_only_one_living_process_acts_for_a_table(connection: Connection) -> None:
    uptime.begin(connection, "first", now=100.0, alone=False)
    uptime.begin(connection, "second", now=100.0, alone=False)
    assert claims.claim(connection, SITTING.id, "first", alive_since=95.0)
    assert claims.claim(connection, SITTING.id, "first", alive_since=95.0)
    assert not claims.claim(connection, SITTING.id, "second", alive_since=95.0)
    uptime.still_here(connection, "second", now=110.0)
    assert claims.claim(connection, SITTING.id, "second", alive_since=105.0), "the first gave no sign"


def test_what_is_due_and_driven_by_nobody_is_found(connection: Connection) -> None:
    uptime.begin(connection, "first", now=100.0, alone=False)

    def found(held: list[str]) -> list[str]:
        return claims.neglected(connection, "first", 100.0, 95.0, held, 10)

    assert found([]) == []
    log.append(connection, entry(1), due=99.0)
    assert found([]) == [SITTING.id]
    assert found([SITTING.id]) == []
    log.append(connection, entry(2), due=101.0)
    assert found([]) == []


def test_down_time_is_the_time_without_any_sign(connection: Connection) -> None:
    uptime.begin(connection, "first", now=100.0, alone=False)
    uptime.still_here(connection, "first", now=120.0)
    uptime.begin(connection, "second", now=122.0, alone=False)
    assert uptime.downtimes(connection) == []
    uptime.end(connection, "second", now=130.0)
    uptime.begin(connection, "third", now=200.0, alone=False)
    assert uptime.downtimes(connection) == [Downtime(130.0, 200.0)]


def test_tables_that_were_given_up_are_closed(connection: Connection) -> None:
    waiting = replace(SITTING, id="waiting", status="open")
    tables.open_table(connection, waiting, due=None)
    log.append(connection, entry(1, at=50.0), due=None)
    assert tables.close_idle(connection, opened_before=10.0, idle_since=50.0) == 0
    assert tables.close_idle(connection, opened_before=11.0, idle_since=50.0) == 1
    assert tables.close_idle(connection, opened_before=11.0, idle_since=51.0) == 1
    assert tables.counts(connection) == {"closed": 2}


def test_a_write_that_fails_does_not_spoil_those_beside_it(database: Database) -> None:
    async def scene() -> None:
        scribe = Scribe(database)
        names = ["a", "b", None, "c", "a"]
        done = await asyncio.gather(*(scribe.write(_keep, name) for name in names), return_exceptions=True)
        assert [isinstance(one, Exception) for one in done] == [False, False, True, False, True]
        scribe.close()

    asyncio.run(scene())
    with database.reading.begin() as reading:
        assert len(reading.execute(keys.select()).all()) == 3


def _keep(connection: Connection, name: str | None) -> None:
    connection.execute(insert(keys).values(name=name, value="x"))


def test_what_was_written_is_there_for_somebody_else_at_once(database: Database) -> None:
    async def scene() -> None:
        scribe = Scribe(database)
        for number in range(20):
            await scribe.write(_keep, str(number))
            assert (
                len(await database.read(lambda reading: reading.execute(keys.select()).all())) == number + 1
            )
        scribe.close()

    asyncio.run(scene())
