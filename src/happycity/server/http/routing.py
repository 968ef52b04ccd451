"""A route is a function with a description: who may call it, what it reads, what it answers.

Bodies and answers are structs of `protocol`; what is wrong with a request is refused here, with a code, the
facts and a sentence in the caller's language.  `openapi.py` describes the same table.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from happycity.rules.refusals import Refusal
from happycity.server.hall import Hall
from happycity.server.model import Person
from happycity.server.protocol import LONGEST_MESSAGE
from happycity.server.refusals import Denied, failure_of
from happycity.server.web.callers import address_of, language_of

JSON = "application/json"


class Who(IntEnum):
    """Who may call a route."""

    ANYBODY = 0
    """Also without a cookie."""
    PERSON = 1
    """Guests, accounts and programs."""
    ACCOUNT = 2
    """People with a password."""


@dataclass(frozen=True, slots=True)
class Call:
    """A request that has passed the door."""

    hall: Hall
    person: Person | None
    address: str
    language: str
    body: Any
    path: Mapping[str, str]
    query: Mapping[str, str]
    request: Request

    @property
    def caller(self) -> Person:
        """Who calls, on routes that need somebody."""
        assert self.person is not None, "the route says Who.ANYBODY and asks for the caller"
        return self.person


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Route:
    """One line of the API."""

    method: str
    path: str
    handler: Handler
    told: str
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
    longest: int = LONGEST_MESSAGE
    """Bytes of its body."""


class Routes:
    """The routes of one part of the API."""

    def __init__(self, tag: str) -> None:
        self.tag = tag
        self.routes: list[Route] = []

    def route(
        self,
        method: str,
        path: str,
        told: str,
        *,
        who: Who = Who.PERSON,
        body: type | None = None,
        returns: type | None = None,
        status: int = 200,
        query: Mapping[str, str] | None = None,
        media: str = JSON,
        longest: int = LONGEST_MESSAGE,
    ) -> Callable[[Handler], Handler]:
        """Put a function into the table."""

        def kept(handler: Handler) -> Handler:
            self.routes.append(
                Route(
                    method,
                    path,
                    handler,
                    told,
                    who,
                    body,
                    returns,
                    status,
                    query or {},
                    media,
                    self.tag,
                    longest,
                )
            )
            return handler

        return kept


# HTTP status by code; what is not here is 409 if somebody may not do it now, 422 if the input is wrong.
STATUS = {
    "not-signed-in": 401,
    "wrong-password": 401,
    "bad-token": 401,
    "need-account": 403,
    "foreign-page": 403,
    "not-host": 403,
    "not-seated": 403,
    "unknown-table": 404,
    "unknown-player": 404,
    "unknown-game": 404,
    "unknown-program": 404,
    "not-found": 404,
    "wrong-method": 405,
    "too-long": 413,
    "not-json": 415,
    "too-fast": 429,
    "too-many": 429,
    "fault": 500,
    "closing": 503,
}


def starlette_routes(hall: Hall, routes: list[Route]) -> list[StarletteRoute]:
    """What Starlette serves."""
    return [
        StarletteRoute(route.path, _endpoint(hall, route), methods=[route.method], name=route.told)
        for route in routes
    ]


def _endpoint(hall: Hall, route: Route) -> Callable[[Request], Awaitable[Response]]:
    decoder: Any = msgspec.json.Decoder(route.body) if route.body else None

    async def endpoint(request: Request) -> Response:
        language = language_of(request)
        try:
            call = await _admitted(hall, route, decoder, request, language)
            answer = await route.handler(call)
        except Refusal as refusal:
            return refused(refusal, language)
        if isinstance(answer, Response):
            return answer
        if answer is None:
            return Response(status_code=204)
        return Response(msgspec.json.encode(answer), route.status, media_type=JSON)

    return endpoint


async def _admitted(hall: Hall, route: Route, decoder: Any, request: Request, language: str) -> Call:
    address = address_of(request)
    hall.limits.request(address)
    person = await hall.sessions.person_of(request)
    if route.method != "GET":
        hall.sessions.check_origin(request)
    if route.who >= Who.PERSON and person is None:
        raise Denied("not-signed-in")
    if route.who == Who.ACCOUNT and (person is None or person.kind != "account"):
        raise Denied("need-account")
    body = await _body(request, decoder, route.longest) if decoder else None
    return Call(hall, person, address, language, body, request.path_params, request.query_params, request)


async def _body(request: Request, decoder: Any, longest: int = LONGEST_MESSAGE) -> Any:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Denied("not-json", found=request.headers.get("content-type", "")[:60])
    content = b""
    async for part in request.stream():
        content += part
        if len(content) > longest:
            raise Denied("too-long", known=longest)
    try:
        return decoder.decode(content)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-message", reason=str(error)[:200]) from error


def refused(refusal: Refusal, language: str) -> Response:
    """The answer to what cannot be."""
    status = STATUS.get(refusal.code, 409 if isinstance(refusal, Denied) else 422)
    headers = {"Retry-After": str(refusal.facts["seconds"])} if status == 429 else {}
    return Response(msgspec.json.encode(failure_of(refusal, language)), status, headers, JSON)
