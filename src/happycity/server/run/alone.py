"""One server for each SQLite file: two would not know of each other's games."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from happycity.codes import Code
from happycity.server.store.database import BadDatabase, file_of, open_private, url_of

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

SUFFIX = "-server"
"""Of a file beside the database: held by the system while the server lives, however it ends."""


@contextmanager
def alone_with(address: str) -> Iterator[None]:
    """Nobody else serves from this database as long as this lasts; refused if somebody does."""
    path = file_of(url_of(address))
    if not path or fcntl is None:
        yield
        return
    try:
        held = open_private(path + SUFFIX)
    except OSError:  # the database itself will say what is wrong with this place
        yield
        return
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(held)
        raise BadDatabase(Code.DATABASE_IN_USE, file=path, seconds=0) from None
    try:
        yield
    finally:
        os.close(held)
