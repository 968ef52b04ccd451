"""Tables: opening them, sitting down, beginning, playing once more."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from happycity.codes import Code
from happycity.server.game import agreement, dealing, hinting, seating
from happycity.server.game.news import invitations
from happycity.server.game.views import table_info
from happycity.server.game.why import why_in
from happycity.server.live.whereabouts import Where
from happycity.server.model.people import NOT_APART, Apart
from happycity.server.model.tables import StoredTable, options_of
from happycity.server.names import clean_name, key_of
from happycity.server.protocol.friends import InviteFriend
from happycity.server.protocol.tables import (
    Answer,
    Changes,
    ChatRule,
    Hint,
    Join,
    NewTable,
    OwnTable,
    OwnTables,
    Seating,
    ShufflePart,
    ShufflePromise,
    TableInfo,
    Watchable,
    WatchedTable,
    Why,
)
from happycity.server.protocol.telling import LobbyNews
from happycity.server.protocol.terms import Seq
from happycity.server.refusals import Denied
from happycity.server.routes import Routes, Who
from happycity.server.store import circles, distances, friends, log, people, presences, tables
from happycity.server.store.uptime import ALIVE
from happycity.server.web.calls import Call
from happycity.server.web.sealed import check_unsealed

HINT = 10
"""As many ordinary requests as a hint costs."""
WHY = 5
"""The same for a why, which plays a game once more as far as the step."""
MOST_OWN = 100
MOST_WATCHABLE = 12
MOST_IN_LOBBY = 3
"""Public tables of one person that wait for others."""

api = Routes("tables")


class LobbyPage(Struct, frozen=True):
    """A part of the list of open tables."""

    after: Annotated[int, Meta(ge=0, le=100_000)] = 0


class PlayedStep(Struct, frozen=True):
    """One step of a game."""

    step: Seq = 0


@api.route(
    "GET",
    "/api/tables",
    "The open public tables, a hundred at a time.",
    who=Who.ANYBODY,
    returns=LobbyNews,
    query={"after": "How many to skip, none if not given."},
)
async def open_tables(call: Call) -> LobbyNews:
    """What the lobby shows."""
    apart = await _apart(call) if call.person else NOT_APART
    return await call.services.lobby.news(call.parameters(LobbyPage).after, apart.blocked)


@api.route("GET", "/api/watch", "Public games that are played just now.", who=Who.ANYBODY, returns=Watchable)
async def watchable(call: Call) -> Watchable:
    """For whoever wants to look on."""
    services, apart = call.services, await _apart(call) if call.person else NOT_APART
    found = await services.database.read(tables.running_tables, MOST_WATCHABLE, apart.blocked)
    ids, alive_since = [table.id for table in found], services.now() - ALIVE
    watchers = await services.database.read(presences.watchers_at, ids, alive_since)
    seated = {seat.player for table in found for seat in table.seats if seat.player}
    places = await services.database.read(presences.places_of, seated, alive_since)
    return Watchable(
        [
            WatchedTable(
                **msgspec.structs.asdict(table_info(table)),
                round=where.round,
                watchers=watchers.get(table.id, 0),
                followable=sorted(who for who in places if places[who] == ("table", table.id)),
            )
            for table in found
            if (where := await services.whereabouts.of(table))
        ]
    )


@api.route("GET", "/api/me/tables", "The caller's unfinished tables, newest first.", returns=OwnTables)
async def own_tables(call: Call) -> OwnTables:
    """Where somebody is expected, and which of the games wait for them."""
    services, player = call.services, call.caller.id
    found = await services.database.read(tables.tables_of, player, MOST_OWN)
    return OwnTables([_own_table(table, await services.whereabouts.of(table), player) for table in found])


def _own_table(table: StoredTable, where: Where | None, player: str) -> OwnTable:
    info = msgspec.structs.asdict(table_info(table))
    if where is None:
        return OwnTable(**info, round=None, turn=None, yours=False)
    mine = [seat.seat for seat in table.seats if seat.player == player]
    return OwnTable(**info, round=where.round, turn=where.turn, yours=where.turn in mine)


@api.route("POST", "/api/tables", "Open a table.", body=NewTable, returns=TableInfo, status=201)
async def open_table(call: Call) -> TableInfo:
    """One without open seats begins at once."""
    await _check_names(call, [wish.name for wish in call.body.seats if wish.kind == "me"])
    await _check_number(call, public=call.body.public)
    if call.body.circle:
        await call.services.database.read(circles.check_member, call.body.circle, call.caller.id)
    table = seating.new_table(call.body, call.caller, call.services.now())
    await call.services.scribe.write(
        tables.open_table, table, seating.due_at_first(table, call.services.now())
    )
    return table_info(table)


@api.route("GET", "/api/tables/{table}", "One table.", who=Who.ANYBODY, returns=TableInfo)
async def one_table(call: Call) -> TableInfo:
    """Whoever knows the id may look."""
    return table_info(await _table(call))


@api.route("POST", "/api/tables/{table}/join", "Sit down.", body=Join, returns=TableInfo)
async def join(call: Call) -> TableInfo:
    """In an open seat."""
    await _check_names(call, [call.body.name])
    await _check_principals(call, joining=call.caller.id)
    apart, wish = (await _apart(call)).blocked, call.body
    return await _change(call, lambda table: seating.join(table, call.caller, wish.seat, wish.name, apart))


@api.route(
    "POST",
    "/api/tables/{table}/leave",
    "Stand up before the game begins, or give up a game without other people.",
    returns=TableInfo,
)
async def leave(call: Call) -> TableInfo:
    """A table that its host leaves is closed."""
    return await _change(call, lambda table: seating.leave(table, call.caller))


@api.route(
    "POST",
    "/api/tables/{table}/resign",
    "Leave a game with others for good: a bot plays on, and one comes last.",
    returns=TableInfo,
)
async def resign(call: Call) -> TableInfo:
    """In the room, so that the bot can begin."""
    async with call.services.rooms.visit(call.path["table"]):
        return await _change(call, lambda table: seating.resign(table, call.caller))


@api.route(
    "POST",
    "/api/tables/{table}/seats",
    "Host: give a seat to a bot, open it, add one or take one away.",
    body=Seating,
    returns=TableInfo,
)
async def seat(call: Call) -> TableInfo:
    """Opening a seat sends away whoever sits there."""
    return await _change(call, lambda table: seating.assign(table, call.caller, call.body))


@api.route(
    "POST",
    "/api/tables/{table}/invite",
    "Host: keep a seat for a friend, who is told of it.",
    body=InviteFriend,
    returns=TableInfo,
)
async def invite(call: Call) -> TableInfo:
    """Only friends: whoever else shall come is sent the link."""
    caller, other = call.caller, call.body.player
    friend = await call.services.database.read(friends.friend, caller.id, other)
    return await _change(call, lambda table: seating.invite(table, caller, friend, call.body.seat))


@api.route(
    "POST",
    "/api/tables/{table}/options",
    "Host: change what is played, before the game begins; the others are asked whether they still want to.",
    body=Changes,
    returns=TableInfo,
)
async def change(call: Call) -> TableInfo:
    """A table that becomes public counts as one in the lobby."""
    if call.body.public and not (await _table(call)).public:
        mine = await call.services.database.read(tables.unfinished_of_host, call.caller.id)
        if mine.in_lobby >= MOST_IN_LOBBY:
            raise Denied(Code.TOO_MANY, seconds=60)
    return await _change(call, lambda table: seating.changed(table, call.caller, call.body))


@api.route("POST", "/api/tables/{table}/start", "Host: begin the game.", returns=TableInfo)
async def start(call: Call) -> TableInfo:
    """Every seat has to be taken."""
    now = call.services.now()
    await _check_principals(call)
    return await _change(call, lambda table: seating.begin(table, call.caller.id, now))


@api.route(
    "POST",
    "/api/tables/{table}/promise",
    "Promise a part of the shuffles, before the game begins.",
    body=ShufflePromise,
    returns=TableInfo,
)
async def promise(call: Call) -> TableInfo:
    """One for all seats that somebody has."""
    return await _change(call, lambda table: dealing.promised(table, call.caller.id, call.body.promise))


@api.route(
    "POST",
    "/api/tables/{table}/opening",
    "Give the promised part of the shuffles, when the game begins.",
    body=ShufflePart,
    returns=TableInfo,
)
async def give_part(call: Call) -> TableInfo:
    """With the last one the cards are dealt."""
    now, player = call.services.now(), call.caller.id
    return await _change(call, lambda table: dealing.opened(table, player, call.body.nonce, now))


@api.route(
    "POST", "/api/tables/{table}/chat", "Host: who may chat, and how fast.", body=ChatRule, returns=TableInfo
)
async def chat(call: Call) -> TableInfo:
    """Also during the game."""
    return await _change(call, lambda table: seating.with_chat(table, call.caller, call.body))


@api.route(
    "POST",
    "/api/tables/{table}/hint",
    "What looks best now, and what else could be done; never in rated games, nor without consent of all.",
    returns=Hint,
)
async def give_hint(call: Call) -> Hint:
    """Counted, also later: everybody can see how many were given."""
    call.services.limits.request(call.address, HINT)
    async with call.services.rooms.visit(call.path["table"]) as room:
        hinting.check_hints(room.table, call.caller.id)
        snapshot = room.snapshot
        seat = hinting.deciding_seat(room.table, snapshot, call.caller.id)
        hint = await call.services.aside.run(hinting.hint_for, seat, snapshot)
        table = await call.services.rooms.change(
            room.table.id, lambda now: hinting.hinted(now, hint, call.caller.id)
        )
    return msgspec.structs.replace(hint, hints=options_of(table).hints[seat])


@api.route(
    "POST",
    "/api/tables/{table}/agreement",
    "Say what one wants, where several people decide: hints, a bot for somebody absent, the end of the game.",
    body=Answer,
    returns=TableInfo,
)
async def agree(call: Call) -> TableInfo:
    """The first yes asks the others; a no, also a later one, ends it for all."""
    rooms, player = call.services.rooms, call.caller.id
    async with rooms.visit(call.path["table"]) as room:
        number, awaited = (room.snapshot.game.round, room.snapshot.seat) if room.has_begun else (0, None)
        after = await _change(
            call, lambda table: agreement.answered(table, player, call.body, number, awaited)
        )
        await rooms.look_after(room)
    return after


@api.route(
    "GET",
    "/api/tables/{table}/why",
    "What plainly speaks for a move that a bot has played.",
    who=Who.ANYBODY,
    returns=Why,
    query={"step": "The number of its step."},
)
async def why(call: Call) -> Why:
    """Everywhere, rated games included: it tells what lies on the table, to everybody alike."""
    step = call.parameters(PlayedStep).step
    call.services.limits.request(call.address, WHY)
    table = await _table(call)
    played = await call.services.database.read(log.log_of, table.id)
    return await call.services.aside.run(why_in, table, played, step)


@api.route(
    "POST",
    "/api/tables/{table}/rematch",
    "The same again, with the next first player.",
    returns=TableInfo,
    status=201,
)
async def rematch(call: Call) -> TableInfo:
    """The first who asks opens it; everybody else is led to the same table."""
    over = await _table(call)
    apart = (await _apart(call)).blocked
    again = seating.rematch(over, call.caller, call.services.now(), apart)
    if over.next is None or (await _table_with(call, over.next)).status == "closed":
        await _check_number(call, public=again.public)
    due = seating.due_at_first(again, call.services.now())
    news = invitations((), again, call.services.now())
    there = await call.services.scribe.write(tables.open_rematch, again, due, news)
    async with call.services.rooms.visit(over.id) as room:
        await room.catch_up()
    return await _joined_rematch(call, there, over)


async def _joined_rematch(call: Call, there: str, over: StoredTable) -> TableInfo:
    """Whoever asks for a rematch wants to play it."""
    table = await _table_with(call, there)
    apart = (await _apart(call)).blocked

    def joined(now: StoredTable) -> StoredTable:
        return seating.join_rematch(now, over, call.caller, apart)

    return table_info(table if joined(table) is table else await call.services.rooms.change(there, joined))


async def _check_number(call: Call, public: bool) -> None:
    """Not too many at a time, nor too many an hour from one address."""
    mine = await call.services.database.read(tables.unfinished_of_host, call.caller.id)
    if mine.all >= call.services.settings.tables_per_person or (public and mine.in_lobby >= MOST_IN_LOBBY):
        raise Denied(Code.TOO_MANY, seconds=60)
    call.services.limits.new_table(call.address, public)


async def _check_names(call: Call, names: list[str | None]) -> None:
    """Nobody sits down under a name that somebody else keeps."""
    for name in filter(None, names):
        call.services.words.check_name(name)
    keys = {key_of(clean_name(name)): name for name in names if name}
    kept = await call.services.database.read(people.kept_by, list(keys)) if keys else {}
    for key, player in kept.items():
        if player != call.caller.id:
            raise Denied(Code.NAME_TAKEN, found=keys[key])


async def _check_principals(call: Call, joining: str | None = None) -> None:
    """In a rated game nobody plays against a program of their own, nor two of them against others."""
    table = await _table(call)
    ids = {seat.player for seat in table.seats if seat.player} | ({joining} if joining else set())
    if options_of(table).rated:
        behind = await call.services.database.read(people.principals, list(ids))
        if len(set(behind.values())) < len(behind):
            raise Denied(Code.RATED_NEEDS_ACCOUNTS)


async def _apart(call: Call) -> Apart:
    return await call.services.database.read(distances.apart_of, call.caller.id)


async def _table(call: Call) -> StoredTable:
    table = await _table_with(call, call.path["table"])
    await check_unsealed(call.services, table, call.person)
    return table


async def _table_with(call: Call, table_id: str) -> StoredTable:
    table = await call.services.database.read(tables.stored_table, table_id)
    if table is None:
        raise Denied(Code.UNKNOWN_TABLE, found=table_id[:20])
    return table


async def _change(call: Call, change: seating.Change) -> TableInfo:
    return table_info(await call.services.rooms.change(call.path["table"], change))
