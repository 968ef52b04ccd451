"""Ratings per mode and number of players."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, select, update

from happycity.arena.ratings import Rating
from happycity.server.protocol.people import Ranked, RatingData
from happycity.server.protocol.tables import RatingChange
from happycity.server.ratings import LEAST_GAMES, after_rated_game, shown
from happycity.server.store.database import insert_new
from happycity.server.store.people import settings_in
from happycity.server.store.schema import players as player_rows
from happycity.server.store.schema import ratings


def rate(
    connection: Connection, mode: str, players: Sequence[str | None], ranks: Sequence[int]
) -> list[RatingChange | None]:
    """Let a game count for everybody who played it; by seat, what it did.

    None is somebody who was deleted meanwhile: the others played against a stranger.
    """
    before = held(connection, mode, players)
    stranger = Held(Rating(), 0)
    known = [before[player] if player else stranger for player in players]
    after = after_rated_game([one.rating for one in known], ranks)
    changes: list[RatingChange | None] = []
    for player, old, new in zip(players, known, after, strict=True):
        change = update(ratings).where(_kind(mode, len(players)), ratings.c.player == player)
        connection.execute(change.values(mu=new.mu, sigma=new.sigma, games=old.games + 1))
        changes.append(RatingChange(shown(old.rating), shown(new), old.games + 1) if player else None)
    return changes


class Held(NamedTuple):
    """A rating, and how many games it comes from."""

    rating: Rating
    games: int


def held(connection: Connection, mode: str, players: Sequence[str | None]) -> dict[str, Held]:
    """The players' ratings, made if need be; held, always in the same order, until this game is written."""
    people = sorted(player for player in players if player)
    fresh = {"mode": mode, "players": len(players), "mu": Rating().mu, "sigma": Rating().sigma, "games": 0}
    for player in people:
        insert_new(connection, ratings, player=player, **fresh)
    wanted = select(ratings).where(_kind(mode, len(players)), ratings.c.player.in_(people))
    rows = connection.execute(wanted.order_by(ratings.c.player).with_for_update())
    return {row.player: Held(Rating(row.mu, row.sigma), row.games) for row in rows}


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
        select(
            player_rows.c.id,
            player_rows.c.name,
            player_rows.c.settings,
            ratings.c.mu,
            ratings.c.sigma,
            ratings.c.games,
        )
        .join(player_rows, player_rows.c.id == ratings.c.player)
        .where(_kind(mode, players), ratings.c.games >= LEAST_GAMES)
        .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), player_rows.c.id)
        .limit(most)
    )
    return [
        Ranked(row.id, row.name, settings_in(row.settings).look, shown(Rating(row.mu, row.sigma)), row.games)
        for row in connection.execute(wanted)
    ]


def _kind(mode: str, players: int) -> ColumnElement[bool]:
    return and_(ratings.c.mode == mode, ratings.c.players == players)
