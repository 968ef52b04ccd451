"""The API describes itself: for programs as OpenAPI, for people as a page."""

from functools import cache

import msgspec
from starlette.responses import Response

from happycity.server.describing import pages
from happycity.server.describing.openapi import document
from happycity.server.http.routing import JSON, Call, Route, Routes, Who

HTML, CSS = "text/html", "text/css"

api = Routes("description")


@api.route("GET", "/api/openapi.json", "This API as OpenAPI 3.1.", who=Who.ANYBODY)
async def openapi(_: Call) -> Response:
    """For programs."""
    return Response(_openapi(), media_type=JSON)


@api.route("GET", "/api/", "This API as a page.", who=Who.ANYBODY, media=HTML)
async def browse(_: Call) -> Response:
    """For people."""
    return Response(_page(), media_type=HTML)


@api.route("GET", pages.STYLE, "How that page looks.", who=Who.ANYBODY, media=CSS)
async def style(_: Call) -> Response:
    """Served by ourselves: our pages load nothing from outside."""
    return Response(pages.style(), media_type=CSS)


@cache
def _openapi() -> bytes:
    return msgspec.json.encode(document(_routes()))


@cache
def _page() -> str:
    return pages.page(_routes())


def _routes() -> list[Route]:
    """The whole API; imported late, since this module is a part of it."""
    from happycity.server.app import ROUTES

    return ROUTES
