"""Deals that several tables of an evening play: nobody may see one before all have played it."""

from sqlalchemy import ColumnElement, Connection, Select, exists, literal_column, select, update

from happycity.server.model.tables import UNFINISHED
from happycity.server.store.hints import hint
from happycity.server.store.schema import evening_tables, evenings, tables

_others = evening_tables.alias()
# Written into the statement: a prepared one (`store/prepared.py`) knows no values but its parameters.
_DUPLICATE: ColumnElement[str] = literal_column("'duplicate'")
_UNFINISHED: list[ColumnElement[str]] = [literal_column(f"'{status}'") for status in UNFINISHED]


def sealed_tables() -> Select[tuple[str]]:
    """The tables of a duplicate's rounds that are still played somewhere."""
    return _of_duplicates().where(_is_running())


def is_sealed(connection: Connection, table_id: str) -> bool:
    """Whether others still play the deal of a table."""
    here = sealed_tables().where(evening_tables.c.table_id == table_id)
    return connection.execute(here).first() is not None


def is_unsealed() -> ColumnElement[bool]:
    """Beside the columns of a table: whether it is one of a duplicate, and all have played its deal."""
    played = _of_duplicates().where(evening_tables.c.table_id == tables.c.id, ~_is_running())
    return exists(played.correlate(tables))


def unseal(connection: Connection, table_id: str) -> None:
    """A table is done: if it was the last with its deal, the rooms of all others have something to tell."""
    done = _of_duplicates().where(evening_tables.c.table_id == table_id, ~_is_running())
    if connection.execute(done).first() is None:
        return
    mine = select(_others.c.evening, _others.c.round).where(_others.c.table_id == table_id).subquery()
    same = (evening_tables.c.evening == mine.c.evening, evening_tables.c.round == mine.c.round)
    others = select(evening_tables.c.table_id).where(*same, evening_tables.c.table_id != table_id)
    for other in connection.execute(others).scalars().all():
        there = update(tables).where(tables.c.id == other)
        connection.execute(there.values(version=tables.c.version + 1))  # a room reads what has changed
        hint(connection, other)


def _of_duplicates() -> Select[tuple[str]]:
    wanted = select(evening_tables.c.table_id).join(evenings, evenings.c.id == evening_tables.c.evening)
    return wanted.where(evenings.c.kind == _DUPLICATE)


def _is_running() -> ColumnElement[bool]:
    """Whether any table is unfinished in the same round."""
    running = (
        select(_others.c.table_id)
        .join(tables, tables.c.id == _others.c.table_id)
        .where(tables.c.status.in_(_UNFINISHED))
        .where(_others.c.evening == evening_tables.c.evening, _others.c.round == evening_tables.c.round)
    )
    return exists(running.correlate(evening_tables))
