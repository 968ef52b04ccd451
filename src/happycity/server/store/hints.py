"""Telling the other processes that a table has changed: PostgreSQL does it when the transaction commits."""

from sqlalchemy import Connection, Update, func, select

CHANNEL = "happycity"
LOBBY = "lobby"
"""Instead of a table's id: the list of open tables has changed."""


def hint(connection: Connection, about: str) -> None:
    """Say which table it is; with SQLite there is nobody to tell."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, about)))


def hinting(connection: Connection, change: Update, about: str, seq: int) -> Update:
    """A change of a table's row that says which entry of the log it is about, on its way."""
    if connection.dialect.name == "postgresql":
        return change.returning(func.pg_notify(CHANNEL, f"{about} {seq}"))
    return change
