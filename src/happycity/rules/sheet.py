"""The scoring sheet: every heart, inhabitant and coin of income, card by card (R7)."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from happycity.kernel.interface import count_city
from happycity.kernel.layout import NOBODY, new_work, work_of
from happycity.kernel.sheet import new_lines
from happycity.rules.table import Table


@dataclass(frozen=True, slots=True)
class Line:
    """What one card or monster brings."""

    card: str
    place: int | None
    """1–10; None for a monster in front of the city."""
    income: int
    hearts: int
    inhabitants: int
    destroyed_by: str | None = None
    copied: str | None = None
    """What the Sphinx copied."""
    neighbour: int | None = None
    """The neighbour that a Pyramid, Stonehenge or Pisa looks at (R6.6)."""


@dataclass(frozen=True, slots=True)
class CitySheet:
    """The count of one city."""

    seat: int
    lines: tuple[Line, ...]
    income: int
    """End-of-game income, never below 0."""
    hearts: int
    inhabitants: int
    counted: int
    """Inhabitants × hearts, or their sum."""
    lost: int
    """Points a Concert hall costs."""
    doubled: bool
    """Whether a Japanese garden doubled the points."""
    points: int
    coins: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """The count of all cities and who wins (R7.5)."""

    scoring: str
    cities: tuple[CitySheet, ...]
    winners: tuple[int, ...]
    by_coins: bool
    """Whether coins had to decide between equal points."""

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return asdict(self)


def sheet_of(table: Table) -> Sheet:
    """Count every city as if the game ended now."""
    cities = tuple(_city_sheet(table, seat) for seat in range(table.config.players))
    return Sheet(table.config.scoring, cities, table.leaders, by_coins=bool(table.behind_on_coins))


def _city_sheet(table: Table, seat: int) -> CitySheet:
    kernel, work, lines = table.kernel, new_work(), new_lines()
    count = count_city(kernel.raw, kernel.cards.raw, seat, work, lines)
    survey = work_of(work)
    return CitySheet(
        seat=seat,
        lines=tuple(_line(kernel.cards.ids, *row) for row in lines[:count].tolist()),
        income=int(survey.earned[seat]),
        hearts=int(survey.hearts[seat]),
        inhabitants=int(survey.inhabitants[seat]),
        counted=int(survey.counted[seat]),
        lost=int(survey.lost[seat]),
        doubled=bool(survey.doubling[seat]),
        points=int(survey.points[seat]),
        coins=int(kernel.state.coins[seat]),
    )


def _line(
    ids: Sequence[str],
    card: int,
    place: int,
    income: int,
    hearts: int,
    inhabitants: int,
    monster: int,
    copied: int,
    neighbour: int,
) -> Line:
    return Line(
        ids[card],
        place or None,
        income,
        hearts,
        inhabitants,
        destroyed_by=ids[monster] or None,
        copied=ids[copied] or None,
        neighbour=None if neighbour == NOBODY else neighbour,
    )
