"""Checking a data set for `happycity verify`, and telling what was found."""

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from happycity.cli.faults import WRONG

if TYPE_CHECKING:
    from happycity.dataset.checking import Checked

MANIFEST = "dataset.json"
"""What makes a folder a data set."""


def run_dataset_check(path: Path, sample: int | None, processes: int | None, as_json: bool) -> None:
    """Check, print what is wrong, then a summary; a failed check ends the program with its status."""
    from happycity.arena.parallel import cores
    from happycity.cli.terminal import getting_ready, progress
    from happycity.dataset.checking import check
    from happycity.dataset.folder import Folder

    folder = Folder.opened(path)
    with getting_ready(bots=True):
        pass
    total = min(sample or folder.manifest.games, folder.manifest.games)
    with progress("Checking", total) as advance:
        checked = check(folder, sample, cores(processes), advance)
    if as_json:
        _print_json(checked)
    else:
        _print(checked)
    if checked.findings:
        raise typer.Exit(WRONG)


def _print_json(checked: "Checked") -> None:
    from dataclasses import asdict

    from happycity.cli.terminal import print_json

    print_json(asdict(checked))


def _print(checked: "Checked") -> None:
    for finding in checked.findings:
        typer.echo(str(finding))
    told = f"{checked.files:,} files, {checked.games:,} games, {checked.decisions:,} decisions checked"
    net = "" if checked.net_compared else "; values and luck not: they are of another net"
    typer.echo(f"{told}: {'wrong' if checked.findings else 'all right'}{net}")
