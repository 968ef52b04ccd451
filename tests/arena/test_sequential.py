"""A sequential test: sure of a better bot, sure of one that is not, and wrong as seldom as it says."""

from math import log
from random import Random
from statistics import fmean, variance

import pytest

from happycity.arena.sequential import FEWEST, Kind, Trial, Verdict, compare
from happycity.rules.config import Config

TRIAL = Trial(gain=0.1)


def verdict_of(true_gain: float, random: Random, most: int = 5_000) -> Verdict:
    """A test of a newcomer that gains so much on average, by single games of two."""
    kind = Kind(Config(2, "family"))
    for _ in range(most):
        kind.note(1.0 if random.random() < (1 + true_gain) / 2 else -1.0)
        verdict = TRIAL.verdict(kind.evidence(TRIAL.gain))
        if verdict != Verdict.OPEN:
            return verdict
    return Verdict.OPEN


def test_it_is_wrong_as_seldom_as_it_says() -> None:
    random = Random(4)
    better = [verdict_of(0.1, random) for _ in range(150)]
    alike = [verdict_of(0.0, random) for _ in range(150)]
    assert better.count(Verdict.NOT_BETTER) <= 15
    assert alike.count(Verdict.BETTER) <= 15
    assert better.count(Verdict.OPEN) + alike.count(Verdict.OPEN) == 0


def test_few_deals_prove_nothing() -> None:
    kind = Kind(Config(4, "expert"))
    for _ in range(FEWEST - 1):
        kind.note(3.0)
    assert kind.evidence(0.1) == 0
    kind.note(3.0)
    assert kind.evidence(0.1) > log(19)


def test_a_share_is_that_of_one_seat_among_many() -> None:
    kind = Kind(Config(4, "family"))
    for gain in (0.0, 1.0):
        kind.note(gain)
    assert kind.share == pytest.approx(0.375)


def test_evidence_is_that_of_mean_and_variance() -> None:
    random, kind = Random(1), Kind(Config(2, "family"))
    gains = [random.choice((-1.0, 0.0, 1.0)) for _ in range(500)]
    for gain in gains:
        kind.note(gain)
    expected = len(gains) * 0.1 * (fmean(gains) - 0.05) / variance(gains)
    assert kind.evidence(0.1) == pytest.approx(expected)


@pytest.mark.full
def test_greedy_is_better_than_random_and_not_the_other_way() -> None:
    configs = [Config(2, "family"), Config(3, "family")]
    *_, last = compare("greedy", "random", configs, "s", Trial(), most=200, processes=1)
    assert last.verdict == Verdict.BETTER
    assert FEWEST <= last.kinds[0].deals <= 40
    assert last.deals == sum(kind.deals for kind in last.kinds)
    *_, last = compare("random", "greedy", configs, "s", Trial(), most=200, processes=1)
    assert last.verdict == Verdict.NOT_BETTER


@pytest.mark.full
def test_it_stops_when_there_are_no_more_deals() -> None:
    standings = list(compare("greedy", "random", [Config(2, "family")], "s", Trial(), most=3, processes=1))
    assert [standing.deals for standing in standings] == [1, 2, 3]
    assert standings[-1].verdict == Verdict.OPEN
