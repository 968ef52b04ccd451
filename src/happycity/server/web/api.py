"""The whole HTTP API, put together from its parts."""

from happycity.server.routes import Route
from happycity.server.web.http import (
    access,
    admin,
    circles,
    conduct,
    daily,
    description,
    evenings,
    friends,
    games,
    house,
    notices,
    operations,
    passkeys,
    people,
    players,
    provider,
    tables,
)

ROUTES: list[Route] = [
    *tables.api.routes,
    *people.api.routes,
    *notices.api.routes,
    *access.api.routes,
    *passkeys.api.routes,
    *provider.api.routes,
    *conduct.api.routes,
    *friends.api.routes,
    *circles.api.routes,
    *games.api.routes,
    *daily.api.routes,
    *evenings.api.routes,
    *house.api.routes,
    *players.api.routes,
    *admin.api.routes,
    *operations.api.routes,
]
ROUTES += description.routes_about(ROUTES)
