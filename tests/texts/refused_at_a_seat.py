"""One way to bring about each refusal at a seat for language models."""

import asyncio
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from happycity.bots import BotFault
from happycity.codes import Code
from happycity.mcp_seat.agent import McpAgent
from happycity.mcp_seat.chair import CannotPlay, NewGame
from happycity.mcp_seat.local import LocalChair
from happycity.mcp_seat.remote import RemoteChair, _refusal_in
from happycity.mcp_seat.tools import Tools
from happycity.rules import Game


async def call(tool: str, **arguments: object) -> None:
    """A refusal that a tool answers with, as it was before it became an answer."""
    chair = LocalChair(NewGame(seat=0, seed="1"))
    await chair.open()
    answer = await Tools(chair).call(tool, arguments)
    assert answer.data is not None
    raise CannotPlay(Code(answer.data["code"]), **answer.data["facts"])


def asked(tool: str, **arguments: object) -> Callable[[Path], object]:
    return lambda _: asyncio.run(call(tool, **arguments))


def failing(program: str, seconds: float = 20) -> object:
    words = shlex.join([sys.executable, "-S", "-c", program])
    agent = McpAgent.of(words, 1, seconds=seconds)
    try:
        return agent.choose(Game.new(seed=1).view(0))
    except BotFault as fault:
        fault.facts["bot"] = "mcp:python my_player.py"
        raise
    finally:
        agent.close()


def all_ways() -> Iterator[tuple[str, Callable[[Path], object]]]:
    yield "unknown-tool", asked("win")
    yield "bad-arguments", asked("play", mov="coin")
    yield "unknown-section", asked("rules", section="R9")
    yield "card-not-in-game", asked("cards", card="louvre")
    yield "no-such-chair", asked("new_game", players=2, seat=2)
    yield "no-game", lambda _: asyncio.run(LocalChair(None).situation())
    yield "table-given", lambda _: asyncio.run(given().begin(NewGame()))
    yield "no-server", lambda _: asyncio.run(given().open())
    yield "server-refused", lambda _: raised({"code": "from-the-future", "text": "The moon is full."})
    yield "player-crashed", lambda _: failing("import sys; sys.exit('out of ideas')")
    yield "player-crashed-quietly", lambda _: failing("import sys; sys.exit(3)")
    yield "player-silent", lambda _: failing("import time; time.sleep(60)", 0.05)


def given() -> RemoteChair:
    return RemoteChair("http://127.0.0.1:1", "hc_x", "k3x9m2p7q4ab")


def raised(told: object) -> None:
    raise _refusal_in(told, "")
