"""The games that the page is made from."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import pairwise, product

import numpy as np

from bench.learned_games import LearnedGames
from happycity.arena.match import play_match
from happycity.bots import LEVELS
from happycity.rules.config import PLAYERS, SPECIALS, Config

KINDS = tuple(
    Config(players, specials, grozilla)
    for grozilla, specials, players in product((False, True), SPECIALS, PLAYERS)
)
"""Family and expert, 2 to 5 players, without and with Grozilla."""
PATIENT = 10_000  # iterations from which a level plays fewer games
FEWER = 3  # times fewer


def play(config: Config, games: int, threads: int) -> LearnedGames:
    """Games of the net in every seat, on all cores; every kind of game has shuffles of its own."""
    seed = 1 + KINDS.index(config)
    edges = np.linspace(0, games, threads + 1).astype(int).tolist()
    parts = [(first, last) for first, last in pairwise(edges) if first < last]
    with ThreadPoolExecutor(threads) as pool:
        return LearnedGames.together(
            list(pool.map(lambda part: LearnedGames.played(config, seed, *part), parts))
        )


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
