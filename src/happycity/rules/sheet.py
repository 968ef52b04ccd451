"""The scoring sheet: every heart, inhabitant and coin of income, card by card (R7)."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from happycity.rules.cards import Kind
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
    survey, city = table.kernel.survey, table.cities[seat]
    return CitySheet(
        seat=seat,
        lines=tuple(_lines(table, seat)),
        income=int(survey.earned[seat]),
        hearts=city.hearts,
        inhabitants=city.inhabitants,
        counted=int(survey.counted[seat]),
        lost=int(survey.lost[seat]),
        doubled=bool(survey.doubling[seat]),
        points=city.points,
        coins=city.coins,
    )


def _lines(table: Table, seat: int) -> Iterator[Line]:
    city = table.cities[seat]
    for place, name in enumerate(city.cards, 1):
        monster = city.destroyed.get(place)
        if monster:
            yield _monster_line(table, monster, place, name)
        elif name == city.special:
            yield _special_line(table, seat, place)
        else:
            card = table.card(name)
            yield Line(name, place, card.income, card.hearts, card.inhabitants)
    for monster in city.monsters:
        yield _monster_line(table, monster, None, None)


def _monster_line(table: Table, monster: str, place: int | None, covered: str | None) -> Line:
    card = table.card(monster)
    name, by = (covered, monster) if covered else (monster, None)
    return Line(name, place, card.income, card.hearts, card.inhabitants, destroyed_by=by)


def _special_line(table: Table, seat: int, place: int) -> Line:
    """A special building brings what the whole city has beyond the symbols printed elsewhere."""
    s, survey, city = table.kernel.state, table.kernel.survey, table.cities[seat]
    card = table.card(city.special or "")
    bare, earned = int(survey.bare[seat]), int(survey.earned[seat])
    bonus = earned - bare if earned > max(0, bare) else 0  # a Barber's
    return Line(
        card.id,
        place,
        income=card.income + bare + bonus - int(s.income[seat]),
        hearts=card.hearts + city.hearts - int(s.hearts[seat]),
        inhabitants=card.inhabitants + city.inhabitants - int(s.inhabitants[seat]),
        copied=city.copied,
        neighbour=table.kernel.chosen_neighbour(seat) if card.kind is Kind.EXPERT else None,
    )
