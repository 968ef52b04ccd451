"""Messages that are nearly right, or not at all, among moves of real games."""

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from happycity.server.protocol.terms import LONGEST_MESSAGE
from happycity.testing.server.player import Closed, Place, Player
from trials.fuzz.broken import BROKEN, closed_with
from trials.fuzz.observing import Figures, Trouble, megabytes, observe

WINDOW = 60  # messages sent before their answers are waited for
BROKEN_EVERY = 250  # frames, on average, between two connections that break the protocol
SEATS = ("me me", "me bot", "me me me", "me newcomer newcomer")


# --- messages that are nearly right -------------------------------------------------------------------

STRANGE: list[Any] = [
    *(None, True, 0, -1, 1.5, 2**31, 2**63, 2**64, 10**400, 1e308, "", "\0", "\x7f", "é" * 40, "😀" * 60),
    *(
        [],
        {},
        [[]],
        {"type": "move"},
        [1] * 300,
        "x" * 121,
        "x" * 301,
        "A" * 64,
        "null",
        "' OR 1=1 --",
        "../..",
    ),
]
KINDS = ("move", "undo", "end", "away", "back", "look", "skip", "say", "react", "ping", "welcome", "", "MOVE")


def valid(place: Place, rng: Random) -> dict[str, Any]:
    """Something that could be meant, though not always at this moment."""
    kind = rng.choice(KINDS[:10])
    message: dict[str, Any] = {"type": kind}
    if kind in KINDS[:5]:
        message |= {"key": f"{rng.getrandbits(64):016x}", "seq": place.seq + rng.choice((0, 0, 0, -1, 1))}
    more: dict[str, dict[str, Any]] = {
        "move": {"move": rng.choice(place.legal or ["coin", "draw 1", "keep"])},
        "look": {"since": max(0, place.seq - rng.randrange(70))},
        "say": {"text": "hello"},
        "react": {"reaction": "wow"},
        "ping": {"n": 7},
    }
    return message | more.get(kind, {})


def _wrong_value(message: dict[str, Any], rng: Random) -> str:
    return _json(message | {rng.choice(list(message)): rng.choice(STRANGE)})


def _odd_fields(message: dict[str, Any], rng: Random) -> str:
    if rng.random() < 0.5:
        return _json(message | {rng.choice(("seat", "extra", "Type", "")): rng.choice(STRANGE)})
    message.pop(rng.choice(list(message)))
    return _json(message)


def _twice(message: dict[str, Any], rng: Random) -> str:
    name = rng.choice(list(message))
    return _json(message)[:-1] + f',"{name}":{_json(rng.choice((message[name], *STRANGE)))}}}'


def _cut(message: dict[str, Any], rng: Random) -> str:
    text = _json(message)
    return text[: rng.randrange(len(text))]


def _flipped(message: dict[str, Any], rng: Random) -> bytes:
    content = bytearray(_json(message).encode())
    for _ in range(rng.randrange(1, 6)):
        content[rng.randrange(len(content))] = rng.randrange(256)
    return bytes(content)


def _noise(_: dict[str, Any], rng: Random) -> bytes:
    return rng.randbytes(rng.choice((0, 1, 2, 16, 200, LONGEST_MESSAGE)))


def _deep(message: dict[str, Any], rng: Random) -> str:
    depth = rng.choice((5, 100, 1000, 4000))
    inner = rng.choice(("[" * depth, "[" * depth + "]" * depth, '{"a":' * (depth // 3)))
    return _json(message)[:-1] + f',"move":{inner}}}' if rng.random() < 0.5 else inner


def _long(message: dict[str, Any], rng: Random) -> str:
    """As long as a message may be, and a little more or less."""
    text = _json(message | {"text": ""})
    return text[:-2] + "x" * (LONGEST_MESSAGE - len(text) - rng.choice((0, 1, 2))) + '"}'


def _surrogates(_: dict[str, Any], rng: Random) -> str:
    text = rng.choice((r"\ud800", r"\udfff", r"\ud83d\ud83d", r"\ud83d\ude00", r"\u0000", r"\uD8", r"\x00"))
    return f'{{"type":"say","text":"{text}"}}'


def _numbers(message: dict[str, Any], rng: Random) -> str:
    number = rng.choice(("9" * 4000, "-0", "1e400", "NaN", "Infinity", "0x10", "01", "1.0", "-9" * 9, "1E+2"))
    return re.sub(r":\d+", f":{number}", _json(message))


def _other_kind(message: dict[str, Any], rng: Random) -> str:
    return _json(message | {"type": rng.choice(KINDS)})


MUTATIONS: list[Callable[[dict[str, Any], Random], str | bytes]] = [
    *(
        _wrong_value,
        _odd_fields,
        _twice,
        _cut,
        _flipped,
        _noise,
        _deep,
        _long,
        _surrogates,
        _numbers,
        _other_kind,
    ),
]


def frame(place: Place, rng: Random) -> str | bytes:
    """One message in ten is as it should be."""
    message = valid(place, rng)
    if rng.random() < 0.1:
        return _json(message)
    return rng.choice(MUTATIONS)(message, rng)


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


# --- sending them -------------------------------------------------------------------------------------


class Nuisance:
    """One connection to a game of its own, on which all this is sent."""

    def __init__(self, address: str, seed: str, figures: Figures) -> None:
        self._address, self._rng, self._figures = address, Random(seed), figures
        self._table: dict[str, Any] = {}

    async def send(self, frames: int) -> None:
        """Send so many; when a game is over, the next one begins."""
        left = frames
        async with Player(self._address) as player:
            while left > 0:
                if self._table.get("status") != "playing":
                    self._table = await player.open_table(self._rng.choice(SEATS), **self._options())
                async with await player.sit(self._table["id"]) as place:
                    await place.arrive()
                    left -= await self._sit(place, left)
                    self._table = place.table

    async def _sit(self, place: Place, left: int) -> int:
        """Send until that is enough, the game is over, or the server hangs up; how many were sent."""
        sent = 0
        while sent < left and place.table["status"] == "playing":
            frames = [frame(place, self._rng) for _ in range(min(WINDOW, left - sent))]
            try:
                for one in frames:
                    await place.connection.send(one)
                await self._go_on(place)
            except Closed as closed:
                raise Trouble(f"closed with {closed.rcvd} after {frames}") from closed
            sent += len(frames)
            self._figures.sent += len(frames)
        return sent

    async def _go_on(self, place: Place) -> None:
        """Play a move if it is our turn, and wait until all of this is answered."""
        await place.send(type="look")
        n = self._rng.getrandbits(50)
        await place.send(type="ping", n=n)
        await place.until(lambda message: message["type"] == "pong" and message["n"] == n)
        if place.state["yours"]["seat"] is not None and place.state["view"]["phase"] != "over":
            if place.state["yours"]["must_end"]:
                await place.intend("end")
            else:
                await place.intend("move", move=self._rng.choice(place.legal))
        self._count(place)

    def _count(self, place: Place) -> None:
        for message in place.received:
            self._figures.answers[str(message.get("code", message["type"]))] += 1
            self._figures.accepted += message["type"] == "done"
        place.received.clear()

    def _options(self) -> dict[str, Any]:
        return {"specials": self._rng.choice(("family", "expert")), "grozilla": self._rng.random() < 0.5}


async def fuzz_frames(
    address: str, frames: int, figures: Figures, seed: str = "fuzz", sockets: int = 4
) -> None:
    """Send frames on several connections at once, and broken ones beside them."""
    tasks = [Nuisance(address, f"{seed} {one}", figures).send(frames // sockets) for one in range(sockets)]
    await asyncio.gather(_break(address, frames // BROKEN_EVERY, Random(seed), figures), *tasks)


async def _break(address: str, connections: int, rng: Random, figures: Figures) -> None:
    async with Player(address) as player:
        table = await player.open_table("me me")
        for number in range(connections):
            broken = BROKEN[number % len(BROKEN)]
            code = await closed_with(address, player.cookie, table["id"], broken.bytes(rng))
            if code != broken.code:
                raise Trouble(f"{broken.name}: closed with {code}, not {broken.code}")
            figures.broken += 1


# --- the server -----------------------------------------------------------------------------------------


def run_frames(frames: int, folder: Path) -> Figures:
    """The whole of it."""
    figures = Figures()
    with observe(folder, figures) as server:
        asyncio.run(fuzz_frames(server.address, frames // 10, figures, "before"))
        figures.megabytes = megabytes(server.pid), 0
        asyncio.run(fuzz_frames(server.address, frames - frames // 10, figures))
    return figures
