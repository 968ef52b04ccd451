"""A review in the terminal: chances round by round, what decided the game, mistakes, luck and skill."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from happycity.cli.game.naming import names_of
from happycity.review import Choice, Decision, Reveal, Review
from happycity.review.moments import decisive
from happycity.review.odds import balanced
from happycity.texts import Texts

TENTHS = 1000
"""Of a point of 100: as finely as luck and costs are written."""
SUMS = ("review-begun", "review-cards", "review-cost", "review-rest", "review-ended", "review-count")
"""What is told of everybody at the end: the chance at first, what changed it, the result."""


class Reviewing:
    """A review with the names of its players, in a language."""

    def __init__(self, review: Review, players: object, texts: Texts) -> None:
        """Name the players as the record does: `players` is whatever it says."""
        self._review = review
        self._story = story = review.story
        self._names = names_of(players, story.players, texts)
        self._message = texts.message
        self._texts = texts

    # --- for people -------------------------------------------------------------------------------

    def whole(self) -> Iterator[RenderableType]:
        """Everything there is to tell."""
        yield Text(self._message("story-chances"), "bold")
        yield Text(self._message("story-chances-about"), "dim")
        yield self._chances()
        if turned := decisive(self._story.reveals, self._review.decisions):
            yield Text(self._message("story-moments"), "bold")
        for one in turned:
            yield from self._reveal(one) if isinstance(one, Reveal) else self._blunder(one)
        yield Text(f"\n{self._message('review-choices')}", "bold")
        yield from self._decisions()
        yield Text(f"\n{self._message('review-sums')}", "bold")
        yield Text(self._message("review-sums-about"), "dim")
        yield self._sums()

    def _chances(self) -> RenderableType:
        """The chances of every seat when each round was over."""
        grid = Grid(box=box.SIMPLE_HEAD)
        grid.add_column(self._message("sheet-round"), justify="right", style="dim")
        for name in self._names:
            grid.add_column(Text(name), justify="right")
        for one in self._story.rounds:
            grid.add_row(str(one.round), *chances_of(one.chances, self._texts))
        return grid

    def _reveal(self, reveal: Reveal) -> Iterator[RenderableType]:
        assert reveal.event is not None, "only what can be told turned the game"
        when = self._message("story-round", round=reveal.round)
        seat = reveal.most_changed
        before, after = (self._texts.percent(chances[seat]) for chances in (reveal.before, reveal.after))
        yield Text(f"{reveal.number:>4}  ", "dim").append(when, "default not dim")
        yield Text(f"      {self._texts.event(reveal.event, self._names)}")
        chance = self._message("story-moment-chance", name=self._names[seat], before=before, after=after)
        yield Text(f"      {chance}", "bold")

    def _blunder(self, decision: Decision) -> Iterator[RenderableType]:
        """In short: what would have been better follows among all decisions."""
        yield self._said(decision)
        yield Text(f"      {self._texts.move(decision.played.move, seats=self._names)}")

    def _said(self, decision: Decision) -> Text:
        facts = {"name": self._names[decision.seat], "cost": points(-decision.cost, self._texts)}
        said = self._message("review-decision", round=decision.round, grade=decision.grade.value, **facts)
        return Text(f"{decision.number:>4}  ", "dim").append(said, "default not dim")

    def _decisions(self) -> Iterator[RenderableType]:
        """What cost something, in the order of the game."""
        if not self._review.mistakes:
            yield Text(self._message("review-none"), "dim")
            return
        yield Text(self._message("review-choices-about"), "dim")
        for decision in self._review.mistakes:
            yield self._said(decision)
            for key, choice in (("review-played", decision.choice), ("review-better", decision.verdict.best)):
                yield Text(
                    f"      {self._weighed(key, decision, choice)}",
                    "dim" if choice is decision.choice else "bold",
                )
            for ground in decision.grounds:
                yield Text(f"        {self._texts.ground(ground.code, ground.facts, self._names)}")

    def _weighed(self, key: str, decision: Decision, choice: Choice) -> str:
        move = self._texts.move(decision.move_of(choice), seats=self._names)
        return self._message(key, move=move, chance=self._texts.percent(choice.chances[decision.seat]))

    def _sums(self) -> RenderableType:
        """What the cards gave, what the decisions took, and what the others did."""
        grid = Grid(box=box.SIMPLE_HEAD)
        grid.add_column(self._message("sheet-player"))
        for key in SUMS:
            grid.add_column(self._message(key), justify="right")
        for name, sums in zip(self._names, sums_of(self._review, self._texts), strict=True):
            grid.add_row(Text(name), *sums)
        return grid

    # --- for programs -----------------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """The review, with names and sentences."""
        story = self._review.to_dict()
        for plain, reveal in zip(story["reveals"], self._story.reveals, strict=True):
            if reveal.event:
                plain["text"] = self._texts.event(reveal.event, self._names)
        return {"players": self._names, **story}


def sums_of(review: Review, texts: Texts) -> list[tuple[str, ...]]:
    """By seat, in the columns of `SUMS`: tenths of a point, which add up from the first to the last."""
    story = review.story
    begun, luck, ended = (
        balanced(parts, TENTHS) for parts in (story.chances[0], story.luck, story.chances[-1])
    )
    told = []
    for seat, cost in enumerate(round(cost * TENTHS) for cost in review.costs):
        rest = ended[seat] - begun[seat] - luck[seat] + cost
        changes = (points(tenths / TENTHS, texts) for tenths in (luck[seat], -cost, rest))
        first, last = (texts.number(100 * tenths / TENTHS) for tenths in (begun[seat], ended[seat]))
        told.append((first, *changes, last, str(len(review.of(seat)))))
    return told


def chances_of(seats: Sequence[float], texts: Texts) -> list[str]:
    """The chances of all seats, told beside each other: in whole per cent that add up to a hundred."""
    return [texts.percent(percent / 100) for percent in balanced(seats, 100)]


def points(share: float, texts: Texts) -> str:
    """A part of a victory in percentage points."""
    return texts.number(100 * share, signed=True) if abs(share) >= 0.0005 else "0"
