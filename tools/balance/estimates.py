"""Numbers with 95 % intervals, counted by game: decisions of one game are not independent, games are."""

from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from happycity.arena.intervals import Z, wilson

Numbers = NDArray[np.float64]
NEARLY_NONE = 1e-12  # variance below which games do not differ


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and the interval in which the true one lies with a probability of 95 %."""

    value: float
    low: float
    high: float
    cases: int
    """From so many it was counted."""


UNKNOWN = Estimate(0.0, 0.0, 0.0, 0)


def mean_of(tops: Numbers, bottoms: Numbers) -> Estimate:
    """The mean of what a game may have several of: their sum and their number, game by game."""
    cases = float(bottoms.sum())
    if not cases:
        return UNKNOWN
    value = float(tops.sum()) / cases
    half = Z * sqrt(_variance(tops, bottoms, value))
    return Estimate(value, value - half, value + half, round(cases))


def share_of(tops: Numbers, bottoms: Numbers) -> Estimate:
    """The same for what either is so or not: between 0 and 1, lopsided near the ends."""
    cases = float(bottoms.sum())
    if not cases:
        return UNKNOWN
    value = float(tops.sum()) / cases
    variance = _variance(tops, bottoms, value)
    worth = value * (1 - value) / variance if variance > NEARLY_NONE else float((bottoms > 0).sum())
    return Estimate(value, *wilson(value, worth), round(cases))


def _variance(tops: Numbers, bottoms: Numbers, value: float) -> float:
    """Of a mean, from how much games differ; one game says nothing about that."""
    games = int((bottoms > 0).sum())
    squares = float(((tops - value * bottoms) ** 2).sum())
    return squares * games / max(1, games - 1) / float(bottoms.sum()) ** 2
