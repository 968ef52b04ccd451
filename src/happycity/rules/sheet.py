"""The scoring sheet: every heart, inhabitant and coin of income, card by card (R7)."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from happycity.kernel.interface import chosen_neighbour
from happycity.kernel.layout import NOBODY
from happycity.rules.cards import Card, Kind

if TYPE_CHECKING:
    from happycity.rules.game import Game


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


def sheet_of(game: "Game") -> Sheet:
    """Count every city as if the game ended now."""
    cities = tuple(_city_sheet(game, seat) for seat in range(game.config.players))
    best = cities[game.leaders[0]]
    tied = sum(city.points == best.points for city in cities)
    return Sheet(game.config.scoring, cities, game.leaders, by_coins=tied > len(game.leaders))


def _city_sheet(game: "Game", seat: int) -> CitySheet:
    survey, city = game._survey, game.cities[seat]
    hearts, inhabitants = city.hearts, city.inhabitants
    counted = inhabitants * hearts if game.config.scoring == "product" else inhabitants + hearts
    income = int(survey.earned[seat])
    effect = _lasting_effect(game, seat)
    lost = income if effect and effect.effect and effect.effect.numbers.get("lose_income_at_end") else 0
    return CitySheet(
        seat=seat,
        lines=tuple(_lines(game, seat)),
        income=income,
        hearts=hearts,
        inhabitants=inhabitants,
        counted=counted,
        lost=lost,
        doubled=city.points != counted - lost,
        points=city.points,
        coins=city.coins,
    )


def _lasting_effect(game: "Game", seat: int) -> Card | None:
    city = game.cities[seat]
    name = city.copied or city.special
    return game._cards.cards[name] if name else None


def _lines(game: "Game", seat: int) -> Iterator[Line]:
    city = game.cities[seat]
    for place, name in enumerate(city.cards, 1):
        monster = city.destroyed.get(place)
        if monster:
            yield _monster_line(game, monster, place, name)
        elif name == city.special:
            yield _special_line(game, seat, place)
        else:
            card = game._cards.cards[name]
            yield Line(name, place, card.income, card.hearts, card.inhabitants)
    for monster in city.monsters:
        yield _monster_line(game, monster, None, None)


def _monster_line(game: "Game", monster: str, place: int | None, covered: str | None) -> Line:
    card = game._cards.cards[monster]
    name, by = (covered, monster) if covered else (monster, None)
    return Line(name, place, card.income, card.hearts, card.inhabitants, destroyed_by=by)


def _special_line(game: "Game", seat: int, place: int) -> Line:
    """A special building brings what the whole city has beyond the symbols printed elsewhere."""
    s, survey, city = game._s, game._survey, game.cities[seat]
    card = game._cards.cards[city.special or ""]
    bare, earned = int(survey.bare[seat]), int(survey.earned[seat])
    bonus = earned - bare if earned > max(0, bare) else 0  # a Barber's
    neighbour = chosen_neighbour(game._raw, game._cards.raw, seat) if card.kind is Kind.EXPERT else NOBODY
    return Line(
        card.id,
        place,
        income=card.income + bare + bonus - int(s.income[seat]),
        hearts=card.hearts + city.hearts - int(s.hearts[seat]),
        inhabitants=card.inhabitants + city.inhabitants - int(s.inhabitants[seat]),
        copied=city.copied,
        neighbour=None if neighbour == NOBODY else neighbour,
    )
