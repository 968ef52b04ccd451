"""Tables and their seats."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    Connection,
    Row,
    Select,
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

from happycity.server.model.notices import News
from happycity.server.model.tables import UNFINISHED, Seat, StoredTable
from happycity.server.store.database import insert_new
from happycity.server.store.hints import LOBBY, hint, hint_of_change, hint_others
from happycity.server.store.outbox import expect
from happycity.server.store.prepared import Prepared
from happycity.server.store.schema import entries, seats, tables
from happycity.server.store.sealed import is_unsealed, unseal
from happycity.server.store.stamps import is_known
from happycity.server.store.ties import tell

_FIELDS = [name for name in StoredTable.__dataclass_fields__ if name not in ("seats", "unsealed")]
_CHANGING = [name for name in _FIELDS if name not in ("id", "seq", "version")]
_COLUMNS = [*(tables.c[name] for name in _FIELDS), is_unsealed().label("unsealed")]
_CHAIR = [seats.c[name] for name in Seat.__dataclass_fields__]


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
    row = _one_table.run(connection, table_id=table_id).fetchone()
    if row is None:
        return None
    chairs = _its_seats.run(connection, table_id=table_id).fetchall()
    values = dict(zip((*_FIELDS, "unsealed"), row, strict=True))
    for name in ("public", "unsealed"):
        values[name] = bool(values[name])  # SQLite has no booleans: it gives numbers
    return StoredTable(**values, seats=tuple(map(_seat_of, chairs)))


def _seat_of(row: Sequence[Any]) -> Seat:
    number, kind, player, name, bot, account, *more = row
    return Seat(number, kind, player, name, bot, bool(account), *more)


def _one_of_tables(_: str) -> Select[tuple[object, ...]]:
    return select(*_COLUMNS).where(tables.c.id == bindparam("table_id"))


def _seats_of_one(_: str) -> Select[tuple[object, ...]]:
    there = select(*_CHAIR).where(seats.c.table_id == bindparam("table_id"))
    return there.order_by(seats.c.seat)


_one_table, _its_seats = Prepared(_one_of_tables), Prepared(_seats_of_one)


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
    values = {name: getattr(after, name) for name in _CHANGING}
    changes_status = before.status != after.status
    change = _change_status if changes_status else _change
    known = {"table_id": before.id, "known": before.version, "version": before.version + 1}
    if change.run(connection, **known, **values, **({"due": due} if changes_status else {})).rowcount == 0:
        return False
    if before.seats != after.seats:
        _change_seats(connection, before, after)
    expect(connection, news)
    # Whoever changes a table here tells its room.
    hint_others(connection, hint_of_change(before.id, before.version + 1))
    tell(connection, *_asked_at(before) ^ _asked_at(after))
    _tell_lobby(connection, after if after.public else before)
    return True


def _changing(*more: str) -> Update:
    there = update(tables).where(tables.c.id == bindparam("table_id"), tables.c.version == bindparam("known"))
    return there.values({name: bindparam(name) for name in (*_CHANGING, "version", *more)})


_change = Prepared(lambda _: _changing())
_change_status = Prepared(lambda _: _changing("due"))


def _change_seats(connection: Connection, before: StoredTable, after: StoredTable) -> None:
    """Write those that are others now: most often one, where somebody sits down."""
    if len(after.seats) < len(before.seats):
        gone = seats.c.seat >= len(after.seats)
        connection.execute(delete(seats).where(seats.c.table_id == before.id, gone))
    for seat in after.seats:
        if seat not in before.seats:
            values = {name: getattr(seat, name) for name in Seat.__dataclass_fields__}
            _put_seat.run(connection, table_id=after.id, **values)


def _putting_seat(dialect: str) -> postgresql.Insert | sqlite.Insert:
    insert_into = postgresql.insert if dialect == "postgresql" else sqlite.insert
    row: dict[str, Any] = {name: bindparam(name) for name in ("table_id", *Seat.__dataclass_fields__)}
    statement = insert_into(seats).values(row)
    changed = {name: statement.excluded[name] for name in Seat.__dataclass_fields__ if name != "seat"}
    return statement.on_conflict_do_update(index_elements=["table_id", "seat"], set_=changed)


_put_seat = Prepared(_putting_seat)


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
    is_closed = connection.execute(closed).rowcount == 1
    unseal(connection, table_id)
    return is_closed


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
