"""Who leaves in the middle of a handshake is not counted for good."""

import asyncio
import contextlib
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus

from happycity.server.model.people import Person
from happycity.server.people.sessions import Sessions
from happycity.server.settings import read_settings
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.player import ANSWER_TIMEOUT_S, Place, Player
from happycity.testing.server.serving import serving

MOST = 3


async def leave_in_handshake(address: str, table_id: str, cookie: str) -> None:
    """Ask for a WebSocket and cut the connection before the answer."""
    host, port = address.removeprefix("http://").split(":")
    _, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"GET /ws/tables/{table_id} HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {address}\r\n"
        f"Cookie: {cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    await writer.drain()
    writer.transport.abort()


async def seat_at_last(player: Player, table_id: str) -> Place:
    """Ask until the server has noticed that the others are gone; each time it says no."""
    while True:
        with contextlib.suppress(InvalidStatus):
            return await player.sit(table_id)


def test_it_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = Sessions.person_of

    async def slowly(self: Sessions, connection: HTTPConnection) -> Person | None:
        await asyncio.sleep(0.02)
        return await known(self, connection)

    async def scene(address: str) -> None:
        async with Player(address) as ada:
            table = await ada.open_table("me me")
            for _ in range(4 * MOST):
                await leave_in_handshake(address, table["id"], ada.cookie)
            async with asyncio.timeout(ANSWER_TIMEOUT_S), await seat_at_last(ada, table["id"]) as place:
                await place.arrive()

    monkeypatch.setattr(Sessions, "person_of", slowly)
    settings = read_settings(
        {}, database=str(tmp_path / "games.db"), **GENEROUS | {"sockets_per_person": MOST}
    )
    with serving(settings) as address:
        asyncio.run(scene(address))
