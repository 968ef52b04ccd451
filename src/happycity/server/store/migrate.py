"""The schema, brought up to date when a server starts, by whichever process comes first.

A change of `schema.py` needs a new file in `migrations/versions` with the next number; a test shows what is
missing.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, column, inspect, make_url, select, table, text
from sqlalchemy.exc import DatabaseError

from happycity.codes import Code
from happycity.server.logs import tell
from happycity.server.store.database import BadDatabase, Database, file_of, make_private

FOLDER = Path(__file__).parent / "migrations"
REVISIONS = sorted(file.name[1:5] for file in (FOLDER / "versions").glob("r[0-9]*.py"))
"""The steps that this program knows: the numbers in the names of their files."""
NEWEST = REVISIONS[-1]

QUICK_CHECK = text("PRAGMA quick_check(1)")
LARGE = 100_000_000
"""Bytes of a file, about 5,000 games, that takes more than a blink to look through."""

LOCK = int.from_bytes(b"happycty")  # any number of 63 bits that nobody else takes


def migrate(database: Database) -> None:
    """Bring the schema up to date; returns when it is, whoever did it.  A damaged file is refused.

    A large file is not looked through here: that would keep everybody waiting (`run/looking.py`).
    """
    make_private(database)
    with usable(database):
        if database.is_sqlite and is_looked_through_first(database):
            check_pages(database)
        if database.read_now(is_current):
            return
        with database.writing.begin() as connection:
            lock(connection)
            upgrade(connection, NEWEST)
        tell("migrated", revision=NEWEST)


@contextmanager
def usable(database: Database) -> Iterator[None]:
    """Say what is wrong with a database in our own words, and which one it is."""
    try:
        yield
    except BadDatabase as refusal:
        refusal.facts["file"] = place_of(database)
        raise
    except DatabaseError as error:
        raise _refusal_of(database, error) from error


def _refusal_of(database: Database, error: DatabaseError) -> BadDatabase:
    place, reason = place_of(database), _first_line(error)
    path = file_of(database.url)
    if path and not Path(path).parent.is_dir():
        return BadDatabase(Code.NO_FOLDER, file=place, folder=str(Path(path).parent))
    if getattr(error.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_CORRUPT:
        return BadDatabase(Code.DAMAGED_DATABASE, file=place, reason=reason)
    return BadDatabase(Code.UNUSABLE_DATABASE, found=place, reason=reason)


def place_of(database: Database) -> str:
    """Where it is, without the password."""
    url = make_url(database.url)
    return url.database or "" if database.is_sqlite else f"{url.host or ''}/{url.database}"


def is_current(connection: Connection) -> bool:
    """Whether nothing is left to do; a database of a newer program is refused."""
    found = stored_revision(connection)
    if found is not None and found not in REVISIONS:
        raise BadDatabase(Code.NEWER_DATABASE, found=found, known=NEWEST)
    return found == NEWEST


def stored_revision(connection: Connection) -> str | None:
    """The last step that was taken; plain SQL, because Alembic takes long to load."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: Any = table("alembic_version", column("version_num"))
    return connection.execute(select(version.c.version_num)).scalar()


def lock(connection: Connection) -> None:
    """One process at a time, until the transaction ends; SQLite's began with a lock on the whole file."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def upgrade(connection: Connection, revision: str) -> None:
    """Take the steps up to a revision."""
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    command.upgrade(config, revision)


def is_looked_through_first(database: Database) -> bool:
    """Whether a SQLite file is small enough to be looked through before anybody plays."""
    path = file_of(database.url)
    return not path or not Path(path).is_file() or Path(path).stat().st_size < LARGE


def check_pages(database: Database) -> None:
    """Refuse a damaged SQLite file: it would come to light in the middle of somebody's game."""
    with usable(database):
        found = str(database.read_now(lambda connection: connection.execute(QUICK_CHECK).scalar_one()))
        if found != "ok":
            raise BadDatabase(Code.DAMAGED_DATABASE, reason=found.strip().splitlines()[-1])


def _first_line(error: DatabaseError) -> str:
    return str(error.orig).strip().partition("\n")[0]
