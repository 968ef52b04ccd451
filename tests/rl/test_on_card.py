"""Environments on a graphics card.

There is none where the tests run: a twin made of the processor runs the card's kernels, thread after thread.
`python -m bench.cuda` compares with a real one.
"""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from happycity import Config
from happycity.kernel.compiling.jit import config as compiling
from happycity.kernel.layout import ACTIONS, COIN, DRAW
from happycity.kernel.search.outcome import win_shares
from happycity.kernel.search.playout import finish_games, new_results, play_games
from happycity.kernel.targets import driver
from happycity.kernel.targets.card import Card
from happycity.kernel.targets.card_array import CardArray
from happycity.kernel.targets.driver import NoCard
from happycity.rl import vector
from happycity.rl.batch import VectorEnv
from happycity.rl.on_card import CardVectorEnv
from happycity.rl.refusing import BadAction, BadOption
from happycity.rules.card_set import standard_set
from happycity.testing import ALL_CELLS, cell_id
from tests.card_twin import Twin, twin, twin_as_card

__all__ = ["twin", "twin_as_card"]

TABLES = standard_set().raw


PLAIN: dict[str, Any] = {}
SHAPED: dict[str, Any] = {"skip_forced": True, "shaping": 0.5}
CASES = [
    pytest.param(
        config,
        options,
        id=f"{'shaped' if options else 'plain'}-{cell_id(config)}",
        marks=[pytest.mark.long] if (kind // 2 + kind // 4) % 2 == bool(options is PLAIN) else [],
    )
    for kind, config in enumerate(ALL_CELLS)
    for options in (PLAIN, SHAPED)
]
"""Every kind of game in one of two ways, each way with every number of players, every set and scoring."""


def assert_same(ours: NDArray[Any], theirs: CardArray) -> None:
    assert ours.dtype == theirs.dtype
    np.testing.assert_array_equal(ours, theirs.numpy())


def test_an_unknown_device_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption) as refused:
        vector(4, device="gpu")  # type: ignore[call-overload]
    assert refused.value.facts == {"option": "device", "found": "gpu", "known": ["cpu", "cuda"]}


def test_the_processor_is_the_default() -> None:
    assert isinstance(vector(4), VectorEnv)
    assert isinstance(vector(4, device="cpu"), VectorEnv)


def test_without_a_driver_the_refusal_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "LIBRARIES", ("no-such-driver.so",))
    with pytest.raises(NoCard, match="everything runs without one, on the processor"):
        vector(4, device="cuda")


@pytest.mark.full  # the twin's kernels take half a minute to compile
@pytest.mark.skipif(bool(compiling.DISABLE_JIT), reason="nothing is compiled")
@pytest.mark.usefixtures("twin_as_card")
class TestOnTheTwin:
    """What a card does, done by the processor."""

    @pytest.mark.parametrize(("config", "options"), CASES)
    def test_every_byte_is_the_processors(self, config: Config, options: dict[str, Any]) -> None:
        here, there = VectorEnv(37, config, **options), CardVectorEnv(37, config, **options)
        shown, seen, ended = here.reset(seed=70), there.reset(seed=70), 0
        for _ in range(250):
            for name in shown._fields:
                assert_same(getattr(shown, name), getattr(seen, name))
            for name in ("seeds", "final_points", "final_rounds"):
                assert_same(getattr(here, name), getattr(there, name))
            assert np.array_equal(here.states(), there.states().numpy())
            actions, chosen = here.sample(), there.sample()
            assert np.array_equal(actions, chosen.numpy())
            shown, seen = here.step(actions), there.step(chosen)
            ended += int(shown.terminations.sum())
        assert ended > 10
        assert np.array_equal(here.used_actions, there.used_actions)

    def test_actions_are_taken_from_anywhere(self) -> None:
        here, there = vector(5, device="cpu"), vector(5, device="cuda")
        here.reset(seed=3)
        there.reset(seed=3)
        for convert in (np.asarray, np.int32, np.int16, list, lambda actions: np.repeat(actions, 2)[::2]):
            actions = here.sample()
            here.step(actions)
            there.step(convert(actions))
            assert np.array_equal(here.observations, there.observations.numpy())

    def test_reset_without_a_seed_deals_other_games(self) -> None:
        env = vector(4, device="cuda")
        env.reset(seed=10)
        env.reset()
        assert env.seeds.numpy().tolist() == [14, 15, 16, 17]
        other = vector(4, device="cuda")
        other.reset()
        assert len(set(other.seeds.numpy())) == 4

    @pytest.mark.parametrize("bad", [COIN, -1, ACTIONS, 10**12])
    def test_a_masked_action_is_refused_by_name_and_nothing_changes(self, bad: int) -> None:
        env = vector(3, device="cuda")
        env.reset(seed=1)
        before = [array.numpy() for array in (env.states(), env.observations, env.masks)]
        with pytest.raises(BadAction) as refused:
            env.step([DRAW, bad, bad])
        facts = refused.value.facts
        assert (refused.value.code, facts["action"], facts["game"]) == ("masked-action", str(bad), 1)
        assert facts["legal"] == [f"{DRAW + i} (draw {i + 1})" for i in range(3)]
        after = [array.numpy() for array in (env.states(), env.observations, env.masks)]
        assert all(np.array_equal(*both) for both in zip(before, after, strict=True))
        env.step([DRAW, DRAW, DRAW])

    @pytest.mark.parametrize("bad", [[DRAW], [[DRAW] * 3], [1.0] * 3, ["draw 1"] * 3, None, [True] * 3])
    def test_what_is_no_row_of_actions_is_refused(self, bad: object) -> None:
        env = vector(3, device="cuda")
        env.reset(seed=1)
        with pytest.raises(BadAction) as refused:
            env.step(bad)
        assert refused.value.code == "bad-actions"

    def test_rows_on_the_card_of_another_kind_are_refused(self) -> None:
        env = vector(3, device="cuda")
        env.reset(seed=1)
        with pytest.raises(BadAction, match=r"float32 \(3, 2\)"):
            env.step(env.rewards)

    def test_a_step_before_the_first_reset_is_refused(self) -> None:
        with pytest.raises(BadAction):
            vector(2, device="cuda").step([0, 0])
        with pytest.raises(BadOption):
            vector(0, device="cuda")

    def test_a_closed_environment_leaves_nothing_behind(self, twin: Twin) -> None:
        vector(4, device="cuda").close()  # the program itself stays
        before = twin.in_use
        env = vector(4, device="cuda")
        env.reset(seed=1)
        env.close()
        del env
        assert twin.in_use == before

    @pytest.mark.parametrize("config", ALL_CELLS[::5], ids=cell_id)
    def test_playouts_and_win_shares_are_the_processors(self, config: Config) -> None:
        env = CardVectorEnv(6, config)
        env.reset(seed=5)
        for _ in range(20):
            env.step(env.sample())
        states, expected = env.states().numpy(), new_results(24)
        finish_games(np.repeat(states, 4, axis=0), TABLES, 9, 0, 24, expected)
        with Card() as card:
            assert np.array_equal(card.finish_games(states, TABLES, 9, each=4), expected)
            assert np.array_equal(card.finish_games(env.states(), TABLES, 9, each=4), expected)
            shares = card.win_shares(env.states(), TABLES, 9, each=4)
        assert np.array_equal(shares, win_shares(expected, config.players, 4))
        assert np.array_equal(env.states().numpy(), states)

    @pytest.mark.parametrize("config", ALL_CELLS[::5], ids=cell_id)
    def test_random_games_are_the_processors(self, config: Config) -> None:
        expected = new_results(30)
        play_games(np.array(config.options, np.int64), TABLES, 7, 0, 30, expected)
        with Card() as card:
            assert np.array_equal(card.random_games(config.options, TABLES, 7, 30), expected)
            assert card.name == "twin"


def test_win_shares_count_shared_victories_in_part() -> None:
    results = new_results(4)
    results[:, 2] = [0b01, 0b11, 0b10, 0b10]
    assert win_shares(results, 2, 2).tolist() == [[0.75, 0.25], [0.0, 1.0]]
    assert win_shares(results, 3, 4).tolist() == [[0.375, 0.625, 0.0]]
