"""Ratings per mode and number of players."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, and_, select, update

from happycity.arena.ratings import Rating
from happycity.server.protocol import Ranked, RatingData
from happycity.server.ratings import LEAST_GAMES, after_rated_game, shown
from happycity.server.store.database import insert_new
from happycity.server.store.schema import players as people
from happycity.server.store.schema import ratings


def rate(connection: Connection, mode: str, players: Sequence[str], ranks: Sequence[int]) -> None:
    """Let a game count for everybody who played it."""
    before = held(connection, mode, players)
    after = after_rated_game([before[player] for player in players], ranks)
    for player, rating in zip(players, after, strict=True):
        change = update(ratings).where(_kind(mode, len(players)), ratings.c.player == player)
        connection.execute(change.values(mu=rating.mu, sigma=rating.sigma, games=ratings.c.games + 1))


def held(connection: Connection, mode: str, players: Sequence[str]) -> dict[str, Rating]:
    """The players' ratings, made if need be; held, always in the same order, until this game is written."""
    fresh = {"mode": mode, "players": len(players), "mu": Rating().mu, "sigma": Rating().sigma, "games": 0}
    for player in sorted(players):
        insert_new(connection, ratings, player=player, **fresh)
    wanted = select(ratings).where(_kind(mode, len(players)), ratings.c.player.in_(players))
    rows = connection.execute(wanted.order_by(ratings.c.player).with_for_update())
    return {row.player: Rating(row.mu, row.sigma) for row in rows}


def ratings_of(connection: Connection, player: str) -> list[RatingData]:
    """A player's ratings, the most played kind of game first."""
    wanted = select(ratings).where(ratings.c.player == player)
    order = (ratings.c.games.desc(), ratings.c.mode, ratings.c.players)
    return [
        RatingData(row.mode, row.players, row.mu, row.sigma, shown(Rating(row.mu, row.sigma)), row.games)
        for row in connection.execute(wanted.order_by(*order))
    ]


def ranking(connection: Connection, mode: str, players: int, most: int) -> list[Ranked]:
    """The best in one kind of game, among those who have played it often enough."""
    wanted = (
        select(people.c.id, people.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        .join(people, people.c.id == ratings.c.player)
        .where(_kind(mode, players), ratings.c.games >= LEAST_GAMES)
        .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), people.c.id)
        .limit(most)
    )
    return [
        Ranked(row.id, row.name, shown(Rating(row.mu, row.sigma)), row.games)
        for row in connection.execute(wanted)
    ]


def _kind(mode: str, players: int) -> ColumnElement[bool]:
    return and_(ratings.c.mode == mode, ratings.c.players == players)
