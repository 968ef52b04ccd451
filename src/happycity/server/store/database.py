"""Connections: SQLite in a file by default, PostgreSQL for several processes."""

import asyncio
import contextlib
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, Table, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError

from happycity.codes import Code
from happycity.rules.refusals import Refusal

READERS = 4
LOCK_TIMEOUT_S = 30  # that SQLite waits for a lock (a backup, another program)
TRY_AGAIN = 0.01  # seconds until the next try where it does not wait by itself

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")


class BadDatabase(Refusal):
    """An address that is no database, or one that cannot be opened."""


class Database:
    """One database: an engine to write with, one to read with, and the threads that read."""

    def __init__(self, address: str) -> None:
        self.url = url_of(address)
        self.is_sqlite = self.url.startswith("sqlite")
        self.writing = _engine(self.url, writing=True)
        self.reading = _engine(self.url, writing=False)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def read(
        self,
        query: Callable[Concatenate[Connection, Arguments], Answer],
        *args: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Answer:
        """Run a query of the store in a thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, lambda: self.read_now(query, *args, **named))

    def read_now(
        self,
        query: Callable[Concatenate[Connection, Arguments], Answer],
        *args: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Answer:
        """Run a query of the store here and now; once more if the connection turns out to be lost."""
        try:
            with self.reading.begin() as connection:
                return query(connection, *args, **named)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        with self.reading.begin() as connection:
            return query(connection, *args, **named)

    def close(self) -> None:
        """Close every connection."""
        self._readers.shutdown()
        self.writing.dispose()
        self.reading.dispose()


def make_private(database: Database) -> None:
    """A new SQLite file is its owner's alone: it holds secrets of games, and what cookies are signed with."""
    if path := file_of(database.url):
        with contextlib.suppress(OSError):  # whatever is wrong with it, SQLite says it better
            os.close(open_private(path))


def open_private(path: str) -> int:
    """A file of the owner's alone, made if need be."""
    return os.open(path, os.O_CREAT | os.O_RDWR, 0o600)


def file_of(url: str) -> str | None:
    """The file of an SQLite database; None for one in memory, and for PostgreSQL."""
    parts = make_url(url)
    return parts.database if parts.get_backend_name() == "sqlite" and parts.database != ":memory:" else None


def url_of(address: str) -> str:
    """A file name is SQLite; `postgresql://` is reached through psycopg."""
    if "://" not in address:
        return f"sqlite:///{Path(address).expanduser().resolve()}"
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadDatabase(Code.BAD_DATABASE, found=_without_password(address)) from None
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg").render_as_string(hide_password=False)
    if url.get_backend_name() == "sqlite":
        return address
    raise BadDatabase(Code.BAD_DATABASE, found=_without_password(address))


def insert_new(connection: Connection, table: Table, **values: Any) -> bool:
    """Insert a row unless one with the same unique values is there; whether it was inserted."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    statement = dialect.insert(table).values(**values).on_conflict_do_nothing()
    # Without being asked to, SQLAlchemy does not keep the count of an INSERT (on PostgreSQL it would be -1).
    return connection.execute(statement.execution_options(preserve_rowcount=True)).rowcount == 1


def _engine(url: str, writing: bool) -> Engine:
    if not url.startswith("sqlite"):
        # One pool would do, but a reader must never wait for the writer's connection.  What is only read
        # needs no transaction: at PostgreSQL's usual level each statement sees what is committed by then.
        return create_engine(
            url,
            pool_size=1 if writing else READERS,
            max_overflow=2,
            isolation_level="READ COMMITTED" if writing else "AUTOCOMMIT",
            hide_parameters=True,
        )
    engine = create_engine(
        url,
        pool_size=1 if writing else READERS,
        hide_parameters=True,  # no values in errors, and so none in logs
        connect_args={"timeout": LOCK_TIMEOUT_S, "check_same_thread": False},
    )
    event.listen(engine, "connect", _prepare_sqlite)
    begin = "BEGIN IMMEDIATE" if writing else "BEGIN"
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Durable (FULL) and quick (WAL); transactions begin when we say so, not when the driver guesses."""
    connection.isolation_level = None
    _switch_to_wal(connection)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _switch_to_wal(connection: sqlite3.Connection) -> None:
    """Wait for our turn: while another program does this to a new file, SQLite says "locked" at once."""
    deadline = time.monotonic() + LOCK_TIMEOUT_S
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
        time.sleep(TRY_AGAIN)


def _without_password(address: str) -> str:
    return address.rpartition("@")[2][:60]
