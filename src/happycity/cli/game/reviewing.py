"""A story in the terminal: chances round by round, what decided the game, and the luck of the draw."""

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from happycity.cli.game.naming import names_of
from happycity.review import Change, Story
from happycity.texts import Texts


class Reviewing:
    """A story with the names of its players, in a language."""

    def __init__(self, story: Story, players: object, texts: Texts) -> None:
        """Name the players as the record does: `players` is whatever it says."""
        self._story = story
        self._names = names_of(players, story.players)
        self._message = texts.message
        self._texts = texts

    # --- for people -------------------------------------------------------------------------------

    def whole(self) -> Iterator[RenderableType]:
        """Everything there is to tell."""
        yield Text(self._message("story-chances"), "bold")
        yield Text(self._message("story-chances-about", playouts=self._story.playouts), "dim")
        yield self._chances()
        yield Text(self._message("story-moments"), "bold")
        for moment in self._story.moments:
            yield from self._moment(moment)
        yield Text(f"\n{self._message('story-luck')}", "bold")
        yield Text(self._message("story-luck-about"), "dim")
        yield self._luck()

    def _chances(self) -> RenderableType:
        """The chances of every seat when each round was over."""
        grid = Grid(box=box.SIMPLE_HEAD)
        grid.add_column(self._message("sheet-round"), justify="right", style="dim")
        for name in self._names:
            grid.add_column(Text(name), justify="right")
        for one in self._story.rounds:
            grid.add_row(str(one.round), *(f"{chance:.0%}" for chance in one.chances))
        return grid

    def _moment(self, moment: Change) -> Iterator[RenderableType]:
        assert moment.event is not None, "only what can be told is a moment"
        kind = "luck" if moment.luck else "choice"
        when = self._message("story-moment", kind=kind, round=moment.round)
        seat = max(range(len(self._names)), key=lambda seat: abs(moment.gains[seat]))
        before, after = (f"{chances[seat]:.0%}" for chances in (moment.before, moment.after))
        yield Text(f"{moment.number:>4}  ", "dim").append(when, "default not dim")
        yield Text(f"      {self._texts.event(moment.event, self._names)}")
        chance = self._message("story-moment-chance", name=self._names[seat], before=before, after=after)
        yield Text(f"      {chance}", "bold")

    def _luck(self) -> RenderableType:
        grid = Grid(box=box.SIMPLE_HEAD, show_header=False)
        grid.add_column()
        grid.add_column(justify="right")
        for name, luck in zip(self._names, self._story.luck, strict=True):
            grid.add_row(Text(name), f"{100 * luck:+.1f}".replace("-", "−"))
        return grid

    # --- for programs -----------------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """The story, with names and sentences."""
        story = self._story.to_dict()
        for plain, moment in zip(story["moments"], self._story.moments, strict=True):
            if moment.event:
                plain["text"] = self._texts.event(moment.event, self._names)
        return {"players": self._names, **story}
