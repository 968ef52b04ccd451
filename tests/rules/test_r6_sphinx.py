"""R6: the Sphinx, and the order of things at the end of the game."""

import pytest

from happycity.rules import Game, IllegalMove
from happycity.rules.cards import Kind, standard

# Seat 0 has a Sphinx in place 4; seat 1 (left) is complete; seat 2 sits right.
OWN = "happy_market.purple,library,igloo,sphinx,apartment_block,florist"
LEFT = "happy_market.blue,school,museum,spa,zoo,house,bank,hardware_store,garage,hospital"
RIGHT = "happy_market.green,park,cake_shop,bookshop,perfume_shop"
TABLE = f"hc1 specials=expert players=3 0.city={OWN} 1.city={LEFT} 2.city={RIGHT} 0.coins=1"
BARE = (3, 2, 3)
"""Income, hearts and inhabitants of seat 0 without the Sphinx."""

# What a Sphinx has of each card, as if that card stood in its place: income, hearts, inhabitants beyond BARE.
COPIED = {
    "pyramid_of_khufu": (2, 2, 0),  # the Spa left (4 × 3 = 12), not the Bookshop right (2 × 4 = 8)
    "castle": (0, 0, 0),
    "joke_shop": (0, 0, 0),
    "port": (0, 0, 0),
    "airport": (0, 0, 0),
    "art_gallery": (1, 0, 1),  # the Igloo before it
    "bowling_alley": (3, 0, 0),  # the market
    "concert_hall": (0, 0, 0),
    "moai": (0, 4, 0),
    "train_station": (0, 0, 0),
    "statue_of_liberty": (0, 4, 0),
    "hotdog_shop": (0, 0, 0),
    "barber": (3, 0, 0),  # 3 against 8 and 5
    "versailles": (0, 0, 0),
    "burger_shop": (0, 1, 0),  # 1 against 4
    "underwater_tunnel": (0, 0, 0),
    "race_track": (0, 2, 0),
    "escape_room": (2, 0, 0),  # 1 against 2 and 3
    "machu_picchu": (0, 0, 2),  # Spa and Zoo
    "big_ben": (0, 0, 0),
    "golden_gate": (0, 1, 1),  # green left and right
    "stonehenge": (0, 0, 4),
    "sushi_bar": (1, 0, 0),
    "wind_turbine": (0, 2, 0),
    "taj_mahal": (0, 3, 0),
    "louvre": (0, 0, 0),
    "organic_market": (2, 0, 0),
    "bakery": (4, 0, 0),
    "mayan_pyramid": (0, 3, 0),  # 2 against 1 and 1
    "leaning_tower_of_pisa": (0, 3, 0),  # right
    "arcade": (0, 0, 0),
    "great_wall": (0, 1, 0),
    "billiards": (3, 0, 0),  # purple, blue, green
    "red_square": (0, 3, 0),
    "japanese_garden": (0, 0, 0),
    "parthenon": (0, 0, 0),
}


def test_r6_sphinx_table_names_every_other_card() -> None:
    assert {*COPIED, "sphinx"} == {card.id for card in standard().of_kind(Kind.EXPERT)}


@pytest.mark.parametrize("name", COPIED)
def test_r6_sphinx_refuses_and_has_the_first_of_the_box(name: str) -> None:
    second = "castle" if name != "castle" else "port"
    game = Game.from_text(f"{TABLE} phase=copy box={name},{second}").play("refuse")[0]
    city, more = game.cities[0], COPIED[name]
    assert (city.income, city.hearts, city.inhabitants) == tuple(
        a + b for a, b in zip(BARE, more, strict=True)
    )
    product = city.hearts * city.inhabitants
    points = {"concert_hall": product - 3, "japanese_garden": 2 * product}.get(name, product)
    assert (city.copied, city.points, city.coins) == (name, points, 1)
    assert (city.free_card, city.louvre_phases) == (False, 0)
    assert game.is_over


@pytest.mark.parametrize(
    ("name", "neighbour"),
    [("pyramid_of_khufu", 1), ("stonehenge", 1), ("leaning_tower_of_pisa", 2), ("machu_picchu", None)],
)
def test_r6_6_the_scoring_sheet_shows_the_neighbour_of_a_copied_choice(
    name: str, neighbour: int | None
) -> None:
    game = Game.from_text(f"{TABLE} phase=copy box={name}").play("refuse")[0]
    line = game.scores().cities[0].lines[3]
    assert (line.card, line.copied, line.neighbour) == ("sphinx", name, neighbour)


@pytest.mark.parametrize("name", COPIED)
def test_r6_sphinx_gives_nothing_before_the_decision(name: str) -> None:
    city = Game.from_text(f"{TABLE} phase=copy box={name}").cities[0]
    assert ((city.income, city.hearts, city.inhabitants), city.copied) == (BARE, None)


# --- copying an opponent --------------------------------------------------------------------------


@pytest.mark.parametrize("name", COPIED)
def test_r6_sphinx_copies_an_opponents_as_if_it_stood_in_its_own_place(name: str) -> None:
    table = TABLE.replace("perfume_shop", f"perfume_shop,{name}")
    game, events = Game.from_text(f"{table} phase=copy").play("copy 2")
    city, more = game.cities[0], COPIED[name]
    assert (city.income, city.hearts, city.inhabitants) == tuple(
        a + b for a, b in zip(BARE, more, strict=True)
    )
    assert [event.facts for event in events if event.name == "copied"] == [{"card": name, "from": 2}]


def test_r6_sphinx_may_choose_any_opponents_special_building_that_stands() -> None:
    cities = [
        "0.city=happy_market.yellow,grocery,moai",
        "1.city=happy_market.blue,bank,castle!catzilla",  # destroyed: cannot be chosen
        "2.city=happy_market.green,house,sphinx",
        "3.city=happy_market.orange,school",  # has none
        f"4.city=happy_market.purple,{','.join(LEFT.split(',')[1:9])},port",
    ]
    words = " ".join(cities)
    game = Game.from_text(f"hc1 specials=expert grozilla=yes players=5 phase=copy seat=2 {words}")
    assert [str(move) for move in game.legal_moves] == ["copy 0", "copy 4", "refuse"]
    for move, code in (("copy 1", "nothing-to-copy"), ("copy 3", "nothing-to-copy"), ("copy 2", "own-seat")):
        with pytest.raises(IllegalMove) as refusal:
            game.play(move)
        assert refusal.value.code == code
    assert game.play("copy 0")[0].cities[2].hearts == 4


def test_r6_sphinx_can_always_refuse() -> None:
    game = Game.from_text(f"{TABLE} phase=copy box=moai")
    assert [str(move) for move in game.legal_moves] == ["refuse"]


# --- the end of the game --------------------------------------------------------------------------

NINE = LEFT.rpartition(",")[0]
LAST = "seat=1 visible=hospital,stadium,stadium 1.coins=4"


def finish(own: str, words: str = "") -> Game:
    """Seat 1 buys the tenth card in the last turn of a game for two."""
    return Game.from_text(f"hc1 specials=expert {LAST} 0.city={own} 1.city={NINE} {words}").play(
        "buy hospital"
    )[0]


def test_r6_sphinx_decides_when_the_game_ends() -> None:
    game = finish(OWN)
    assert (game.phase, game.seat) == ("copy", 0)


def test_r6_a_destroyed_sphinx_decides_nothing() -> None:
    assert finish(OWN.replace("sphinx", "sphinx!catzilla"), "grozilla=yes").phase == "over"


def test_r6_arcade_pays_before_the_sphinx_decides() -> None:
    nine = NINE.replace("hardware_store", "arcade")
    words = f"{LAST.replace('1.coins=4', '1.coins=5')} 0.city={OWN} 1.city={nine} 0.coins=1"
    game = Game.from_text(f"hc1 specials=expert {words}").play("buy hospital")[0]
    assert (game.phase, game.cities[1].coins) == ("copy", 1 + 2)
    assert [city.coins for city in game.play("copy 1")[0].cities] == [1, 3]  # a copied Arcade is past


def test_r6_an_opponents_arcade_does_not_wait_for_the_sphinx_that_refuses() -> None:
    game = finish(OWN, "0.coins=1 box=arcade").play("refuse")[0]
    assert [city.coins for city in game.cities] == [1, 0]


@pytest.mark.parametrize(
    ("own", "barber", "incomes"),
    [
        ("sphinx", "bank,barber", [1 + 3, 2]),  # the Sphinx is lowest
        ("bank,sphinx", "barber", [2, 1 + 3]),  # the Barber is lowest, without its 3
        ("sphinx", "barber", [1, 1]),  # tied
        (
            "shoe_shop,grocery,sphinx",
            "bank,barber",
            [3, 2 + 3],
        ),  # not 5: the bonus does not count against the Sphinx
    ],
)
def test_r6_barber_and_its_copy_compare_without_bonuses(own: str, barber: str, incomes: list[int]) -> None:
    words = f"0.city=happy_market.yellow,{own} 1.city=happy_market.green,{barber} 2.city={LEFT}"
    game = Game.from_text(f"hc1 specials=expert players=3 phase=copy {words}").play("copy 1")[0]
    assert [city.income for city in game.cities][:2] == incomes


@pytest.mark.parametrize(("box", "hearts"), [("bakery", 3), ("port", 1)])
def test_r6_copied_income_counts_in_everyones_comparisons(box: str, hearts: int) -> None:
    words = f"0.city=happy_market.green,sphinx 1.city=happy_market.yellow,grocery,taj_mahal 2.city={LEFT}"
    game = Game.from_text(f"hc1 specials=expert players=3 phase=copy {words} box={box}").play("refuse")[0]
    assert game.cities[1].hearts == hearts  # 2 against the Sphinx's 3, or 1


@pytest.mark.parametrize(
    ("scoring", "box", "points"),
    [
        ("product", "concert_hall", 2 * 3 - 3),
        ("sum", "concert_hall", 2 + 3 - 3),
        ("product", "japanese_garden", 12),
        ("sum", "japanese_garden", 10),
        ("sum", "pyramid_of_khufu", 2 + 3 + 2),
    ],
)
def test_r6_sphinx_copies_what_changes_the_points(scoring: str, box: str, points: int) -> None:
    game = Game.from_text(f"{TABLE} scoring={scoring} phase=copy box={box}").play("refuse")[0]
    assert game.cities[0].points == points
