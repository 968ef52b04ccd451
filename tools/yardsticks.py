"""`python -m tools.yardsticks --games 12 --processes 2`: what a decision of each level costs.

Every level sits with its equals, in every kind of game, and the quick judge reviews them as people are
reviewed.  (Whoever sits with stronger ones has little to lose: there, mistakes look small.)  So many games of
each kind are wanted of each level.  Games that `levels.json` has already count, and it is written whenever
every kind has had one more, so that the work may be stopped at any time.  Games of another judge are begun
anew.  `make docs` then tells browsers.
"""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby, product
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from happycity.arena.match import play_match
from happycity.arena.parallel import cores, in_order
from happycity.bots import LEVELS
from happycity.bots.warm import warm_up
from happycity.review.decisions import Decision, decisions_of, decisions_of_games
from happycity.review.judge import QUICK
from happycity.review.phases import phase_of
from happycity.review.together import Hall
from happycity.review.yardsticks import (
    SHIPPED,
    Games,
    Kind,
    LevelCosts,
    Sum,
    judge_of_levels,
    kind_name,
    one_game,
)
from happycity.rules.config import SPECIALS, Config
from happycity.rules.game import Game
from happycity.rules.history import played_moves

KINDS = tuple(product((2, 3, 4, 5), SPECIALS))


class Job(msgspec.Struct, frozen=True):
    """A game to play and review."""

    number: int
    level: str
    players: int
    specials: str


def played(job: Job) -> Game:
    """A game of a level among its equals."""
    levels = [job.level] * job.players
    return play_match(Config(job.players, job.specials), levels, f"yardstick-{job.number}").game


def reviewed(job: Job) -> Games:
    """Play a game, and review it quickly."""
    return costs_of(decisions_of(list(played_moves(played(job))), QUICK))


def reviewed_together(jobs: Sequence[Job], processes: int) -> Iterator[Games]:
    """Play games side by side, and review all of them at once on a card."""
    games = [list(played_moves(game)) for game in in_order(played, jobs, processes)]
    return map(costs_of, decisions_of_games(games, QUICK, Hall()))


def costs_of(decisions: Iterable[Decision]) -> Games:
    """A game's decisions, as people are told what they cost, in the same rounding."""
    found: dict[str, Sum] = {}
    for one in decisions:
        phase = phase_of(str(one.played.move))
        found[phase] = found.get(phase, Sum()) + Sum(1, round(one.cost, 4))
    return one_game(found)


def jobs(known: LevelCosts, levels: Sequence[str], games: int) -> Iterator[Job]:
    """What is missing, a game of every kind after the other."""
    for number, (players, specials), level in product(range(games), KINDS, levels):
        kind = known.kind(players, specials)
        if not kind or number >= kind.levels.get(level, Games()).games:
            yield Job(number, level, players, specials)


def with_game(known: LevelCosts, job: Job, found: Games) -> LevelCosts:
    """One more game of its kind."""
    before = known.kind(job.players, job.specials) or Kind(job.players, job.specials, {})
    both = before.levels.get(job.level, Games()) + found
    after = Kind(job.players, job.specials, before.levels | {job.level: both})
    others = [one for one in known.kinds if one is not before]
    return LevelCosts(known.judge, sorted([*others, after], key=lambda one: (one.players, one.specials)))


def main(words: Sequence[str] | None = None) -> None:
    """Play, review, write."""
    options = _options(words)
    console = Console(stderr=True)
    known = _known(options.out)
    missing = list(jobs(known, options.levels, options.games))
    warm_up()
    together = reviewed_together if options.card else partial(in_order, reviewed)
    found = together(missing, options.processes)
    done = zip(missing, found, strict=True)
    for _, round_ in groupby(
        track(done, "reviewing", len(missing), console=console), key=lambda pair: pair[0].number
    ):
        for job, game in round_:
            known = with_game(known, job, game)
        options.out.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n")
    _tell(known, console)


def _known(file: Path) -> LevelCosts:
    """What the file has, if the same judge has judged it."""
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=LevelCosts)
    except (FileNotFoundError, msgspec.ValidationError):
        kept = None
    return kept if kept and kept.judge == judge_of_levels() else LevelCosts(judge_of_levels(), [])


def _tell(known: LevelCosts, console: Console) -> None:
    grid = Table("points a decision", *LEVELS, box=None)
    everywhere = [known.games(level) for level in LEVELS]
    grid.add_row("everywhere", *map(_mean, everywhere))
    grid.add_row("games", *(str(its.games) for its in everywhere))
    for kind in known.kinds:
        costs = (known.cost(kind.players, kind.specials, level) for level in LEVELS)
        told = ("–" if cost is None else f"{100 * cost:.2f}" for cost in costs)
        grid.add_row(kind_name(kind.players, kind.specials), *told)
    console.print(grid)


def _mean(its: Games) -> str:
    """With half the interval of 95 %."""
    return f"{100 * its.sum.mean:.2f} ± {100 * its.margin:.2f}" if its.sum.decisions else "–"


def _options(words: Sequence[str] | None) -> argparse.Namespace:
    options = argparse.ArgumentParser(
        prog="tools.yardsticks", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--games", type=int, default=12, help="of each kind and level, in all")
    options.add_argument("--levels", nargs="+", choices=tuple(LEVELS), default=tuple(LEVELS))
    options.add_argument("--processes", type=int, default=cores(None), help="games side by side; all cores")
    options.add_argument("--card", action="store_true", help="review on a graphics card, all at once")
    options.add_argument("--out", type=Path, default=SHIPPED, help="another file than the package's")
    return options.parse_args(words)


if __name__ == "__main__":
    main()
