"""Whom people keep away from: muted, or blocked."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    CompoundSelect,
    Connection,
    Integer,
    and_,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    or_,
    select,
    union_all,
)

from happycity.codes import Code
from happycity.server.model.people import Apart
from happycity.server.protocol.people import DistanceKind, Distant
from happycity.server.refusals import Denied
from happycity.server.store.hints import PERSON, hint
from happycity.server.store.prepared import Prepared
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
    rows: Sequence[Sequence[Any]] = _between_me_and_others.run(connection, player=player).fetchall()
    blocked = _with_programs(connection, {row[0] for row in rows if row[1] == "block"})
    return Apart(blocked, blocked | _with_programs(connection, {row[0] for row in rows if row[2]}))


def _distances_on_both_sides(_: str) -> CompoundSelect[tuple[object, ...]]:
    """Whom somebody keeps away from, and who has blocked them."""
    player: BindParameter[str] = bindparam("player")
    owner = select(players.c.owner).where(players.c.id == player).scalar_subquery()
    c = distances.c
    by_me = select(c.other, c.kind, literal_column("1", Integer)).where(
        or_(c.player == player, c.player == owner)
    )
    of_me = select(c.player, c.kind, literal_column("0", Integer)).where(
        or_(c.other == player, c.other == owner)
    )
    return union_all(by_me, of_me.where(c.kind == literal_column("'block'")))


_between_me_and_others = Prepared(_distances_on_both_sides)  # asked for everybody who comes


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
