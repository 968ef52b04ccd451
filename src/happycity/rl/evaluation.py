"""How well a policy plays against bots (needs the extra `rl`)."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from happycity.rl.gym_env import HappyCityEnv
from happycity.rl.refusing import check_number, check_seed, check_shape

AT_ONCE = 256  # games that go on side by side, so that a network is asked for many decisions in one call

Choose = Callable[[NDArray[np.int16], NDArray[np.int8]], Any]
"""One legal action for each row of observations and masks."""


def win_share(
    choose: Choose,
    opponents: Sequence[str] = ("greedy",),
    games: int = 1000,
    seed: int = 0,
    *,
    players: int = 2,
    specials: str = "family",
    grozilla: bool = False,
    scoring: str = "product",
) -> float:
    """Play `games` deals from `seed` on, in every seat in turn; the part of the victories that `choose` won.

    A shared victory counts in part.
    """
    check_number("games", games)
    first, last = check_seed(seed), check_seed(seed + games - 1) + 1
    kind = opponents, players, specials, grozilla, scoring
    envs = [HappyCityEnv(*kind) for _ in range(min(games, AT_ONCE))]
    rewards = 0.0
    for start in range(first, last, AT_ONCE):
        rewards += sum(_play(envs[: last - start], start, choose))
    # A reward is (players × share − 1) ÷ (players − 1).
    return (rewards / games * (players - 1) + 1) / players


def _play(envs: list[HappyCityEnv], seed: int, choose: Choose) -> list[float]:
    """One game in each, side by side; their rewards."""
    shown = {env: env.reset(seed=seed + row) for row, env in enumerate(envs)}
    rewards = []
    while shown:
        actions = _choices(choose, list(shown.values()))
        for env, action in zip(list(shown), actions, strict=True):
            seen, reward, terminated, truncated, info = env.step(action)
            shown[env] = seen, info
            if terminated or truncated:
                rewards.append(reward)
                env.close()
                del shown[env]
    return rewards


def _choices(choose: Choose, shown: list[tuple[NDArray[np.int16], dict[str, Any]]]) -> NDArray[np.int64]:
    observations, masks = zip(*((seen, info["action_mask"]) for seen, info in shown), strict=True)
    return check_shape(choose(np.stack(observations), np.stack(masks)), len(shown))
