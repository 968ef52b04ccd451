"""What the rows say, with numbers whose truth is known."""

from dataclasses import replace
from random import Random
from statistics import fmean, variance

import numpy as np
import pytest

from happycity.benchmark.results import Judged, Played
from happycity.benchmark.suite import Plan, Question, Seating
from happycity.benchmark.summary import Deal, summary_of, without_luck

PLAN = Plan.of("small", ["greedy"], ["family-2", "family-4"])


def deals(lot: Random, number: int, share: float = 0.4) -> list[Deal]:
    """Deals whose result is half luck: of the first glance, not of the second."""
    found = []
    for deal in range(number):
        luck = np.array([lot.gauss(0, 0.2), lot.gauss(0, 0.2)])
        found.append(Deal(deal, 2, share + float(luck[0]) + lot.gauss(0, 0.1), luck))
    return found


def rows(lucky: bool) -> list[Played]:
    """A whole run: every second game is won, for reasons that luck explains, or not."""
    lot = Random("rows")
    found = []
    for task in PLAN.tasks:
        if isinstance(task, Seating):
            share = float(lot.random() < 1 / task.cell.players)
            luck = (share - 1 / task.cell.players) if lucky else 0.0
            found.append(Played(task.number, share, [luck, 0.0], 12, 20, 0.5))
    return found


def test_luck_is_taken_off_and_the_mean_stays() -> None:
    cells = {"a": deals(Random("a"), 200), "b": deals(Random("b"), 200, share=0.7)}
    adjusted = without_luck(cells)
    for cell, truth in (("a", 0.4), ("b", 0.7)):
        without = [deal.adjusted for deal in adjusted[cell]]
        assert fmean(without) == pytest.approx(truth, abs=0.03)
        assert variance(without) < 0.4 * variance([deal.share for deal in cells[cell]])


def test_the_coefficients_of_a_deal_know_nothing_of_its_result() -> None:
    mine = deals(Random("c"), 12)
    other = [replace(mine[0], share=mine[0].share + 5.0), *mine[1:]]
    gap = without_luck({"c": other})["c"][0].adjusted - without_luck({"c": mine})["c"][0].adjusted
    assert gap == pytest.approx(5.0)


def test_intervals_are_narrower_where_luck_explains_results_and_not_otherwise() -> None:
    explained, unexplained = summary_of(PLAN, rows(lucky=True)), summary_of(PLAN, rows(lucky=False))
    assert explained.ratio is not None
    assert explained.ratio < 0.6
    assert unexplained.ratio == pytest.approx(1.0)
    assert explained.score.half < explained.plain_score.half == pytest.approx(unexplained.score.half)


def test_a_deal_that_is_not_finished_does_not_count() -> None:
    summary = summary_of(PLAN, rows(lucky=False)[1:])
    assert (summary.lines[0].deals, summary.lines[0].games) == (11, 22)


def test_who_always_wins_a_fair_share_has_the_score_zero_and_who_wins_all_100() -> None:
    def score(share: float | None) -> float:
        found = [
            Played(task.number, 1 / task.cell.players if share is None else share, [0.0, 0.0], 9, 1, 0.1)
            for task in PLAN.tasks
            if isinstance(task, Seating)
        ]
        return summary_of(PLAN, found).score.value

    assert score(None) == pytest.approx(0.0)
    assert score(1.0) == pytest.approx(100.0)


def test_who_wins_no_game_has_the_plain_interval_whatever_luck_says() -> None:
    games = [row for row in rows(lucky=True) if row.number <= 24]
    lost = [Played(row.number, 0.0, [0.01 * row.number, 0.0], 9, 1, 0.1) for row in games]
    line = summary_of(PLAN, lost).lines[0]
    assert (line.adjusted.mean, line.adjusted.low, line.adjusted.high) == (
        0.0,
        line.plain.low,
        line.plain.high,
    )
    assert line.plain.high > 0.1
    assert line.again == pytest.approx((0.0, 2**0.5 * line.plain.high))


def test_decisions_and_illegal_answers_are_counted() -> None:
    asked = [task for task in PLAN.tasks if isinstance(task, Question)]
    judged = [
        Judged(task.number, "coin", 0.01 * i, 0.5, ["buy moon"] * (i == 1)) for i, task in enumerate(asked)
    ]
    summary = summary_of(PLAN, judged)
    assert summary.cost is not None
    assert summary.cost.cost.mean == pytest.approx(0.01 * (len(asked) - 1) / 2)
    assert summary.illegal == 1
    assert summary.per_second == pytest.approx(2.0)
    assert set(summary.costs) == {"family-2", "family-4"}
