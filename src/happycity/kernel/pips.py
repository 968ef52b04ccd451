"""How much of a special building's condition a city meets so far (R5.8, R8.8)."""

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.compiling.jit import compiled
from happycity.kernel.layout import COLOURS, LANE, State, Tables
from happycity.kernel.legal import meets_lanes


@compiled
def meet_pips(s: State, t: Tables, seat: int, card: int, pips: NDArray[np.int32]) -> None:
    """Write pips by colour: most in all; where there is a choice, those of the colours that come first."""
    asked = 0
    for colour in range(COLOURS):
        pips[colour] = 0
        pip = 1 << (LANE * colour)
        while pips[colour] < t.condition[card, colour] and meets_lanes(s, t, seat, asked + pip):
            pips[colour] += 1
            asked += pip
