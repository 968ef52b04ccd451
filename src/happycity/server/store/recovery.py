"""Codes with which somebody whose password is lost comes back: only their hashes are kept."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select

from happycity.server.model.people import Person
from happycity.server.names import key_of
from happycity.server.store import outbox, people
from happycity.server.store.schema import contacts, players, recovery

OWN, HOST, MAIL = "own", "host", "mail"
"""Written down by the person, given by the host, or sent by mail."""
MOST_ALIKE = 5
"""Accounts with the same mail address that are sent a link."""


def write_down(connection: Connection, player: str, hashes: Sequence[str]) -> None:
    """New codes of one's own: those from before work no longer."""
    connection.execute(delete(recovery).where(_given(player, OWN)))
    rows = [{"code_hash": one, "player": player, "kind": OWN, "expires": None} for one in hashes]
    connection.execute(insert(recovery), rows)


def left(connection: Connection, player: str) -> int:
    """How many codes of one's own still work."""
    return connection.execute(select(func.count()).where(_given(player, OWN))).scalar_one()


def give(connection: Connection, player: str, code_hash: str, expires: float, kind: str = HOST) -> None:
    """The host, or a mail, gives somebody a code: the one from before works no longer."""
    connection.execute(delete(recovery).where(_given(player, kind)))
    connection.execute(
        insert(recovery).values(code_hash=code_hash, player=player, kind=kind, expires=expires)
    )


def ask_by_mail(connection: Connection, named: str, now: float) -> None:
    """Whoever keeps this name, or has confirmed this mail address, is sent a link; it may be nobody."""
    address = func.lower(contacts.c.mail) == named.strip().lower()
    wanted = (
        select(players.c.id)
        .join(contacts, contacts.c.player == players.c.id)
        .where(players.c.kind == "account", contacts.c.mail_confirmed)
        .where(or_(players.c.name_key == key_of(named), address))
        .order_by(players.c.seen.desc())
        .limit(MOST_ALIKE)
    )
    for player in connection.execute(wanted).scalars().all():
        outbox.ask_for_link(connection, player, now)


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
    for kind in (HOST, MAIL):
        connection.execute(delete(recovery).where(_given(owner.id, kind)))
    return people.end_sessions(connection, owner.id, password=password)


def _given(player: str, kind: str) -> ColumnElement[bool]:
    return and_(recovery.c.player == player, recovery.c.kind == kind)
