"""A puzzle in the terminal: the table, the question, and what every choice is worth."""

from collections.abc import Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from happycity.cli.game.choices import menu
from happycity.cli.game.naming import names_of
from happycity.cli.game.reviewing import points
from happycity.cli.tables.drawing import Drawing
from happycity.review import Puzzle
from happycity.rules.moves import Move
from happycity.texts import Texts


class Puzzling:
    """A puzzle, in a language."""

    def __init__(self, puzzle: Puzzle, texts: Texts) -> None:
        self._puzzle, self._texts, self._game = puzzle, texts, puzzle.game
        self._names = names_of(None, self._game.config.players, texts)
        self._drawing = Drawing(texts, self._names)

    def question(self) -> Iterator[RenderableType]:
        """What lies on the table, and what can be done."""
        message = self._texts.message
        yield Text(message("puzzle-name", id=self._puzzle.id), "dim")
        yield self._drawing.headline(self._game)
        yield self._drawing.table(self._game)
        yield menu(self._game, self._drawing)
        yield Text(f"\n  {self._drawing.legend()}", "dim")
        seat = self._game.seat or 0
        yield Text(message("puzzle-question", name=self._names[seat]), "bold")

    def solution(self, answer: Move) -> Iterator[RenderableType]:
        """Whether it is the best, and what the others are worth."""
        right = str(answer) == self._puzzle.best
        yield Text(self._texts.message("puzzle-right" if right else "puzzle-wrong"), "bold")
        grid = Grid(box=box.SIMPLE_HEAD, show_header=False)
        for justify in ("left", "right", "right"):
            grid.add_column(justify=justify)
        moves = {str(move): move for move in self._game.legal_moves}
        for one in self._puzzle.answers:
            said = self._texts.move(moves[one.move], seats=self._names)
            behind = points(-one.behind, self._texts) if one.behind else ""
            grid.add_row(Text(said), Text(self._texts.percent(one.chance), "bold"), behind)
        if str(answer) not in {one.move for one in self._puzzle.answers}:
            said = self._texts.move(moves[str(answer)], seats=self._names)
            grid.add_row(Text(said), "", Text(self._texts.message("choice-unjudged"), "dim"))
        yield grid
        yield Text(
            self._texts.message("puzzle-found", share=self._texts.percent(1 - self._puzzle.difficulty)), "dim"
        )
