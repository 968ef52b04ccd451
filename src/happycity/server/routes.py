"""A route is a function with a description: who may call it, what it reads, what it answers.

A table that knows no server: `web/calls.py` serves it, `describing/openapi.py` describes it.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from happycity.server.protocol.terms import LONGEST_MESSAGE

JSON = "application/json"


class Who(IntEnum):
    """Who may call a route."""

    ANYBODY = 0
    """Also without a cookie."""
    PERSON = 1
    """Guests, accounts and programs."""
    ACCOUNT = 2
    """People with a password."""
    ADMIN = 3
    """Accounts that the host of the server has named; nobody else learns that there is such a route."""


Handler = Callable[[Any], Awaitable[Any]]
"""Given a `web.calls.Call`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Route:
    """One line of the API."""

    method: str
    path: str
    handler: Handler
    summary: str
    """One sentence for the description."""
    who: Who
    body: type | None
    returns: type | None
    """A struct; None: the handler answers with a response of its own, or with nothing (204)."""
    status: int
    query: Mapping[str, str]
    """Name → what it means; all optional."""
    media: str
    """Of what is returned."""
    tag: str
    longest: int
    """Bytes of its body."""
    even_banned: bool
    """Also for people whom the host does not let in."""


class Routes:
    """The routes of one part of the API."""

    def __init__(self, tag: str) -> None:
        self.tag = tag
        self.routes: list[Route] = []

    def route(
        self,
        method: str,
        path: str,
        summary: str,
        *,
        who: Who = Who.PERSON,
        body: type | None = None,
        returns: type | None = None,
        status: int = 200,
        query: Mapping[str, str] | None = None,
        media: str = JSON,
        longest: int = LONGEST_MESSAGE,
        even_banned: bool = False,
    ) -> Callable[[Handler], Handler]:
        """Put a function into the table."""

        def put(handler: Handler) -> Handler:
            route = Route(
                method=method,
                path=path,
                handler=handler,
                summary=summary,
                who=who,
                body=body,
                returns=returns,
                status=status,
                query=query or {},
                media=media,
                tag=self.tag,
                longest=longest,
                even_banned=even_banned,
            )
            self.routes.append(route)
            return handler

        return put
