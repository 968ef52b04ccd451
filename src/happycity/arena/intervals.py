"""Shares with 95 % confidence intervals, counted by deal.

The games of one deal have the same shuffles, so they are not independent of each other; the deals are. How
much the share of a deal varies from deal to deal says how many independent games the results are worth
(`worth`), and Wilson's interval for that many games is given. It stays between 0 and 1, is lopsided near the
ends, and 20 wins of 20 do not make it [1, 1].
"""

from collections import defaultdict
from dataclasses import dataclass
from math import sqrt

Z = 1.959963984540054
"""97.5 % of a normal distribution lie below."""
FEW = 10
"""Deals below which their spread says too little: each deal is then taken as one game."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share of wins and the interval in which the true one lies with a probability of 95 %."""

    value: float
    low: float
    high: float


UNKNOWN = Share(0.0, 0.0, 1.0)
"""The share of no games at all."""


class Tally:
    """Wins and seats, deal by deal."""

    def __init__(self) -> None:
        self._deals: defaultdict[int, list[float]] = defaultdict(lambda: [0.0, 0.0])

    def add(self, deal: int, won: float) -> None:
        """Count one seat that won this share of its game."""
        entry = self._deals[deal]
        entry[0] += won
        entry[1] += 1

    @property
    def seats(self) -> int:
        """How many seats were counted."""
        return int(sum(seats for _, seats in self._deals.values()))

    def share(self) -> Share:
        """The share of wins with its interval."""
        return share_of([(won, seats) for won, seats in self._deals.values()])


def share_of(deals: list[tuple[float, float]]) -> Share:
    """The share for (wins, seats) of each deal."""
    seats = sum(count for _, count in deals)
    if not seats:
        return UNKNOWN
    value = sum(won for won, _ in deals) / seats
    few = len(deals) < FEW
    games = worth(deals, value, seats)
    if few:
        games = min(games, len(deals))
    return Share(value, *wilson(value, games, Z if games == len(deals) else t_quantile(len(deals) - 1)))


def worth(deals: list[tuple[float, float]], value: float, seats: float) -> float:
    """How many independent games would leave the same uncertainty; one per deal if deals do not differ."""
    if len(deals) < 2:
        return len(deals)
    squares = sum((won - value * count) ** 2 for won, count in deals)
    variance = squares * len(deals) / (len(deals) - 1) / seats**2
    return value * (1 - value) / variance if variance > 1e-12 else len(deals)


def wilson(value: float, games: float, z: float = Z) -> tuple[float, float]:
    """Wilson's score interval for a share of `value` in so many independent games."""
    scale = 1 + z * z / games
    middle = (value + z * z / (2 * games)) / scale
    half = z / scale * sqrt(value * (1 - value) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def t_quantile(freedom: int) -> float:
    """97.5 % of Student's distribution lie below: five terms of a series, right to 0.001 from 8 on."""
    z, v = Z, freedom
    terms = (
        z,
        (z**3 + z) / 4 / v,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96 / v**2,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384 / v**3,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160 / v**4,
    )
    return sum(terms)
