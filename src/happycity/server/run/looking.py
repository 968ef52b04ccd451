"""A large SQLite file is looked through beside the games: nobody waits for it, and damage ends the server."""

import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from happycity.server.logs import tell
from happycity.server.store.database import BadDatabase, Database
from happycity.server.store.migrate import check_pages, is_looked_through_first


@contextmanager
def looked_through(address: str, stop: Callable[[], None]) -> Iterator[Callable[[], None]]:
    """What is yielded begins the look; if the file is damaged, `stop` is called and the end is a refusal.

    Nothing is left to do where there is no file, or `migrate` has looked through it already.
    """
    database = Database(address)
    if not database.is_sqlite or is_looked_through_first(database):
        database.close()
        yield lambda: None
        return
    found: list[BadDatabase] = []

    def look() -> None:
        try:
            check_pages(database)
        except BadDatabase as refusal:
            found.append(refusal)
            tell("damaged-database", logging.ERROR, **refusal.facts)
            stop()
        finally:
            database.close()

    # A daemon: whoever ends the server meanwhile does not wait for it either.
    yield threading.Thread(target=look, name="looking", daemon=True).start
    if found:
        raise found[0]
