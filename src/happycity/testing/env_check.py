"""`check_env`: whether an environment plays this game, by the rules and by PettingZoo's conventions.

For our own environment, for wrappers around it, and for anybody's that has the same interface.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from happycity.kernel.learning.observation import MOST_ROUNDS
from happycity.rules.config import Config
from happycity.rules.game import Game

GAMES = 10


class EnvCheckFailed(AssertionError):
    """An environment does not do what it should; the text says which game, and where."""


@dataclass(frozen=True, slots=True)
class EnvReport:
    """All is well."""

    config: Config
    games: int
    steps: int


def check_env(make_env: Callable[[], Any], games: int = GAMES, seed: int = 0) -> EnvReport:
    """Play random games beside the real ones; an EnvCheckFailed at the first difference.

    `make_env` makes an AEC environment whose `unwrapped.config` says what it plays, without skipping forced
    moves and without shaping.  In every position:

    - the agent that decides, and its mask, are those of `Game.new(config, seed)`;
    - every agent's observation lies in its space, and only the one that decides has a mask;
    - a masked action is refused and changes nothing.

    At the end: rewards are the win shares, add up to zero, and a step after the end is refused.
    """
    env = make_env()
    config = env.unwrapped.config
    steps = sum(_Check(env, config, number).play() for number in range(seed, seed + games))
    env.close()
    return EnvReport(config, games, steps)


class _Check:
    """One game."""

    def __init__(self, env: Any, config: Config, seed: int) -> None:
        self.env, self.seed, self.rng = env, seed, Random(seed)
        self.game = Game.new(config, seed)

    def play(self) -> int:
        """Step through it; how many steps."""
        self.env.reset(seed=self.seed)
        steps = 0
        while not self._is_over():
            self._compare()
            action = self.rng.choice(self.game.legal_actions)
            self.env.step(action)
            self.game = self.game.play_action(action)
            steps += 1
        self._check_end()
        return steps

    def _is_over(self) -> bool:
        return self.game.is_over or self.game.round > MOST_ROUNDS

    def _demand(self, good: bool, what: str) -> None:
        if not good:
            raise EnvCheckFailed(f"seed {self.seed}: {what}\n  position  {self.game.text}")

    def _compare(self) -> None:
        deciding = f"player_{self.game.seat}"
        self._demand(self.env.agent_selection == deciding, f"{deciding} decides")
        self._demand(not any(self.env.terminations.values()), "the game goes on")
        for agent in self.env.agents:
            seen = self.env.observe(agent)
            legal = sorted(self.game.legal_actions) if agent == deciding else []
            self._demand(np.flatnonzero(seen["action_mask"]).tolist() == legal, f"mask of {agent}")
            self._demand(self.env.observation_space(agent).contains(seen), f"space of {agent}")
        self._try_masked(deciding)

    def _try_masked(self, agent: str) -> None:
        before = self.env.observe(agent)
        masked = self.rng.choice(np.flatnonzero(before["action_mask"] == 0).tolist())
        self._demand(self._refuses(masked), f"action {masked} is not legal")
        after = self.env.observe(agent)
        same = all(np.array_equal(before[part], after[part]) for part in before)
        self._demand(same and self.env.agent_selection == agent, "a refused action changes nothing")

    def _refuses(self, action: int) -> bool:
        try:
            self.env.step(action)
        except (ValueError, AssertionError):
            return True
        return False

    def _check_end(self) -> None:
        env, players = self.env, self.game.config.players
        wanted = [players * share - 1 for share in self.game.shares]
        rewards = [env.rewards[f"player_{seat}"] * (players - 1) for seat in range(players)]
        self._demand(bool(np.allclose(rewards, wanted, atol=1e-5)), f"rewards {rewards}, not {wanted}")
        over, stopped = self.game.is_over, not self.game.is_over
        self._demand(set(env.terminations.values()) == {over}, f"terminations are {over}")
        self._demand(set(env.truncations.values()) == {stopped}, f"truncations are {stopped}")
        self._demand(self._refuses(0), "the game is over: an action is refused")
        for _ in range(players):
            env.step(None)
        self._demand(not env.agents, "every agent has left")
