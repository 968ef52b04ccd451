"""Nobody can keep a game from going on, or make its log endless."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from happycity.rules import Config
from happycity.server.game import snapshots
from happycity.server.game.course import Course, course_of, gone_on
from happycity.server.game.decisions import MOST_OF_A_SEAT
from happycity.server.live import room as rooms
from happycity.server.live import rooms as loading
from happycity.server.live import whereabouts
from happycity.server.live.courses import MOST_KEPT, Courses
from happycity.server.live.journal import Journal
from happycity.server.model.tables import LogEntry
from happycity.server.settings import read_settings
from happycity.server.store.rooms import Whole
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.player import Player, two_at_a_table
from happycity.testing.server.serving import serving
from tests.server.finished import playing


def test_coming_and_going_makes_no_move_stale(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            actor, waiter = await two_at_a_table(ada, bob)
            async with actor, waiter:
                seen = actor.seq
                for kind in ("away", "back", "away", "back"):
                    assert (await waiter.intend(kind))["type"] == "done"
                move = actor.legal[0]
                answer = await actor.intend("move", seq=seen, move=move)
                assert (answer["type"], answer.get("seq")) == ("done", 5), answer
                late = await actor.intend("move", seq=seen, move=move)
                assert late["code"] == "stale"

    asyncio.run(scene())


def test_coming_and_going_has_an_end(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada:
            table = await ada.open_table("me me")
            async with await ada.sit(table["id"]) as place:
                await place.arrive()
                for _ in range(MOST_OF_A_SEAT["away"]):
                    for kind in ("away", "back"):
                        assert (await place.intend(kind))["type"] == "done"
                answer = await place.intend("away")
                assert (answer["code"], answer["facts"]["known"]) == ("too-often", MOST_OF_A_SEAT["away"])

    asyncio.run(scene())


def test_a_log_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever never ends a game finds it closed; so it can be neither replayed nor loaded for ever."""
    monkeypatch.setattr(rooms, "MOST_ENTRIES", 12)

    async def scene(address: str) -> None:
        async with Player(address) as ada:
            table = await ada.open_table("me me")
            async with await ada.sit(table["id"]) as place:
                await place.arrive()
                while place.table.get("status") != "closed":
                    if place.seq < 12 and await place.my_turn():
                        await place.play(place.legal[0])
                    else:
                        await place.expect("table")
                assert place.seq == 12
            assert (await ada.demand("GET", "/api/me/tables"))["tables"] == []

    with serving(read_settings({}, database=str(tmp_path / "games.db"), **GENEROUS)) as address:
        asyncio.run(scene(address))


def test_a_game_is_found_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes back waits for what has been played since, not for the whole log."""
    read: list[int] = []
    whole = Journal.whole

    async def noted(journal: Journal, table_id: str, after: int) -> Whole:
        read.append(after)
        return await whole(journal, table_id, after)

    monkeypatch.setattr(Journal, "whole", noted)

    async def scene(address: str) -> None:
        async with Player(address) as ada:
            table = await ada.open_table("me me")
            left: dict[str, Any] = {}
            for moves in (3, 0, 2):
                async with await ada.sit(table["id"]) as place:
                    state = await place.arrive()
                    assert not left or (state["view"], state["seq"]) == (left["view"], left["seq"])
                    for _ in range(moves):
                        await place.play(place.legal[0])
                    left = place.state
                await asyncio.sleep(0.3)  # until the server knows that nobody is there

    with serving(read_settings({}, database=str(tmp_path / "games.db"), **GENEROUS)) as address:
        asyncio.run(scene(address))
    assert read == [0, 3, 3]


def test_a_course_that_is_kept_goes_its_own_way() -> None:
    """A room that was left may still hear of an entry; whoever comes next works it out anew."""
    table = playing(1, "ann", "bob", config=Config(2))
    course, courses = Course(table), Courses()
    courses.keep(table.id, course)
    move = str(course.snapshot.game.legal_moves[0])
    entry = LogEntry(table.id, 1, "move", course.snapshot.seat, move, "12345678", False, False, 0.0, 0.0)
    gone_on(course, [entry])
    kept = courses.take(table.id)
    assert kept is not None
    assert (kept.snapshot.seq, kept.keys, list(kept.steps), sum(kept.done.values())) == (0, {}, [], 0)
    assert courses.take(table.id) is None
    for number in range(MOST_KEPT + 1):
        courses.keep(str(number), kept)
    assert (courses.take("0"), courses.take("1") is not None) == (None, True)


def test_where_long_games_are_is_worked_out_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the log of a game is replayed, the lobby, the readers of the database and the loop have time."""
    asked: list[str] = []

    def noted(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def noting(*args: Any) -> Any:
            asked.append(f"{name} {threading.current_thread().name.partition('_')[0]}")
            return work(*args)

        return noting

    monkeypatch.setattr(whereabouts, "last_snapshot", noted("where", snapshots.last_snapshot))
    monkeypatch.setattr(loading, "course_of", noted("room", course_of))

    async def scene(address: str) -> None:
        async with Player(address) as ada:
            table = await ada.open_table("me me")
            for _ in range(3):
                [own] = (await ada.demand("GET", "/api/me/tables"))["tables"]
                assert (own["round"], own["yours"]) == (1, True)
            async with await ada.sit(table["id"]) as place:
                await place.arrive()

    with serving(read_settings({}, database=str(tmp_path / "games.db"), **GENEROUS)) as address:
        asyncio.run(scene(address))
    assert asked == ["where aside", "room loading"], "once each, in threads of their own"
