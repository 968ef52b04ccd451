"""Six opponents: controlled mistakes, never silly ones, and the same ones again for the same seed."""

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from itertools import pairwise
from random import Random

import pytest

from happycity import Config
from happycity.bots import LEVELS, NAMES, bot
from happycity.bots.budget import Budget
from happycity.bots.learned import MindBot
from happycity.bots.levels import OPEN_TO_SLIPS, Level, LevelBot, spread
from happycity.bots.mind import chances_of
from happycity.bots.thoughts import Thought, best_of
from happycity.kernel.compiling.jit import config as numba
from happycity.rules.view import View
from happycity.testing import ALL_CELLS, cell_id
from happycity.testing.positions import opening, wandering
from happycity.texts import LANGUAGES, Texts

ITERATIONS = 6 if numba.DISABLE_JIT else 60
CELLS = ALL_CELLS[::9] if numba.DISABLE_JIT else ALL_CELLS
SLIPPING = Level("slipping", ITERATIONS, slips=1.0, regret=0.3)


def views(config: Config, number: int) -> Iterator[View]:
    """A few views with a choice."""
    random, game = Random(1), opening(config, "levels")
    while number and game.seat is not None:
        if len(game.legal_actions) > 1 and random.random() < 0.1:
            yield game.view(game.seat)
            number -= 1
        game = game.play_action(wandering(game, random))


def thoughts_of(seed: int, view: View) -> list[Thought]:
    """What a level that slips thinks of every move."""
    return MindBot(seed, Budget(playouts=ITERATIONS), open_to=OPEN_TO_SLIPS).thoughts(view)


def small(level: Level) -> Level:
    """The same way to think, quickly."""
    return replace(level, iterations=ITERATIONS)


def test_there_are_six_levels_and_every_language_knows_them() -> None:
    assert list(LEVELS) == ["newcomer", "resident", "shopkeeper", "architect", "mayor", "master"]
    assert set(LEVELS) <= set(NAMES)
    for name, level in LEVELS.items():
        assert level.name == name == bot(name, 1).name
        for language in LANGUAGES:
            assert Texts(language).level(name)
            assert Texts(language).about_level(name)


def test_a_stronger_level_thinks_no_less_and_slips_no_more() -> None:
    for weaker, stronger in pairwise(LEVELS.values()):
        assert weaker != stronger
        assert 1 >= weaker.slips >= stronger.slips >= 0
        assert 1 >= weaker.regret >= stronger.regret >= 0
        assert weaker.iterations <= stronger.iterations
    assert LEVELS["master"].slips == 0


@pytest.mark.parametrize("config", CELLS, ids=cell_id)
def test_every_level_is_legal_and_can_say_why(config: Config) -> None:
    for level in LEVELS.values():
        opponent = LevelBot(3, small(level))
        for view in views(config, 1 if numba.DISABLE_JIT else 4):
            action = opponent.choose(view)
            assert action in view.legal_actions
            reason = opponent.why(view, action)
            assert Texts("en").reason(reason.code, reason.facts)


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_seed_and_view_give_the_same_choice(name: str) -> None:
    level = small(LEVELS[name])
    used = LevelBot(5, level)
    for view in views(Config(3, "expert", True), 2 if numba.DISABLE_JIT else 12):
        assert LevelBot(5, level).choose(view) == used.choose(view) == used.choose(view)


def test_chances_come_from_the_hash_that_the_documentation_names() -> None:
    view = next(views(Config(), 1))
    digest = sha256(view.known.tobytes()).hexdigest()
    hashed = sha256(f"happycity/1\nlevel 7 {digest}\nchances".encode()).digest()
    numbers = tuple(int.from_bytes(hashed[at : at + 8], "little") for at in (0, 8, 16, 24))
    assert chances_of(view, "level 7") == numbers


@pytest.mark.parametrize("config", [Config(2), Config(4, "expert", True)], ids=str)
def test_a_slip_stays_within_the_regret(config: Config) -> None:
    slipped = False
    for seed, view in enumerate(views(config, 2 if numba.DISABLE_JIT else 20)):
        thoughts = thoughts_of(seed, view)
        best, action = best_of(thoughts), LevelBot(seed, SLIPPING).choose(view)
        worth = next(thought.worth for thought in thoughts if thought.action == action)
        assert worth >= best.worth - SLIPPING.regret * spread(config.players)
        slipped |= action != best.action
    if not numba.DISABLE_JIT:  # else there are too few positions
        assert slipped


def test_every_move_within_the_regret_may_be_the_slip() -> None:
    view = next(views(Config(), 1))
    careless = replace(SLIPPING, regret=1.0)
    seeds = 4 if numba.DISABLE_JIT else 60
    chosen = {LevelBot(seed, careless).choose(view) for seed in range(seeds)}
    assert chosen <= set(view.legal_actions)
    assert numba.DISABLE_JIT or chosen == set(view.legal_actions)


def test_without_slips_it_plays_as_mind_does() -> None:
    level = replace(SLIPPING, slips=0.0)
    for view in views(Config(), 2 if numba.DISABLE_JIT else 10):
        assert LevelBot(2, level).choose(view) == MindBot(2, Budget(playouts=ITERATIONS)).choose(view)


def test_without_regret_no_slip_costs_anything() -> None:
    level = replace(SLIPPING, regret=0.0)
    for view in views(Config(), 2 if numba.DISABLE_JIT else 10):
        thoughts, action = thoughts_of(2, view), LevelBot(2, level).choose(view)
        assert next(t.worth for t in thoughts if t.action == action) >= best_of(thoughts).worth


def test_it_slips_about_as_often_as_it_says() -> None:
    view = next(views(Config(), 1))
    seeds = 6 if numba.DISABLE_JIT else 300
    often = replace(SLIPPING, slips=0.5, regret=1.0)
    never = replace(often, slips=1e-12)
    moves = len(view.legal_actions)
    other = sum(
        LevelBot(seed, often).choose(view) != LevelBot(seed, never).choose(view) for seed in range(seeds)
    )
    expected = 0.5 * (moves - 1) / moves  # a slip may still hit the best move
    assert numba.DISABLE_JIT or abs(other / seeds - expected) < 0.12
