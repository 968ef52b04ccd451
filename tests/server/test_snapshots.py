"""From log to positions: undo, explicit ends, absence, and the replay of a whole log."""

from random import Random

import pytest

from happycity.rules import Config
from happycity.server.game.decisions import decision_of
from happycity.server.game.snapshots import Snapshot, after, opening, replay
from happycity.server.game.views import step_of
from happycity.server.live.audience import Scene
from happycity.server.model.tables import LogEntry
from happycity.server.protocol.asking import Move
from happycity.server.refusals import Denied

CELLS = [Config(2), Config(3, "expert"), Config(2, "family", True), Config(4, "expert", True, "sum")]


def entry(snapshot: Snapshot, kind: str, seat: int | None, move: str | None = None, **more: bool) -> LogEntry:
    by_bot, hold = more.get("by_bot", False), more.get("hold", False)
    number = snapshot.seq + 1
    return LogEntry("t", number, kind, seat, move, f"key-{number}", by_bot, hold, at=0.0, spent=0.0)


def play(snapshot: Snapshot, move: str, **more: bool) -> Snapshot:
    return after(snapshot, entry(snapshot, "move", snapshot.seat, move, **more))


def any_move(snapshot: Snapshot, rng: Random) -> str:
    return str(rng.choice(snapshot.game.legal_moves))


def until(phase: str, rng: Random, config: Config | None = None) -> Snapshot:
    """A snapshot in which somebody has to decide in that phase."""
    snapshot = opening(config or Config(2), "secret")
    while snapshot.game.phase != phase:
        snapshot = play(snapshot, any_move(snapshot, rng))
    return snapshot


@pytest.mark.parametrize("config", CELLS, ids=str)
def test_a_log_with_everything_in_it_replays_to_the_same_positions(config: Config) -> None:
    rng = Random(str(config))
    snapshot = first = opening(config, "secret")
    entries = []
    while not snapshot.is_over:
        one = random_entry(snapshot, rng)
        snapshot = after(snapshot, one)
        entries.append(one)
    kinds = {one.kind for one in entries}
    assert kinds == {"move", "undo", "end", "away", "back"}
    again = replay(first, entries)
    assert again[-1].game.text == snapshot.game.text
    assert [one.seq for one in again] == list(range(len(entries) + 1))


def random_entry(snapshot: Snapshot, rng: Random) -> LogEntry:
    assert snapshot.seat is not None
    if snapshot.can_undo(snapshot.seat) and rng.random() < 0.5:
        return entry(snapshot, "undo", snapshot.seat)
    if snapshot.holding is not None:
        return entry(snapshot, "end", snapshot.holding)
    if rng.random() < 0.3:
        seat = rng.randrange(len(snapshot.game.cities))
        return entry(snapshot, "back" if seat in snapshot.away else "away", seat)
    return entry(snapshot, "move", snapshot.seat, any_move(snapshot, rng), hold=rng.random() < 0.5)


def test_an_undo_says_which_entry_it_takes_back_and_the_others_say_nothing() -> None:
    snapshot = until("discard", Random(1))
    seat = snapshot.seat
    assert seat is not None
    kept = play(snapshot, "keep", hold=True)
    assert kept.can_undo(seat)
    gone = after(kept, entry(kept, "away", 1 - seat))
    back = after(gone, entry(gone, "undo", seat))
    assert [one.undoes for one in (snapshot, kept, gone)] == [(), (), ()]
    assert step_of(back).undoes == [kept.seq], "whoever went away meanwhile is still away"
    again = play(back, "keep", hold=True)
    assert step_of(again).undoes == []
    assert step_of(after(again, entry(again, "undo", seat))).undoes == [again.seq]


@pytest.mark.parametrize("config", CELLS, ids=str)
def test_what_no_undo_takes_back_is_the_game(config: Config) -> None:
    rng = Random(str(config))
    snapshots = [opening(config, "secret")]
    while not snapshots[-1].is_over:
        snapshots.append(after(snapshots[-1], random_entry(snapshots[-1], rng)))
    undone = {seq for snapshot in snapshots for seq in snapshot.undoes}
    moves = [move for snapshot in snapshots if snapshot.seq not in undone for move in snapshot.moves]
    assert moves == [str(step.move) for step in snapshots[-1].game.steps]


def test_undo_gives_back_the_position_and_can_be_repeated_but_not_past_a_reveal() -> None:
    snapshot = until("discard", Random(1))
    seat = snapshot.seat
    assert seat is not None
    assert not snapshot.can_undo(seat), "the snapshot before was somebody else's, or a reveal"
    kept = play(snapshot, "keep")
    assert kept.can_undo(seat)
    back = after(kept, entry(kept, "undo", seat))
    assert (back.game.text, back.seq) == (snapshot.game.text, snapshot.seq + 2)
    drawn = play(snapshot, "discard " + snapshot.game.visible[0])
    drawn = play(drawn, "draw 1")
    assert not drawn.can_undo(seat)
    with pytest.raises(Denied, match="nothing-to-undo"):
        after(drawn, entry(drawn, "undo", seat))


def test_a_purchase_can_be_taken_back_until_the_turn_is_ended_if_one_asked_for_it() -> None:
    snapshot = until("buy", Random(2))
    seat = snapshot.seat
    assert seat is not None
    passed = play(snapshot, "coin")
    assert passed.seat != seat
    assert not passed.can_undo(seat)
    held = play(snapshot, "coin", hold=True)
    assert (held.holding, held.seat) == (seat, seat)
    with pytest.raises(Denied, match="turn-not-ended"):
        after(held, entry(held, "move", seat, "coin"))
    undone = after(held, entry(held, "undo", seat))
    assert undone.game.text == snapshot.game.text
    ended = after(held, entry(held, "end", seat))
    assert ended.seat == passed.seat
    assert not ended.can_undo(seat)
    assert ended.game.text == passed.game.text


def test_nobody_takes_back_what_another_decided() -> None:
    snapshot = until("discard", Random(3))
    kept = play(snapshot, "keep")
    assert kept.decider is not None
    assert not kept.can_undo(1 - kept.decider)
    by_bot = play(snapshot, "keep", by_bot=True)
    assert not by_bot.can_undo(by_bot.decider or 0)


def test_the_last_move_can_be_taken_back_while_it_is_held() -> None:
    rng, snapshot = Random(4), opening(Config(2), "secret")
    before = snapshot
    while not snapshot.game.is_over:
        if snapshot.holding is not None:
            snapshot = after(snapshot, entry(snapshot, "end", snapshot.holding))
        before, snapshot = snapshot, play(snapshot, any_move(snapshot, rng), hold=True)
    assert snapshot.holding is not None
    assert not snapshot.is_over
    undone = after(snapshot, entry(snapshot, "undo", snapshot.holding))
    assert undone.game.text == before.game.text
    ended = after(snapshot, entry(snapshot, "end", snapshot.holding))
    assert ended.is_over
    assert [event["event"] for event in step_of(ended).events] == ["game_over"], "not before it is sure"
    assert "game_over" not in [event["event"] for event in step_of(snapshot).events]


def test_everybody_is_told_whose_turn_can_still_be_taken_back() -> None:
    snapshot = until("buy", Random(2))
    seat = snapshot.seat
    assert seat is not None
    held = play(snapshot, "coin", hold=True)
    ended = after(held, entry(held, "end", seat))
    for one, ending in ((snapshot, None), (held, seat), (ended, None)):
        state_for = Scene(one, steps=(), clock=None, thinking=None, casual=True).states(None)
        assert [state_for(seats).ending for seats in ((), (0,), (1,))] == [ending] * 3


def test_a_card_given_up_in_the_turn_of_another_ends_no_turn() -> None:
    rng, snapshot, held = Random(5), opening(Config(5, "family", True), "secret"), set()
    while not snapshot.is_over:
        moves = [str(move) for move in snapshot.game.legal_moves]
        move = "draw 4" if "draw 4" in moves else rng.choice(moves)
        wish = Move(key="k" * 8, seq=snapshot.seq, move=move)
        decision = decision_of(wish, range(5), snapshot, rated=False, hold=True)
        held.add((snapshot.game.phase, decision.seat == snapshot.game.turn, decision.hold))
        snapshot = play(snapshot, move)
    assert {("destroy", False, False), ("buy", True, True)} <= held
    assert all(own == hold for _, own, hold in held)


def test_whoever_decides_is_back() -> None:
    snapshot = until("discard", Random(5))
    away = after(snapshot, entry(snapshot, "away", snapshot.seat))
    assert away.away == {snapshot.seat}
    assert play(away, "keep", by_bot=True).away == {snapshot.seat}
    assert play(away, "keep").away == frozenset()


@pytest.mark.parametrize(
    ("kind", "code"), [("end", "no-turn-to-end"), ("back", "not-away"), ("undo", "nothing-to-undo")]
)
def test_what_cannot_stand_is_refused(kind: str, code: str) -> None:
    snapshot = opening(Config(2), "secret")
    with pytest.raises(Denied, match=code):
        after(snapshot, entry(snapshot, kind, snapshot.seat))


def test_only_the_seat_that_has_to_act_moves() -> None:
    snapshot = opening(Config(2), "secret")
    with pytest.raises(Denied, match="not-your-turn"):
        after(snapshot, entry(snapshot, "move", 1, "draw 1"))
