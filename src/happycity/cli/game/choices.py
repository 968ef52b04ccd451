"""The legal moves as a numbered menu, with what each of them costs and changes."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from happycity.cli.tables.drawing import Drawing, symbols
from happycity.rules.game import Game
from happycity.rules.moves import Move

OPEN_WORDS = ("coin", "buy", "decline", "take", "destroy", "give", "copy")
"""Moves that turn up nothing hidden, so that their outcome may be shown before they are played."""
LONGEST_MENU = 20


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a move would do to the city of the seat that plays it."""

    price: int | None
    changes: dict[str, int]
    points: tuple[int, int]
    """Before and after."""


def outlook(game: Game, move: Move) -> Outlook | None:
    """What a move would change; None where that is still hidden."""
    if move.word not in OPEN_WORDS or game.seat is None:
        return None
    after, events = game.play(move)
    before, then = game.cities[game.seat], after.cities[game.seat]
    price = next((event.facts["price"] for event in events if event.name == "bought"), None)
    changes = {
        name: getattr(then, name) - getattr(before, name) for name in ("income", "hearts", "inhabitants")
    }
    return Outlook(price, changes, (before.points, then.points))


def menu(game: Game, drawing: Drawing) -> RenderableType:
    """Every legal move with its number and its notation."""
    moves = game.legal_moves
    shown = [(n, move) for n, move in enumerate(moves, 1) if len(moves) <= LONGEST_MENU or not move.tokens]
    grid = Grid(box=None, show_header=False, padding=(0, 1), pad_edge=True)
    for justify in ("right", "left", "left", "left"):
        grid.add_column(justify=justify)
    for number, move in shown:
        grid.add_row(Text(str(number), "bold"), *_row(game, move, drawing))
    hidden = len(moves) - len(shown)
    if not hidden:
        return grid
    example = next(move for move in moves if move.tokens)
    return Group(grid, Text(f"  and {hidden} ways to pay with tokens, for example: {example}", "dim"))


def _row(game: Game, move: Move, drawing: Drawing) -> Sequence[Text]:
    seen = outlook(game, move)
    label = Text(drawing.texts.move(move, seen.price if seen else None, drawing.names))
    if move.word == "destroy" and game.seat is not None:
        label.append(f" ({drawing.texts.card(game.cities[game.seat].cards[move.number - 1])})")
    change = Text()
    if seen:
        change = symbols(seen.changes, signed=True)
        before, after = seen.points
        if before != after:
            points = drawing.texts.message("amount-points", points=after)
            change.append("  " if change else "").append(f"{before} → {points}".replace("-", "−"))
    return label, change, Text(str(move), "dim")
