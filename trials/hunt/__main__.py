"""`make hunt`: play random games in a real browser, and look at every move for what does not fit.

python -m trials.hunt --games 300                 all sizes and languages in turns; exits with 1 for a finding
python -m trials.hunt --sizes 360x640 --languages de,pl --games 20
python -m trials.hunt --replay hunted/cut-….json  the same position again
python -m trials.hunt --everywhere --games 20     a position of each game in all windows and languages, each
                                                  thing lifted in turn; with --replay: those of findings

What is found is kept in a folder (`--out`): a picture and the position of each flaw, once.  Ctrl-C or
SIGTERM ends the hunt with its servers and browsers, and tells what it has found so far; `--first` goes on
from there.
"""

import argparse
import json
import secrets
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from trials.hunt.again import see_again
from trials.hunt.deals import ALL_LANGUAGES, deal
from trials.hunt.everywhere import Everywhere, somewhere
from trials.hunt.findings import KINDS, Catch, Position, read_finding
from trials.hunt.pack import HuntFailed, Tally, hunt
from trials.hunt.sizes import SIZES, Size, size_named
from trials.hunt.stage import Stage, staged

TOLD_EVERY = 10  # games, where a bar cannot be drawn


def main() -> None:
    """Hunt, or see one finding again."""
    options = argparse.ArgumentParser(
        prog="trials.hunt", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--games", type=int, default=300)
    options.add_argument("--first", type=int, default=0, help="number of the first game")
    options.add_argument("--seed", default=secrets.token_hex(4), help="the same seed deals the same games")
    options.add_argument(
        "--sizes", type=_sizes, default=SIZES, help="such as 360x640,1440x900; otherwise all twelve"
    )
    options.add_argument(
        "--languages", type=_languages, default=ALL_LANGUAGES, help="such as de,pl; otherwise all five"
    )
    options.add_argument("--processes", type=int, default=2)
    options.add_argument("--out", type=Path, default=Path("hunted"), help="folder for what is found")
    options.add_argument("--json", action="store_true", help="print JSON")
    options.add_argument("--replay", type=Path, metavar="FILE", nargs="+", help="look again at findings")
    options.add_argument("--everywhere", action="store_true", help="a position of each game in all of them")
    given = options.parse_args()
    for called_off in (signal.SIGINT, signal.SIGTERM):  # a shell's background jobs ignore the first
        signal.signal(called_off, signal.default_int_handler)
    for file in given.replay or ():
        if not file.is_file():
            options.error(f"there is no file “{file}”: name findings of a hunt, such as hunted/cut-….json")
    if given.everywhere:
        sys.exit(_everywhere(given))
    sys.exit(max(map(_replay, given.replay)) if given.replay else _hunt(given))


def _sizes(names: str) -> tuple[Size, ...]:
    try:
        return tuple(map(size_named, names.split(",")))
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _languages(codes: str) -> tuple[str, ...]:
    wanted = tuple(code.strip() for code in codes.split(","))
    for code in wanted:
        if code not in ALL_LANGUAGES:
            known = ", ".join(ALL_LANGUAGES)
            raise argparse.ArgumentTypeError(f"there is no language “{code}”: choose from {known}")
    return wanted


def _hunt(given: argparse.Namespace) -> int:
    numbers = range(given.first, given.first + given.games)
    catch, tally, begun = Catch(given.out), Tally(), time.perf_counter()
    with _progress() as progress:
        task, told = progress.add_task("Hunting", total=given.games), 0
        try:
            for _ in hunt(numbers, given.seed, given.sizes, given.languages, given.processes, catch, tally):
                progress.update(
                    task, completed=tally.games, description=f"Hunting, {len(catch.findings)} found"
                )
                if not progress.console.is_terminal and tally.games >= told + TOLD_EVERY:
                    told = tally.games
                    progress.console.print(f"{told} games, {len(catch.findings)} found")
        except KeyboardInterrupt:
            progress.console.print("Ended by hand.")
        except HuntFailed as error:
            progress.console.print(f"Ended early: {error}", markup=False)
    seconds = round(time.perf_counter() - begun, 1)
    _print(given, catch, tally, seconds)
    return 1 if catch.findings or tally.games < given.games else 0


def _print(given: argparse.Namespace, catch: Catch, tally: Tally, seconds: float) -> None:
    played = {"games": tally.games, "seed": given.seed, "first": given.first}
    figures = ({"positions": tally.games} if given.everywhere else played) | {
        "looks": tally.looks.total(),
        "seconds": seconds,
        "findings": len(catch.findings),
        "views": dict(tally.looks.most_common()),
    }
    if given.json:
        found = [
            {"times": catch.times[key], "where": sorted(catch.where[key]), "file": f"{one.name}.json"}
            | {name: getattr(one.flaw, name) for name in one.flaw.__struct_fields__}
            for key, one in catch.findings.items()
        ]
        print(json.dumps(figures | {"found": found}))
        return
    for name, value in figures.items():
        print(f"{name:10} {value}")
    for line in catch.lines():
        print(line)


def _everywhere(given: argparse.Namespace) -> int:
    catch, tally, begun = Catch(given.out), Tally(), time.perf_counter()
    many = len(given.replay or range(given.games))
    with _progress() as progress, staged() as stage:
        task = progress.add_task("Looking", total=many * len(given.sizes) * len(given.languages))
        everywhere = Everywhere(stage, given.sizes, given.languages, catch, tally.looks)
        try:
            for position, theme, hunted in _positions(given, stage):
                for _ in everywhere.look(position, theme, hunted):
                    progress.update(task, advance=1, description=f"Looking, {len(catch.findings)} found")
                tally.games += 1
                if not progress.console.is_terminal:
                    progress.console.print(f"{tally.games} positions, {len(catch.findings)} found")
        except KeyboardInterrupt:
            progress.console.print("Ended by hand.")
    _print(given, catch, tally, round(time.perf_counter() - begun, 1))
    return 1 if catch.findings or tally.games < many else 0


def _positions(given: argparse.Namespace, stage: Stage) -> Iterator[tuple[Position, str, str]]:
    """Those of findings, or one of each game; with the light and the name of the game."""
    if given.replay:
        for finding in map(read_finding, given.replay):
            yield finding.position, finding.scene.theme, finding.hunted
        return
    for number in range(given.first, given.first + given.games):
        touch = number % 2 == 0
        viewer, other = stage.person(touch).me["id"], stage.other.me["id"]
        dealt = deal(given.seed, number, viewer, other, given.languages, touch)
        yield somewhere(stage, dealt), dealt.theme, f"--seed {given.seed} --first {number} --games 1"


def _progress() -> Progress:
    bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*bar, console=Console(stderr=True))


def _replay(file: Path) -> int:
    finding = read_finding(file)
    print(f"{finding.flaw.kind} ({KINDS[finding.flaw.kind]}), {finding.scene}\n{finding.flaw.selector}")
    with staged() as stage:
        flaws, picture = see_again(stage, finding)
    taken = file.with_suffix(".again.png")
    taken.write_bytes(picture)
    still = [flaw for flaw in flaws if flaw.key == finding.flaw.key]
    print(f"still there: {still[0].said}" if still else "no longer there", f"({taken})")
    for flaw in flaws:
        if flaw not in still:
            print(f"also: {flaw.kind:9} {flaw.selector}: {flaw.said} “{flaw.words}”")
    return 1 if flaws else 0


if __name__ == "__main__":
    main()
