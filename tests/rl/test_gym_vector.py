"""Gymnasium's vector interface: the same games, Gymnasium's own checks, and its wrappers on top."""

from typing import Any

import numpy as np
import pytest

from happycity import Config, Game

pytest.importorskip("gymnasium", reason="make test-extras has it")

import gymnasium
from gymnasium.utils.env_checker import (
    check_reset_options,
    check_reset_return_type,
    check_reset_seed_determinism,
    data_equivalence,
)
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, NormalizeReward, RecordEpisodeStatistics

from happycity.rl import happycity_v1
from happycity.rl.gym_vector import HappyCityVectorEnv
from happycity.rl.refusing import BadAction, BadOption
from happycity.testing import ALL_CELLS


def make(config: Config | None = None, n: int = 3, **options: Any) -> Any:
    return gymnasium.make_vec("HappyCitySelfPlay-v1", num_envs=n, **(config or Config()).to_dict(), **options)


@pytest.mark.parametrize("config", ALL_CELLS, ids=str)
def test_gymnasiums_own_checks_pass(config: Config) -> None:
    envs = make(config)
    check_reset_return_type(envs)
    check_reset_options(envs)
    check_reset_seed_determinism(envs)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


def test_what_comes_back_is_what_the_spaces_say_and_stays() -> None:
    one, two = make(n=70), make(n=70)
    shown, kept = one.reset(seed=3), two.reset(seed=3)
    for _ in range(60):
        assert data_equivalence(shown, kept, exact=True)
        assert one.observation_space.contains(shown[0])
        actions = one.unwrapped.sample()
        assert np.array_equal(actions, two.unwrapped.sample())
        assert one.action_space.contains(actions)
        before = shown[0].copy(), {name: found.copy() for name, found in shown[1].items()}
        kept_again = shown
        observations, rewards, terminations, truncations, infos = one.step(actions)
        assert data_equivalence(
            kept_again, before, exact=True
        )  # a step changes nothing that was given before
        again = two.step(actions)
        assert data_equivalence((observations, rewards, terminations, truncations, infos), again, exact=True)
        shown, kept = (observations, infos), (again[0], again[4])


def test_the_games_are_those_of_their_seeds() -> None:
    envs = make(Config(3), n=4)
    _, infos = envs.reset(seed=9)
    states = envs.unwrapped.games.states()
    for row, seed in enumerate(infos["seed"]):
        assert np.array_equal(states[row], Game.new(Config(3), int(seed))._raw)
    envs.close()


def test_rewards_are_those_of_the_seat_that_decided() -> None:
    envs, ended = make(n=32), 0
    _, infos = envs.reset(seed=1)
    while ended < 40:
        deciders = infos["seat"]
        _, rewards, over, _, infos = envs.step(envs.unwrapped.sample())
        assert np.array_equal(rewards, infos["seat_rewards"][np.arange(32), deciders])
        assert not rewards[~over].any()
        ended += int(over.sum())


def test_gymnasiums_wrappers_work_on_it() -> None:
    plain = make(n=16)
    envs = DictInfoToList(NormalizeReward(RecordEpisodeStatistics(plain)))
    envs.reset(seed=5)
    ended, lengths = 0, []
    while ended < 20:
        _, _, over, _, infos = envs.step(plain.unwrapped.sample())
        ended += int(over.sum())
        lengths += [info["episode"]["l"] for row, info in enumerate(infos) if over[row]]
    assert len(lengths) == ended
    assert all(30 < length < 300 for length in lengths)


def test_what_cannot_be_is_refused() -> None:
    envs = make()
    with pytest.raises(BadAction, match="not-reset"):
        envs.step([0, 0, 0])
    with pytest.raises(BadOption, match="bad-seed"):
        envs.reset(seed=[1, 2, 3])
    envs.reset(seed=1)
    before = envs.unwrapped.games.states().copy()
    with pytest.raises(BadAction, match="masked-action"):
        envs.step([1000, 1000, 1000])
    with pytest.raises(BadAction, match="bad-actions"):
        envs.step([9])
    assert np.array_equal(envs.unwrapped.games.states(), before)
    with pytest.raises(BadOption, match="render_mode"):
        HappyCityVectorEnv(2, render_mode="human")


def test_no_parallel_environment_is_pretended() -> None:
    """One seat decides at a time: PettingZoo's parallel interface would be a game that does not exist."""
    assert not hasattr(happycity_v1, "parallel_env")
    assert happycity_v1.env().metadata["is_parallelizable"] is False
