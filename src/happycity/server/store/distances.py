"""Whom people keep away from: muted, or blocked."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, union

from happycity.codes import Code
from happycity.server.model import Apart
from happycity.server.protocol.people import DistanceKind, Distant
from happycity.server.refusals import Denied
from happycity.server.store.hints import PERSON, hint
from happycity.server.store.schema import distances, players
from happycity.server.store.ties import cut

MOST_DISTANCES = 500
"""Of one person."""


def keep_away(connection: Connection, player: str, other: str, kind: DistanceKind, now: float) -> None:
    """From now on somebody keeps this far from another."""
    if player == other:
        raise Denied(Code.ONESELF)
    there = select(players.c.id).where(players.c.id == other, players.c.kind != "deleted")
    if connection.execute(there).first() is None:
        raise Denied(Code.UNKNOWN_PLAYER, found=other)
    connection.execute(delete(distances).where(_between(player, other)))
    many = select(func.count()).select_from(distances).where(distances.c.player == player)
    if connection.execute(many).scalar_one() >= MOST_DISTANCES:
        raise Denied(Code.TOO_MANY_DISTANCES, known=MOST_DISTANCES)
    connection.execute(insert(distances).values(player=player, other=other, kind=kind, since=now))
    if kind == "block":
        cut(connection, player, other)
    _tell(connection, player, other)


def come_closer(connection: Connection, player: str, other: str) -> None:
    """Take it back; what was not there need not be."""
    connection.execute(delete(distances).where(_between(player, other)))
    _tell(connection, player, other)


def distances_of(connection: Connection, player: str) -> list[Distant]:
    """Everybody from whom somebody keeps away, the latest first."""
    wanted = select(players.c.id, players.c.name, distances.c.kind, distances.c.since)
    joined = wanted.join(distances, distances.c.other == players.c.id).where(distances.c.player == player)
    found = connection.execute(joined.order_by(distances.c.since.desc(), players.c.id))
    return [Distant(*row) for row in found]


def apart_of(connection: Connection, player: str) -> Apart:
    """Whom somebody does not meet, and whom they do not hear.

    Programs share what their owners want, and what is wanted of them.
    """
    owner = select(players.c.owner).where(players.c.id == player, players.c.owner.is_not(None))
    me = union(select(players.c.id).where(players.c.id == player), owner).subquery()
    mine, blocks = distances.c.player.in_(select(me)), distances.c.kind == "block"
    kept = connection.execute(select(distances.c.other, distances.c.kind).where(mine))
    by_me = {row.other: row.kind for row in kept}
    of_me = select(distances.c.player).where(distances.c.other.in_(select(me)), blocks)
    wanted = {other for other, kind in by_me.items() if kind == "block"}
    blocked = _with_programs(connection, {*wanted, *connection.execute(of_me).scalars()})
    return Apart(blocked, blocked | _with_programs(connection, set(by_me)))


def apart_among(connection: Connection, people: Collection[str | None]) -> set[frozenset[str]]:
    """Pairs of these people of whom one has blocked the other."""
    among = distances.c.player.in_(people), distances.c.other.in_(people)
    wanted = select(distances.c.player, distances.c.other).where(*among, distances.c.kind == "block")
    return {frozenset((row.player, row.other)) for row in connection.execute(wanted)}


def _with_programs(connection: Connection, people: set[str]) -> frozenset[str]:
    if not people:
        return frozenset()
    owned = select(players.c.id).where(players.c.owner.in_(people))
    return frozenset((*people, *connection.execute(owned).scalars()))


def forget_distances(connection: Connection, player: str) -> None:
    """Somebody is gone: nobody keeps away from them, nor they from anybody."""
    gone = or_(distances.c.player == player, distances.c.other == player)
    connection.execute(delete(distances).where(gone))


def _between(player: str, other: str) -> ColumnElement[bool]:
    return and_(distances.c.player == player, distances.c.other == other)


def _tell(connection: Connection, player: str, other: str) -> None:
    """Both of them, and their programs, see and hear somebody else from now on."""
    owned = select(players.c.id).where(players.c.owner.in_((player, other)))
    for one in (player, other, *connection.execute(owned).scalars()):
        hint(connection, PERSON + one)
