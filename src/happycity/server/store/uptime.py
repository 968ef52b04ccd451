"""When the server was there: clocks do not run while no process does."""

from sqlalchemy import Connection, delete, func, insert, select, update

from happycity.server.model.people import Downtime
from happycity.server.store.database import insert_new
from happycity.server.store.schema import downtimes as downtime_rows
from happycity.server.store.schema import runs, tables

ALIVE = 5.0
"""Seconds after its last sign for which a process counts as living."""


def begin(connection: Connection, process: str, now: float, alone: bool) -> None:
    """A process starts; if none is there, the time since the last sign of one is down-time.

    `alone`: no other process can be there (SQLite), so that what the last one drove is free at once.
    """
    seen: float | None = connection.execute(select(func.max(runs.c.seen))).scalar_one()
    if seen is not None and (alone or seen < now - ALIVE) and seen < now:
        insert_new(connection, downtime_rows, began=seen, ended=now)
    if alone:
        connection.execute(update(tables).where(tables.c.driver.is_not(None)).values(driver=None))
        connection.execute(delete(runs))
    connection.execute(insert(runs).values(id=process, began=now, seen=now))


def still_here(connection: Connection, process: str, now: float) -> None:
    """A sign of life; processes long gone are forgotten, but the last sign of any is kept."""
    connection.execute(update(runs).where(runs.c.id == process).values(seen=now))
    connection.execute(delete(runs).where(runs.c.seen < now - 3600, runs.c.id != process))


def end(connection: Connection, process: str, now: float) -> None:
    """A process stops and leaves its games to the others."""
    connection.execute(update(runs).where(runs.c.id == process).values(seen=now))
    connection.execute(update(tables).where(tables.c.driver == process).values(driver=None))


def add_downtime(connection: Connection, down: Downtime) -> None:
    """Keep a time in which a process was there and could do nothing."""
    insert_new(connection, downtime_rows, began=down.began, ended=down.ended)


def downtimes(connection: Connection) -> list[Downtime]:
    """Every time in which no process ran."""
    wanted = select(downtime_rows.c.began, downtime_rows.c.ended).order_by(downtime_rows.c.began)
    return [Downtime(*row) for row in connection.execute(wanted)]
