"""The log of every game: entries are appended and read, never changed."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, Select, String, Update, bindparam, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from happycity.server.model.tables import LogEntry
from happycity.server.store.hints import CHANNEL, hint_of_entry
from happycity.server.store.prepared import Prepared
from happycity.server.store.schema import entries, tables


def append(connection: Connection, entry: LogEntry, due: float | None) -> bool:
    """Keep an entry; False if its number or its key is taken already (the database is the last judge)."""
    values = {name: getattr(entry, name) for name in _ENTRY}
    if connection.dialect.name == "postgresql":
        notice = {"channel": CHANNEL, "hint": hint_of_entry(entry)}
        hinted = _append_and_hint.run(connection, **values, due=due, **notice)
        return hinted.fetchone() is not None
    if _append.run(connection, **values).rowcount == 0:
        return False
    _move_on.run(connection, table_id=entry.table_id, seq=entry.seq, due=due)
    return True


def log_of(connection: Connection, table_id: str, after: int = 0) -> list[LogEntry]:
    """The entries after a number, in order."""
    rows = _read_on.run(connection, table_id=table_id, after=after)
    return [_entry_of(row) for row in rows]


_ENTRY = tuple(LogEntry.__dataclass_fields__)


def _new_entry(dialect: str) -> postgresql.Insert | sqlite.Insert:
    insert_into = postgresql.insert if dialect == "postgresql" else sqlite.insert
    return insert_into(entries).values({name: bindparam(name) for name in _ENTRY}).on_conflict_do_nothing()


def _moving_on(_: str) -> Update:
    change = update(tables).where(tables.c.id == bindparam("table_id"))
    return change.values(seq=bindparam("seq"), due=bindparam("due"))


def _keeping_and_hinting(dialect: str) -> Update:
    """All of it in one statement, so that the database is asked once."""
    kept = _new_entry(dialect).returning(entries.c.table_id, entries.c.seq).cte("kept")
    change = update(tables).where(tables.c.id == kept.c.table_id)
    notified = func.pg_notify(bindparam("channel", type_=String), bindparam("hint", type_=String))
    return change.values(seq=kept.c.seq, due=bindparam("due")).returning(notified)


def _reading_on(_: str) -> Select[tuple[object, ...]]:
    later = entries.c.seq > bindparam("after")
    return select(entries).where(entries.c.table_id == bindparam("table_id"), later).order_by(entries.c.seq)


_append, _move_on = Prepared(_new_entry), Prepared(_moving_on)
_append_and_hint, _read_on = Prepared(_keeping_and_hinting), Prepared(_reading_on)


def _entry_of(row: Sequence[Any]) -> LogEntry:
    """SQLite has no booleans: it gives numbers."""
    table_id, seq, kind, seat, move, key, by_bot, hold, at, spent, events = row
    return LogEntry(table_id, seq, kind, seat, move, key, bool(by_bot), bool(hold), at, spent, events)


def marks_of(connection: Connection, ids: Iterable[str]) -> dict[str, tuple[int, int]]:
    """Last entry and version of each of these tables: what a room compares to see whether it is behind."""
    wanted = select(tables.c.id, tables.c.seq, tables.c.version).where(tables.c.id.in_(list(ids)))
    return {row.id: (row.seq, row.version) for row in connection.execute(wanted)}
