"""One WebSocket: who is admitted, and an outbox that a task of its own empties."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sqlalchemy.exc import DBAPIError
from starlette.websockets import WebSocket, WebSocketDisconnect

from happycity.codes import Code
from happycity.rules.refusals import Refusal
from happycity.server.live.audience import encode
from happycity.server.logs import tell
from happycity.server.model.people import NOT_APART, Person
from happycity.server.protocol.telling import Refused, Shown
from happycity.server.protocol.terms import MOST_WAITING, CloseCode
from happycity.server.refusals import Denied, failure_of
from happycity.server.services import Entrance, Services
from happycity.server.store import distances
from happycity.server.web.callers import address_of, language_of

LAST_WORDS = 5.0  # seconds to send what is left in the outbox

logger = logging.getLogger("happycity.sockets")

Endpoint = Callable[[WebSocket], Awaitable[None]]


class Connection:
    """Somebody at the other end."""

    def __init__(self, services: Services, socket: WebSocket, person: Person) -> None:
        self.services, self.socket, self.person = services, socket, person
        self.apart = NOT_APART
        # A browser cannot send the language of its page along; a program sends what it likes.
        self._language = language_of(socket) if person.kind == "program" else person.settings.language
        self._outbox: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._sender = asyncio.create_task(self._empty())
        self._hung_up = False
        self._check: asyncio.Task[None] | None = None

    async def receive(self) -> str | bytes:
        """The next message; raises `WebSocketDisconnect` when the other side has gone."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text: str | bytes = message.get("text") or message.get("bytes") or ""
        return text

    async def speaker(self) -> Person:
        """Who speaks, asked anew: names and settings change, and sessions end."""
        person = await self.services.sessions.person_of(self.socket)
        if person is None:
            raise Denied(Code.NOT_SIGNED_IN)
        self.services.sessions.check_welcome(person)
        return person

    def doubt(self) -> None:
        """Something about them has changed: who they are apart from, or whether they are somebody at all."""
        self._check = asyncio.create_task(self._look_again())

    async def _look_again(self) -> None:
        await self.read_apart()
        self.services.lobby.refresh()
        await self._check_speaker()

    async def read_apart(self) -> None:
        """Find out whom they neither meet nor hear."""
        self.apart = await self.services.database.read(distances.apart_of, self.person.id)

    async def _check_speaker(self) -> None:
        """Whoever is this person no longer does not keep their place: the others would wait for nobody.

        They may come again as whom they are now, and look on; a program whose token is good no more, and who
        is banned, may not.
        """
        try:
            await self.speaker()
        except Denied as denied:
            if denied.code == Code.NOT_SIGNED_IN:
                self.refuse(denied)
                self.hang_up(CloseCode.SIGNED_OUT)
            else:
                self.dismiss(denied)

    def send(self, message: bytes) -> None:
        """Put a message into the outbox; a full one ends the connection."""
        if self._outbox.qsize() >= MOST_WAITING and not self._hung_up:
            self.hang_up(CloseCode.TOO_SLOW)
        if not self._hung_up:
            self._outbox.put_nowait(message)

    def tell(self, message: Shown) -> None:
        """The same for a message that is not yet written down."""
        self.send(encode(message))

    def refuse(self, refusal: Refusal, key: str | None = None) -> None:
        """Say why not."""
        self.services.metrics.refused.labels(refusal.code).inc()
        failure = failure_of(refusal, self._language)
        self.tell(Refused(key, failure.code, failure.facts, failure.text))

    def hang_up(self, code: CloseCode) -> None:
        """Close the connection after what is in the outbox."""
        self._hung_up = True
        self._outbox.put_nowait(int(code))

    def dismiss(self, refusal: Refusal) -> None:
        """Say why they may look on no longer, and hang up."""
        self.refuse(refusal)
        self.hang_up(CloseCode.POLICY)

    async def part(self, message: bytes) -> None:
        """Send a last message after all that waits, and hang up because the server stops."""
        self.send(message)
        self.hang_up(CloseCode.RESTART)
        await asyncio.wait([self._sender])

    async def _empty(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # the other side has gone; reading notices it too
            while True:
                message = await self._outbox.get()
                if isinstance(message, int):
                    return await self.socket.close(message)
                await self.socket.send_text(message.decode())

    async def close(self) -> None:
        """Send what is left if it was we who hung up, and no more if the other side has gone."""
        with suppress(asyncio.CancelledError, TimeoutError):
            if not self._hung_up:
                self._sender.cancel()
            async with asyncio.timeout(LAST_WORDS):
                await self._sender


def endpoint(entrance: Entrance, serve: Callable[[Connection], Awaitable[None]]) -> Endpoint:
    """What Starlette calls for every connection: let somebody in, serve them, clean up when they go."""

    async def served(socket: WebSocket) -> None:
        address = address_of(socket)
        try:
            person = await _admitted(entrance, socket, address)
        except Refusal as refusal:
            entrance.metrics.refused.labels(refusal.code).inc()
            # before `accept`: the handshake is refused (403)
            return await socket.close(CloseCode.POLICY, refusal.code)
        services = entrance.services
        try:
            await socket.accept()
            await _serve(Connection(services, socket, person), serve)
        except (OSError, WebSocketDisconnect):
            pass  # gone during the handshake
        finally:
            services.limits.disconnect(person.id, address)
        return None

    return served


async def _admitted(entrance: Entrance, socket: WebSocket, address: str) -> Person:
    if not entrance.is_open:
        raise Denied(Code.CLOSING)
    services = entrance.services
    services.limits.request(address)
    person = await services.sessions.person_of(socket)
    if person is None:
        raise Denied(Code.NOT_SIGNED_IN)
    services.sessions.check_welcome(person)
    services.sessions.check_origin(socket)
    services.limits.connect(person.id, address)
    return person


async def _serve(connection: Connection, serve: Callable[[Connection], Awaitable[None]]) -> None:
    services = connection.services
    with (
        services.metrics.sockets.track_inprogress(),
        services.sessions.watched(connection.person.id, connection.doubt),
    ):
        try:
            await connection.read_apart()
            await serve(connection)
        except WebSocketDisconnect:
            pass
        except DBAPIError as error:  # it may be away for a while, for everybody: no trace for each of them
            tell("database-failed", logging.ERROR, reason=str(error.orig).partition("\n")[0][:200])
            _fail(connection)
        except Exception:
            logger.exception("socket-failed")
            _fail(connection)
        finally:
            await connection.close()


def _fail(connection: Connection) -> None:
    connection.services.metrics.faults.inc()
    connection.hang_up(CloseCode.FAULT)
