"""`happycity serve`: the game server."""

import errno
import json
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import Field, fields
from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Annotated, Any

import typer

from happycity.cli import options
from happycity.cli.faults import Fault
from happycity.server.settings import Settings, read_settings

if TYPE_CHECKING:
    from socket import socket

NAME = "serve"
EXAMPLE = "Example: happycity serve --host 0.0.0.0 --port 8000 --database games.db"

Open = Annotated[
    bool,
    typer.Option("--open", help="Play here: a free port, games in a folder of yours, and the page opens."),
]
CURES = {
    errno.EADDRINUSE: "choose another --port (0 takes a free one), or stop the program that listens there",
    errno.EACCES: "choose a --port from 1024 on: those below are for the system's own programs",
    errno.EINVAL: "choose a --port from 0 to 65535",
}
OTHER_HOST = "name with --host an address of this machine: 127.0.0.1 for itself, 0.0.0.0 for every network"
CANNOT_START = 3
"""Exit status of a server that could not begin to serve."""


def run(as_json: bool, with_page: bool, **flags: Any) -> None:
    """Start the game server; end it with Ctrl-C.

    Every option can also be set by an environment variable: HAPPYCITY_PORT for --port, and so on.
    docs/hosting.md tells about running it for others.
    """
    if with_page:
        _run_at_home(as_json, flags)
        return
    from happycity.server.run.process import listening_socket

    settings = read_settings(**flags)
    with _bound(lambda: listening_socket(settings.host, settings.port)) as listening:
        _run(settings, listening, lambda address: _print_address(address, as_json))


def _run_at_home(as_json: bool, flags: dict[str, Any]) -> None:
    """Also show the page; if we are open already, only that."""
    from happycity.cli.commands.serve_here import open_already, open_page, settings_at_home, socket_at_home

    def ready(address: str) -> None:
        _print_address(address, as_json)
        open_page(address)

    settings = settings_at_home(flags)
    address = open_already(settings, flags)
    if address:
        ready(address)
        return
    with _bound(lambda: socket_at_home(settings, flags)) as listening:
        _run(settings, listening, ready)


def _bound(bind: Callable[[], "socket"]) -> "socket":
    """A socket, or why there is none and what helps."""
    try:
        return bind()
    except OSError as error:
        raise Fault(
            f"{error.filename}: {error.strerror}; {CURES.get(error.errno or 0, OTHER_HOST)}"
        ) from error


def _run(settings: Settings, listening: "socket", ready: Callable[[str], None]) -> None:
    from happycity.server.logs import write_logs
    from happycity.server.run.alone import alone_with
    from happycity.server.run.looking import looked_through
    from happycity.server.run.process import web_address

    write_logs(settings.log_level)
    with alone_with(settings.database):
        _get_ready(settings)
        with looked_through(settings.database, _stop_serving) as look:

            def open_door() -> None:
                ready(web_address(listening))
                look()

            _serve(settings, listening, open_door)


def _stop_serving() -> None:
    """As a host would: everybody is told, what is pending is stored."""
    os.kill(os.getpid(), signal.SIGTERM)


def _get_ready(settings: Settings) -> None:
    """Load the rules and the database, so that whatever can go wrong does so before anybody comes."""
    from happycity.bots.warm import is_warm
    from happycity.cli.terminal import getting_ready
    from happycity.server.logs import tell
    from happycity.server.store.database import Database
    from happycity.server.store.migrate import migrate

    if not is_warm():
        tell("compiling the rules for this machine: once, up to a minute")
    with getting_ready(bots=True):
        database = Database(settings.database)
        migrate(database)
        database.close()


def _serve(settings: Settings, listening: "socket", ready: Callable[[], None]) -> None:
    if settings.workers == 1:
        from happycity.server.run.process import serve

        serve(settings, listening, ready)
        return
    from happycity.server.run.workers import CannotStart, Workers

    try:
        Workers(settings, listening).run(ready)
    except CannotStart:
        raise Fault("a server process could not start; the log above says why", CANNOT_START) from None


def _print_address(address: str, as_json: bool) -> None:
    line = json.dumps({"address": address}) if as_json else f"Happy City is open at {address}"
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _words(default: Any) -> str:
    if isinstance(default, bool):
        return "yes" if default else "no"
    return str(default) or "none"


def _flag(setting: "Field[Any]") -> Parameter:
    """The option for a setting; None: not given, so that the environment or the default decides."""
    name = setting.name.replace("_", "-")
    switch = f"--{name}/--no-{name}" if setting.type is bool else f"--{name}"
    shown = _words(setting.default)
    option = typer.Option(switch, help=options.with_default(setting.metadata["about"], shown))
    kind = Annotated[type(setting.default) | None, option]  # type: ignore[valid-type]  # made at run time
    return Parameter(setting.name, Parameter.KEYWORD_ONLY, default=None, annotation=kind)


# Typer reads the options off the signature: there is one for every setting, and none is listed twice.
# The other way, a Click command made by hand, would repeat what Typer knows of types, defaults and help.
_parameters = [_flag(setting) for setting in fields(Settings)]
_parameters.append(Parameter("with_page", Parameter.KEYWORD_ONLY, default=False, annotation=Open))
_parameters.append(Parameter("as_json", Parameter.KEYWORD_ONLY, default=False, annotation=options.Json))
run.__signature__ = Signature(_parameters)  # type: ignore[attr-defined]  # Typer reads it
run.__annotations__ = {one.name: one.annotation for one in _parameters}
