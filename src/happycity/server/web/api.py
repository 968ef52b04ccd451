"""The whole HTTP API, put together from its parts."""

from happycity.server.routes import Route
from happycity.server.web.http import conduct, daily, description, games, operations, people, players, tables

ROUTES: list[Route] = [
    *tables.api.routes,
    *people.api.routes,
    *conduct.api.routes,
    *games.api.routes,
    *daily.api.routes,
    *players.api.routes,
    *operations.api.routes,
]
ROUTES += description.routes_about(ROUTES)
