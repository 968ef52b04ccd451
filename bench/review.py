"""`python -m bench.review`: how long reviews take, how far they agree, and what they say of levels.

Games in which levels sit together are reviewed quickly, deeply, and deeply once more in other worlds.  A
quick review should give the same grade as a deep one, a deep one the same as another; and the stronger a
level, the less its decisions should cost.
"""

import argparse
import json
import os
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev

from rich.console import Console
from rich.progress import track
from rich.table import Table

from happycity.arena.match import play_match
from happycity.bots import LEVELS
from happycity.bots.warm import warm_up
from happycity.review.decisions import Decision, decisions_of
from happycity.review.judge import DEEP, QUICK, Depth
from happycity.rules.config import Config
from happycity.rules.history import PlayedMove, played_moves

QUICK_AND_DEEP, DEEP_AND_DEEP = "quick as deep", "deep as deep"
SURE = 1.96


@dataclass
class Findings:
    """What the reviews of some games said."""

    games: int = 0
    seconds: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    decisions: int = 0
    same: dict[str, list[bool]] = field(default_factory=lambda: defaultdict(list))
    costs: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """By level, what each of its decisions cost, without favour."""


def lineups(players: int) -> Iterator[tuple[str, ...]]:
    """Levels side by side: each sits with all others in turn."""
    names, number = list(LEVELS), 0
    while True:
        yield tuple(names[(number + seat * (1 + number % 5)) % len(names)] for seat in range(players))
        number += 1


def look_into(config: Config, games: int, console: Console, depths: Sequence[str]) -> Findings:
    """Play games of levels, and review each."""
    found, bots = Findings(), lineups(config.players)
    for number in track(range(games), f"{config.players} players, {config.specials}", console=console):
        levels = next(bots)
        moves = list(played_moves(play_match(config, levels, f"review-{number}").game))
        _look_into(found, moves, levels, depths)
    return found


def _look_into(
    found: Findings, moves: list[PlayedMove], levels: tuple[str, ...], depths: Sequence[str]
) -> None:
    quick = _timed(found, moves, QUICK)
    judged = quick
    if "deep" in depths:
        judged = _timed(found, moves, DEEP)
        found.same[QUICK_AND_DEEP] += _same(quick, judged)
    if "again" in depths:
        again = _timed(found, moves, DEEP, seed=1)
        found.same[DEEP_AND_DEEP] += _same(judged, again)
    found.games += 1
    found.decisions += len(judged)
    for one in judged:
        found.costs[levels[one.seat]].append(one.verdict.fair_cost(one.action))


def _timed(found: Findings, moves: list[PlayedMove], depth: Depth, seed: int = 0) -> list[Decision]:
    began = time.perf_counter()
    decisions = decisions_of(moves, depth, threads=os.cpu_count() or 1, seed=seed)
    found.seconds[depth.name].append(time.perf_counter() - began)
    return decisions


def _same(some: list[Decision], others: list[Decision]) -> list[bool]:
    return [one.grade == other.grade for one, other in zip(some, others, strict=True)]


def plain(config: Config, found: Findings) -> dict[str, object]:
    """The findings for JSON."""
    return {
        "players": config.players,
        "specials": config.specials,
        "games": found.games,
        "decisions": found.decisions,
        "seconds": {depth: round(fmean(times), 2) for depth, times in found.seconds.items()},
        "same grade": {which: round(fmean(same), 4) for which, same in found.same.items()},
        "points per decision": {
            level: {"mean": round(mean, 3), "error": round(error, 3), "decisions": len(found.costs[level])}
            for level, mean, error in _by_level(found)
        },
    }


def _by_level(found: Findings) -> Iterator[tuple[str, float, float]]:
    """What a decision of each level costs, in percentage points, and half its interval of 95 %."""
    for level in LEVELS:
        costs = [100 * cost for cost in found.costs[level]]
        if len(costs) > 1:
            yield level, fmean(costs), SURE * stdev(costs) / len(costs) ** 0.5


def _tell(config: Config, found: Findings, console: Console) -> None:
    seconds = ", ".join(f"{depth} {fmean(times):.1f} s" for depth, times in found.seconds.items())
    console.print(
        f"{config.players} players, {config.specials}: {found.games} games, {found.decisions} decisions"
    )
    console.print(f"  a review: {seconds}")
    for which, same in found.same.items():
        console.print(f"  same grade, {which}: {fmean(same):.1%}")
    grid = Table("level", "points a decision", "decisions", box=None)
    for level, mean, error in _by_level(found):
        grid.add_row(level, f"{mean:.2f} ± {error:.2f}", str(len(found.costs[level])))
    console.print(grid)


def main() -> None:
    """Play, review and tell."""
    options = argparse.ArgumentParser(
        prog="bench.review", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--games", type=int, default=12, help="of each kind")
    options.add_argument("--players", type=int, nargs="+", default=[2, 4])
    options.add_argument("--specials", nargs="+", default=["family", "expert"])
    options.add_argument(
        "--depth",
        choices=("quick", "deep", "again"),
        default="again",
        help="quick alone, with deep, deep twice",
    )
    options.add_argument("--json", action="store_true", help="print JSON")
    chosen = options.parse_args()
    depths = ("quick", "deep", "again")[: ("quick", "deep", "again").index(chosen.depth) + 1]
    console = Console(stderr=chosen.json)
    warm_up()
    told = []
    for specials in chosen.specials:
        for players in chosen.players:
            config = Config(players, specials)
            found = look_into(config, chosen.games, console, depths)
            told.append(plain(config, found))
            if not chosen.json:
                _tell(config, found, console)
    if chosen.json:
        print(json.dumps(told, indent=2))


if __name__ == "__main__":
    main()
