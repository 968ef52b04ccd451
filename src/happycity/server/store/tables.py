"""Tables and their seats."""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Row, Select, and_, delete, func, insert, or_, select, update

from happycity.server.model import UNFINISHED, News, Seat, StoredTable
from happycity.server.store.database import insert_new
from happycity.server.store.hints import LOBBY, hint, hint_others
from happycity.server.store.outbox import expect
from happycity.server.store.schema import entries, seats, tables
from happycity.server.store.stamps import is_known
from happycity.server.store.ties import tell

_FIELDS = [name for name in StoredTable.__dataclass_fields__ if name != "seats"]
_COLUMNS = [tables.c[name] for name in _FIELDS]


def open_table(connection: Connection, table: StoredTable, due: float | None) -> bool:
    """Keep a new table; False if there is one with this id."""
    values = {name: getattr(table, name) for name in _FIELDS}
    if not insert_new(connection, tables, **values, due=due, driver=None):
        return False
    _write_seats(connection, table)
    _tell_lobby(connection, table)
    tell(connection, *_asked_at(table))
    return True


def open_rematch(
    connection: Connection, table: StoredTable, due: float | None, news: Iterable[News] = ()
) -> str:
    """Keep the table of a rematch, unless the game before has one already; the id of the one there is.

    One that was closed before it began is none: somebody else may ask again.
    """
    before = tables.alias()
    closed = select(before.c.id).where(before.c.status == "closed")
    free = or_(tables.c.next.is_(None), tables.c.next.in_(closed))
    claim = update(tables).where(tables.c.id == table.previous, free)
    if connection.execute(claim.values(next=table.id, version=tables.c.version + 1)).rowcount:
        open_table(connection, table, due)
        expect(connection, news)
        return table.id
    there: str = connection.execute(select(tables.c.next).where(tables.c.id == table.previous)).scalar_one()
    return there


def stored_table(connection: Connection, table_id: str) -> StoredTable | None:
    """The table with this id."""
    found = stored_tables(connection, [table_id])
    return found[0] if found else None


def stored_tables(connection: Connection, ids: Sequence[str]) -> list[StoredTable]:
    """Several tables, in the order of the ids."""
    rows = connection.execute(select(*_COLUMNS).where(tables.c.id.in_(ids))).all()
    chairs: dict[str, list[Seat]] = {row.id: [] for row in rows}
    found = connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat))
    for table_id, *values in found:
        chairs.setdefault(table_id, []).append(Seat(*values))
    by_id = {row.id: _table_of(row, chairs[row.id]) for row in rows}
    return [by_id[one] for one in ids if one in by_id]


def change_table(
    connection: Connection,
    before: StoredTable,
    after: StoredTable,
    due: float | None,
    news: Iterable[News] = (),
) -> bool:
    """Write what has changed; False if somebody else changed the table since `before` was read.

    `due` says when the server has to act, if the game begins now; `news` is what people are told of it.
    """
    values = {name: getattr(after, name) for name in _FIELDS if name not in ("id", "seq", "version")}
    known = and_(tables.c.id == before.id, tables.c.version == before.version)
    if before.status != after.status:
        values["due"] = due
    change = update(tables).where(known).values(**values, version=before.version + 1)
    if connection.execute(change).rowcount == 0:
        return False
    if before.seats != after.seats:
        connection.execute(delete(seats).where(seats.c.table_id == before.id))
        _write_seats(connection, after)
    expect(connection, news)
    hint_others(connection, before.id)  # whoever changes a table here tells its room
    tell(connection, *_asked_at(before) ^ _asked_at(after))
    _tell_lobby(connection, after if after.public else before)
    return True


def open_tables(
    connection: Connection, most: int, after: int = 0, without: Collection[str] = ()
) -> tuple[list[StoredTable], int]:
    """A part of the public tables that wait for people, and how many there are.

    The newest of each host come first: nobody hides the others behind many of their own.  Tables of the
    people `without` are left out, and those at which they sit.
    """
    newest = func.row_number().over(partition_by=tables.c.host, order_by=tables.c.created.desc())
    public = select(tables.c.id).where(tables.c.status == "open", tables.c.public.is_(True))
    wanted = _without(public, without)
    ordered = _ids(connection, wanted.order_by(newest, tables.c.created.desc(), tables.c.id))
    return stored_tables(connection, ordered[after : after + most]), len(ordered)


def running_tables(connection: Connection, most: int, without: Collection[str]) -> list[StoredTable]:
    """Public tables at which people play just now, those with the latest move first; not those `without`."""
    last = select(func.max(entries.c.at)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    people = select(seats.c.table_id).where(seats.c.kind == "person")
    public = and_(tables.c.status == "playing", tables.c.public.is_(True), tables.c.id.in_(people))
    wanted = _without(select(tables.c.id).where(public), without)
    lately = func.coalesce(last, tables.c.began).desc()
    return stored_tables(connection, _ids(connection, wanted.order_by(lately, tables.c.id).limit(most)))


def _without(wanted: Select[tuple[str]], people: Collection[str]) -> Select[tuple[str]]:
    """Not the tables of some people, nor those at which they sit."""
    if not people:
        return wanted
    theirs = select(seats.c.table_id).where(seats.c.player.in_(people))
    return wanted.where(tables.c.host.not_in(people), tables.c.id.not_in(theirs))


def tables_of(connection: Connection, player: str, most: int) -> list[StoredTable]:
    """The unfinished tables of a player, newest first."""
    mine = select(seats.c.table_id).where(seats.c.player == player)
    wanted = select(tables.c.id).where(
        tables.c.status.in_(UNFINISHED), or_(tables.c.host == player, tables.c.id.in_(mine))
    )
    return stored_tables(connection, _ids(connection, wanted.order_by(tables.c.created.desc()).limit(most)))


class Unfinished(NamedTuple):
    """How many unfinished tables somebody has opened."""

    all: int
    in_lobby: int
    """Those that everybody sees, and that wait for others."""


def unfinished_of_host(connection: Connection, host: str) -> Unfinished:
    """How many there are of one host."""
    wanted = select(tables.c.status, tables.c.public)
    found = connection.execute(wanted.where(tables.c.host == host, tables.c.status.in_(UNFINISHED))).all()
    return Unfinished(len(found), sum(row.public and row.status == "open" for row in found))


def close_idle(connection: Connection, opened_before: float, idle_since: float) -> int:
    """Close tables that nobody came to, and games without a clock that nobody goes on with; how many."""
    gone = and_(tables.c.status == "open", tables.c.created < opened_before)
    last = select(func.max(entries.c.at)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    forgotten = and_(
        tables.c.status == "playing", tables.c.due.is_(None), func.coalesce(last, tables.c.began) < idle_since
    )
    closed = update(tables).where(or_(gone, forgotten), is_known())
    many = connection.execute(closed.values(status="closed", version=tables.c.version + 1)).rowcount
    if many:
        hint(connection, LOBBY)
    return many


def close_table(connection: Connection, table_id: str) -> bool:
    """Close an unfinished table for good; False if it is none."""
    there = update(tables).where(tables.c.id == table_id, tables.c.status.in_(UNFINISHED))
    closed = there.values(status="closed", due=None, driver=None, version=tables.c.version + 1)
    hint_others(connection, table_id)
    hint(connection, LOBBY)
    return connection.execute(closed).rowcount == 1


def begun_games(connection: Connection) -> list[str]:
    """Every game that was begun, finished or not."""
    wanted = select(tables.c.id).where(tables.c.status.in_(("playing", "over")))
    return _ids(connection, wanted.order_by(tables.c.id))


def counts(connection: Connection) -> dict[str, int]:
    """How many tables are open and playing, for the figures of operation."""
    wanted = select(tables.c.status, func.count()).group_by(tables.c.status)
    return {row[0]: row[1] for row in connection.execute(wanted)}


def _asked_at(table: StoredTable) -> set[str]:
    """For whom a seat is kept."""
    is_open = table.status == "open"
    return {seat.player for seat in table.seats if is_open and seat.kind == "asked" and seat.player}


def _tell_lobby(connection: Connection, table: StoredTable) -> None:
    if table.public:
        hint(connection, LOBBY)


def _write_seats(connection: Connection, table: StoredTable) -> None:
    rows = [
        {"table_id": table.id, **{name: getattr(seat, name) for name in Seat.__dataclass_fields__}}
        for seat in table.seats
    ]
    connection.execute(insert(seats), rows)


def _table_of(row: Row[tuple[object, ...]], chairs: list[Seat]) -> StoredTable:
    return StoredTable(**row._mapping, seats=tuple(chairs))


def _ids(connection: Connection, wanted: object) -> list[str]:
    return list(connection.execute(wanted).scalars())  # type: ignore[call-overload]  # any query for ids
