"""A hint in the terminal: the sensible choices of a decision, the best first."""

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from happycity.cli.game.reviewing import points
from happycity.review import Verdict, grounds_of_best
from happycity.rules.view import View
from happycity.texts import Texts

SHOWN = 3
"""Choices at least, if there are."""


def hint(view: View, verdict: Verdict | None, texts: Texts, names: Sequence[str]) -> Iterator[RenderableType]:
    """The chance of winning after each choice, how far it is behind the best, and how sure that is."""
    if verdict is None:
        yield Text(texts.message("hint-none"))
        return
    yield Text(texts.message("hint-title"), "bold")
    yield Text(texts.message("hint-about", name=names[verdict.seat]), "dim")
    grid = Grid(box=box.SIMPLE_HEAD, show_header=False)
    for justify in ("left", "right", "right", "left"):
        grid.add_column(justify=justify)
    for choice in verdict.choices:
        move, chance = view.move(choice.action), texts.percent(choice.chances[verdict.seat])
        behind = texts.message("hint-equal") if choice.is_equal else points(-choice.behind, texts)
        behind = "" if choice is verdict.best else f"{behind} ± {texts.number(100 * choice.error)}"
        grid.add_row(
            Text(texts.move(move, seats=names)), Text(chance, "bold"), behind, Text(str(move), "dim")
        )
    yield grid
    for ground in grounds_of_best(view, verdict.actions):
        yield Text(texts.ground(ground.code, ground.facts, names))
    if verdict.choices[1].is_equal:
        yield Text(texts.message("hint-unclear"))
