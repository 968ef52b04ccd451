"""`/ws/tables/{table}`: play, watch and chat.

A message is read (`_understood`), answered (`_answer`) and, whatever was wrong with it, refused in one place:
`_listen`.
"""

import re
import time

import msgspec

from happycity.codes import Code
from happycity.rules.refusals import Refusal
from happycity.server.game.views import table_info
from happycity.server.live.room import Room
from happycity.server.model.people import Person
from happycity.server.people.limits import Pace
from happycity.server.protocol.asking import ClientMessage, Intent, Look, Ping, React, Say, Skip
from happycity.server.protocol.telling import Done, Pong, Welcome
from happycity.server.protocol.terms import LONGEST_MESSAGE, PROTOCOL, VERSION, CloseCode
from happycity.server.refusals import Denied
from happycity.server.services import Entrance
from happycity.server.web.sealed import check_unsealed
from happycity.server.web.sockets.connection import Connection, Endpoint, endpoint

_messages = msgspec.json.Decoder(ClientMessage)
# Also marks of the direction of writing, which would turn the names around them.
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def table_socket(entrance: Entrance) -> Endpoint:
    """Sit or stand at a table for as long as the connection lasts."""
    return endpoint(entrance, _at_table)


async def _at_table(connection: Connection) -> None:
    try:
        services, table_id = connection.services, connection.socket.path_params["table"]
        # Who comes from another process must not see less than was shown there.
        async with services.rooms.visit(table_id, fresh=not services.database.is_sqlite) as room:
            await _visit(connection, room)
    except (
        Refusal
    ) as refusal:  # there is no such table, nobody else may see it yet, or its rules are not known
        connection.dismiss(refusal)


async def _visit(connection: Connection, room: Room) -> None:
    await check_unsealed(connection.services, room.table, connection.person)
    await _greet(connection, room)
    try:
        await connection.services.rooms.look_after(room)  # who was absent has their seat back
        await _listen(connection, room)
    finally:
        room.leave(connection)


# --- coming -------------------------------------------------------------------------------------------


async def _greet(connection: Connection, room: Room) -> None:
    """Who you are here, what was said, and the game."""
    said = await room.chat()
    person, seats = connection.person, room.seats_of(connection.person.id)
    role = "host" if room.table.host == person.id else "player" if seats else "spectator"
    connection.tell(
        Welcome(
            protocol=PROTOCOL,
            version=VERSION,
            you=person.id,
            role=role,  # type: ignore[arg-type]  # one of three words, a line above
            seats=list(seats),
            table=table_info(room.table),
            chat=[one for one in said if one.player not in connection.apart.unheard],
        )
    )
    if room.has_begun:
        connection.tell(room.state_for(person.id, _since(connection)))
    room.enter(connection)  # nothing was awaited since the state was made: no step is missed


def _since(connection: Connection) -> int | None:
    since = connection.socket.query_params.get("since", "")
    return int(since) if since.isdecimal() and len(since) < 8 else None


# --- speaking: one message after the other ------------------------------------------------------------


async def _listen(connection: Connection, room: Room) -> None:
    """Answer what comes; here, and nowhere else, a message is refused."""
    pace = Pace(connection.services.settings.messages_per_second)
    while not pace.is_lost():
        text, message = await connection.receive(), None
        try:
            if pace.is_too_fast():
                raise Denied(Code.TOO_FAST, seconds=1)
            message = _understood(text)
            await _answer(connection, room, message)
        except Refusal as refusal:
            _refuse(connection, room, message, refusal)
    connection.hang_up(CloseCode.POLICY)


def _understood(text: str | bytes) -> ClientMessage:
    if len(text) > LONGEST_MESSAGE:
        raise Refusal(Code.TOO_LONG, known=LONGEST_MESSAGE)
    try:
        message: ClientMessage = _messages.decode(text)
        return message
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal(Code.BAD_MESSAGE, reason=str(error)[:200]) from error


def _refuse(connection: Connection, room: Room, message: ClientMessage | None, refusal: Refusal) -> None:
    """Say why not; whoever was late is shown where the game is."""
    if not isinstance(message, Intent):
        return connection.refuse(refusal)
    connection.refuse(refusal, message.key)
    if refusal.code == Code.STALE:
        connection.tell(room.state_for(connection.person.id, message.seq))
    return None


async def _answer(connection: Connection, room: Room, message: ClientMessage) -> None:
    if isinstance(message, Look):
        connection.tell(room.state_for(connection.person.id, message.since))
    elif isinstance(message, Ping):
        connection.tell(Pong(message.n))
    elif isinstance(message, Intent):
        await _submit(connection, room, message)
    elif isinstance(message, Skip):
        await _skip(connection, room)
    else:
        await _chat(connection, room, message)


async def _submit(connection: Connection, room: Room, intent: Intent) -> None:
    began = time.perf_counter()

    def acknowledge(done: Done) -> None:
        connection.services.metrics.acknowledged.observe(time.perf_counter() - began)
        connection.tell(done)

    await room.submit(await connection.speaker(), intent, acknowledge)


async def _skip(connection: Connection, room: Room) -> None:
    person = await connection.speaker()
    if not room.seats_of(person.id):
        raise Denied(Code.NOT_SEATED, table=room.table.id)
    room.skip.set()


async def _chat(connection: Connection, room: Room, message: Say | React) -> None:
    person = await connection.speaker()
    if not _may_chat(person, room.options.chat, connection.services.settings.guests_may_chat):
        raise Denied(Code.NO_CHAT)
    limits, settings = connection.services.limits, connection.services.settings
    limits.chat(person.id, room.table.id)
    if isinstance(message, React):
        await room.say(person, None, message.reaction)
    elif text := " ".join(_CONTROL.sub(" ", message.text).split()):  # nothing but spaces is not said
        connection.services.words.check_said(text)
        limits.line(person.id, room.table.id, max(settings.chat_pause_seconds, room.options.chat_pause))
        await room.say(person, text, None)


def _may_chat(person: Person, rule: str, guests_may: bool) -> bool:
    """`rule` is the host's; a guest needs the server's permission as well."""
    return rule != "nobody" and (person.has_account or (rule != "accounts" and guests_may))
