"""Thousands of games at once: the same games, the same rules, one call."""

import numpy as np
import pytest

from happycity import Config, Game
from happycity.kernel.layout import ACTIONS, COIN, DRAW
from happycity.rl import vector
from happycity.rl.batch import VectorEnv
from happycity.rl.refusing import BadAction, BadOption
from happycity.testing import ALL_CELLS
from tests.rl.parity import check_vector, random_game


@pytest.mark.parametrize("config", ALL_CELLS, ids=str)
def test_the_same_seeds_give_the_same_games(config: Config) -> None:
    check_vector(70, [random_game(config, 70 + i) for i in range(3)])


@pytest.mark.parametrize("seed", [0, 9, 10, 4096, 2**31, 2**53 + 1, 2**62 - 3])
def test_any_seed_deals_the_game_of_that_seed(seed: int) -> None:
    env = VectorEnv(3, Config(5, "expert", True))
    env.reset(seed)
    for i, state in enumerate(env.states()):
        assert np.array_equal(state, Game.new(env.config, seed + i)._raw)


@pytest.mark.parametrize("config", ALL_CELLS, ids=str)
def test_the_used_actions_are_all_that_a_game_offers(config: Config) -> None:
    env = VectorEnv(64, config)
    env.reset(seed=5)
    offered = np.zeros(ACTIONS, np.bool_)
    for _ in range(300):
        offered |= env.masks.any(axis=0)
        env.step(env.sample())
    assert not np.setdiff1d(np.flatnonzero(offered), env.used_actions).size
    if config.specials == "family" and not config.grozilla:  # otherwise some are rare
        assert np.array_equal(np.flatnonzero(offered), env.used_actions)


def test_a_game_that_ends_makes_room_for_the_next_seed() -> None:
    env, begun = vector(4), 0
    env.reset(seed=100)
    for _ in range(500):
        batch = env.step(env.sample())
        for row in np.flatnonzero(batch.terminations):
            assert np.array_equal(env.states()[row], Game.new(env.config, int(env.seeds[row]))._raw)
            begun += 1
    assert begun > 8
    assert ((env.seeds - 100) % 4 == range(4)).all()


def test_threads_change_nothing() -> None:
    one, four = vector(512, players=3, threads=1), vector(512, players=3, threads=4)
    one.reset(seed=1)
    four.reset(seed=1)
    for _ in range(100):
        actions = one.sample()
        assert np.array_equal(actions, four.sample())
        both = one.step(actions)._asdict(), four.step(actions)._asdict()
        assert all(np.array_equal(both[0][name], both[1][name]) for name in both[0])
    four.close()


@pytest.mark.parametrize("players", [2, 3, 5])
def test_rewards_add_up_to_zero_and_a_victory_is_one(players: int) -> None:
    env, wins = vector(64, players=players), 0
    env.reset(seed=1)
    for _ in range(600):
        batch = env.step(env.sample())
        assert np.allclose(batch.rewards.sum(axis=1), 0, atol=1e-5)
        assert not batch.rewards[~(batch.terminations | batch.truncations)].any()
        for row in np.flatnonzero(batch.terminations):
            points = env.final_points[row]
            assert points[batch.rewards[row].argmax()] == points.max()
            wins += batch.rewards[row].max() == 1.0
    assert wins > 50


def test_shaping_pays_for_the_lead_as_it_grows() -> None:
    plain, shaped = vector(16), vector(16, shaping=0.5)
    plain.reset(seed=1)
    shaped.reset(seed=1)
    total, ended = np.zeros((16, 2)), 0
    for _ in range(300):
        actions = plain.sample()
        last, batch = plain.step(actions), shaped.step(actions)
        total += batch.rewards
        for row in np.flatnonzero(last.terminations):
            ours, theirs = shaped.final_points[row]
            lead = 0.5 * (ours - theirs) / 100
            assert np.allclose(total[row], last.rewards[row] + [lead, -lead], atol=1e-4)
            total[row] = 0
            ended += 1
    assert ended > 10


def test_forced_moves_can_be_skipped() -> None:
    env = vector(32, skip_forced=True)
    batch = env.reset(seed=1)
    for _ in range(300):
        assert (batch.masks.sum(axis=1) > 1).all()
        batch = env.step(env.sample())


def test_arrays_are_written_in_place() -> None:
    env = vector(8)
    first = env.reset(seed=1)
    before = first.observations.copy()
    second = env.step(env.sample())
    assert second.observations is first.observations
    assert not np.array_equal(before, second.observations)


def test_reset_without_a_seed_deals_other_games() -> None:
    env = vector(4)
    env.reset(seed=10)
    env.reset()
    assert env.seeds.tolist() == [14, 15, 16, 17]


@pytest.mark.parametrize("bad", [COIN, -1, ACTIONS, 10**12])
def test_a_masked_action_is_refused_by_name_and_nothing_changes(bad: int) -> None:
    env = vector(3)
    env.reset(seed=1)
    before = env.states().copy()
    with pytest.raises(BadAction) as refused:
        env.step([DRAW, bad, DRAW])
    facts = refused.value.facts
    assert (refused.value.code, facts["action"], facts["game"]) == ("masked-action", str(bad), 1)
    assert facts["legal"] == [f"{DRAW + i} (draw {i + 1})" for i in range(3)]
    assert np.array_equal(env.states(), before)


@pytest.mark.parametrize("bad", [[DRAW], [[DRAW] * 3], [1.0] * 3, ["draw 1"] * 3, None, [True] * 3])
def test_what_is_no_row_of_actions_is_refused(bad: object) -> None:
    env = vector(3)
    env.reset(seed=1)
    with pytest.raises(BadAction) as refused:
        env.step(bad)
    assert refused.value.code == "bad-actions"
    assert refused.value.facts["known"] == "int64 (3,)"


def test_bad_options_are_refused() -> None:
    with pytest.raises(BadOption):
        vector(0)
    with pytest.raises(BadOption):
        vector(2).reset(seed=-1)
    with pytest.raises(BadAction):
        vector(2).step([0, 0])
