"""One game between bots: what is kept of it, and that no bot can stop it."""

import pytest

from happycity.arena.failures import failures_of, fault_counts
from happycity.arena.match import MOST_MOVES, PATIENCE, play_match
from happycity.arena.results import MOST_FAILURES, milliseconds_of, step_of
from happycity.bots import UnknownBot
from happycity.bots.random import RandomBot
from happycity.rules.config import Config
from happycity.rules.record import difference, record_of
from happycity.rules.view import View
from tests.arena import play_tournament
from tests.arena.faulty import Crashing, seat_faulty_bots


def test_what_is_kept_is_what_happened() -> None:
    arena = play_tournament(6, "greedy", "random", config=Config(3, "expert", True))
    for result in arena:
        assert sum(seat.share for seat in result.seats) == pytest.approx(1)
        assert result.seats[result.ranks.index(0)].share > 0
        assert len(result.table) == 5
        assert all(seat.special is None or seat.special in result.table for seat in result.seats)
        assert all(seat.asked == len(seat.times) > 0 for seat in result.seats)
    assert any(seat.special for result in arena for seat in result.seats)


def test_bots_that_listen_are_told_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    results = list[View]()
    monkeypatch.setattr(RandomBot, "over", lambda self, view: results.append(view), raising=False)
    match = play_match(Config(), ("random", "greedy"), "told")
    assert [view.viewer for view in results] == [0]
    assert results[0].is_over
    assert results[0].leaders == match.game.leaders


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot):
        play_match(Config(), ("random", "genius"), 1)


@pytest.mark.parametrize("index", range(4))
def test_a_faulty_bot_is_reported_and_stops_nothing(monkeypatch: pytest.MonkeyPatch, index: int) -> None:
    name = seat_faulty_bots(monkeypatch)[index]
    match = play_match(Config(), (name, "random"), "faulty")
    assert match.game.is_over
    assert difference(record_of(match.game)) is None
    assert {seat for _, seat, _ in match.faults} == {0}
    result = play_tournament(2, name, "random")[1]
    mine, other = sorted(result.seats, key=lambda seat: seat.bot != name)
    assert mine.faults == mine.asked > 0 == other.faults
    assert len(result.failures) == MOST_FAILURES


def test_failures_are_told_in_one_line_each(monkeypatch: pytest.MonkeyPatch) -> None:
    results = play_tournament(4, *seat_faulty_bots(monkeypatch), config=Config(4))
    failures = list(failures_of(results))
    assert {failure.bot for failure in failures} == {"crashing", "cheating", "mute", "absent"}
    assert any("ZeroDivisionError" in failure.sentence for failure in failures)
    assert any("no such program" in failure.sentence for failure in failures)
    assert len(failures) == 4 * 3
    assert fault_counts(results).keys() == {"crashing", "cheating", "mute", "absent"}


def test_a_bot_that_only_fails_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_faulty_bots(monkeypatch)
    asked = []

    def fail(self: Crashing, view: View) -> int:
        asked.append(view)
        raise ZeroDivisionError

    monkeypatch.setattr(Crashing, "choose", fail)
    match = play_match(Config(), ("crashing", "crashing"), "patience")
    assert match.game.is_over
    assert match.stalled
    assert 2 * MOST_MOVES < len(match.seats) < 2 * MOST_MOVES + 200
    assert len(asked) == 2 * PATIENCE
    assert match.failures_of(0) + match.failures_of(1) == len(match.faults) > len(asked)


@pytest.mark.parametrize("milliseconds", [0.002, 0.5, 1.0, 200.0, 30_000.0])
def test_times_are_kept_to_three_percent(milliseconds: float) -> None:
    assert milliseconds_of(step_of(milliseconds / 1000)) == pytest.approx(milliseconds, rel=0.03)
