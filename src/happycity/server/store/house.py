"""What the host has to say to everybody, and whom they invite."""

from sqlalchemy import Connection, delete, insert, select, update

from happycity.codes import Code
from happycity.server.protocol.house import Announcement
from happycity.server.refusals import Denied
from happycity.server.store.schema import announcements, invitations


def current(connection: Connection, now: float) -> list[Announcement]:
    """What is announced now, the latest first."""
    c = announcements.c
    wanted = select(c.id, c.text, c.ends).where(c.began <= now, c.ends > now)
    return [Announcement(*row) for row in connection.execute(wanted.order_by(c.began.desc(), c.id))]


def announce(connection: Connection, number: str, text: str, began: float, ends: float) -> None:
    """Tell everybody something, up to a moment."""
    connection.execute(insert(announcements).values(id=number, text=text, began=began, ends=ends))


def withdraw(connection: Connection, number: str) -> bool:
    """Announce it no more; False if there is no such announcement."""
    return connection.execute(delete(announcements).where(announcements.c.id == number)).rowcount == 1


def invite(connection: Connection, code_hash: str, made: float, ends: float) -> None:
    """Somebody who has this code may have an account."""
    connection.execute(insert(invitations).values(code_hash=code_hash, made=made, ends=ends))


def accept(connection: Connection, code_hash: str, player: str, now: float) -> None:
    """Use an invitation, once; refused if it is none, was used, or is too old."""
    c = invitations.c
    mine = update(invitations).where(c.code_hash == code_hash, c.player.is_(None), c.ends > now)
    if connection.execute(mine.values(player=player)).rowcount == 0:
        raise Denied(Code.BAD_INVITATION)


def forget_old(connection: Connection, before: float) -> None:
    """What was announced, and the invitations that ended, before a moment."""
    for one in (announcements, invitations):
        connection.execute(delete(one).where(one.c.ends < before))
