"""The server's own secrets, made at the first start and kept in the database."""

import secrets

from sqlalchemy import Connection, select

from happycity.server.store.database import insert_new
from happycity.server.store.schema import keys


def server_key(connection: Connection) -> str:
    """What cookies are signed with: the same in every process."""
    insert_new(connection, keys, name="cookies", value=secrets.token_hex(32))
    value: str = connection.execute(select(keys.c.value).where(keys.c.name == "cookies")).scalar_one()
    return value
