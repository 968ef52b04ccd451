"""A seat at a real server: the same as everybody's, with a person at the other side of the table."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from happycity.mcp_seat.remote import RemoteChair
from happycity.mcp_seat.tools import Tools
from happycity.rules.refusals import Refusal
from happycity.server.settings import read_settings
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.player import Player
from happycity.testing.server.serving import serving
from tests.mcp_seat.sitting import builder


async def token_of(player: Player) -> str:
    await player.demand("POST", "/api/account", {"name": "Anna", "password": "seven green igloos"})
    return str((await player.demand("POST", "/api/me/programs", {"name": "My Model"}))["token"])


@asynccontextmanager
async def anna(folder: Path) -> AsyncIterator[tuple[Player, str]]:
    """A person on a server, and the token of their program."""
    running = serving(read_settings({}, database=str(folder / "games.db"), **GENEROUS))
    address = await asyncio.to_thread(running.__enter__)
    try:
        async with Player(address) as player:
            yield player, await token_of(player)
    finally:
        await asyncio.to_thread(running.__exit__, None, None, None)


async def told(tools: Tools, tool: str, **arguments: Any) -> dict[str, Any]:
    answer = await tools.call(tool, arguments)
    assert answer.data is not None, answer
    return answer.data


async def play_on(tools: Tools) -> dict[str, Any]:
    while not (now := await told(tools, "wait", seconds=20))["over"]:
        while now["your_turn"]:
            assert (await tools.call("state", {})).text
            legal = [one["move"] for one in (await told(tools, "legal_moves"))["legal"]]
            now = await told(tools, "play", move=builder(legal))
    return now


async def played_beside_a_person(folder: Path) -> None:
    async with anna(folder) as (player, token):
        table = await player.open_table("me open resident", specials="expert")
        chair = RemoteChair(player.address, token, table["id"])
        tools = Tools(chair)
        await chair.open()
        try:
            assert (await told(tools, "state", format="json"))["code"] == "not-begun"
            assert "new_game" not in tools.names
            async with await player.sit(table["id"]) as place:
                await player.demand("POST", f"/api/tables/{table['id']}/start")
                end, _ = await asyncio.gather(play_on(tools), place.play_on(builder))
                assert end["points"] == place.table["result"]["points"]
                assert end["winners"] == place.table["result"]["winners"]
                moves = [step["move"] for step in place.received if step.get("kind") == "move"]
                assert moves == []  # steps are inside of states
            assert (await told(tools, "play", move="coin"))["code"] == "game-over"
        finally:
            await chair.close()


@pytest.mark.full
def test_a_model_plays_beside_a_person_and_a_bot(tmp_path: Path) -> None:
    asyncio.run(played_beside_a_person(tmp_path))


async def refusals(folder: Path) -> list[str]:
    async with anna(folder) as (player, token):
        table = (await player.open_table("me resident"))["id"]
        codes = []
        for server, word, where in (
            (player.address, "hc_wrong", table),
            (player.address, token, "nowhere00000"),
            (player.address, token, table),
            ("http://127.0.0.1:1", token, table),
            ("chess", token, table),
        ):
            with pytest.raises(Refusal) as refused:
                await RemoteChair(server, word, where).open()
            codes.append(refused.value.code)
        return codes


def test_what_cannot_be_joined_is_refused_in_words(tmp_path: Path) -> None:
    codes = asyncio.run(refusals(tmp_path))
    assert codes[1:2] + codes[3:] == ["unknown-table", "no-server", "no-server"]
    assert codes[0] in ("bad-token", "not-signed-in")
    assert codes[2] in ("seat-taken", "not-open")


async def refused_and_accepted(folder: Path) -> None:
    async with anna(folder) as (player, token):
        table = await player.open_table("me open")
        chair = RemoteChair(player.address, token, f"{player.address}/table/{table['id']}")
        tools = Tools(chair)
        await chair.open()
        try:
            async with await player.sit(table["id"]) as place:
                await player.demand("POST", f"/api/tables/{table['id']}/start")
                while not (await told(tools, "wait", seconds=0.2))["your_turn"]:
                    if place.state and place.state["yours"]["seat"] is not None:
                        await place.play(builder(place.legal))
                    else:
                        await place.receive()
                before = await told(tools, "state", format="json")
                for move in ("take louvre", "draw 9", "nonsense"):
                    assert (await told(tools, "play", move=move))["code"]
                    assert await told(tools, "state", format="json") == before
                move = before["legal"][-1]
                played = await told(tools, "play", move=move)
                assert played["moves"][0] == move
                await place.until(lambda it: it["type"] == "state" and it["seq"] >= played["number"])
                steps = [step for it in place.received for step in it.get("steps", ())]
                assert [step["move"] for step in steps if step["seq"] == played["number"]] == [move]
        finally:
            await chair.close()


@pytest.mark.full
def test_the_server_stores_exactly_what_was_played(tmp_path: Path) -> None:
    asyncio.run(refused_and_accepted(tmp_path))
