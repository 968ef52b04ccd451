"""Club evenings: making one, coming and going, its rounds, its results to take home."""

import msgspec
from starlette.responses import Response

from happycity.codes import Code
from happycity.server.game.evenings import course
from happycity.server.game.evenings.views import evening_info, evening_view
from happycity.server.model.evenings import EveningState
from happycity.server.model.people import FORMER
from happycity.server.protocol.evenings import EntrantNumber, Evening, Evenings, NewEvening
from happycity.server.protocol.terms import STAND_IN
from happycity.server.refusals import Denied
from happycity.server.routes import JSON, Routes, Who
from happycity.server.store import evenings
from happycity.server.web.calls import Call
from happycity.server.web.downloads import CSV, as_csv, download
from happycity.texts import Texts

MOST_OWN = 50
MOST_UNFINISHED = 5
"""Evenings of one host."""

api = Routes("evenings")


@api.route(
    "POST",
    "/api/evenings",
    "Make a club evening.",
    who=Who.ACCOUNT,
    body=NewEvening,
    returns=Evening,
    status=201,
)
async def make(call: Call) -> Evening:
    """People come by its link."""
    services = call.services
    services.words.check_name(call.body.name)
    if await services.database.read(evenings.unfinished_of, call.caller.id) >= MOST_UNFINISHED:
        raise Denied(Code.TOO_MANY_EVENINGS, known=MOST_UNFINISHED)
    services.limits.new_table(call.address, public=False)
    evening = course.new_evening(call.body, call.caller, services.now())
    await services.scribe.write(evenings.keep_evening, evening)
    return evening_view(EveningState(evening, [], call.caller.name), services.now())


@api.route("GET", "/api/me/evenings", "The evenings the caller hosts or takes part in.", returns=Evenings)
async def own(call: Call) -> Evenings:
    """The newest first."""
    found = await call.services.database.read(evenings.evenings_of, call.caller.id, MOST_OWN)
    return Evenings([evening_info(evening) for evening in found])


@api.route("GET", "/api/evenings/{evening}", "One evening.", who=Who.ANYBODY, returns=Evening)
async def one(call: Call) -> Evening:
    """Whoever knows the id may look."""
    return await call.services.evenings.told(call.path["evening"])


@api.route("POST", "/api/evenings/{evening}/enter", "Take part, before it begins.", returns=Evening)
async def enter(call: Call) -> Evening:
    """Asked again, nothing changes."""
    return await _change(call, lambda state: course.entered(state.evening, call.caller))


@api.route(
    "POST",
    "/api/evenings/{evening}/leave",
    "Take part no longer; once it has begun, from the next round on.",
    returns=Evening,
)
async def leave(call: Call) -> Evening:
    """What was played counts."""
    return await _change(call, lambda state: course.gone(state.evening, call.caller.id))


@api.route(
    "POST",
    "/api/evenings/{evening}/remove",
    "Host: somebody takes part no longer; once it has begun, from the next round on.",
    body=EntrantNumber,
    returns=Evening,
)
async def remove(call: Call) -> Evening:
    """By their number."""
    number = call.body.number
    return await _change(call, lambda state: course.removed(state.evening, call.caller.id, number))


@api.route("POST", "/api/evenings/{evening}/start", "Host: begin the first round.", returns=Evening)
async def start(call: Call) -> Evening:
    """Nobody comes any more."""
    now = call.services.now()
    return await _change(call, lambda state: course.started(state.evening, call.caller.id, now))


@api.route("POST", "/api/evenings/{evening}/next", "Host: begin the next round now.", returns=Evening)
async def begin_next(call: Call) -> Evening:
    """When all tables have played the last."""
    now = call.services.now()
    return await _change(
        call, lambda state: course.hurried(state.evening, call.caller.id, state.sittings, now)
    )


@api.route(
    "POST",
    "/api/evenings/{evening}/end",
    "Host: no more rounds; what is being played is played to its end.",
    returns=Evening,
)
async def end(call: Call) -> Evening:
    """Early, or before it has begun."""
    return await _change(call, lambda state: course.ended(state.evening, call.caller.id, state.sittings))


# --- to take home -------------------------------------------------------------------------------------


@api.route(
    "GET",
    "/api/evenings/{evening}/standings.csv",
    "Its standings as a table of text.",
    who=Who.ANYBODY,
    media=CSV,
)
async def standings(call: Call) -> Response:
    """A line for everybody who takes part."""
    evening = await _to_keep(call)
    head = ("place", "name", "games", "score", "strength", "share", "adjusted_share", "reviewed_games")
    rows = (
        (
            place.place,
            evening.entrants[place.entrant].name,
            place.games,
            place.score,
            place.strength,
            place.share,
            place.adjusted,
            place.reviewed,
        )
        for place in evening.standings
    )
    return as_csv(f"happycity-{evening.id}-standings.csv", head, rows)


@api.route(
    "GET",
    "/api/evenings/{evening}/results.csv",
    "What everybody has reached in every game, as a table of text.",
    who=Who.ANYBODY,
    media=CSV,
)
async def results(call: Call) -> Response:
    """A line for every seat; the numbers of a round that is not over are missing."""
    evening = await _to_keep(call)
    head = ("round", "table", "seat", "name", "points", "coins", "share", "luck", "match_points", "game")
    bot = Texts(call.language).level(STAND_IN)  # it sits where nobody does (`game/evenings/rounds.py`)
    names = {None: bot} | {one.number: one.name for one in evening.entrants}
    rows = (
        (
            table.round,
            table.number,
            seat + 1,
            names[there.entrant],
            there.points,
            there.coins,
            there.share,
            there.luck,
            there.match,
            table.table,
        )
        for table in evening.tables
        for seat, there in enumerate(table.seats)
    )
    return as_csv(f"happycity-{evening.id}-results.csv", head, rows)


@api.route(
    "GET",
    "/api/evenings/{evening}/results.json",
    "The whole evening, to keep.",
    who=Who.ANYBODY,
)
async def whole(call: Call) -> Response:
    """As `GET /api/evenings/{evening}` tells it, with a name for everybody."""
    evening = await _to_keep(call)
    headers = download(f"happycity-{evening.id}.json")
    return Response(msgspec.json.encode(evening), media_type=JSON, headers=headers)


async def _to_keep(call: Call) -> Evening:
    """A file is read without our pages, which have words for somebody who was deleted."""
    evening = await call.services.evenings.told(call.path["evening"])
    named = [msgspec.structs.replace(one, name=one.name or FORMER) for one in evening.entrants]
    return msgspec.structs.replace(evening, entrants=named)


async def _change(call: Call, changed: course.Change) -> Evening:
    return await call.services.evenings.change(call.path["evening"], changed)
