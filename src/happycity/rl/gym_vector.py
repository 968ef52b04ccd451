"""Gymnasium's vector interface over `happycity.rl.vector` (needs the extra `rl`): `gymnasium.make_vec`.

    envs = gymnasium.make_vec("HappyCitySelfPlay-v1", num_envs=4096, players=2)

You play every seat of every game.  A step's reward is that of the seat that took it; `infos` has the rest.
"""

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from happycity.rl.batch import Batch
from happycity.rl.batch import VectorEnv as ManyGames
from happycity.rl.refusing import check_one_of
from happycity.rl.spaces import action_space, observation_space
from happycity.rules.config import Config


class HappyCityVectorEnv(VectorEnv[NDArray[np.int16], Any, NDArray[Any]]):
    """n games of one kind, all seats yours; a game that ends is replaced in the same step.

    `infos`: `action_mask` (n × 1375), `seat` (who decides), `seat_rewards` (n × players, of the last step)
    and `seed` (of the game that is shown).  All arrays are your own: the next step does not change them.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        specials: str = "family",
        grozilla: bool = False,
        scoring: str = "product",
        *,
        skip_forced: bool = False,
        shaping: float = 0.0,
        threads: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_one_of("render_mode", render_mode, (None,))
        config = Config(players, specials, grozilla, scoring)
        self.games = ManyGames(num_envs, config, skip_forced=skip_forced, shaping=shaping, threads=threads)
        self.num_envs, self.render_mode = num_envs, render_mode
        self.single_observation_space, self.single_action_space = observation_space(), action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Deal all games: game i is the one of `seed` + i; without a seed, with the seeds that come next."""
        batch = self.games.reset(seed)  # type: ignore[arg-type]  # a list of seeds is refused there
        super().reset(seed=int(self.games.seeds[0]))
        return batch.observations.copy(), self._infos(batch)

    def step(
        self, actions: Any
    ) -> tuple[NDArray[np.int16], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One legal action in each game; refused, and nothing changed, if one is not legal."""
        deciders = self.games.seats.copy()
        batch = self.games.step(actions)
        rewards = batch.rewards[np.arange(self.num_envs), deciders].astype(np.float64)
        observations, infos = batch.observations.copy(), self._infos(batch)
        return observations, rewards, batch.terminations, batch.truncations, infos

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, each equally likely."""
        return self.games.sample()

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the threads."""
        self.games.close()

    def _infos(self, batch: Batch) -> dict[str, Any]:
        return {
            "action_mask": batch.masks.copy(),
            "seat": batch.seats.copy(),
            "seat_rewards": batch.rewards.copy(),
            "seed": self.games.seeds.copy(),
        }
