"""`python -m bench.planted`: whether a review finds the mistakes that were planted, and what they cost.

`policy` plays against itself, but in every fifth real decision of one seat the second likeliest choice is
made instead of the likeliest.  How much that seat wins less is counted in many games; what the deep judge
says that its decisions cost is summed up in some of them.  If the judge is right, both are the same: the
chance of winning goes up and down by luck, which cancels out, and down by costs.
"""

import argparse
import json
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import fmean, stdev

from rich.console import Console
from rich.progress import track

from happycity.bots.learned import PolicyBot
from happycity.bots.warm import warm_up
from happycity.review.judge import DEEP, DEPTHS, SENSIBLE, Depth, Judge
from happycity.rules.config import Config
from happycity.rules.game import Game
from happycity.rules.view import View

PLANTED = 0.2  # of the real decisions
SURE = 1.96


@dataclass(frozen=True)
class Planted:
    """A game with planted mistakes: the decisions of the seat that made them, and what it won."""

    decisions: tuple[tuple[View, int], ...]
    mistakes: int
    share: float


def play(config: Config, number: int, seat: int) -> Planted:
    """One game; the same number deals the same cards, whoever errs."""
    rng, bot, game = Random(f"{number} {seat}"), PolicyBot(1), Game.new(config, seed=f"planted-{number}")
    decisions, mistakes = [], 0
    while not game.is_over:
        view = game.view()
        if len(view.legal_actions) == 1:
            game = game.play_action(view.legal_actions[0])
            continue
        likely = sorted(bot.thoughts(view), key=lambda thought: -thought.worth)
        real = game.seat == seat and likely[1].worth >= SENSIBLE
        errs = real and rng.random() < PLANTED
        if real:
            decisions.append((view, likely[errs].action))
        mistakes += errs
        game = game.play_action(likely[errs].action)
    return Planted(tuple(decisions), mistakes, game.shares[seat])


def cost_of(game: Planted, depth: Depth) -> float:
    """What the judge says that the decisions of a game cost, without favour."""
    judge = Judge(depth)
    costs = []
    for view, action in game.decisions:
        verdict = judge.verdict(view, action)
        costs.append(verdict.fair_cost(action) if verdict else 0.0)
    return sum(costs)


def _mean(numbers: list[float]) -> tuple[float, float]:
    """In points of 100, with half the interval of 95 %."""
    return 100 * fmean(numbers), 100 * SURE * stdev(numbers) / len(numbers) ** 0.5


def games_of(config: Config, number: int, console: Console) -> Iterator[list[Planted]]:
    """By deal: every seat errs in one of its games."""
    for deal in track(range(number), "playing", console=console):
        yield [play(config, deal, seat) for seat in range(config.players)]


def main() -> None:
    """Play, review some of it, and tell."""
    options = argparse.ArgumentParser(
        prog="bench.planted", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--deals", type=int, default=1000)
    options.add_argument("--reviewed", type=int, default=40, help="of the deals")
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--specials", default="family")
    options.add_argument("--depth", choices=tuple(DEPTHS), default=DEEP.name)
    options.add_argument("--json", action="store_true", help="print JSON")
    chosen = options.parse_args()
    config, console = Config(chosen.players, chosen.specials), Console(stderr=chosen.json)
    warm_up()
    deals = list(games_of(config, chosen.deals, console))
    lost = [1 / config.players - fmean(game.share for game in deal) for deal in deals]
    some = [game for deal in deals[: chosen.reviewed] for game in deal]
    costing = partial(cost_of, depth=DEPTHS[chosen.depth])
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(track(pool.map(costing, some), "reviewing", len(some), console=console))
    said = [fmean(found[at : at + config.players]) for at in range(0, len(found), config.players)]
    told = {
        "players": config.players,
        "specials": config.specials,
        "deals": len(deals),
        "mistakes a game": round(fmean(game.mistakes for deal in deals for game in deal), 2),
        "points lost a game": [round(number, 2) for number in _mean(lost)],
        "depth": chosen.depth,
        "reviewed deals": len(said),
        "points that decisions cost": [round(number, 2) for number in _mean(said)],
        "found of what was lost": round(fmean(said) / fmean(lost), 3),
    }
    if chosen.json:
        print(json.dumps(told, indent=2))
        return
    for name, value in told.items():
        console.print(f"{name}: {' ± '.join(map(str, value)) if isinstance(value, list) else value}")


if __name__ == "__main__":
    main()
