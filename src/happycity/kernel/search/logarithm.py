"""A logarithm that is the same on every machine.

Those of the C libraries differ in the last bit from one to the next, and a tree in which one bit differs is
another tree.  Additions, multiplications and divisions are rounded alike wherever there is IEEE 754.
"""

from happycity.kernel.compiling.jit import compiled

LN_2 = 0.6931471805599453
ROOT_OF_2 = 1.4142135623730951
LAST_TERM = 23  # the series ends where a term is below half of the last bit


@compiled
def logarithm(x: float) -> float:
    """The natural logarithm of a number from 1 on.

    ln x = k ln 2 + 2 artanh s, where s = (m - 1) / (m + 1) and m = x / 2^k is at most the root of 2;
    artanh s = s + s^3 / 3 + s^5 / 5 + …
    """
    halvings = 0
    while x > ROOT_OF_2:
        x *= 0.5
        halvings += 1
    s = (x - 1.0) / (x + 1.0)
    square = s * s
    series = 0.0
    for odd in range(LAST_TERM, 0, -2):
        series = series * square + 1.0 / odd
    return halvings * LN_2 + 2.0 * s * series
