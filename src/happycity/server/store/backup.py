"""Everything that is kept, in one file from which either database can be filled (docs/hosting.md).

JSON lines, compressed with gzip: a header, every row of every table, the SHA-256 of all that.
"""

import gzip
import hashlib
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Insert, Table, column, func, insert, inspect, make_url, select, table, text
from sqlalchemy.exc import OperationalError, StatementError

from happycity.codes import Code
from happycity.rules.refusals import Refusal
from happycity.server.store.database import BadDatabase, Database, file_of, make_private
from happycity.server.store.migrate import (
    NEWEST,
    REVISIONS,
    is_current,
    lock,
    stored_revision,
    upgrade,
    usable,
)
from happycity.server.store.schema import metadata, runs
from happycity.server.store.uptime import ALIVE

FORMAT = "happycity-backup/1"
TOGETHER = 500  # rows that are inserted at once
LONGEST_LINE = 16 * 1024 * 1024

Row = tuple[str, list[Any]]
"""The name of a table and the values of a row."""
Advance = Callable[[int], Any]
"""Called with the number of rows done since."""


class BadBackup(Refusal):
    """A file that cannot be restored."""


class Header(Struct, frozen=True):
    """The first line."""

    format: str
    revision: str
    columns: dict[str, list[str]]
    """By table, in an order in which rows can be inserted."""
    counts: dict[str, int]

    @property
    def rows(self) -> int:
        """How many lines follow."""
        return sum(self.counts.values())


class Checksum(Struct, frozen=True):
    """The last line."""

    sha256: str


# --- taking a backup --------------------------------------------------------------------------------


@contextmanager
def snapshot(database: Database) -> Iterator[tuple[Header, Connection]]:
    """The database as it is at one moment, whatever is written meanwhile; no writer is blocked."""
    check_exists(database)
    with usable(database), database.reading.connect() as connection:
        if not database.is_sqlite:
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        with connection.begin():
            if not is_current(connection):
                raise BadDatabase(Code.OLDER_DATABASE, found=stored_revision(connection) or "-", known=NEWEST)
            yield _header(connection), connection


def write_backup(header: Header, connection: Connection, out: BinaryIO, advance: Advance) -> None:
    """Write a snapshot to a file."""
    digest = hashlib.sha256()
    with gzip.GzipFile(filename="", fileobj=out, mode="wb", compresslevel=6, mtime=0) as packed:

        def write(content: object) -> None:
            line = msgspec.json.encode(content) + b"\n"
            digest.update(line)
            packed.write(line)

        write(header)
        for one in metadata.sorted_tables:
            for row in _rows(connection, one):
                write((str(one.name), tuple(row)))
                advance(1)
        packed.write(msgspec.json.encode(Checksum(digest.hexdigest())) + b"\n")


def _header(connection: Connection) -> Header:
    tables = metadata.sorted_tables
    count = {
        one.name: connection.execute(select(func.count()).select_from(one)).scalar_one() for one in tables
    }
    columns = {str(one.name): [str(field.name) for field in one.columns] for one in tables}
    return Header(FORMAT, NEWEST, columns, count)


def _rows(connection: Connection, one: Table) -> Iterator[Any]:
    """Every row; those that others of the same table refer to come first."""
    inward = [key.parent.is_not(None) for key in one.foreign_keys if key.column.table is one]
    wanted = select(one).order_by(*inward, *one.primary_key.columns)
    return iter(connection.execution_options(yield_per=TOGETHER).execute(wanted))


# --- restoring it -----------------------------------------------------------------------------------


class Saved:
    """A backup being read; its rows can be trusted only once the last one has been read."""

    def __init__(self, file: BinaryIO) -> None:
        self._digest = hashlib.sha256()
        self._lines = _lines(file)
        self.header = self._read_header()

    def _read_header(self) -> Header:
        line = next(self._lines, b"")
        self._digest.update(line)
        try:
            header = msgspec.json.decode(line, type=Header)
        except (msgspec.MsgspecError, UnicodeError):
            raise BadBackup(Code.NOT_A_BACKUP) from None
        if header.format != FORMAT:
            raise BadBackup(Code.NOT_A_BACKUP)
        if header.revision not in REVISIONS:
            raise BadBackup(Code.NEWER_BACKUP, found=header.revision, known=NEWEST)
        return header

    def rows(self) -> Iterator[Row]:
        """Every row; refused at the end if the file is not what was written."""
        decode = msgspec.json.Decoder(Row).decode
        counts = dict.fromkeys(self.header.columns, 0)
        for line in islice(self._lines, self.header.rows):
            self._digest.update(line)
            try:
                name, values = decode(line)
                counts[name] += 1
            except (msgspec.MsgspecError, UnicodeError, KeyError):
                raise BadBackup(Code.DAMAGED_BACKUP) from None
            yield name, values
        last = msgspec.json.encode(Checksum(self._digest.hexdigest())) + b"\n"
        if counts != self.header.counts or next(self._lines, b"") != last or next(self._lines, None):
            raise BadBackup(Code.DAMAGED_BACKUP)


@contextmanager
def opened_backup(path: Path) -> Iterator[Saved]:
    """A backup, ready to be restored."""
    with path.open("rb") as file, gzip.GzipFile(fileobj=file, mode="rb") as unpacked:
        try:
            yield Saved(unpacked)  # type: ignore[arg-type]  # a gzip file reads like any other
        except BadBackup as refusal:
            refusal.facts["file"] = str(path)
            raise


def restore(database: Database, saved: Saved, force: bool, advance: Advance) -> None:
    """Fill a database: all of it, or, if anything is wrong, nothing."""
    with _no_new_file_if_refused(database), usable(database), database.writing.begin() as connection:
        lock(connection)
        _check_free(connection, force)
        metadata.drop_all(connection)
        connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
        upgrade(connection, saved.header.revision)
        _insert(connection, saved, advance)
        upgrade(connection, NEWEST)


@contextmanager
def _no_new_file_if_refused(database: Database) -> Iterator[None]:
    """SQLite makes a file before anything is in it; what was there before stays."""
    path = file_of(database.url)
    is_new = path is not None and not Path(path).exists()
    make_private(database)
    try:
        yield
    except BaseException:
        if is_new:
            database.writing.dispose()
            for ending in ("", "-wal", "-shm"):
                Path(f"{path}{ending}").unlink(missing_ok=True)
        raise


def _insert(connection: Connection, saved: Saved, advance: Advance) -> None:
    rows = saved.rows()
    for name, columns in saved.header.columns.items():
        target = insert(table(name, *map(column, columns)))
        left = saved.header.counts[name]
        while batch := list(islice(rows, min(left, TOGETHER))):
            if any(where != name or len(values) != len(columns) for where, values in batch):
                raise BadBackup(Code.DAMAGED_BACKUP)
            _insert_together(connection, target, [dict(zip(columns, row, strict=True)) for _, row in batch])
            left -= len(batch)
            advance(len(batch))
    next(rows, None)  # the end, where the checksum is


def _insert_together(connection: Connection, target: Insert, rows: list[dict[str, Any]]) -> None:
    try:
        connection.execute(target, rows)
    except StatementError as error:
        if isinstance(error, OperationalError):  # a full disk is not the file's fault
            raise
        raise BadBackup(Code.DAMAGED_BACKUP) from error


def _check_free(connection: Connection, force: bool) -> None:
    """Refuse a database that somebody uses, or, unless forced, one that holds anything."""
    there = [one for one in metadata.sorted_tables if inspect(connection).has_table(one.name)]
    if runs in there:
        seen = connection.execute(select(func.max(runs.c.seen))).scalar_one()
        if seen is not None and seen > time.time() - ALIVE:
            raise BadDatabase(Code.DATABASE_IN_USE, seconds=int(ALIVE))
    is_current(connection)
    if not force and any(connection.execute(select(1).select_from(one).limit(1)).first() for one in there):
        raise BadDatabase(Code.DATABASE_NOT_EMPTY)


def check_exists(database: Database) -> None:
    """SQLite would make an empty file of any name that is asked for."""
    path = make_url(database.url).database or ""
    if database.is_sqlite and not Path(path).exists():
        raise BadDatabase(Code.NO_DATABASE, found=path)


def _lines(file: BinaryIO) -> Iterator[bytes]:
    try:
        while line := file.readline(LONGEST_LINE):
            yield line
    except gzip.BadGzipFile:
        raise BadBackup(Code.NOT_A_BACKUP) from None
    except (EOFError, zlib.error):
        raise BadBackup(Code.DAMAGED_BACKUP) from None
