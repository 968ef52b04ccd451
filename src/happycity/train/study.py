"""Positions of the net's own games, looked into with the tree: what it should have thought at a glance.

Needs no torch: it runs on many processors beside the one that learns.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from happycity.bots.learned import Asker
from happycity.bots.search import children_of
from happycity.kernel.net.layout import Weights, column
from happycity.kernel.net.pondering import Pondering
from happycity.kernel.search.thinking import Thinking
from happycity.rl import vector
from happycity.rules.config import Config

GAMES = 16
"""Games side by side; each shows a position now and then, so that no two are alike."""
LOOKED_INTO = 0.25
"""Part of the decisions: those between are played at a glance."""
CHOICES = 48
"""Decisions between more are left out; only payments with many tokens have so many."""
NODES_PER_ITERATION = 30
STEPS_TO_THE_END = 20_000
LAST_ROUND = column("last_round")


class Homework(NamedTuple):
    """So many positions of one kind of game to look into, with so many iterations each."""

    net: Weights
    config: Config
    seed: int
    positions: int
    iterations: int


class Lessons(NamedTuple):
    """Positions, one row each, and what looking ahead said of them."""

    observations: NDArray[np.int16]
    seats: NDArray[np.int16]
    actions: NDArray[np.int16]
    """Everything that was legal; −1 after the last."""
    priors: NDArray[np.float32]
    """How likely the net would have played each, at a glance."""
    visits: NDArray[np.float32]
    """How often the tree tried each; 0 everywhere where the end was worked out."""
    worths: NDArray[np.float32]
    """What the seat may expect of each (see `asking.expected`); those never tried count as the average."""


def study(homework: Homework) -> Lessons:
    """Play at a glance, and look into some of the positions; the same homework has the same lessons."""
    config = homework.config
    chance = np.random.default_rng(homework.seed)
    kind = config.players, config.specials, config.grozilla, config.scoring
    env = vector(GAMES, *kind, skip_forced=True, threads=1)
    asker = Asker(homework.net, 1000 + NODES_PER_ITERATION * homework.iterations)
    batch = env.reset(seed=homework.seed)
    lessons: list[_Lesson] = []
    actions = np.zeros(GAMES, np.int64)
    while len(lessons) < homework.positions:
        for row in range(GAMES):
            asker.look_at(env.states()[row])
            count = asker.ponder(Pondering.ASK)
            legal = asker.actions[:count].astype(np.int64)
            likely = asker.judge.prior[:count] / asker.judge.prior[:count].sum()
            actions[row] = chance.choice(legal, p=likely)
            if count <= CHOICES and chance.random() < LOOKED_INTO:
                asker.draw_from(f"{homework.seed} {len(lessons)}")
                seen = batch.observations[row].copy()
                visits, worths = _look_into(asker, count, bool(seen[LAST_ROUND]), homework.iterations)
                lessons.append(_Lesson(seen, int(batch.seats[row]), legal, likely, visits, worths))
        batch = env.step(actions)
    return _stacked(lessons)


class _Lesson(NamedTuple):
    seen: NDArray[np.int16]
    seat: int
    actions: NDArray[np.int64]
    priors: NDArray[np.float64]
    visits: NDArray[np.float64]
    worths: NDArray[np.float64]


def _look_into(
    asker: Asker, count: int, last_round: bool, iterations: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Grow a tree, or work the end out where that is possible: visits and worths of everything legal."""
    if last_round and asker.think(Thinking.WORK_OUT, STEPS_TO_THE_END):
        return np.zeros(count), np.array(asker.mind.worth[:count])
    asker.think(Thinking.PLANT)
    asker.think(Thinking.SEARCH, iterations)
    children = np.array([(visits, total) for _, visits, total in children_of(asker)], float)
    visits, totals = children.T
    mean = totals.sum() / visits.sum()
    return visits, np.where(visits > 0, totals / np.maximum(visits, 1), mean)


def _stacked(lessons: list[_Lesson]) -> Lessons:
    """Rows of one length."""

    def column(name: str, empty: int, kind: type[np.generic]) -> NDArray[Any]:
        rows = np.full((len(lessons), CHOICES), empty, kind)
        for row, lesson in zip(rows, lessons, strict=True):
            numbers = getattr(lesson, name)
            row[: len(numbers)] = numbers
        return rows

    return Lessons(
        np.stack([lesson.seen for lesson in lessons]),
        np.array([lesson.seat for lesson in lessons], np.int16),
        column("actions", -1, np.int16),
        column("priors", 0, np.float32),
        column("visits", 0, np.float32),
        column("worths", 0, np.float32),
    )
