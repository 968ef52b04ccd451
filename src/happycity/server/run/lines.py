"""The two protocols of the web server, with time limits.

Whoever connects may not have us keep what they send, nor what they do not read: a request has to be whole
in good time, requests that were not asked for wait outside (h11 reads one after the other), and a line on
which nothing moves is cut.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_S = 30.0  # from the first moment in which a request is due to its last byte
STALLED_S = 20.0  # in which somebody has to read something of what waits for them
LONGEST_HEADER = 32 * 1024
"""Bytes of a request's line and headers; cookies are short here."""


class Timer:
    """Something that happens unless it is called off."""

    def __init__(self) -> None:
        self._running: asyncio.TimerHandle | None = None

    def start(self, seconds: float, deed: Callable[[], None]) -> None:
        """Let it happen in so many seconds, if it is not going to already."""
        if self._running is None:
            self._running = asyncio.get_running_loop().call_later(seconds, deed)

    def stop(self) -> None:
        """Call it off."""
        if self._running is not None:
            self._running.cancel()
            self._running = None


class HttpLine(H11Protocol):
    """HTTP on one connection."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._overdue, self._stalled = Timer(), Timer()
        self._is_socket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """From now on a request is due."""
        super().connection_made(transport)
        self._watch_request()

    def data_received(self, data: bytes) -> None:
        """A part of a request."""
        super().data_received(data)
        self._watch_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        super().connection_lost(exc)
        self._overdue.stop()
        self._stalled.stop()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on the connection is a WebSocket's affair."""
        self._is_socket = True
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """More waits to be read than should."""
        super().pause_writing()
        self._look_later()

    def resume_writing(self) -> None:
        """Enough was read."""
        super().resume_writing()
        self._stalled.stop()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more is asked for: close, whether or not the last answer was read."""
        super().timeout_keep_alive_handler()
        self._stalled.start(STALLED_S, self.transport.abort)

    def _watch_request(self) -> None:
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not self._is_socket:
            self._overdue.start(REQUEST_S, self.transport.abort)
        else:
            self._overdue.stop()

    def _look_later(self) -> None:
        waiting = self.transport.get_write_buffer_size()
        self._stalled.start(STALLED_S, lambda: self._look(waiting))

    def _look(self, before: int) -> None:
        """A long answer may take its time on a slow line, as long as it moves."""
        if self.transport.get_write_buffer_size() >= before:
            self.transport.abort()
        else:
            self._stalled.stop()
            self._look_later()


class SocketLine(WebSocketsSansIOProtocol):
    """A WebSocket on one connection."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._stalled = Timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        super().connection_lost(exc)
        self._stalled.stop()

    def pause_writing(self) -> None:
        """More waits to be read than should: it is not read, or the line is too slow to play on."""
        super().pause_writing()
        self._stalled.start(STALLED_S, self.transport.abort)

    def resume_writing(self) -> None:
        """Enough was read."""
        super().resume_writing()
        if not self.close_sent:
            self._stalled.stop()

    def handle_ping(self) -> None:
        """Answer, unless the answers are not read."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        """Nobody is there: what waits to be read never will be."""
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """Once we have said that we close, the other side has little time to read it."""
        await super().send(message)
        if message["type"] == "websocket.close":
            self._stalled.start(STALLED_S, self.transport.abort)
