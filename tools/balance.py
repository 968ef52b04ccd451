"""`make balance`: how fair the game is, from 100,000 games of equal players; writes docs/balance.md.

The players are those of the playouts (`kernel.likely`), about as strong as `builder`: everything runs in
compiled code, so that the games take seconds. Scores by level come from some games of the levels themselves.
"""

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from statistics import fmean

import numpy as np
from rich.console import Console
from rich.progress import track

from bench.likely_games import LikelyGames
from happycity.arena.intervals import wilson
from happycity.arena.match import play_match
from happycity.bots import LEVELS
from happycity.bots.mind import HABITS
from happycity.bots.warm import warm_up
from happycity.kernel.layout import SEATS
from happycity.kernel.search.layout import Habit
from happycity.rules.card_set import standard_set
from happycity.rules.cards import Kind
from happycity.rules.config import Config
from happycity.texts import Texts

PAGE = Path(__file__).parent.parent / "docs" / "balance.md"
FEWEST = 30  # takers below which nothing is said about a building


def play(config: Config, number: int, threads: int) -> LikelyGames:
    """Play games on all cores."""
    games = LikelyGames.none(config, number)
    habits = np.array([HABITS[habit] for habit in Habit])
    edges = np.linspace(0, number, threads + 1).astype(int).tolist()
    with ThreadPoolExecutor(threads) as pool:
        for done in [pool.submit(games.play, habits, 1, *part) for part in pairwise(edges)]:
            done.result()
    return games


def _interval(share: float, number: int) -> str:
    low, high = wilson(share, number)
    return f"{share:.1%} ({low:.1%} – {high:.1%})"


def seats_table(all_games: list[LikelyGames]) -> Iterator[str]:
    """Seat advantage by number of players."""
    yield "| game | games | " + " | ".join(f"seat {seat}" for seat in range(SEATS)) + " | points | rounds |"
    yield "|---|---:|" + "---:|" * (SEATS + 2)
    for games in all_games:
        shares = [_interval(float(share), len(games.rows)) for share in games.shares.mean(axis=0)]
        shares += ["–"] * (SEATS - len(shares))
        name = f"{games.config.players} players, {games.config.specials}"
        name += " + Grozilla" if games.config.grozilla else ""
        mean, rounds = games.points.mean(), games.rounds.mean()
        yield f"| {name} | {len(games.rows):,} | {' | '.join(shares)} | {mean:.1f} | {rounds:.1f} |"


def specials_table(all_games: list[LikelyGames], kind: Kind) -> Iterator[str]:
    """Special buildings, the most valuable first: how much more their takers win than takers of any other."""
    yield "| special building | taken | takers win, times the usual | takers |"
    yield "|---|---:|---:|---:|"
    lines = []
    for card in standard_set().cards.of_kind(kind):
        number = standard_set().numbers[card.id]
        taken = sum(int((games.taken == number).sum()) for games in all_games)
        offered = sum(int((games.table == number).any(axis=1).sum()) for games in all_games)
        if taken >= FEWEST:
            lines.append((_value(all_games, number), card.id, taken / offered, taken))
    texts = Texts()
    for value, card_id, rate, taken in sorted(lines, reverse=True):
        yield f"| {texts.card(card_id)} | {rate:.0%} | {value:.2f} | {taken:,} |"


def _value(all_games: list[LikelyGames], number: int) -> float:
    """Wins of its takers, divided by what takers of any building in the same kinds of games win."""
    won = usual = 0.0
    for games in all_games:
        takers = games.taken == number
        won += float(games.shares[takers].sum())
        usual += float(games.shares[games.taken > 0].mean()) * float(takers.sum())
    return won / usual


def levels_table(games: int, console: Console) -> Iterator[str]:
    """Scores of games in which everybody is of one level."""
    yield "| level | games | mean points | of the winner | rounds |"
    yield "|---|---:|---:|---:|---:|"
    for name in track(LEVELS, "levels", console=console):
        number = games if LEVELS[name].iterations < 10_000 else max(1, games // 4)
        points, best, rounds = [], [], []
        for deal in range(number):
            game = play_match(Config(), (name, name), f"balance-{deal}").game
            scores = [city.points for city in game.cities]
            points += scores
            best.append(max(scores))
            rounds.append(game.round)
        yield f"| {name} | {number} | {fmean(points):.1f} | {fmean(best):.1f} | {fmean(rounds):.1f} |"


INTRODUCTION = """\
# Balance

Made by `make balance`: {total:,} games of equal players, about as strong as `builder`, so that what
differs is the seat and the cards and not the skill. Shares are of victories, with 95 % intervals; a
shared victory is shared. What people do differs: take the order of things from here, not the decimals.
"""
SPECIALS = """\
"Taken" is how often somebody takes the building when it lies on the table. The value compares its
takers' share of victories with that of takers of any special building in the same kind of game: 1 is
average. It is no proof of cause: a building that only a strong city can take looks better than it is. In
the expert game the players know each building only by a rough guess of what it brings
(`happycity.bots.mind`), so one that needs a plan of its own shows less than it can.
"""


def main() -> None:
    """Play, and write docs/balance.md."""
    parser = argparse.ArgumentParser(prog="tools.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="of each of the ten kinds of games")
    parser.add_argument(
        "--level-games", type=int, default=120, help="of each level; a quarter for the slowest"
    )
    options = parser.parse_args()
    console = Console(stderr=True)
    warm_up()
    configs = [Config(players, specials) for specials in ("family", "expert") for players in range(2, 6)]
    configs += [Config(2, "family", True), Config(4, "expert", True)]
    threads = os.cpu_count() or 1
    played = [play(config, options.games, threads) for config in track(configs, "games", console=console)]
    family = [games for games in played if games.config.specials == "family"]
    expert = [games for games in played if games.config.specials == "expert"]
    lines = [INTRODUCTION.format(total=options.games * len(configs)), "## Seats", "", *seats_table(played)]
    lines += [
        "",
        "## Special buildings of the family game",
        "",
        SPECIALS,
        *specials_table(family, Kind.FAMILY),
    ]
    lines += ["", "## Special buildings of the expert game", "", *specials_table(expert, Kind.EXPERT)]
    lines += ["", "## Scores by level", "", "Two players, family game, both of the same level.", ""]
    lines += levels_table(options.level_games, console)
    PAGE.write_text("\n".join(lines) + "\n")
    console.print(f"written to {PAGE.name}")


if __name__ == "__main__":
    main()
