"""R7.5: who is ahead of whom.

Plain functions, which Python asks; compiled code asks the same under a name of its own.
"""

from collections.abc import Sequence

from happycity.kernel.jit import compiled


def is_ahead(points: int, coins: int, other_points: int, other_coins: int) -> bool:
    """Whether a seat is ahead of another: more points, or as many and more coins."""
    return points > other_points or (points == other_points and coins > other_coins)


ahead = compiled(is_ahead)


def ranks_of(points: Sequence[int], coins: Sequence[int]) -> tuple[int, ...]:
    """By seat, how many are ahead of it: 0 for a winner, equal for those who share a place."""
    counts = list(zip(points, coins, strict=True))
    return tuple(sum(is_ahead(*other, *own) for other in counts) for own in counts)
