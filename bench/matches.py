"""`python -m bench.matches`: whether the share of victories without luck tells how strong somebody is.

Somebody errs in every fifth decision, as in `bench.planted`, and plays many matches against `policy`, each of
a few games.  After each match they are told their share of the victories without luck, with an interval of
95 %, by the formula of the skill page.  How strong they are is counted in thousands of other games: the
interval should hold it after about 95 of 100 matches.  Beside it stands the plain share of the same matches.
"""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean

from rich.console import Console
from rich.progress import track

from bench.planted import mean_of, play, tell
from happycity.arena.parallel import cores, in_order
from happycity.bots.warm import warm_up
from happycity.review import story_of
from happycity.review.skill import Estimate, estimate
from happycity.rules.config import Config


@dataclass(frozen=True)
class Result:
    """What somebody won in a game, and what the cards gave them."""

    share: float
    luck: float = 0.0


def played(config: Config, number: int) -> Result:
    """A game; who errs sits in each seat in turn."""
    game = play(config, number, number % config.players)
    return Result(game.share, story_of(game.game).luck[game.seat])


def counted(config: Config, number: int) -> Result:
    """Another game, of which only the result counts."""
    return Result(play(config, number, number % config.players).share)


def matches_of(results: Iterable[Result], games: int) -> Iterator[list[Result]]:
    """So many games after the other are a match."""
    match: list[Result] = []
    for result in results:
        match.append(result)
        if len(match) == games:
            yield match
            match = []


def held(estimates: Sequence[Estimate], truth: float) -> float:
    """In what part of the matches the interval holds the truth."""
    return fmean(
        one.low is not None and one.high is not None and one.low <= truth <= one.high for one in estimates
    )


def width(estimates: Sequence[Estimate]) -> float:
    """Half of an interval, on average."""
    return fmean((one.high or 0.0) - one.mean for one in estimates)


def findings(config: Config, options: argparse.Namespace, console: Console) -> dict[str, object]:
    """Play, and see."""
    number = options.matches * options.games
    looked_at = in_order(partial(played, config), range(number), options.processes)
    matches = list(matches_of(track(looked_at, "matches", number, console=console), options.games))
    others = in_order(partial(counted, config), range(number, number + options.truth), options.processes)
    shares = [one.share for one in track(others, "how strong they are", options.truth, console=console)]
    truth = fmean(shares)
    adjusted = [estimate([one.share - one.luck for one in match]) for match in matches]
    plain = [estimate([one.share for one in match]) for match in matches]
    gifts = [one.luck for match in matches for one in match]
    return {
        "players": config.players,
        "specials": config.specials,
        "matches": len(matches),
        "games a match": options.games,
        "strength": mean_of(shares),
        "without luck": mean_of([one.mean for one in adjusted]),
        "luck": mean_of(gifts),
        "held without luck": round(100 * held(adjusted, truth), 1),
        "held by the plain share": round(100 * held(plain, truth), 1),
        "half an interval": round(100 * width(adjusted), 1),
        "half an interval of the plain share": round(100 * width(plain), 1),
    }


def main() -> None:
    """Play and tell."""
    chosen = _options()
    console = Console(stderr=chosen.json)
    warm_up()
    told = findings(Config(chosen.players, chosen.specials), chosen, console)
    tell(told, console, as_json=chosen.json)


def _options() -> argparse.Namespace:
    options = argparse.ArgumentParser(
        prog="bench.matches", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--matches", type=int, default=200)
    options.add_argument("--games", type=int, default=20, help="in a match")
    options.add_argument("--truth", type=int, default=8000, help="games in which the strength is counted")
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--specials", default="family")
    options.add_argument("--processes", type=int, default=cores(None), help="all cores unless told")
    options.add_argument("--json", action="store_true", help="print JSON")
    return options.parse_args()


if __name__ == "__main__":
    main()
