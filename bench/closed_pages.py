"""People who play with closed pages: a push tells them that it is their turn, they come, move and go.

For `bench.server_load`, beside those whose pages are open.
"""

import asyncio
import itertools
import re
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from happycity.server.base64url import encoded
from happycity.testing.server.player import Player

SETTINGS = {
    "public_address": "http://127.0.0.1",
    "contact": "mailto:host@city.example",
    "private_addresses": True,
}
"""With which a server pushes, and to this machine too."""
GRACE = 20.0  # seconds that the server waits, whether somebody comes by themselves
LONGEST_WAIT = 3 * GRACE
TAKEN = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"


class PushService:
    """Takes what is pushed, and lets those know to whom it goes."""

    def __init__(self) -> None:
        self.told: dict[str, asyncio.Event] = {}
        self.count = 0
        self.tables = 0
        """At which people who are pushed have begun to play."""
        self.address = ""

    @asynccontextmanager
    async def open(self) -> AsyncIterator["PushService"]:
        """Listen on this machine."""
        server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.close()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            length = re.search(r"content-length: *(\d+)", head, re.IGNORECASE)
            await reader.readexactly(int(length[1]) if length else 0)
            writer.write(TAKEN)
            await writer.drain()
        finally:
            writer.close()
        self.count += 1
        self.told[head.split()[1]].set()

    async def subscribe(self, player: Player) -> asyncio.Event:
        """Somebody is pushed when it is their turn; set when they have been."""
        path, public = f"/{player.me['id']}", ec.generate_private_key(ec.SECP256R1()).public_key()
        device = {
            "endpoint": self.address + path,
            "p256dh": encoded(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)),
            "auth": encoded(b"0123456789abcdef"),
        }
        await player.demand("POST", "/api/me/notices/devices", device)
        await player.demand("PUT", "/api/me/notices", {"wishes": {"push": ["turn"]}})
        return self.told.setdefault(path, asyncio.Event())


async def play_by_push(
    address: str, service: PushService, errors: Counter[str], waits: list[float], later: float
) -> None:
    """One table of two, until somebody stops it; how long each waited for a push is noted.

    It begins so many seconds `later`: the graces of tables that began together would all end together.
    """
    await asyncio.sleep(later)
    async with Player(address) as ada, Player(address) as bob:
        told = {player.me["id"]: await service.subscribe(player) for player in (ada, bob)}
        people = {player.me["id"]: player for player in (ada, bob)}
        for game in itertools.count():
            table = await ada.begin_with(bob)
            seats = [seat["player"] for seat in table["seats"]]
            turn: str | None = await _who_decides(ada, table["id"], seats)
            service.tables += game == 0
            while turn is not None:
                began = time.perf_counter()
                try:
                    async with asyncio.timeout(LONGEST_WAIT):
                        await told[turn].wait()
                except TimeoutError:
                    errors["not pushed"] += 1
                told[turn].clear()
                waits.append(time.perf_counter() - began)
                turn = await _play_turn(people[turn], table["id"], seats)


async def _who_decides(player: Player, table: str, seats: list[str]) -> str | None:
    async with await player.sit(table) as place:
        seat = (place.state or await place.arrive())["view"]["seat"]
        return None if seat is None else seats[seat]


async def _play_turn(player: Player, table: str, seats: list[str]) -> str | None:
    """Come, play as long as it is one's turn, and go; whose it is then, None: the game is over."""
    async with await player.sit(table) as place:
        if not place.state:
            await place.arrive()
        while place.state["yours"]["seat"] is not None:
            await place.play(place.legal[0])
        seat = place.state["view"]["seat"]
        return None if seat is None else seats[seat]
