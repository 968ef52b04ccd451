"""Tables, seats and the log of every game."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    String,
    Update,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from happycity.server.model import LogEntry, Seat, StoredTable
from happycity.server.store.database import insert_new
from happycity.server.store.hints import CHANNEL, LOBBY, hint, hint_of_entry
from happycity.server.store.prepared import Prepared
from happycity.server.store.schema import entries, runs, seats, tables

_SITTING = [name for name in StoredTable.__dataclass_fields__ if name != "seats"]
_COLUMNS = [tables.c[name] for name in _SITTING]


# --- tables and seats -----------------------------------------------------------------------------


def open_table(connection: Connection, sitting: StoredTable, due: float | None) -> bool:
    """Keep a new table; False if there is one with this id."""
    values = {name: getattr(sitting, name) for name in _SITTING}
    if not insert_new(connection, tables, **values, due=due, driver=None):
        return False
    _write_seats(connection, sitting)
    _tell_lobby(connection, sitting)
    return True


def open_rematch(connection: Connection, sitting: StoredTable, due: float | None) -> str:
    """Keep the table of a rematch, unless the game before has one already; the id of the one there is."""
    claim = update(tables).where(tables.c.id == sitting.previous, tables.c.next.is_(None))
    if connection.execute(claim.values(next=sitting.id, version=tables.c.version + 1)).rowcount:
        open_table(connection, sitting, due)
        return sitting.id
    there: str = connection.execute(select(tables.c.next).where(tables.c.id == sitting.previous)).scalar_one()
    return there


def sitting(connection: Connection, table_id: str) -> StoredTable | None:
    """The table with this id."""
    found = sittings(connection, [table_id])
    return found[0] if found else None


def sittings(connection: Connection, ids: Sequence[str]) -> list[StoredTable]:
    """Several tables, in the order of the ids."""
    rows = connection.execute(select(*_COLUMNS).where(tables.c.id.in_(ids))).all()
    chairs: dict[str, list[Seat]] = {row.id: [] for row in rows}
    found = connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat))
    for table_id, *values in found:
        chairs.setdefault(table_id, []).append(Seat(*values))
    by_id = {row.id: _sitting(row, chairs[row.id]) for row in rows}
    return [by_id[one] for one in ids if one in by_id]


def change_table(connection: Connection, before: StoredTable, after: StoredTable, due: float | None) -> bool:
    """Write what has changed; False if somebody else changed the table since `before` was read.

    `due` says when the server has to act, if the game begins now.
    """
    values = {name: getattr(after, name) for name in _SITTING if name not in ("id", "seq", "version")}
    known = and_(tables.c.id == before.id, tables.c.version == before.version)
    if before.status != after.status:
        values["due"] = due
    change = update(tables).where(known).values(**values, version=before.version + 1)
    if connection.execute(change).rowcount == 0:
        return False
    if before.seats != after.seats:
        connection.execute(delete(seats).where(seats.c.table_id == before.id))
        _write_seats(connection, after)
    hint(connection, before.id)
    _tell_lobby(connection, before)
    return True


def open_tables(connection: Connection, most: int) -> list[StoredTable]:
    """The public tables that wait for people, newest first."""
    wanted = select(tables.c.id).where(tables.c.status == "open", tables.c.public.is_(True))
    return sittings(connection, _ids(connection, wanted.order_by(tables.c.created.desc()).limit(most)))


def tables_of(connection: Connection, player: str, most: int) -> list[StoredTable]:
    """The unfinished tables of a player, newest first."""
    mine = select(seats.c.table_id).where(seats.c.player == player)
    wanted = select(tables.c.id).where(
        tables.c.status.in_(("open", "playing")), or_(tables.c.host == player, tables.c.id.in_(mine))
    )
    return sittings(connection, _ids(connection, wanted.order_by(tables.c.created.desc()).limit(most)))


def unfinished_of_host(connection: Connection, host: str) -> int:
    """How many unfinished tables somebody has opened."""
    wanted = select(tables.c.id).where(tables.c.host == host, tables.c.status.in_(("open", "playing")))
    return len(_ids(connection, wanted))


def close_idle(connection: Connection, opened_before: float, idle_since: float) -> int:
    """Close tables that nobody came to, and games without a clock that nobody goes on with; how many."""
    gone = and_(tables.c.status == "open", tables.c.created < opened_before)
    last = select(func.max(entries.c.at)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    forgotten = and_(
        tables.c.status == "playing", tables.c.due.is_(None), func.coalesce(last, tables.c.began) < idle_since
    )
    closed = update(tables).where(or_(gone, forgotten))
    return connection.execute(closed.values(status="closed", version=tables.c.version + 1)).rowcount


# --- the log --------------------------------------------------------------------------------------


def append(connection: Connection, entry: LogEntry, due: float | None) -> bool:
    """Keep an entry; False if its number or its key is taken already (the database is the last judge)."""
    values = {name: getattr(entry, name) for name in _ENTRY}
    if connection.dialect.name == "postgresql":
        told = {"channel": CHANNEL, "hint": hint_of_entry(entry.table_id, entry.seq)}
        hinted = _append_and_hint.run(connection, **values, due=due, **told)
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
    told = func.pg_notify(bindparam("channel", type_=String), bindparam("hint", type_=String))
    return change.values(seq=kept.c.seq, due=bindparam("due")).returning(told)


def _reading_on(_: str) -> Select[tuple[object, ...]]:
    later = entries.c.seq > bindparam("after")
    return select(entries).where(entries.c.table_id == bindparam("table_id"), later).order_by(entries.c.seq)


_append, _move_on = Prepared(_new_entry), Prepared(_moving_on)
_append_and_hint, _read_on = Prepared(_keeping_and_hinting), Prepared(_reading_on)


def _entry_of(row: Sequence[Any]) -> LogEntry:
    """SQLite has no word for yes and no: it gives numbers."""
    table_id, seq, kind, seat, move, key, by_bot, hold, at, spent = row
    return LogEntry(table_id, seq, kind, seat, move, key, bool(by_bot), bool(hold), at, spent)


def marks_of(connection: Connection, ids: Iterable[str]) -> dict[str, tuple[int, int]]:
    """Last entry and version of each of these tables: what a room compares to see whether it is behind."""
    wanted = select(tables.c.id, tables.c.seq, tables.c.version).where(tables.c.id.in_(list(ids)))
    return {row.id: (row.seq, row.version) for row in connection.execute(wanted)}


# --- who acts for the server -----------------------------------------------------------------------


def claim(connection: Connection, table_id: str, process: str, alive_since: float) -> bool:
    """Take it upon this process to act for bots and clocks of a table; False if another, live one does."""
    mine = update(tables).where(tables.c.id == table_id, tables.c.status == "playing")
    free = mine.where(_is_free(process, alive_since))
    return connection.execute(free.values(driver=process)).rowcount == 1


def neglected(
    connection: Connection, process: str, now: float, alive_since: float, held: Sequence[str], most: int
) -> list[str]:
    """Games in which the server has to act and no live process does; `held` are those this one drives."""
    wanted = select(tables.c.id).where(
        tables.c.status == "playing",
        tables.c.due <= now,
        tables.c.id.not_in(held),
        _is_free(process, alive_since),
    )
    return _ids(connection, wanted.order_by(tables.c.due).limit(most))


def _is_free(process: str, alive_since: float) -> ColumnElement[bool]:
    live = select(runs.c.id).where(runs.c.seen >= alive_since)
    return or_(tables.c.driver.is_(None), tables.c.driver == process, tables.c.driver.not_in(live))


def begun(connection: Connection) -> list[str]:
    """Every game that was begun, finished or not."""
    wanted = select(tables.c.id).where(tables.c.status.in_(("playing", "over")))
    return _ids(connection, wanted.order_by(tables.c.id))


def counts(connection: Connection) -> dict[str, int]:
    """How many tables are open and playing, for the figures of operation."""
    wanted = select(tables.c.status, func.count()).group_by(tables.c.status)
    return {row[0]: row[1] for row in connection.execute(wanted)}


def _tell_lobby(connection: Connection, sitting: StoredTable) -> None:
    if sitting.public:
        hint(connection, LOBBY)


def _write_seats(connection: Connection, sitting: StoredTable) -> None:
    rows = [
        {"table_id": sitting.id, **{name: getattr(seat, name) for name in Seat.__dataclass_fields__}}
        for seat in sitting.seats
    ]
    connection.execute(insert(seats), rows)


def _sitting(row: Row[tuple[object, ...]], chairs: list[Seat]) -> StoredTable:
    return StoredTable(**row._mapping, seats=tuple(chairs))


def _ids(connection: Connection, wanted: object) -> list[str]:
    return list(connection.execute(wanted).scalars())  # type: ignore[call-overload]  # any query for ids
