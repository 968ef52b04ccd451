"""Somebody who plays at a real server: speaks HTTP and WebSocket over real sockets."""

import asyncio
import hashlib
import secrets
import ssl
from collections.abc import Callable
from types import TracebackType
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect
from websockets.protocol import State
from websockets.typing import Origin

HEADERS = {"X-Happy-City": "1"}
ANSWER_TIMEOUT_S = 20.0
LIMITS = httpx.Limits(keepalive_expiry=1)
"""An idle line is let go before the server hangs up."""
CERTIFICATES = ssl.create_default_context()
"""Read once: that takes longer than everything else somebody needs to arrive."""

Message = dict[str, Any]


class RawState(msgspec.Struct):
    """What of a state the hash is about."""

    view: msgspec.Raw
    hash: str


class Player:
    """Somebody with a cookie; who goes hangs up everywhere."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(
            base_url=address, headers=HEADERS, timeout=ANSWER_TIMEOUT_S, limits=LIMITS, verify=CERTIFICATES
        )
        self.me: Message = {}
        self._connections: list[ClientConnection] = []

    async def __aenter__(self) -> "Player":
        self.me = (await self.ask("POST", "/api/session"))[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for connection in self._connections:
            await connection.close()
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """As the header of a socket says it."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Status and answer."""
        answer = await self.http.request(method, path, json=body)
        return answer.status_code, answer.json() if answer.content else None

    async def demand(self, method: str, path: str, body: Any = None) -> Any:
        """The answer of a call that has to succeed."""
        status, answer = await self.ask(method, path, body)
        assert status < 300, (method, path, status, answer)
        return answer

    async def open_table(self, seats: str = "me bot", **options: Any) -> Message:
        """A table; `seats` are words: me, open, bot or a level."""
        wishes = [_wish(word) for word in seats.split()]
        config = {"players": len(wishes), "specials": "family", "grozilla": False, "scoring": "product"}
        config |= {name: options.pop(name) for name in list(options) if name in config}
        body = {"config": config, "seats": wishes, "pause_ms": 0, **options}
        table: Message = await self.demand("POST", "/api/tables", body)
        return table

    async def join(self, table_id: str, **body: Any) -> Message:
        """Take a seat."""
        table: Message = await self.demand("POST", f"/api/tables/{table_id}/join", body)
        return table

    async def begin_with(self, *others: "Player", **options: Any) -> Message:
        """A table with them whose game has begun."""
        table = await self.open_table(" ".join(["me", *["open"] * len(others)]), **options)
        for other in others:
            await other.join(table["id"])
        begun: Message = await self.demand("POST", f"/api/tables/{table['id']}/start")
        return begun

    async def sit(self, table_id: str, since: int | None = None) -> "Place":
        """Connect to a table."""
        socket = self.address.replace("http", "ws", 1) + f"/ws/tables/{table_id}"
        query = "" if since is None else f"?since={since}"
        headers = {"Cookie": self.cookie}
        connection = await connect(
            socket + query,
            additional_headers=headers,
            origin=Origin(self.address),
            max_size=None,
            compression=None,
        )
        self._connections = [*(one for one in self._connections if one.state is not State.CLOSED), connection]
        return Place(connection)


def _wish(word: str) -> Message:
    if word in ("me", "open"):
        return {"kind": word}
    return {"kind": "bot", "bot": "newcomer" if word == "bot" else word}


class Place:
    """A connection to a table: what came, and the state as it is known here."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[Message] = []
        self.state: Message = {}
        self.table: Message = {}
        self.welcome: Message = {}

    async def __aenter__(self) -> "Place":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.connection.close()

    @property
    def seq(self) -> int:
        """The number of the last state."""
        return int(self.state["seq"])

    @property
    def legal(self) -> list[str]:
        """What the own seat may play."""
        return [preview["move"] for preview in self.state["yours"]["legal"]]

    async def send(self, **message: Any) -> None:
        """Anything, as JSON."""
        await self.connection.send(msgspec.json.encode(message).decode())

    async def receive(self) -> Message:
        """The next message."""
        async with asyncio.timeout(ANSWER_TIMEOUT_S):
            text = await self.connection.recv()
        message: Message = msgspec.json.decode(text)
        self.received.append(message)
        if message["type"] == "state":
            _check_hash(text)
            self.state = message
        elif message["type"] == "welcome":
            self.welcome = message
        if "table" in message:
            self.table = message["table"]
        return message

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message that fits; those before are kept in `received`."""
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def see(self, wanted: Callable[[Message], bool]) -> Message:
        """The table as soon as it fits: as it is known here, whatever message told it, or as it will be."""
        while not (self.table and wanted(self.table)):
            await self.receive()
        return self.table

    async def expect(self, kind: str) -> Message:
        """The next message of this type."""
        return await self.until(lambda message: message["type"] == kind)

    async def arrive(self) -> Message:
        """Welcome and state."""
        await self.expect("welcome")
        return await self.expect("state")

    async def intend(self, kind: str, key: str = "", seq: int | None = None, **more: Any) -> Message:
        """Send an intent; the answer with its key."""
        key = key or secrets.token_hex(8)
        await self.send(type=kind, key=key, seq=self.seq if seq is None else seq, **more)
        return await self.until(lambda message: message.get("key") == key)

    async def play(self, move: str) -> Message:
        """Play a move that has to be accepted; the state after it."""
        answer = await self.intend("move", move=move)
        assert answer["type"] == "done", answer
        if self.state["seq"] < answer["seq"]:
            await self.until(lambda message: message["type"] == "state" and message["seq"] >= answer["seq"])
        return self.state

    async def my_turn(self) -> bool:
        """Wait until the own seat has to decide; False when the game is over."""
        while True:
            if self.state and self.state["yours"]["seat"] is not None:
                return True
            if self.table.get("status") == "over":
                return False
            await self.receive()

    async def play_on(self, choose: Callable[[list[str]], str]) -> None:
        """Play to the end."""
        while await self.my_turn():
            if self.state["yours"]["must_end"]:
                await self.intend("end")
                await self.expect("state")
            else:
                await self.play(choose(self.legal))


def _check_hash(text: str | bytes) -> None:
    """The bytes of the view have the hash that the server says."""
    raw = msgspec.json.decode(text, type=RawState)
    assert hashlib.sha256(bytes(raw.view)).hexdigest()[:16] == raw.hash


Closed = websockets.ConnectionClosed


async def two_at_a_table(ada: Player, bob: Player, **options: Any) -> tuple[Place, Place]:
    """Ada and Bob, connected, the game begun; whoever acts first comes first."""
    table = await ada.begin_with(bob, **options)
    places = [await ada.sit(table["id"]), await bob.sit(table["id"])]
    for place in places:
        await place.arrive()
    first = next(place for place in places if place.state["yours"]["seat"] is not None)
    return first, next(place for place in places if place is not first)
