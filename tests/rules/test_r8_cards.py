"""R8: the fourth deck, its 20 multicoloured buildings and 5 monsters, and what monsters do to a city."""

import pytest

from happycity.rules import Config, Game
from happycity.rules.cards import COLOURS, Kind, standard

YELLOW, BLUE, GREEN, ORANGE, PURPLE = COLOURS

# cost, colours, income, hearts, inhabitants
BUILDINGS = {
    "hug_fest": (0, (YELLOW, BLUE, GREEN, ORANGE, PURPLE), 0, 1, -1),
    "underground_city": (0, (YELLOW, BLUE, PURPLE), 0, -1, 1),
    "joke_drive_in": (1, (YELLOW, PURPLE), 1, 0, -1),
    "artists_loft": (1, (GREEN, PURPLE), 1, -1, 0),
    "post_office": (2, (YELLOW, BLUE), 1, 0, 0),
    "skatepark": (2, (BLUE, ORANGE), 0, 1, 0),
    "farm_shop": (3, (YELLOW, GREEN), 1, 0, 1),
    "floating_market": (3, (YELLOW, BLUE, GREEN, ORANGE), 1, 1, 0),
    "houseboat": (4, (BLUE, GREEN), 0, 0, 2),
    "saloon": (4, (YELLOW, ORANGE), 1, 1, 0),
    "recycling_centre": (5, (YELLOW, BLUE, PURPLE), 2, 0, 1),
    "food_truck_depot": (5, (YELLOW, ORANGE, PURPLE), 2, 1, 0),
    "swiss_chalet": (6, (GREEN, ORANGE), 0, 1, 2),
    "eco_village": (6, (YELLOW, BLUE, GREEN), 1, 0, 2),
    "tower_of_magic": (7, (BLUE, PURPLE), 1, 2, 1),
    "robot_theatre": (7, (ORANGE, PURPLE), 2, 2, 0),
    "lighthouse_hotel": (8, (BLUE, GREEN, ORANGE), 0, 2, 1),
    "treetop_cinema": (8, (YELLOW, GREEN, ORANGE, PURPLE), 0, 1, 2),
    "space_camp": (9, (GREEN, ORANGE, PURPLE), 1, 2, 1),
    "balloon_harbour": (9, (BLUE, GREEN, ORANGE, PURPLE), 0, 2, 2),
}
# colour, income, hearts, inhabitants, verb
MONSTERS: dict[str, tuple[str, int, int, int, str | None]] = {
    "grozilla": (GREEN, 0, 0, 0, "no_discard"),
    "poulpzilla": (PURPLE, -1, 0, 0, None),
    "corgzilla": (ORANGE, 0, 0, 0, "gift_each_turn"),
    "pioupiouzilla": (YELLOW, 0, -1, 0, None),
    "catzilla": (BLUE, 0, 0, -1, None),
}
PAIRS = {
    YELLOW: "grocery,shoe_shop",
    BLUE: "school,police_station",
    GREEN: "house,apartment_block",
    ORANGE: "spa,casino",
    PURPLE: "garage,offices",
}


def test_r8_1_the_fourth_deck_has_twenty_buildings_and_five_monsters() -> None:
    assert [card.id for card in standard().of_kind(Kind.MULTICOLOURED)] == list(BUILDINGS)
    assert [card.id for card in standard().of_kind(Kind.MONSTER)] == list(MONSTERS)
    game = Game.new(Config(grozilla=True), seed=1)
    assert game.deck_sizes == (28, 20, 18, 25)
    assert game.setup is not None
    assert sorted(game.setup.decks[3]) == sorted([*BUILDINGS, *MONSTERS])
    assert game.tokens == dict.fromkeys(COLOURS, 3)
    assert Game.new(Config(), seed=1).deck_sizes == (28, 20, 18)


@pytest.mark.parametrize("name", BUILDINGS)
def test_r8_1_what_is_printed_on_a_multicoloured_building(name: str) -> None:
    card = standard()[name]
    assert (card.cost, card.colours, card.income, card.hearts, card.inhabitants) == BUILDINGS[name]
    assert (card.deck, card.copies) == (4, 1)


@pytest.mark.parametrize("name", MONSTERS)
def test_r8_9_what_is_printed_on_a_monster(name: str) -> None:
    card, (colour, *symbols, verb) = standard()[name], MONSTERS[name]
    assert card.colours == (colour,)
    assert [card.income, card.hearts, card.inhabitants] == symbols
    assert (card.effect.do if card.effect else None) == verb


@pytest.mark.parametrize("name", BUILDINGS)
def test_r8_2_a_multicoloured_building_is_bought_like_any_other(name: str) -> None:
    cost, _, income, hearts, inhabitants = BUILDINGS[name]
    game = Game.from_text(f"hc1 grozilla=yes visible={name},zoo,zoo 0.coins={cost}").play(f"buy {name}")[0]
    city = game.cities[0]
    assert (city.coins, city.cards) == (0, ("happy_market", name))
    assert (city.income, city.hearts, city.inhabitants) == (1 + income, hearts, inhabitants)
    if cost:
        poor = Game.from_text(f"hc1 grozilla=yes visible={name},zoo,zoo 0.coins={cost - 1}")
        assert f"buy {name}" not in map(str, poor.legal_moves)


@pytest.mark.parametrize("name", BUILDINGS)
def test_r8_8_a_multicoloured_building_has_all_its_colours(name: str) -> None:
    for colour in COLOURS:  # with two cards of a colour it brings that colour's token, or not
        words = f"visible={name},zoo,zoo 0.coins=9 0.city=happy_market.white,{PAIRS[colour]}"
        city = Game.from_text(f"hc1 grozilla=yes {words}").play(f"buy {name}")[0].cities[0]
        assert city.tokens == ({colour: 1} if colour in BUILDINGS[name][1] else {})


# --- the fourth deck in the central area ----------------------------------------------------------


def test_r8_2_the_fourth_deck_is_chosen_like_the_others() -> None:
    game = Game.from_text("hc1 grozilla=yes phase=refill visible=zoo,zoo")
    assert [str(move) for move in game.legal_moves] == ["draw 1", "draw 2", "draw 3", "draw 4"]
    game = game.play("draw 4")[0]
    assert (game.visible, game.phase, game.deck_sizes[3]) == (("zoo", "zoo", "hug_fest"), "buy", 24)
    plain = Game.from_text("hc1 phase=refill visible=zoo,zoo")
    assert [str(move) for move in plain.legal_moves] == ["draw 1", "draw 2", "draw 3"]


FRONTS = "0.monsters=poulpzilla 1.monsters=corgzilla 1.city=happy_market.white!catzilla"
GONE = ",".join(name for name in BUILDINGS if name not in ("hug_fest", "saloon"))


def test_r8_3_the_fourth_deck_is_never_rebuilt() -> None:
    words = f"{FRONTS} 0.city=happy_market.white!grozilla,bank!pioupiouzilla 0.tokens=green"
    words += f" deck4=hug_fest discard4={GONE} visible=saloon,zoo"
    game, events = Game.from_text(f"hc1 grozilla=yes phase=refill {words}").play("draw 4")
    assert (game.deck_sizes[3], game.discard_sizes[3]) == (0, 18)
    assert "rebuilt" not in [event.name for event in events]
    for move in ("coin", "discard saloon"):
        game, _ = game.play(move)
    assert (game.deck_sizes[3], game.discard_sizes[3]) == (0, 19)
    assert [str(move) for move in game.legal_moves] == ["draw 1", "draw 2", "draw 3"]


def test_r5_1_a_multicoloured_building_is_discarded_to_the_fourth_pile() -> None:
    game = Game.from_text("hc1 grozilla=yes phase=discard visible=zoo,saloon,bank").play("discard saloon")[0]
    assert game.discard_sizes == (0, 0, 0, 1)


# --- what monsters do (R8.9, R8.11) ---------------------------------------------------------------

CITY = "happy_market.white,florist,bookshop,school"  # income 3, hearts 1, inhabitants 2


@pytest.mark.parametrize("name", MONSTERS)
def test_r8_11_in_front_or_on_a_destroyed_card_a_monster_counts_alike(name: str) -> None:
    _, income, hearts, inhabitants, _ = MONSTERS[name]
    in_front = Game.from_text(f"hc1 grozilla=yes phase=refill 0.city={CITY} 0.monsters={name}").cities[0]
    covering = Game.from_text(f"hc1 grozilla=yes phase=refill 0.city={CITY},zoo!{name}").cities[0]
    expected = (3 + income, 1 + hearts, 2 + inhabitants, (1 + hearts) * (2 + inhabitants))
    for city in (in_front, covering):
        assert (city.income, city.hearts, city.inhabitants, city.points) == expected


def test_r8_9_poulpzilla_never_brings_an_income_below_0() -> None:
    words = "0.city=happy_market.white!grozilla,school 0.monsters=poulpzilla 0.coins=2"
    game = Game.from_text(f"hc1 grozilla=yes visible=zoo,zoo,spa seat=1 {words}")
    assert game.cities[0].income == 0
    assert game.play("coin")[0].cities[0].coins == 2


@pytest.mark.parametrize("name", MONSTERS)
@pytest.mark.parametrize("where", ["in front", "on a card"])
def test_r8_9_grozilla_alone_forbids_discarding(name: str, where: str) -> None:
    suffers = f"1.monsters={name}" if where == "in front" else f"1.city=happy_market.white,zoo!{name}"
    game = Game.from_text(f"hc1 grozilla=yes visible=zoo,spa,bank {suffers}").play("coin")[0]
    assert (game.seat, game.phase) == (1, "buy" if name == "grozilla" else "discard")


def test_r8_9_grozilla_forbids_discarding_but_not_refilling() -> None:
    game = Game.from_text("hc1 grozilla=yes visible=zoo,spa,bank 0.coins=3 1.monsters=grozilla").play(
        "buy bank"
    )[0]
    assert (game.seat, game.phase, game.visible) == (1, "refill", ("zoo", "spa"))
