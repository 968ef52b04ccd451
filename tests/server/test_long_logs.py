"""Nobody can keep a game from going on, or make its log endless."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from happycity.server.game import snapshots
from happycity.server.game.course import course_of
from happycity.server.game.decisions import MOST_OF_A_SEAT
from happycity.server.live import room as rooms
from happycity.server.live import rooms as loading
from happycity.server.live import whereabouts
from happycity.server.settings import read_settings
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.player import Player, two_at_a_table
from happycity.testing.server.serving import serving


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
