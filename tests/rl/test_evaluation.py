"""How well a policy plays against bots; needs Gymnasium."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

pytest.importorskip("gymnasium", reason="make test-extras has it")

from happycity.bots import UnknownBot
from happycity.rl import win_share
from happycity.rl.gym_env import HappyCityEnv
from happycity.rl.refusing import BadAction, BadOption


def last_legal(_: Any, masks: NDArray[np.int8]) -> NDArray[np.int64]:
    """Takes a special building, buys what is dearest, discards."""
    last: NDArray[np.int64] = masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)
    return last


def won_one_by_one(players: int, games: range) -> float:
    env, won = HappyCityEnv(["random"], players), 0.0
    for seed in games:
        seen, info = env.reset(seed=seed)
        over = False
        while not over:
            action = last_legal(seen, info["action_mask"][None])[0]
            seen, _, over, _, info = env.step(action)
        leaders = env.game.table().leaders
        won += (env.seat in leaders) / len(leaders)
    return won / len(games)


@pytest.mark.parametrize("players", [2, 3])
def test_side_by_side_is_as_one_by_one(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("happycity.rl.evaluation.AT_ONCE", 4)
    won = win_share(last_legal, ["random"], games=10, seed=3, players=players)
    assert won == pytest.approx(won_one_by_one(players, range(3, 13)))
    assert 0 < won < 1, "otherwise the comparison says little"


def test_who_plays_badly_loses() -> None:
    assert win_share(lambda _, masks: masks.argmax(axis=1), ["greedy"], games=20) < 0.1


def test_many_decisions_are_asked_for_at_once() -> None:
    rows = []

    def choose(observations: NDArray[np.int16], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        assert len(observations) == len(masks)
        rows.append(len(masks))
        return last_legal(observations, masks)

    win_share(choose, ["random"], games=300, specials="expert", grozilla=True)
    assert rows[0] == 256
    assert rows.count(44) > 5


@pytest.mark.parametrize("games", [0, -1, 2.0, "many"])
def test_a_number_that_is_none_is_refused(games: Any) -> None:
    with pytest.raises(BadOption, match="games"):
        win_share(last_legal, games=games)


def test_bad_input_is_refused() -> None:
    with pytest.raises(UnknownBot, match="gredy"):
        win_share(last_legal, ["gredy"])
    with pytest.raises(BadOption, match="bad-seed"):
        win_share(last_legal, seed=-1)
    with pytest.raises(BadAction, match=r"found='int64 \(1,\)', known='int64 \(2,\)'"):
        win_share(lambda _, masks: np.zeros(1, np.int64), games=2)
    with pytest.raises(BadAction, match="masked-action"):
        win_share(lambda _, masks: np.full(len(masks), 1000), games=2)
