"""What the results of finished games say; the same wherever they were played."""

import numpy as np
from numpy.typing import NDArray


def win_shares(results: NDArray[np.int32], players: int, each: int) -> NDArray[np.float64]:
    """By seat, its share of the victories in every `each` rows; a shared victory counts in part (R7.5)."""
    won = (results[:, 2, np.newaxis] >> np.arange(players)) & 1
    shares = won / won.sum(axis=1, keepdims=True)
    means: NDArray[np.float64] = shares.reshape(-1, each, players).mean(axis=1)
    return means
