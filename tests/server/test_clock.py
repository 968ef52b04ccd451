"""Time: worked out from the log, down-time given back, taking back gains nothing."""

from dataclasses import replace

import pytest

from happycity.rules import Config
from happycity.server.game.clock import Clock, counted
from happycity.server.game.snapshots import opening
from happycity.server.live.steady import Steady
from happycity.server.model.people import Downtime
from happycity.server.model.tables import LogEntry
from happycity.server.protocol.tables import ClockPart


def clock(*entries: LogEntry) -> Clock:
    made = Clock(ClockPart("live", move_seconds=10, bank_seconds=60), seats=2)
    first = opening(Config(), "secret")
    for seq, entry in enumerate(entries, 1):
        undoes = (seq - 1,) if entry.kind == "undo" else ()
        made.follow(replace(first, seq=seq, entry=replace(entry, seq=seq), undoes=undoes))
    return made


def spent(seconds: float, kind: str = "move", seat: int = 0, by_bot: bool = False) -> LogEntry:
    return LogEntry("t", 1, kind, seat, None, "key", by_bot, False, 0.0, seconds)


@pytest.mark.parametrize(
    ("entries", "left"),
    [
        ([], 70.0),
        ([spent(10)], 70.0),  # within the seconds of the move
        ([spent(25)], 55.0),  # 15 from the bank
        ([spent(25), spent(25)], 40.0),
        ([spent(25, by_bot=True)], 70.0),
        ([spent(25, seat=1)], 70.0),
        ([spent(25), spent(5, "undo")], 40.0),  # 30 seconds of this decision are gone, in all
        ([spent(25), spent(5, "undo"), spent(2)], 48.0),  # 22 of 32 seconds from the bank
        ([spent(8), spent(1, "undo"), spent(0)], 70.0),
        ([spent(100, "away")], 70.0),  # whoever comes back finds the time gone on: see `elapsed`
        ([spent(100, "away"), spent(0, by_bot=True)], 10.0),  # never less than nothing in the bank
        ([spent(25, "away"), spent(0, by_bot=True)], 55.0),
        ([spent(25, "away"), spent(0, "back"), spent(30)], 50.0),  # all of it, once
    ],
)
def test_what_is_left(entries: list[LogEntry], left: float) -> None:
    assert clock(*entries).left(0) == left


def test_the_decision_at_hand_counts_while_it_lasts() -> None:
    assert clock(spent(25)).left(0, elapsed=30) == 25.0
    assert clock(spent(25)).left(1, elapsed=30) == 40.0


def test_time_is_steady_and_what_was_slept_through_is_told() -> None:
    wall, monotonic, slept = [1000.0], [50.0], list[Downtime]()
    now = Steady(lambda: wall[0], lambda: monotonic[0])
    now.on_gap = slept.append

    def passes(on_the_wall: float, really: float) -> float:
        wall[0] += on_the_wall
        monotonic[0] += really
        return now()

    assert passes(1, 1) == 1001.0
    assert passes(-3600, 1) == 1002.0, "set back: time goes on"
    assert passes(3601, 1) == 1003.0
    assert slept == []
    assert passes(3600, 1) == 4602.0, "set forward: nobody thought for that long"
    assert passes(20, 20) == 4622.0, "the process was stopped"
    assert passes(60, 0) == 4682.0, "the machine was asleep, and its own count with it"
    assert slept == [Downtime(1003.0, 4602.0), Downtime(4602.0, 4622.0), Downtime(4622.0, 4682.0)]
    assert counted(1000.0, 4682.0, slept) == 3.0


def test_what_two_processes_missed_is_missed_once() -> None:
    assert counted(0.0, 100.0, [Downtime(10.0, 40.0), Downtime(20.0, 50.0), Downtime(25.0, 30.0)]) == 60.0


def test_time_without_a_server_does_not_count() -> None:
    down = [Downtime(10, 20), Downtime(50, 90)]
    assert counted(0, 100, down) == 50.0
    assert counted(15, 60, down) == 30.0
    assert counted(55, 60, down) == 0.0
    assert counted(20, 50, down) == 30.0
