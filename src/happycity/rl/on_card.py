"""Thousands of games at once on a graphics card: nothing that a step gives or takes leaves the card."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from happycity.codes import Code
from happycity.kernel.learning.used_actions import used_actions
from happycity.kernel.targets.card import Card
from happycity.kernel.targets.card_array import CardArray, Foreign, foreign
from happycity.kernel.targets.card_games import CardGames
from happycity.kernel.targets.driver import Memory
from happycity.rl.refusing import BadAction, bad_actions, check_number, check_seed, check_shape, masked_action
from happycity.rules.card_set import standard_set
from happycity.rules.config import Config
from happycity.rules.seeds import fresh_seed


class CardBatch(NamedTuple):
    """What a step gives: as `Batch`, on the card; the next step overwrites all of it."""

    observations: CardArray
    masks: CardArray
    seats: CardArray
    rewards: CardArray
    terminations: CardArray
    truncations: CardArray


class CardVectorEnv:
    """The same games as those of `VectorEnv`, with the same seeds, on a card.

    Every array can be given to `torch.from_dlpack`, `cupy.from_dlpack` or `jax.dlpack.from_dlpack`, which
    share it without a copy, and stays the same array: once is enough.
    """

    def __init__(self, n: int, config: Config, *, skip_forced: bool = False, shaping: float = 0.0) -> None:
        self.n, self.config = check_number("n", n), config
        self.used_actions = used_actions(*config.options[:3])
        """The actions that games of this kind can ever offer."""
        self._games = CardGames(
            *(_card(), n, config.options, standard_set().raw), skip_forced=skip_forced, shaping=shaping
        )
        self._given: Memory | None = None
        self._seed: int | None = None
        self.observations, self.masks = self._games.observations, self._games.masks
        self.seats, self.rewards = self._games.seats, self._games.rewards
        self.seeds = self._games.seeds
        """The seed of each game that is being played."""
        self.final_points = self._games.final_points
        """Points of the last game that ended in each row."""
        self.final_rounds = self._games.final_rounds
        self._batch = CardBatch(
            self.observations,
            self.masks,
            self.seats,
            self.rewards,
            self._games.terminations,
            self._games.truncations,
        )

    def reset(self, seed: int | None = None) -> CardBatch:
        """Deal all games; without a seed, with the seeds that come next."""
        if seed is not None:
            self._seed = check_seed(seed)
        elif self._seed is None:
            self._seed = fresh_seed()
        else:
            self._seed = int(self.seeds.numpy().max()) + 1
        self._games.deal(self._seed)
        return self._batch

    def step(self, actions: Any) -> CardBatch:
        """Carry out one legal action in each game; refused, and nothing changed, if one is not legal.

        `actions`: whole numbers of 32 or 64 bits on the card, or anything that NumPy takes, which is copied
        there.
        """
        self._check_dealt()
        given = foreign(actions) or self._sent(actions)
        if given.shape != (self.n,) or given.dtype not in ("int32", "int64"):
            raise bad_actions(given, self.n)
        refused = self._games.step(given)
        if refused is not None:
            raise masked_action(self._games.action(given, refused), self._games.state(refused), refused)
        return self._batch

    def sample(self) -> CardArray:
        """A legal action for each game, each equally likely; the same array every time."""
        self._check_dealt()
        return self._games.choose()

    def states(self) -> CardArray:
        """The kernel's states, hidden orders included: for analysis, not for players."""
        return self._games.states

    def close(self) -> None:
        """Nothing is left to be stopped; the card's memory is given back with the last array."""

    def _check_dealt(self) -> None:
        if self._seed is None:
            raise BadAction(Code.NOT_RESET)

    def _sent(self, actions: object) -> Foreign:
        """A copy of the processor's actions on the card."""
        numbers = np.ascontiguousarray(check_shape(actions, self.n))
        if self._given is None:
            self._given = self._games.card.memory(numbers.nbytes)
        self._given.write(numbers)
        return Foreign(self._given.address, numbers.shape, "int64", numbers.strides, self._given, True)


@cache
def _card() -> Card:
    """One for all environments of the process."""
    return Card()
