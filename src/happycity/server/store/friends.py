"""Friends: asked by name or by a link, and only if both want it.

Whoever is not wanted is not told: what they asked stays `unheard`, as if nobody had answered.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, and_, delete, func, or_, select, update

from happycity.codes import Code
from happycity.server.model.people import Person
from happycity.server.model.tables import options_in
from happycity.server.protocol.friends import Acquaintance, Door, Friend, Friends, InvitedTo, Place
from happycity.server.refusals import Denied
from happycity.server.store.database import insert_new
from happycity.server.store.distances import apart_of
from happycity.server.store.people import person, settings_in
from happycity.server.store.presences import places_of
from happycity.server.store.schema import distances, doors, friends, players, seats, tables
from happycity.server.store.ties import are_friends, cut, friends_among, tell, wants

MOST_FRIENDS = 200
"""Of one person, with those who were asked."""


# --- asking -----------------------------------------------------------------------------------------


def ask(connection: Connection, player: str, other: str, now: float) -> None:
    """Somebody wants another as a friend; who was asked by them before agrees with that."""
    if player == other:
        raise Denied(Code.ONESELF)
    there = select(players.c.id).where(players.c.id == other, players.c.kind != "deleted")
    if connection.execute(there).first() is None:
        raise Denied(Code.UNKNOWN_PLAYER, found=other)
    _check_own_block(connection, player, other)
    _check_number(connection, player, other)
    apart = other in apart_of(connection, player).blocked
    insert_new(connection, friends, player=player, other=other, since=now, unheard=apart)
    if not apart:  # whoever said no before and asks now has changed their mind
        connection.execute(update(friends).where(wants(other, player)).values(unheard=False))
    tell(connection, player, other)


def ask_by_name(connection: Connection, player: str, key: str, name: str, now: float) -> None:
    """The same for the account or program that keeps a name."""
    other = connection.execute(select(players.c.id).where(players.c.name_key == key)).scalar()
    if other is None:
        raise Denied(Code.UNKNOWN_NAME, found=name)
    ask(connection, player, other, now)


def part(connection: Connection, player: str, other: str) -> None:
    """Take back what was asked, say no, or be friends no more: whichever it is, nobody is told."""
    theirs = connection.execute(select(friends.c.since).where(wants(other, player))).first()
    mine = connection.execute(select(friends.c.since).where(wants(player, other))).first()
    if theirs and not mine:
        connection.execute(update(friends).where(wants(other, player)).values(unheard=True))
    elif are_friends(connection, player, other):
        return cut(connection, player, other)
    else:
        connection.execute(delete(friends).where(wants(player, other)))
    return tell(connection, player, other)


def friend(connection: Connection, player: str, other: str) -> Person | None:
    """Somebody's friend; None if it is none."""
    return person(connection, other) if are_friends(connection, player, other) else None


def _check_own_block(connection: Connection, player: str, other: str) -> None:
    c = distances.c
    mine = select(c.other).where(c.player == player, c.other == other, c.kind == "block")
    if connection.execute(mine).first() is not None:
        raise Denied(Code.OWN_BLOCK)


def _check_number(connection: Connection, player: str, other: str) -> None:
    wanted = select(func.count()).select_from(friends)
    others = wanted.where(friends.c.player == player, friends.c.other != other)
    if connection.execute(others).scalar_one() >= MOST_FRIENDS:
        raise Denied(Code.TOO_MANY_FRIENDS, known=MOST_FRIENDS)


# --- links ------------------------------------------------------------------------------------------


def renew_link(connection: Connection, player: str, code: str) -> None:
    """Another code leads to somebody from now on, and the one before to nobody."""
    _keep_door(connection, player, code=code)


def show(connection: Connection, player: str, shown: bool) -> None:
    """Whether friends see when somebody is here."""
    _keep_door(connection, player, shown=shown)
    tell(connection, *(row.other for row in connection.execute(friends_among([player]))))


def door_of(connection: Connection, code: str, caller: str | None) -> Door:
    """Whom a link leads to: not people whom the caller does not meet."""
    c = players.c
    wanted = select(c.id, c.name, c.kind, c.settings).join(doors, doors.c.player == c.id)
    row = connection.execute(wanted.where(doors.c.code == code, c.kind != "deleted")).first()
    if row is None or (caller and row.id in apart_of(connection, caller).blocked):
        raise Denied(Code.CHANGED_LINK)
    return Door(row.id, row.name, row.kind != "guest", _look(row))


def come_by_link(connection: Connection, player: str, code: str, now: float) -> None:
    """Be the friend of whoever has given this link away: they want it already."""
    other = door_of(connection, code, player).player
    ask(connection, player, other, now)
    insert_new(connection, friends, player=other, other=player, since=now, unheard=False)
    connection.execute(update(friends).where(wants(player, other)).values(unheard=False))


def _keep_door(connection: Connection, player: str, **values: str | bool) -> None:
    insert_new(connection, doors, player=player, shown=True)
    connection.execute(update(doors).where(doors.c.player == player).values(**values))
    tell(connection, player)


# --- looking ----------------------------------------------------------------------------------------


def friends_of(connection: Connection, player: str, alive_since: float) -> Friends:
    """Everything that somebody sees of friends; `alive_since`: the last sign of processes that live."""
    mine = {row.id: row for row in _people(connection, player, asked=True)}
    theirs = {row.id: row for row in _people(connection, player, asked=False)}
    agreed = [row.other for row in connection.execute(friends_among([player]))]
    places = places_of(connection, agreed, alive_since)
    door = connection.execute(select(doors.c.code, doors.c.shown).where(doors.c.player == player)).first()
    return Friends(
        friends=[_friend(mine[one], *places.get(one, (None, None))) for one in mine if one in agreed],
        asked=[_acquaintance(row) for one, row in mine.items() if one not in agreed],
        asking=[_acquaintance(row) for one, row in theirs.items() if one not in mine and not row.unheard],
        invitations=_invitations(connection, player),
        link=door.code if door else None,
        shown=door.shown if door else True,
    )


def _people(connection: Connection, player: str, asked: bool) -> Sequence[Any]:
    """Whom somebody wants, or who wants them, by name."""
    f, c = friends.c, players.c
    near, far = (f.player, f.other) if asked else (f.other, f.player)
    wanted = select(c.id, c.name, c.kind, c.settings, f.since, f.unheard).join(friends, far == c.id)
    return connection.execute(wanted.where(near == player).order_by(func.lower(c.name), c.id)).all()


def _friend(row: Any, place: Place | None, table: str | None) -> Friend:
    return Friend(row.id, row.name, row.kind != "guest", _look(row), row.since, place, table)


def _acquaintance(row: Any) -> Acquaintance:
    return Acquaintance(row.id, row.name, row.kind != "guest", _look(row), row.since)


def _look(row: Any) -> str | None:
    return settings_in(row.settings).look


def _invitations(connection: Connection, player: str) -> list[InvitedTo]:
    """Tables that keep a seat for somebody, the newest first."""
    mine = and_(seats.c.table_id == tables.c.id, seats.c.kind == "asked", seats.c.player == player)
    wanted = select(tables.c.id, players.c.name, tables.c.options, tables.c.previous)
    joined = wanted.join(seats, mine).join(players, players.c.id == tables.c.host)
    found = connection.execute(joined.where(tables.c.status == "open").order_by(tables.c.created.desc()))
    by_table = {row.id: row for row in found}  # one at a screen of several is asked once
    return [
        InvitedTo(row.id, row.name, options_in(row.options).rated, row.previous is not None)
        for row in by_table.values()
    ]


# --- going ------------------------------------------------------------------------------------------


def forget_friends(connection: Connection, player: str) -> None:
    """Somebody is gone: nobody's friend, and no link leads to them."""
    known = or_(friends.c.player == player, friends.c.other == player)
    others = select(friends.c.player, friends.c.other).where(known)
    people = {one for row in connection.execute(others) for one in row} - {player}
    connection.execute(delete(friends).where(known))
    connection.execute(delete(doors).where(doors.c.player == player))
    tell(connection, *sorted(people))
