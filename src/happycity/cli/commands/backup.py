"""`happycity backup`: everything a server keeps, in one file."""

from pathlib import Path
from typing import Annotated

import typer

from happycity.cli import options
from happycity.server.settings import Settings

NAME = "backup"
EXAMPLE = "Example: happycity backup games.hcb --database games.db"

OWNER_ONLY = 0o600
Address = Annotated[
    str | None,
    typer.Option("--database", help=options.with_default("As for `happycity serve`.", Settings().database)),
]


def run(
    file: Annotated[str, typer.Argument(help="File to write.")],
    address: Address = None,
    force: options.Force = False,
    as_json: options.Json = False,
) -> None:
    """Write everything that a server keeps to one file, while it runs.

    The file holds the games, the people and the server's secrets: keep it as safe as the database. It can be
    restored into SQLite and into PostgreSQL.
    """
    from happycity.cli.files import check_writable, writing
    from happycity.cli.terminal import progress
    from happycity.server.settings import read_settings
    from happycity.server.store.backup import snapshot, write_backup
    from happycity.server.store.database import Database

    check_writable(file, force)
    database = Database(read_settings(database=address).database)
    with (
        snapshot(database) as (header, connection),
        progress("Writing", header.rows) as advance,
        writing(file, force, OWNER_ONLY) as out,
    ):
        write_backup(header, connection, out, advance)
    _print_summary(file, header.counts, as_json)


def _print_summary(file: str, counts: dict[str, int], as_json: bool) -> None:
    from happycity.cli.terminal import counted, print_json, size_of

    size = Path(file).stat().st_size
    if as_json:
        print_json({"file": file, "bytes": size, "rows": counts})
        return
    rows = counted(sum(counts.values()), "row", "rows")
    tables = counted(counts["tables"], "table", "tables")
    people = counted(counts["players"], "person", "people")
    typer.echo(f"{rows}, {tables}, {people} written to {file} ({size_of(size)})")
