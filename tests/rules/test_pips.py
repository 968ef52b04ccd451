"""R5.8, R8.8: how much of a condition a city meets so far."""

from itertools import product

import pytest

from happycity.rules import Config, Game
from happycity.rules.cards import COLOURS, Kind, standard
from happycity.rules.table import City, Table
from tests.parity import CELLS, random_game


def standing_colours(city: City) -> list[tuple[str, ...]]:
    """The colours of every card that stands, () for none."""
    faces = {"happy_market": () if city.market in (None, "white") else (city.market,)}
    cards = [card for place, card in enumerate(city.cards, 1) if place not in city.destroyed]
    return [faces[card] if card in faces else standard()[card].colours for card in cards]


def best_of_all_assignments(city: City, condition: dict[str, int]) -> dict[str, int]:
    """Try every colour of every card: most pips, then most of the colours that come first."""
    options = [colours for colours in standing_colours(city) if colours]
    tried = (
        tuple(min(chosen.count(colour), condition[colour]) for colour in condition)
        for chosen in product(*options)
    )
    return dict(zip(condition, max(tried, key=lambda pips: (sum(pips), pips)), strict=True))


def check_all_pips(table: Table) -> None:
    for special in standard().of_kind(Kind(table.config.specials)):
        condition = {colour: special.condition[colour] for colour in COLOURS if colour in special.condition}
        for city in table.cities:
            met = table.pips_met(city.seat, special.id)
            assert met == best_of_all_assignments(city, condition)
            assert table.meets_condition(city.seat, special.id) == (met == condition)


@pytest.mark.parametrize("cell", CELLS, ids=str)
def test_pips_are_those_of_the_best_assignment(cell: tuple[int, str, bool]) -> None:
    games = list(random_game(Config(*cell), seed=6))
    for game in games[:: len(games) // 4]:
        check_all_pips(game.view(0))


MIXED = "hc1 specials=expert grozilla=yes visible=zoo,zoo,spa table={} 0.city=happy_market.{} 1.city={}"


@pytest.mark.parametrize(
    ("special", "city", "met"),
    [
        # airport: blue, orange; one card is not two, and blue comes first
        ("airport", "green,skatepark", {"blue": 1, "orange": 0}),
        ("airport", "green,skatepark!grozilla", {"blue": 0, "orange": 0}),
        ("airport", "blue,skatepark", {"blue": 1, "orange": 1}),
        # bowling_alley: yellow, blue, orange; what comes first must not cost a pip
        ("bowling_alley", "green,post_office,houseboat", {"yellow": 1, "blue": 1, "orange": 0}),
        ("bowling_alley", "yellow,bank,skatepark", {"yellow": 1, "blue": 1, "orange": 0}),
    ],
)
def test_r8_8_pips_of_multicoloured_cards(special: str, city: str, met: dict[str, int]) -> None:
    game = Game.from_text(MIXED.format(special, city, "happy_market.purple"))
    assert game.pips_met(0, special) == met
    assert sum(game.pips_met(1, special).values()) == 0
