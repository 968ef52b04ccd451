"""Public games that are played just now: who may watch which, and how many do."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from happycity.server.settings import read_settings
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.player import Message, Player
from happycity.testing.server.serving import serving

PATIENCE = 10.0  # seconds: who is where is noted every second


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with serving(read_settings({}, database=str(tmp_path / "games.db"), **GENEROUS)) as running:
        yield running


async def watchable(player: Player) -> list[Message]:
    games: list[Message] = (await player.demand("GET", "/api/watch"))["games"]
    return games


def test_games_to_watch(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob, Player(address) as eve:
            await ada.open_table("me open", public=True)
            await ada.begin_with(bob)
            await eve.open_table("bot bot", public=True)
            assert await watchable(eve) == [], "not begun, private, without people"
            older = await ada.begin_with(bob, public=True)
            newer = await ada.begin_with(bob, public=True)
            assert [game["id"] for game in await watchable(eve)] == [newer["id"], older["id"]]
            place = await ada.sit(older["id"])
            await place.arrive()
            other = await bob.sit(older["id"])
            await other.arrive()
            mover = place if place.state["yours"]["seat"] is not None else other
            await mover.play(mover.legal[0])
            latest = (await watchable(eve))[0]
            assert (latest["id"], latest["round"], latest["watchers"]) == (older["id"], 1, 0)
            watching = await eve.sit(older["id"])
            async with asyncio.timeout(PATIENCE):
                while not (await watchable(eve))[0]["watchers"]:
                    await asyncio.sleep(0.1)
            await watching.connection.close()
            await eve.demand("PUT", f"/api/me/distances/{bob.me['id']}", {"kind": "block"})
            assert await watchable(eve) == [], "nobody watches those from whom they keep away"

    asyncio.run(scene())
