"""R6: special buildings that bring hearts, inhabitants or points at the end."""

import pytest

from happycity.rules import Game

TEN = "spa,casino,library,park,school,museum,bank,ski_resort,house"  # and a market


def game_of(cities: tuple[str, ...], words: str = "") -> Game:
    """A Grozilla game with these cities, seat 0 first; the market of each has its colour written first."""
    places = " ".join(f"{seat}.city=happy_market.{city}" for seat, city in enumerate(cities))
    phase = "over" if any(city.count(",") == 9 for city in cities) else "refill"
    return Game.from_text(
        f"hc1 specials=expert grozilla=yes phase={phase} players={len(cities)} {places} {words}"
    )


def symbols(cities: tuple[str, ...], words: str = "") -> tuple[int, int]:
    """Hearts and inhabitants of seat 0 as if the game ended now."""
    city = game_of(cities, words).cities[0]
    return city.hearts, city.inhabitants


# Cities, seat 0 with the special building first → hearts and inhabitants of seat 0.
CASES = [
    # burger_shop: blue cards; most 3, tied 2, otherwise 1
    ("burger_shop most", ("blue,burger_shop", "yellow"), (3, 0)),
    ("burger_shop tied", ("blue,burger_shop", "yellow,school"), (2, 0)),
    ("burger_shop tied at none", ("green,burger_shop", "yellow"), (2, 0)),
    ("burger_shop fewer", ("yellow,burger_shop", "blue"), (1, 0)),
    (
        "burger_shop most of four",
        ("blue,school,burger_shop", "yellow,school", "green,park", "orange,park"),
        (3, 1),
    ),
    ("burger_shop tied with no neighbour", ("blue,burger_shop", "yellow", "green,park", "orange"), (2, 0)),
    ("burger_shop behind no neighbour", ("yellow,burger_shop", "green", "blue", "orange"), (1, 0)),
    ("burger_shop own destroyed", ("yellow,school!grozilla,burger_shop", "blue"), (1, 0)),
    ("burger_shop others' destroyed", ("blue,burger_shop", "yellow,school!grozilla"), (3, 0)),
    ("burger_shop multicoloured", ("yellow,houseboat,burger_shop", "green"), (3, 2)),
    ("burger_shop others' multicoloured", ("blue,burger_shop", "green,houseboat"), (2, 0)),
    # mayan_pyramid: green cards; strictly most 3, otherwise 1
    ("mayan_pyramid most", ("green,mayan_pyramid", "blue"), (3, 0)),
    ("mayan_pyramid tied", ("green,mayan_pyramid", "blue,house"), (1, 0)),
    ("mayan_pyramid fewer", ("yellow,mayan_pyramid", "blue,house"), (1, 0)),
    ("mayan_pyramid dwellings count", ("yellow,house,apartment_block,mayan_pyramid", "green"), (3, 3)),
    (
        "mayan_pyramid tied with no neighbour",
        ("green,mayan_pyramid", "blue", "yellow,house", "orange"),
        (1, 0),
    ),
    (
        "mayan_pyramid most of five",
        ("green,house,mayan_pyramid", "blue", "yellow,house", "orange", "purple"),
        (3, 1),
    ),
    ("mayan_pyramid destroyed", ("yellow,house!catzilla,mayan_pyramid", "blue"), (1, -1)),
    ("mayan_pyramid multicoloured", ("yellow,swiss_chalet,mayan_pyramid", "blue"), (4, 2)),
    # golden_gate: two of its neighbours in the grid share a colour 1 + 1, three 2 + 1
    ("golden_gate two in a row", ("blue,golden_gate,school", "yellow"), (1, 2)),
    ("golden_gate none share", ("yellow,golden_gate,school", "blue"), (0, 1)),
    ("golden_gate one neighbour only", ("blue,golden_gate", "yellow"), (0, 0)),
    ("golden_gate three", ("blue,golden_gate,school,grocery,shoe_shop,perfume_shop,park", "yellow"), (3, 2)),
    (
        "golden_gate two of three",
        ("blue,golden_gate,school,grocery,shoe_shop,perfume_shop,hardware_store", "yellow"),
        (1, 2),
    ),
    (
        "golden_gate side and below",
        ("blue,golden_gate,grocery,shoe_shop,spa,perfume_shop,park", "yellow"),
        (4, 1),
    ),
    (
        "golden_gate in the lower row",
        ("blue,school,grocery,spa,shoe_shop,park,golden_gate", "yellow"),
        (4, 2),
    ),
    (
        "golden_gate place 6: not place 5",
        ("green,grocery,shoe_shop,spa,school,golden_gate,park", "yellow"),
        (3, 1),
    ),
    (
        "golden_gate place 6: above and right",
        ("blue,grocery,shoe_shop,spa,school,golden_gate,park", "yellow"),
        (4, 2),
    ),
    (
        "golden_gate place 5: not place 6",
        ("green,grocery,shoe_shop,park,golden_gate,school", "yellow"),
        (1, 1),
    ),
    (
        "golden_gate place 5: left and below",
        ("green,grocery,shoe_shop,park,golden_gate,bank,florist,spa,perfume_shop,school", "yellow"),
        (1 + 1 + 1 + 2, 1 + 1 + 1),
    ),
    (
        "golden_gate place 10",
        ("green,grocery,shoe_shop,spa,park,bank,florist,perfume_shop,school,golden_gate", "yellow"),
        (2 + 1 + 1 + 1, 1 + 1 + 1),
    ),
    ("golden_gate destroyed shares nothing", ("blue,golden_gate,school!grozilla", "yellow"), (0, 0)),
    ("golden_gate multicoloured", ("blue,golden_gate,skatepark", "yellow"), (2, 1)),
    (
        "golden_gate multicoloured, two pairs but no common colour",
        ("blue,golden_gate,hug_fest,grocery,shoe_shop,perfume_shop,saloon", "green"),
        (1 + 1 + 1, 1 - 1),
    ),
    (
        "golden_gate multicoloured, three of one colour",
        ("blue,golden_gate,hug_fest,grocery,shoe_shop,perfume_shop,skatepark", "green"),
        (2 + 1 + 1, 1 - 1),
    ),
    # great_wall: the next two cards share a colour 3, otherwise 1
    ("great_wall share", ("yellow,great_wall,school,hospital", "blue"), (3, 3)),
    ("great_wall differ", ("yellow,great_wall,school,house", "blue"), (1, 2)),
    ("great_wall one card after it", ("yellow,great_wall,school", "blue"), (1, 1)),
    ("great_wall nothing after it", ("yellow,great_wall", "blue"), (1, 0)),
    ("great_wall not the cards before", ("blue,school,great_wall", "yellow"), (1, 1)),
    ("great_wall across the rows", ("yellow,grocery,shoe_shop,great_wall,school,hospital", "blue"), (3, 3)),
    (
        "great_wall in place 5",
        ("yellow,grocery,shoe_shop,perfume_shop,great_wall,school,hospital", "blue"),
        (3, 3),
    ),
    ("great_wall destroyed first", ("yellow,great_wall,school!grozilla,hospital,laboratory", "blue"), (1, 4)),
    (
        "great_wall destroyed second",
        ("yellow,great_wall,hospital,school!grozilla,laboratory", "blue"),
        (1, 4),
    ),
    ("great_wall multicoloured", ("yellow,great_wall,skatepark,houseboat", "green"), (4, 2)),
    ("great_wall multicoloured, nothing common", ("yellow,great_wall,saloon,houseboat", "green"), (2, 2)),
    # leaning_tower_of_pisa: 1 heart per yellow card of one neighbour
    ("leaning_tower_of_pisa two players", ("blue,school,leaning_tower_of_pisa", "yellow,bank"), (2, 1)),
    ("leaning_tower_of_pisa none", ("yellow,bank,leaning_tower_of_pisa", "blue"), (0, 1)),
    (
        "leaning_tower_of_pisa best of two, never both",
        ("blue,school,leaning_tower_of_pisa", "yellow", "green", "orange,bank,grocery"),
        (2, 1),
    ),
    (
        "leaning_tower_of_pisa not beyond the neighbours",
        ("blue,school,leaning_tower_of_pisa", "green", "yellow,bank", "orange"),
        (0, 1),
    ),
    (
        "leaning_tower_of_pisa destroyed",
        ("blue,school,leaning_tower_of_pisa", "yellow!grozilla,bank"),
        (1, 1),
    ),
    (
        "leaning_tower_of_pisa multicoloured",
        ("blue,school,leaning_tower_of_pisa", "yellow,post_office"),
        (2, 1),
    ),
    # machu_picchu: 1 inhabitant per orange card of the left neighbour
    ("machu_picchu two players", ("blue,machu_picchu", "orange,spa,zoo"), (0, 3)),
    ("machu_picchu left", ("blue,machu_picchu", "orange,spa", "green,zoo", "yellow,casino"), (0, 2)),
    ("machu_picchu not right", ("blue,machu_picchu", "yellow", "green,spa", "orange,casino"), (0, 0)),
    ("machu_picchu not one's own", ("orange,machu_picchu", "yellow"), (0, 0)),
    ("machu_picchu destroyed", ("blue,machu_picchu", "orange,spa!grozilla"), (0, 1)),
    ("machu_picchu multicoloured", ("blue,machu_picchu", "orange,hug_fest"), (0, 2)),
    # moai: 9 cards 2, fewer 4
    ("moai 2 cards", ("yellow,moai", "blue"), (4, 0)),
    (
        "moai 8 cards",
        ("yellow,grocery,shoe_shop,hardware_store,perfume_shop,school,hospital,moai", "blue"),
        (4, 3),
    ),
    (
        "moai 9 cards",
        ("yellow,grocery,shoe_shop,hardware_store,perfume_shop,school,hospital,house,moai", "blue"),
        (2, 4),
    ),
    (
        "moai 10 cards",
        ("yellow,grocery,shoe_shop,hardware_store,perfume_shop,school,hospital,house,moai,bank", "blue"),
        (0, 5),
    ),
    (
        "moai 9 cards with a destroyed one (R8.12)",
        ("yellow,grocery,shoe_shop,hardware_store,perfume_shop,school!grozilla,hospital,house,moai", "blue"),
        (2, 3),
    ),
    # parthenon: 4 inhabitants without green
    ("parthenon no green", ("yellow,parthenon", "green"), (0, 4)),
    ("parthenon green market", ("green,parthenon", "yellow"), (0, 0)),
    ("parthenon dwelling", ("yellow,parthenon,house", "green"), (0, 1)),
    ("parthenon destroyed green", ("yellow,house!grozilla,parthenon", "green"), (0, 4)),
    ("parthenon multicoloured", ("yellow,houseboat,parthenon", "green"), (0, 2)),
    # red_square: 3 hearts without orange
    ("red_square no orange", ("yellow,red_square", "orange"), (3, 0)),
    ("red_square orange", ("yellow,spa,red_square", "orange"), (2, 0)),
    ("red_square orange market", ("orange,red_square", "yellow"), (0, 0)),
    ("red_square destroyed orange", ("orange!grozilla,red_square", "yellow"), (3, 0)),
    ("red_square multicoloured", ("yellow,skatepark,red_square", "blue"), (1, 0)),
    # stonehenge: 1 inhabitant per blue card of one neighbour
    ("stonehenge two players", ("yellow,park,stonehenge", "blue,school"), (1, 2)),
    (
        "stonehenge right is better",
        ("yellow,park,stonehenge", "green,school", "orange", "blue,school"),
        (1, 2),
    ),
    (
        "stonehenge left is better",
        ("yellow,park,stonehenge", "blue,school", "orange", "green,school"),
        (1, 2),
    ),
    (
        "stonehenge not beyond the neighbours",
        ("yellow,park,stonehenge", "green", "blue,school", "orange"),
        (1, 0),
    ),
    ("stonehenge destroyed", ("yellow,park,stonehenge", "blue,school!grozilla"), (1, 1)),
    ("stonehenge multicoloured", ("yellow,park,stonehenge", "blue,houseboat"), (1, 2)),
    # taj_mahal: income strictly below each neighbour's 3, otherwise 1
    ("taj_mahal poorer", ("yellow,taj_mahal", "blue,bank"), (3, 0)),
    ("taj_mahal equal", ("yellow,taj_mahal", "blue"), (1, 0)),
    ("taj_mahal richer", ("yellow,grocery,taj_mahal", "blue"), (1, 0)),
    ("taj_mahal right neighbour equal", ("yellow,taj_mahal", "blue,bank", "green,bank", "orange"), (1, 0)),
    ("taj_mahal left neighbour equal", ("yellow,taj_mahal", "blue", "green,bank", "orange,bank"), (1, 0)),
    ("taj_mahal no neighbour is as poor", ("yellow,taj_mahal", "blue,bank", "green", "orange,bank"), (3, 0)),
    ("taj_mahal others' special buildings count (R6.3)", ("yellow,taj_mahal", "blue,sushi_bar"), (3, 0)),
    ("taj_mahal a neighbour's Barber counts (R6.3)", ("yellow,bank,taj_mahal", "blue,barber"), (3, 1)),
    ("taj_mahal no coins of a Louvre (R6.2)", ("yellow,taj_mahal", "blue,louvre"), (1, 0)),
    ("taj_mahal destroyed shop", ("yellow,bank!grozilla,taj_mahal", "blue,grocery"), (3, 0)),
    ("taj_mahal destroyed", ("yellow,taj_mahal!grozilla", "blue,bank"), (0, 0)),
    # wind_turbine: 1 heart per green card
    ("wind_turbine none", ("yellow,wind_turbine", "green"), (0, 0)),
    ("wind_turbine market, dwelling, building", ("green,wind_turbine,house,igloo", "yellow"), (3, 2)),
    ("wind_turbine destroyed", ("green,wind_turbine,house!grozilla", "yellow"), (1, 0)),
    ("wind_turbine multicoloured", ("green,wind_turbine,houseboat", "yellow"), (2, 2)),
    # pyramid_of_khufu: the card of one neighbour at the same place
    ("pyramid_of_khufu same place", ("yellow,school,pyramid_of_khufu", "blue,zoo,florist,spa"), (1, 1)),
    ("pyramid_of_khufu nothing there", ("yellow,school,pyramid_of_khufu", "blue,zoo"), (0, 1)),
    (
        "pyramid_of_khufu not a special building",
        ("yellow,school,pyramid_of_khufu", "blue,zoo,race_track"),
        (0, 1),
    ),
    ("pyramid_of_khufu destroyed", ("yellow,school,pyramid_of_khufu", "blue,zoo,florist!catzilla"), (0, 1)),
    (
        "pyramid_of_khufu crossed-out symbols too",
        ("yellow,school,pyramid_of_khufu", "blue,zoo,factory"),
        (-1, 1),
    ),
    ("pyramid_of_khufu multicoloured", ("yellow,school,pyramid_of_khufu", "blue,zoo,tower_of_magic"), (2, 2)),
    (
        "pyramid_of_khufu right is better",
        ("yellow,park,pyramid_of_khufu", "blue,zoo,florist", "green,zoo,house", "orange,spa,hospital"),
        (1, 2),
    ),
    (
        "pyramid_of_khufu left is better",
        (
            "yellow,park,pyramid_of_khufu",
            "blue,spa,hospital",
            "green,zoo,luxury_residence",
            "orange,zoo,florist",
        ),
        (1, 2),
    ),
]


@pytest.mark.parametrize(("cities", "expected"), [c[1:] for c in CASES], ids=[f"R6 {c[0]}" for c in CASES])
def test_r6_hearts_and_inhabitants(cities: tuple[str, ...], expected: tuple[int, int]) -> None:
    assert symbols(cities) == expected


# --- R6.6: which neighbour ------------------------------------------------------------------------

# The owner's other factor is negative or nothing: fewer may be better, a tie looks left.
CHOICES = [
    (
        "stonehenge, negative hearts",
        "product",
        ("yellow,factory,stonehenge", "blue", "green", "orange"),
        (-1, 0),
        3,
    ),
    (
        "stonehenge, negative hearts, sum",
        "sum",
        ("yellow,factory,stonehenge", "blue", "green", "orange"),
        (-1, 1),
        1,
    ),
    ("stonehenge, tie", "product", ("yellow,park,stonehenge", "blue", "green", "orange,park"), (1, 1), 1),
    (
        "stonehenge, no hearts: tie, left",
        "product",
        ("yellow,stonehenge", "orange", "green", "blue"),
        (0, 0),
        1,
    ),
    ("stonehenge, no hearts, sum", "sum", ("yellow,stonehenge", "orange", "green", "blue"), (0, 1), 3),
    (
        "leaning_tower_of_pisa, negative inhabitants",
        "product",
        ("blue,haunted_house,leaning_tower_of_pisa", "yellow", "green", "orange"),
        (0, -1),
        3,
    ),
    (
        "leaning_tower_of_pisa, two negatives",
        "product",
        ("blue,haunted_house,factory,steelworks,leaning_tower_of_pisa", "yellow", "green", "orange"),
        (-2, -1),
        3,
    ),
    (
        "leaning_tower_of_pisa, two players",
        "product",
        ("blue,school,leaning_tower_of_pisa", "yellow"),
        (1, 1),
        1,
    ),
    (
        "pyramid_of_khufu, hearts or inhabitants by the product",
        "product",
        ("yellow,zoo,pyramid_of_khufu", "blue,spa,museum", "green", "orange,spa,school"),
        (3, 1),
        3,
    ),
    (
        "pyramid_of_khufu, hearts or inhabitants by the sum",
        "sum",
        ("yellow,zoo,pyramid_of_khufu", "blue,spa,museum", "green", "orange,spa,school"),
        (5, 0),
        1,
    ),
    (
        "pyramid_of_khufu, tie, left gives nothing",
        "product",
        ("yellow,zoo,pyramid_of_khufu", "blue", "green", "orange,spa,grocery"),
        (3, 0),
        1,
    ),
    (
        "pyramid_of_khufu, empty place before a crossed-out heart",
        "product",
        ("yellow,hospital,pyramid_of_khufu", "blue,zoo,factory", "green", "orange"),
        (0, 2),
        3,
    ),
]


@pytest.mark.parametrize(
    ("scoring", "cities", "expected", "neighbour"),
    [c[1:] for c in CHOICES],
    ids=[f"R6.6 {c[0]}" for c in CHOICES],
)
def test_r6_6_the_best_neighbour_for_the_owner(
    scoring: str, cities: tuple[str, ...], expected: tuple[int, int], neighbour: int
) -> None:
    assert symbols(cities, f"scoring={scoring}") == expected


@pytest.mark.parametrize(
    ("scoring", "cities", "expected", "neighbour"),
    [c[1:] for c in CHOICES],
    ids=[f"R6.6 {c[0]}" for c in CHOICES],
)
def test_r6_6_the_scoring_sheet_shows_the_neighbour(
    scoring: str, cities: tuple[str, ...], expected: tuple[int, int], neighbour: int
) -> None:
    lines = game_of(cities, f"scoring={scoring}").scores().cities[0].lines
    chosen = {line.card: line.neighbour for line in lines if line.neighbour is not None}
    assert chosen == {cities[0].rpartition(",")[2]: neighbour}


@pytest.mark.parametrize(("left", "right", "income"), [("", ",zoo,grocery", 1), (",zoo,grocery", "", 2)])
def test_r6_6_a_tie_looks_left_even_if_that_one_gives_nothing(left: str, right: str, income: int) -> None:
    cities = ("yellow,zoo,pyramid_of_khufu", f"blue{left}", f"green,{TEN}", f"orange{right}")
    assert game_of(cities).cities[0].income == income


# --- Pyramid: at the end only ---------------------------------------------------------------------


def test_r6_pyramid_of_khufu_copies_income_at_the_end_only() -> None:
    words = f"0.city=happy_market.yellow,school,pyramid_of_khufu 1.city=happy_market.blue,{TEN}"
    before = Game.from_text(f"hc1 specials=expert seat=0 visible=stadium,stadium,ski_resort {words}")
    over = Game.from_text(f"hc1 specials=expert phase=over {words}")
    assert (before.cities[0].income, over.cities[0].income) == (1, 1 + 2)
    assert before.scores().cities[0].income == 3  # the sheet counts as if the game ended now


def test_r6_order_at_the_end_the_pyramid_before_incomes_before_hearts() -> None:
    # the Pyramid's income (Spa, 2) makes its owner richer than the Taj Mahal's
    game = game_of(("yellow,bank,taj_mahal", "green,pyramid_of_khufu", f"blue,{TEN}"))
    assert [city.income for city in game.cities] == [2, 3, 1 + 2 + 2 + 1]
    assert game.cities[0].hearts == 3


# --- Japanese garden ------------------------------------------------------------------------------

GARDEN = [
    ("product", "museum,hospital,japanese_garden", 8),
    ("product", "museum,zoo,hospital,apartment_block,japanese_garden", 40),
    ("product", "ski_resort,zoo,hospital,luxury_residence,japanese_garden", 30),  # 6 × 5: not below 30
    ("product", "zoo,ski_resort,park,hospital,apartment_block,japanese_garden", 56),  # 7 × 4 = 28
    ("product", "factory,hospital,japanese_garden", -4),
    ("product", "factory,haunted_house,japanese_garden", 2),  # −1 × −1 = 1
    ("product", "factory,japanese_garden", 0),
    ("sum", "museum,hospital,japanese_garden", 8),
    ("sum", "factory,haunted_house,japanese_garden", -4),
    ("sum", "zoo,ski_resort,stadium,amusement_park,luxury_residence,treehouse,japanese_garden", 36),
    ("product", "museum,hospital,japanese_garden!grozilla", 4),
]


@pytest.mark.parametrize(("scoring", "city", "points"), GARDEN)
def test_r6_japanese_garden_doubles_below_30(scoring: str, city: str, points: int) -> None:
    game = game_of((f"yellow,{city}", "blue"), f"scoring={scoring}")
    assert game.cities[0].points == points


def test_r7_6_special_buildings_count_the_same_in_a_sum() -> None:
    game = game_of(("green,wind_turbine,house,hospital", "yellow"), "scoring=sum")
    assert game.cities[0].points == 2 + 3


def test_r6_5_hearts_that_depend_on_the_table_are_those_of_the_end() -> None:
    words = "0.city=happy_market.blue,burger_shop 1.city=happy_market.yellow 1.coins=9"
    game = Game.from_text(f"hc1 specials=expert seat=1 visible=school,zoo,zoo {words}")
    assert game.cities[0].hearts == 3
    assert game.play("buy school")[0].cities[0].hearts == 2
