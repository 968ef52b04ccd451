"""`happycity position`: draw a position that is written as one line of text."""

import sys
from typing import Annotated

import typer

from happycity.cli import options
from happycity.cli.faults import Fault

NAME = "position"
EXAMPLE = 'Example: happycity position "hc1 phase=buy visible=museum,zoo,school 0.coins=4"'

LONGEST = 100_000


def run(
    text: Annotated[str, typer.Argument(help="The position, one line; - reads it from stdin.")],
    language: options.Language = "en",
    as_json: options.Json = False,
) -> None:
    """Draw a position and list its legal moves."""
    from happycity.cli.terminal import getting_ready, print_json, screen

    texts = options.texts_of(language)
    line = position_line(text)
    with getting_ready():
        from happycity.rules.game import Game
        from happycity.rules.state import state_dict

        game = Game.from_text(line)
        state = state_dict(game)
    if as_json:
        print_json({**game.config.to_dict(), **state, "position": game.text})
        return
    from happycity.cli.game.choices import menu
    from happycity.cli.game.naming import names_of
    from happycity.cli.tables.drawing import Drawing

    drawing, console = Drawing(texts, names_of(None, game.config.players, texts)), screen()
    console.print(drawing.headline(game))
    console.print(drawing.table(game))
    console.print(menu(game, drawing))
    console.print(f"\n  {drawing.legend()}", style="dim")


def position_line(text: str) -> str:
    """The position as written, or from stdin."""
    if text != "-":
        return text
    read = sys.stdin.read(LONGEST).strip()
    if not read or "\n" in read:
        raise Fault("stdin: needs exactly one line, a position that begins with hc1")
    return read
