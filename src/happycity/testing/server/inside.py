"""A WebSocket to an application in the same process: the whole server, but for the network."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

ANSWER_TIMEOUT_S = 20.0
HANDSHAKE_REFUSED = 403


class Closed(Exception):
    """The server has closed the connection, with this code."""


class Inside:
    """One connection; `heard` are all messages that came, as they came."""

    def __init__(self, app: Any, path: str, headers: Mapping[str, str], address: str = "192.0.2.1") -> None:
        self._app = app
        self._scope = _scope(path, headers, address)
        self._sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._fresh = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.heard: list[str] = []
        self.accepted = False
        self.closed: int | None = None
        self._pings = 0

    async def open(self) -> "Inside":
        """Connect; `closed` says if the server would not have it."""
        self._sent.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._app(self._scope, self._sent.get, self._hear))
        await self.until(lambda: self.accepted or self.closed is not None)
        return self

    def send(self, message: str | bytes | dict[str, Any]) -> None:
        """Text, bytes, or an object as JSON."""
        if isinstance(message, dict):
            message = msgspec.json.encode(message).decode()
        kind = "text" if isinstance(message, str) else "bytes"
        self._sent.put_nowait({"type": "websocket.receive", kind: message})

    async def until(self, happened: Callable[[], bool]) -> None:
        """Wait for messages until something is so."""
        while not happened():
            self._fresh.clear()
            async with asyncio.timeout(ANSWER_TIMEOUT_S):
                await self._fresh.wait()

    async def answered(self) -> None:
        """Wait until everything sent here has been answered: the server works through it in order."""
        self._pings += 1
        before = len(self.heard)
        self.send({"type": "ping", "n": self._pings})
        await self.until(lambda: self.closed is not None or self._pong in self.heard[before:])

    @property
    def _pong(self) -> str:
        return msgspec.json.encode({"type": "pong", "n": self._pings}).decode()

    async def ask(self, message: str | bytes | dict[str, Any]) -> list[dict[str, Any]]:
        """Send something; what came because of it, or Closed."""
        before = len(self.heard)
        self.send(message)
        await self.answered()
        if self.closed is not None:
            raise Closed(self.closed)
        return [msgspec.json.decode(text) for text in self.heard[before:] if text != self._pong]

    def refusals(self) -> set[str]:
        """The codes of all that was refused so far."""
        told = map(msgspec.json.decode, self.heard)
        return {one["code"] for one in told if one["type"] == "refused"}

    async def close(self) -> None:
        """Hang up."""
        self._sent.put_nowait({"type": "websocket.disconnect", "code": 1000})
        if self._task is not None:
            async with asyncio.timeout(ANSWER_TIMEOUT_S):
                await self._task

    async def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.accept":
            self.accepted = True
        elif message["type"] == "websocket.close":
            self.closed = message["code"] if self.accepted else HANDSHAKE_REFUSED
            self._sent.put_nowait({"type": "websocket.disconnect", "code": message["code"]})
        else:
            self.heard.append(message["text"])
        self._fresh.set()


def _scope(path: str, headers: Mapping[str, str], address: str) -> dict[str, Any]:
    path, _, query = path.partition("?")
    return {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "ws",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        "client": (address, 50_000),
        "server": ("city.test", 80),
        "subprotocols": [],
        "state": {},
    }
