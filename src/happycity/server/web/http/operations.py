"""For those who run the server: is it alive, can it work, what has it done."""

import asyncio
from ipaddress import ip_address

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response

from happycity.codes import Code
from happycity.rules.refusals import Refusal
from happycity.server.model.tables import UNFINISHED
from happycity.server.protocol.house import Health, Problem, Readiness, Version
from happycity.server.protocol.terms import PROTOCOL, VERSION
from happycity.server.refusals import Denied
from happycity.server.routes import JSON, Routes, Who
from happycity.server.services import Services
from happycity.server.settings import Settings, networks
from happycity.server.store import tables
from happycity.server.store.migrate import is_current
from happycity.server.web.calls import Call

api = Routes("operations")

PROBE_TIMEOUT_S = 2.0  # for the database to answer
STATUSES = (*UNFINISHED, "over", "closed")


@api.route("GET", "/healthz", "Whether the process is alive.", who=Who.ANYBODY, returns=Health)
async def healthz(_: Call) -> Health:
    """A process that answers is alive."""
    return Health()


@api.route(
    "GET", "/readyz", "Whether the server can do its work; 503 if not.", who=Who.ANYBODY, returns=Readiness
)
async def readyz(call: Call) -> Response:
    """Open, with a database that answers and a scribe that writes."""
    problems = await _problems(call)
    content = msgspec.json.encode(Readiness(not problems, problems))
    return Response(content, 503 if problems else 200, media_type=JSON)


@api.route("GET", "/metrics", "Figures for Prometheus.", who=Who.ANYBODY, media="text/plain")
async def metrics(call: Call) -> Response:
    """Only for addresses that the host has named; to others there is nothing here."""
    if not _may_see_metrics(call.services.settings, call.address):
        raise Denied(Code.NOT_FOUND, found="/metrics")
    await _take_figures(call.services)
    return Response(call.services.metrics.page(), media_type=CONTENT_TYPE_LATEST)


@api.route("GET", "/api/version", "What runs here.", who=Who.ANYBODY, returns=Version)
async def version(_: Call) -> Version:
    """The program's version and that of its protocol."""
    return Version(VERSION, PROTOCOL)


async def _problems(call: Call) -> list[Problem]:
    if not call.is_open:
        return ["closed"]
    problems: list[Problem] = [] if call.services.scribe.is_writing else ["scribe"]
    try:
        async with asyncio.timeout(PROBE_TIMEOUT_S):
            current = await call.services.database.read(is_current)
        if not current:
            problems.append("schema")
    except Refusal:
        problems.append("schema")
    except (SQLAlchemyError, TimeoutError):
        problems.append("database")
    return problems


def _may_see_metrics(settings: Settings, address: str) -> bool:
    try:
        caller = ip_address(address)
    except ValueError:  # no address at all: a Unix socket
        return False
    return any(caller in network for network in networks(settings.metrics_from, "metrics_from"))


async def _take_figures(services: Services) -> None:
    """Measure what is not counted as it happens."""
    services.metrics.writes_waiting.set(services.scribe.waiting)
    found = await services.database.read(tables.counts)
    for status in STATUSES:
        services.metrics.tables.labels(status).set(found.get(status, 0))
