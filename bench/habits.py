"""`python -m bench.habits`: find better habits for the players of playouts.

A variant (a few habits a little different) plays thousands of games against the habits so far, in several
kinds of games and in every seat, all inside compiled code; if it wins more than its share, it is kept.
Prints what it finds; the result goes into `happycity.bots.mind.HABITS` by hand.
"""

import argparse
import time

import numpy as np
from numpy.typing import NDArray

from happycity.bots.mind import HABITS, expected_gains
from happycity.kernel.chance import seed_streams
from happycity.kernel.interface import new_actions, new_results
from happycity.kernel.jit import entry
from happycity.kernel.layout import (
    Habit,
    Raw,
    mind_of,
    new_mind,
    new_state,
    new_work,
    state_of,
    tables_of,
    work_of,
)
from happycity.kernel.playout import write_result
from happycity.kernel.tree import play_on
from happycity.kernel.turn import deal_anew
from happycity.rules.card_set import standard_set
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


@entry
def _play(
    raw: Raw,
    tables: Raw,
    work: Raw,
    mind: Raw,
    seed: int,
    results: NDArray[np.int32],
    actions: NDArray[np.int16],
) -> None:
    t = tables_of(tables)
    w = work_of(work)
    s = state_of(raw)
    for game in range(len(results)):
        seed_streams(w, (seed << 32) + game)
        raw[:] = 0
        deal_anew(s, t, w)
        play_on(s, t, w, mind_of(mind), actions)
        write_result(s, t, w, 0, results[game])


class Contest:
    """Games of one variant against copies of another player, all seats in turn."""

    def __init__(self, config: Config, games: int) -> None:
        self.config = config
        self.results = new_results(games)
        self.work, self.mind, self.raw, self.actions = new_work(), new_mind(), new_state(), new_actions()
        work_of(self.work).logged = -1
        work_of(self.work).options = np.array(config.options, np.int64)
        mind_of(self.mind).expected[:] = expected_gains()

    def share(self, variant: Habits, others: Habits, seed: int) -> float:
        """How many times its fair share the variant wins."""
        return sum(self._wins(variant, others, seat, seed) for seat in range(self.config.players))

    def _wins(self, variant: Habits, others: Habits, seat: int, seed: int) -> float:
        habits = mind_of(self.mind).habits
        habits[:] = others
        habits[seat] = variant
        _play(self.raw, standard_set().raw, self.work, self.mind, seed, self.results, self.actions)
        winners = self.results[:, 2]
        shared = sum((winners >> other) & 1 for other in range(self.config.players))
        return float((((winners >> seat) & 1) / shared).mean())


def improve(seconds: float, games: int, seed: int) -> Habits:
    """Climb for a while."""
    contests = [Contest(config, games) for config in KINDS]
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
        if np.mean([contest.share(variant, best, number) for contest in contests]) > LEAST:
            best = variant
            shares = [contest.share(best, first, number) for contest in contests]
            print(f"{number}:", *(f"{share:.3f}" for share in shares), _told(best), flush=True)
    return best


def _told(habits: Habits) -> str:
    return ", ".join(f"{habit.name} {habits[habit]:.3f}" for habit in STEP)


def main() -> None:
    """Read the options and climb."""
    parser = argparse.ArgumentParser(prog="bench.habits", description=__doc__)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--games", type=int, default=4000, help="per seat and kind of game")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print("best:", _told(improve(options.seconds, options.games, options.seed)))


if __name__ == "__main__":
    main()
