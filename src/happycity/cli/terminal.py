"""Where commands print: results on stdout, progress and complaints on stderr."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Screen(Console):
    """A console whose broken pipe is the program's affair."""

    def on_broken_pipe(self) -> None:
        """Rich would end the program itself, with the status of a failed check."""
        raise BrokenPipeError


def screen() -> Console:
    """The console for results; card names are data, so nothing in them is markup."""
    return Screen(markup=False, highlight=False, emoji=False)


def print_json(data: Any) -> None:
    """Results for programs: one JSON document."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


@contextmanager
def progress(what: str, total: int | None) -> Iterator[Any]:
    """A progress bar on stderr, if that is a terminal; call what it gives with the amount done since."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda amount: bar.advance(task, amount)


@contextmanager
def getting_ready() -> Iterator[None]:
    """The compiled rules take a while to load, and half a minute the very first time: say so."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield
        return
    with console.status("Getting the rules ready (half a minute the very first time) …"):
        yield
