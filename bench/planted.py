"""`python -m bench.planted`: whether a review finds the mistakes that were planted, and what they cost.

`policy` plays against itself, but in every fifth decision of one seat the second likeliest choice is made
instead of the likeliest.  How much that seat wins less is counted in many games; by how much the judge
puts those choices behind the likeliest ones is summed up in some of them.  If the judge is right, both are
the same: the chance of winning goes up and down by luck, which cancels out, and down by mistakes.  (What the
likeliest choices cost, compared with the best, is no part of it: the others make them too.)  Every choice is
rehearsed in as many worlds: who stops where something seems good enough believes too much in good luck.
"""

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from random import Random
from statistics import fmean, stdev

from rich.console import Console
from rich.progress import track

from happycity.arena.parallel import cores, in_order
from happycity.bots.learned import PolicyBot
from happycity.bots.warm import warm_up
from happycity.review.judge import Depth, Judge
from happycity.review.together import Hall
from happycity.rules.config import Config
from happycity.rules.game import Game
from happycity.rules.view import View

PLANTED = 0.2  # of the decisions
SURE = 1.96


@dataclass(frozen=True)
class Planted:
    """A game with planted mistakes: where, what was done and what not."""

    game: Game
    seat: int
    """Who errs."""
    mistakes: tuple[tuple[View, int, int], ...]

    @property
    def share(self) -> float:
        """What who errs has won."""
        return self.game.shares[self.seat]


def play(config: Config, number: int, seat: int) -> Planted:
    """One game; the same number deals the same cards, whoever errs."""
    rng, bot, game = Random(f"{number} {seat}"), PolicyBot(1), Game.new(config, seed=f"planted-{number}")
    mistakes = []
    while not game.is_over:
        view = game.view()
        if len(view.legal_actions) == 1:
            game = game.play_action(view.legal_actions[0])
            continue
        likely = sorted(bot.thoughts(view), key=lambda thought: -thought.worth)
        errs = game.seat == seat and rng.random() < PLANTED
        if errs:
            mistakes.append((view, likely[1].action, likely[0].action))
        game = game.play_action(likely[errs].action)
    return Planted(game, seat, tuple(mistakes))


def cost_of(game: Planted, worlds: int, hall: Hall | None) -> float:
    """How much the judge says that the mistakes of a game took."""
    judge = Judge(Depth("even", worlds, worlds, 0.0))
    judged = (
        hall.all_of(judge.judging(view, done) for view, done, _ in game.mistakes)
        if hall
        else [judge.verdict(view, done) for view, done, _ in game.mistakes]
    )
    costs = []
    for verdict, (_, done, undone) in zip(judged, game.mistakes, strict=True):
        assert verdict is not None, "the likeliest choice and another"
        chances = {choice.action: choice.chances[verdict.seat] for choice in verdict.choices}
        costs.append(chances[undone] - chances[done])
    return sum(costs)


def mean_of(numbers: Sequence[float]) -> list[float]:
    """In points of 100, with half the interval of 95 %."""
    return [round(100 * fmean(numbers), 2), round(100 * SURE * stdev(numbers) / len(numbers) ** 0.5, 2)]


@dataclass(frozen=True)
class Deal:
    """A deal, in which every seat erred in a game of its own: the means of those games."""

    mistakes: float
    share: float
    said: float | None
    """What the judge says that the mistakes cost; None if it was not asked."""


@cache
def the_hall() -> Hall:
    """One for all deals of a process."""
    return Hall()


def dealt(config: Config, worlds: int, card: bool, task: tuple[int, bool]) -> Deal:
    """Play a deal, and review its games if told."""
    number, is_reviewed = task
    games = [play(config, number, seat) for seat in range(config.players)]
    hall = the_hall() if card and is_reviewed else None
    said = fmean(cost_of(game, worlds, hall) for game in games) if is_reviewed else None
    return Deal(fmean(len(game.mistakes) for game in games), fmean(game.share for game in games), said)


def deals_of(config: Config, options: argparse.Namespace, console: Console) -> Iterator[Deal]:
    """The deals from the first on, side by side; those to review come first: they take longest."""
    numbers = range(options.first, options.first + options.deals)
    tasks = ((number, at < options.reviewed) for at, number in enumerate(numbers))
    found = in_order(partial(dealt, config, options.worlds, options.card), tasks, options.processes)
    yield from track(found, "playing and reviewing", options.deals, console=console)


def _told(config: Config, worlds: int, deals: list[Deal]) -> dict[str, object]:
    lost = [1 / config.players - deal.share for deal in deals]
    said = [deal.said for deal in deals if deal.said is not None]
    return {
        "players": config.players,
        "specials": config.specials,
        "deals": len(deals),
        "mistakes a game": round(fmean(deal.mistakes for deal in deals), 2),
        "points lost a game": mean_of(lost),
        "worlds": worlds,
        "reviewed deals": len(said),
        "points that mistakes cost": mean_of(said),
        "found of what was lost": round(fmean(said) / fmean(lost), 3),
    }


def main() -> None:
    """Play, review some of it, and tell."""
    chosen = _options()
    config, console = Config(chosen.players, chosen.specials), Console(stderr=chosen.json)
    warm_up()
    deals = list(deals_of(config, chosen, console))
    told = _told(config, chosen.worlds, deals)
    tell(told, console, as_json=chosen.json)


def tell(told: Mapping[str, object], console: Console, *, as_json: bool) -> None:
    """A line for each finding; means with their intervals."""
    if as_json:
        print(json.dumps(told, indent=2))
        return
    for name, value in told.items():
        console.print(f"{name}: {' ± '.join(map(str, value)) if isinstance(value, list) else value}")


def _options() -> argparse.Namespace:
    options = argparse.ArgumentParser(
        prog="bench.planted", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--deals", type=int, default=1000)
    options.add_argument("--first", type=int, default=0, help="number of the first deal")
    options.add_argument("--reviewed", type=int, default=40, help="of the deals")
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--specials", default="family")
    options.add_argument("--worlds", type=int, default=128, help="in which every choice is rehearsed")
    options.add_argument("--card", action="store_true", help="rehearse on a graphics card")
    options.add_argument("--processes", type=int, default=cores(None), help="all cores unless told")
    options.add_argument("--json", action="store_true", help="print JSON")
    return options.parse_args()


if __name__ == "__main__":
    main()
