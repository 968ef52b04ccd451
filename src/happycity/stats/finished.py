"""What games inside compiled code leave behind: a row each."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.victory import shares_of
from happycity.rules.config import Config

ROUNDS, WINNERS, POINTS = 1, 2, 3  # columns of a row, see `write_result`


@dataclass(frozen=True)
class FinishedGames:
    """Games of one kind."""

    config: Config
    rows: NDArray[np.int32]

    @property
    def shares(self) -> NDArray[np.float64]:
        """Game × seat: the share of the victory."""
        players = self.config.players
        by_winners = np.array([shares_of(winners, players) for winners in range(1 << players)])
        return by_winners[self.rows[:, WINNERS]]

    @property
    def points(self) -> NDArray[np.int32]:
        """Game × seat."""
        return self.rows[:, POINTS : POINTS + self.config.players]

    @property
    def rounds(self) -> NDArray[np.int32]:
        """Game by game."""
        return self.rows[:, ROUNDS]
