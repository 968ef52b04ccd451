"""The web application: the hall, its routes and its connections, put together."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.routing import BaseRoute, WebSocketRoute

from happycity.server.door import guarded
from happycity.server.hall import Hall
from happycity.server.http import description, history, operations, people, tables
from happycity.server.http.routing import Route, starlette_routes
from happycity.server.opening import close_hall, open_hall
from happycity.server.settings import Settings
from happycity.server.site import Site
from happycity.server.sockets import lobby_socket, table_socket

ROUTES: list[Route] = [
    *tables.api.routes,
    *people.api.routes,
    *history.api.routes,
    *operations.api.routes,
    *description.api.routes,
]
"""The whole HTTP API."""


def build_app(settings: Settings, now: Callable[[], float] = time.time) -> Starlette:
    """The application; its hall opens when the server starts and closes when it stops."""
    hall = Hall(settings, now)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await open_hall(hall)
        try:
            yield
        finally:
            await close_hall(hall)

    app = Starlette(routes=_routes(hall), lifespan=lifespan)
    app.state.hall = hall
    return guarded(app, hall)


def _routes(hall: Hall) -> list[BaseRoute]:
    return [
        *starlette_routes(hall, ROUTES),
        WebSocketRoute("/ws/lobby", lobby_socket(hall)),
        WebSocketRoute("/ws/tables/{table}", table_socket(hall)),
        Site(),
    ]
