"""Sanity tests of the reference engine: the two checks of the rule book, some sharp corners, random games."""

import json
import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from tests.reference.cards import CARDS, COLOURS, MARKET, of_kind
from tests.reference.dealing import deck_cards, random_reshuffle, random_setup
from tests.reference.game import ReferenceGame
from tests.reference.income import incomes
from tests.reference.purchase import price
from tests.reference.scoring import score
from tests.reference.specials import meets
from tests.reference.table import Place, Player, standing

CELLS = list(product(range(2, 6), ("family", "expert"), (False, True)))


def new_game(players: int, specials: str, grozilla: bool, seed: int = 0) -> ReferenceGame:
    rng = random.Random(f"{players} {specials} {grozilla} {seed}")
    config = {"players": players, "specials": specials, "grozilla": grozilla, "scoring": "product"}
    return ReferenceGame(config, random_setup(config, rng), random_reshuffle(rng))


def at_buy(cities: list[str], *, grozilla: bool = False, specials: str = "") -> ReferenceGame:
    """An expert game in seat 0's buy phase; a city is a market and its cards: `blue: school park`."""
    game = new_game(len(cities), "expert", grozilla)
    for player, city in zip(game.table.players, cities, strict=True):
        player.market, _, cards = city.partition(":")
        player.city = [Place(MARKET), *(Place(card) for card in cards.split())]
        player.took_special = any(CARDS[place.card].special for place in player.city)
    game.table.visible = ["grocery", "museum", "zoo"]
    game.table.specials = specials.split()
    game.round = 1
    game._ask("buy", 0)
    return game


def player_of(game: ReferenceGame, seat: int = 0) -> Player:
    return game.table.players[seat]


def test_scoring_check_of_the_rule_book() -> None:  # R7.7
    game = at_buy(
        ["white: shoe_shop school house museum film_studios steelworks luxury_residence spa zoo", "white:"]
    )
    result = score(game.table, 0)
    assert (result.inhabitants, result.hearts, result.points) == (5, 8, 40)


def test_multicoloured_check_of_the_rule_book() -> None:  # R8.14
    cities = ["blue: haunted_house grocery hug_fest", "yellow:"]
    game = at_buy(cities, grozilla=True, specials="japanese_garden parthenon")
    game.table.visible[0] = "skatepark"
    game.play("buy skatepark")
    assert game.state()["players"][0]["tokens"] == {"blue": 1, "orange": 1}
    assert game.legal() == ["decline", "take parthenon"]
    assert not meets(player_of(game), CARDS["japanese_garden"])


def test_an_illegal_move_changes_nothing() -> None:
    game = new_game(3, "family", True)
    before = game.state()
    with pytest.raises(ValueError, match=r"illegal move 'keep' in refill.*draw 4"):
        game.play("keep")
    assert game.state() == before


def test_market_is_drafted_from_the_last_seat() -> None:  # R2.5
    game = new_game(3, "expert", False)
    assert (game.seat, game.legal()) == (2, [f"market {colour}" for colour in COLOURS])
    for move in ("market green", "market yellow"):
        game.play(move)
    assert (game.seat, game.legal()) == (0, ["market blue", "market orange", "market purple"])


def test_token_payments_are_listed_in_order() -> None:  # R8.10
    game = at_buy(["white:", "yellow:"], grozilla=True)
    player_of(game).coins = 1
    player_of(game).tokens.update(yellow=1, purple=2)
    game.table.visible = ["bank", "museum"]
    assert game.legal()[:6] == [
        "coin",
        "buy bank with yellow",
        "buy bank with purple",
        "buy bank with yellow purple",
        "buy bank with purple purple",
        "buy museum with yellow purple",
    ]


def test_prices() -> None:  # R6 hotdog_shop, airport, underwater_tunnel
    assert price(player_of(at_buy(["blue: hotdog_shop", "green:"])), "stadium") == 6
    assert price(player_of(at_buy(["blue: hotdog_shop", "green:"])), "space_camp") == 9
    assert price(player_of(at_buy(["blue: airport", "green:"])), "space_camp") == 6
    assert price(player_of(at_buy(["blue: airport", "green:"])), "house") == 0


def test_statue_of_liberty_at_ten_cards() -> None:  # R5.10, R6; R5.3: the one-card pile becomes the deck
    city = "white: school park library museum observatory hospital house apartment_block"
    game = at_buy([city, "yellow:"], specials="statue_of_liberty sphinx")
    player_of(game).coins, game.table.decks[0] = 2, []
    game.play("buy grocery")
    assert game.legal() == ["decline", "take statue_of_liberty"]
    game.play("take statue_of_liberty")
    assert player_of(game).city[-1] == Place("statue_of_liberty")
    assert len(player_of(game).city) == 10
    assert game.table.decks[0] == ["grocery"]
    assert game.state()["last_round"]


def test_barber_compares_raised_incomes() -> None:  # R4.2
    game = at_buy(["white: barber", "white: grocery"], grozilla=True)
    assert incomes(game.table) == [4, 2]
    player_of(game).city[0].destroyed_by = "poulpzilla"
    assert incomes(game.table) == [2, 2]


def test_monster_is_driven_away_and_the_earlier_one_destroys() -> None:  # R8.5 to R8.7
    game = at_buy(["white: school", "white: park louvre", "white:"], grozilla=True)
    player_of(game).monsters = ["pioupiouzilla", "corgzilla"]
    player_of(game, 1).monsters, player_of(game, 1).louvre = ["catzilla"], 2
    game.play("buy grocery")
    assert (game.phase, game.seat, game.legal()) == ("destroy", 1, ["destroy 1", "destroy 2", "destroy 3"])
    assert game.state()["players"][1]["monsters"] == ["catzilla", "pioupiouzilla"]
    game.play("destroy 3")
    assert game.state()["players"][1]["destroyed"] == {"3": "catzilla"}
    assert "louvre" not in game.state()["players"][1]
    assert (game.phase, game.legal()) == ("give", ["give 1", "give 2"])  # R8.13


def test_a_monster_may_come_back_and_keep_another_from_leaving() -> None:  # R8.7b
    game = at_buy(["white: school", "white: park"], grozilla=True)
    game.table.visible[0] = "post_office"
    player_of(game).monsters = ["pioupiouzilla", "catzilla"]
    player_of(game, 1).tokens["yellow"] = 1
    game.play("buy post_office")
    assert (game.phase, game.seat) == ("destroy", 0)
    assert player_of(game).monsters == ["catzilla", "pioupiouzilla"]
    game.play("destroy 1")
    assert player_of(game).monsters == ["pioupiouzilla"]
    assert (game.phase, game.seat) == ("discard", 1)


def test_pyramid_looks_at_the_neighbour_with_more_points() -> None:  # R6.6
    game = at_buy(
        ["white: school pyramid_of_khufu", "white: park casino", "white: park luxury_residence", "white:"]
    )
    assert score(game.table, 0).neighbour == 1
    game = at_buy(["white: park pyramid_of_khufu", "white: park casino", "white:", "white: park hospital"])
    assert (score(game.table, 0).neighbour, score(game.table, 0).points) == (3, 2)
    assert incomes(game.table)[0] == 1


def test_sphinx_refuses_and_draws_from_the_box() -> None:  # R6 sphinx
    full = "blue: school library museum house apartment_block luxury_residence park bank sphinx"
    game = at_buy([full, "yellow: taj_mahal"])
    game.table.box = ["art_gallery"]
    game.active = 1
    game._ask("buy", 1)
    game.play("coin")
    assert (game.phase, game.legal(), game.state()["players"][0]["hearts"]) == (
        "copy",
        ["copy 1", "refuse"],
        4,
    )
    game.play("refuse")
    assert game.state()["players"][0]["copied"] == "art_gallery"
    assert (game.over, game.state()["seat"], game.state()["players"][0]["income"]) == (True, None, 3)


# The cities from seat 0 on, and income, hearts, inhabitants, points of seat 0 if the game were scored now.
EFFECTS = {
    "art_gallery": (["white: museum art_gallery", "white:"], (1, 4, 0, 0)),
    "bakery": (["white: house swiss_chalet bakery", "white:"], (5, 1, 3, 3)),
    "barber, tied": (["white: barber", "white:"], (1, 0, 0, 0)),
    "billiards": (["yellow: post_office skatepark hug_fest billiards zoo", "white:"], (6, 5, -1, -5)),
    "bowling_alley": (["purple: bowling_alley factory", "white:"], (8, -1, 0, 0)),
    "burger_shop, tied": (["blue: burger_shop", "blue:", "yellow:"], (1, 2, 0, 0)),
    "burger_shop, second": (["blue: burger_shop", "blue: park", "yellow:"], (1, 1, 0, 0)),
    "concert_hall": (["white: house park concert_hall", "white:"], (1, 1, 1, 0)),
    "escape_room": (["yellow: escape_room", "yellow: bank", "blue: bank"], (3, 0, 0, 0)),
    "escape_room, more": (["yellow: escape_room", "yellow: bank", "blue:"], (1, 0, 0, 0)),
    "golden_gate, two": (["blue: park golden_gate school", "white:"], (1, 2, 2, 4)),
    "golden_gate, three": (
        ["white: park golden_gate school house zoo bank library", "white:"],
        (2, 7, 4, 28),
    ),
    "golden_gate, end of row": (["white: house igloo spa golden_gate zoo", "white:"], (4, 5, 2, 10)),
    "great_wall": (["white: great_wall park skatepark", "white:"], (1, 5, 0, 0)),
    "great_wall, one card": (["white: great_wall park", "white:"], (1, 2, 0, 0)),
    "japanese_garden": (["white: hospital museum japanese_garden", "white:"], (1, 2, 2, 8)),
    "leaning_tower_of_pisa": (
        ["white: leaning_tower_of_pisa house", "white:", "white:", "yellow: bank"],
        (1, 2, 1, 2),
    ),
    "machu_picchu": (["white: machu_picchu", "orange: zoo", "orange: zoo spa"], (1, 0, 2, 0)),
    "mayan_pyramid": (["white: mayan_pyramid house", "green:"], (1, 1, 1, 1)),
    "moai": (["white: moai", "white:"], (1, 4, 0, 0)),
    "organic_market": (["white: house hospital museum organic_market", "white:"], (3, 2, 3, 6)),
    "parthenon": (["white: park parthenon", "white:"], (1, 1, 4, 4)),
    "parthenon, green": (["white: hug_fest parthenon", "white:"], (1, 1, -1, -1)),
    "pyramid, special": (["white: pyramid_of_khufu", "white: cat_cafe"], (1, 0, 0, 0)),
    "race_track": (["white: race_track", "white:"], (1, 2, 0, 0)),
    "red_square": (["white: red_square", "white:"], (1, 3, 0, 0)),
    "sphinx": (["white: sphinx", "white: race_track"], (1, 0, 0, 0)),
    "stonehenge": (["white: park stonehenge", "white:", "white: school park", "blue:"], (1, 1, 1, 1)),
    "stonehenge, negative": (["white: factory stonehenge", "blue: park", "blue:"], (2, -1, 1, -1)),
    "sushi_bar": (["blue: park sushi_bar", "white:"], (3, 1, 0, 0)),
    "taj_mahal": (["white: taj_mahal", "white: bank", "white:", "white: bank"], (1, 3, 0, 0)),
    "taj_mahal, tied": (["white: taj_mahal", "white: bank", "white: bank", "white:"], (1, 1, 0, 0)),
    "taj_mahal, pyramid": (["white: taj_mahal igloo", "white: pyramid_of_khufu bank house"], (2, 1, 1, 1)),
    "wind_turbine": (["green: wind_turbine house", "white:"], (1, 2, 1, 2)),
}


@pytest.mark.parametrize(("cities", "expected"), EFFECTS.values(), ids=EFFECTS)
def test_lasting_effects(cities: list[str], expected: tuple[int, int, int, int]) -> None:
    state = at_buy(cities, grozilla=True).state()["players"][0]
    assert tuple(state[key] for key in ("income", "hearts", "inhabitants", "points")) == expected


def check_names_and_sizes(game: ReferenceGame) -> None:
    for player in game.table.players:
        names = [place.card for place in standing(player)]
        assert len(names) == len(set(names))  # R5.6
        assert len(player.city) <= 10  # R5.10
        assert player.coins >= 0
        assert min(player.tokens.values()) >= 0
        assert sum(CARDS[place.card].special for place in player.city) <= 1  # R5.9
    assert len(game.table.visible) <= 3
    if game.phase == "buy":
        assert len(game.table.visible) == 3
    assert game.over or game.legal()


def cards_on_the_table(game: ReferenceGame) -> Counter[str]:
    table = game.table
    found = Counter(card for pile in [*table.decks, *table.discards] for card in pile)
    found.update([*table.visible, *table.specials, *table.box, *table.gone])
    found.update(table.dwellings)
    for player in table.players:
        found.update(place.card for place in player.city if place.card != MARKET)
        found.update(player.monsters)
        found.update(place.destroyed_by for place in player.city if place.destroyed_by)
    return +found


def all_cards(players: int, specials: str, grozilla: bool) -> Counter[str]:
    every = Counter(card for deck in range(1, 5 if grozilla else 4) for card in deck_cards(deck))
    every.update(card.id for card in of_kind(specials))
    every.update({card.id: players - 1 for card in of_kind("dwelling")})
    return every


def check_result(result: dict[str, Any], state: dict[str, Any]) -> None:
    assert result["points"] == [player["points"] for player in state["players"]]
    assert result["winners"] == sorted(result["winners"]) != []
    assert result["rounds"] == state["round"]
    assert state["last_round"]
    assert json.loads(json.dumps(state)) == state


@pytest.mark.parametrize(("players", "specials", "grozilla"), CELLS)
def test_random_games(players: int, specials: str, grozilla: bool) -> None:
    every = all_cards(players, specials, grozilla)
    for seed in range(20):
        game, rng = new_game(players, specials, grozilla, seed), random.Random(seed)
        while not game.over:
            game.play(rng.choice(game.legal()))
            check_names_and_sizes(game)
            assert cards_on_the_table(game) == every
        check_result(game.result(), game.state())
        assert game.legal() == []
