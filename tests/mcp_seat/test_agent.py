"""A program with a client of the protocol as a bot: it plays, is counted, and is named when it fails."""

import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from happycity.bots import BotFault, bot
from happycity.bots.command import BadCommand
from happycity.mcp_seat.agent import McpAgent
from happycity.rules import Config, Game, View

PLAYER = Path(__file__).parents[2] / "examples" / "mcp_player.py"
CLUMSY = """
import asyncio, sys
sys.path.insert(0, {folder!r})
import mcp_player
from mcp import ClientSession
from mcp.client.streamable_http import streamable_http_client

async def main():
    async with streamable_http_client(sys.argv[-1]) as streams, ClientSession(*streams[:2]) as session:
        await session.initialize()
        await session.call_tool("wait", {{}})
        await session.call_tool("play", {{"move": "buy nothing"}})
        await session.call_tool("play", {{}})
        await session.call_tool("report_usage", {{"input_tokens": 700, "output_tokens": 5}})
        await session.call_tool("report_usage", {{"input_tokens": 300, "output_tokens": 6}})
        await session.call_tool("wait", {{}})
        state = (await session.call_tool("state", {{"format": "json"}})).structured_content
        print(state["legal"], file=sys.stderr)
        await session.call_tool("play", {{"move": state["legal"][0]}})
        await session.call_tool("wait", {{}})
asyncio.run(main())
"""


def command(program: str) -> str:
    return shlex.join([sys.executable, "-c", program])


@contextmanager
def agent(words: str, **options: Any) -> Iterator[McpAgent]:
    made = McpAgent.of(words, 1, **options)
    try:
        yield made
    finally:
        made.close()


def first_view(seat: int = 0) -> View:
    return Game.new(Config(), 1).view(seat)


def played(player: McpAgent, config: Config) -> Game:
    """A game of the agent in seat 0 against chance; every move is the one that it chose."""
    game, other = Game.new(config, 1), bot("random", 2)
    while game.seat is not None:
        if len(game.legal_actions) == 1:
            action = game.legal_actions[0]
        else:
            action = (player if game.seat == 0 else other).choose(game.view(game.seat))
        assert action in game.legal_actions
        game = game.play_action(action)
    player.over(game.view(0))
    return game


@pytest.mark.deep
@pytest.mark.parametrize("rename", [None, "5"])
def test_the_example_plays_a_whole_game(rename: str | None) -> None:
    with agent(f"{sys.executable} {PLAYER}", rename=rename) as player:
        game = played(player, Config(2, "expert", True))
    assert game.is_over
    usage = player.usage.to_dict()
    assert usage["decisions"] == len(usage["seconds"]) > 20
    assert (usage["illegal"], usage["input_tokens"]) == (0, None)


@pytest.mark.full
def test_illegal_moves_and_tokens_are_counted() -> None:
    program = CLUMSY.format(folder=str(PLAYER.parent))
    with agent(command(program)) as player:
        view = first_view(Game.new(Config(), 1).seat or 0)
        assert player.choose(view) == view.legal_actions[0]
        usage = player.usage
    assert usage.to_dict() | {"seconds": []} == {
        "decisions": 1,
        "illegal": 2,
        "seconds": [],
        "input_tokens": 1000,
        "output_tokens": 11,
    }


def test_a_program_that_crashes_is_named_and_nothing_is_played_for_it() -> None:
    words = command("import sys; sys.exit('out of ideas')")
    with agent(words) as player, pytest.raises(BotFault) as fault:
        player.choose(first_view())
    assert fault.value.code == "player-crashed"
    assert fault.value.facts == {
        "bot": f"mcp:{words}",
        "status": 1,
        "log": ["out of ideas"],
        "lines": 1,
    }
    assert player.usage.decisions == 0


def test_a_program_that_hangs_is_ended() -> None:
    words = command("import time; time.sleep(600)")
    with agent(words, seconds=0.2) as player, pytest.raises(BotFault) as fault:
        player.choose(first_view())
    assert fault.value.code == "player-silent"


def test_a_program_that_does_not_exist_is_refused() -> None:
    with agent("no-such-program-here") as player, pytest.raises(BotFault) as fault:
        player.choose(first_view())
    assert fault.value.code == "bot-missing"
    with pytest.raises(BadCommand):
        McpAgent.of("'", 1)
