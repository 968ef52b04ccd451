"""Where commands print: results on stdout, progress and complaints on stderr."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Screen(Console):
    """A console that leaves a broken pipe to the program."""

    def on_broken_pipe(self) -> None:
        """Rich would end the program itself, with the status of a failed check."""
        raise BrokenPipeError


def screen() -> Console:
    """The console for results; card names are data, so nothing in them is markup."""
    return Screen(markup=False, highlight=False, emoji=False)


def print_json(data: Any) -> None:
    """Results for programs: one JSON document."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def counted(number: int, one: str, several: str) -> str:
    """`1 table`, `1,200 tables`."""
    return f"{number:,} {one if number == 1 else several}"


def size_of(octets: int) -> str:
    """`7.3 kB`, `1.2 MB`."""
    return f"{octets / 1e3:.1f} kB" if octets < 1e6 else f"{octets / 1e6:,.1f} MB"


@contextmanager
def progress(what: str, total: int | None) -> Iterator[Any]:
    """A progress bar on stderr, if that is a terminal; call what it yields with the amount done since."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda amount: bar.advance(task, amount)


@contextmanager
def getting_ready(bots: bool = False) -> Iterator[None]:
    """The rules, and what bots think with, are compiled once per machine: all at once, with notice."""
    console = Console(stderr=True)
    with console.status("Getting the rules ready …") if console.is_terminal else nullcontext() as status:
        if bots:
            from happycity.bots.warm import is_warm, warm_up
        else:
            from happycity.rules.warm import is_warm, warm_up

        if not is_warm():
            if status:
                status.update("Compiling the rules for this machine (once, up to a minute) …")
            warm_up()
        yield
