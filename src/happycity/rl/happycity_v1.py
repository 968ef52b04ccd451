"""Happy City for PettingZoo (needs the extra `rl`).

    from happycity.rl import happycity_v1

    env = happycity_v1.env(players=3, specials="expert")
    env.reset(seed=7)  # the same game as Game.new(Config(3, "expert"), seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        ...
        env.step(action)  # None once the game is over

docs/rl.md explains observations, actions and rewards.  A masked action is refused, and nothing changes.
"""

import sys
from typing import Any, ClassVar

from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from happycity.kernel.learning.observation import Ending
from happycity.rl.drawing import picture_of, text_of
from happycity.rl.refusing import check_one_of
from happycity.rl.single import SingleGame
from happycity.rl.spaces import action_space, masked_space
from happycity.rules.config import Config

RENDER_MODES = ("human", "ansi", "rgb_array")


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 — PettingZoo's name for it
    """One game; the agents are `player_0` … in the order of the seats."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "happycity_v1",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 2,
        specials: str = "family",
        grozilla: bool = False,
        scoring: str = "product",
        render_mode: str | None = None,
        *,
        skip_forced: bool = False,
        shaping: float = 0.0,
    ) -> None:
        EzPickle.__init__(
            self,
            players,
            specials,
            grozilla,
            scoring,
            render_mode,
            skip_forced=skip_forced,
            shaping=shaping,
        )
        check_one_of("render_mode", render_mode, (None, *RENDER_MODES))
        self.config, self.render_mode = Config(players, specials, grozilla, scoring), render_mode
        self.game = SingleGame(self.config, skip_forced, shaping)
        self._shaped = shaping != 0.0
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: masked_space() for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """A row of numbers and a mask of actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The kernel's action numbers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game; without a seed the one after the last."""
        self.game.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat]
        self._skip_agent_selection = None
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now; the mask is empty unless it decides."""
        game, seat = self.game, self._seats[agent]
        game.check_dealt()
        mask = game.mask.copy()
        if seat != game.seat:
            mask[:] = 0
        return {"observation": game.seen_by(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent that decides; after the end each agent leaves with None."""
        game = self.game
        if game.ending and self.agents and action is None:
            self._was_dead_step(action)
            return
        game.step(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        if game.ending or self._shaped:
            self.rewards = dict(zip(self.agents, game.rewards, strict=True))
            self._accumulate_rewards()
        if game.ending:
            self._end()
        else:
            self.agent_selection = self.possible_agents[game.seat]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        over = self.game.ending == Ending.OVER
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        """The table as text (`ansi`; `human` prints it) or as a picture (`rgb_array`)."""
        self.game.check_dealt()
        if self.render_mode == "rgb_array":
            return picture_of(self.game.table())
        text = text_of(self.game.table())
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n")
        return None

    def close(self) -> None:
        """There is nothing to release."""


def env(**options: Any) -> raw_env:
    """The environment.  No wrappers: it keeps order and refuses what is not legal by itself."""
    return raw_env(**options)
