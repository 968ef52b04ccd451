"""`python -m tools.yardsticks --games 12 --processes 2`: what a decision of each level costs.

Every level sits with its equals, in every kind of game, and the quick judge reviews them as people are
reviewed.  (Whoever sits with stronger ones has little to lose: there, mistakes look small.)  So many games of
each kind are wanted in all, the levels in turn: a multiple of six gives each as many.  Games that
`levels.json` has already count, and it is written whenever every kind has had one more, so that the work may
be stopped at any time.  Games of another judge are begun anew.  `make docs` then tells browsers.
"""

import argparse
from collections.abc import Iterable, Iterator, Mapping, Sequence
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
from happycity.review.phases import PHASES, phase_of
from happycity.review.together import Hall
from happycity.review.yardsticks import SHIPPED, Kind, LevelCosts, Sum, judge_of_levels, total
from happycity.rules.config import SPECIALS, Config
from happycity.rules.game import Game
from happycity.rules.history import played_moves

KINDS = tuple(product((2, 3, 4, 5), SPECIALS))


class Job(msgspec.Struct, frozen=True):
    """A game to play and review."""

    number: int
    players: int
    specials: str

    @property
    def level(self) -> str:
        """Whose turn it is; kinds begin with different ones."""
        return tuple(LEVELS)[(self.number + KINDS.index((self.players, self.specials))) % len(LEVELS)]


Reviewed = Mapping[str, Sum]
"""By phase."""


def played(job: Job) -> Game:
    """A game of a level among its equals."""
    levels = [job.level] * job.players
    return play_match(Config(job.players, job.specials), levels, f"yardstick-{job.number}").game


def reviewed(job: Job) -> Reviewed:
    """Play a game, and review it quickly."""
    return by_phase(decisions_of(list(played_moves(played(job))), QUICK))


def reviewed_together(jobs: Sequence[Job], processes: int) -> Iterator[Reviewed]:
    """Play games side by side, and review all of them at once on a card."""
    games = [list(played_moves(game)) for game in in_order(played, jobs, processes)]
    return map(by_phase, decisions_of_games(games, QUICK, Hall()))


def by_phase(decisions: Iterable[Decision]) -> Reviewed:
    """What is told to people, in the same rounding."""
    found: dict[str, Sum] = {}
    for one in decisions:
        phase = phase_of(str(one.played.move))
        found[phase] = found.get(phase, Sum()) + Sum(1, round(one.cost, 4))
    return found


def jobs(known: LevelCosts, games: int) -> Iterator[Job]:
    """What is missing, a game of every kind after the other."""
    for number, (players, specials) in product(range(games), KINDS):
        kind = known.kind(players, specials)
        if not kind or number >= kind.games:
            yield Job(number, players, specials)


def with_game(known: LevelCosts, job: Job, found: Reviewed) -> LevelCosts:
    """One more game of its kind."""
    before = known.kind(job.players, job.specials) or Kind(job.players, job.specials, 0, {})
    known_phases = before.levels.get(job.level, {})
    both = {
        phase: total((known_phases.get(phase, Sum()), found.get(phase, Sum())))
        for phase in PHASES
        if phase in known_phases or phase in found
    }
    phases = {phase: Sum(one.decisions, round(one.cost, 4)) for phase, one in both.items()}
    levels = before.levels | {job.level: phases}
    after = Kind(job.players, job.specials, before.games + 1, levels)
    others = [one for one in known.kinds if one is not before]
    return LevelCosts(known.judge, sorted([*others, after], key=lambda one: (one.players, one.specials)))


def main(words: Sequence[str] | None = None) -> None:
    """Play, review, write."""
    options = _options(words)
    console = Console(stderr=True)
    known = _known(options.out)
    missing = list(jobs(known, options.games))
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
    kept = msgspec.json.decode(file.read_bytes(), type=LevelCosts) if file.is_file() else None
    return kept if kept and kept.judge == judge_of_levels() else LevelCosts(judge_of_levels(), [])


def _tell(known: LevelCosts, console: Console) -> None:
    grid = Table("kind", "games", *LEVELS, title="points a decision", box=None)
    for kind in known.kinds:
        costs = (known.cost(kind.players, kind.specials, level) for level in LEVELS)
        told = ("–" if cost is None else f"{100 * cost:.2f}" for cost in costs)
        grid.add_row(f"{kind.players} {kind.specials}", str(kind.games), *told)
    console.print(grid)


def _options(words: Sequence[str] | None) -> argparse.Namespace:
    options = argparse.ArgumentParser(
        prog="tools.yardsticks", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--games", type=int, default=12, help="of each kind, in all")
    options.add_argument("--processes", type=int, default=cores(None), help="games side by side; all cores")
    options.add_argument("--card", action="store_true", help="review on a graphics card, all at once")
    options.add_argument("--out", type=Path, default=SHIPPED, help="another file than the package's")
    return options.parse_args(words)


if __name__ == "__main__":
    main()
