"""Club evenings: who takes part, their tables, what everybody has reached there."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from happycity.server.model.evenings import Entrant, EveningState, NewSitting, Score, Sitting, StoredEvening
from happycity.server.model.results import FinishedGame
from happycity.server.model.tables import UNFINISHED
from happycity.server.store.outbox import expect
from happycity.server.store.people import settings_in
from happycity.server.store.schema import entrants, evening_seats, evening_tables, evenings, players, tables
from happycity.server.store.tables import open_table

_FIELDS = [name for name in StoredEvening.__dataclass_fields__ if name != "entrants"]
_COLUMNS = [evenings.c[name] for name in _FIELDS]


# --- evenings and who takes part ----------------------------------------------------------------------


def keep_evening(connection: Connection, evening: StoredEvening) -> None:
    """Keep a new one."""
    connection.execute(insert(evenings).values(**{name: getattr(evening, name) for name in _FIELDS}))


def evening_state(connection: Connection, evening_id: str) -> EveningState | None:
    """The evening with this id, and all its tables."""
    wanted = select(*_COLUMNS, players.c.name.label("hosted_by"))
    wanted = wanted.outerjoin(players, players.c.id == evenings.c.host)
    row = connection.execute(wanted.where(evenings.c.id == evening_id)).first()
    if row is None:
        return None
    return EveningState(_evening_of(connection, row), sittings_of(connection, evening_id), row.hosted_by)


def evenings_of(connection: Connection, player: str, most: int) -> list[StoredEvening]:
    """Those that somebody hosts or takes part in, newest first."""
    mine = select(entrants.c.evening).where(entrants.c.player == player)
    wanted = select(*_COLUMNS).where(or_(evenings.c.host == player, evenings.c.id.in_(mine)))
    rows = connection.execute(wanted.order_by(evenings.c.created.desc(), evenings.c.id).limit(most)).all()
    return [_evening_of(connection, row) for row in rows]


def unfinished_of(connection: Connection, host: str) -> int:
    """How many evenings of a host are not over."""
    mine = select(func.count()).where(evenings.c.host == host, evenings.c.status != "over")
    return int(connection.execute(mine).scalar_one())


def change_evening(connection: Connection, before: StoredEvening, after: StoredEvening) -> bool:
    """Write what has changed; False if somebody else changed it since `before` was read."""
    values = {name: getattr(after, name) for name in _FIELDS if name not in ("id", "version")}
    known = and_(evenings.c.id == before.id, evenings.c.version == before.version)
    change = update(evenings).where(known).values(**values, version=before.version + 1)
    if connection.execute(change).rowcount == 0:
        return False
    if before.entrants != after.entrants:
        _write_entrants(connection, before.id, after.entrants)
    return True


# --- rounds -------------------------------------------------------------------------------------------


def begin_round(
    connection: Connection, before: StoredEvening, after: StoredEvening, new: Sequence[NewSitting]
) -> bool:
    """Begin all tables of a round, or none: False if somebody else has begun it."""
    if not change_evening(connection, before, after):
        return False
    for one in new:
        open_table(connection, one.table, one.due)
        where = {"evening": after.id, "round": after.round, "number": one.number}
        connection.execute(insert(evening_tables).values(**where, table_id=one.table.id))
        rows = [
            {"table_id": one.table.id, "seat": seat, "entrant": entrant}
            for seat, entrant in enumerate(one.entrants)
        ]
        connection.execute(insert(evening_seats), rows)
        expect(connection, one.news)
    return True


def waiting(connection: Connection, now: float) -> list[str]:
    """Evenings with which the server has to go on: a round is due, or over and nothing decided yet."""
    is_due = evenings.c.due <= now
    is_over = and_(evenings.c.due.is_(None), evenings.c.round > 0, ~_runs(evenings.c.round))
    by_itself = or_(evenings.c.pace == "break", evenings.c.round >= evenings.c.rounds)
    wanted = select(evenings.c.id).where(
        evenings.c.status == "playing", or_(is_due, and_(is_over, by_itself))
    )
    return list(connection.execute(wanted.order_by(evenings.c.id)).scalars())


def _runs(number: ColumnElement[int]) -> ColumnElement[bool]:
    """Whether an evening has an unfinished table in a round."""
    there = select(evening_tables.c.table_id).join(tables, tables.c.id == evening_tables.c.table_id)
    mine = there.where(evening_tables.c.evening == evenings.c.id, evening_tables.c.round == number)
    return exists(mine.where(tables.c.status.in_(UNFINISHED)).correlate(evenings))


def sittings_of(connection: Connection, evening_id: str) -> list[Sitting]:
    """All tables of an evening, by round and number."""
    place = (evening_tables.c.round, evening_tables.c.number)
    seat = (evening_seats.c[name] for name in ("entrant", "points", "coins", "share", "luck"))
    wanted = (
        select(*place, evening_tables.c.table_id, tables.c.status, *seat)
        .join(tables, tables.c.id == evening_tables.c.table_id)
        .join(evening_seats, evening_seats.c.table_id == evening_tables.c.table_id)
        .where(evening_tables.c.evening == evening_id)
        .order_by(*place, evening_seats.c.seat)
    )
    rows: dict[str, list[Row[Any]]] = {}
    for row in connection.execute(wanted):
        rows.setdefault(row.table_id, []).append(row)
    return [_sitting_of(seats) for seats in rows.values()]


# --- what was reached -----------------------------------------------------------------------------------


def keep_scores(connection: Connection, finished: FinishedGame) -> None:
    """Let a finished game count, if it is one of an evening; called when it ends, once."""
    for row in finished.rows:
        here = evening_seats.c.table_id == finished.table_id, evening_seats.c.seat == row.seat
        reached = {"points": row.points, "coins": finished.coins[row.seat], "share": row.won}
        connection.execute(update(evening_seats).where(*here).values(**reached))


def unreviewed(connection: Connection, without: Collection[str], most: int) -> list[str]:
    """Finished games of evenings whose luck is not known yet, the oldest first."""
    wanted = (
        select(evening_seats.c.table_id)
        .join(tables, tables.c.id == evening_seats.c.table_id)
        .where(tables.c.status == "over", evening_seats.c.seat == 0, evening_seats.c.luck.is_(None))
        .where(evening_seats.c.table_id.not_in(without))
    )
    return list(connection.execute(wanted.order_by(tables.c.ended).limit(most)).scalars())


def keep_luck(connection: Connection, table_id: str, luck: Sequence[float]) -> None:
    """Keep how lucky everybody was in a game, by seat."""
    for seat, value in enumerate(luck):
        here = evening_seats.c.table_id == table_id, evening_seats.c.seat == seat
        connection.execute(update(evening_seats).where(*here).values(luck=value))


# --- who is forgotten -----------------------------------------------------------------------------------


def forget_entrant(connection: Connection, player: str) -> None:
    """Somebody is deleted: their places stay without them, and evenings they host go on by themselves.

    One that has not begun forgets whoever would have come; without its host it is over.
    """
    mine = select(entrants.c.evening).where(entrants.c.player == player)
    touched = update(evenings).where(or_(evenings.c.host == player, evenings.c.id.in_(mine)))
    connection.execute(touched.values(version=evenings.c.version + 1))
    for evening_id in connection.execute(mine.where(_gathers(entrants.c.evening))).scalars().all():
        _forget_place(connection, evening_id, player)
    connection.execute(update(entrants).where(entrants.c.player == player).values(player=None, left=True))
    hosted = update(evenings).where(evenings.c.host == player)
    connection.execute(hosted.where(evenings.c.status == "gathering").values(status="over"))
    connection.execute(hosted.values(host=None, pace="break"))


def _gathers(evening_id: ColumnElement[str]) -> ColumnElement[bool]:
    return exists().where(evenings.c.id == evening_id, evenings.c.status == "gathering")


def _forget_place(connection: Connection, evening_id: str, player: str) -> None:
    there = select(entrants.c.player).where(entrants.c.evening == evening_id, entrants.c.player != player)
    others = connection.execute(there.order_by(entrants.c.number)).scalars().all()
    _write_entrants(connection, evening_id, [Entrant(number, one) for number, one in enumerate(others)])


def _write_entrants(connection: Connection, evening_id: str, people: Sequence[Entrant]) -> None:
    connection.execute(delete(entrants).where(entrants.c.evening == evening_id))
    rows = [
        {"evening": evening_id, "number": one.number, "player": one.player, "left": one.left}
        for one in people
    ]
    if rows:
        connection.execute(insert(entrants), rows)


def _evening_of(connection: Connection, row: Any) -> StoredEvening:
    wanted = (
        select(
            entrants.c.number,
            entrants.c.player,
            entrants.c.left,
            players.c.name,
            players.c.kind,
            players.c.settings,
        )
        .outerjoin(players, players.c.id == entrants.c.player)
        .where(entrants.c.evening == row.id)
        .order_by(entrants.c.number)
    )
    people = tuple(_entrant_of(one) for one in connection.execute(wanted))
    return StoredEvening(**{name: row._mapping[name] for name in _FIELDS}, entrants=people)


def _entrant_of(row: Any) -> Entrant:
    look = settings_in(row.settings).look if row.settings else None
    return Entrant(row.number, row.player, row.left, row.name, row.kind, look)


def _sitting_of(rows: Sequence[Row[Any]]) -> Sitting:
    first = rows[0]
    return Sitting(
        round=first.round,
        number=first.number,
        table_id=first.table_id,
        status=first.status,
        entrants=tuple(row.entrant for row in rows),
        scores=tuple(_score_of(row) for row in rows),
    )


def _score_of(row: Row[Any]) -> Score | None:
    return None if row.points is None else Score(row.points, row.coins, row.share, row.luck)
