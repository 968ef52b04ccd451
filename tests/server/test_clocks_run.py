"""Clocks on a real server: a bot takes over, the person returns, a restart gives the time back."""

import asyncio
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Literal

import pytest

from happycity.server.settings import read_settings
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.player import Player, two_at_a_table
from happycity.testing.server.serving import serving
from happycity.testing.server.village import open_table, opened

LIVE = {"kind": "live", "move_seconds": 30, "bank_seconds": 60}


class Watch:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


def house(tmp_path: Path, watch: Watch) -> AbstractContextManager[str]:
    return serving(read_settings({}, database=str(tmp_path / "games.db"), **GENEROUS), watch)


def test_when_the_time_is_up_a_bot_plays_until_the_person_returns(tmp_path: Path) -> None:
    watch = Watch()

    async def scene(address: str) -> None:
        async with Player(address) as ada:
            table = await ada.open_table("me me", clock=LIVE)
            async with await ada.sit(table["id"]) as place:
                state = await place.arrive()
                assert state["clock"] == {"running": 0, "left": [90.0, 90.0]}
                watch.time += 40  # ten seconds more than the move has
                await place.play(place.legal[0])
                assert place.state["clock"]["left"] == [80.0, 90.0]
                watch.time += 81
                await place.until(lambda m: m["type"] == "state" and m["away"] == [0])
                await place.until(lambda m: m["type"] == "state" and m["yours"]["seat"] == 1)
                steps = [step for one in place.received if one["type"] == "state" for step in one["steps"]]
                assert [step["seat"] for step in steps if step["by_bot"]].count(0) > 0
                assert [step["kind"] for step in steps if step["out_of_time"]] == ["away"]
                assert (await place.intend("back"))["type"] == "done"
                state = await place.expect("state")
                assert (state["away"], state["clock"]["left"][0]) == ([], 30.0)

    with house(tmp_path, watch) as address:
        asyncio.run(scene(address))


def test_coming_and_going_stops_no_clock(tmp_path: Path) -> None:
    """Neither one's own, nor that of somebody who thinks; and when it is up, a bot decides after all."""
    watch = Watch()

    async def scene(address: str) -> None:
        async with Player(address) as ada, Player(address) as bob:
            actor, waiter = await two_at_a_table(ada, bob, clock=LIVE)
            async with actor, waiter:
                for seconds, who in ((80, waiter), (5, actor)):
                    watch.time += seconds
                    for kind in ("away", "back"):
                        assert (await who.intend(kind))["type"] == "done"
                await actor.until(lambda m: m["type"] == "state" and not m["away"])
                left = actor.state["clock"]["left"][actor.state["yours"]["seats"][0]]
                assert left == 5.0, "85 of 90 seconds are gone"
                watch.time += 6
                await waiter.until(lambda m: m["type"] == "state" and any(s["by_bot"] for s in m["steps"]))
                away = [
                    step["out_of_time"]
                    for message in waiter.received
                    for step in message.get("steps", ())
                    if step["kind"] == "away"
                ]
                assert away == [False, False, True], "who takes a break has not run out of time"

    with house(tmp_path, watch) as address:
        asyncio.run(scene(address))


def test_who_is_late_and_returns_has_no_second_try(tmp_path: Path) -> None:
    """The bot takes the decision for which the time is up, whoever is back by then."""
    watch = Watch()

    async def scene(address: str) -> None:
        async with Player(address) as ada:
            table = await ada.open_table("me me", clock=LIVE, pause_ms=1000)
            async with await ada.sit(table["id"]) as place:
                await place.arrive()
                watch.time += 91
                await place.until(lambda m: m["type"] == "state" and m["away"] == [0])
                assert (await place.intend("back"))["type"] == "done"
                await place.until(
                    lambda m: m["type"] == "state" and any(step["by_bot"] for step in m["steps"])
                )
                assert place.state["away"] == []

    with house(tmp_path, watch) as address:
        asyncio.run(scene(address))


def test_time_without_a_server_is_given_back(tmp_path: Path) -> None:
    watch = Watch()

    async def before(address: str) -> tuple[str, str]:
        async with Player(address) as ada:
            table = await ada.open_table("me me", clock=LIVE)
            async with await ada.sit(table["id"]) as place:
                await place.arrive()
                watch.time += 20
                return str(table["id"]), ada.cookie

    async def after(address: str, table_id: str, cookie: str) -> None:
        ada = Player(address)
        ada.http.headers["Cookie"] = cookie
        async with ada, await ada.sit(table_id) as place:
            state = await place.arrive()
            assert state["clock"]["left"][0] == 70.0, "twenty seconds were spent, the hour was not"

    with house(tmp_path, watch) as address:
        table_id, cookie = asyncio.run(before(address))
    watch.time += 3600
    with house(tmp_path, watch) as address:
        asyncio.run(after(address, table_id, cookie))


class Watched(asyncio.Event):
    """Tells when somebody has begun to wait for it."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = asyncio.Event()

    async def wait(self) -> Literal[True]:
        self.begun.set()
        return await super().wait()


@pytest.mark.full
def test_the_server_stops_also_in_the_moment_in_which_a_game_goes_on(tmp_path: Path) -> None:
    async def scene(folder: Path, turns: int) -> None:
        async with opened(folder) as village:
            table_id = await open_table(await village.guest(), "me", "me", clock=LIVE)
            async with village.services.rooms.visit(table_id) as room:
                room.changed = watched = Watched()
                async with asyncio.timeout(10):
                    await watched.begun.wait()
                watched.set()
                for _ in range(turns):
                    await asyncio.sleep(0)
        assert [task for task in asyncio.all_tasks() if task.get_name().startswith("driving")] == []

    for turns in range(6):  # of the event loop, from the news to the end: one of them is that moment
        folder = tmp_path / str(turns)
        folder.mkdir()
        asyncio.run(scene(folder, turns))
