"""`python -m happycity.testing`: check a bot, or a database with `--store`; a table says what was seen."""

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
from happycity.testing.reports import BotCheckFailed, BotReport, NotEmpty, StoreCheckFailed, StoreReport
from happycity.testing.store_check import check_store
from happycity.texts import Texts

CELLS = {cell_id(config): config for config in ALL_CELLS}
WRONG, BAD_INPUT = 1, 2


def run(
    spec: Annotated[str | None, typer.Argument(help="The bot: greedy, cmd:python my_bot.py, …")] = None,
    positions: Annotated[int, typer.Option(min=1, help="Questions in every cell.")] = POSITIONS,
    cell: Annotated[list[str] | None, typer.Option(help=f"Only this cell: {', '.join(CELLS)}.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same positions.")] = "check",
    milliseconds: Annotated[float | None, typer.Option(help="The bot's time for a move.")] = None,
    by_clock: Annotated[
        bool, typer.Option(help="It thinks by the clock, so it is not reproducible.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The report as JSON.")] = False,
    store: Annotated[
        str | None,
        typer.Option(help="Instead of a bot, check this empty database: a file or postgresql://…."),
    ] = None,
) -> None:
    """Check a bot: legal moves only, reproducible, blind to what is hidden, within its time.

    Exit status: 0 if all is well, 1 if the check fails, 2 for bad input.
    """
    if spec is None and store is not None:
        _run_store_check(store, as_json)
        return
    if spec is None or store is not None:
        _complain("name either a bot or, with --store, a database", BAD_INPUT)
    unknown = [name for name in cell or [] if name not in CELLS]
    if unknown:
        _complain(f"there is no cell {unknown[0]}; known: {', '.join(CELLS)}", BAD_INPUT)
    cells = [CELLS[name] for name in cell or CELLS]
    if not is_warm():
        sys.stderr.write("Compiling the rules for this machine (once, up to a minute) …\n")
        warm_up()
    with _complaints(), _progress(positions * len(cells)) as progress:
        report = check_bot(
            spec,
            positions=positions,
            cells=cells,
            seed=seed,
            milliseconds=milliseconds,
            reproducible=not by_clock,
            progress=progress,
        )
    _print(report, _bot_table(report), as_json)


def _run_store_check(address: str, as_json: bool) -> None:
    with _complaints():
        report = check_store(address)
    _print(report, _store_table(report), as_json)


@contextmanager
def _complaints() -> Iterator[None]:
    """Say in a line or a few what failed or what was bad input, and leave with the status for it."""
    try:
        yield
    except (BotCheckFailed, StoreCheckFailed, NotEmpty) as failed:
        _complain(str(failed), BAD_INPUT if isinstance(failed, NotEmpty) else WRONG)
    except Refusal as refusal:
        _complain(Texts().refusal(refusal), BAD_INPUT)


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


def _print(report: BotReport | StoreReport, table: Table, as_json: bool) -> None:
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")
    else:
        Console(markup=False, highlight=False).print(table)


def _store_table(report: StoreReport) -> Table:
    table = Table("promise", title=f"{report.database}: all is well")
    for promise in report.promises:
        table.add_row(promise)
    return table


def _bot_table(report: BotReport) -> Table:
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
