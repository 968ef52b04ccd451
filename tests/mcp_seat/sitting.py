"""How tests sit down: over HTTP in a thread of this process, over the pipes of a real command."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from mcp import ClientSession, StdioServerParameters, stdio_client
from mcp.client.streamable_http import streamable_http_client

from happycity.mcp_seat.chair import Chair, NewGame
from happycity.mcp_seat.disguise import Disguise
from happycity.mcp_seat.local import LocalChair
from happycity.mcp_seat.tools import Tools
from happycity.mcp_seat.web import Background
from happycity.rules import Config

EVERYTHING = Config(3, "expert", True)
"""Every kind of card."""


def chair(config: Config | None = None, seed: str = "1", bots: tuple[str, ...] = ("random",)) -> LocalChair:
    return LocalChair(NewGame(config or Config(), bots, seed, seat=0))


def tools(seat: Chair, rename: str | None = None, **options: Any) -> Tools:
    return Tools(seat, Disguise(rename), **options)


@asynccontextmanager
async def over_http(asked: Tools) -> AsyncIterator[ClientSession]:
    served = await asyncio.to_thread(Background, asked)
    try:
        async with (
            streamable_http_client(served.address) as streams,
            ClientSession(streams[0], streams[1]) as session,
        ):
            yield session
    finally:
        await asyncio.to_thread(served.close)


@asynccontextmanager
async def over_stdio(*options: str) -> AsyncIterator[ClientSession]:
    words = ["-m", "happycity.cli", "mcp", *options]
    async with (
        stdio_client(StdioServerParameters(command=sys.executable, args=words)) as (reading, writing),
        ClientSession(reading, writing) as session,
    ):
        yield session


async def data(session: ClientSession, tool: str, **arguments: Any) -> dict[str, Any]:
    """An answer that has to be data, the same as text and as structure."""
    answer = await session.call_tool(tool, arguments)
    assert not answer.is_error, answer
    told: dict[str, Any] = answer.structured_content
    return told


def builder(legal: list[str]) -> str:
    """So that the game comes to an end."""
    return next((move for move in legal if move.startswith(("buy", "take"))), legal[-1])


async def play_on(session: ClientSession, choose: Callable[[list[str]], str] = builder) -> dict[str, Any]:
    """Play to the end; the last answer."""
    while not (now := await data(session, "wait"))["over"]:
        while now["your_turn"]:
            legal = [one["move"] for one in (await data(session, "legal_moves"))["legal"]]
            now = await data(session, "play", move=choose(legal))
    return now
