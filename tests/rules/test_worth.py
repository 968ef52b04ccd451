"""What expert special buildings are worth now: the difference that they make, and nothing else (R6)."""

import pytest

from happycity.rules import Game
from happycity.rules.cards import Kind, standard
from happycity.rules.worth import Worth, built, worths_of

EXPERT = [card.id for card in standard().of_kind(Kind.EXPERT)]
OWN = "happy_market.yellow,library,igloo,school,apartment_block,florist,park,zoo"
MEETING = (  # between them these two meet every condition
    "happy_market.yellow,library,igloo,school,apartment_block,florist,factory,zoo",
    "happy_market.yellow,library,igloo,school,university,spa,zoo",
)
OTHERS = (
    "1.city=happy_market.blue,school,museum,spa,stadium,house,bank,perfume_shop "
    "2.city=happy_market.green,park,cake_shop,bookshop,offices"
)


def table(own: str, special: str, words: str = "phase=refill") -> Game:
    return Game.from_text(f"hc1 specials=expert players=3 {words} table={special} 0.city={own} {OTHERS}")


BY_HAND = [
    # yellow: market, florist; blue: library, school, park; green: igloo, apartment block; orange: zoo
    ("wind_turbine", Worth(0, 0, 2, 0, 8)),  # two green cards, 4 inhabitants
    ("joke_shop", Worth(9, 0, 0, 0, 0)),  # this card included
    ("castle", Worth(0, 0, 0, 0, 0)),
]


@pytest.mark.parametrize(("special", "worth"), BY_HAND)
def test_by_hand(special: str, worth: Worth) -> None:
    assert worths_of(table(OWN, special), special)[0] == worth


@pytest.mark.parametrize("scoring", ["product", "sum"])
@pytest.mark.parametrize("special", EXPERT)
def test_it_is_what_taking_it_changes(special: str, scoring: str) -> None:
    own = next(city for city in MEETING if table(city, special).meets_condition(0, special))
    game = table(own, special, f"phase=special scoring={scoring}")
    worth = worths_of(game, special)[0]
    assert worth is not None
    before = game.cities[0]
    after = game.play(f"take {special}")[0].cities[0]
    assert worth.hearts == after.hearts - before.hearts
    assert worth.inhabitants == after.inhabitants - before.inhabitants
    assert worth.points == after.points - before.points
    assert worth.income == after.income - before.income


@pytest.mark.parametrize("special", [name for name in EXPERT if name != "statue_of_liberty"])
def test_it_is_worth_the_same_once_it_stands(special: str) -> None:
    game = table(OWN, special)
    imagined, standing = worths_of(game, special)[0], worths_of(table(f"{OWN},{special}", "-"), special)[0]
    assert imagined is not None
    assert standing == Worth(
        0, imagined.income, imagined.hearts, imagined.inhabitants, imagined.points
    )  # coins come once


def test_r5_9_nobody_has_room_for_a_second_one() -> None:
    game = table(f"{OWN},castle", "wind_turbine")
    assert worths_of(game, "wind_turbine")[0] is None
    assert worths_of(game, "wind_turbine")[1] is not None
    assert worths_of(game, "castle")[1] is None  # it stands elsewhere


def test_a_full_city_has_room_for_the_statue_only() -> None:
    full, words = f"{OWN},bank,factory", "phase=refill seat=1 turn=1"
    assert worths_of(table(full, "wind_turbine", words), "wind_turbine")[0] is None
    assert worths_of(table(full, "statue_of_liberty", words), "statue_of_liberty")[0] is not None


def test_a_destroyed_one_brings_nothing() -> None:
    city = f"{OWN},wind_turbine!grozilla"
    game = Game.from_text(f"hc1 specials=expert grozilla=yes players=3 phase=refill 0.city={city} {OTHERS}")
    assert worths_of(game, "wind_turbine")[0] is None


def test_family_buildings_bring_what_is_printed() -> None:
    assert worths_of(Game.from_text("hc1 phase=refill table=maze"), "maze")[0] is None


def test_what_it_depends_on_is_told_apart() -> None:
    one, other = table(OWN, "wind_turbine"), table(OWN.replace("zoo", "bank"), "wind_turbine")
    assert built(one) != built(other)
    assert built(one) == built(table(OWN, "wind_turbine", "phase=refill 0.coins=9"))
