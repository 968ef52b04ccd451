"""The log of what happened: rows (happening, seat, a, b, c), see `Happening`.

Playouts set `logged` to −1 and pay a single comparison.
"""

from happycity.kernel.compiling.jit import compiled
from happycity.kernel.layout import Work


@compiled
def note(w: Work, happening: int, seat: int, a: int, b: int, c: int) -> None:
    """Write one row."""
    if w.logged >= 0:
        row = w.logged
        w.logged = row + 1
        w.log[row, 0] = happening
        w.log[row, 1] = seat
        w.log[row, 2] = a
        w.log[row, 3] = b
        w.log[row, 4] = c
