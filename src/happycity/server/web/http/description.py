"""The API describes itself: for programs as OpenAPI, for people as a page."""

from collections.abc import Sequence
from functools import cache

import msgspec
from starlette.responses import Response

from happycity.server.describing import pages
from happycity.server.describing.markdown import markdown
from happycity.server.describing.openapi import document
from happycity.server.routes import JSON, Route, Routes, Who
from happycity.server.web.calls import Call

HTML, CSS, TEXT = "text/html", "text/css", "text/plain"


def routes_about(described: Sequence[Route]) -> list[Route]:
    """The routes that describe these; whoever adds them to the list has them described too."""
    api = Routes("description")

    @api.route("GET", "/api/openapi.json", "This API as OpenAPI 3.1.", who=Who.ANYBODY)
    async def openapi(_: Call) -> Response:
        """For programs."""
        return Response(written(), media_type=JSON)

    @api.route("GET", "/api/", "This API as a page.", who=Who.ANYBODY, media=HTML)
    async def browse(_: Call) -> Response:
        """For people."""
        return Response(page(), media_type=HTML)

    @api.route("GET", pages.STYLE, "How that page looks.", who=Who.ANYBODY, media=CSS)
    async def style(_: Call) -> Response:
        """Served by ourselves: our pages load nothing from outside."""
        return Response(pages.style(), media_type=CSS)

    @api.route(
        "GET", pages.PROTOCOL, "The protocol of the WebSockets, in prose.", who=Who.ANYBODY, media=TEXT
    )
    async def protocol(_: Call) -> Response:
        """The page docs/protocol.md, for those who have only the server."""
        return Response(markdown(), media_type=TEXT)

    @cache
    def written() -> bytes:
        return msgspec.json.encode(document(described))

    @cache
    def page() -> str:
        return pages.page(described)

    return api.routes
