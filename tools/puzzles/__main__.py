"""`python -m tools.puzzles mine | choose | prove | ship`: from games to the puzzles that are kept.

    mine --minutes 8 --processes 16 --out mined.jsonl     puzzles of many games, with the game of each
    choose mined.jsonl --number 1000 --out puzzles.jsonl  the kinds of games in their shares, themes evenly
    prove puzzles.jsonl --sample 100                      each judged again; exits with 1 if one does not hold
    ship puzzles.jsonl                                    put into the package and the browser's client

`ship` without a file makes what browsers get once more from what the package has: `make docs` does that.
A chosen file has plain puzzles, as `happycity puzzle` shows them (docs/review.md).
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, track

from happycity.arena.parallel import cores
from happycity.bots.warm import warm_up
from happycity.review.puzzles import Puzzle, parse_puzzle, puzzle_line, shipped_puzzles
from happycity.rules.config import Config
from tools.puzzles.cells import cell_of
from tools.puzzles.choosing import BANDS, band_of, chosen
from tools.puzzles.mining import mine, mine_on_card, mined_line, parse_mined
from tools.puzzles.proving import proved, proved_on_card, sample_of
from tools.puzzles.shipping import ship


def main(words: Sequence[str] | None = None) -> None:
    """Do what is asked; what is told stands on stderr, or as JSON on stdout."""
    options = _options(words)
    console = Console(stderr=True)
    told = {"mine": _mine, "choose": _choose, "prove": _prove, "ship": _ship}[options.command](
        options, console
    )
    if options.json:
        print(json.dumps(told, indent=2))
    else:
        for name, value in told.items():
            console.print(f"{name}: {value}", highlight=False)
    if told.get("failed"):
        sys.exit(1)


def _mine(options: argparse.Namespace, console: Console) -> dict[str, object]:
    """Written game by game, so that nothing is lost if it is stopped."""
    warm_up()
    games, kinds = 0, Counter[str]()
    mining = mine_on_card if options.card else mine
    found = mining(options.seed, options.first, options.games, options.minutes, options.processes)
    with options.out.open("wb") as file, Progress(console=console) as progress:
        task = progress.add_task("mining", total=options.games)
        for puzzles in found:
            if puzzles is None:
                break
            for one in puzzles:
                file.write(mined_line(one))
                kinds[cell_of(one.config)] += 1
            file.flush()
            games += 1
            progress.update(task, advance=1, description=f"mining: {kinds.total()} puzzles")
    return {"games": games, "puzzles": kinds.total(), "kinds": dict(sorted(kinds.items()))}


def _choose(options: argparse.Namespace, console: Console) -> dict[str, object]:
    with options.file.open("rb") as file:
        mined = [parse_mined(line) for line in track(list(file), "reading", console=console)]
    kept = chosen(mined, options.number)
    options.out.write_bytes(b"".join(map(puzzle_line, kept)))
    return {"mined": len(mined)} | _spread(kept)


def _spread(puzzles: Sequence[Puzzle]) -> dict[str, object]:
    """How many puzzles there are of what."""
    bands = Counter(band_of(puzzle) for puzzle in puzzles)
    return {
        "puzzles": len(puzzles),
        "kinds": dict(sorted(Counter(cell_of(_config_of(puzzle)) for puzzle in puzzles).items())),
        "themes": dict(Counter(puzzle.theme.value for puzzle in puzzles).most_common()),
        "difficulty": {f"from {band / BANDS:.1f}": bands[band] for band in range(BANDS)},
    }


def _config_of(puzzle: Puzzle) -> Config:
    return puzzle.game.config


def _prove(options: argparse.Namespace, console: Console) -> dict[str, object]:
    warm_up()
    puzzles = sample_of(_puzzles_of(options.file), options.sample)
    proving = proved_on_card(puzzles) if options.card else proved(puzzles, options.processes)
    held = track(proving, "proving", len(puzzles), console=console)
    failed = [puzzle.id for puzzle, holds in zip(puzzles, held, strict=True) if not holds]
    return {"puzzles": len(puzzles), "hold": len(puzzles) - len(failed), "failed": failed}


def _ship(options: argparse.Namespace, _: Console) -> dict[str, object]:
    puzzles = shipped_puzzles() if options.file is None else _puzzles_of(options.file)
    ship(puzzles)
    return {"puzzles": len(puzzles)}


def _puzzles_of(path: Path) -> Sequence[Puzzle]:
    with path.open("rb") as file:
        return [parse_puzzle(line) for line in file]


def _options(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="tools.puzzles", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    mining = commands.add_parser("mine", help="look for puzzles in games of the levels")
    mining.add_argument("--minutes", type=float, default=10.0, help="after which no new game begins")
    mining.add_argument("--games", type=int, help="at most; as many as the time allows unless told")
    mining.add_argument("--first", type=int, default=0, help="number of the first game, to go on from there")
    mining.add_argument("--seed", default="puzzles", help="any text")
    mining.add_argument("--out", type=Path, required=True, help="file of puzzles with the game of each")
    choosing = commands.add_parser("choose", help="keep some of many")
    choosing.add_argument("file", type=Path, help="what was mined")
    choosing.add_argument("--number", type=int, default=1000)
    choosing.add_argument("--out", type=Path, required=True, help="file of puzzles")
    proving = commands.add_parser("prove", help="judge puzzles again")
    proving.add_argument("file", type=Path, help="what was chosen")
    proving.add_argument("--sample", type=int, help="so many of them, by lot; all unless told")
    shipping = commands.add_parser("ship", help="put puzzles into the package and the browser's client")
    shipping.add_argument("file", type=Path, nargs="?", help="what was chosen")
    for command in (mining, proving):
        command.add_argument("--processes", type=int, default=cores(None), help="all cores unless told")
        command.add_argument("--card", action="store_true", help="judge on a graphics card")
    for command in (mining, choosing, proving, shipping):
        command.add_argument("--json", action="store_true", help="print what is told as JSON")
    return parser.parse_args(words)


if __name__ == "__main__":
    main()
