"""`python -m bench.habits`: find better habits for the players of playouts.

A variant (a few habits a little different) plays thousands of games against the habits so far, in several
kinds of games and in every seat, all inside compiled code; if it wins more than its share, it is kept.
Prints what it finds; the result goes into `happycity.bots.mind.HABITS` by hand.
"""

import argparse
import time

import numpy as np
from numpy.typing import NDArray

from bench.likely_games import LikelyGames
from happycity.bots.mind import HABITS
from happycity.kernel.layout import SEATS
from happycity.kernel.search.layout import Habit
from happycity.rules.config import Config

KINDS = (
    Config(2, "family"),
    Config(2, "expert"),
    Config(3, "expert", True),
    Config(4, "family"),
    Config(4, "expert"),
)
STEP = {
    Habit.SYMBOLS_PER_COIN: 0.06,
    Habit.SYMBOLS_PER_CARD: 0.3,
    Habit.INCOME: 0.15,
    Habit.PATIENCE: 0.15,
    Habit.REACH: 0.1,
    Habit.DEAR_DECK: 0.7,
    Habit.MIDDLE_DECK: 0.7,
    Habit.SPITE: 0.2,
    Habit.KEEP: 0.7,
    Habit.WANDER: 0.05,
}
CHANGED = 3  # habits of a variant
LEAST = 1.008  # times its fair share that a variant has to win

Habits = NDArray[np.float64]


def share(games: LikelyGames, variant: Habits, others: Habits, seed: int) -> float:
    """How many times its fair share a variant wins against the others, sitting in every seat in turn."""
    total = 0.0
    for seat in range(games.config.players):
        habits = np.tile(others, (SEATS, 1))
        habits[seat] = variant
        games.play(habits, seed, 0, len(games.rows))
        total += float(games.shares[:, seat].mean())
    return total


def improve(seconds: float, games: int, seed: int) -> Habits:
    """Climb for a while."""
    contests = [LikelyGames.none(config, games) for config in KINDS]
    first = np.array([HABITS[habit] for habit in Habit])
    best, number = first.copy(), seed
    generator = np.random.default_rng(seed)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        number += 1
        variant = best.copy()
        for habit in generator.choice(list(STEP), CHANGED, replace=False):
            variant[habit] += generator.normal() * STEP[Habit(habit)]
        variant[Habit.REACH] = np.clip(variant[Habit.REACH], 0, 1)
        variant[Habit.WANDER] = np.clip(variant[Habit.WANDER], 0.01, 1)
        if np.mean([share(contest, variant, best, number) for contest in contests]) > LEAST:
            best = variant
            shares = [share(contest, best, first, number) for contest in contests]
            print(f"{number}:", *(f"{won:.3f}" for won in shares), _as_text(best), flush=True)
    return best


def _as_text(habits: Habits) -> str:
    return ", ".join(f"{habit.name} {habits[habit]:.3f}" for habit in STEP)


def main() -> None:
    """Read the options and climb."""
    parser = argparse.ArgumentParser(prog="bench.habits", description=__doc__)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--games", type=int, default=4000, help="per seat and kind of game")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print("best:", _as_text(improve(options.seconds, options.games, options.seed)))


if __name__ == "__main__":
    main()
