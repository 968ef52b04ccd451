"""Games of devices that accounts have taken along: each once."""

from dataclasses import asdict

from sqlalchemy import Connection, func, insert, select

from happycity.codes import Code
from happycity.server.model.results import TakenGame
from happycity.server.refusals import Denied
from happycity.server.store.database import insert_new
from happycity.server.store.history import keep_finished
from happycity.server.store.schema import entries, taken
from happycity.server.store.tables import open_table

MOST_TAKEN = 500
"""Of one account: they are replayed, kept and told for ever."""


def take(connection: Connection, game: TakenGame) -> None:
    """Keep a game of a device for its owner, all or nothing; refused if they have it already."""
    player, table = game.table.host, game.table
    many = select(func.count()).where(taken.c.player == player)
    if connection.execute(many).scalar_one() >= MOST_TAKEN:
        raise Denied(Code.TOO_MANY_GAMES, known=MOST_TAKEN)
    open_table(connection, table, due=None)
    if not insert_new(connection, taken, player=player, commitment=table.commitment, table_id=table.id):
        raise Denied(Code.ALREADY_TAKEN)
    connection.execute(insert(entries), [asdict(entry) for entry in game.log])
    keep_finished(connection, game.finished)


def commitments_of(connection: Connection, player: str) -> list[str]:
    """By which a device knows those of its games that an account has already."""
    return list(connection.execute(select(taken.c.commitment).where(taken.c.player == player)).scalars())
