"""From log to positions: undo, explicit ends, absence, and the replay of a whole log."""

from random import Random

import pytest

from happycity.rules import Config
from happycity.server.game.snapshots import Snapshot, after, opening, replay
from happycity.server.game.views import step_of
from happycity.server.model import LogEntry
from happycity.server.refusals import Denied

CELLS = [Config(2), Config(3, "expert"), Config(2, "family", True), Config(4, "expert", True, "sum")]


def entry(stop: Snapshot, kind: str, seat: int | None, move: str | None = None, **more: bool) -> LogEntry:
    told = {"by_bot": False, "hold": False} | more
    return LogEntry("t", stop.seq + 1, kind, seat, move, f"key-{stop.seq + 1}", at=0.0, spent=0.0, **told)


def played(stop: Snapshot, move: str, **more: bool) -> Snapshot:
    return after(stop, entry(stop, "move", stop.seat, move, **more))


def any_move(stop: Snapshot, rng: Random) -> str:
    return str(rng.choice(stop.game.legal_moves))


def until(phase: str, rng: Random, config: Config | None = None) -> Snapshot:
    """A stop in which somebody has to decide in that phase."""
    stop = opening(config or Config(2), "secret")
    while stop.game.phase != phase:
        stop = played(stop, any_move(stop, rng))
    return stop


@pytest.mark.parametrize("config", CELLS, ids=str)
def test_a_log_with_everything_in_it_replays_to_the_same_positions(config: Config) -> None:
    rng = Random(str(config))
    stop = first = opening(config, "secret")
    entries = []
    while not stop.is_over:
        one = random_entry(stop, rng)
        stop = after(stop, one)
        entries.append(one)
    kinds = {one.kind for one in entries}
    assert kinds == {"move", "undo", "end", "away", "back"}
    again = replay(first, entries)
    assert again[-1].game.text == stop.game.text
    assert [one.seq for one in again] == list(range(len(entries) + 1))


def random_entry(stop: Snapshot, rng: Random) -> LogEntry:
    assert stop.seat is not None
    if stop.can_undo(stop.seat) and rng.random() < 0.5:
        return entry(stop, "undo", stop.seat)
    if stop.holding is not None:
        return entry(stop, "end", stop.holding)
    if rng.random() < 0.3:
        seat = rng.randrange(len(stop.game.cities))
        return entry(stop, "back" if seat in stop.away else "away", seat)
    return entry(stop, "move", stop.seat, any_move(stop, rng), hold=rng.random() < 0.5)


def test_an_undo_says_which_entry_it_takes_back_and_the_others_say_nothing() -> None:
    stop = until("discard", Random(1))
    seat = stop.seat
    assert seat is not None
    kept = played(stop, "keep", hold=True)
    assert kept.can_undo(seat)
    gone = after(kept, entry(kept, "away", 1 - seat))
    back = after(gone, entry(gone, "undo", seat))
    assert [one.undoes for one in (stop, kept, gone)] == [(), (), ()]
    assert step_of(back).undoes == [kept.seq], "whoever went away meanwhile is still away"
    again = played(back, "keep", hold=True)
    assert step_of(again).undoes == []
    assert step_of(after(again, entry(again, "undo", seat))).undoes == [again.seq]


@pytest.mark.parametrize("config", CELLS, ids=str)
def test_what_no_undo_takes_back_is_the_game(config: Config) -> None:
    rng = Random(str(config))
    stops = [opening(config, "secret")]
    while not stops[-1].is_over:
        stops.append(after(stops[-1], random_entry(stops[-1], rng)))
    undone = {seq for stop in stops for seq in stop.undoes}
    moves = [move for stop in stops if stop.seq not in undone for move in stop.moves]
    assert moves == [str(step.move) for step in stops[-1].game.steps]


def test_undo_gives_back_the_position_and_can_be_repeated_but_not_past_a_reveal() -> None:
    stop = until("discard", Random(1))
    seat = stop.seat
    assert seat is not None
    assert not stop.can_undo(seat), "the stop before was somebody else's, or a reveal"
    kept = played(stop, "keep")
    assert kept.can_undo(seat)
    back = after(kept, entry(kept, "undo", seat))
    assert (back.game.text, back.seq) == (stop.game.text, stop.seq + 2)
    drawn = played(stop, "discard " + stop.game.visible[0])
    drawn = played(drawn, "draw 1")
    assert not drawn.can_undo(seat)
    with pytest.raises(Denied, match="nothing-to-undo"):
        after(drawn, entry(drawn, "undo", seat))


def test_a_purchase_can_be_taken_back_until_the_turn_is_ended_if_one_asked_for_it() -> None:
    stop = until("buy", Random(2))
    seat = stop.seat
    assert seat is not None
    passed = played(stop, "coin")
    assert passed.seat != seat
    assert not passed.can_undo(seat)
    held = played(stop, "coin", hold=True)
    assert (held.holding, held.seat) == (seat, seat)
    with pytest.raises(Denied, match="turn-not-ended"):
        after(held, entry(held, "move", seat, "coin"))
    undone = after(held, entry(held, "undo", seat))
    assert undone.game.text == stop.game.text
    ended = after(held, entry(held, "end", seat))
    assert ended.seat == passed.seat
    assert not ended.can_undo(seat)
    assert ended.game.text == passed.game.text


def test_nobody_takes_back_what_another_decided() -> None:
    stop = until("discard", Random(3))
    kept = played(stop, "keep")
    assert kept.decider is not None
    assert not kept.can_undo(1 - kept.decider)
    by_bot = played(stop, "keep", by_bot=True)
    assert not by_bot.can_undo(by_bot.decider or 0)


def test_the_last_move_can_be_taken_back_while_it_is_held() -> None:
    rng, stop = Random(4), opening(Config(2), "secret")
    before = stop
    while not stop.game.is_over:
        if stop.holding is not None:
            stop = after(stop, entry(stop, "end", stop.holding))
        before, stop = stop, played(stop, any_move(stop, rng), hold=True)
    assert stop.holding is not None
    assert not stop.is_over
    undone = after(stop, entry(stop, "undo", stop.holding))
    assert undone.game.text == before.game.text
    assert after(stop, entry(stop, "end", stop.holding)).is_over


def test_whoever_decides_is_back() -> None:
    stop = until("discard", Random(5))
    away = after(stop, entry(stop, "away", stop.seat))
    assert away.away == {stop.seat}
    assert played(away, "keep", by_bot=True).away == {stop.seat}
    assert played(away, "keep").away == frozenset()


@pytest.mark.parametrize(
    ("kind", "code"), [("end", "no-turn-to-end"), ("back", "not-away"), ("undo", "nothing-to-undo")]
)
def test_what_cannot_stand_is_refused(kind: str, code: str) -> None:
    stop = opening(Config(2), "secret")
    with pytest.raises(Denied, match=code):
        after(stop, entry(stop, kind, stop.seat))


def test_only_the_seat_that_has_to_act_moves() -> None:
    stop = opening(Config(2), "secret")
    with pytest.raises(Denied, match="not-your-turn"):
        after(stop, entry(stop, "move", 1, "draw 1"))
