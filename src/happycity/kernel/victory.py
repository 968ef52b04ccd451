"""R7.5: who is ahead of whom, and each seat's share of the victory.

Plain functions for Python; compiled code calls the same ones under names of their own.
"""

from collections.abc import Sequence

from happycity.kernel.compiling.jit import compiled


def is_ahead(points: int, coins: int, other_points: int, other_coins: int) -> bool:
    """Whether a seat is ahead of another: more points, or as many and more coins."""
    return points > other_points or (points == other_points and coins > other_coins)


def share_of(winners: int, seat: int) -> float:
    """A seat's share of the victory; `winners` has a bit per seat that wins."""
    if (winners >> seat) & 1 == 0:
        return 0.0
    number = 0
    while winners:
        number += winners & 1
        winners >>= 1
    return 1.0 / number


ahead = compiled(is_ahead)
share = compiled(share_of)


def ranks_of(points: Sequence[int], coins: Sequence[int]) -> tuple[int, ...]:
    """By seat, how many are ahead of it: 0 for a winner, equal for those who share a place."""
    counts = list(zip(points, coins, strict=True))
    return tuple(sum(is_ahead(*other, *own) for other in counts) for own in counts)


def shares_of(winners: int, players: int) -> tuple[float, ...]:
    """By seat: the victory, divided among the winners."""
    return tuple(share_of(winners, seat) for seat in range(players))
