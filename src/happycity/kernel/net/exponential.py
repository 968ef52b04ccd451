"""e to the power of x, of operations that IEEE 754 rounds alike everywhere: no library has a say in it."""

import numpy as np

from happycity.kernel.compiling.jit import compiled

FURTHEST = 40.0  # beyond it nothing changes that matters here
LOG_2 = 0.6931471805599453
LOG_2_HIGH = float.fromhex("0x1.62e42fee00000p-1")  # few bits, so that multiples are exact
LOG_2_LOW = float.fromhex("0x1.a39ef35793c76p-33")
POWERS = np.array([2.0**power for power in range(-64, 65)])
TERMS = np.array([1 / np.prod(np.arange(1, n + 1, dtype=float)) for n in range(13, -1, -1)])
"""1 ÷ n!, from the smallest: the power series on half a factor of two, which is exact to the last digits."""


@compiled
def exponential(x: float) -> float:
    """e to the power of x, for x between −40 and 40, beyond which it stays the same."""
    x = max(-FURTHEST, min(FURTHEST, x))
    power = int(np.floor(x / LOG_2 + 0.5))
    rest = (x - power * LOG_2_HIGH) - power * LOG_2_LOW
    result = 0.0
    for i in range(len(TERMS)):
        result = result * rest + TERMS[i]
    return float(result * POWERS[power + 64])


@compiled
def squashed(x: float) -> float:
    """The hyperbolic tangent: any number to one between −1 and 1."""
    return 1.0 - 2.0 / (exponential(2.0 * x) + 1.0)
