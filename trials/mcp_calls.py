"""Calls that make no sense, to a seat for language models: `python -m trials.mcp_calls --calls 5000`.

Each has to be refused with a code that we know, facts and a sentence, and to leave the position as it was,
byte for byte.  They travel over HTTP, sent by the SDK's own client; in between a scripted player plays on,
so that they meet every kind of position.
"""

import argparse
import asyncio
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random
from typing import Any

from mcp import ClientSession
from mcp.client.streamable_http import streamable_http_client

from happycity.codes import Code
from happycity.mcp_seat.asking import TOOLS
from happycity.mcp_seat.chair import NewGame
from happycity.mcp_seat.disguise import Disguise
from happycity.mcp_seat.local import LocalChair
from happycity.mcp_seat.tools import Tools
from happycity.mcp_seat.web import Background
from happycity.rules.cards import standard
from happycity.rules.config import Config
from happycity.rules.moves import FORMS

CALLS_BETWEEN_MOVES = 7
CODES = frozenset(map(str, Code))
GARBAGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**30,
    1.5,
    "",
    "☃" * 300,
    "\x00\n",
    [],
    [[[]]],
    {},
    {"move": "coin"},
    "NaN",
    "'; DROP TABLE games; --",
)
CONFIGS = (Config(), Config(3, "expert"), Config(2, "expert", True), Config(4, "family", True, "sum"))
Call = tuple[str, dict[str, Any]]


@dataclass
class Outcome:
    """What became of the calls."""

    calls: int = 0
    codes: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    """Every call that was not refused as it should have been."""
    moves: int = 0
    games: int = 0


def bad_call(rng: Random, legal: list[str]) -> Call:
    """A call that cannot be answered; `legal` are the moves that could be played."""
    return rng.choice(_WAYS)(rng, legal)


def _unknown_tool(rng: Random, legal: list[str]) -> Call:
    return rng.choice(("Play", "play ", "undo", "", "☃", "tools/call", "x" * 500)), {}


def _unknown_argument(rng: Random, legal: list[str]) -> Call:
    name = rng.choice(("x", "Move", "", "__class__", "seat_", "lang"))
    return rng.choice(_ASKED), {**_needed(legal), name: rng.choice(GARBAGE)}


def _missing_move(rng: Random, legal: list[str]) -> Call:
    return "play", rng.choice(({}, {"language": "de"}, {"moves": legal}))


def _wrong_type(rng: Random, legal: list[str]) -> Call:
    tool, argument = rng.choice(_ARGUMENTS)
    needed = _needed(legal) if tool == "play" else {}
    wrong = [one for one in GARBAGE if not _fits(argument, one)]
    return tool, {**needed, argument: rng.choice(wrong)}


def _no_move(rng: Random, legal: list[str]) -> Call:
    """A text that is not among the legal moves: a legal one bent, another word, another card."""
    cards = [card.id for card in standard()]
    while True:
        text = rng.choice(
            (
                _bent(rng, rng.choice(legal or ["coin"])),
                f"{rng.choice(list(FORMS))} {rng.choice(cards)}",
                f"{rng.choice(list(FORMS))} {rng.randrange(-3, 20)}",
                rng.choice(list(FORMS)),
                f"buy {rng.choice(cards)} with {rng.choice(['blue', 'blue blue', 'pink', ''])}",
            )
        )
        if text not in legal:
            return "play", {"move": text}


def _bent(rng: Random, move: str) -> str:
    at = rng.randrange(len(move))
    return rng.choice((move.upper(), f" {move}", f"{move} ", move[:at] + move[at + 1 :], move[:at] + "é"))


def _no_section(rng: Random, legal: list[str]) -> Call:
    return "rules", {"section": rng.choice(("R9", "R5.99", "5", "../secret", "", ".*", "R5.4\n"))}


def _no_card(rng: Random, legal: list[str]) -> Call:
    return "cards", {"card": rng.choice(("nowhere", "Museum", "museum ", "", "1", "*", "happy market"))}


def _no_game(rng: Random, legal: list[str]) -> Call:
    bots: tuple[list[str], ...] = (
        ["hal"],
        ["cmd:true"],
        ["policy@weights.npz"],
        ["search:9999999ms"],
        [],
        ["greedy"] * 5,
    )
    return "new_game", rng.choice(({"bots": rng.choice(bots)}, {"players": 2, "seat": 3}, {"players": 6}))


_WAYS: tuple[Callable[[Random, list[str]], Call], ...] = (
    _unknown_tool,
    _unknown_argument,
    _missing_move,
    _wrong_type,
    _no_move,
    _no_move,
    _no_section,
    _no_card,
    _no_game,
)
_ASKED = tuple(name for name in TOOLS if name != "report_usage")
_ARGUMENTS = tuple(
    (tool, argument) for tool in _ASKED for argument in TOOLS[tool].__struct_fields__ if argument != "seed"
)


def _needed(legal: list[str]) -> dict[str, Any]:
    return {"move": (legal or ["coin"])[0]}


def _fits(argument: str, value: Any) -> bool:
    """Whether this garbage is none for this argument."""
    if value is None:
        return argument in ("language", "card", "seat")
    if argument == "monsters":
        return isinstance(value, bool)
    return argument == "seconds" and not isinstance(value, bool) and value == 1.5


class Trial:
    """One player with its seat, who asks nonsense between moves."""

    def __init__(self, seed: str, rename: str | None = None) -> None:
        self._rng = Random(f"{seed} calls")
        self._seed = seed
        self._chair = LocalChair(NewGame(bots=("random",), seed=seed))
        self._disguise = Disguise(rename)
        self._tools = Tools(self._chair, self._disguise)
        self.outcome = Outcome()

    async def run(self, calls: int) -> Outcome:
        """Send so many calls."""
        served = await asyncio.to_thread(Background, self._tools)
        try:
            async with AsyncExitStack() as stack:
                streams = await stack.enter_async_context(streamable_http_client(served.address))
                session = await stack.enter_async_context(ClientSession(streams[0], streams[1]))
                await session.initialize()
                while self.outcome.calls < calls:
                    await self._nonsense(session)
                    if self.outcome.calls % CALLS_BETWEEN_MOVES == 0:
                        await self._move_on(session)
        finally:
            await asyncio.to_thread(served.close)
        return self.outcome

    async def _nonsense(self, session: ClientSession) -> None:
        before = self._position()
        tool, arguments = bad_call(self._rng, await self._legal())
        answer = await session.call_tool(tool, arguments)
        told = answer.structured_content
        self.outcome.calls += 1
        sound = answer.is_error and isinstance(told, dict) and told.get("code") in CODES
        if not (sound and isinstance(told["facts"], dict) and told["text"].strip()):
            self.outcome.wrong.append(f"{tool} {json.dumps(arguments)[:200]}: {told!r:.200}")
        elif self._position() != before:
            self.outcome.wrong.append(f"{tool} {json.dumps(arguments)[:200]}: the position has changed")
        else:
            self.outcome.codes[told["code"]] += 1

    def _position(self) -> tuple[str, int]:
        """Byte for byte, hidden orders included."""
        return self._chair.game.text, len(self._chair.game.steps)

    async def _legal(self) -> list[str]:
        now = await self._chair.situation()
        return [str(self._disguise.hide(move)) for move in now.view.legal] if now.is_ours else []

    async def _move_on(self, session: ClientSession) -> None:
        """A legal move, or a new game where one is over."""
        legal = await self._legal()
        if self._chair.game.is_over:
            self.outcome.games += 1
            config = self._rng.choice(CONFIGS)
            await self._chair.begin(NewGame(config, ("random",), f"{self._seed} {self.outcome.games}"))
        elif legal:
            steps = len(self._chair.game.steps)
            move = self._rng.choice([one for one in legal if one != "coin"] or legal)
            answer = await session.call_tool("play", {"move": move})
            played = str(self._disguise.hide(str(self._chair.game.steps[steps].move)))
            if answer.is_error or played != move:
                self.outcome.wrong.append(f"play {move}: played {played}")
            self.outcome.moves += 1
        else:
            await session.call_tool("wait", {"seconds": 5})


def told(outcome: Outcome) -> Iterator[str]:
    """The outcome in words."""
    yield f"{outcome.calls} malformed calls, {len(outcome.wrong)} not refused as they should be"
    yield f"{outcome.moves} moves played in between, each exactly as sent; {outcome.games} games ended"
    yield from (f"{number:6} {code}" for code, number in outcome.codes.most_common())
    yield from outcome.wrong


def main() -> None:
    """Run the trial; exit status 1 if a call was not refused."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--calls", type=int, default=5000)
    parser.add_argument("--seed", default="calls")
    parser.add_argument("--rename", help="with invented names of cards, from this seed")
    parser.add_argument("--json", action="store_true", dest="as_json")
    given = parser.parse_args()
    outcome = asyncio.run(Trial(given.seed, given.rename).run(given.calls))
    if given.as_json:
        print(json.dumps(vars(outcome), ensure_ascii=False, indent=2))
    else:
        print("\n".join(told(outcome)))
    sys.exit(1 if outcome.wrong else 0)


if __name__ == "__main__":
    main()
