"""`happycity mcp`: a seat for a language model, over the Model Context Protocol."""

import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from happycity.cli import options
from happycity.cli.commands.serve import CURES
from happycity.cli.faults import Fault

if TYPE_CHECKING:
    from happycity.mcp_seat.chair import Chair
    from happycity.mcp_seat.tools import Tools
    from happycity.rules.config import Config

NAME = "mcp"
EXAMPLE = "Example: happycity mcp --specials expert --bots mayor --http 8100"
SERVER, TOKEN = "HAPPYCITY_SERVER", "HAPPYCITY_TOKEN"


def run(
    http: Annotated[
        int | None,
        typer.Option(
            min=0, max=65535, metavar="PORT", help="Serve HTTP on this machine (0: a free port), not stdio."
        ),
    ] = None,
    no_game: Annotated[
        bool, typer.Option("--no-game", help="Deal nothing: the model begins a game with new_game.")
    ] = False,
    players: options.Players = 2,
    specials: options.Specials = "family",
    grozilla: options.Grozilla = False,
    scoring: options.Scoring = "product",
    bots: Annotated[str, typer.Option(help="Its opponents, by seat; see record --bots.")] = "shopkeeper",
    seed: Annotated[str, typer.Option(help="The same text, the same shuffles.", show_default=False)] = "",
    seat: Annotated[int | None, typer.Option(min=0, help="Where it sits; drawn unless told.")] = None,
    server: Annotated[
        str, typer.Option(envvar=SERVER, help="Sit at a table of this server instead.", show_default=False)
    ] = "",
    token: Annotated[
        str, typer.Option(envvar=TOKEN, help="The token of a program on that server.", show_default=False)
    ] = "",
    table: Annotated[
        str, typer.Option(help="The table on that server: its id or its link.", show_default=False)
    ] = "",
    rename: Annotated[
        str, typer.Option(help="Invent all names of cards from this seed.", show_default=False)
    ] = "",
    no_legal_list: Annotated[
        bool, typer.Option("--no-legal-list", help="Never tell the legal moves: they have to be found.")
    ] = False,
    language: options.Language = "en",
    as_json: options.Json = False,
) -> None:
    """Let a language model play (needs `happycity[mcp]`): a server of the Model Context Protocol.

    Name this command in the settings of your model's program; it speaks over stdin and stdout.
    With --http it serves on this machine instead, and prints its address. See docs/mcp.md.
    """
    from happycity.arena.extras import check_installed
    from happycity.cli.terminal import getting_ready

    check_installed(("mcp",), "mcp")
    texts = options.texts_of(language)
    with getting_ready(bots=not table):
        from happycity.mcp_seat.disguise import Disguise
        from happycity.mcp_seat.tools import Tools
        from happycity.rules.config import Config

        if table:
            chair = _at_a_server(server, token, table)
        else:
            config = Config(players, specials, grozilla, scoring)
            chair = _at_home(config, bots, seed, seat, begins=not no_game)
    _serve(Tools(chair, Disguise(rename or None), texts.language, not no_legal_list), http, as_json)


def _at_home(config: "Config", bots: str, seed: str, seat: int | None, begins: bool) -> "Chair":
    from happycity.cli.bot_list import bots_by_seat
    from happycity.mcp_seat.chair import NewGame
    from happycity.mcp_seat.local import LocalChair

    if seat is not None and seat >= config.players:
        raise Fault(f"--seat {seat}: the seats of {config.players} players are 0 to {config.players - 1}")
    game = NewGame(config, bots_by_seat(bots, config.players - 1), seed, seat)
    return LocalChair(game if begins else None)


def _at_a_server(server: str, token: str, table: str) -> "Chair":
    if not server and "://" in table:
        server = "/".join(table.split("/")[:3])
    if not server:
        raise Fault(f"--table {table}: name its server as well, with --server http://…")
    if not token:
        raise Fault(
            f"--table {table}: a seat at a server needs the token of a program, with --token or in {TOKEN}"
        )
    from happycity.mcp_seat.remote import RemoteChair

    return RemoteChair(server, token, table)


def _serve(tools: "Tools", port: int | None, as_json: bool) -> None:
    import anyio

    if port is None:
        from happycity.mcp_seat.wire import serve_stdio

        anyio.run(serve_stdio, tools)
        return
    from happycity.mcp_seat.web import HOST, serve_http
    from happycity.server.run.process import listening_socket

    try:
        listening = listening_socket(HOST, port)
    except OSError as error:
        cure = CURES.get(error.errno or 0, "choose another port").replace("--port", "--http")
        raise Fault(f"{error.filename}: {error.strerror}; {cure}") from error
    with listening:
        serve_http(tools, listening, lambda address: _print_address(address, as_json))


def _print_address(address: str, as_json: bool) -> None:
    line = json.dumps({"address": address}) if as_json else f"A seat waits at {address}"
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
