"""`happycity dataset`: games of a mixture of players as open data, decision by decision."""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from happycity.cli import options
from happycity.cli.faults import INTERRUPTED, Fault

if TYPE_CHECKING:
    from happycity.dataset.plan import Plan

NAME = "dataset"
EXAMPLE = "Example: happycity dataset --games 10000 --out dataset"

MOST_GAMES = 1 << 31
MOST_SEED = (1 << 30) - 1


def run(
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=MOST_GAMES, help="How many games.")],
    out: Annotated[str, typer.Option("--out", "-o", metavar="DIR", help="Folder; goes on where it ends.")],
    seed: Annotated[int, typer.Option(min=0, max=MOST_SEED, help="Other games for another number.")] = 1,
    processes: options.Processes = None,
    as_json: options.Json = False,
) -> None:
    """Make a data set for learning: a row for each decision, in Parquet (needs `happycity[dataset]`).

    What every seat saw, could do and did, what the learned net expected, what luck did and how it ended, in
    all sixteen kinds of games; with a card, a licence and checksums. The same options make the same bytes,
    whatever --processes is. The same command goes on where it was interrupted, and happycity verify DIR
    checks the result.
    """
    from happycity.arena.parallel import cores
    from happycity.dataset.plan import Plan

    folder = Path(out)
    if folder.exists() and not folder.is_dir():
        raise Fault(f"{out}: is a file; --out names a folder")
    begun = time.monotonic()
    _make(folder, Plan(games, seed), cores(processes))
    told = _told(folder, time.monotonic() - begun)
    if as_json:
        from happycity.cli.terminal import print_json

        print_json(told)
        return
    size = told["bytes"] / 1e6
    typer.echo(f"{told['games']:,} games, {told['decisions']:,} decisions, {size:,.1f} MB: {out}")


def _make(folder: Path, plan: "Plan", processes: int) -> None:
    from happycity.cli.terminal import getting_ready, progress
    from happycity.dataset.collecting import Collector
    from happycity.dataset.making import ROWS_AT_ONCE, make

    with getting_ready(bots=True):
        # In this process first: what plays is compiled once, and not by every process at the same time.
        Collector(ROWS_AT_ONCE).play(plan.seeds([0]), plan.options([0]))
    done = 0
    with progress("Playing", plan.games) as advance:

        def on_games(played: int) -> None:
            nonlocal done
            done += played
            advance(played)

        try:
            make(folder, plan, processes, on_games)
        except KeyboardInterrupt:
            text = f"interrupted after {done:,} of {plan.games:,} games; the same command goes on"
            raise Fault(text, INTERRUPTED) from None


def _told(folder: Path, seconds: float) -> dict[str, Any]:
    from happycity.dataset.making import counts_of

    return {"folder": str(folder), **counts_of(folder), "seconds": round(seconds, 2)}
