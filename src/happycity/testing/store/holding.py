"""A database is held to all promises, one after the other."""

from collections.abc import Callable

from happycity.server.store.database import Database
from happycity.server.store.migrate import place_of
from happycity.testing.reports import StoreCheckFailed, StoreReport
from happycity.testing.store.borrowed import borrowed
from happycity.testing.store.promises import STORE_PROMISES
from happycity.testing.store.scenery import BrokenPromise, Promise, clear
from happycity.testing.store.transactions import DATABASE_PROMISES

PROMISES = STORE_PROMISES + DATABASE_PROMISES


def hold(address: str, progress: Callable[[str], object] | None) -> StoreReport:
    """The body of `check_store`."""
    with borrowed(address) as database:
        for promise in PROMISES:
            demand(promise, database)
            if progress is not None:
                progress(sentence(promise))
        return StoreReport(place_of(database), tuple(map(sentence, PROMISES)))


def demand(promise: Promise, database: Database) -> None:
    """Clear the tables and see a promise kept, or raise a StoreCheckFailed."""
    where, name = place_of(database), sentence(promise)
    try:
        clear(database)
        promise(database)
    except BrokenPromise as broken:
        raise StoreCheckFailed(
            where, name, broken.what, repr(broken.expected), repr(broken.found)
        ) from broken
    except Exception as error:  # of SQLAlchemy, of a driver, or the store's own: it should have been answered
        reason = f"{type(error).__name__}: {error}".partition("\n")[0]
        raise StoreCheckFailed(where, name, "an answer of the store", "no error", reason) from error


def sentence(promise: Promise) -> str:
    """A promise in words: its name."""
    return getattr(promise, "__name__", "a promise").replace("_", " ")
