"""One server process: the web server around the application, from the first connection to the last."""

import asyncio
import contextlib
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from happycity.server.live.audience import announce_restart
from happycity.server.logs import tell
from happycity.server.protocol.terms import LONGEST_MESSAGE
from happycity.server.run.lines import LONGEST_HEADER, HttpLine, SocketLine
from happycity.server.services import Entrance
from happycity.server.settings import Settings

GRACE_S = 5  # that requests get to end when the server stops
HIGHEST_PORT = 65535
SWITCH_S = 0.0001  # until a thread that waits gets its turn: the scribe waits some eight times a move
ANNOUNCEMENT_S = 2.0  # for telling everybody that the server stops


class Server(uvicorn.Server):
    """A web server that says when it is ready, and that it will be back before it goes."""

    def __init__(self, settings: Settings, app: Starlette, ready: Callable[[], None]) -> None:
        super().__init__(configuration(settings, app))
        self._entrance: Entrance = app.state.entrance
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open everything, take connections, say so."""
        await super().startup(sockets)
        _calm_collector()
        sys.setswitchinterval(SWITCH_S)
        tell("open", process=self._entrance.process)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody to come back, then end in good order."""
        tell("closing", process=self._entrance.process)
        self._entrance.close()
        try:
            async with asyncio.timeout(ANNOUNCEMENT_S):
                await self._announce_restart()
        except TimeoutError:
            tell("announcement-cut-short", process=self._entrance.process)
        await super().shutdown(sockets)
        tell("closed", process=self._entrance.process)

    async def _announce_restart(self) -> None:
        services = self._entrance.services
        await announce_restart([*services.lobby.onlookers, *services.rooms.listeners])

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Asked to stop: that is no failure, so the signal is not raised again when all is done."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def _calm_collector() -> None:
    """A full garbage collection stops the process for a third of a second.

    What is loaded by now stays, and need not be looked at again.  Most of the rest is short-lived.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 1_000)


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve on a socket until asked to stop."""
    from happycity.server.app import build_app

    Server(settings, build_app(settings), ready).run([listening])


def configuration(settings: Settings, app: Starlette) -> uvicorn.Config:
    """Everything that the web server is told."""
    return uvicorn.Config(
        app,
        lifespan="on",
        http=HttpLine,
        h11_max_incomplete_event_size=LONGEST_HEADER,
        ws=SocketLine,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,  # saves less than it costs, and mixes secrets with others' texts
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,  # the door writes its own
        log_config=None,
        log_level="warning",  # below, the web server writes down addresses with their queries
        timeout_graceful_shutdown=GRACE_S,
    )


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket bound to this address; the system says why if that cannot be."""
    if port > HIGHEST_PORT:  # the system would take what is left of it
        raise OSError(errno.EINVAL, f"a port is at most {HIGHEST_PORT}", f"{host}:{port}")
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, _, _, address = found[0]
        with contextlib.ExitStack() as stack:
            bound = stack.enter_context(socket.socket(family, kind))
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            bound.bind(address)
            stack.pop_all()  # stays open
    except OSError as error:
        error.filename = f"{host}:{port}"
        raise
    return bound


def web_address(listening: socket.socket) -> str:
    """Where people find it."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
