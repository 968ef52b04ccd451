"""Thousands of games at once: NumPy in, NumPy out, every core at work."""

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from happycity.codes import Code
from happycity.kernel.learning.observation import Ending, EnvStep
from happycity.kernel.learning.used_actions import used_actions
from happycity.rl.games import Games
from happycity.rl.refusing import BadAction, check_actions, check_number, check_seed
from happycity.rules.config import Config
from happycity.rules.seeds import fresh_seed

SMALLEST_SHARE = 64
"""With fewer games a further thread costs more than it saves."""


class Batch(NamedTuple):
    """What a step gives: one row for each game, overwritten by the next step."""

    observations: NDArray[np.int16]
    """What the seat that decides sees (see docs/rl.md)."""
    masks: NDArray[np.int8]
    """1 for each legal action."""
    seats: NDArray[np.int32]
    """Who decides."""
    rewards: NDArray[np.float32]
    """Of every seat, for the last step."""
    terminations: NDArray[np.bool_]
    """Whether the last step ended a game: the row shows a new one already."""
    truncations: NDArray[np.bool_]
    """The same, after too many rounds."""


class VectorEnv:
    """n games of one kind.  A game that ends is replaced by the next one in the same step.

    Game i of `reset(seed=s)` is `Game.new(config, seed=s + i)`; its place is then taken by the games with
    seeds s + i + n, s + i + 2n …
    """

    def __init__(
        self,
        n: int,
        config: Config,
        *,
        skip_forced: bool = False,
        shaping: float = 0.0,
        threads: int | None = None,
    ) -> None:
        self.n, self.config = check_number("n", n), config
        self.used_actions = used_actions(*config.options[:3])
        """The actions that games of this kind can ever offer."""
        self._shares = max(1, min(threads or os.cpu_count() or 1, n // SMALLEST_SHARE))
        self._games = Games(n, config, skip_forced, shaping, anew=True, shares=self._shares)
        self._pool = ThreadPoolExecutor(self._shares - 1) if self._shares > 1 else None
        self._seed: int | None = None
        plays, seats = self._games.plays, config.players
        self.observations, self.masks = self._games.observations, self._games.masks
        self.seats: NDArray[np.int32] = plays["seat"]
        self.rewards: NDArray[np.float32] = plays["rewards"][:, :seats]
        self.seeds: NDArray[np.int64] = plays["seed"]
        """The seed of each game that is being played."""
        self.final_points: NDArray[np.int32] = plays["final"][:, :seats]
        """Points of the last game that ended in each row."""
        self.final_rounds: NDArray[np.int32] = plays["rounds"]
        self._endings: NDArray[np.int32] = plays["ending"]
        self._actions: NDArray[np.int32] = plays["action"]

    def reset(self, seed: int | None = None) -> Batch:
        """Deal all games; without a seed, with the seeds that come next."""
        if seed is not None:
            self._seed = check_seed(seed)
        elif self._seed is None:
            self._seed = fresh_seed()
        else:
            self._seed = int(self.seeds.max()) + 1
        self.seeds[:] = np.arange(self._seed, self._seed + self.n)
        self._endings[:] = Ending.NONE
        self._run(EnvStep.DEAL)
        return self._batch()

    def step(self, actions: Any) -> Batch:
        """Carry out one legal action in each game; refused, and nothing changed, if one is not legal."""
        self._check_dealt()
        self._actions[:] = check_actions(actions, self._games.raws, self.masks)
        self._run(EnvStep.STEP)
        return self._batch()

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, each equally likely; drawn from the games' own streams."""
        self._check_dealt()
        self._run(EnvStep.CHOOSE)
        return self._actions.astype(np.int64)

    def states(self) -> NDArray[np.uint8]:
        """The kernel's states, hidden orders included: for analysis, not for players."""
        return self._games.raws

    def close(self) -> None:
        """Stop the threads."""
        if self._pool:
            self._pool.shutdown()

    def _check_dealt(self) -> None:
        if self._seed is None:
            raise BadAction(Code.NOT_RESET)

    def _run(self, way: EnvStep) -> None:
        """The first share here, the others by threads."""
        others = (
            [self._pool.submit(self._games.run, way, share) for share in range(1, self._shares)]
            if self._pool
            else []
        )
        self._games.run(way)
        for share in others:
            share.result()

    def _batch(self) -> Batch:
        return Batch(
            self.observations,
            self.masks,
            self.seats,
            self.rewards,
            self._endings == Ending.OVER,
            self._endings == Ending.STOPPED,
        )
