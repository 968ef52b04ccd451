"""The log of what happened: rows (happening, seat, a, b, c); row 0 counts them.

A log without rows is off: playouts pass one and pay a single comparison.
"""

import numpy as np

from happycity.kernel.jit import compiled
from happycity.kernel.layout import Log

ROWS = 128  # the longest move (end of turn, a whole income phase) writes fewer than half of these


def new_log() -> Log:
    """A log that listens."""
    return np.zeros((ROWS, 5), np.int32)


def no_log() -> Log:
    """A log that is off."""
    return np.zeros((0, 5), np.int32)


@compiled
def note(log: Log, happening: int, seat: int, a: int, b: int, c: int) -> None:
    """Write one row."""
    if log.shape[0] > 0:
        row = log[0, 0] + 1
        log[0, 0] = row
        log[row, 0] = happening
        log[row, 1] = seat
        log[row, 2] = a
        log[row, 3] = b
        log[row, 4] = c
