"""Confidence intervals against known values, and that they hold what they promise."""

from random import Random

import pytest

from happycity.arena.intervals import Tally, share_of, t_quantile, wilson


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (20, 20, 0.8389, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),  # Newcombe (1998)
    ],
)
def test_wilson(won: int, games: int, low: float, high: float) -> None:
    assert list(wilson(won / games, games)) == pytest.approx([low, high], abs=1e-4)


@pytest.mark.parametrize(
    ("freedom", "value"), [(9, 2.2622), (10, 2.2281), (20, 2.0860), (100, 1.9840), (10_000, 1.9602)]
)
def test_student(freedom: int, value: float) -> None:
    assert t_quantile(freedom) == pytest.approx(value, abs=2e-4)


@pytest.mark.parametrize("won", [0.0, 1.0])
def test_all_or_nothing_is_not_certainty(won: float) -> None:
    share = share_of([(2 * won, 2.0)] * 20)
    assert share.value == won
    assert share.high - share.low == pytest.approx(0.1611, abs=1e-4)


def test_the_deal_is_the_unit() -> None:
    """Two games that always end alike are worth one; two that always differ are worth many."""
    alike = share_of([(2.0, 2.0), (0.0, 2.0)] * 50)
    apart = share_of([(1.0, 2.0)] * 98 + [(2.0, 2.0), (0.0, 2.0)])
    assert alike.high - alike.low == pytest.approx(2 * 1.984 * (0.25 / 99) ** 0.5, rel=0.03)
    assert apart.high - apart.low < 0.06


def test_few_deals_promise_little() -> None:
    assert share_of([(1.0, 2.0), (1.0, 2.0), (2.0, 2.0)]).low < 0.25
    nearly_equal = share_of([(1.0, 2.0)] * 8 + [(2.0, 2.0)])
    assert nearly_equal.high - nearly_equal.low > 0.5
    assert share_of([(1.0, 1.0)]).low < 0.25
    assert (share_of([]).low, share_of([]).high) == (0.0, 1.0)


@pytest.mark.parametrize("true_share", [0.1, 0.35, 0.5, 0.9])
def test_the_true_share_lies_inside_95_times_of_100(true_share: float) -> None:
    """Deals of two games; in a third of them the shuffles alone decide, so both end alike."""
    rng, inside = Random(f"interval {true_share}"), 0
    for _ in range(400):
        tally = Tally()
        for deal in range(40):
            first = rng.random() < true_share
            second = first if rng.random() < 1 / 3 else rng.random() < true_share
            tally.add(deal, first)
            tally.add(deal, second)
        share = tally.share()
        inside += share.low <= true_share <= share.high
    assert 0.92 <= inside / 400 <= 0.98
