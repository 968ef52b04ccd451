"""`happycity hint`: what is best in a position, and what else could be done."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from happycity.cli import options
from happycity.cli.commands.position import position_line
from happycity.cli.faults import Fault

if TYPE_CHECKING:
    from rich.console import RenderableType

    from happycity.review import Verdict
    from happycity.rules.view import View
    from happycity.texts import Texts

NAME = "hint"
EXAMPLE = 'Example: happycity hint "hc1 phase=buy visible=museum,zoo,school 0.coins=4" --deep'
SHOWN = 3
"""Choices at least, if there are."""


def run(
    text: Annotated[str, typer.Argument(help="The position, one line; - reads it from stdin.")],
    deep: options.Deep = False,
    language: options.Language = "en",
    as_json: options.Json = False,
) -> None:
    """Judge the sensible choices of a position, the best first.

    From what the one who decides could know; docs/review.md explains how.
    """
    from happycity.cli.terminal import getting_ready, print_json, screen

    texts = options.texts_of(language)
    line = position_line(text)
    with getting_ready(bots=True):
        from happycity.review import DEEP, QUICK, Judge
        from happycity.rules.game import Game

        game = Game.from_text(line)
        if game.is_over:
            raise Fault("the game is over in this position: there is nothing left to decide")
        view = game.view()
        depth = DEEP if deep else QUICK
        verdict = Judge(depth).verdict(view, least=SHOWN)
    if as_json:
        print_json({"seat": game.seat, "depth": depth.name, "choices": _plain(view, verdict)})
        return
    console = screen()
    for part in _told(view, verdict, texts):
        console.print(part)


def _plain(view: "View", verdict: "Verdict | None") -> list[dict[str, Any]]:
    from happycity.review import choice_dict

    return [choice_dict(view, choice) for choice in verdict.choices] if verdict else []


def _told(view: "View", verdict: "Verdict | None", texts: "Texts") -> "list[RenderableType]":
    from rich import box
    from rich.table import Table as Grid
    from rich.text import Text

    from happycity.cli.game.naming import names_of
    from happycity.cli.game.reviewing import points

    if verdict is None:
        return [Text(texts.message("hint-none"))]
    names = names_of(None, len(view.cities))
    grid = Grid(box=box.SIMPLE_HEAD, show_header=False)
    for justify in ("left", "right", "right", "left"):
        grid.add_column(justify=justify)
    for choice in verdict.choices:
        move, chance = view.move(choice.action), f"{choice.chances[verdict.seat]:.0%}"
        behind = texts.message("hint-equal") if choice.is_equal else points(-choice.behind)
        behind = "" if choice is verdict.best else f"{behind} ± {100 * choice.error:.1f}"
        grid.add_row(
            Text(texts.move(move, seats=names)), Text(chance, "bold"), behind, Text(str(move), "dim")
        )
    about = texts.message("hint-about", name=names[verdict.seat])
    said: list[RenderableType] = [Text(texts.message("hint-title"), "bold"), Text(about, "dim"), grid]
    unclear = len(verdict.choices) > 1 and verdict.choices[1].is_equal
    return [*said, Text(texts.message("hint-unclear"))] if unclear else said
