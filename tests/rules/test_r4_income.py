"""R4: what an income phase pays, and in which order."""

import pytest

from happycity.rules import Event, Game

LAST_TURN = "hc1 specials=expert round=3 visible=bank,park,florist"


def next_round(words: str, players: int = 2) -> tuple[Game, list[Event]]:
    """The last seat takes the coin (R5.4), the next income phase follows."""
    game, events = Game.from_text(f"{LAST_TURN} players={players} seat={players - 1} {words}").play("coin")
    assert game.round == 4
    return game, list(events)


def coins(game: Game) -> list[int]:
    return [city.coins for city in game.cities]


def payments(events: list[Event]) -> list[tuple[str, int | None]]:
    """Who got what kind of coins, in order."""
    names = ("income", "effect_coins", "taxed")
    return [(event.name, event.seat) for event in events if event.name in names]


# --- R4.1 before ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(0, 0 + 1), (1, 1 + 2 + 1), (5, 5 + 2 + 1)])
def test_arcade_pays_before_income_if_there_is_a_coin(before: int, after: int) -> None:
    """R4.1: the coin of the same income phase comes too late."""
    game, _ = next_round(f"0.coins={before} 0.city=happy_market.yellow,arcade")
    assert coins(game)[0] == after
    assert game.cities[0].income == 1


# --- R4.2 income ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("city", "income"),
    [
        ("happy_market.yellow", 1),
        ("happy_market.yellow,school", 1),
        ("happy_market.yellow,haunted_house", 2),
        ("happy_market.yellow,spa,perfume_shop,laboratory,zoo,house", 1 + 2 + 2 + 1),
        pytest.param("happy_market.yellow,house,igloo,bakery", 1 + 1 + 2 * 2, id="bakery"),
        pytest.param("happy_market.yellow,sushi_bar,school,laboratory", 1 + 1 + 2, id="sushi_bar"),
        pytest.param("happy_market.yellow,factory,bowling_alley", 1 + 1 + 3, id="bowling_alley"),
        pytest.param("happy_market.yellow,house,park,billiards,zoo", 1 + 3, id="billiards"),
    ],
)
def test_income_is_the_sum_of_the_symbols_of_the_city(city: str, income: int) -> None:
    """R4.2: dynamic income of the special building included."""
    game, _ = next_round(f"0.coins=10 0.city={city}")
    assert coins(game)[0] == 10 + income
    assert game.cities[0].income == income


@pytest.mark.parametrize(
    ("market", "after"),
    [
        pytest.param("yellow", [1, 1 + 2, 1 + 2], id="as many yellow cards as seat 2"),
        pytest.param("orange", [1 + 2, 1 + 3, 1 + 2], id="fewer yellow cards than seat 2"),
    ],
)
def test_all_incomes_are_computed_then_paid(market: str, after: list[int]) -> None:
    """R4.2: the Louvre of seat 1 takes what the Escape room of seat 0 or seat 2 really received."""
    game, events = next_round(
        f"0.city=happy_market.{market},escape_room 1.city=happy_market.blue,louvre 1.louvre=1"
        " 2.city=happy_market.green,bank",
        players=3,
    )
    assert coins(game) == after
    assert payments(events) == [("income", 0), ("income", 1), ("income", 2), ("effect_coins", 1)]


@pytest.mark.parametrize(
    ("city", "income"),
    [
        pytest.param("0.city=happy_market.yellow 0.monsters=poulpzilla", 0, id="1-1"),
        pytest.param("0.city=happy_market.yellow,spa 0.monsters=poulpzilla", 2, id="3-1"),
        pytest.param("0.city=happy_market.yellow,spa!poulpzilla", 0, id="1-1 on a destroyed card"),
        pytest.param("0.city=happy_market.yellow!poulpzilla", 0, id="-1 is raised to 0"),
        pytest.param("0.city=happy_market.yellow!catzilla 0.monsters=poulpzilla", 0, id="-1 in front"),
        pytest.param(
            "0.city=happy_market.yellow!catzilla,grocery 0.monsters=poulpzilla", 0, id="1-1 of a grocery"
        ),
    ],
)
def test_an_income_is_never_below_0(city: str, income: int) -> None:
    """R4.2, with the monsters of R8.9."""
    game, _ = next_round(f"grozilla=yes 0.coins=5 {city}")
    assert (coins(game)[0], game.cities[0].income) == (5 + income, income)


@pytest.mark.parametrize(
    ("words", "income"),
    [
        pytest.param("0.city=happy_market.yellow,barber 1.city=happy_market.blue,grocery", 4, id="1 < 2"),
        pytest.param("0.city=happy_market.yellow,barber", 1, id="1 = 1"),
        pytest.param(
            "0.city=happy_market.yellow,barber,grocery,bank 1.city=happy_market.blue,grocery", 3, id="3 > 2"
        ),
        pytest.param("0.city=happy_market.yellow!poulpzilla,barber", 2, id="-1 + 3"),
        pytest.param("0.city=happy_market.yellow!catzilla,barber", 3, id="0 + 3"),
        pytest.param(
            "0.city=happy_market.yellow!poulpzilla,barber 1.city=happy_market.blue!catzilla",
            0,
            id="-1 is no less than 0",
        ),
        pytest.param(
            "0.city=happy_market.yellow!catzilla,barber 1.city=happy_market.blue!poulpzilla",
            0,
            id="0 and -1 are equal",
        ),
    ],
)
def test_barber_compares_incomes_raised_to_0_and_adds_before(words: str, income: int) -> None:
    """R4.2"""
    game, _ = next_round(f"grozilla=yes {words}")
    assert (coins(game)[0], game.cities[0].income) == (income, income)


# --- R4.3 with --------------------------------------------------------------------------------------


def test_louvre_pays_with_two_income_phases_and_is_no_income() -> None:
    """R4.3: twice the highest income among the opponents, then nothing more."""
    cities = "0.city=happy_market.yellow,louvre 1.city=happy_market.blue 2.city=happy_market.green,spa,bank"
    first, events = next_round(f"{cities} 0.louvre=2", players=3)
    assert (coins(first)[0], first.cities[0].income, first.cities[0].louvre_phases) == (1 + 4, 1, 1)
    assert payments(events) == [("income", 0), ("income", 1), ("income", 2), ("effect_coins", 0)]
    second, _ = next_round(f"{cities} 0.louvre=1", players=3)
    assert (coins(second)[0], second.cities[0].louvre_phases) == (1 + 4, 0)
    third, _ = next_round(cities, players=3)
    assert coins(third)[0] == 1


def test_louvre_takes_an_income_with_the_barbers_3_but_not_the_arcades_2() -> None:
    """R4.3, R4.1"""
    louvre = "0.city=happy_market.yellow,louvre,bank 0.louvre=1"
    game, _ = next_round(f"{louvre} 1.city=happy_market.blue,barber")
    assert coins(game) == [2 + 4, 1 + 4]
    game, _ = next_round(f"{louvre} 1.city=happy_market.blue,arcade")
    assert coins(game) == [2 + 1, 1 + 2 + 1]


# --- R4.4 after -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "after"),
    [
        pytest.param("1.coins=3 2.coins=1", [1 + 1, 3, 1 + 1 + 1], id="from the richest"),
        pytest.param("1.coins=3 2.coins=2", [1 + 2, 3, 2 + 1 + 1 - 1], id="from each of two"),
        pytest.param("0.coins=9 1.coins=3", [10 + 1, 3, 1 + 1], id="the owner is not asked"),
    ],
)
def test_versailles_takes_a_coin_after_income(words: str, after: list[int]) -> None:
    """R4.4: seat 2 also took the coin of its turn; everybody has had 1 of income."""
    game, _ = next_round(f"0.city=happy_market.yellow,versailles {words}", players=3)
    assert coins(game) == after


def test_versailles_counts_what_the_louvre_brought() -> None:
    """R4.4 after R4.3: 3 + 2 coins of seat 1 are more than the 4 of seat 2, 3 would be less."""
    cities = "0.city=happy_market.yellow,versailles,bank 1.city=happy_market.blue,louvre"
    game, events = next_round(f"{cities} 1.coins=2 2.coins=2 1.louvre=1", players=3)
    assert coins(game) == [2 + 1, 2 + 1 + 2 - 1, 2 + 1 + 1]
    assert payments(events)[-2:] == [("effect_coins", 1), ("taxed", 0)]
    game, _ = next_round(f"{cities} 1.coins=2 2.coins=2", players=3)
    assert coins(game) == [2 + 1, 2 + 1, 2 + 1 + 1 - 1]


def test_versailles_takes_nothing_from_one_who_has_none() -> None:
    """R4.4: the only opponent has no coin and no income."""
    poor = "0.city=happy_market.yellow!catzilla 1.city=happy_market.blue,versailles"
    game, events = next_round(f"grozilla=yes {poor}")
    assert coins(game) == [0, 1 + 1]
    assert payments(events) == [("income", 0), ("income", 1)]


def test_the_whole_order_before_income_with_after() -> None:
    """R4.1, R4.2, R4.3, R4.4 in one phase."""
    game, events = next_round(
        "0.city=happy_market.yellow,versailles 1.city=happy_market.blue,louvre 1.louvre=2"
        " 2.city=happy_market.green,arcade",
        players=3,
    )
    assert payments(events) == [
        ("effect_coins", 2),
        ("income", 0),
        ("income", 1),
        ("income", 2),
        ("effect_coins", 1),
        ("taxed", 0),
    ]
    assert coins(game) == [1 + 1, 1 + 1, 1 + 2 + 1 - 1]
