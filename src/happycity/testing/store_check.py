"""`check_store`: whether a database can keep the games of a server."""

from collections.abc import Callable

from happycity.testing.reports import StoreReport


def check_store(address: str, progress: Callable[[str], object] | None = None) -> StoreReport:
    """Hold an empty database to what the server relies on; a StoreCheckFailed at the first broken promise.

    `address` is what `happycity serve --database` takes: the name of a file (SQLite), `sqlite:///…` or
    `postgresql://…`.  The tables are made as a server makes them at its first start, and are gone when this
    returns.  NotEmpty refuses a database that has tables already, a Refusal one that cannot be opened.

    `progress` is called with each promise that was kept.
    """
    from happycity.testing.store.holding import hold  # here, because a bot's check need not load SQLAlchemy

    return hold(address, progress)
