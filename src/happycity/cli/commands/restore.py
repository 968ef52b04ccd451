"""`happycity restore`: fill a database from a backup."""

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from happycity.cli import options
from happycity.cli.commands.backup import Address
from happycity.cli.faults import WRONG

if TYPE_CHECKING:
    from happycity.server.run.verifying import Replayed
    from happycity.server.store.database import Database

NAME = "restore"
EXAMPLE = "Example: happycity restore games.hcb --database postgresql://happycity@localhost/happycity"


def run(
    file: Annotated[str, typer.Argument(help="A backup.")],
    address: Address = None,
    force: Annotated[
        bool, typer.Option("--force", help="Also if the database holds something: that is lost.")
    ] = False,
    as_json: options.Json = False,
) -> None:
    """Fill an empty database from a backup, then play every game in it again.

    No server may use the database meanwhile. Exit status: 1 if a game cannot be played again; all is restored
    nevertheless.
    """
    from happycity.cli.terminal import progress
    from happycity.server.settings import read_settings
    from happycity.server.store.backup import opened_backup, restore
    from happycity.server.store.database import Database

    with opened_backup(Path(file)) as saved, progress("Restoring", saved.header.rows) as advance:
        database = Database(read_settings(database=address).database)
        restore(database, saved, force, advance)
    results = _replay(database)
    _print_summary(saved.header.counts, results, as_json)
    if any(one.problem for one in results):
        raise typer.Exit(WRONG)


def _replay(database: "Database") -> "list[Replayed]":
    from happycity.cli.terminal import getting_ready, progress
    from happycity.server.run.verifying import replayed
    from happycity.server.store.tables import begun_games

    results, ids = [], database.read_now(begun_games)
    with getting_ready(), progress("Replaying", len(ids)) as advance:
        for table_id in ids:
            results.append(replayed(database, table_id))
            advance(1)
    return results


def _print_summary(counts: dict[str, int], results: "list[Replayed]", as_json: bool) -> None:
    from happycity.cli.terminal import counted, print_json

    wrong = [one for one in results if one.problem]
    finished = sum(one.finished for one in results)
    if as_json:
        games = {"finished": finished, "unfinished": len(results) - finished}
        print_json({"rows": counts, "games": games, "wrong": [asdict(one) for one in wrong]})
        return
    for one in wrong:
        typer.echo(f"game {one.table}: {one.problem}")
    rows, people = sum(counts.values()), counts["players"]
    typer.echo(f"{counted(rows, 'row', 'rows')}, {counted(people, 'person', 'people')}")
    outcome = "all play again as they were" if not wrong else f"{len(wrong):,} wrong"
    typer.echo(f"{finished:,} finished and {len(results) - finished:,} unfinished games: {outcome}")
