"""Which of the action numbers a kind of game can ever offer: of 1375, the family game for two has 19."""

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.layout import (
    ACTIONS,
    BUY,
    COIN,
    COPY,
    DECKS,
    DECLINE,
    DESTROY,
    DRAW,
    GIVE,
    KEEP,
    MARKET,
    MORE_SPECIALS,
    PAYMENTS,
    REFUSE,
    TAKE,
)


def used_actions(players: int, expert: int, grozilla: int) -> NDArray[np.int64]:
    """In ascending order: `masks[:, used]` goes into a narrower network, `used[chosen]` comes out of it."""
    used = np.ones(ACTIONS, np.bool_)
    used[MARKET:KEEP] = expert  # R2.5
    used[TAKE + players + MORE_SPECIALS : DESTROY] = False  # R2.3
    used[GIVE + players : COPY] = used[COPY + players : REFUSE] = False
    if not expert:
        used[COPY:] = False
    if not grozilla:  # R8: no fourth deck, no tokens, no monsters
        used[DRAW + DECKS - 1 : COIN] = False
        used[BUY:DECLINE] = np.arange(DECLINE - BUY) % PAYMENTS == 0
        used[DESTROY:COPY] = False
    return np.flatnonzero(used)
