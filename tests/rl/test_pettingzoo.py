"""PettingZoo's own tests and ours, in every cell; needs PettingZoo."""

import pickle
import warnings
from itertools import count, product
from typing import Any

import numpy as np
import pytest

from happycity import Config, Game
from happycity.testing import EnvCheckFailed, check_env

pytest.importorskip("pettingzoo", reason="make test-extras has it")

from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.test import test_save_obs as save_obs_test
from pettingzoo.utils import BaseWrapper

from happycity import rl
from happycity.kernel.layout import COIN, DRAW
from happycity.rl.refusing import BadAction, BadOption

EVERY_CELL = [
    Config(*cell) for cell in product((2, 3, 4, 5), ("family", "expert"), (False, True), ("product", "sum"))
]


def make(config: Config, **options: Any) -> Any:
    return rl.env(**config.to_dict(), **options)


@pytest.mark.parametrize("config", EVERY_CELL, ids=str)
def test_pettingzoos_own_tests_pass(config: Config, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # What PettingZoo says of every game whose observation is a dictionary with a mask, its own included.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(make(config), num_cycles=200)
    seed_test(lambda: make(config), num_cycles=50)
    save_obs_test(make(config))
    render_test(lambda render_mode: make(config, render_mode=render_mode))


@pytest.mark.parametrize("config", EVERY_CELL, ids=str)
def test_pettingzoos_benchmark_runs(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes a second forward whenever it is looked at: 5 s are a few rounds."""
    seconds = count()
    monkeypatch.setattr("time.time", lambda: float(next(seconds)))
    performance_benchmark(make(config))


@pytest.mark.parametrize("config", EVERY_CELL, ids=str)
def test_ours_passes(config: Config) -> None:
    report = check_env(lambda: make(config), games=1)
    assert report.config == config
    assert report.steps > 40


class Cheat(BaseWrapper):  # type: ignore[misc]
    """Lets the last seat begin."""

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        super().reset(seed=(seed or 0) + 1)


class Lenient(BaseWrapper):  # type: ignore[misc]
    """Takes the first legal action for a masked one."""

    def step(self, action: int | None) -> None:
        mask = self.observe(self.agent_selection)["action_mask"]
        super().step(action if action is None or mask[action] else int(mask.argmax()))


@pytest.mark.parametrize(("wrapper", "fault"), [(Cheat, "seed 0"), (Lenient, "is not legal")])
def test_a_bad_environment_is_found_out(wrapper: Any, fault: str) -> None:
    with pytest.raises(EnvCheckFailed, match=fault):
        check_env(lambda: wrapper(make(Config(3, "expert"))), games=2)


def test_the_same_seed_gives_the_game_of_that_seed() -> None:
    env = make(Config(4, "expert", True))
    env.reset(seed=9)
    assert np.array_equal(env.game.raw, Game.new(env.config, 9)._raw)
    env.reset()
    assert np.array_equal(env.game.raw, Game.new(env.config, 10)._raw)


def test_only_the_one_that_decides_has_a_mask() -> None:
    env = make(Config())
    env.reset(seed=1)
    assert env.observe("player_0")["action_mask"].sum() == 3
    assert env.observe("player_1")["action_mask"].sum() == 0
    assert env.observe("player_1")["observation"].any()


def test_a_masked_action_is_refused_by_name() -> None:
    env = make(Config())
    env.reset(seed=1)
    for bad in (COIN, -1, 10**9, None, "draw 1", 1.5):
        with pytest.raises(BadAction) as refused:
            env.step(bad)
        assert refused.value.facts["action"] == str(bad)
        assert refused.value.facts["legal"][0] == f"{DRAW} (draw 1)"


def test_steps_before_and_after_a_game_are_refused() -> None:
    env = make(Config())
    with pytest.raises(BadAction, match="not-reset"):
        env.step(0)
    env.reset(seed=1)
    while not env.terminations["player_0"]:
        env.step(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1])
    with pytest.raises(BadAction, match="episode-over"):
        env.step(COIN)
    env.step(None)
    env.step(None)
    with pytest.raises(BadAction, match="episode-over"):
        env.step(None)


def test_a_picture_shows_the_table() -> None:
    env = make(Config(5, "expert", True), render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    env.step(0)
    assert before.shape[1] > 1000
    assert (before != env.render()).any()


def test_text_names_cards_and_seats() -> None:
    env = make(Config(), render_mode="ansi")
    env.reset(seed=7)
    for action in (DRAW, DRAW + 1, DRAW + 2):
        env.step(action)
    assert "bank, museum, zoo" in env.render()
    assert "buy: seat 0 decides" in env.render()


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(BadOption, match="render_mode"):
        make(Config(), render_mode="hologram")


def test_an_environment_can_be_sent_to_another_process() -> None:
    env = pickle.loads(pickle.dumps(make(Config(3, "expert"), skip_forced=True, shaping=0.5)))
    env.reset(seed=1)
    assert (env.config, env.num_agents) == (Config(3, "expert"), 3)
