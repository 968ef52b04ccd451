"""The games of the levels; those of the net are `happycity.stats.playing`."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

from happycity.arena.match import play_match
from happycity.bots import LEVELS
from happycity.rules.config import Config

PATIENT = 10_000  # iterations from which a level plays fewer games
FEWER = 3  # times fewer


@dataclass(frozen=True)
class LevelGames:
    """Games in which everybody is of one level: points by game and seat, rounds by game."""

    name: str
    points: Sequence[Sequence[int]]
    rounds: Sequence[int]


def play_level(name: str, games: int, threads: int) -> LevelGames:
    """Family games for two, each deal played by two of one level; fewer of a level that takes its time."""
    if LEVELS[name].iterations >= PATIENT:
        games = max(1, games // FEWER)
    with ThreadPoolExecutor(threads) as pool:
        played = list(pool.map(partial(_level_game, name), range(games)))
    return LevelGames(name, [points for points, _ in played], [rounds for _, rounds in played])


def _level_game(name: str, deal: int) -> tuple[list[int], int]:
    game = play_match(Config(), (name, name), f"balance-{deal}").game
    return [city.points for city in game.cities], game.round
