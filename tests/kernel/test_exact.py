"""The exact end equals a plain recursion over `Game`: every choice, every card, each seat for itself."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import numpy as np
import pytest

from happycity import Config, Game
from happycity.bots.mind import Thinker
from happycity.kernel.compiling.jit import config as numba
from happycity.kernel.layout import COIN, DRAW, REFUSE, state_of
from happycity.kernel.search.exact import MARGIN
from happycity.kernel.search.layout import LAST_CHOICES
from happycity.kernel.search.thinking import Thinking
from happycity.kernel.search.tree import WIDEST_MARGIN
from happycity.rules.card_set import standard_set
from happycity.rules.setup import face_down, put_face_down

FEW, PLENTY = (60, 2_000) if numba.DISABLE_JIT else (6_000, 200_000)
"""Steps of an end that is small enough to be worked out in plain Python, and of any end of these tests."""
CELLS = [
    Config(2, "family"),
    Config(2, "family", scoring="sum"),
    Config(2, "expert"),
    Config(2, "expert", True),
    Config(3, "family", True),
    Config(3, "expert", True, "sum"),
]

# Seat 0 has a Sphinx, seats 1 and 2 have special buildings, and only the copy is still to be chosen.
SPHINX = (
    "hc1 specials=expert players=3 phase=copy seat=0"
    " 0.city=happy_market.purple,library,igloo,sphinx,apartment_block,florist"
    " 1.city=happy_market.blue,school,museum,spa,zoo,house,bank,hardware_store,garage,moai"
    " 2.city=happy_market.green,park,cake_shop,bookshop,barber"
)
# The last seat to move holds so many tokens that there are hundreds of ways to pay.
RICH_IN_TOKENS = (
    "hc1 grozilla=yes phase=buy seat=1 visible=zoo,stadium,spa 1.coins=9"
    " 1.tokens=yellow,yellow,yellow,blue,blue,blue,green,green,orange,purple"
    " 0.city=happy_market.white,school,museum,bookshop,park,house,bank,hardware_store,garage,hospital"
)


def solve(game: Game, steps: int = PLENTY) -> list[float]:
    """What the kernel says of every choice; nothing if it gives up."""
    thinker = Thinker()
    thinker.turn_to(game.view(game.seat), seed=1)
    return [float(worth) for worth in thinker.mind.worth[: thinker.think(Thinking.WORK_OUT, steps)]]


def values(game: Game) -> Sequence[float]:
    """What a position is worth to each seat."""
    if (seat := game.seat) is None:
        return rewards(game)
    best: Sequence[float] = ()
    for action in game.legal_actions:
        worth = values_after(game, action)
        if not best or worth[seat] > best[seat]:
            best = worth
    return best


def values_after(game: Game, action: int) -> Sequence[float]:
    """The mean over what an action may reveal."""
    outcomes = [(copies, values(after)) for copies, after in futures(game, action)]
    cards = sum(copies for copies, _ in outcomes)
    return [sum(c * worth[seat] for c, worth in outcomes) / cards for seat in range(game.config.players)]


def futures(game: Game, action: int) -> Iterator[tuple[int, Game]]:
    """Every game that may follow an action, and how many hidden cards lead to it."""
    raw = game._raw.copy()
    if DRAW <= action < COIN:
        hidden = face_down(raw, action - DRAW, standard_set())
        for card, copies in Counter(hidden).items():
            rest = list(hidden)
            rest.remove(card)
            put_face_down(raw, action - DRAW, [card, *rest], standard_set())
            yield copies, Game(raw.copy(), game._streams).play_action(action)
    elif action == REFUSE:
        box = state_of(raw).box[: state_of(raw).box_count].copy()
        for first in range(len(box)):
            state_of(raw).box[: len(box)] = np.roll(box, -first)
            yield 1, Game(raw.copy(), game._streams).play_action(action)
    else:
        yield 1, game.play_action(action)


def rewards(game: Game) -> Sequence[float]:
    """The share of the victory, and a little for the points."""
    points = [city.points for city in game.cities]
    worths = []
    for seat, own in enumerate(points):
        lead = own - max(points[:seat] + points[seat + 1 :])
        margin = 0.5 + 0.5 * max(-1.0, min(1.0, lead / WIDEST_MARGIN))
        share = 1 / len(game.leaders) if seat in game.leaders else 0.0
        worths.append((1 - MARGIN) * share + MARGIN * margin)
    return worths


def last_decisions(config: Config, games: int) -> Iterator[Game]:
    """Decisions of the last rounds of random games."""
    for number in range(games):
        random, game = Random(number), Game.new(config, f"end {number}")
        while not game.is_over:
            if game.last_round:
                yield game
            game = game.play_action(random.choice(game.legal_actions))


@pytest.mark.parametrize("config", CELLS, ids=str)
def test_it_equals_a_plain_recursion(config: Config) -> None:
    compared = Counter[str]()
    for game in last_decisions(config, 2 if numba.DISABLE_JIT else 25):
        if (found := solve(game, FEW)) and compared[game.phase] < 4:
            seat = game.seat
            assert seat is not None
            expected = [values_after(game, action)[seat] for action in game.legal_actions]
            assert found == pytest.approx(expected, abs=1e-9), game.text
            compared[game.phase] += 1
    assert compared["buy"] > 0
    assert numba.DISABLE_JIT or compared["refill"] > 0


def test_a_hidden_order_changes_nothing() -> None:
    *_, game = (game for game in last_decisions(Config(2, "expert"), 3) if game.phase == "refill")
    other = Game(game.view().imagined("another order"), game._streams)
    assert solve(other) == solve(game) != []


def test_a_refused_copy_is_the_mean_over_the_box() -> None:
    game = Game.from_text(SPHINX)
    *copies, refused = solve(game)
    assert [str(move) for move in game.legal_moves] == ["copy 1", "copy 2", "refuse"]
    assert copies == pytest.approx([values_after(game, action)[0] for action in game.legal_actions[:2]])
    drawn = [rewards(after)[0] for _, after in futures(game, REFUSE)]
    assert len(drawn) == len(game.view().box)
    assert len(set(drawn)) > 3
    assert refused == pytest.approx(sum(drawn) / len(drawn))


def test_it_gives_up_when_the_steps_are_too_few() -> None:
    for game in last_decisions(Config(2), 2):
        if numba.DISABLE_JIT and game.phase != "buy":
            continue
        thinker = Thinker()
        thinker.turn_to(game.view(game.seat), seed=1)
        root = thinker._stack[0].copy()
        few, enough = 0, PLENTY  # find the least number of steps that is enough
        while enough - few > 1:
            steps = (few + enough) // 2
            few, enough = (few, steps) if thinker.think(Thinking.WORK_OUT, steps) else (steps, enough)
        assert enough > len(game.legal_actions)
        assert thinker.think(Thinking.WORK_OUT, enough - 1) == 0
        assert np.array_equal(thinker._stack[0], root)
        count = thinker.think(Thinking.WORK_OUT, enough)
        assert count == len(game.legal_actions)
        assert thinker.mind.worth[:count].tolist() == solve(game)


@pytest.mark.parametrize("steps", [0, 1])
def test_no_steps_are_always_too_few(steps: int) -> None:
    assert solve(Game.from_text(SPHINX), steps) == []


def test_it_gives_up_when_there_are_too_many_choices() -> None:
    game = Game.from_text(RICH_IN_TOKENS)
    assert len(game.legal_actions) > LAST_CHOICES
    assert solve(game) == []


@pytest.mark.parametrize("config", [Config(2), Config(5, "expert", True)], ids=str)
def test_it_gives_up_when_the_end_is_too_far(config: Config) -> None:
    thinker, game = Thinker(), Game.new(config, 1)
    thinker.turn_to(game.view(game.seat), seed=1)
    assert thinker.think(Thinking.WORK_OUT, PLENTY) == 0
    assert np.array_equal(thinker._stack[0], game.view(game.seat).known)


def test_a_refused_copy_from_an_empty_box_copies_nothing() -> None:
    game = Game.from_text(f"{SPHINX} box=-")
    assert solve(game)[-1] == pytest.approx(rewards(game.play_action(REFUSE))[0])
