"""For those who run the server: is it alive, can it work, what has it done."""

import asyncio
from importlib.metadata import version as installed_version
from ipaddress import ip_address

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response

from happycity.rules.refusals import Refusal
from happycity.server.hall import Hall
from happycity.server.http.routing import JSON, Call, Routes, Who
from happycity.server.protocol import PROTOCOL, Health, Problem, Readiness, Version
from happycity.server.refusals import Denied
from happycity.server.settings import networks
from happycity.server.store import games
from happycity.server.store.migrate import is_current

api = Routes("operations")

PATIENCE = 2.0  # seconds for the database to answer a probe
STATUSES = ("open", "playing", "over", "closed")


@api.route("GET", "/healthz", "Whether the process is alive.", who=Who.ANYBODY, returns=Health)
async def healthz(_: Call) -> Health:
    """To be here is to be alive."""
    return Health()


@api.route(
    "GET", "/readyz", "Whether the server can do its work; 503 if not.", who=Who.ANYBODY, returns=Readiness
)
async def readyz(call: Call) -> Response:
    """Open, with a database that answers and a scribe that writes."""
    problems = await _problems(call.hall)
    content = msgspec.json.encode(Readiness(not problems, problems))
    return Response(content, 503 if problems else 200, media_type=JSON)


@api.route("GET", "/metrics", "Figures for Prometheus.", who=Who.ANYBODY, media="text/plain")
async def metrics(call: Call) -> Response:
    """Only for addresses that the host has named; to others there is nothing here."""
    if not _may_see_metrics(call.hall, call.address):
        raise Denied("not-found", found="/metrics")
    await _look_around(call.hall)
    return Response(call.hall.metrics.page(), media_type=CONTENT_TYPE_LATEST)


@api.route("GET", "/api/version", "What runs here.", who=Who.ANYBODY, returns=Version)
async def version(_: Call) -> Version:
    """The program's version and that of its protocol."""
    return Version(installed_version("happycity"), PROTOCOL)


async def _problems(hall: Hall) -> list[Problem]:
    if not hall.is_open:
        return ["closed"]
    problems: list[Problem] = [] if hall.scribe.is_alive else ["scribe"]
    try:
        async with asyncio.timeout(PATIENCE):
            current = await hall.database.read(is_current)
        if not current:
            problems.append("schema")
    except Refusal:
        problems.append("schema")
    except (SQLAlchemyError, TimeoutError):
        problems.append("database")
    return problems


def _may_see_metrics(hall: Hall, address: str) -> bool:
    try:
        caller = ip_address(address)
    except ValueError:  # no address at all: a Unix socket
        return False
    return any(caller in network for network in networks(hall.settings.metrics_from, "metrics_from"))


async def _look_around(hall: Hall) -> None:
    """Take the figures that nobody counts on the way."""
    hall.metrics.writes_waiting.set(hall.scribe.waiting)
    found = await hall.database.read(games.counts)
    for status in STATUSES:
        hall.metrics.tables.labels(status).set(found.get(status, 0))
