"""What a city promises: the count at the end, more coins never less; and what the builder makes of it."""

from collections.abc import Mapping
from itertools import pairwise, product

import numpy as np
import pytest

from happycity import Config, Game
from happycity.bots.builder import BuilderBot
from happycity.bots.mind import HABITS, Thinker
from happycity.kernel.compiling.jit import entry
from happycity.kernel.layout import PLACES, Raw, Scoring, state_of, tables_of
from happycity.kernel.search.layout import Habit, mind_of
from happycity.kernel.search.worth import counted, promised, promised_with, rounds_left
from happycity.rules.card_set import standard_set

SCORINGS = ("product", "sum")
STEPS = (0.0, 0.5, 1.0, 2.0, 3.5, 7.0, 20.0)
COMPLETE = "happy_market.white,school,library,bank,park,haunted_house,bookshop,igloo,grocery,garage"
READY = "visible=igloo,school,bank"


@entry
def count(multiply: bool, hearts: float, inhabitants: float, symbols: float) -> float:
    return counted(multiply, hearts, inhabitants, symbols)


@entry
def promise(
    raw: Raw, mind: Raw, numbers: np.ndarray[tuple[int], np.dtype[np.float64]], cards: int, rounds: int
) -> float:
    """`numbers`: coins, income, hearts, inhabitants of seat 0."""
    return promised(
        state_of(raw), mind_of(mind), 0, numbers[0], numbers[1], numbers[2], numbers[3], cards, rounds
    )


@entry
def promise_with(raw: Raw, tables: Raw, mind: Raw, card: int, price: int, rounds: int) -> float:
    return promised_with(state_of(raw), tables_of(tables), mind_of(mind), 0, card, price, rounds)


@entry
def turns_left(raw: Raw) -> int:
    return rounds_left(state_of(raw))


def promise_of(
    scoring: str,
    coins: float,
    income: float,
    hearts: float,
    inhabitants: float,
    cards: int = 4,
    rounds: int = 5,
) -> float:
    game, numbers = Game.new(Config(scoring=scoring), 1), np.array([coins, income, hearts, inhabitants])
    return float(promise(game._raw, Thinker()._mind, numbers, cards, rounds))


def promise_after(game: Game, card: str = "", rounds: int = 5) -> float:
    """What seat 0 promises with a card for nothing."""
    number = standard_set().numbers[card] if card else 0
    return float(promise_with(game._raw, standard_set().raw, Thinker()._mind, number, 0, rounds))


def judge(text: str) -> Mapping[str, float]:
    """Every legal move, and what the builder thinks of it."""
    game = Game.from_text(text)
    return {str(game.move(t.action)): t.worth for t in BuilderBot(1).thoughts(game.view(game.seat))}


def choose(text: str) -> str:
    worths = judge(text)
    return max(worths, key=lambda move: worths[move])


# --- the count ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hearts", "inhabitants"), [*product((0.0, 1.0, 4.0, 6.5), repeat=2)])
def test_symbols_go_where_they_help_most(hearts: float, inhabitants: float) -> None:
    for symbols in STEPS:
        shares = [symbols * part / 200 for part in range(201)]
        best = max((hearts + share) * (inhabitants + symbols - share) for share in shares)
        assert count(True, hearts, inhabitants, symbols) == pytest.approx(best, abs=0.001 + 0.002 * symbols)
        assert count(True, inhabitants, hearts, symbols) == count(True, hearts, inhabitants, symbols)
        assert count(False, hearts, inhabitants, symbols) == hearts + inhabitants + symbols


def test_the_smaller_side_is_filled_first() -> None:
    assert count(True, 2.0, 6.0, 3.0) == 5 * 6
    assert count(True, 6.0, 2.0, 4.0) == 6 * 6
    assert count(True, 2.0, 6.0, 6.0) == 7 * 7
    assert count(True, -2.0, 6.0, 1.0) == -1 * 6


# --- the promise ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize("cards", [1, 5, PLACES])
def test_without_rounds_and_coins_it_is_the_count(scoring: str, cards: int) -> None:
    for income, hearts, inhabitants in product((0, 3), (-1, 0, 2, 5), (-2, 0, 3)):
        expected = hearts * inhabitants if scoring == "product" else hearts + inhabitants
        assert promise_of(scoring, 0, income, hearts, inhabitants, cards, rounds=0) == expected


@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize("more_of", range(4), ids=["coins", "income", "hearts", "inhabitants"])
def test_more_is_never_less(scoring: str, more_of: int) -> None:
    for base, cards, rounds in product([(0, 0, 0, 0), (3, 2, 1, 4), (9, 5, 6, 2)], (1, 6, PLACES), (0, 1, 4)):
        cities = [[*base[:more_of], base[more_of] + step, *base[more_of + 1 :]] for step in STEPS]
        promises = [promise_of(scoring, a, b, c, d, cards, rounds) for a, b, c, d in cities]
        assert all(less <= more + 1e-9 for less, more in pairwise(promises)), (base, cards, rounds)


@pytest.mark.parametrize("scoring", SCORINGS)
def test_income_counts_only_while_there_are_rounds(scoring: str) -> None:
    assert promise_of(scoring, 0, 5, 3, 3, rounds=0) == promise_of(scoring, 0, 0, 3, 3, rounds=0)
    assert promise_of(scoring, 0, 1, 3, 3, rounds=3) > promise_of(scoring, 0, 0, 3, 3, rounds=3)
    assert promise_of(scoring, 0, 1, 3, 3, rounds=6) > promise_of(scoring, 0, 1, 3, 3, rounds=3)


def test_a_card_brings_no_more_than_a_card_can() -> None:
    rich, richer = (promise_of("sum", coins, 0, 3, 3, rounds=2) for coins in (1e4, 2e4))
    assert richer - rich == pytest.approx(1e4 * HABITS[Habit.COIN])
    assert promise_of("sum", 1e4, 0, 3, 3, cards=PLACES) == pytest.approx(6 + 1e4 * HABITS[Habit.COIN])


def test_rounds_are_those_of_the_fullest_city() -> None:
    assert turns_left(Game.new(Config(), 1)._raw) == PLACES - 2
    assert turns_left(Game.from_text(f"hc1 players=3 2.city={COMPLETE} {READY}")._raw) == 0


@pytest.mark.parametrize("scoring", SCORINGS)
def test_a_special_building_within_reach_raises_the_promise(scoring: str) -> None:
    text = f"hc1 scoring={scoring} 0.city=happy_market.white,museum,hospital,park 0.coins=4 {READY} table="
    bare, near, far = (Game.from_text(text + table) for table in ("-", "film_studios", "aqua_pony_club"))
    assert promise_after(near) > promise_after(bare)  # a green card is missing
    assert promise_after(far) == promise_after(bare)  # four cards are missing
    gained = promise_after(near, "house") - promise_after(bare, "house")
    assert gained > promise_after(near) - promise_after(bare)
    assert promise_after(near, rounds=0) == promise_after(bare, rounds=0)


def test_only_one_special_building_is_promised() -> None:
    text = f"hc1 0.city=happy_market.white,museum,hospital,house,dinosaur_park {READY} table="
    assert promise_after(Game.from_text(f"{text}film_studios")) == promise_after(Game.from_text(f"{text}-"))


# --- the judgement --------------------------------------------------------------------------------------


@pytest.mark.parametrize("scoring", SCORINGS)
def test_the_builder_takes_a_special_building_that_only_gives(scoring: str) -> None:
    text = f"hc1 scoring={scoring} phase=special 1.city=happy_market.white,museum,hospital,house seat=1"
    assert choose(f"{text} table=dinosaur_park,film_studios") != "decline"
    last = f"{text} 0.city={COMPLETE} table="
    assert choose(f"{last}toy_shop,film_studios") == "take film_studios"
    assert judge(f"{last}toy_shop")["take toy_shop"] >= judge(f"{last}toy_shop")["decline"]


@pytest.mark.parametrize("scoring", SCORINGS)
def test_the_builder_buys_the_strongest_card_it_can_pay(scoring: str) -> None:
    text = f"hc1 scoring={scoring} seat=1 1.city=happy_market.white,museum,hospital 0.city={COMPLETE}"
    text += " dwellings=0,0,0 visible=grocery,zoo,florist 1.coins="
    assert choose(f"{text}8") == "buy zoo"
    assert choose(f"{text}7") == "buy florist"
    assert choose(f"{text}0") == "coin"


def test_the_builder_sees_the_special_building_behind_a_purchase() -> None:
    text = "hc1 seat=1 1.city=happy_market.white,museum,hospital,police_station 1.coins=3 dwellings=1,0,0"
    text += f" 0.city={COMPLETE} visible=florist,grocery,shoe_shop table="
    assert choose(f"{text}-") == "buy florist"
    assert choose(f"{text}film_studios") == "buy house"


@pytest.mark.parametrize("scoring", Scoring)
def test_every_deck_is_judged(scoring: Scoring) -> None:
    worths = judge(f"hc1 grozilla=yes scoring={scoring.name.lower()} phase=refill visible=school 0.coins=5")
    assert list(worths) == ["draw 1", "draw 2", "draw 3", "draw 4"]
    assert np.isfinite(list(worths.values())).all()


def test_a_card_too_many_is_no_debt() -> None:
    assert promise_of("product", 0, 0, 3, 4, cards=PLACES + 1, rounds=0) == 12
