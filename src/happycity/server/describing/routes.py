"""What follows from the description of a route: its parameters, and how it can be answered."""

import re
from typing import Annotated, Any

from msgspec import Meta

from happycity.rules.config import PLAYERS
from happycity.server.protocol.terms import Seq, TableId
from happycity.server.routes import JSON, Route, Who

PLAYER = Annotated[str, Meta(min_length=1, max_length=16, pattern="^[A-Za-z0-9_-]+$")]
# What a name in a path or a query stands for; one that is not here is any short word.
VALUES: dict[str, Any] = {
    "table": TableId,
    "game": TableId,
    "before": TableId,
    "player": PLAYER,
    "program": PLAYER,
    "players": Annotated[int, Meta(ge=PLAYERS[0], le=PLAYERS[-1])],
    "mode": Annotated[str, Meta(pattern=r"^(family|expert)(\+grozilla)?(\+sum)?$")],
    "day": Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")],
    "from": Seq,
    "to": Seq,
    "limit": Annotated[int, Meta(ge=1, le=100)],
}
WORD = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]

WHY = {
    401: "Nobody is signed in, or not with this password or token.",
    403: "The caller may not do this.",
    404: "There is no such thing.",
    409: "Not now: the table, the game or the caller is not in that state.",
    413: "The body is too long.",
    415: "The body is not JSON.",
    422: "The input is wrong.",
    429: "Too often: wait as long as `Retry-After` says.",
}


def id_of(route: Route) -> str:
    """A name that no other route has."""
    return f"{route.tag}.{route.handler.__name__}"


def path_of(route: Route) -> str:
    """The path without Starlette's converters."""
    return re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path)


def path_names(route: Route) -> list[str]:
    """The parameters in a path."""
    return re.findall(r"\{(\w+)", route.path)


def value_of(name: str) -> Any:
    """The type of a parameter."""
    return VALUES.get(name, WORD)


def answer_status(route: Route) -> int:
    """The status of a success: 204 where there is nothing to say."""
    return route.status if route.returns or route.method == "GET" or route.media != JSON else 204


def failure_statuses(route: Route) -> list[int]:
    """The refusals that are to be expected; every other one is told in the same form."""
    found = {401, 429}
    if route.who >= Who.PERSON:
        found.add(403)
    if path_names(route):
        found.add(404)
    if route.method != "GET":
        found |= {403, 409}
    if route.body:
        found |= {413, 415, 422}
    if route.query:
        found.add(422)
    return sorted(found)
