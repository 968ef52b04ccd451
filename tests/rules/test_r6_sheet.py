"""R6.6, R7.3: the scoring sheet explains every heart, inhabitant and coin of income of a city."""

import pytest

from happycity.rules import Game, Line
from happycity.rules.cards import Kind, standard

EXPERT = [card.id for card in standard().of_kind(Kind.EXPERT)]
LEFT = "1.city=happy_market.blue,school,museum,spa,zoo,house,bank,perfume_shop"
RIGHT = "2.city=happy_market.green,park,cake_shop,bookshop!grozilla,offices 2.monsters=pioupiouzilla"


def lines_add_up(game: Game) -> None:
    """The lines of every city are its totals, and the totals are those of the table."""
    for city, sheet in zip(game.cities, game.scores().cities, strict=True):
        assert sum(line.hearts for line in sheet.lines) == sheet.hearts == city.hearts
        assert sum(line.inhabitants for line in sheet.lines) == sheet.inhabitants == city.inhabitants
        assert max(0, sum(line.income for line in sheet.lines)) == sheet.income  # R4.2
        product, total = sheet.hearts * sheet.inhabitants, sheet.hearts + sheet.inhabitants
        assert sheet.counted == (product if game.config.scoring == "product" else total)
        assert sheet.points == city.points == (sheet.counted - sheet.lost) * (2 if sheet.doubled else 1)
        places = [line.place for line in sheet.lines]
        assert places == [*range(1, len(city.cards) + 1), *[None] * len(city.monsters)]
        assert [line.destroyed_by for line in sheet.lines if line.destroyed_by] == [*city.destroyed.values()]


@pytest.mark.parametrize("scoring", ["product", "sum"])
@pytest.mark.parametrize("special", EXPERT)
def test_r7_3_the_lines_add_up_with_every_special_building(special: str, scoring: str) -> None:
    own = f"0.city=happy_market.yellow,library,igloo,{special},apartment_block,florist 0.monsters=catzilla"
    words = f"hc1 specials=expert grozilla=yes players=3 phase=refill scoring={scoring}"
    lines_add_up(Game.from_text(f"{words} {own} {LEFT} {RIGHT}"))


@pytest.mark.parametrize("special", [name for name in EXPERT if name != "sphinx"])
def test_r7_3_the_lines_add_up_with_every_copy_of_a_sphinx(special: str) -> None:
    own = "0.city=happy_market.yellow,library,igloo,sphinx,apartment_block,florist 0.monsters=catzilla"
    left = f"{LEFT},hospital,garage"
    words = "hc1 specials=expert grozilla=yes players=3 phase=copy"
    game = Game.from_text(f"{words} {own} {left} {RIGHT} box={special}").play("refuse")[0]
    lines_add_up(game)
    assert game.scores().cities[0].lines[3].copied == special


@pytest.mark.parametrize("special", EXPERT)
def test_r7_3_the_lines_add_up_with_a_destroyed_special_building(special: str) -> None:
    words = f"0.city=happy_market.yellow,library,{special}!catzilla,florist"
    game = Game.from_text(f"hc1 specials=expert grozilla=yes players=3 phase=refill {words} {LEFT} {RIGHT}")
    lines_add_up(game)
    assert game.scores().cities[0].lines[2] == Line(special, 3, 0, 0, -1, destroyed_by="catzilla")


BELOW = [
    ("0.city=happy_market.yellow!grozilla,school 0.monsters=poulpzilla", [0, -1, 0]),
    ("0.city=happy_market.yellow!poulpzilla,school", [-1, 0]),
    ("0.city=happy_market.yellow!poulpzilla,barber", [-1, 3]),
    (
        "0.city=happy_market.yellow!grozilla,barber 0.monsters=poulpzilla 1.city=happy_market.blue!catzilla",
        [0, 0, -1],
    ),
]


@pytest.mark.parametrize(("words", "incomes"), BELOW)
def test_r4_2_lines_show_an_income_below_0_before_it_is_raised(words: str, incomes: list[int]) -> None:
    game = Game.from_text(f"hc1 specials=expert grozilla=yes phase=refill {words}")
    lines_add_up(game)
    assert sorted(line.income for line in game.scores().cities[0].lines) == sorted(incomes)


def test_r6_lines_of_a_city_literally() -> None:
    words = "0.city=happy_market.green,florist,art_gallery,factory!pioupiouzilla,house 0.monsters=poulpzilla"
    game = Game.from_text(f"hc1 specials=expert grozilla=yes phase=refill {words} 1.city=happy_market.yellow")
    assert game.scores().cities[0].lines == (
        Line("happy_market", 1, 1, 0, 0),
        Line("florist", 2, 1, 1, 0),
        Line("art_gallery", 3, 1, 1, 0),
        Line("factory", 4, 0, -1, 0, destroyed_by="pioupiouzilla"),
        Line("house", 5, 0, 0, 1),
        Line("poulpzilla", None, -1, 0, 0),
    )


@pytest.mark.parametrize(
    ("special", "lost", "doubled", "points"),
    [("concert_hall", 1, False, 3), ("japanese_garden", 0, True, 8), ("castle", 0, False, 4)],
)
def test_r6_the_sheet_shows_what_was_lost_or_doubled(
    special: str, lost: int, doubled: bool, points: int
) -> None:
    words = f"0.city=happy_market.yellow,museum,hospital,{special}"
    sheet = Game.from_text(f"hc1 specials=expert phase=refill {words}").scores().cities[0]
    assert (sheet.counted, sheet.lost, sheet.doubled, sheet.points) == (4, lost, doubled, points)
