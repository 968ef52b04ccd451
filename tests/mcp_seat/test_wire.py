"""The SDK's own client: it greets, lists, plays, and finds every schema as the protocol wants it."""

import asyncio
import json

import pytest
from jsonschema import Draft202012Validator
from mcp import ClientSession, MCPError

from happycity.mcp_seat.asking import TOOLS
from tests.mcp_seat.sitting import EVERYTHING, chair, data, over_http, over_stdio, play_on, tools

AT_HOME = set(TOOLS) - {"report_usage"}


async def looked_through(session: ClientSession) -> None:
    greeting = await session.initialize()
    assert greeting.server_info.name == "happycity"
    assert greeting.instructions
    listed = (await session.list_tools()).tools
    assert {tool.name for tool in listed} == AT_HOME
    for tool in listed:
        Draft202012Validator.check_schema(tool.input_schema)
        assert tool.input_schema["type"] == "object"
        assert tool.input_schema["additionalProperties"] is False
        assert tool.description
    prompts = (await session.list_prompts()).prompts
    assert [prompt.name for prompt in prompts] == ["choose_move", "choose_move_without_list"]
    for prompt in prompts:
        answer = await session.get_prompt(prompt.name, {"language": "pl"})
        assert answer.messages[0].role == "user"
    with pytest.raises(MCPError) as refused:
        await session.get_prompt("win", {})
    assert refused.value.data["code"] == "unknown-tool"
    await session.send_ping()


async def asked_over_http() -> None:
    async with over_http(tools(chair(EVERYTHING))) as session:
        await looked_through(session)


def test_the_sdk_finds_tools_prompts_and_schemas() -> None:
    asyncio.run(asked_over_http())


async def played_over_http() -> None:
    seat = chair(EVERYTHING)
    async with over_http(tools(seat)) as session:
        await session.initialize()
        end = await play_on(session)
    assert seat.game.is_over
    assert end["points"] == [city.points for city in seat.game.cities]
    assert end["winners"] == list(seat.game.leaders)


def test_a_scripted_client_plays_a_whole_game_over_http() -> None:
    asyncio.run(played_over_http())


async def played_over_stdio() -> None:
    options = ("--specials", "expert", "--grozilla", "--bots", "random", "--seed", "7", "--seat", "1")
    async with over_stdio(*options) as session:
        await looked_through(session)
        end = await play_on(session)
        assert end["over"]
        assert len(end["points"]) == 2
        assert (await data(session, "state", format="json"))["points"] == end["points"]


@pytest.mark.full
def test_a_scripted_client_plays_a_whole_game_over_stdio() -> None:
    asyncio.run(played_over_stdio())


async def answered_twice() -> None:
    async with over_http(tools(chair())) as session:
        await session.initialize()
        for tool in ("cards", "legal_moves", "why"):
            answer = await session.call_tool(tool, {})
            assert json.loads(answer.content[0].text) == answer.structured_content  # type: ignore[union-attr]


def test_data_is_told_as_text_and_as_structure() -> None:
    asyncio.run(answered_twice())
