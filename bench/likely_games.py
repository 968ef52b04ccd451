"""Games of the players of playouts (`kernel.likely`), inside compiled code: tens of thousands a second."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from happycity.bots.mind import expected_gains
from happycity.kernel.chance import seed_streams
from happycity.kernel.compiling.jit import entry
from happycity.kernel.interface import new_actions
from happycity.kernel.layout import (
    Raw,
    new_state,
    new_work,
    state_of,
    tables_of,
    work_of,
)
from happycity.kernel.search.layout import RESULT_COLUMNS, mind_of, new_mind
from happycity.kernel.search.playout import write_result
from happycity.kernel.search.tree import play_on
from happycity.kernel.turn import deal_anew
from happycity.rules.card_set import standard_set
from happycity.rules.config import Config
from happycity.stats.finished import FinishedGames


@entry
def _play(
    raw: Raw,
    tables: Raw,
    work: Raw,
    mind: Raw,
    first: int,
    rows: NDArray[np.int32],
    actions: NDArray[np.int16],
) -> None:
    t = tables_of(tables)
    w = work_of(work)
    s = state_of(raw)
    for game in range(len(rows)):
        seed_streams(w, first + game)
        raw[:] = 0
        deal_anew(s, t, w)
        play_on(s, t, w, mind_of(mind), actions)
        write_result(s, t, w, 0, rows[game])


@dataclass(frozen=True)
class LikelyGames(FinishedGames):
    """Games of one kind."""

    @classmethod
    def none(cls, config: Config, games: int) -> "LikelyGames":
        """Room for so many games."""
        return cls(config, np.zeros((games, RESULT_COLUMNS), np.int32))

    def play(self, habits: NDArray[np.float64], seed: int, first: int, last: int) -> None:
        """Play games `first` … `last` − 1 with these habits (of all seats, or seat by seat)."""
        work, mind = new_work(), new_mind()
        work_of(work).logged = -1
        work_of(work).options = np.array(self.config.options, np.int64)
        mind_of(mind).expected[:] = expected_gains()
        mind_of(mind).habits[:] = habits
        rows = self.rows[first:last]
        _play(new_state(), standard_set().raw, work, mind, (seed << 32) + first, rows, new_actions())
