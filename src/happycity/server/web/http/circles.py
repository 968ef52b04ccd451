"""Circles: made by accounts, entered by a link or because a friend asks; for their members only."""

from datetime import UTC, datetime

from starlette.responses import Response

from happycity.codes import Code
from happycity.server.game.seating import ID_LENGTH, fresh_table_id
from happycity.server.game.views import table_info
from happycity.server.names import clean_name
from happycity.server.one_time import fresh_code
from happycity.server.protocol.circles import (
    CircleDoor,
    CircleName,
    CirclePage,
    CircleResult,
    CircleResults,
    Circles,
    Heir,
    NewCircle,
)
from happycity.server.refusals import Denied
from happycity.server.routes import Routes, Who
from happycity.server.store import circles
from happycity.server.web.calls import Call
from happycity.server.web.downloads import CSV, as_csv
from happycity.server.web.http.players import player_in

api = Routes("circles")


@api.route(
    "GET", "/api/me/circles", "The caller's circles, and those to which they are asked.", returns=Circles
)
async def own_circles(call: Call) -> Circles:
    """By name."""
    return await _own(call)


@api.route(
    "POST",
    "/api/circles",
    "Make a circle.",
    who=Who.ACCOUNT,
    body=NewCircle,
    returns=CirclePage,
    status=201,
)
async def make(call: Call) -> CirclePage:
    """Names are as those of people, but need not differ."""
    call.services.limits.acquaintance(call.caller.id, call.address)
    name, circle = clean_name(call.body.name), fresh_table_id()
    call.services.words.check_name(name)
    now, code = call.services.now(), fresh_code()
    await call.services.scribe.write(circles.make, circle, name, call.caller.id, code, now)
    return await _page(call, circle)


@api.route("GET", "/api/circles/{circle}", "A circle, for its members.", returns=CirclePage)
async def one_circle(call: Call) -> CirclePage:
    """Members, tables, results and standings."""
    return await _page(call, _circle(call))


@api.route("GET", "/api/circles/{circle}/results.json", "All results of a circle.", returns=CircleResults)
async def results(call: Call) -> CircleResults:
    """Seat by seat."""
    return CircleResults(await _results(call))


@api.route("GET", "/api/circles/{circle}/results.csv", "The same for spreadsheets.", media=CSV)
async def results_for_spreadsheets(call: Call) -> Response:
    """As a file; seats are counted from 1, moments are those of UTC."""
    rows = (
        (
            one.table,
            f"{datetime.fromtimestamp(one.ended, UTC):%Y-%m-%d %H:%M}",
            one.mode,
            one.players,
            "rated" if one.rated else "casual",
            one.seat + 1,
            one.name,
            one.points,
            one.won,
        )
        for one in await _results(call)
    )
    return as_csv(f"happycity-{_circle(call)}.csv", CircleResult.__struct_fields__, rows)


@api.route(
    "PUT", "/api/circles/{circle}/name", "Owner: call it otherwise.", body=CircleName, returns=CirclePage
)
async def rename(call: Call) -> CirclePage:
    """Names of circles are read as those of people are."""
    name = clean_name(call.body.name)
    call.services.words.check_name(name)
    await call.services.scribe.write(circles.rename, _circle(call), call.caller.id, name)
    return await _page(call, _circle(call))


@api.route("POST", "/api/circles/{circle}/link", "Owner: a new link.", returns=CirclePage)
async def renew_link(call: Call) -> CirclePage:
    """The one before leads nowhere."""
    await call.services.scribe.write(circles.renew_link, _circle(call), call.caller.id, fresh_code())
    return await _page(call, _circle(call))


@api.route("PUT", "/api/circles/{circle}/owner", "Owner: hand it over.", body=Heir, returns=CirclePage)
async def hand_over(call: Call) -> CirclePage:
    """To another member."""
    await call.services.scribe.write(circles.hand_over, _circle(call), call.caller.id, call.body.player)
    return await _page(call, _circle(call))


@api.route(
    "PUT",
    "/api/circles/{circle}/members/{player}",
    "Ask a friend to a circle; of oneself: come in, where one is asked.",
    returns=CirclePage,
)
async def ask(call: Call) -> CirclePage:
    """Nobody is in a circle without wanting it."""
    call.services.limits.acquaintance(call.caller.id, call.address)
    circle, caller, player, now = _circle(call), call.caller.id, player_in(call), call.services.now()
    if player == caller:
        await call.services.scribe.write(circles.accept, circle, caller, now)
    else:
        await call.services.scribe.write(circles.ask, circle, caller, player, now)
    return await _page(call, circle)


@api.route(
    "DELETE",
    "/api/circles/{circle}/members/{player}",
    "Leave, or say no; owner: send somebody away.",
    returns=Circles,
)
async def remove(call: Call) -> Circles:
    """Whoever owned it hands it over to the oldest member; an empty circle ends."""
    circle, player = _circle(call), player_in(call)
    await call.services.scribe.write(circles.remove, circle, call.caller.id, player, fresh_code())
    return await _own(call)


@api.route("GET", "/api/circle-doors/{code}", "What a link leads into.", who=Who.ANYBODY, returns=CircleDoor)
async def door(call: Call) -> CircleDoor:
    """Looking changes nothing."""
    caller = call.person.id if call.person else None
    return await call.services.database.read(circles.door_of, call.path["code"], caller)


@api.route("POST", "/api/circle-doors/{code}", "Come into the circle of a link.", returns=CirclePage)
async def come_in(call: Call) -> CirclePage:
    """Whoever is in already stays in."""
    call.services.limits.acquaintance(call.caller.id, call.address)
    code, now = call.path["code"], call.services.now()
    circle = await call.services.scribe.write(circles.come_by_link, code, call.caller.id, now)
    return await _page(call, circle)


# --- steps --------------------------------------------------------------------------------------------


def _circle(call: Call) -> str:
    """Which one an address speaks of; refused if none can have such an id."""
    circle = call.path["circle"]
    if len(circle) != ID_LENGTH:
        raise Denied(Code.UNKNOWN_CIRCLE, found=circle[:20])
    return circle


async def _own(call: Call) -> Circles:
    return Circles(await call.services.database.read(circles.circles_of, call.caller.id))


async def _page(call: Call, circle: str) -> CirclePage:
    found = await call.services.database.read(circles.inside, circle, call.caller.id, call.services.now())
    return CirclePage(
        id=circle,
        name=found.name,
        owner=found.owner,
        created=found.created,
        link=found.code,
        members=found.members,
        tables=[table_info(table) for table in found.tables],
        games=[table_info(table) for table in found.games],
        standings=found.standings,
        recent=found.recent,
    )


async def _results(call: Call) -> list[CircleResult]:
    return await call.services.database.read(circles.results_of, _circle(call), call.caller.id)
