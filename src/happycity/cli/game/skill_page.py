"""Somebody's skill in the terminal: what choices cost, what they were about, card by card."""

from collections.abc import Callable, Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from happycity.review import Skill
from happycity.review.skill import ENOUGH, CardSkill, Estimate
from happycity.texts import Texts

MOST_CARDS = 8


class SkillPage:
    """Skill in words, in a language."""

    def __init__(self, skill: Skill, name: str, texts: Texts) -> None:
        """`name`: whose it is."""
        self._skill, self._name = skill, name
        self._texts, self._message = texts, texts.message

    def whole(self) -> Iterator[RenderableType]:
        """Everything there is to tell."""
        skill = self._skill
        games = self._message("skill-games", name=self._name, games=skill.games, decisions=skill.decisions)
        yield Text(games, "bold")
        if not skill.cost:
            yield Text(self._message("skill-few", least=ENOUGH))
            return
        yield Text(self._message("skill-about"), "dim")
        yield Text(
            self._message("skill-cost", cost=self._points(skill.cost.mean))
            + self._range(skill.cost, self._points)
        )
        if skill.like:
            yield Text(self._like(), "bold")
        if skill.share is not None and skill.adjusted:
            shares = {"share": self._percent(skill.share), "adjusted": self._percent(skill.adjusted.mean)}
            yield Text(self._message("skill-shares", **shares) + self._range(skill.adjusted, self._percent))
        yield self._phases()
        if skill.cards:
            yield self._cards()

    def _range(self, one: Estimate, written: Callable[[float], str]) -> str:
        if one.low is None or one.high is None:
            return ""
        return f" ({self._message('skill-range', low=written(one.low), high=written(one.high))})"

    def _like(self) -> str:
        weakest, *rest = (self._message(f"level-{level}") for level in self._skill.like)
        if rest:
            return self._message("skill-like-between", weakest=weakest, strongest=rest[0])
        return self._message("skill-like", level=weakest)

    def _phases(self) -> RenderableType:
        """Beside the levels that choose as well."""
        grid = Grid(box=box.SIMPLE_HEAD)
        grid.add_column(self._message("skill-phases"))
        grid.add_column(self._message("skill-decisions"), justify="right")
        grid.add_column(self._message("skill-each"), justify="right")
        for level in self._skill.like:
            grid.add_column(self._message(f"level-{level}"), justify="right", style="dim")
        for one in self._skill.phases:
            if one.decisions:
                own = self._points(one.cost.mean) if one.cost else "–"
                levels = (
                    self._points(one.levels[level]) if level in one.levels else "–"
                    for level in self._skill.like
                )
                name = self._message("skill-phase", phase=one.phase)
                grid.add_row(name, str(one.decisions), own, *levels)
        return grid

    def _cards(self) -> RenderableType:
        grid = Grid(self._message("skill-card"), self._message("skill-cards"), box=box.SIMPLE_HEAD)
        grid.add_column(self._message("skill-points"), justify="right")
        for one in self._skill.cards[:MOST_CARDS]:
            said = " ".join(self._said(one))
            grid.add_row(self._texts.card(one.card), said, self._points(one.built.cost + one.missed.cost))
        return grid

    def _said(self, one: CardSkill) -> Iterator[str]:
        if one.built.times:
            yield self._message("skill-built", times=one.built.times)
        if one.missed.times:
            yield self._message("skill-missed", times=one.missed.times)
        for key, rounds in (("skill-early", one.early), ("skill-late", one.late)):
            if rounds and round(rounds):
                yield self._message(key, rounds=round(rounds))

    def _points(self, share: float) -> str:
        """A part of a victory in points of 100."""
        return self._texts.number(100 * share)

    def _percent(self, share: float) -> str:
        """A share of victories, which none can be below or above."""
        return self._texts.percent(min(1.0, max(0.0, share)))
