"""R7: the end of the game, the count and the winner."""

import pytest

from happycity.kernel.victory import ranks_of
from happycity.rules import Config, Event, Game, Sheet
from tests.parity import CELLS, random_game

RULE_BOOK = (
    "happy_market.white,shoe_shop,school,house,museum,film_studios,steelworks,luxury_residence,spa,zoo"
)
NINE = RULE_BOOK.removesuffix(",zoo")


def at(words: str) -> Game:
    return Game.from_text(f"hc1 {words}")


def play(game: Game, *moves: str) -> tuple[Game, tuple[Event, ...]]:
    """The game after these moves and the events of the last one."""
    events: tuple[Event, ...] = ()
    for move in moves:
        game, events = game.play(move)
    return game, events


def score(words: str) -> Sheet:
    """The sheet of a game scored now."""
    return at(f"phase=discard visible=igloo {words}").scores()


# --- R7.1 the last round ----------------------------------------------------------------------------


def test_a_tenth_card_lets_the_round_run_on_to_the_last_seat() -> None:
    """R7.1: everyone has had the same number of turns."""
    game, events = play(
        at(f"players=3 round=9 seat=1 visible=zoo,park,bank 1.coins=8 1.city={NINE}"), "buy zoo"
    )
    assert [(event.name, event.seat) for event in events][1:] == [("city_complete", 1), ("turn_began", 2)]
    assert (game.last_round, game.seat, game.is_over) == (True, 2, False)
    game, events = play(game, "keep", "draw 1", "coin")
    assert (game.is_over, game.phase, game.seat, game.round, game.legal_moves) == (True, "over", None, 9, ())
    assert events[-1].name == "game_over"


def test_a_special_building_can_be_the_tenth_card() -> None:
    """R7.1"""
    nine = "happy_market.white,shoe_shop,school,house,museum,steelworks,luxury_residence,spa,zoo"
    game, _ = play(
        at(f"seat=1 visible=park,igloo,bank table=film_studios 1.city={nine}"), "coin", "take film_studios"
    )
    assert (game.is_over, len(game.cities[1].cards)) == (True, 10)


def test_destroyed_places_count_as_cards() -> None:
    """R7.1"""
    nine = NINE.replace("school", "school!catzilla").replace("film_studios", "film_studios!grozilla")
    game, _ = play(at(f"grozilla=yes seat=1 visible=zoo,park,bank 1.coins=8 1.city={nine}"), "buy zoo")
    assert (game.is_over, len(game.cities[1].cards)) == (True, 10)


def test_a_position_with_a_finished_city_is_in_its_last_round() -> None:
    """R7.1: also if the position was read from text."""
    game = at(f"round=9 seat=1 visible=park,igloo,bank 0.city={RULE_BOOK}")
    assert game.last_round
    game, _ = play(game, "coin")
    assert (game.is_over, game.round) == (True, 9)


# --- R7.2 Arcade ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after", "winners"), [(0, 0, (1,)), (1, 1 + 2, (0,))])
def test_arcade_pays_once_more_before_scoring(before: int, after: int, winners: tuple[int, ...]) -> None:
    """R7.2: if there is a coin. Nobody has points, so coins decide (R7.5); there is no other income."""
    no_inhabitants = "happy_market.blue,shoe_shop,grocery,park,library,museum,observatory,spa,zoo"
    game = at(
        "specials=expert seat=1 visible=florist,igloo,bank"
        f" 0.coins={before} 0.city=happy_market.yellow,arcade 1.coins=5 1.city={no_inhabitants}"
    )
    game, _ = play(game, "buy florist")
    assert (game.is_over, [city.coins for city in game.cities]) == (True, [after, 2])
    sheet = game.scores()
    assert ([city.points for city in sheet.cities], sheet.winners, sheet.by_coins) == ([0, 0], winners, True)


# --- R7.3, R7.4 hearts, inhabitants, points ---------------------------------------------------------


@pytest.mark.parametrize(
    ("city", "inhabitants", "hearts", "points"),
    [
        pytest.param("happy_market.white", 0, 0, 0, id="nothing"),
        pytest.param("happy_market.white,museum", 0, 2, 0, id="hearts only"),
        pytest.param("happy_market.white,hospital", 2, 0, 0, id="inhabitants only"),
        pytest.param("happy_market.white,hospital,museum,zoo", 2, 5, 10, id="2 x 5"),
        pytest.param(
            "happy_market.white,hospital,haunted_house,zoo,factory", 1, 2, 2, id="crossed-out symbols"
        ),
        pytest.param("happy_market.white,house,zoo,maze", 2, 4, 8, id="special building"),
        pytest.param("happy_market.white,haunted_house,museum", -1, 2, -2, id="negative x positive"),
        pytest.param("happy_market.white,factory,steelworks,bank", 1, -2, -2, id="positive x negative"),
        pytest.param(
            "happy_market.white,haunted_house,factory,steelworks", -1, -2, 2, id="negative x negative"
        ),
        pytest.param("happy_market.white,haunted_house", -1, 0, 0, id="negative x 0"),
    ],
)
def test_points_are_inhabitants_times_hearts(city: str, inhabitants: int, hearts: int, points: int) -> None:
    """R7.3, R7.4: plain arithmetic."""
    sheet = score(f"0.city={city}").cities[0]
    assert (sheet.inhabitants, sheet.hearts, sheet.counted, sheet.points) == (
        inhabitants,
        hearts,
        points,
        points,
    )
    assert sum(line.hearts for line in sheet.lines) == hearts
    assert sum(line.inhabitants for line in sheet.lines) == inhabitants


@pytest.mark.parametrize(
    ("words", "inhabitants", "hearts"),
    [
        ("0.city=happy_market.white,house,park 0.monsters=catzilla", 0, 1),
        ("0.city=happy_market.white,house,park 0.monsters=pioupiouzilla", 1, 0),
        ("0.city=happy_market.white,house!catzilla,park!pioupiouzilla", -1, -1),
        ("0.city=happy_market.white,house,park 1.monsters=catzilla,pioupiouzilla", 1, 1),
    ],
)
def test_crossed_out_symbols_of_monsters_subtract_too(words: str, inhabitants: int, hearts: int) -> None:
    """R7.3, R8.11"""
    sheet = score(f"grozilla=yes {words}").cities[0]
    assert (sheet.inhabitants, sheet.hearts, sheet.points) == (inhabitants, hearts, inhabitants * hearts)


@pytest.mark.parametrize(
    ("city", "product", "points"),
    [
        pytest.param("happy_market.yellow,bank,park,concert_hall", 1 * 1, 1 - 2, id="concert_hall"),
        pytest.param("happy_market.yellow,hospital,museum,japanese_garden", 2 * 2, 8, id="japanese_garden"),
        pytest.param("happy_market.yellow,haunted_house,museum,japanese_garden", -2, -4, id="garden below 0"),
        pytest.param(
            "happy_market.yellow,hospital,treehouse,zoo,casino,park,japanese_garden",
            30,
            30,
            id="garden at 30",
        ),
        pytest.param(
            "happy_market.yellow,hospital,hospital!catzilla,zoo,museum,japanese_garden",
            5,
            10,
            id="one catzilla",
        ),
    ],
)
def test_concert_hall_and_japanese_garden_come_after_the_product(
    city: str, product: int, points: int
) -> None:
    """R7.4"""
    sheet = score(f"specials=expert grozilla=yes 0.city={city}").cities[0]
    assert (sheet.counted, sheet.points) == (product, points)


# --- R7.5 the winner --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "coins", "winners", "behind"),
    [
        pytest.param((1, 2, 0), (9, 0, 9), (1,), (), id="most points, coins do not matter"),
        pytest.param((2, 2, 1), (3, 4, 9), (1,), (0,), id="coins decide"),
        pytest.param((2, 1, 2), (4, 9, 3), (0,), (2,), id="coins decide for the first"),
        pytest.param((2, 2, 1), (3, 3, 9), (0, 1), (), id="shared by two"),
        pytest.param((0, 0, 0), (3, 5, 5), (1, 2), (0,), id="coins decide, then shared"),
        pytest.param((0, 0, 0), (0, 0, 0), (0, 1, 2), (), id="shared by all"),
        pytest.param((-1, 0, -1), (9, 0, 9), (1,), (), id="0 is more than -1"),
        pytest.param((-1, -2, -2), (0, 9, 9), (0,), (), id="-1 is more than -2"),
    ],
)
def test_most_points_win_then_most_coins_then_victory_is_shared(
    points: tuple[int, ...], coins: tuple[int, ...], winners: tuple[int, ...], behind: tuple[int, ...]
) -> None:
    """R7.5"""
    cards = {
        -2: ",haunted_house,museum",
        -1: ",factory,house",
        0: "",
        1: ",house,library",
        2: ",hospital,florist",
    }
    purses = [f"{seat}.coins={number}" for seat, number in enumerate(coins)]
    cities = [f"{seat}.city=happy_market.white{cards[number]}" for seat, number in enumerate(points)]
    game = at(" ".join(["phase=discard visible=igloo players=3", *purses, *cities]))
    sheet = game.scores()
    assert tuple(row.points for row in sheet.cities) == points
    assert (sheet.winners, sheet.by_coins) == (winners, bool(behind))
    assert game.behind_on_coins == behind
    part = 1 / len(winners)
    assert game.shares == tuple(part if seat in winners else 0.0 for seat in range(3))


@pytest.mark.parametrize(
    ("points", "coins", "ranks"),
    [
        pytest.param((5, 9, 2), (0, 0, 0), (1, 0, 2), id="points"),
        pytest.param((5, 5, 5), (1, 3, 2), (2, 0, 1), id="then coins"),
        pytest.param((0, -1, 0, -1), (4, 4, 4, 4), (0, 2, 0, 2), id="places are shared, then left out"),
        pytest.param((2, 1), (0, 99), (0, 1), id="coins do not matter before points"),
    ],
)
def test_ranks_count_those_who_are_ahead(
    points: tuple[int, ...], coins: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    """R7.5"""
    assert ranks_of(points, coins) == ranks


@pytest.mark.parametrize("cell", CELLS)
def test_the_kernels_winners_are_those_nobody_is_ahead_of(cell: tuple[int, str, bool]) -> None:
    """R7.5, in every position: Python and the compiled kernel ask the same function."""
    for game in random_game(Config(*cell), 5):
        assert tuple(seat for seat, rank in enumerate(game.ranks) if rank == 0) == game.leaders


def test_stop_zilla_tokens_break_no_tie() -> None:
    """R7.5, R8.10: tokens are not coins."""
    assert score("grozilla=yes 0.tokens=blue,blue").winners == (0, 1)


# --- R7.6 sum ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("city", "points"),
    [
        ("happy_market.white", 0),
        ("happy_market.white,museum", 2),
        ("happy_market.white,hospital,zoo", 5),
        ("happy_market.white,haunted_house,museum", 1),
        ("happy_market.white,haunted_house,factory", -2),
        (RULE_BOOK, 5 + 8),
    ],
)
def test_the_sum_variant_adds_inhabitants_and_hearts(city: str, points: int) -> None:
    """R7.6"""
    sheet = at(f"scoring=sum phase=discard seat=1 visible=igloo 0.city={city}").scores()
    assert (sheet.scoring, sheet.cities[0].counted, sheet.cities[0].points) == ("sum", points, points)


def test_sum_and_product_can_have_different_winners() -> None:
    """R7.6: 3 + 1 against 4 + 0, and 3 × 1 against 4 × 0; all else as usual."""
    words = "0.city=happy_market.white,zoo,house 1.city=happy_market.white,zoo,library 1.coins=1"
    assert score(f"scoring=sum {words}").winners == (1,)
    assert score(f"scoring=product {words}").winners == (0,)


# --- R7.7 the example of the rule book --------------------------------------------------------------


def test_the_city_of_the_rule_book_is_worth_40() -> None:
    """R7.7: card by card (inhabitants, hearts), reached by buying its tenth card."""
    game, _ = play(at(f"seat=1 visible=zoo,park,bank 1.coins=8 1.city={NINE}"), "buy zoo")
    sheet = game.scores()
    assert [(line.card, line.place, line.inhabitants, line.hearts) for line in sheet.cities[1].lines] == [
        ("happy_market", 1, 0, 0),
        ("shoe_shop", 2, 0, 0),
        ("school", 3, 1, 0),
        ("house", 4, 1, 0),
        ("museum", 5, 0, 2),
        ("film_studios", 6, 0, 2),
        ("steelworks", 7, 0, -1),
        ("luxury_residence", 8, 3, 0),
        ("spa", 9, 0, 2),
        ("zoo", 10, 0, 3),
    ]
    assert (sheet.cities[1].inhabitants, sheet.cities[1].hearts, sheet.cities[1].points) == (5, 8, 40)
    assert (game.is_over, sheet.winners) == (True, (1,))
