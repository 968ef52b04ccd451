"""Ratings of people: openskill's Plackett–Luce, with its drift, since people learn."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from happycity.arena.ratings import Rating, after_game

LEAST_GAMES = 5
"""Rated games that a place in the ranking needs."""


def after_rated_game(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """What a game leaves of the ratings its players came with."""
    return after_game(_model(), before, ranks)


def shown(rating: Rating) -> int:
    """The number people compare (explained at `protocol.RatingData`)."""
    return 1000 + round(40 * (rating.mu - 3 * rating.sigma))


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce()
