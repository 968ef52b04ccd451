"""Between the server and the world: answers leave with headers, faults leave without traces."""

import logging
import secrets
import time
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from happycity.codes import Code
from happycity.rules.refusals import Refusal
from happycity.server.logs import tell
from happycity.server.protocol.terms import LONGEST_MESSAGE, LONGEST_RECORD, CloseCode
from happycity.server.refusals import Denied
from happycity.server.services import Entrance
from happycity.server.web.callers import language_of
from happycity.server.web.calls import refused
from happycity.server.web.headers import headers_for
from happycity.server.web.site import NAMED_BY_CONTENT

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
ALWAYS_OPEN = frozenset({"/healthz", "/readyz", "/metrics"})
LONGER_BODIES = {"/api/replay": LONGEST_RECORD, "/api/games": LONGEST_RECORD}
NOTHING = "\0"  # no address of ours has it, and PostgreSQL does not even want to look for it


def guarded(app: Starlette, entrance: Entrance) -> Starlette:
    """The application behind its door."""
    app.router.redirect_slashes = False  # one address for each thing; a redirect would trust the Host header
    app.add_exception_handler(HTTPException, _refused_by_starlette)
    app.add_middleware(Door, entrance=entrance)
    return app


class Door:
    """Everything that comes and goes passes here."""

    def __init__(self, app: ASGIApp, entrance: Entrance) -> None:
        self._app = app
        self._entrance = entrance

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, one connection, or the start and end of the server."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connection(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 0

        async def send_dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                host = Headers(scope=scope).get("host", "")
                dress = headers_for(host, scope["path"], self._entrance.settings.secure_cookies)
                MutableHeaders(scope=message).update(dress)
            await send(message)

        try:
            self._check(scope)
            await self._app(scope, receive, send_dressed)
        except ClientDisconnect:
            pass  # nobody is there to be answered
        except Refusal as refusal:
            await _answer(scope, refusal)(scope, receive, send_dressed)
        except Exception:
            fault = Denied(Code.FAULT, found=_written_down(scope))
            if not status:  # otherwise the web server breaks off, which says enough
                await _answer(scope, fault)(scope, receive, send_dressed)
        finally:
            self._count(scope, status, time.perf_counter() - began)

    async def _connection(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._entrance.is_open or NOTHING in scope["path"]:
            await send({"type": "websocket.close", "code": CloseCode.RESTART})
            return
        began = time.perf_counter()
        try:
            await self._app(scope, receive, send)
        except Exception:
            _written_down(scope)
            await _close(send)
        tell(
            "connection",
            path=scope["path"][:200],
            seconds=round(time.perf_counter() - began),
            **_caller(scope),
        )

    def _check(self, scope: Scope) -> None:
        """What can be refused without looking further."""
        if not self._entrance.is_open and scope["path"] not in ALWAYS_OPEN:
            raise Denied(Code.CLOSING)
        if NOTHING in scope["path"]:
            raise Denied(Code.NOT_FOUND, found=scope["path"][:60])
        length = Headers(scope=scope).get("content-length", "")
        longest = LONGER_BODIES.get(scope["path"], LONGEST_MESSAGE)
        if length.isdecimal() and int(length) > longest:
            raise Denied(Code.TOO_LONG, known=longest)

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in METHODS else "other"
        self._entrance.metrics.requests.labels(method, str(status)).inc()
        quiet = scope["path"] in ALWAYS_OPEN or scope["path"].startswith(NAMED_BY_CONTENT)
        tell(
            "request",
            logging.DEBUG if quiet else logging.INFO,
            method=method,
            path=scope["path"][:200],  # never the query
            status=status,
            milliseconds=round(seconds * 1000, 1),
            **_caller(scope),
        )


def _caller(scope: Scope) -> dict[str, Any]:
    return {"address": scope["client"][0]} if scope.get("client") else {}


def _written_down(scope: Scope) -> str:
    """Log the exception that is being handled; the number under which the host finds it."""
    reference = secrets.token_hex(4)
    tell("fault", logging.ERROR, trace=True, reference=reference, path=scope["path"][:200])
    return reference


async def _close(send: Send) -> None:
    try:
        await send({"type": "websocket.close", "code": CloseCode.FAULT})
    except Exception:  # it was closed already, in whatever way
        tell("closed", logging.DEBUG, trace=True)


def _answer(scope: Scope, refusal: Refusal) -> Response:
    return refused(refusal, language_of(Request(scope)))


async def _refused_by_starlette(request: Request, error: Exception) -> Response:
    """Starlette's own refusals, answered like all others."""
    assert isinstance(error, HTTPException)
    if error.status_code != 405:
        return _answer(request.scope, Denied(Code.NOT_FOUND, found=request.scope["path"][:60]))
    allowed = ", ".join(sorted(_allowed(request)))
    answer = _answer(request.scope, Denied(Code.WRONG_METHOD, found=request.method, known=allowed))
    answer.headers["Allow"] = allowed
    return answer


def _allowed(request: Request) -> set[str]:
    routes = [route for route in request.app.routes if isinstance(route, Route)]
    fits = [route for route in routes if route.matches(request.scope)[0] != Match.NONE]
    return {method for route in fits for method in route.methods or ()}
