"""A player over the Model Context Protocol: happycity mcp --http 8100; python examples/mcp_player.py ADDRESS

It needs the library `mcp`. Replace `choose` by a question to your model and you have an agent for benchmarks.
"""

import asyncio
import os
import sys

from mcp import ClientSession
from mcp.client.streamable_http import streamable_http_client


def choose(legal):
    """The dearest thing that can be bought; a special building if there is one; else whatever comes first."""
    taken = [it for it in legal if it["move"].startswith("take ")]
    bought = sorted((it for it in legal if "price" in it), key=lambda it: it["price"])
    return (taken or bought[-1:] or legal)[0]["move"]


async def ask(session, tool, **arguments):
    """What a tool says; a refusal is told and ends nothing."""
    answer = await session.call_tool(tool, arguments)
    if answer.is_error:
        print(answer.content[0].text, file=sys.stderr)
        return None
    return answer.structured_content


async def play(session):
    """One game, from the first question to the last."""
    await session.initialize()
    while not (now := await ask(session, "wait"))["over"]:
        while now and now["your_turn"]:
            legal = (await ask(session, "legal_moves"))["legal"]
            now = await ask(session, "play", move=choose(legal))
    return now


async def main(address):
    """Connect, and play."""
    async with streamable_http_client(address) as streams, ClientSession(streams[0], streams[1]) as session:
        end = await play(session)
    print(f"points {end['points']}, own seat {end['own_seat']}, winners {end['winners']}")


if __name__ == "__main__":
    asyncio.run(main((sys.argv[1:] or [os.environ["HAPPYCITY_MCP"]])[-1]))
