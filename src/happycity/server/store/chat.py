"""What was said at the tables."""

from sqlalchemy import Connection, delete, func, insert, select

from happycity.server.protocol.telling import Chat
from happycity.server.store.hints import hint_of_chat, hint_others
from happycity.server.store.schema import chats

REMEMBERED = 50
MOST_KEPT = 500
"""At one table: nobody reads further back."""


def say(
    connection: Connection,
    table_id: str,
    player: str,
    name: str,
    at: float,
    text: str | None,
    reaction: str | None,
) -> Chat:
    """Keep something said or shown; its number is the next one of the table."""
    last = select(func.coalesce(func.max(chats.c.n), 0)).where(chats.c.table_id == table_id)
    n = connection.execute(last).scalar_one() + 1
    row = {"table_id": table_id, "n": n, "player": player, "name": name, "text": text, "reaction": reaction}
    connection.execute(insert(chats).values(**row, at=at))
    connection.execute(delete(chats).where(chats.c.table_id == table_id, chats.c.n <= n - MOST_KEPT))
    hint_others(connection, hint_of_chat(table_id, n))
    return Chat(n, player, name, text, reaction)


def chat_of(connection: Connection, table_id: str, after: int = 0) -> list[Chat]:
    """The last things said after a number, in order."""
    wanted = select(chats.c.n, chats.c.player, chats.c.name, chats.c.text, chats.c.reaction)
    wanted = wanted.where(chats.c.table_id == table_id, chats.c.n > after)
    rows = connection.execute(wanted.order_by(chats.c.n.desc()).limit(REMEMBERED)).all()
    return [Chat(*row) for row in reversed(rows)]
