"""Deals of the day: their secrets, and who has played them how."""

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, func, insert, select, update

from happycity.rules.fairness import fresh_secret
from happycity.server.days import counts
from happycity.server.model.results import FinishedGame
from happycity.server.model.tables import StoredTable
from happycity.server.protocol.daily import DailyPlace
from happycity.server.store.database import insert_new
from happycity.server.store.people import settings_in
from happycity.server.store.schema import daily_games, days, players, tables
from happycity.server.store.tables import open_table


class DailyRow(NamedTuple):
    """Somebody's game of a deal."""

    mode: str
    table_id: str
    status: str
    """Of its table."""
    points: int | None
    """None unless it was ended in time."""
    rank: int | None


# --- secrets ----------------------------------------------------------------------------------------


def prepare(connection: Connection, wanted: Iterable[str]) -> None:
    """See to it that these days have secrets; whoever comes first decides them, and nobody again."""
    for day in wanted:
        insert_new(connection, days, day=day, secret=fresh_secret())


def secrets_of(connection: Connection, wanted: Iterable[str]) -> dict[str, str]:
    """The secrets of those of these days that have one."""
    found = connection.execute(select(days).where(days.c.day.in_(list(wanted))))
    return {row.day: row.secret for row in found}


# --- games ------------------------------------------------------------------------------------------


def open_daily(
    connection: Connection, day: str, mode: str, player: str, table: StoredTable, due: float | None
) -> str:
    """Keep somebody's table of a deal, unless they have one; the id of the one there is."""
    connection.execute(select(players.c.id).where(players.c.id == player).with_for_update())
    there = game_of(connection, day, mode, player)
    if there is not None:
        return there.table_id
    open_table(connection, table, due)
    connection.execute(
        insert(daily_games).values(day=day, mode=mode, player=player, table_id=table.id, points=None)
    )
    return table.id


def keep_result(connection: Connection, finished: FinishedGame) -> None:
    """Let a finished game count, if it is one of a deal and ended in time; called when it ends, once."""
    this = daily_games.c.table_id == finished.table_id
    game = connection.execute(select(daily_games.c.day, daily_games.c.player).where(this)).first()
    if game is None or not counts(game.day, finished.ended):
        return
    mine = next(row for row in finished.rows if row.player == game.player)
    reached = {"points": mine.points, "rank": finished.ranks[mine.seat] + 1, "won": mine.won}
    connection.execute(update(daily_games).where(this).values(**reached, ended=finished.ended))


def games_on(connection: Connection, day: str, player: str) -> dict[str, DailyRow]:
    """Somebody's games of a day, by mode."""
    joined = select(*_ROW).join(tables, tables.c.id == daily_games.c.table_id)
    rows = connection.execute(joined.where(daily_games.c.day == day, daily_games.c.player == player))
    return {row.mode: DailyRow(*row) for row in rows}


def game_of(connection: Connection, day: str, mode: str, player: str) -> DailyRow | None:
    """Somebody's game of a deal."""
    return games_on(connection, day, player).get(mode)


_ROW = (daily_games.c.mode, daily_games.c.table_id, tables.c.status, daily_games.c.points, daily_games.c.rank)


def days_played(connection: Connection, player: str) -> list[str]:
    """The days on which somebody's game of a deal counted."""
    wanted = select(daily_games.c.day).where(
        daily_games.c.player == player, daily_games.c.points.is_not(None)
    )
    return list(connection.execute(wanted.distinct()).scalars())


# --- standings --------------------------------------------------------------------------------------


def points_reached(connection: Connection, day: str, mode: str) -> dict[int, int]:
    """How many have so many points, from few points to many."""
    wanted = select(daily_games.c.points, func.count()).where(_counted(day, mode))
    rows = connection.execute(wanted.group_by(daily_games.c.points).order_by(daily_games.c.points))
    return {row.points: row[1] for row in rows}


def finishers(connection: Connection, day: str) -> dict[str, int]:
    """How many have finished each deal of a day."""
    wanted = select(daily_games.c.mode, func.count()).where(
        daily_games.c.day == day, daily_games.c.points.is_not(None)
    )
    return {row.mode: row[1] for row in connection.execute(wanted.group_by(daily_games.c.mode))}


def leaders(connection: Connection, day: str, mode: str, most: int) -> list[DailyPlace]:
    """The first, by points; who reached them earlier stands before others with as many."""
    wanted = (
        select(players.c.id, players.c.name, players.c.settings, daily_games.c.points)
        .join(players, players.c.id == daily_games.c.player)
        .where(_counted(day, mode))
        .order_by(daily_games.c.points.desc(), daily_games.c.ended, players.c.id)
        .limit(most)
    )
    rows = connection.execute(wanted).all()
    return [
        DailyPlace(
            1 + sum(other.points > row.points for other in rows),
            row.id,
            row.name,
            settings_in(row.settings).look,
            row.points,
        )
        for row in rows
    ]


def _counted(day: str, mode: str) -> ColumnElement[bool]:
    return and_(daily_games.c.day == day, daily_games.c.mode == mode, daily_games.c.points.is_not(None))
