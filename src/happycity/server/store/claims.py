"""Which process acts for the server at a table: one at a time, as long as it lives."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, or_, select, update

from happycity.server.model.tables import UNDER_WAY
from happycity.server.store.schema import runs, tables
from happycity.server.store.stamps import is_known


def claim(connection: Connection, table_id: str, process: str, alive_since: float) -> bool:
    """Take it upon this process to act for bots and clocks of a table; False if another, live one does."""
    mine = update(tables).where(tables.c.id == table_id, tables.c.status == "playing")
    free = mine.where(_is_free(process, alive_since))
    return connection.execute(free.values(driver=process)).rowcount == 1


def release(connection: Connection, table_id: str, process: str) -> None:
    """Leave a table to whichever process wants to act at it."""
    mine = update(tables).where(tables.c.id == table_id, tables.c.driver == process)
    connection.execute(mine.values(driver=None))


def neglected(
    connection: Connection, process: str, now: float, alive_since: float, held: Sequence[str], most: int
) -> list[str]:
    """Games in which the server has to act and no live process does; `held` are those this one drives."""
    wanted = select(tables.c.id).where(
        tables.c.status.in_(UNDER_WAY),
        tables.c.due <= now,
        tables.c.id.not_in(held),
        is_known(),
        _is_free(process, alive_since),
    )
    return list(connection.execute(wanted.order_by(tables.c.due).limit(most)).scalars())


def _is_free(process: str, alive_since: float) -> ColumnElement[bool]:
    live = select(runs.c.id).where(runs.c.seen >= alive_since)
    return or_(tables.c.driver.is_(None), tables.c.driver == process, tables.c.driver.not_in(live))
