"""Codes with which somebody whose password is lost comes back: only their hashes are kept."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select

from happycity.server.model import Person
from happycity.server.store import people
from happycity.server.store.schema import players, recovery

OWN, HOST = "own", "host"
"""Written down by the person, or given by the host."""


def write_down(connection: Connection, player: str, hashes: Sequence[str]) -> None:
    """New codes of one's own: those from before work no longer."""
    connection.execute(delete(recovery).where(_given(player, OWN)))
    rows = [{"code_hash": one, "player": player, "kind": OWN, "expires": None} for one in hashes]
    connection.execute(insert(recovery), rows)


def left(connection: Connection, player: str) -> int:
    """How many codes of one's own still work."""
    return connection.execute(select(func.count()).where(_given(player, OWN))).scalar_one()


def give(connection: Connection, player: str, code_hash: str, expires: float) -> None:
    """The host gives somebody a code: the one from before works no longer."""
    connection.execute(delete(recovery).where(_given(player, HOST)))
    connection.execute(
        insert(recovery).values(code_hash=code_hash, player=player, kind=HOST, expires=expires)
    )


def owner_of(connection: Connection, key: str, code_hash: str, now: float) -> Person | None:
    """The account of this name, if the code is one of theirs and still works."""
    wanted = (
        select(players.c.id)
        .join(recovery, recovery.c.player == players.c.id)
        .where(
            players.c.name_key == key,
            players.c.kind == "account",
            recovery.c.code_hash == code_hash,
            or_(recovery.c.expires.is_(None), recovery.c.expires > now),
        )
    )
    found = connection.execute(wanted).scalar_one_or_none()
    return people.person(connection, found) if found else None


def use(connection: Connection, key: str, code_hash: str, password: str, now: float) -> Person | None:
    """A code for a new password; every session ends.  None: it does not work, or no longer."""
    owner = owner_of(connection, key, code_hash, now)
    if owner is None:
        return None
    connection.execute(delete(recovery).where(recovery.c.code_hash == code_hash))
    connection.execute(delete(recovery).where(_given(owner.id, HOST)))
    return people.end_sessions(connection, owner.id, password=password)


def _given(player: str, kind: str) -> ColumnElement[bool]:
    return and_(recovery.c.player == player, recovery.c.kind == kind)
