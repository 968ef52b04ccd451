"""Regulars: players who play on whatever happens.  Disconnected, they come back where they were, and send
again, under the same key, what was not answered."""

import asyncio
import time
from random import Random

import httpx
from websockets.exceptions import WebSocketException

from happycity.testing.server.player import Place, Player
from trials.chaos.house import House
from trials.chaos.witness import Message, Wish, Witness

THROWN_OUT = (OSError, WebSocketException, httpx.TransportError)
"""What happens to the clients of a server that dies."""
COME_BACK = 0.02  # seconds; the door may still be seen open
UNDO, CHAT = 0.1, 0.03  # how often, where it may be


class Regular:
    """One connection of one person to one table."""

    def __init__(
        self, house: House, witness: Witness, rng: Random, player: Player, table: str, think: float
    ) -> None:
        self.house, self.witness, self.rng = house, witness, rng
        self.player, self.table, self.think = player, table, think
        self.state: Message = {}
        self.seen_at = 0.0
        """When the last state came."""
        self.sent: dict[str, Wish] = {}
        self.wish: Wish | None = None
        """What was sent and not answered."""
        self.is_here = self.is_over = False
        self.resent = self.found = 0
        """Intents sent again after coming back, and how many of them had been stored before."""
        self._arrived = 0
        self._promised = 0  # the state after an intent follows its acknowledgement

    @property
    def seq(self) -> int | None:
        """The last number seen."""
        return self.state["seq"] if self.state else None

    async def play(self) -> None:
        """Play to the end of the game."""
        while not self.is_over:
            await self.house.open.wait()
            try:
                await self._visit()
            except TimeoutError:
                self.witness.complain("stuck", self.table, f"nothing more came after number {self.seq}")
            except THROWN_OUT:
                await asyncio.sleep(COME_BACK)

    def _since(self) -> int | None:
        return self.seq

    async def _visit(self) -> None:
        """From connecting to being disconnected, or to the end of the game."""
        start, place = self.house.starts, await self.player.sit(self.table, self._since())
        try:
            await self._arrive(place)
            self.is_here = True
            while not self.is_over:
                if self.wish is None and self._can_act:
                    await self._act(place)
                await self._hear(place, start)
        except THROWN_OUT:
            await self._hear_the_rest(place, start)
        finally:
            self.is_here = False
            place.connection.transport.abort()  # the server may be dead: no goodbye

    async def _arrive(self, place: Place) -> None:
        """Look around; send again what was not answered."""
        state = await place.arrive()
        self.witness.return_to(self.table, state, max(self.seq or 0, self._promised))
        self._see(state)
        self._look_at_table(place)
        self._arrived = state["seq"]
        if self.wish is not None:
            self.resent += 1
            self.found += state["seq"] > self.wish.seq
            await self._send(place, self.wish)

    # --- acting -------------------------------------------------------------------------------------

    @property
    def _can_act(self) -> bool:
        return self.state["seq"] >= self._promised and self.state["yours"]["seat"] is not None

    async def _act(self, place: Place) -> None:
        await asyncio.sleep(self.rng.expovariate(1 / self.think))
        if self.rng.random() < CHAT:
            await place.send(type="say", text=f"number {self.seq}")
        self.wish = self._choose()
        await self._send(place, self.wish)

    def _choose(self) -> Wish:
        yours, seq, key = self.state["yours"], self.state["seq"], f"{self.rng.getrandbits(64):016x}"
        if yours["can_undo"] and self.rng.random() < UNDO:
            return Wish(key, seq, "undo")
        if yours["must_end"]:
            return Wish(key, seq, "end")
        return Wish(key, seq, "move", self.rng.choice(yours["legal"])["move"])

    async def _send(self, place: Place, wish: Wish) -> None:
        self.sent[wish.key] = wish
        await place.send(**wish.message)

    # --- hearing ------------------------------------------------------------------------------------

    async def _hear(self, place: Place, start: int) -> None:
        message = await place.receive()
        place.received.clear()
        if message["type"] == "state":
            self._see(message)
        elif message["type"] == "done":
            self._answered(message, start)
        elif message["type"] == "refused":
            self._refused(message)
        elif message["type"] == "said":
            self.witness.hear(self.table, message["chat"])
        self._look_at_table(place)

    async def _hear_the_rest(self, place: Place, start: int) -> None:
        """What the server still said before it died counts as well; ends as the connection did."""
        while True:
            await self._hear(place, start)

    def _see(self, state: Message) -> None:
        self.witness.show(self.table, state)
        self.state = {name: state[name] for name in ("seq", "hash", "yours")}
        self.seen_at = time.monotonic()

    def _look_at_table(self, place: Place) -> None:
        self.is_over = place.table.get("status") == "over"
        self.witness.tables[self.table].seen_over |= self.is_over

    def _answered(self, done: Message, start: int) -> None:
        self.witness.acknowledge(self.table, self.sent[done["key"]], done["seq"])
        self._promised = max(self._promised, done["seq"])
        self._settle(done["key"])
        if start == self.house.starts and done["seq"] > self._arrived:
            self.house.under_load.set()

    def _refused(self, refused: Message) -> None:
        """What was offered as legal, and is sent by nobody else, cannot be refused."""
        if refused["key"] is not None:
            self.witness.complain("refused", self.table, f"{self.sent[refused['key']]}: {refused['code']}")
            self._settle(refused["key"])

    def _settle(self, key: str) -> None:
        if self.wish is not None and self.wish.key == key:
            self.wish = None
