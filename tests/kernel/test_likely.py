"""The quick choice of playouts is legal everywhere, whatever the habits.

A tree that grows by one iteration marks the child of its root that is the likely action: exactly one, or the
action was none of the legal ones.
"""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from happycity import Config, Game
from happycity.bots.mind import Thinker
from happycity.kernel.compiling.jit import config as numba
from happycity.kernel.search.layout import Habit
from happycity.kernel.search.thinking import Thinking
from happycity.kernel.search.tree import ROOT
from happycity.testing import ALL_CELLS
from happycity.testing.positions import opening, wandering

CELLS = [replace(config, scoring=scoring) for config in ALL_CELLS for scoring in ("product", "sum")]
GAMES = 1 if numba.DISABLE_JIT else 2
EVERY = 25 if numba.DISABLE_JIT else 1
PHASES = {"market", "discard", "refill", "buy", "special", "destroy", "give", "copy"}
ROOM = 2_000

USUAL: dict[Habit, float] = {}
WANDERER = {Habit.WANDER: 1.0, Habit.KEEP: -1e6, Habit.REACH: 1.0, Habit.SPITE: 50.0}
POOR_EYE = {Habit.DEAR_DECK: 1e6, Habit.MIDDLE_DECK: 1e6, Habit.WANDER: 0.0, Habit.KEEP: 1e6}
SPENDER = {Habit.DEAR_DECK: -1.0, Habit.WANDER: 0.0, Habit.COIN: -10.0, Habit.SYMBOLS_PER_CARD: 0.0}
MANNERS = (USUAL, WANDERER, POOR_EYE, SPENDER)

NINE_CARDS = "happy_market.white,school,library,bank,park,house,bookshop,igloo,grocery"

# Both copies of every card of deck 3 stand in two complete cities.
DEAR = "laboratory,university,spa,casino,ski_resort,zoo,treehouse,stadium,amusement_park"
NO_DEAR_CARDS = (
    f"hc1 players=3 phase=refill seat=2 0.city=happy_market.white,{DEAR} 1.city=happy_market.white,{DEAR}"
    " visible=school,museum 2.coins=30"
)


def likely(game: Game, habits: dict[Habit, float], seed: int = 1) -> list[str]:
    """The moves that are marked as likely."""
    thinker = Thinker(ROOM)
    for habit, number in habits.items():
        thinker.mind.habits[:, habit] = number
    thinker.turn_to(game.view(game.seat), seed)
    thinker.think(Thinking.PLANT)
    thinker.think(Thinking.SEARCH, 1)
    root = thinker.nodes[ROOT]
    children = thinker.nodes[int(root.first) : int(root.first) + int(root.children)]
    assert [int(child.action) for child in children] == list(game.legal_actions)
    return [str(game.move(int(child.action))) for child in children if child.likely]


@pytest.mark.parametrize("config", CELLS[::11] if numba.DISABLE_JIT else CELLS, ids=str)
def test_the_likely_action_is_always_legal(config: Config) -> None:
    seen = Counter[str]()
    for number in range(GAMES):
        random, game = Random(number), opening(config, f"likely {number}")
        while not game.is_over:
            seen[game.phase] += 1
            if seen.total() % EVERY == 0:
                manner = MANNERS[random.randrange(len(MANNERS))]
                assert len(likely(game, manner)) == 1, f"{manner} {game.text}"
            game = game.play_action(wandering(game, random))
    assert {"discard", "refill", "buy"} <= set(seen) <= PHASES


@pytest.mark.parametrize("habits", MANNERS, ids=["usual", "wanderer", "poor-eye", "spender"])
@pytest.mark.parametrize("grozilla", ["no", "yes"])
def test_an_empty_deck_is_passed_over(grozilla: str, habits: dict[Habit, float]) -> None:
    game = Game.from_text(f"{NO_DEAR_CARDS} grozilla={grozilla}")
    assert game.deck_sizes[2] == 0
    for seed in range(2 if numba.DISABLE_JIT else 12):
        (chosen,) = likely(game, habits, seed)
        assert chosen in {str(move) for move in game.legal_moves}
        assert chosen != "draw 3"


def test_a_wanderer_reveals_every_deck() -> None:
    game = Game.from_text(f"{NO_DEAR_CARDS.replace('2.coins=30', '')} grozilla=yes")
    seeds = range(3 if numba.DISABLE_JIT else 60)
    chosen = {move for seed in seeds for move in likely(game, WANDERER, seed)}
    assert chosen <= {"draw 1", "draw 2", "draw 4"}
    assert numba.DISABLE_JIT or len(chosen) == 3


def test_of_two_equal_cards_the_left_one_is_discarded() -> None:
    cities = f"0.city={NINE_CARDS} 1.city=happy_market.white,museum,hospital"
    for visible in ("zoo,zoo,factory", "zoo,factory,zoo", "factory,zoo,zoo", "zoo,museum,zoo", "zoo"):
        game = Game.from_text(f"hc1 phase=discard {cities} visible={visible} 1.coins=40")
        assert likely(game, WANDERER) == ["discard zoo"]  # only the next seat can pay for it


def test_tokens_are_paid_only_where_coins_are_missing() -> None:
    city = "1.city=happy_market.white,school,museum,bank,park,house,library,zoo,garage,hospital"
    table = f"hc1 grozilla=yes seat=0 dwellings=0,0,0 {city} visible=stadium,factory,steelworks"
    hospital = "0.city=happy_market.white,hospital,museum"
    rich = Game.from_text(f"{table} {hospital} 0.coins=9 0.tokens=blue,green")
    assert likely(rich, USUAL) == ["buy stadium"]
    poor = Game.from_text(f"{table} {hospital} 0.coins=7 0.tokens=blue,green")
    assert likely(poor, USUAL) == ["buy stadium with blue"]


def test_in_the_last_round_tokens_are_spent_on_any_card_that_brings_points() -> None:
    cities = f"0.city={NINE_CARDS},garage 1.city=happy_market.white,park,police_station"
    table = "seat=1 dwellings=0,0,0 visible=school,zoo,spa 1.tokens=blue"
    game = Game.from_text(f"hc1 grozilla=yes {cities} {table}")
    assert [str(move) for move in game.legal_moves] == ["coin", "buy school with blue"]
    assert game.play("buy school with blue")[0].cities[1].points == 2 * game.cities[1].points
    assert likely(game, USUAL) == ["buy school with blue"]


def test_a_complete_city_takes_the_statue_of_liberty_for_a_worthless_card() -> None:
    city = "0.city=happy_market.purple,school,library,park,museum,observatory,bank,bookshop,shoe_shop,grocery"
    game = Game.from_text(f"hc1 specials=expert phase=special table=statue_of_liberty {city}")
    before = game.cities[0].points
    assert game.play("take statue_of_liberty")[0].cities[0].points > before
    assert likely(game, USUAL) == ["take statue_of_liberty"]
