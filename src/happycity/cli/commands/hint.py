"""`happycity hint`: what is best in a position, and what else could be done."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from happycity.cli import options
from happycity.cli.commands.position import position_line
from happycity.cli.faults import Fault

if TYPE_CHECKING:
    from happycity.review import Verdict
    from happycity.rules.view import View

NAME = "hint"
EXAMPLE = 'Example: happycity hint "hc1 phase=buy visible=museum,zoo,school 0.coins=4" --deep'


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
        from happycity.cli.game.hinting import SHOWN
        from happycity.review import DEEP, HINT, Judge, grounds_of_best
        from happycity.rules.game import Game

        game = Game.from_text(line)
        if game.is_over:
            raise Fault("the game is over in this position: there is nothing left to decide")
        view = game.view()
        depth = DEEP if deep else HINT
        verdict = Judge(depth).verdict(view, least=SHOWN)
    if as_json:
        grounds = grounds_of_best(view, verdict.actions) if verdict else []
        plain = {"choices": _plain(view, verdict), "grounds": [ground.to_dict() for ground in grounds]}
        print_json({"seat": game.seat, "depth": depth.name, **plain})
        return
    from happycity.cli.game.hinting import hint
    from happycity.cli.game.naming import names_of

    console = screen()
    for part in hint(view, verdict, texts, names_of(None, game.config.players, texts)):
        console.print(part)


def _plain(view: "View", verdict: "Verdict | None") -> list[dict[str, Any]]:
    from happycity.review import choice_dict

    return [choice_dict(view, choice) for choice in verdict.choices] if verdict else []
