"""The crowd: as many tables as are wanted, at each one game after the other, of every kind."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import httpx

from happycity.testing.server.player import Player
from trials.chaos.house import House
from trials.chaos.regulars import COME_BACK, Regular

PEOPLE = 16
KINDS = ("me open", "me me", "me bot", "me open bot", "me me me")
"""Two people, pass and play, people and bots."""

Comes = Callable[[Random, Player, str], list[Regular]]
"""How a player comes to a table: with one connection, or with several."""


class Crowd:
    """The people, and the tables they sit at."""

    def __init__(self, house: House, people: list[Player], seed: int, comes: Comes) -> None:
        self._house, self._people, self._seed, self._comes = house, people, seed, comes
        self.regulars: list[Regular] = []
        self.live: set[str] = set()
        self.finished = 0

    @property
    def absent(self) -> int:
        """How many have not come back to their games."""
        return sum(not regular.is_here and not regular.is_over for regular in self.regulars)

    @property
    def resent(self) -> int:
        """Intents that were unanswered at a kill and sent again."""
        return sum(regular.resent for regular in self.regulars)

    @property
    def found(self) -> int:
        """How many of those had been stored before it."""
        return sum(regular.found for regular in self.regulars)

    @property
    def found_both(self) -> bool:
        """Whether kills have hit moves before and after they were stored."""
        return self.resent > self.found > 0

    async def play(self, tables: int) -> None:
        """Play at so many tables, without end."""
        async with asyncio.TaskGroup() as group:
            for number in range(tables):
                group.create_task(self._game_after_game(Random(f"{self._seed} {number}")))

    async def _game_after_game(self, rng: Random) -> None:
        while True:
            table, players = await self._open_table(rng)
            regulars = [regular for player in players for regular in self._comes(rng, player, table)]
            self.regulars += regulars
            self.live.add(table)
            async with asyncio.TaskGroup() as group:  # whoever is sent home, nobody stays behind
                for regular in regulars:
                    group.create_task(regular.play())
            self.live.discard(table)
            self.finished += 1

    async def _open_table(self, rng: Random) -> tuple[str, list[Player]]:
        """A table at which the game has begun, and who plays there."""
        kind, (host, guest) = rng.choice(KINDS), rng.sample(self._people, 2)
        config = {"specials": rng.choice(["family", "expert"]), "grozilla": rng.random() < 0.3}
        table = (await self._insist(lambda: host.open_table(kind, **config)))["id"]
        if "open" not in kind:
            return table, [host]
        await self._insist(lambda: guest.join(table))  # a second time changes nothing
        while (await self._insist(lambda: host.demand("GET", f"/api/tables/{table}")))["status"] == "open":
            await self._insist(lambda: host.ask("POST", f"/api/tables/{table}/start"))
        return table, [host, guest]

    async def _insist(self, ask: Callable[[], Any]) -> Any:
        """An answer, however often the server dies meanwhile."""
        while True:
            await self._house.open.wait()
            try:
                return await ask()
            except httpx.TransportError:
                await asyncio.sleep(COME_BACK)


@asynccontextmanager
async def playing(house: House, tables: int, seed: int, comes: Comes) -> AsyncIterator[Crowd]:
    """A crowd that plays until the end of the block."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Player(house.address)) for _ in range(PEOPLE)]
        crowd = Crowd(house, people, seed, comes)
        work = asyncio.create_task(crowd.play(tables))
        try:
            yield crowd
        finally:
            work.cancel()
            (failed,) = await asyncio.gather(work, return_exceptions=True)
            if not isinstance(failed, asyncio.CancelledError):  # why whatever waits for them went wrong
                raise RuntimeError("the crowd stopped playing") from failed
