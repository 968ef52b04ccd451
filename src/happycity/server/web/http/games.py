"""Finished games: lists, records, replays, scoring sheets and stories.

Whoever knows the id of a finished game may see it: links are shared.  (Games of a deal that others still play
wait until they have: `web/sealed.py`.)  Lists hold only the caller's own games.
"""

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, field
from starlette.responses import Response, StreamingResponse

from happycity.codes import Code
from happycity.rules.record import Record
from happycity.server.game.replays import record_replay, replay_of
from happycity.server.game.results import resigned_from
from happycity.server.game.score_sheet import score_sheet_of
from happycity.server.game.snapshots import MOST_ENTRIES, last_snapshot, snapshots_of
from happycity.server.game.taking import names_in, taken_game
from happycity.server.game.views import step_of, table_info
from happycity.server.model.tables import LogEntry, StoredTable
from happycity.server.names import key_of
from happycity.server.protocol.history import (
    DeviceGame,
    GameRecord,
    Games,
    Replay,
    ScoreSheet,
    Story,
    TakenGames,
)
from happycity.server.protocol.tables import TableInfo
from happycity.server.protocol.terms import LONGEST_RECORD, Seq, TableId
from happycity.server.refusals import Denied
from happycity.server.routes import JSON, Routes, Who
from happycity.server.services import Services
from happycity.server.store import history, people, taking
from happycity.server.store.log import log_of
from happycity.server.web.calls import Call
from happycity.server.web.sealed import check_round_over, check_unsealed

LINES = "application/x-ndjson"
BATCH = 100
"""Records that an export reads at a time: a slow download holds no connection to the database."""
REPLAY = 10
"""As many ordinary requests as a replay costs."""
STORY = 20
"""The same for a story, whether or not it was worked out before."""

api = Routes("history")


class Page(Struct, frozen=True):
    """A part of the list of one's own games."""

    before: TableId | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 20


class Part(Struct, frozen=True):
    """A part of a game, both ends included."""

    first: Seq = field(default=1, name="from")
    last: Seq | None = field(default=None, name="to")


# --- one's own games ------------------------------------------------------------------------------


@api.route(
    "GET",
    "/api/games",
    "The caller's finished games, newest first.",
    returns=Games,
    query={"before": "`next` of the page before.", "limit": "Games on a page: 1 to 100, 20 if not given."},
)
async def own_games(call: Call) -> Games:
    """A page of the caller's games; one more is read to know whether there is another page."""
    page = call.parameters(Page)
    found = await call.services.database.read(history.games_of, call.caller.id, page.before, page.limit + 1)
    games = [table_info(table) for table in found[: page.limit]]
    return Games(games, next=games[-1].id if len(found) > page.limit else None)


@api.route(  # before the routes of one game, which would take `export.jsonl` for its id
    "GET", "/api/games/export.jsonl", "The records of all the caller's games, one a line.", media=LINES
)
async def export(call: Call) -> Response:
    """Every record of the caller, as it is read."""
    lines = _lines(call.services, call.caller.id)
    return StreamingResponse(lines, media_type=LINES, headers=_download("happycity.jsonl"))


async def _lines(services: Services, player: str) -> AsyncIterator[str]:
    before: str | None = None
    while batch := await services.database.read(history.records_of, player, before, BATCH):
        yield "".join(f"{record}\n" for _, record in batch)
        before = batch[-1][0]


# --- games of a device ----------------------------------------------------------------------------


@api.route(
    "GET",
    "/api/me/taken",
    "Which games of devices are in the caller's account already.",
    who=Who.ACCOUNT,
    returns=TakenGames,
)
async def taken_games(call: Call) -> TakenGames:
    """So that a device offers the others only."""
    return TakenGames(await call.services.database.read(taking.commitments_of, call.caller.id))


@api.route(
    "POST",
    "/api/games",
    "Take a game that was played on a device without a server into the account; it counts for nothing.",
    who=Who.ACCOUNT,
    body=DeviceGame,
    returns=TableInfo,
    status=201,
    longest=LONGEST_RECORD,
)
async def take_game(call: Call) -> TableInfo:
    """Replayed from its secret first: only what the rules allow is kept."""
    call.services.limits.request(call.address, REPLAY)
    call.services.limits.new_table(call.address, public=False)
    record = Record(**msgspec.structs.asdict(call.body.record))
    keys = [key_of(name) for name in names_in(record).values()]
    kept = await call.services.database.read(people.kept_by, keys) if keys else {}
    foreign = {key for key, player in kept.items() if player != call.caller.id}
    ended = min(call.body.ended, call.services.now())
    game = await call.services.aside.run(taken_game, record, call.caller, ended, foreign)
    await call.services.scribe.write(taking.take, game)
    return table_info(game.table)


# --- one game -------------------------------------------------------------------------------------


@api.route("GET", "/api/games/{game}", "A finished game.", who=Who.ANYBODY, returns=TableInfo)
async def game_info(call: Call) -> TableInfo:
    """The table of a finished game, its secret included."""
    return table_info(await _finished(call))


@api.route("GET", "/api/games/{game}/record", "Its record (docs/notation.md).", who=Who.ANYBODY)
async def game_record(call: Call) -> Response:
    """One line of JSON, to keep."""
    game = (await _finished(call)).id
    record = await call.services.database.read(history.record_text, game)
    return Response(record, media_type=JSON, headers=_download(f"happycity-{game}.json"))


@api.route(
    "GET",
    "/api/games/{game}/replay",
    "Its steps, each with the view after it.",
    who=Who.ANYBODY,
    returns=Replay,
    query={"from": "Number of the first step, 1 if not given.", "to": "Number of the last step."},
)
async def game_replay(call: Call) -> Replay:
    """The game once more, by the rules."""
    part = call.parameters(Part)
    call.services.limits.request(call.address, REPLAY)
    table, log = await _finished_log(call)
    if len(log) > MOST_ENTRIES:  # of a time when logs had no end
        raise Denied(Code.TOO_MANY_MOVES, found=len(log), known=MOST_ENTRIES)
    return await call.services.aside.run(_replayed, table, log, part)


def _replayed(table: StoredTable, log: list[LogEntry], part: Part) -> Replay:
    snapshots = snapshots_of(table, log)
    first = min(max(part.first, 1), len(snapshots))
    last = part.last + 1 if part.last is not None else len(snapshots)
    shown = snapshots[first - 1 : max(first, last)]
    return replay_of(table_info(table), shown, [step_of(snapshot) for snapshot in shown[1:]])


@api.route(
    "GET",
    "/api/games/{game}/sheet",
    "Its scoring sheet, card by card.",
    who=Who.ANYBODY,
    returns=ScoreSheet,
)
async def game_sheet(call: Call) -> ScoreSheet:
    """How the points came about."""
    table, log = await _finished_log(call)
    return await call.services.aside.run(_counted, table, log)


def _counted(table: StoredTable, log: list[LogEntry]) -> ScoreSheet:
    return score_sheet_of(last_snapshot(table, log).game, resigned_from(table))


@api.route(
    "GET",
    "/api/games/{game}/story",
    "Its story: rounds in numbers, chances of winning, luck (docs/story.md).",
    who=Who.ANYBODY,
    returns=Story,
)
async def game_story(call: Call) -> Story:
    """Worked out once, then remembered."""
    call.services.limits.request(call.address, STORY)
    table, log = await _finished_log(call)
    return await call.services.stories.story(call.address, table, log)


@api.route(
    "POST",
    "/api/replay",
    "The steps of a record that the caller has; nothing is kept.",
    who=Who.ANYBODY,
    body=GameRecord,
    returns=Replay,
    longest=LONGEST_RECORD,
)
async def replayed_record(call: Call) -> Replay:
    """Somebody's own file, checked like every record."""
    call.services.limits.request(call.address, STORY)
    record = Record(**msgspec.structs.asdict(call.body))
    return await call.services.aside.run(record_replay, record)


async def _finished(call: Call) -> StoredTable:
    table = await call.services.database.read(history.finished_table, _game(call))
    await check_unsealed(call.services, table, call.person)
    await check_round_over(call.services, table)
    return table


async def _finished_log(call: Call) -> tuple[StoredTable, list[LogEntry]]:
    table = await _finished(call)
    return table, await call.services.database.read(log_of, table.id)


def _game(call: Call) -> str:
    """The id in the path; what cannot be one is not looked for."""
    game = call.path["game"]
    try:
        return msgspec.convert(game, TableId)
    except msgspec.ValidationError:
        raise Denied(Code.UNKNOWN_GAME, found=game[:60]) from None


def _download(name: str) -> dict[str, Any]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}
