"""Telling the other processes that a table has changed: PostgreSQL does it when the transaction commits."""

from sqlalchemy import Connection, func, select

CHANNEL = "happycity"
LOBBY = "lobby"
"""Instead of a table's id: the list of open tables has changed."""


def hint(connection: Connection, about: str) -> None:
    """Say which table it is; with SQLite there is nobody to tell."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, about)))


def hint_of_entry(table_id: str, seq: int) -> str:
    """The hint that says how far the log of a table goes."""
    return f"{table_id} {seq}"
