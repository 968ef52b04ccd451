"""The command `happycity`: its subcommands, and how every failure becomes one line."""

import errno
import os
import signal
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from happycity.cli.commands import (
    admin,
    arena,
    backup,
    bench,
    bots,
    cards,
    compare,
    daily,
    dataset,
    fair,
    hint,
    mcp,
    play,
    position,
    puzzle,
    puzzles,
    record,
    restore,
    review,
    serve,
    show,
    site,
    skill,
    stats,
    train,
    verify,
)
from happycity.cli.faults import BROKEN_PIPE, INTERRUPTED, Fault, give_up

CURES = {
    errno.ENOENT: "; check the name and the folder",
    errno.EISDIR: "; name a file",
    errno.ENOTDIR: "; name a file in a folder",
    errno.EACCES: "; check who may read and write it, or name another",
    errno.EROFS: "; name a file elsewhere",
    errno.ENOSPC: "; make room, then try again",
}
"""What helps, by what the system says."""


class Commands(TyperGroup):
    """The commands, with one way to fail: a line on stderr that begins with `happycity: `."""

    def main(self, *args: Any, **options: Any) -> Any:
        """Run; never a traceback for what the user can put right."""
        options["standalone_mode"] = False
        try:
            result = super().main(*args, **options)
        except Exception as error:
            # Bad options say what is wrong.  Their class has no one name: some versions of Typer bring
            # a copy of Click of their own.
            if not hasattr(error, "format_message"):
                raise
            give_up(f"{error.format_message().rstrip('.')}; see --help")
        sys.exit(result if isinstance(result, int) else 0)

    def invoke(self, ctx: Any) -> Any:
        """Run the chosen command."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
            return result
        except Fault as fault:
            give_up(fault.text, fault.status)
        except KeyboardInterrupt:
            give_up("interrupted", INTERRUPTED)
        except BrokenPipeError:
            _be_quiet()
        except OSError as error:
            cure = CURES.get(error.errno or 0, "")
            give_up(f"{error.filename or 'input or output'}: {error.strerror or error}{cure}")
        except ValueError as error:
            give_up(_refusal_line(error))


def _refusal_line(error: ValueError) -> str:
    """The sentence for a refusal or a bad card file; any other error is a bug and stays one."""
    from happycity.rules.cards import CardFileError
    from happycity.rules.refusals import Refusal
    from happycity.texts import Texts

    if isinstance(error, CardFileError):
        return str(error)
    if not isinstance(error, Refusal):
        raise error
    return Texts().refusal(error)


def _be_quiet() -> None:
    """Nobody reads any more: end silently, even when Python flushes stdout at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(BROKEN_PIPE)


def _unwrapped(docstring: str | None) -> str:
    """Paragraphs on one line each: the terminal wraps them, not the source."""
    return "\n\n".join(" ".join(part.split()) for part in (docstring or "").split("\n\n"))


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    play,
    show,
    review,
    skill,
    hint,
    puzzle,
    puzzles,
    daily,
    cards,
    record,
    bots,
    arena,
    bench,
    compare,
    train,
    dataset,
    stats,
    verify,
    fair,
    position,
    serve,
    mcp,
    site,
    backup,
    restore,
):
    app.command(
        command.NAME,
        cls=getattr(command, "CLASS", None),
        help=_unwrapped(command.run.__doc__),
        epilog=command.EXAMPLE,
    )(command.run)
app.add_typer(admin.app, name=admin.NAME)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"happycity {version('happycity')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def happycity(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Happy City: play it, record it, check it, look at it."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


def run() -> None:
    """What the command `happycity` runs."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show ♥ shows a question mark instead of a traceback.
        getattr(stream, "reconfigure", lambda **_: None)(errors="replace")
    # A polite kill is an exit like any other: half-written files are removed on the way.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    app(prog_name="happycity")
