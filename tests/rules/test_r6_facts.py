"""R6: what is printed on the 37 expert special buildings; each condition is what the engine asks for."""

import pytest

from happycity.rules import Game
from happycity.rules.cards import COLOURS, Kind, standard

YELLOW, BLUE, GREEN, ORANGE, PURPLE = COLOURS

# id: condition, verb, colour of the effect, numbers of the effect (all as printed in cards/expert.toml)
FACTS: dict[str, tuple[dict[str, int], str, str | None, dict[str, int]]] = {
    "pyramid_of_khufu": ({BLUE: 1, PURPLE: 1}, "copy_neighbour_place", None, {}),
    "castle": ({GREEN: 1, PURPLE: 1}, "toll", None, {"price_at_least": 4, "coins": 1}),
    "joke_shop": ({GREEN: 2}, "coins_per_card_now", None, {"coins": 1}),
    "port": ({YELLOW: 1, GREEN: 1}, "discount", BLUE, {"coins": 3}),
    "airport": ({BLUE: 1, ORANGE: 1}, "discount", GREEN, {"coins": 3}),
    "art_gallery": ({YELLOW: 1, BLUE: 2}, "copy_previous_place", None, {}),
    "bowling_alley": ({YELLOW: 1, BLUE: 1, ORANGE: 1}, "per_own_colour", PURPLE, {"income": 3}),
    "concert_hall": (
        {YELLOW: 1, BLUE: 1, GREEN: 1},
        "encore",
        None,
        {"times_income_now": 2, "lose_income_at_end": 1},
    ),
    "moai": (
        {YELLOW: 1, ORANGE: 1, PURPLE: 1},
        "small_city",
        None,
        {"exactly": 9, "hearts": 2, "hearts_if_fewer": 4},
    ),
    "train_station": ({BLUE: 1, GREEN: 1, PURPLE: 1}, "discount", ORANGE, {"coins": 3}),
    "statue_of_liberty": ({BLUE: 3}, "replace_last", None, {"hearts": 4}),
    "hotdog_shop": ({GREEN: 1, ORANGE: 1, PURPLE: 1}, "lowest_price_of_deck", None, {}),
    "barber": ({BLUE: 2, GREEN: 1}, "lowest_income", None, {"income": 3}),
    "sphinx": ({BLUE: 1, GREEN: 2}, "copy_special", None, {}),
    "versailles": ({YELLOW: 1, BLUE: 2}, "tax_richest", None, {"coins": 1}),
    "burger_shop": (
        {BLUE: 1, GREEN: 1, PURPLE: 1},
        "most_colour",
        BLUE,
        {"hearts": 3, "hearts_if_tied": 2, "hearts_otherwise": 1},
    ),
    "underwater_tunnel": ({BLUE: 2, PURPLE: 1}, "next_card_free", None, {}),
    "race_track": ({YELLOW: 1, GREEN: 1, PURPLE: 1}, "coins_for_all_now", None, {"coins": 1, "hearts": 2}),
    "escape_room": ({YELLOW: 1, BLUE: 1, PURPLE: 1}, "fewest_colour", YELLOW, {"income": 2}),
    "machu_picchu": (
        {BLUE: 1, ORANGE: 1, PURPLE: 1},
        "per_left_neighbour_colour",
        ORANGE,
        {"inhabitants": 1},
    ),
    "big_ben": ({YELLOW: 1, BLUE: 1, PURPLE: 1}, "coins_for_passing", None, {"coins": 8}),
    "golden_gate": (
        {BLUE: 2, ORANGE: 1},
        "adjacent_same_colour",
        None,
        {"hearts_two": 1, "inhabitants_two": 1, "hearts_three": 2, "inhabitants_three": 1},
    ),
    "stonehenge": ({BLUE: 1, GREEN: 1, ORANGE: 1}, "per_neighbour_colour", BLUE, {"inhabitants": 1}),
    "sushi_bar": ({YELLOW: 1, BLUE: 2, GREEN: 1}, "per_own_colour", BLUE, {"income": 1}),
    "wind_turbine": ({YELLOW: 1, BLUE: 1, ORANGE: 1, PURPLE: 1}, "per_own_colour", GREEN, {"hearts": 1}),
    "taj_mahal": (
        {YELLOW: 1, BLUE: 1, GREEN: 1, ORANGE: 1},
        "poorer_than_neighbours",
        None,
        {"hearts": 3, "hearts_otherwise": 1},
    ),
    "louvre": ({YELLOW: 1, GREEN: 1, ORANGE: 1, PURPLE: 1}, "borrow_income", None, {"phases": 2}),
    "organic_market": ({BLUE: 1, GREEN: 2, ORANGE: 1}, "per_heart_inhabitant_pair", None, {"income": 1}),
    "bakery": ({YELLOW: 1, BLUE: 2, PURPLE: 1}, "per_own_colour", GREEN, {"income": 2}),
    "mayan_pyramid": (
        {BLUE: 2, GREEN: 2},
        "most_colour",
        GREEN,
        {"hearts": 3, "hearts_if_tied": 1, "hearts_otherwise": 1},
    ),
    "leaning_tower_of_pisa": ({BLUE: 3, GREEN: 1}, "per_neighbour_colour", YELLOW, {"hearts": 1}),
    "arcade": ({YELLOW: 1, BLUE: 2, GREEN: 1}, "coins_before_income", None, {"coins": 2}),
    "great_wall": (
        {YELLOW: 1, BLUE: 1, GREEN: 1, PURPLE: 1},
        "next_two_same_colour",
        None,
        {"hearts": 3, "hearts_otherwise": 1},
    ),
    "billiards": ({YELLOW: 2, BLUE: 1, GREEN: 1}, "per_colour_before", None, {"income": 1}),
    "red_square": ({YELLOW: 1, BLUE: 1, GREEN: 2, PURPLE: 1}, "without_colour", ORANGE, {"hearts": 3}),
    "japanese_garden": (
        {YELLOW: 1, BLUE: 2, GREEN: 1, ORANGE: 2},
        "double_points_below",
        None,
        {"points": 30},
    ),
    "parthenon": ({YELLOW: 1, BLUE: 2, ORANGE: 1, PURPLE: 1}, "without_colour", GREEN, {"inhabitants": 4}),
}
COPIES = {
    YELLOW: ("grocery", "florist"),
    BLUE: ("school", "library", "museum"),
    GREEN: ("igloo", "house"),
    ORANGE: ("spa", "casino"),
    PURPLE: ("factory",),
}


def test_r6_there_are_37_expert_special_buildings() -> None:
    assert [card.id for card in standard().of_kind(Kind.EXPERT)] == list(FACTS)
    assert len(FACTS) == 37


@pytest.mark.parametrize("name", FACTS)
def test_r6_what_is_printed(name: str) -> None:
    card, (condition, do, colour, numbers) = standard()[name], FACTS[name]
    assert card.effect is not None
    assert dict(card.condition) == condition
    assert (card.effect.do, card.effect.colour, dict(card.effect.numbers)) == (do, colour, numbers)
    assert (card.colours, card.income, card.hearts, card.inhabitants) == ((), 0, 0, 0)  # R5.11: no colour


def city(market: str, cards: dict[str, int]) -> str:
    """A city with that many cards of each colour besides the market."""
    return ",".join(
        [f"happy_market.{market}"] + [c for colour, n in cards.items() for c in COPIES[colour][:n]]
    )


def is_offered(name: str, own_city: str) -> bool:
    """Whether a player with this city is offered the special building after taking the coin."""
    other = YELLOW if f".{YELLOW}" not in own_city else BLUE
    words = f"visible=zoo,zoo,stadium table={name} 0.city={own_city} 1.city=happy_market.{other}"
    game = Game.from_text(f"hc1 specials=expert {words}")
    after, _ = game.play("coin")
    return after.phase == "special" and [str(move) for move in after.legal_moves] == [
        "decline",
        f"take {name}",
    ]


@pytest.mark.parametrize("name", FACTS)
def test_r6_the_condition_is_enough_and_every_card_of_it_is_needed(name: str) -> None:
    condition = FACTS[name][0]
    neutral = next(colour for colour in COLOURS if colour not in condition)
    assert is_offered(name, city(neutral, condition))
    for colour, number in condition.items():
        assert not is_offered(name, city(neutral, condition | {colour: number - 1})), colour


@pytest.mark.parametrize("name", FACTS)
def test_r6_4_a_coloured_happy_market_counts_for_the_condition(name: str) -> None:
    condition = FACTS[name][0]
    for colour, number in condition.items():
        assert is_offered(name, city(colour, condition | {colour: number - 1})), colour
