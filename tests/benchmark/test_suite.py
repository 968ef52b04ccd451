"""The suite is frozen: whatever changes its digest is another version."""

import pytest

from happycity.benchmark.suite import (
    FORMAT,
    NotInSuite,
    Plan,
    Question,
    Seating,
    decisions,
    digest,
    other_weights,
    suite,
)
from happycity.bots import check_spec
from happycity.rules.game import Game

DIGEST = "bc4ae1c46266623f"
"""Of happycity-bench/1, for ever."""


def test_the_suite_is_what_it_was() -> None:
    assert (suite().format, digest()) == (FORMAT, DIGEST)


def test_the_weights_that_come_with_the_package_are_those_of_the_suite() -> None:
    assert other_weights() is None


def test_every_opponent_exists() -> None:
    for opponent in suite().opponents:
        check_spec(opponent)


def test_every_cell_has_the_decisions_of_the_largest_size_and_they_are_decisions() -> None:
    most = max(size.decisions for size in suite().sizes.values())
    for cell in suite().cells:
        positions = decisions()[cell.name]
        assert len(positions) == len(set(positions)) == most
        for position in positions[:3]:
            game = Game.from_text(position)
            assert game.config == cell.config
            assert len(game.legal_actions) > 1


@pytest.mark.parametrize("size", ["small", "medium", "large"])
def test_every_deal_is_played_in_every_seat_and_alike_against_every_opponent(size: str) -> None:
    tasks = Plan.of(size, cells=["expert-3g"]).tasks
    games = [task for task in tasks if isinstance(task, Seating)]
    assert [task.number for task in tasks] == list(range(1, len(tasks) + 1))
    assert len(tasks) - len(games) == suite().sizes[size].decisions
    by_opponent = {
        opponent: [(one.seed, one.seat) for one in games if one.opponent == opponent]
        for opponent in suite().opponents
    }
    first, *others = by_opponent.values()
    assert all(other == first for other in others)
    assert len(first) == len(set(first)) == suite().sizes[size].games
    assert {seat for _, seat in first} == {0, 1, 2}


def test_another_cell_has_other_deals() -> None:
    tasks = Plan.of("small", ["greedy"]).tasks
    assert len({task.seed for task in tasks if isinstance(task, Seating)}) == sum(
        suite().sizes["small"].deals(cell.players) for cell in suite().cells
    )
    assert sum(isinstance(task, Question) for task in tasks) == 16 * suite().sizes["small"].decisions


@pytest.mark.parametrize(
    ("words", "option"),
    [(("huge",), "--size"), (("small", ["hal"]), "--opponents"), (("small", (), ["expert-6"]), "--cells")],
)
def test_what_is_not_in_the_suite_is_refused_by_name(words: tuple[str, ...], option: str) -> None:
    with pytest.raises(NotInSuite, match="not-in-suite") as refused:
        Plan.of(*words)
    assert refused.value.facts["option"] == option
