"""Saying what has changed, in the transaction that changes it; `live/hints.py` hears it."""

from sqlalchemy import Connection, func, select

CHANNEL = "happycity"
"""On which PostgreSQL tells the other processes, when the transaction commits."""
LOBBY = "lobby"
"""Instead of a table's id: the list of open tables has changed."""
PERSON = "person "
"""Before somebody's id: they have changed."""
FRIENDS = "friends "
"""Before somebody's id: what they see of their friends has changed, or who invites them."""
NOTED = "hints"
"""Under which a connection holds the hints that the scribe passes on in this process, after the commit."""


def hint(connection: Connection, about: str) -> None:
    """Tell everybody, this process included, which table it is, or who, or the lobby."""
    noted = connection.info.get(NOTED)
    if noted is not None:
        noted.append(about)
    hint_others(connection, about)


def hint_others(connection: Connection, about: str) -> None:
    """Tell the other processes: here, whoever writes it takes account of it."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, about)))


def hint_of_entry(table_id: str, seq: int) -> str:
    """The hint that says how far the log of a table goes."""
    return f"{table_id} {seq}"
