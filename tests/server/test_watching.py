"""Public games that are played just now: who may watch which, how many do, and who follows whom."""

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
            assert {*(await watchable(eve))[0]["followable"]} == {ada.me["id"], bob.me["id"]}
            assert (await watchable(eve))[1]["followable"] == [], "they sit there too, and are not there"
            await ada.demand("PUT", "/api/me/door", {"shown": False})
            assert (await watchable(eve))[0]["followable"] == [bob.me["id"]]
            await watching.connection.close()
            await eve.demand("PUT", f"/api/me/distances/{bob.me['id']}", {"kind": "block"})
            assert await watchable(eve) == [], "nobody watches those from whom they keep away"

    asyncio.run(scene())


async def game_of(player: Player, other: Player) -> str | None:
    found: Message = await player.demand("GET", f"/api/players/{other.me['id']}/game")
    table: str | None = found["table"]
    return table


async def follows(player: Player, other: Player, table: str | None) -> None:
    """Until that table is told."""
    async with asyncio.timeout(PATIENCE):
        while await game_of(player, other) != table:
            await asyncio.sleep(0.1)


def test_somebody_is_followed_from_game_to_game(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob, Player(address) as eve:
            private, first, second = [
                (await ada.begin_with(bob, public=public))["id"] for public in (False, True, True)
            ]
            assert await game_of(eve, ada) is None, "she is not there"
            place = await ada.sit(first)
            await follows(eve, ada, first)
            await place.connection.close()
            place = await ada.sit(second)
            await follows(eve, ada, second)
            watching = await eve.sit(second)
            await watching.arrive()
            assert await game_of(bob, eve) is None, "who watches plays no game"
            await place.connection.close()
            place = await ada.sit(private)
            await follows(eve, ada, None)
            await place.connection.close()
            await ada.sit(first)
            await follows(eve, ada, first)
            await ada.demand("PUT", "/api/me/door", {"shown": False})
            assert await game_of(eve, ada) is None, "she does not show herself"
            await ada.demand("PUT", "/api/me/door", {"shown": True})
            assert await game_of(eve, ada) == first
            await ada.demand("PUT", f"/api/me/distances/{eve.me['id']}", {"kind": "block"})
            assert await game_of(eve, ada) is None, "she keeps away"

    asyncio.run(scene())
