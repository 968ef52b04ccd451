"""The master's games of the deals: each is kept once."""

from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select

from happycity.server.model.results import TakenGame
from happycity.server.store.database import insert_new
from happycity.server.store.history import keep_finished
from happycity.server.store.schema import daily_masters, entries, tables
from happycity.server.store.tables import open_table


def keep_master(connection: Connection, day: str, mode: str, game: TakenGame) -> None:
    """Keep the master's game of a deal, unless another process was quicker."""
    open_table(connection, game.table, due=None)
    if not insert_new(connection, daily_masters, day=day, mode=mode, table_id=game.table.id):
        connection.execute(delete(tables).where(tables.c.id == game.table.id))
        return
    connection.execute(insert(entries), [asdict(entry) for entry in game.log])
    keep_finished(connection, game.finished)


def master_of(connection: Connection, day: str, mode: str) -> str | None:
    """The table of the master's game of a deal, once it is played."""
    wanted = select(daily_masters.c.table_id).where(daily_masters.c.day == day, daily_masters.c.mode == mode)
    return connection.execute(wanted).scalar()
