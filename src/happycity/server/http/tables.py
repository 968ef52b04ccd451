"""Tables: opening, sitting down, beginning, once more."""

import msgspec
from sqlalchemy import Connection

from happycity.server.game import seating
from happycity.server.game.snapshots import Snapshot, last_snapshot
from happycity.server.game.views import table_info
from happycity.server.hall import Hall
from happycity.server.http.routing import Call, Routes, Who
from happycity.server.model import StoredTable
from happycity.server.protocol import (
    ChatRule,
    Join,
    LobbyNews,
    NewTable,
    OwnTable,
    OwnTables,
    Seating,
    TableInfo,
)
from happycity.server.refusals import Denied
from happycity.server.store import games

MOST_OWN = 100

api = Routes("tables")


@api.route("GET", "/api/tables", "The open public tables.", who=Who.ANYBODY, returns=LobbyNews)
async def open_tables(call: Call) -> LobbyNews:
    """What the lobby shows."""
    return await call.hall.lobby.news()


@api.route("GET", "/api/me/tables", "The caller's unfinished tables, newest first.", returns=OwnTables)
async def own_tables(call: Call) -> OwnTables:
    """Where somebody is expected, and which of the games wait for them."""
    hall, player = call.hall, call.caller.id
    found = await hall.database.read(games.tables_of, player, MOST_OWN)
    return OwnTables([_own_table(sitting, await _where(hall, sitting), player) for sitting in found])


async def _where(hall: Hall, sitting: StoredTable) -> Snapshot | None:
    """Where a game is: its room knows, or its log."""
    if sitting.status != "playing":
        return None
    room = hall.rooms.at_hand(sitting)
    return room.stop if room else await hall.database.read(_played_again, sitting)


def _played_again(connection: Connection, sitting: StoredTable) -> Snapshot:
    return last_snapshot(sitting, games.log_of(connection, sitting.id))


def _own_table(sitting: StoredTable, stop: Snapshot | None, player: str) -> OwnTable:
    info = msgspec.structs.asdict(table_info(sitting))
    if stop is None:
        return OwnTable(**info, round=None, turn=None, yours=False)
    mine = [seat.seat for seat in sitting.seats if seat.player == player]
    return OwnTable(**info, round=stop.game.round, turn=stop.seat, yours=stop.seat in mine)


@api.route("POST", "/api/tables", "Open a table.", body=NewTable, returns=TableInfo, status=201)
async def open_table(call: Call) -> TableInfo:
    """One without open seats begins at once."""
    await _check_number(call)
    sitting = seating.new_table(call.body, call.caller, call.hall.now())
    await call.hall.scribe.write(games.open_table, sitting, seating.due_at_first(sitting, call.hall.now()))
    call.hall.lobby.look()
    return table_info(sitting)


@api.route("GET", "/api/tables/{table}", "One table.", who=Who.ANYBODY, returns=TableInfo)
async def one_table(call: Call) -> TableInfo:
    """Who knows the id may look."""
    return table_info(await _sitting(call))


@api.route("POST", "/api/tables/{table}/join", "Sit down.", body=Join, returns=TableInfo)
async def join(call: Call) -> TableInfo:
    """In an open seat."""
    return await _changed(
        call, lambda sitting: seating.join(sitting, call.caller, call.body.seat, call.body.name)
    )


@api.route(
    "POST",
    "/api/tables/{table}/leave",
    "Stand up before the game begins, or give up a game without other people.",
    returns=TableInfo,
)
async def leave(call: Call) -> TableInfo:
    """A table that its host leaves is closed."""
    return await _changed(call, lambda sitting: seating.leave(sitting, call.caller))


@api.route(
    "POST",
    "/api/tables/{table}/seats",
    "Host: give a seat to a bot, or open it.",
    body=Seating,
    returns=TableInfo,
)
async def seat(call: Call) -> TableInfo:
    """Opening a seat sends away whoever sits there."""
    return await _changed(call, lambda sitting: seating.assign(sitting, call.caller, call.body))


@api.route("POST", "/api/tables/{table}/start", "Host: begin the game.", returns=TableInfo)
async def start(call: Call) -> TableInfo:
    """Every seat has to be taken."""
    now = call.hall.now()
    return await _changed(call, lambda sitting: seating.begin(sitting, call.caller.id, now))


@api.route("POST", "/api/tables/{table}/chat", "Host: who may chat.", body=ChatRule, returns=TableInfo)
async def chat(call: Call) -> TableInfo:
    """Also during the game."""
    return await _changed(call, lambda sitting: seating.with_chat(sitting, call.caller, call.body.chat))


@api.route(
    "POST",
    "/api/tables/{table}/rematch",
    "The same again, with the next first player.",
    returns=TableInfo,
    status=201,
)
async def rematch(call: Call) -> TableInfo:
    """The first who asks opens it; everybody else is led to the same table."""
    over = await _sitting(call)
    again = seating.rematch(over, call.caller, call.hall.now())
    if over.next is None:
        await _check_number(call)
    due = seating.due_at_first(again, call.hall.now())
    there = await call.hall.scribe.write(games.open_rematch, again, due)
    async with call.hall.rooms.visit(over.id) as room:
        await room.catch_up()
    call.hall.lobby.look()
    return table_info(await _found(call, there))


async def _check_number(call: Call) -> None:
    """Not too many at a time, nor too many an hour from one address."""
    mine = await call.hall.database.read(games.unfinished_of_host, call.caller.id)
    if mine >= call.hall.settings.tables_per_person:
        raise Denied("too-many", seconds=60)
    call.hall.limits.new_table(call.address)


async def _sitting(call: Call) -> StoredTable:
    return await _found(call, call.path["table"])


async def _found(call: Call, table_id: str) -> StoredTable:
    sitting = await call.hall.database.read(games.sitting, table_id)
    if sitting is None:
        raise Denied("unknown-table", found=table_id[:20])
    return sitting


async def _changed(call: Call, changed: seating.Change) -> TableInfo:
    return table_info(await call.hall.rooms.change(call.path["table"], changed))
