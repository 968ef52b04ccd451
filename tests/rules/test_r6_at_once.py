"""R6, R5.11: special buildings that do something at once."""

import pytest

from happycity.rules import Game

SEEN = "visible=zoo,zoo,stadium"


def take(name: str, words: str, seat: int = 0) -> Game:
    """The game after a player passed (1 coin) and took the special building."""
    game = Game.from_text(f"hc1 specials=expert {SEEN} seat={seat} table={name} {words}")
    return game.play("coin")[0].play(f"take {name}")[0]


# --- Concert hall ---------------------------------------------------------------------------------

ENCORE = [
    ("twice the income", "0.city=happy_market.yellow,school,igloo,offices", 8),
    ("a monster's income counts", "0.city=happy_market.yellow,school,igloo,offices 0.monsters=poulpzilla", 6),
    (
        "nothing below 0",
        "0.city=happy_market.yellow!grozilla,school,house,treetop_cinema 0.monsters=poulpzilla",
        0,
    ),
]


@pytest.mark.parametrize(
    ("words", "coins"), [c[1:] for c in ENCORE], ids=[f"R6 concert_hall, {c[0]}" for c in ENCORE]
)
def test_r6_concert_hall_pays_twice_the_income_at_once(words: str, coins: int) -> None:
    city = take("concert_hall", f"grozilla=yes {words}").cities[0]
    assert city.coins == 1 + coins


def test_r6_concert_hall_leaves_the_next_income_phase_as_usual() -> None:
    words = "1.city=happy_market.yellow,school,igloo 0.city=happy_market.blue"
    game = take("concert_hall", words, seat=1)
    assert game.round == 2
    assert game.cities[1].coins == 1 + 2 * 2 + 2


@pytest.mark.parametrize(
    ("scoring", "words", "points"),
    [
        ("product", "0.city=happy_market.yellow,museum,hospital,concert_hall", 2 * 2 - 1),
        ("sum", "0.city=happy_market.yellow,museum,hospital,concert_hall", 2 + 2 - 1),
        ("product", "0.city=happy_market.yellow,museum,igloo,hardware_store,concert_hall", 2 * 1 - 4),
        (
            "product",
            "0.city=happy_market.yellow!grozilla,museum,school,concert_hall 0.monsters=poulpzilla",
            2,
        ),
        ("product", "0.city=happy_market.yellow,museum,hospital,concert_hall!catzilla", 2 * (2 - 1)),
    ],
)
def test_r6_concert_hall_costs_the_income_at_the_end(scoring: str, words: str, points: int) -> None:
    game = Game.from_text(f"hc1 specials=expert grozilla=yes scoring={scoring} phase=refill {words}")
    assert game.cities[0].points == points


# --- Joke shop and Race track ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("city", "coins"),
    [
        ("happy_market.green,igloo", 3),
        ("happy_market.green,igloo,grocery,bank,school,library,park,museum,spa", 10),
        (
            "happy_market.green,igloo,grocery!catzilla",
            4,
        ),  # R8.12: a covered card and its monster are one card
    ],
)
def test_r6_joke_shop_pays_per_card_itself_included(city: str, coins: int) -> None:
    game = take("joke_shop", f"grozilla=yes 0.city={city} 0.monsters=grozilla")
    assert game.cities[0].coins == 1 + coins


@pytest.mark.parametrize("players", [2, 5])
def test_r6_race_track_pays_everybody_and_has_two_hearts(players: int) -> None:
    others = " ".join(
        f"{seat}.city=happy_market.{colour}"
        for seat, colour in enumerate(("blue", "green", "orange", "purple"), 1)
    )
    others = " ".join(others.split()[: players - 1])
    words = f"players={players} 0.city=happy_market.yellow,garage,igloo {others}"
    game = take("race_track", words)
    assert [city.coins for city in game.cities] == [2] + [1] * (players - 1)
    assert [city.hearts for city in game.cities] == [2] + [0] * (players - 1)


# --- Louvre and Underwater tunnel: what begins when they are taken --------------------------------


def test_r6_louvre_begins_with_two_phases() -> None:
    city = take("louvre", "0.city=happy_market.yellow,garage,igloo,spa").cities[0]
    assert (city.louvre_phases, city.coins) == (2, 1)


def test_r6_louvre_of_the_last_seat_pays_in_the_very_next_phase() -> None:
    words = "0.city=happy_market.blue,bank 1.city=happy_market.yellow,garage,igloo,spa"
    city = take("louvre", words, seat=1).cities[1]
    assert (city.louvre_phases, city.coins) == (1, 1 + (1 + 2 + 1 + 2) + 2)


@pytest.mark.parametrize(
    "words",
    [
        "0.city=happy_market.yellow,bank,louvre 0.louvre=2",
        "0.city=happy_market.yellow,bank,underwater_tunnel 0.free=yes",
    ],
)
def test_r6_a_destroyed_special_building_loses_everything_still_to_come(words: str) -> None:
    game = Game.from_text(
        f"hc1 specials=expert grozilla=yes phase=destroy visible=zoo,zoo 0.monsters=grozilla,catzilla {words}"
    )
    kept, lost = game.play("destroy 2")[0].cities[0], game.play("destroy 3")[0].cities[0]
    assert (kept.louvre_phases, kept.free_card) != (0, False)
    assert (lost.louvre_phases, lost.free_card, lost.special) == (0, False, None)


# --- Statue of Liberty ----------------------------------------------------------------------------

STATUE = [
    # before, after, discard piles of the four decks, hearts
    (
        "the card that met the condition goes",
        "happy_market.blue,school,library",
        "happy_market.blue,school,statue_of_liberty",
        (1, 0, 0, 0),
        4,
    ),
    (
        "a card of deck 2",
        "happy_market.blue,school,library,museum",
        "happy_market.blue,school,library,statue_of_liberty",
        (0, 1, 0, 0),
        5,
    ),
    (
        "a card of deck 3",
        "happy_market.blue,school,library,casino",
        "happy_market.blue,school,library,statue_of_liberty",
        (0, 0, 1, 0),
        5,
    ),
    (
        "a multicoloured one goes to the fourth pile",
        "happy_market.blue,school,skatepark",
        "happy_market.blue,school,statue_of_liberty",
        (0, 0, 0, 1),
        4,
    ),
    (
        "a dwelling goes back to the box",
        "happy_market.blue,school,library,house",
        "happy_market.blue,school,library,statue_of_liberty",
        (0, 0, 0, 0),
        5,
    ),
    (
        "the tenth card (R5.10)",
        "happy_market.blue,school,library,park,bank,grocery,florist,spa,house,casino",
        "happy_market.blue,school,library,park,bank,grocery,florist,spa,house,statue_of_liberty",
        (0, 0, 1, 0),
        9,
    ),
    (
        "a destroyed last place",
        "happy_market.blue,school,library,florist,spa!grozilla",
        "happy_market.blue,school,library,statue_of_liberty,spa!grozilla",
        (1, 0, 0, 0),
        5,
    ),
    (
        "two destroyed last places",
        "happy_market.blue,school,library,house,spa!grozilla,bank!catzilla",
        "happy_market.blue,school,library,statue_of_liberty,spa!grozilla,bank!catzilla",
        (0, 0, 0, 0),
        5,
    ),
]


@pytest.mark.parametrize(
    ("before", "after", "discards", "hearts"),
    [c[1:] for c in STATUE],
    ids=[f"R6 statue_of_liberty, {c[0]}" for c in STATUE],
)
def test_r6_statue_of_liberty_replaces_the_last_card(
    before: str, after: str, discards: tuple[int, ...], hearts: int
) -> None:
    words = f"hc1 specials=expert grozilla=yes phase=special {SEEN} table=statue_of_liberty"
    game = Game.from_text(f"{words} 0.city={before} 1.city=happy_market.green").play(
        "take statue_of_liberty"
    )[0]
    assert f"0.city={after} " in game.text
    assert game.discard_sizes == discards
    assert game.dwellings["house"] == (0 if "house" in before else 1)
    assert game.cities[0].hearts == hearts


def test_r5_6_the_name_that_the_statue_of_liberty_removed_is_free_again() -> None:
    words = (
        "visible=library,zoo,zoo 0.coins=9 1.city=happy_market.green phase=special table=statue_of_liberty"
    )
    game = Game.from_text(f"hc1 specials=expert {words} 0.city=happy_market.blue,school,library")
    for move in ("take statue_of_liberty", "keep", "coin", "keep"):
        assert "buy library" not in [str(m) for m in game.legal_moves]
        game = game.play(move)[0]
    assert (game.seat, game.phase) == (0, "buy")
    assert "buy library" in [str(move) for move in game.legal_moves]


def test_r6_statue_of_liberty_cannot_be_exchanged_for_anything_without_three_blue_cards() -> None:
    words = "0.city=happy_market.blue,school,library!catzilla table=statue_of_liberty"
    game = Game.from_text(f"hc1 specials=expert grozilla=yes {SEEN} {words} 1.city=happy_market.green").play(
        "coin"
    )[0]
    assert game.seat == 1
