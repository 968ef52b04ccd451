"""R8.8, R8.12, R8.14: special buildings and multicoloured cards."""

import pytest

from happycity.rules import Game


def takeable(name: str, city: str) -> bool:
    """Whether a city meets the condition of a special building after its owner took the coin."""
    others = [colour for colour in ("yellow", "purple") if not city.startswith(colour)]
    words = f"visible=zoo,zoo,stadium table={name} 0.city=happy_market.{city} 1.city=happy_market.{others[0]}"
    game = Game.from_text(f"hc1 specials=expert grozilla=yes {words}").play("coin")[0]
    return game.phase == "special"


ASSIGNMENTS = [
    # airport: blue, orange
    ("airport", "green,skatepark", False),  # one card is not two
    ("airport", "green,skatepark,school", True),
    ("airport", "orange,skatepark", True),
    ("airport", "green,skatepark,saloon", True),  # Skatepark blue, Saloon orange
    ("airport", "green,hug_fest,lighthouse_hotel", True),
    ("airport", "green,hug_fest,houseboat", True),  # Hug Fest orange, Houseboat blue
    ("airport", "green,hug_fest!grozilla,houseboat", False),  # destroyed
    # art_gallery: yellow, 2 blue
    ("art_gallery", "green,post_office,recycling_centre", False),
    ("art_gallery", "green,post_office,recycling_centre,skatepark", True),
    ("art_gallery", "green,post_office,school,library", True),
    ("art_gallery", "green,post_office,school,bank", True),
    ("art_gallery", "green,post_office,school", False),
    # bowling_alley: yellow, blue, orange; the choice of one card depends on the others
    ("bowling_alley", "green,post_office,saloon,skatepark", True),
    ("bowling_alley", "green,post_office,skatepark,houseboat", True),  # a chain
    ("bowling_alley", "green,post_office,recycling_centre,houseboat", False),  # no orange
    ("bowling_alley", "green,saloon,food_truck_depot,bank", False),  # no blue
    ("bowling_alley", "green,saloon,skatepark", False),
    # statue_of_liberty: 3 blue
    ("statue_of_liberty", "green,skatepark,post_office,houseboat", True),
    ("statue_of_liberty", "blue,skatepark,post_office", True),
    ("statue_of_liberty", "green,skatepark,post_office,farm_shop", False),
    # joke_shop: 2 green
    ("joke_shop", "green,artists_loft", True),
    ("joke_shop", "yellow,artists_loft", False),
    ("joke_shop", "yellow,artists_loft,treetop_cinema", True),
    # wind_turbine: yellow, blue, orange, purple
    ("wind_turbine", "green,hug_fest,floating_market,skatepark", False),  # all colours, three cards
    ("wind_turbine", "green,hug_fest,floating_market,skatepark,school", True),
    ("wind_turbine", "green,tower_of_magic,robot_theatre,recycling_centre,food_truck_depot", True),
    ("wind_turbine", "green,tower_of_magic,underground_city,recycling_centre,robot_theatre", True),
    (
        "wind_turbine",
        "green,tower_of_magic,underground_city,recycling_centre,joke_drive_in",
        False,
    ),  # no orange
    # red_square: yellow, blue, 2 green, purple
    ("red_square", "green,eco_village,swiss_chalet,balloon_harbour,space_camp", True),
    (
        "red_square",
        "green,eco_village,swiss_chalet,artists_loft,space_camp",
        False,
    ),  # one card for yellow and blue
    ("red_square", "green,eco_village,swiss_chalet,balloon_harbour,joke_drive_in", True),
]


@pytest.mark.parametrize(("special", "city", "meets"), ASSIGNMENTS)
def test_r8_8_each_multicoloured_card_counts_once_for_a_colour_of_choice(
    special: str, city: str, meets: bool
) -> None:
    assert takeable(special, city) == meets


# --- R8.14: the check against the rule book -------------------------------------------------------

BOOK = (
    "hc1 specials=expert grozilla=yes visible=skatepark,zoo,zoo table=parthenon,japanese_garden 0.coins=2 "
    "0.city=happy_market.blue,haunted_house,grocery,hug_fest 1.city=happy_market.green"
)


def test_r8_14_the_skatepark_brings_a_blue_and_an_orange_token() -> None:
    game = Game.from_text(BOOK).play("buy skatepark")[0]
    assert game.cities[0].tokens == {"blue": 1, "orange": 1}
    assert (game.tokens["blue"], game.tokens["orange"], game.cities[0].coins) == (2, 2, 0)


def test_r8_14_the_parthenon_can_be_taken_the_japanese_garden_cannot() -> None:
    game = Game.from_text(BOOK).play("buy skatepark")[0]
    assert [str(move) for move in game.legal_moves] == ["decline", "take parthenon"]


def test_r8_14_but_hug_fest_is_green_for_the_parthenon_itself() -> None:
    game = Game.from_text(BOOK).play("buy skatepark")[0].play("take parthenon")[0]
    assert game.cities[0].inhabitants == -1 - 1  # no 4 inhabitants: all colours count again


# --- R8.12: expert cards with the expansion -------------------------------------------------------


def test_r8_12_a_covered_card_and_its_monster_are_one_card() -> None:
    words = "phase=special table=joke_shop 0.city=happy_market.green,house,bank!grozilla"
    game = Game.from_text(f"hc1 specials=expert grozilla=yes {words} visible=zoo,zoo,spa").play(
        "take joke_shop"
    )[0]
    assert game.cities[0].coins == 4
    words = "0.city=happy_market.green,bank!grozilla,moai,house,school,library,park,hospital"
    city = Game.from_text(f"hc1 specials=expert grozilla=yes phase=refill {words}").cities[0]
    assert city.hearts == 2 + 4  # eight cards, not nine


@pytest.mark.parametrize(
    ("special", "card", "price"),
    [("airport", "swiss_chalet", 3), ("train_station", "swiss_chalet", 3), ("port", "swiss_chalet", 6)],
)
def test_r8_12_any_colour_of_a_multicoloured_card_is_reduced(special: str, card: str, price: int) -> None:
    words = f"visible={card},zoo,zoo 0.city=happy_market.yellow,{special} 0.coins=9"
    _, events = Game.from_text(f"hc1 specials=expert grozilla=yes {words}").play(f"buy {card}")
    assert events[0].facts["price"] == price
