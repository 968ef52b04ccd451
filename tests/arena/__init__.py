"""Small tournaments for the tests."""

from collections.abc import Iterable
from typing import Any

import msgspec

from happycity.arena.lineups import Tournament
from happycity.arena.results import GameResult, play_games
from happycity.rules.config import Config

FAMILY = Config()


def tournament(*bots: str, config: Config = FAMILY, seed: str = "tests") -> Tournament:
    return Tournament(config, bots, seed)


def play_tournament(games: int, *bots: str, config: Config = FAMILY) -> list[GameResult]:
    return play_games((tournament(*bots, config=config), range(1, games + 1)))


def timeless(results: Iterable[GameResult]) -> list[GameResult]:
    """The results without what depends on the clock."""
    return [
        msgspec.structs.replace(
            result,
            seats=[msgspec.structs.replace(seat, seconds=0.0, times=[]) for seat in result.seats],
        )
        for result in results
    ]


def without_clock(line: bytes) -> dict[str, Any]:
    """A line of a journal without what depends on the clock."""
    data: dict[str, Any] = msgspec.json.decode(line)
    for seat in data.get("seats", []):
        seat.pop("seconds", None)
        seat.pop("times", None)
    return data
