"""What only the database can do for the store: keys, transactions, races, hints, backups."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from happycity.server.model.tables import LogEntry
from happycity.server.store import daily, log, people, tables
from happycity.server.store.backup import opened_backup, restore, snapshot, write_backup
from happycity.server.store.database import Database
from happycity.server.store.hints import CHANNEL, hint_of_entry
from happycity.server.store.schema import keys, records
from happycity.server.store.scribe import Scribe
from happycity.testing.store.scenery import TABLE, Promise, entry, expect, guest, with_table

TIMES = 20
TIMEOUT_S = 30.0  # for a hint, and for the other one in a race


def a_row_of_nothing_is_refused(database: Database) -> None:
    """Foreign keys are held: a record without its table cannot be."""
    refused = False
    with suppress(IntegrityError), database.writing.begin() as connection:
        refused = True
        connection.execute(insert(records).values(table_id="nowhere", record="{}"))
        refused = False
    found = database.read_now(lambda reading: reading.execute(records.select()).all())
    expect("a record without a table is refused, and rows that are left of it", (refused, found), (True, []))


def what_fails_in_the_middle_leaves_nothing(database: Database) -> None:
    """A transaction is all or nothing."""
    with suppress(InterruptedError), with_table(database) as connection:
        log.append(connection, entry(1), due=None)
        raise InterruptedError
    expect("a table of a transaction that failed", database.read_now(tables.stored_table, TABLE.id), None)
    expect("entries of a transaction that failed", database.read_now(log.log_of, TABLE.id), [])


def a_write_that_fails_does_not_spoil_those_beside_it(database: Database) -> None:
    """The scribe writes many things together, and each on its own where one fails."""

    async def failures() -> list[bool]:
        with closing(Scribe(database)) as scribe:
            writes = (scribe.write(_keep, name) for name in ("a", "b", None, "c", "a"))
            done = await asyncio.gather(*writes, return_exceptions=True)
        return [isinstance(one, Exception) for one in done]

    expect("writes that fail", asyncio.run(failures()), [False, False, True, False, True])
    expect("rows that were kept", database.read_now(_count_keys), 3)


def what_was_written_is_there_for_somebody_else_at_once(database: Database) -> None:
    """When a write is answered, every other connection sees it."""

    async def counts() -> list[int]:
        found = []
        with closing(Scribe(database)) as scribe:
            for number in range(TIMES):
                await scribe.write(_keep, str(number))
                found.append(await database.read(_count_keys))
        return found

    expect("rows seen after each write", asyncio.run(counts()), list(range(1, TIMES + 1)))


def what_was_written_is_there_after_a_restart(database: Database) -> None:
    """In a database that is opened anew."""
    with with_table(database) as connection:
        log.append(connection, entry(1), due=None)
    with closing(Database(database.url)) as again:
        expect("the table", again.read_now(tables.stored_table, TABLE.id), replace(TABLE, seq=1))
        expect("the log", again.read_now(log.log_of, TABLE.id), [entry(1)])


def of_two_processes_one_writes_each_entry(database: Database) -> None:
    """Two that write the same number at the same moment; the other one learns that it was too late."""
    with with_table(database):
        pass
    with closing(Database(database.url)) as other, ThreadPoolExecutor(2) as threads:
        together = threading.Barrier(2)

        def write(where: Database, name: str) -> list[bool]:
            return [_race(where, together, entry(seq, f"{name}-{seq}")) for seq in range(1, TIMES + 1)]

        races = threads.submit(write, database, "one"), threads.submit(write, other, "two")
        won = [sum(pair) for pair in zip(*(race.result() for race in races), strict=True)]
    expect("how many of two kept each entry", won, [1] * TIMES)
    expect(
        "the log's numbers",
        [one.seq for one in database.read_now(log.log_of, TABLE.id)],
        list(range(1, TIMES + 1)),
    )


def of_two_processes_one_decides_a_day(database: Database) -> None:
    """Both deal the same cards, and lead somebody who asks both to the same table."""
    together = threading.Barrier(2)
    days = [f"2026-11-{day:02}" for day in range(1, TIMES + 1)]
    with database.writing.begin() as connection:
        people.add_guest(connection, guest("ada"))
    with closing(Database(database.url)) as other, ThreadPoolExecutor(2) as threads:

        def deal(where: Database, name: str) -> list[tuple[str, str]]:
            return [_deal(where, together, day, f"{name}{day[-2:]}") for day in days]

        races = threads.submit(deal, database, "one"), threads.submit(deal, other, "two")
        one, two = (race.result() for race in races)
    expect("secrets and tables of the second process", two, one)


def hints_reach_other_processes_once_it_is_written(database: Database) -> None:
    """PostgreSQL's LISTEN and NOTIFY, which a pool of connections in front of it may swallow."""
    if database.is_sqlite:
        return  # a server with SQLite has one process
    import psycopg

    with psycopg.connect(database.url.replace("+psycopg", "", 1), autocommit=True) as listening:
        listening.execute(f"LISTEN {CHANNEL}".encode())
        with with_table(database) as connection:
            log.append(connection, entry(1), due=None)
            early = [notice.payload for notice in listening.notifies(timeout=0)]
            expect("hints before it is written", early, [])
        heard = {notice.payload for notice in listening.notifies(timeout=TIMEOUT_S, stop_after=2)}
    expect("a hint of the entry was heard", hint_of_entry(entry(1)) in heard, True)


def a_backup_fills_it_again(database: Database) -> None:
    """Everything that is kept goes into a file and comes back from it."""
    with with_table(database) as connection:
        people.add_guest(connection, guest("ada"))
        log.append(connection, entry(1), due=None)
    with TemporaryDirectory() as folder:
        _save_and_restore(database, Path(folder) / "backup")
    expect("the table", database.read_now(tables.stored_table, TABLE.id), replace(TABLE, seq=1))
    expect("the log", database.read_now(log.log_of, TABLE.id), [entry(1)])
    expect("a guest", database.read_now(people.person, "ada"), guest("ada"))


def _keep(connection: Connection, name: str | None) -> None:
    connection.execute(insert(keys).values(name=name, value="x"))


def _count_keys(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(keys)).scalar_one()


def _race(database: Database, together: threading.Barrier, wanted: LogEntry) -> bool:
    together.wait(TIMEOUT_S)
    with database.writing.begin() as connection:
        return log.append(connection, wanted, due=None)


def _deal(database: Database, together: threading.Barrier, day: str, table: str) -> tuple[str, str]:
    together.wait(TIMEOUT_S)
    with database.writing.begin() as connection:
        daily.prepare(connection, [day])
        secret = daily.secrets_of(connection, [day])[day]
        there = daily.open_daily(connection, day, "family", "ada", replace(TABLE, id=table), due=None)
    return secret, there


def _save_and_restore(database: Database, path: Path) -> None:
    with snapshot(database) as (header, connection), path.open("wb") as out:
        write_backup(header, connection, out, lambda _: None)
    with opened_backup(path) as saved:
        restore(database, saved, force=True, advance=lambda _: None)


DATABASE_PROMISES: tuple[Promise, ...] = (
    a_row_of_nothing_is_refused,
    what_fails_in_the_middle_leaves_nothing,
    a_write_that_fails_does_not_spoil_those_beside_it,
    what_was_written_is_there_for_somebody_else_at_once,
    what_was_written_is_there_after_a_restart,
    of_two_processes_one_writes_each_entry,
    of_two_processes_one_decides_a_day,
    hints_reach_other_processes_once_it_is_written,
    a_backup_fills_it_again,
)
