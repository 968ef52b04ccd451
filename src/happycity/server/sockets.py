"""The WebSockets: to a table and to the lobby.  The login says who speaks, never the message."""

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from importlib.metadata import version

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from happycity.rules.refusals import Refusal
from happycity.server.game.views import table_info
from happycity.server.hall import Hall
from happycity.server.limits import Bucket
from happycity.server.model import Person
from happycity.server.protocol import (
    LONGEST_MESSAGE,
    PROTOCOL,
    Asked,
    Done,
    Intent,
    Look,
    Ping,
    Pong,
    React,
    Refused,
    Say,
    Shown,
    Skip,
    Welcome,
)
from happycity.server.refusals import Denied, failure_of
from happycity.server.room import Room, encode
from happycity.server.store import chat
from happycity.server.web.callers import address_of, language_of

BURST = 3  # seconds' worth of messages that may come at once
PATIENCE = 100  # messages refused as too fast, after which the connection is closed
MOST_WAITING = 200  # messages in an outbox; who does not read is let go and can come back
LAST_WORDS = 5.0  # seconds to send what is left in the outbox
CHATS_PER_SECOND, CHAT_BURST = 0.5, 5

POLICY, TOO_SLOW, RESTART, FAULT = 1008, 1013, 1012, 1011  # close codes (RFC 6455)

log = logging.getLogger("happycity.sockets")

_asked = msgspec.json.Decoder(Asked)
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")

Endpoint = Callable[[WebSocket], Awaitable[None]]


class Line:
    """One connection: who it is, and an outbox that a task of its own empties."""

    def __init__(self, hall: Hall, socket: WebSocket, person: Person, address: str) -> None:
        self.hall, self.socket, self.person, self.address = hall, socket, person, address
        self.language = language_of(socket)
        self._outbox: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._sender = asyncio.create_task(self._empty())
        self._hung_up = False

    def send(self, message: bytes) -> None:
        """Put a message into the outbox; a full one ends the connection."""
        if self._outbox.qsize() >= MOST_WAITING and not self._hung_up:
            self.hang_up(TOO_SLOW)
        if not self._hung_up:
            self._outbox.put_nowait(message)

    def tell(self, message: Shown) -> None:
        """The same for a message that is not yet written down."""
        self.send(encode(message))

    def refuse(self, refusal: Refusal, key: str | None = None) -> None:
        """Say why not."""
        self.hall.metrics.refused.labels(refusal.code).inc()
        failure = failure_of(refusal, self.language)
        self.tell(Refused(key, failure.code, failure.facts, failure.text))

    def hang_up(self, code: int) -> None:
        """Close the connection after what is in the outbox."""
        self._hung_up = True
        self._outbox.put_nowait(code)

    async def part(self, message: bytes) -> None:
        """Send a last message after all that waits, and hang up because the server goes."""
        self.send(message)
        self.hang_up(RESTART)
        await asyncio.wait([self._sender])

    async def _empty(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # the other side has gone; reading notices it too
            while True:
                message = await self._outbox.get()
                if isinstance(message, int):
                    return await self.socket.close(message)
                await self.socket.send_text(message.decode())

    async def stop(self) -> None:
        """Send what is left if it was we who hung up, and no more if the other side has gone."""
        with suppress(asyncio.CancelledError, TimeoutError):
            if not self._hung_up:
                self._sender.cancel()
            async with asyncio.timeout(LAST_WORDS):
                await self._sender


def table_socket(hall: Hall) -> Endpoint:
    """`/ws/tables/{table}`: play, watch and chat."""

    async def endpoint(socket: WebSocket) -> None:
        await _with_line(hall, socket, lambda line: _at_table(line, socket))

    return endpoint


def lobby_socket(hall: Hall) -> Endpoint:
    """`/ws/lobby`: the open public tables."""

    async def endpoint(socket: WebSocket) -> None:
        await _with_line(hall, socket, lambda line: _in_lobby(line, socket))

    return endpoint


async def _with_line(hall: Hall, socket: WebSocket, serve: Callable[[Line], Awaitable[None]]) -> None:
    """Let somebody in, serve them, and clean up when they go."""
    address = address_of(socket)
    try:
        person = await _admitted(hall, socket, address)
    except Refusal as refusal:
        hall.metrics.refused.labels(refusal.code).inc()
        return await socket.close(POLICY, refusal.code)  # before `accept`: the handshake is refused (403)
    try:
        await socket.accept()
        await _served(Line(hall, socket, person, address), serve)
    except (OSError, WebSocketDisconnect):
        pass  # gone during the handshake
    finally:
        hall.limits.disconnect(person.id, address)
    return None


async def _served(line: Line, serve: Callable[[Line], Awaitable[None]]) -> None:
    with line.hall.metrics.sockets.track_inprogress():
        try:
            await serve(line)
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("socket-failed")
            line.hang_up(FAULT)
        finally:
            await line.stop()


async def _admitted(hall: Hall, socket: WebSocket, address: str) -> Person:
    if not hall.is_open:
        raise Denied("closing")
    hall.limits.request(address)
    person = await hall.sessions.person_of(socket)
    if person is None:
        raise Denied("not-signed-in")
    hall.sessions.check_origin(socket)
    hall.limits.connect(person.id, address)
    return person


# --- at a table ---------------------------------------------------------------------------------------


async def _at_table(line: Line, socket: WebSocket) -> None:
    try:
        async with line.hall.rooms.visit(socket.path_params["table"]) as room:
            await _visit(line, room, _since(socket))
    except Denied as denied:  # there is no such table
        line.refuse(denied)
        line.hang_up(POLICY)


async def _visit(line: Line, room: Room, since: int | None) -> None:
    await _greet(line, room, since)
    try:
        await _listen(line, room)
    finally:
        room.listeners.discard(line)
        room.tell_presence()


def _since(socket: WebSocket) -> int | None:
    since = socket.query_params.get("since", "")
    return int(since) if since.isdecimal() and len(since) < 8 else None


async def _greet(line: Line, room: Room, since: int | None) -> None:
    """Who you are here, what was said, and the game."""
    if not line.hall.database.is_sqlite:
        await room.catch_up()  # who comes from another process must not see less than was shown there
    said = await line.hall.database.read(chat.chat_of, room.sitting.id) if room.last_chat else []
    seats = room.seats_of(line.person.id)
    role = "host" if room.sitting.host == line.person.id else "player" if seats else "spectator"
    line.tell(
        Welcome(
            protocol=PROTOCOL,
            version=version("happycity"),
            you=line.person.id,
            role=role,  # type: ignore[arg-type]  # one of three words, a line above
            seats=list(seats),
            table=table_info(room.sitting),
            chat=said,
        )
    )
    if room.has_begun:
        line.tell(room.state_for(line.person.id, since))
    room.listeners.add(line)  # nothing was awaited since the state was made: no step is missed
    room.tell_presence()


async def _listen(line: Line, room: Room) -> None:
    rate = line.hall.settings.messages_per_second
    bucket, patience = Bucket(rate, BURST * rate), PATIENCE
    chatting = Bucket(CHATS_PER_SECOND, CHAT_BURST)
    while patience:
        text = await _received(line.socket)
        if bucket.take():
            patience -= 1
            line.refuse(Denied("too-fast", seconds=1))
            continue
        try:
            asked = _understood(text)
            await _answer(line, room, asked, chatting)
        except Refusal as refusal:
            line.refuse(refusal)
    line.hang_up(POLICY)


async def _received(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | bytes = message.get("text") or message.get("bytes") or ""
    return text


def _understood(text: str | bytes) -> Asked:
    if len(text) > LONGEST_MESSAGE:
        raise Refusal("too-long", known=LONGEST_MESSAGE)
    try:
        asked: Asked = _asked.decode(text)
        return asked
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-message", reason=str(error)[:200]) from error


async def _answer(line: Line, room: Room, asked: Asked, chatting: Bucket) -> None:
    if isinstance(asked, Look):
        line.tell(room.state_for(line.person.id, asked.since))
    elif isinstance(asked, Ping):
        line.tell(Pong(asked.n))
    elif isinstance(asked, Intent):
        await _submit(line, room, asked)
    elif isinstance(asked, Skip):
        _check_seated(await _speaker(line), room)
        room.skip.set()
    else:
        await _chat(await _speaker(line), line.hall, room, asked, chatting)


async def _speaker(line: Line) -> Person:
    """Who speaks, asked anew: names and settings change, and sessions end."""
    person = await line.hall.sessions.person_of(line.socket)
    if person is None:
        raise Denied("not-signed-in")
    return person


async def _submit(line: Line, room: Room, intent: Intent) -> None:
    begun = time.perf_counter()

    def acknowledge(done: Done) -> None:
        line.hall.metrics.acknowledged.observe(time.perf_counter() - begun)
        line.tell(done)

    try:
        await room.submit(await _speaker(line), intent, acknowledge)
    except Refusal as refusal:
        line.refuse(refusal, intent.key)
        if refusal.code == "stale":
            line.tell(room.state_for(line.person.id, intent.seq))


def _check_seated(person: Person, room: Room) -> None:
    if not room.seats_of(person.id):
        raise Denied("not-seated", table=room.sitting.id)


async def _chat(person: Person, hall: Hall, room: Room, asked: Say | React, chatting: Bucket) -> None:
    rule, guest = room.options.chat, not person.has_account
    if rule == "nobody" or (guest and (rule == "accounts" or not hall.settings.guests_may_chat)):
        raise Denied("no-chat")
    if chatting.take():
        raise Denied("too-fast", seconds=2)
    if isinstance(asked, React):
        await room.say(person, None, asked.reaction)
    elif words := _CONTROL.sub(" ", asked.text).split():  # what is nothing but spaces is not said
        await room.say(person, " ".join(words), None)


# --- in the lobby -------------------------------------------------------------------------------------


async def _in_lobby(line: Line, socket: WebSocket) -> None:
    lobby = line.hall.lobby
    line.tell(await lobby.news())
    lobby.onlookers.add(line)
    lobby.look()
    try:
        while True:
            await _received(socket)  # the lobby listens to nobody; pings are the web server's affair
    finally:
        lobby.onlookers.discard(line)
