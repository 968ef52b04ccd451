"""Finished games and what comes of them: lists, records, replays, statistics and ratings.

Whoever knows the id of a finished game may see it: links are shared.  Lists hold only the caller's own games.
"""

import asyncio
import re
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct, field
from starlette.responses import Response, StreamingResponse

from happycity.rules.record import Record
from happycity.rules.refusals import Refusal
from happycity.server.game.replays import record_replay, replay_of
from happycity.server.game.score_sheet import score_sheet_of
from happycity.server.game.snapshots import last_snapshot, opening, replay, snapshots_of
from happycity.server.game.story import story_of
from happycity.server.game.views import step_of, table_info
from happycity.server.hall import Hall
from happycity.server.http.routing import JSON, Call, Routes, Who
from happycity.server.model import LogEntry, StoredTable, rules_in
from happycity.server.protocol import (
    LONGEST_RECORD,
    GameRecord,
    Games,
    Ranking,
    Replay,
    ScoreSheet,
    Seq,
    Statistics,
    Story,
    TableId,
    TableInfo,
)
from happycity.server.refusals import Denied
from happycity.server.store import history, ratings

LINES = "application/x-ndjson"
BATCH = 100
"""Records that an export reads at a time: a slow download holds no connection to the database."""
MOST_RANKED = 100
REPLAY = 10
"""As many ordinary requests as a replay costs."""
STORY = 20
"""The same for a story; told before or not."""
MOST_STORIES = 500

_teller = ThreadPoolExecutor(1, thread_name_prefix="story")
"""One story at a time: whoever asks for many waits, and nobody else does."""

api = Routes("history")

Query = TypeVar("Query", bound=Struct)


class Page(Struct, frozen=True):
    """A part of the list of one's own games."""

    before: TableId | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 20


class Part(Struct, frozen=True):
    """A part of a game, both ends included."""

    first: Seq = field(default=1, name="from")
    last: Seq | None = field(default=None, name="to")


class KindOfGame(Struct, frozen=True):
    """What ratings are told apart by."""

    mode: Annotated[str, Meta(pattern=r"^(family|expert)(\+grozilla)?(\+sum)?$")] = "family"
    players: Annotated[int, Meta(ge=2, le=5)] = 2


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
    page = _asked(call, Page)
    found = await call.hall.database.read(history.games_of, call.caller.id, page.before, page.limit + 1)
    games = [table_info(sitting) for sitting in found[: page.limit]]
    return Games(games, next=games[-1].id if len(found) > page.limit else None)


@api.route(  # before the routes of one game, which would take `export.jsonl` for its id
    "GET", "/api/games/export.jsonl", "The records of all the caller's games, one a line.", media=LINES
)
async def export(call: Call) -> Response:
    """Every record of the caller, as it is read."""
    lines = _lines(call.hall, call.caller.id)
    return StreamingResponse(lines, media_type=LINES, headers=_download("happycity.jsonl"))


async def _lines(hall: Hall, player: str) -> AsyncIterator[str]:
    before: str | None = None
    while batch := await hall.database.read(history.records_of, player, before, BATCH):
        yield "".join(f"{record}\n" for _, record in batch)
        before = batch[-1][0]


# --- one game -------------------------------------------------------------------------------------


@api.route("GET", "/api/games/{game}", "A finished game.", who=Who.ANYBODY, returns=TableInfo)
async def game_info(call: Call) -> TableInfo:
    """The table of a finished game, its secret included."""
    return table_info(await call.hall.database.read(history.finished_table, _game(call)))


@api.route("GET", "/api/games/{game}/record", "Its record (docs/notation.md).", who=Who.ANYBODY)
async def game_record(call: Call) -> Response:
    """One line of JSON, to keep."""
    game = _game(call)
    record = await call.hall.database.read(history.record_text, game)
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
    part = _asked(call, Part)
    call.hall.limits.request(call.address, REPLAY)
    sitting, log = await call.hall.database.read(history.finished_log, _game(call))
    return await asyncio.to_thread(_replayed, sitting, log, part)


def _replayed(sitting: StoredTable, log: list[LogEntry], part: Part) -> Replay:
    stops = snapshots_of(sitting, log)
    first = min(max(part.first, 1), len(stops))
    last = part.last + 1 if part.last is not None else len(stops)
    shown = stops[first - 1 : max(first, last)]
    return replay_of(table_info(sitting), shown, [step_of(stop) for stop in shown[1:]])


@api.route(
    "GET",
    "/api/games/{game}/sheet",
    "Its scoring sheet, card by card.",
    who=Who.ANYBODY,
    returns=ScoreSheet,
)
async def game_sheet(call: Call) -> ScoreSheet:
    """How the points came about."""
    sitting, log = await call.hall.database.read(history.finished_log, _game(call))
    return await asyncio.to_thread(_counted, sitting, log)


def _counted(sitting: StoredTable, log: list[LogEntry]) -> ScoreSheet:
    return score_sheet_of(last_snapshot(sitting, log).game)


@api.route(
    "GET",
    "/api/games/{game}/story",
    "Its story: rounds in numbers, chances of winning, luck, decisive moments (docs/story.md).",
    who=Who.ANYBODY,
    returns=Story,
)
async def game_story(call: Call) -> Story:
    """Worked out once, then remembered."""
    call.hall.limits.request(call.address, STORY)
    sitting, log = await call.hall.database.read(history.finished_log, _game(call))
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_teller, _told, sitting.config, sitting.secret, tuple(log))


@lru_cache(MOST_STORIES)
def _told(config: str, secret: str, log: tuple[LogEntry, ...]) -> Story:
    """By what the story follows from: a finished game does not change, its players may be renamed."""
    return story_of(replay(opening(rules_in(config), secret), log))


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
    call.hall.limits.request(call.address, STORY)
    record = Record(**msgspec.structs.asdict(call.body))
    return await asyncio.to_thread(record_replay, record)


# --- players --------------------------------------------------------------------------------------


@api.route(
    "GET", "/api/players/{player}", "What a player has done so far.", who=Who.ANYBODY, returns=Statistics
)
async def player_statistics(call: Call) -> Statistics:
    """Statistics and ratings; everybody may see them."""
    player = call.path["player"]
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,16}", player):
        raise Denied("unknown-player", found=player[:60])
    return await call.hall.database.read(history.statistics, player)


@api.route(
    "GET",
    "/api/ratings",
    "The best in one kind of rated game.",
    who=Who.ANYBODY,
    returns=Ranking,
    query={"mode": "family or expert, with +grozilla and +sum; family if not given.", "players": "2 to 5."},
)
async def best_players(call: Call) -> Ranking:
    """The ranking of one kind of game."""
    kind = _asked(call, KindOfGame)
    best = await call.hall.database.read(ratings.ranking, kind.mode, kind.players, MOST_RANKED)
    return Ranking(kind.mode, kind.players, best)


# --- what was asked -------------------------------------------------------------------------------


def _asked(call: Call, query: type[Query]) -> Query:
    try:
        return msgspec.convert(dict(call.query), query, strict=False)
    except (msgspec.ValidationError, ValueError) as error:
        raise Refusal("bad-message", reason=str(error)[:200]) from error


def _game(call: Call) -> str:
    """The id in the path; what cannot be one is not looked for."""
    game = call.path["game"]
    try:
        return msgspec.convert(game, TableId)
    except msgspec.ValidationError:
        raise Denied("unknown-game", found=game[:60]) from None


def _download(name: str) -> dict[str, Any]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}
