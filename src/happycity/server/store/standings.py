"""How people stand by their results: games, victories and points, by kind of game."""

from collections import defaultdict

from sqlalchemy import ColumnElement, Connection, and_, func, select, tuple_

from happycity.server.protocol.circles import Standing
from happycity.server.protocol.people import ModeStatistics
from happycity.server.store.schema import players, results, tables


def by_mode(connection: Connection, condition: ColumnElement[bool]) -> dict[str, list[ModeStatistics]]:
    """By player: their kinds of games, the most frequent first."""
    kind = (results.c.player, results.c.mode, results.c.players)
    sums = (func.count(), func.sum(results.c.won), func.sum(results.c.points))
    wanted = select(*kind, *sums).where(condition).group_by(*kind)
    found: defaultdict[str, list[ModeStatistics]] = defaultdict(list)
    for player, mode, number, games, wins, points in connection.execute(
        wanted.order_by(func.count().desc(), *kind)
    ):
        found[player].append(ModeStatistics(mode, number, games, float(wins), float(points) / games))
    return found


def of_one_seat(condition: ColumnElement[bool]) -> ColumnElement[bool]:
    """The rows of those who held one seat of a game: whoever plays against oneself proves nothing."""
    rows = select(results.c.table_id, results.c.player).where(condition)
    single = rows.group_by(results.c.table_id, results.c.player).having(func.count() == 1)
    return and_(condition, tuple_(results.c.table_id, results.c.player).in_(single))


def standings(connection: Connection, circle: str, since: float) -> list[Standing]:
    """Everybody who has played at a circle's tables, by victories, then by how few games they took."""
    played = select(tables.c.id).where(tables.c.circle == circle, tables.c.status == "over")
    counted = and_(results.c.table_id.in_(played), results.c.player.is_not(None), results.c.ended >= since)
    modes = by_mode(connection, of_one_seat(counted))
    names = dict(
        connection.execute(select(players.c.id, players.c.name).where(players.c.id.in_(modes))).all()
    )
    rows = [_standing(player, names[player], kinds) for player, kinds in modes.items()]
    return sorted(rows, key=lambda one: (-one.wins, one.games, one.name))


def _standing(player: str, name: str, kinds: list[ModeStatistics]) -> Standing:
    games, wins = sum(one.games for one in kinds), sum(one.wins for one in kinds)
    return Standing(player, name, games, wins, wins / games, kinds)
