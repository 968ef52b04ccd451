"""One game for one-by-one environments: a row of `Games` whose numbers are read in place."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from happycity.codes import Code
from happycity.kernel.learning.observation import Ending, EnvStep
from happycity.rl.games import Games
from happycity.rl.refusing import BadAction, check_action, check_seed
from happycity.rules.card_set import standard_set
from happycity.rules.config import Config
from happycity.rules.seeds import fresh_seed
from happycity.rules.table import Table
from happycity.rules.view import View


class SingleGame:
    """A game that stays when it is over, until the next is dealt."""

    def __init__(self, config: Config, skip_forced: bool, shaping: float) -> None:
        self.config = config
        self._games = games = Games(1, config, skip_forced, shaping)
        self.raw, self.observation, self.mask = games.raws[0], games.observations[0], games.masks[0]
        plays = games.plays
        self._seed, self._seat, self._ending = plays["seed"], plays["seat"], plays["ending"]
        self._action, self._rewards = plays["action"], plays["rewards"][0]
        self.dealt = False

    def deal(self, seed: int | None) -> None:
        """A new game: with this seed, else with the one after the last, else with a fresh one."""
        if seed is not None:
            self._seed[0] = check_seed(seed)
        else:
            self._seed[0] = self.seed + 1 if self.dealt else fresh_seed()
        self._ending[0] = Ending.NONE
        self._games.run(EnvStep.DEAL)
        self.dealt = True

    def step(self, action: object) -> None:
        """Carry out a legal action; refuse any other."""
        self.check_going_on(action)
        self._action[0] = check_action(action, self.raw, self.mask)
        self._games.run(EnvStep.STEP)

    def check_going_on(self, action: object) -> None:
        """Refuse an action where there is no game to play."""
        self.check_dealt()
        if self.ending:
            raise BadAction(Code.EPISODE_OVER, action=str(action)[:60])

    def check_dealt(self) -> None:
        """Refuse to go on without a game."""
        if not self.dealt:
            raise BadAction(Code.NOT_RESET)

    def give_up(self) -> None:
        """End the game where it is."""
        self._ending[0] = Ending.STOPPED

    @property
    def seed(self) -> int:
        """`Game.new(config, seed)` is the same game."""
        return int(self._seed.item(0))

    @property
    def seat(self) -> int:
        """Who decides."""
        return int(self._seat.item(0))

    @property
    def ending(self) -> int:
        """An `Ending`."""
        return int(self._ending.item(0))

    @property
    def rewards(self) -> list[float]:
        """Of every seat, for the last step."""
        found: list[float] = self._rewards[: self.config.players].tolist()
        return found

    def seen_by(self, seat: int) -> NDArray[np.int16]:
        """What a seat sees, as a new array."""
        seen: NDArray[np.int16] = self.observation if seat == self.seat else self._games.seen_by(seat)[0]
        return seen.copy()

    def view(self, seat: int) -> View:
        """What a seat may know, in words."""
        return View.of(self.raw, standard_set(), seat)

    def table(self) -> Table:
        """What lies on the table, in words, as it is now."""
        return Table(self.raw.copy(), standard_set())

    def info(self) -> dict[str, Any]:
        """The mask, for those who expect it beside the observation."""
        return {"action_mask": self.mask.copy()}
