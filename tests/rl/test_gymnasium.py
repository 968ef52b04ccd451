"""One seat against bots; needs Gymnasium."""

import warnings
from itertools import product
from typing import Any

import numpy as np
import pytest

from happycity import Config, Game
from happycity.bots import UnknownBot

pytest.importorskip("gymnasium", reason="make test-extras has it")

import gymnasium
from gymnasium.utils.env_checker import check_env

import happycity.rl  # noqa: F401 — makes the name known
from happycity.rl.refusing import BadAction, BadOption

EVERY_CELL = [
    Config(*cell) for cell in product((2, 3, 4, 5), ("family", "expert"), (False, True), ("product", "sum"))
]


def make(config: Config | None = None, **options: Any) -> Any:
    return gymnasium.make("HappyCity-v1", **(config or Config()).to_dict(), **options).unwrapped


def finish(env: Any, seed: int) -> float:
    """Random moves; what they brought."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, reward, terminated, truncated, info = env.step(action)
        total, over = total + reward, terminated or truncated
    return total


@pytest.mark.parametrize("config", EVERY_CELL, ids=str)
def test_gymnasiums_own_check_passes(config: Config) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(make(config, opponents=["random"], illegal="lose", render_mode="rgb_array"))


def test_the_learner_meets_its_opponents() -> None:
    env = make(Config(3), opponents=["greedy", "builder"])
    total = sum(finish(env, seed) for seed in range(6))
    assert -3.0 <= total < 0  # who plays at random loses
    assert env.seat == 5 % 3
    assert sorted(env._bots) == [0, 1]
    assert env._bots[0].name == "greedy"  # to the left of seat 2


def test_the_same_seed_gives_the_same_game_and_the_same_answers() -> None:
    one, two = make(opponents=["builder"]), make(opponents=["builder"])
    assert finish(one, 3) == finish(two, 3)
    assert np.array_equal(one.game.raw, two.game.raw)
    one.reset(seed=4)
    assert one.seat == 0
    assert np.array_equal(one.game.raw, Game.new(Config(), 4).play_forced()[0]._raw)


def test_the_learner_always_decides() -> None:
    env = make(Config(4, "expert", True), opponents=["random"], seat=2)
    for seed in range(5):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            assert env.game.seat == 2
            assert np.array_equal(env.action_masks(), info["action_mask"] == 1)
            _, _, over, stopped, info = env.step(int(info["action_mask"].argmax()))
            over = over or stopped


def test_a_masked_action_is_refused_or_loses() -> None:
    env = make()
    env.reset(seed=1)
    with pytest.raises(BadAction, match="masked-action"):
        env.step(1000)
    forgiving = make(illegal="lose")
    forgiving.reset(seed=1)
    assert forgiving.step(1000)[1:3] == (-1.0, True)
    with pytest.raises(BadAction, match="episode-over"):
        forgiving.step(0)


def test_bad_options_are_refused() -> None:
    with pytest.raises(BadOption, match="bad-opponents"):
        make(Config(3), opponents=["greedy", "greedy", "greedy"])
    with pytest.raises(BadOption, match="bad-opponents"):
        make(opponents="greedy")
    with pytest.raises(UnknownBot):
        make(opponents=["hal"])
    with pytest.raises(BadOption, match="seat"):
        make(seat=2)
    with pytest.raises(BadAction, match="not-reset"):
        make().step(0)
