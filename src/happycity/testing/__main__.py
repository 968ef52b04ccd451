"""`python -m happycity.testing SPEC`: check a bot, with a table of what was checked."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from happycity.bots.warm import is_warm, warm_up
from happycity.rules.refusals import Refusal
from happycity.testing.bot_check import POSITIONS, check_bot
from happycity.testing.cells import ALL_CELLS, cell_id
from happycity.testing.reports import BotCheckFailed, BotReport
from happycity.texts import Texts

CELLS = {cell_id(config): config for config in ALL_CELLS}
WRONG, BAD_INPUT = 1, 2


def run(
    spec: Annotated[str, typer.Argument(help="The bot: greedy, cmd:python my_bot.py, …")],
    positions: Annotated[int, typer.Option(min=1, help="Questions in every cell.")] = POSITIONS,
    cell: Annotated[list[str] | None, typer.Option(help=f"Only this cell: {', '.join(CELLS)}.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same positions.")] = "check",
    milliseconds: Annotated[float | None, typer.Option(help="The bot's time for a move.")] = None,
    by_clock: Annotated[
        bool, typer.Option(help="It thinks by the clock, so it is not reproducible.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The report as JSON.")] = False,
) -> None:
    """Check a bot: legal moves only, reproducible, blind to what is hidden, within its time.

    Exit status: 0 if all is well, 1 if the bot fails, 2 for bad input.
    """
    unknown = [name for name in cell or [] if name not in CELLS]
    if unknown:
        _complain(f"there is no cell {unknown[0]}; known: {', '.join(CELLS)}", BAD_INPUT)
    cells = [CELLS[name] for name in cell or CELLS]
    if not is_warm():
        sys.stderr.write("Compiling the rules for this machine (once, up to a minute) …\n")
        warm_up()
    try:
        with _progress(positions * len(cells)) as progress:
            report = check_bot(
                spec,
                positions=positions,
                cells=cells,
                seed=seed,
                milliseconds=milliseconds,
                reproducible=not by_clock,
                progress=progress,
            )
    except BotCheckFailed as failed:
        _complain(str(failed), WRONG)
    except Refusal as refusal:
        _complain(Texts().refusal(refusal), BAD_INPUT)
    _tell(report, as_json)


@contextmanager
def _progress(total: int) -> Iterator[Callable[[int], object]]:
    """A bar on stderr, if that is a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("Asking", total=total)
        yield lambda questions: bar.advance(task, questions)


def _complain(text: str, status: int) -> NoReturn:
    sys.stderr.write(f"{text}\n")
    raise typer.Exit(status)


def _tell(report: BotReport, as_json: bool) -> None:
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")
    else:
        Console(markup=False, highlight=False).print(_table(report))


def _table(report: BotReport) -> Table:
    table = Table(title=f"{report.bot}: all is well")
    for head in ("cell", "scoring", "games", "positions", "asked", "mean ms", "worst ms"):
        table.add_column(head, justify="left" if head in ("cell", "scoring") else "right")
    for cell in report.cells:
        counts = (f"{number:,}" for number in (cell.games, cell.positions, cell.asked))
        times = f"{cell.mean_milliseconds:.2f}", f"{cell.worst_milliseconds:.2f}"
        table.add_row(cell.cell, cell.config.scoring, *counts, *times)
    phases = ", ".join(f"{phase} {asked:,}" for phase, asked in report.phases.items())
    table.caption = f"asked in {phases}"
    return table


if __name__ == "__main__":
    typer.run(run)
