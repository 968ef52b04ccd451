"""The same over HTTP: the protocol's streamable HTTP, on this machine only."""

import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from socket import socket

import uvicorn
from starlette.applications import Starlette

from happycity.mcp_seat.tools import Tools
from happycity.mcp_seat.wire import server_of
from happycity.rules.refusals import Refusal
from happycity.server.run.process import listening_socket, web_address

HOST = "127.0.0.1"
PATH = "/mcp"
GLANCE_S = 0.01
GRACE_S = 2
"""For answers that are under way when the server ends: a `wait` may be."""


class _Served:
    """The seat as an application; whoever can reach it can play."""

    def __init__(self, tools: Tools) -> None:
        self._tools = tools
        self._app = server_of(tools).streamable_http_app(streamable_http_path=PATH, json_response=True)
        self._sessions = self._app.router.lifespan_context
        self._app.router.lifespan_context = self._lifespan
        self._failure: Refusal | None = None
        self.server = uvicorn.Server(
            uvicorn.Config(
                self._app,
                lifespan="on",
                log_config=None,
                access_log=False,
                timeout_graceful_shutdown=GRACE_S,
            )
        )

    def run(self, listening: socket) -> None:
        """Serve until somebody ends it; a seat that cannot be taken is refused."""
        try:
            self.server.run([listening])
        except SystemExit:  # how uvicorn says that it could not begin
            if self._failure is None:
                raise
        if self._failure:
            raise self._failure

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        try:
            await self._tools.chair.open()
        except Refusal as refusal:
            self._failure = refusal
            raise
        try:
            async with self._sessions(app):
                yield
        finally:
            await self._tools.chair.close()


def serve_http(tools: Tools, listening: socket, ready: Callable[[str], None]) -> None:
    """Serve until a signal ends it; `ready` is told the address."""
    served = _Served(tools)
    with _when_started(served.server, lambda: ready(address_of(listening))):
        served.run(listening)


@contextmanager
def _when_started(server: uvicorn.Server, tell: Callable[[], None]) -> Iterator[None]:
    """Tell once the server answers; never if it does not come to that."""
    ended = threading.Event()

    def watch() -> None:
        while not (ended.wait(GLANCE_S) or server.started):
            pass
        if server.started:
            tell()

    watching = threading.Thread(target=watch, daemon=True)
    watching.start()
    try:
        yield
    finally:
        ended.set()
        watching.join()


def address_of(listening: socket) -> str:
    """What a client is told."""
    return f"{web_address(listening)}{PATH}"


class Background:
    """The seat served by a thread of this process."""

    def __init__(self, tools: Tools) -> None:
        self._listening = listening_socket(HOST, 0)
        self.address = address_of(self._listening)
        """Where it is."""
        served = _Served(tools)
        self._server = served.server
        self._thread = threading.Thread(target=served.run, args=(self._listening,), daemon=True)
        self._thread.start()
        while not self._server.started:
            if not self._thread.is_alive():
                raise RuntimeError("the seat could not be served")
            time.sleep(GLANCE_S)

    def close(self) -> None:
        """Hang up."""
        self._server.should_exit = True
        self._thread.join(GRACE_S + 5)
        self._listening.close()
