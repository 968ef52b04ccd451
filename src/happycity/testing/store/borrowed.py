"""A stranger's database: taken only if it is empty, given back as it was."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, inspect, make_url, text

from happycity.server.store.database import Database
from happycity.server.store.migrate import migrate, usable
from happycity.server.store.schema import metadata
from happycity.testing.reports import NotEmpty


@contextmanager
def borrowed(address: str) -> Iterator[Database]:
    """An empty database with the newest tables of the store, which are gone when this ends."""
    database = Database(address)
    file = Path(make_url(database.url).database or "") if database.is_sqlite else None
    is_new_file = file is not None and not file.exists()
    try:
        with usable(database):
            _check_empty(database)
        with _tables_for_a_while(database):
            yield database
    finally:
        database.close()
        if file is not None and is_new_file:
            file.unlink(missing_ok=True)


def _check_empty(database: Database) -> None:
    if found := database.read_now(lambda connection: inspect(connection).get_table_names()):
        raise NotEmpty(sorted(found))


@contextmanager
def _tables_for_a_while(database: Database) -> Iterator[None]:
    try:
        migrate(database)
        yield
    finally:
        with usable(database), database.writing.begin() as connection:
            _drop_tables(connection)


def _drop_tables(connection: Connection) -> None:
    metadata.drop_all(connection)
    connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
