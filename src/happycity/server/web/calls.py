"""Calls of the HTTP API: admitted, read, handled, answered.

Bodies and answers are structs of `protocol`; what is wrong with a request is refused here, with a code, the
facts and a sentence in the caller's language.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from happycity.codes import Code
from happycity.rules.refusals import Refusal
from happycity.server.model.people import Person
from happycity.server.protocol.terms import LONGEST_MESSAGE
from happycity.server.refusals import Denied, failure_of, status_of
from happycity.server.routes import JSON, Route, Who
from happycity.server.services import Entrance, Services
from happycity.server.web.callers import address_of, language_of

encode = msgspec.json.Encoder().encode
"""A struct as JSON, for handlers whose answer does more than tell it."""
Query = TypeVar("Query", bound=Struct)


@dataclass(frozen=True, slots=True)
class Call:
    """A request that was admitted."""

    services: Services
    is_open: bool
    person: Person | None
    session: str | None
    """Of an account: the one of the browser that calls."""
    address: str
    agent: str
    """What the browser calls itself."""
    origin: str
    """Where the page comes from that calls; on routes that change something, it is one of ours."""
    language: str
    body: Any
    path: Mapping[str, str]
    query: Mapping[str, str]
    cookies: Mapping[str, str]

    @property
    def caller(self) -> Person:
        """Who calls, on routes that need somebody."""
        assert self.person is not None, "the route says Who.ANYBODY and asks for the caller"
        return self.person

    def parameters(self, kind: type[Query]) -> Query:
        """What stands after the question mark."""
        try:
            return msgspec.convert(dict(self.query), kind, strict=False)
        except (msgspec.ValidationError, ValueError) as error:
            raise Refusal(Code.BAD_MESSAGE, reason=str(error)[:200]) from error


def starlette_routes(entrance: Entrance, routes: list[Route]) -> list[StarletteRoute]:
    """What Starlette serves."""
    return [
        StarletteRoute(route.path, _endpoint(entrance, route), methods=[route.method], name=route.summary)
        for route in routes
    ]


def _endpoint(entrance: Entrance, route: Route) -> Callable[[Request], Awaitable[Response]]:
    decoder: Any = msgspec.json.Decoder(route.body) if route.body else None

    async def endpoint(request: Request) -> Response:
        language = language_of(request)
        try:
            call = await _admitted(entrance, route, decoder, request, language)
            answer = await route.handler(call)
        except Refusal as refusal:
            return refused(refusal, language)
        if isinstance(answer, Response):
            return answer
        if answer is None:
            return Response(status_code=204)
        return Response(msgspec.json.encode(answer), route.status, media_type=JSON)

    return endpoint


async def _admitted(entrance: Entrance, route: Route, decoder: Any, request: Request, language: str) -> Call:
    services, address = entrance.services, address_of(request)
    if route.tag != "operations":  # whoever watches over the server asks often, for all behind a proxy
        services.limits.request(address)
    person = await services.sessions.person_of(request)
    if route.who == Who.ADMIN and not (person and services.admins.is_admin(person)):
        raise Denied(Code.NOT_FOUND, found=request.url.path[:60])
    if route.method != "GET":
        services.sessions.check_origin(request)
    if route.who >= Who.PERSON and person is None:
        raise Denied(Code.NOT_SIGNED_IN)
    if route.who >= Who.PERSON and person and not route.even_banned:
        services.sessions.check_welcome(person)
    if route.who == Who.ACCOUNT and (person is None or person.kind != "account"):
        raise Denied(Code.NEED_ACCOUNT)
    return Call(
        services=services,
        is_open=entrance.is_open,
        person=person,
        session=services.sessions.session_of(request) if person else None,
        address=address,
        agent=request.headers.get("user-agent", ""),
        origin=request.headers.get("origin", ""),
        language=language,
        body=await read_body(request, decoder, route.longest) if decoder else None,
        path=request.path_params,
        query=request.query_params,
        cookies=request.cookies,
    )


async def read_body(request: Request, decoder: Any, longest: int = LONGEST_MESSAGE) -> Any:
    """The struct that a request brings; refused if it is none, or longer than so many bytes."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Denied(Code.NOT_JSON, found=request.headers.get("content-type", "")[:60])
    content = b""
    async for part in request.stream():
        content += part
        if len(content) > longest:
            raise Denied(Code.TOO_LONG, known=longest)
    try:
        return decoder.decode(content)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal(Code.BAD_MESSAGE, reason=str(error)[:200]) from error


def refused(refusal: Refusal, language: str) -> Response:
    """The answer to what cannot be."""
    status = status_of(refusal)
    headers = {"Retry-After": str(refusal.facts["seconds"])} if status == 429 else {}
    return Response(msgspec.json.encode(failure_of(refusal, language)), status, headers, JSON)
