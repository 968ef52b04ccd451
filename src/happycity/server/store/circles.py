"""Circles: who is in them, which tables are theirs.

A circle always has an owner: whoever goes hands it over to the oldest member, accounts before guests, and
an empty one ends.
"""

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, delete, func, insert, select, update

from happycity.codes import Code
from happycity.server.model.tables import UNFINISHED, StoredTable
from happycity.server.protocol.circles import CircleDoor, CircleInfo, CircleResult, Member, Standing
from happycity.server.refusals import Denied
from happycity.server.store.database import insert_new
from happycity.server.store.people import settings_in
from happycity.server.store.schema import circles, members, players, results, seats, tables
from happycity.server.store.standings import standings
from happycity.server.store.tables import stored_tables
from happycity.server.store.ties import are_friends, tell

MOST_CIRCLES = 20
"""Of one person."""
MOST_MEMBERS = 100
"""Of one circle, with those who are asked."""
MOST_TABLES, MOST_GAMES, MOST_RESULTS = 50, 20, 10_000
RECENT = 30 * 24 * 3600.0
"""Seconds."""


# --- members ----------------------------------------------------------------------------------------


def make(connection: Connection, circle: str, name: str, owner: str, code: str, now: float) -> None:
    """Somebody's new circle, with nobody else in it."""
    connection.execute(insert(circles).values(id=circle, name=name, owner=owner, code=code, created=now))
    connection.execute(insert(members).values(circle=circle, player=owner, since=now))
    _check_number(connection, owner)


def ask(connection: Connection, circle: str, caller: str, other: str, now: float) -> None:
    """A member asks a friend."""
    check_member(connection, circle, caller)
    if not are_friends(connection, caller, other):
        raise Denied(Code.NOT_FRIENDS)
    _check_room(connection, circle)
    name = connection.execute(select(players.c.name).where(players.c.id == caller)).scalar_one()
    insert_new(connection, members, circle=circle, player=other, since=now, asked_by=name)
    tell(connection, other)


def accept(connection: Connection, circle: str, player: str, now: float) -> None:
    """Who is asked comes in."""
    if _row(connection, circle, player) is None:
        raise Denied(Code.UNKNOWN_CIRCLE, found=circle)
    _come_in(connection, circle, player, now)


def come_by_link(connection: Connection, code: str, player: str, now: float) -> str:
    """Whoever has the link comes in; the id of the circle."""
    circle = _with_code(connection, code)
    if _row(connection, circle, player) is None:
        _check_room(connection, circle)
        connection.execute(insert(members).values(circle=circle, player=player, since=now, asked_by=""))
    _come_in(connection, circle, player, now)
    return circle


def _come_in(connection: Connection, circle: str, player: str, now: float) -> None:
    asked = update(members).where(_is(circle, player), members.c.asked_by.is_not(None))
    if connection.execute(asked.values(asked_by=None, since=now)).rowcount:
        _check_number(connection, player)


def remove(connection: Connection, circle: str, caller: str, player: str, code: str) -> None:
    """Somebody leaves, or says no; the owner can send others away, who do not come back by the old link."""
    row = _row(connection, circle, caller)
    if row is None or (row.asked_by is not None and caller != player):
        raise Denied(Code.UNKNOWN_CIRCLE, found=circle)
    if caller != player:
        _check_owner(connection, circle, caller)
        connection.execute(update(circles).where(circles.c.id == circle).values(code=code))
    connection.execute(delete(members).where(_is(circle, player)))
    _hand_on(connection, circle, player)
    tell(connection, player)


def hand_over(connection: Connection, circle: str, caller: str, player: str) -> None:
    """The owner makes another member the owner."""
    check_member(connection, circle, caller)
    _check_owner(connection, circle, caller)
    row = _row(connection, circle, player)
    if row is None or row.asked_by is not None:
        raise Denied(Code.UNKNOWN_PLAYER, found=player)
    connection.execute(update(circles).where(circles.c.id == circle).values(owner=player))


def rename(connection: Connection, circle: str, caller: str, name: str) -> None:
    """The owner calls it otherwise."""
    check_member(connection, circle, caller)
    _check_owner(connection, circle, caller)
    connection.execute(update(circles).where(circles.c.id == circle).values(name=name))


def renew_link(connection: Connection, circle: str, caller: str, code: str) -> None:
    """The owner wants another link; the one before leads nowhere."""
    check_member(connection, circle, caller)
    _check_owner(connection, circle, caller)
    connection.execute(update(circles).where(circles.c.id == circle).values(code=code))


def forget_member(connection: Connection, player: str) -> None:
    """Somebody is gone from every circle."""
    mine = list(connection.execute(select(members.c.circle).where(members.c.player == player)).scalars())
    connection.execute(delete(members).where(members.c.player == player))
    for circle in mine:
        _hand_on(connection, circle, player)


def _hand_on(connection: Connection, circle: str, gone: str) -> None:
    """Without its owner it is the oldest member's, accounts before guests; without members it is no more."""
    there = and_(members.c.circle == circle, members.c.asked_by.is_(None))
    known = select(members.c.player).join(players, players.c.id == members.c.player).where(there)
    oldest = known.order_by(players.c.kind != "account", members.c.since, members.c.player)
    heir = connection.execute(oldest.limit(1)).scalar()
    if heir is None:
        connection.execute(update(tables).where(tables.c.circle == circle).values(circle=None))
        connection.execute(delete(members).where(members.c.circle == circle))
        connection.execute(delete(circles).where(circles.c.id == circle))
    else:
        owned = update(circles).where(circles.c.id == circle, circles.c.owner == gone)
        connection.execute(owned.values(owner=heir))


# --- checks -----------------------------------------------------------------------------------------


def check_member(connection: Connection, circle: str, player: str) -> None:
    """To all others there is no such circle."""
    row = _row(connection, circle, player)
    if row is None or row.asked_by is not None:
        raise Denied(Code.UNKNOWN_CIRCLE, found=circle)


def _check_owner(connection: Connection, circle: str, player: str) -> None:
    owner = connection.execute(select(circles.c.owner).where(circles.c.id == circle)).scalar()
    if owner != player:
        raise Denied(Code.NOT_OWNER)


def _check_number(connection: Connection, player: str) -> None:
    mine = select(func.count()).select_from(members)
    among = mine.where(members.c.player == player, members.c.asked_by.is_(None))
    if connection.execute(among).scalar_one() > MOST_CIRCLES:
        raise Denied(Code.TOO_MANY_CIRCLES, known=MOST_CIRCLES)


def _check_room(connection: Connection, circle: str) -> None:
    there = select(func.count()).select_from(members).where(members.c.circle == circle)
    if connection.execute(there).scalar_one() >= MOST_MEMBERS:
        raise Denied(Code.CIRCLE_FULL, known=MOST_MEMBERS)


# --- looking ----------------------------------------------------------------------------------------


def circles_of(connection: Connection, player: str) -> list[CircleInfo]:
    """Somebody's circles, and those to which they are asked."""
    mine = select(circles.c.id, circles.c.name, members.c.asked_by).join(members)
    found = connection.execute(mine.where(members.c.player == player).order_by(circles.c.name, circles.c.id))
    return [CircleInfo(row.id, row.name, _many(connection, row.id), row.asked_by) for row in found.all()]


def door_of(connection: Connection, code: str, player: str | None) -> CircleDoor:
    """What a link leads into."""
    circle = _with_code(connection, code)
    name = connection.execute(select(circles.c.name).where(circles.c.id == circle)).scalar_one()
    row = _row(connection, circle, player) if player else None
    is_in = row is not None and row.asked_by is None
    return CircleDoor(name, _many(connection, circle), circle if is_in else None)


class Inside(NamedTuple):
    """All that a member sees of a circle."""

    name: str
    owner: str
    created: float
    code: str
    members: list[Member]
    tables: list[StoredTable]
    """Those that wait or are played, the newest first."""
    games: list[StoredTable]
    """Those that ended last."""
    standings: list[Standing]
    recent: list[Standing]


def inside(connection: Connection, circle: str, player: str, now: float) -> Inside:
    """Look at one's own circle."""
    check_member(connection, circle, player)
    row = connection.execute(select(circles).where(circles.c.id == circle)).one()
    mine = tables.c.circle == circle
    waiting = select(tables.c.id).where(mine, tables.c.status.in_(UNFINISHED))
    over = select(tables.c.id).where(mine, tables.c.status == "over")
    return Inside(
        name=row.name,
        owner=row.owner,
        created=row.created,
        code=row.code,
        members=_members(connection, circle),
        tables=_read(connection, waiting.order_by(tables.c.created.desc()).limit(MOST_TABLES)),
        games=_read(connection, over.order_by(tables.c.ended.desc()).limit(MOST_GAMES)),
        standings=standings(connection, circle, 0.0),
        recent=standings(connection, circle, now - RECENT),
    )


def results_of(connection: Connection, circle: str, player: str) -> list[CircleResult]:
    """How every game of a circle ended, seat by seat, the oldest first."""
    check_member(connection, circle, player)
    r = results.c
    name = func.coalesce(seats.c.name, "")
    at = and_(seats.c.table_id == r.table_id, seats.c.seat == r.seat)
    shown = (r.table_id, r.ended, r.mode, r.players, r.rated, r.seat, name, r.points, r.won)
    played = select(tables.c.id).where(tables.c.circle == circle, tables.c.status == "over")
    wanted = select(*shown).join(seats, at).where(r.table_id.in_(played))
    found = connection.execute(wanted.order_by(r.ended, r.table_id, r.seat).limit(MOST_RESULTS))
    return [CircleResult(*row) for row in found]


def _members(connection: Connection, circle: str) -> list[Member]:
    c = players.c
    wanted = select(c.id, c.name, c.kind, c.settings, members.c.since, members.c.asked_by)
    joined = wanted.join(members, members.c.player == c.id).where(members.c.circle == circle)
    found = connection.execute(joined.order_by(members.c.since, c.id))
    return [
        Member(
            row.id,
            row.name,
            row.kind != "guest",
            settings_in(row.settings).look,
            row.since,
            row.asked_by is not None,
        )
        for row in found
    ]


def _read(connection: Connection, ids: Select[Any]) -> list[StoredTable]:
    return stored_tables(connection, list(connection.execute(ids).scalars()))


def _many(connection: Connection, circle: str) -> int:
    there = and_(members.c.circle == circle, members.c.asked_by.is_(None))
    return connection.execute(select(func.count()).select_from(members).where(there)).scalar_one()


def _with_code(connection: Connection, code: str) -> str:
    found: str | None = connection.execute(select(circles.c.id).where(circles.c.code == code)).scalar()
    if found is None:
        raise Denied(Code.CHANGED_LINK)
    return found


def _row(connection: Connection, circle: str, player: str) -> Row[tuple[str | None]] | None:
    return connection.execute(select(members.c.asked_by).where(_is(circle, player))).first()


def _is(circle: str, player: str) -> ColumnElement[bool]:
    return and_(members.c.circle == circle, members.c.player == player)
