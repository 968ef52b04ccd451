"""`happycity site`: the game as a folder of files for any static host, or for a stick."""

from pathlib import Path
from typing import Annotated

import typer

from happycity.cli import options
from happycity.cli.faults import Fault

NAME = "site"
EXAMPLE = "Example: happycity site public"


def run(
    folder: Annotated[
        Path, typer.Argument(help="Folder to write: a new or empty one, or an earlier site.", file_okay=False)
    ],
    as_json: options.Json = False,
) -> None:
    """Write the game as a folder of files that any static host can serve.

    It needs neither Python nor a server: solo games, pass and play, the tutorial and replays run in the
    browser, which keeps the games. The folder may lie anywhere below an address, or on a USB stick: open
    its index.html.
    """
    from happycity.cli.terminal import counted, print_json, size_of
    from happycity.server.web.static import NotBuilt, NotOurs, write_site

    try:
        copied = write_site(folder)
    except NotBuilt:
        raise Fault(
            "this installation has no web client; `make web` builds it, `pip install .` too"
        ) from None
    except NotOurs:
        raise Fault(f"{folder}: is not empty and no earlier site of ours; name another folder") from None
    except (FileExistsError, NotADirectoryError):
        raise Fault(f"{folder}: cannot be a folder, a file is in its way; name another folder") from None
    if as_json:
        print_json({"folder": str(folder), "files": copied.files, "bytes": copied.size})
        return
    typer.echo(f"{counted(copied.files, 'file', 'files')} written to {folder} ({size_of(copied.size)})")
    typer.echo(f"To try it: open {folder / 'index.html'}, or python -m http.server --directory {folder}")
