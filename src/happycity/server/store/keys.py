"""The server's own secrets, made at the first start and kept in the database."""

import secrets

from sqlalchemy import Connection, select

from happycity.server.store.database import insert_new
from happycity.server.store.schema import keys


def server_key(connection: Connection) -> str:
    """What cookies and links are signed with: the same in every process."""
    return _kept(connection, "cookies")


def push_key(connection: Connection) -> str:
    """From which the key comes that push services know this server by."""
    return _kept(connection, "push")


def _kept(connection: Connection, name: str) -> str:
    """Sixty-four random hexadecimal digits, made by whoever asks first."""
    insert_new(connection, keys, name=name, value=secrets.token_hex(32))
    value: str = connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar_one()
    return value
