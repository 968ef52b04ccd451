"""`python -m bench.review`: how long reviews take, how far they agree, and what they say of levels.

Games in which levels sit together are reviewed quickly, deeply, and deeply once more in other worlds.  A
quick review should give the same grade as a deep one, a deep one the same as another; and the stronger a
level, the less its decisions should cost.

With several processes each has games of its own, which it reviews on one core; on a graphics card all games
are reviewed together.  Either says nothing of how long somebody waits for a review, so no seconds are told.
"""

import argparse
import json
import os
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from statistics import fmean, stdev
from typing import TextIO

from rich.console import Console
from rich.progress import track
from rich.table import Table

from happycity.arena.match import play_match
from happycity.arena.parallel import in_order
from happycity.bots import LEVELS
from happycity.bots.warm import warm_up
from happycity.review.decisions import Decision, decisions_of, decisions_of_games
from happycity.review.judge import DEEP, QUICK, Depth
from happycity.review.review import review_of
from happycity.review.together import Hall
from happycity.rules.config import Config
from happycity.rules.game import Game
from happycity.rules.history import played_moves

PASSES: dict[str, tuple[Depth, int]] = {"quick": (QUICK, 0), "deep": (DEEP, 0), "again": (DEEP, 1)}
"""How deep each review looks, and the seed of its worlds; those that come later need those before."""
COMPARED = {"quick as deep": ("quick", "deep"), "deep as deep": ("deep", "again")}
SURE = 1.96


@dataclass(frozen=True)
class Said:
    """What one review says of a decision."""

    grade: str
    cost: float
    behind: float
    error: float
    worlds: int


@dataclass(frozen=True)
class Judged:
    """A decision, and what each review says of it."""

    game: int
    number: int
    round: int
    seat: int
    level: str
    said: dict[str, Said]


@dataclass(frozen=True)
class Reviewed:
    """One game: its decisions, and how long each review took."""

    decisions: list[Judged]
    seconds: dict[str, float]


@dataclass
class Findings:
    """What the reviews of some games said."""

    games: int = 0
    seconds: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    decisions: list[Judged] = field(default_factory=list)

    def add(self, game: Reviewed) -> None:
        """Another game."""
        self.games += 1
        self.decisions += game.decisions
        for name, seconds in game.seconds.items():
            self.seconds[PASSES[name][0].name].append(seconds)

    @property
    def same(self) -> dict[str, float]:
        """How often two reviews give the same grade, as far as both were made."""
        return {
            which: fmean(one.said[some].grade == one.said[other].grade for one in self.decisions)
            for which, (some, other) in COMPARED.items()
            if self.decisions and other in self.decisions[0].said
        }

    def costs(self, level: str) -> list[float]:
        """What each decision of a level cost, as people are told: the deep judge's word, if it was asked."""
        return [
            one.said["deep" if "deep" in one.said else "quick"].cost
            for one in self.decisions
            if one.level == level
        ]


def lineup(players: int, number: int) -> tuple[str, ...]:
    """The levels of a game: side by side, each with all others in turn."""
    names = list(LEVELS)
    return tuple(names[(number + seat * (1 + number % 5)) % len(names)] for seat in range(players))


def played(config: Config, number: int) -> Game:
    """A game of levels."""
    return play_match(config, lineup(config.players, number), f"review-{number}").game


def reviewed(config: Config, passes: Sequence[str], threads: int, number: int) -> Reviewed:
    """Play a game of levels, and review it: as people wait for it, or, in other worlds, its decisions."""
    game = played(config, number)
    seconds, found = {}, dict[str, Sequence[Decision]]()
    for name in passes:
        depth, seed = PASSES[name]
        if seed:
            found[name] = decisions_of(list(played_moves(game)), depth, threads=threads, seed=seed)
            continue
        began = time.perf_counter()
        found[name] = review_of(game, depth, threads=threads).decisions
        seconds[name] = time.perf_counter() - began
    return Reviewed(_judged(config, number, found), seconds)


def reviewed_together(
    config: Config, passes: Sequence[str], numbers: range, processes: int
) -> Iterator[Reviewed]:
    """Play games of levels side by side, and review all of them at once on a card."""
    games = [list(played_moves(game)) for game in in_order(partial(played, config), numbers, processes)]
    hall = Hall()
    found = {
        name: decisions_of_games(games, depth, hall, seed=seed)
        for name, (depth, seed) in PASSES.items()
        if name in passes
    }
    for nth, number in enumerate(numbers):
        yield Reviewed(_judged(config, number, {name: found[name][nth] for name in passes}), {})


def _judged(config: Config, number: int, found: Mapping[str, Sequence[Decision]]) -> list[Judged]:
    """The decisions of a game, with what every review says of them."""
    levels = lineup(config.players, number)
    return [
        Judged(
            number,
            together[0].number,
            together[0].round,
            together[0].seat,
            levels[together[0].seat],
            {name: _said(one) for name, one in zip(found, together, strict=True)},
        )
        for together in zip(*found.values(), strict=True)
    ]


def _said(one: Decision) -> Said:
    choice = one.choice
    return Said(
        one.grade.value,
        one.cost,
        choice.behind,
        choice.error,
        choice.worlds,
    )


def look_into(
    config: Config,
    numbers: range,
    console: Console,
    passes: Sequence[str],
    processes: int,
    raw: TextIO | None,
    *,
    card: bool,
) -> Findings:
    """Play games of levels, and review each; every decision goes to `raw` at once."""
    if card:
        games = reviewed_together(config, passes, numbers, processes)
    else:
        threads = 1 if processes > 1 else os.cpu_count() or 1
        games = in_order(partial(reviewed, config, passes, threads), numbers, processes)
    found = Findings()
    for game in track(games, f"{config.players} players, {config.specials}", len(numbers), console=console):
        found.add(game)
        if raw:
            raw.writelines(json.dumps(_raw(config, one)) + "\n" for one in game.decisions)
            raw.flush()
    if processes > 1:
        found.seconds.clear()
    return found


def _raw(config: Config, one: Judged) -> dict[str, object]:
    return {"players": config.players, "specials": config.specials} | asdict(one)


def plain(config: Config, found: Findings) -> dict[str, object]:
    """The findings for JSON."""
    return {
        "players": config.players,
        "specials": config.specials,
        "games": found.games,
        "decisions": len(found.decisions),
        "seconds": {depth: round(fmean(times), 2) for depth, times in found.seconds.items()},
        "same grade": {which: round(same, 4) for which, same in found.same.items()},
        "points per decision": {
            level: {"mean": round(mean, 3), "error": round(error, 3), "decisions": decisions}
            for level, mean, error, decisions in _by_level(found)
        },
    }


def _by_level(found: Findings) -> Iterator[tuple[str, float, float, int]]:
    """What a decision of each level costs, in percentage points, half its interval of 95 %, and how many."""
    for level in LEVELS:
        costs = [100 * cost for cost in found.costs(level)]
        if len(costs) > 1:
            yield level, fmean(costs), SURE * stdev(costs) / len(costs) ** 0.5, len(costs)


def _tell(config: Config, found: Findings, console: Console) -> None:
    console.print(
        f"{config.players} players, {config.specials}: {found.games} games, {len(found.decisions)} decisions"
    )
    if found.seconds:
        seconds = ", ".join(f"{depth} {fmean(times):.1f} s" for depth, times in found.seconds.items())
        console.print(f"  a review: {seconds}")
    for which, same in found.same.items():
        console.print(f"  same grade, {which}: {same:.1%}")
    grid = Table("level", "points a decision", "decisions", box=None)
    for level, mean, error, decisions in _by_level(found):
        grid.add_row(level, f"{mean:.2f} ± {error:.2f}", str(decisions))
    console.print(grid)


def main() -> None:
    """Play, review and tell."""
    chosen = _options()
    passes = list(PASSES)[: list(PASSES).index(chosen.depth) + 1]
    console = Console(stderr=chosen.json)
    numbers = range(chosen.first, chosen.first + chosen.games)
    raw = chosen.raw.open("w", encoding="utf-8") if chosen.raw else None
    warm_up()
    told = []
    for specials in chosen.specials:
        for players in chosen.players:
            config = Config(players, specials)
            found = look_into(config, numbers, console, passes, chosen.processes, raw, card=chosen.card)
            told.append(plain(config, found))
            if not chosen.json:
                _tell(config, found, console)
    if raw:
        raw.close()
    if chosen.json:
        print(json.dumps(told, indent=2))


def _options() -> argparse.Namespace:
    options = argparse.ArgumentParser(
        prog="bench.review", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--games", type=int, default=12, help="of each kind")
    options.add_argument("--first", type=int, default=0, help="number of the first game")
    options.add_argument("--players", type=int, nargs="+", default=[2, 4])
    options.add_argument("--specials", nargs="+", default=["family", "expert"])
    options.add_argument(
        "--depth", choices=tuple(PASSES), default="again", help="quick alone, with deep, deep twice"
    )
    options.add_argument(
        "--processes", type=int, default=1, help="games side by side, each on one core; no seconds then"
    )
    options.add_argument("--card", action="store_true", help="review on a graphics card; no seconds then")
    options.add_argument("--raw", type=Path, help="write every decision to this file, a line of JSON each")
    options.add_argument("--json", action="store_true", help="print JSON")
    return options.parse_args()


if __name__ == "__main__":
    main()
