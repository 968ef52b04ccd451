"""What is kept no longer than the host wishes: guests who do not come back, and chat."""

from sqlalchemy import Connection, and_, delete, select

from happycity.server.model.tables import UNFINISHED
from happycity.server.protocol.terms import STAND_IN
from happycity.server.store.deletion import delete_person
from happycity.server.store.schema import chats, players, seats, tables

MOST = 50
"""Guests, or tables, at a time: others want to write too."""


def forget_guests(connection: Connection, seen_before: float, now: float) -> int:
    """Delete some guests who have not come since a moment, unless they sit at a table; how many."""
    unfinished = select(tables.c.id).where(tables.c.status.in_(UNFINISHED))
    sits = select(seats.c.player).where(seats.c.table_id.in_(unfinished), seats.c.player.is_not(None))
    idle = and_(players.c.kind == "guest", players.c.seen < seen_before, players.c.id.not_in(sits))
    gone = list(connection.execute(select(players.c.id).where(idle).limit(MOST)).scalars())
    for guest in gone:
        delete_person(connection, guest, STAND_IN, now)
    return len(gone)


def forget_chat(connection: Connection, said_before: float) -> int:
    """Delete what was said before a moment at some tables where nobody plays any more; at how many."""
    over = select(tables.c.id).where(tables.c.status.in_(("over", "closed")))
    old = select(chats.c.table_id).where(chats.c.at < said_before, chats.c.table_id.in_(over)).distinct()
    ids = list(connection.execute(old.limit(MOST)).scalars())
    connection.execute(delete(chats).where(chats.c.table_id.in_(ids), chats.c.at < said_before))
    return len(ids)
