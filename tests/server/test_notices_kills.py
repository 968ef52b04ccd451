"""The server is killed while people are told of their turns: none is lost, and each is told under one id."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.player import Place, Player
from happycity.testing.server.running import Running
from happycity.testing.server.village import PASSWORD
from tests.server.receivers import Receiver

KILLS = 20
TABLES = 6
HASTY = str(Path(__file__).parent / "hasty.py")


class Turns:
    """Two who play at several tables, and come only when they are told."""

    def __init__(self, receiver: Receiver, *players: Player) -> None:
        self._receiver, self._players = receiver, {player.me["id"]: player for player in players}
        self.awaited: Counter[tuple[str, str]] = Counter()
        """How often it became somebody's turn, by table and person."""
        self._next: dict[str, str] = {}

    async def begin(self) -> None:
        """Another table; nobody stays at it."""
        ada, bob = self._players.values()
        table = (await ada.begin_with(bob))["id"]
        async with await ada.sit(table) as place:
            await place.arrive()
            self._note(place)

    async def play(self) -> None:
        """At every table somebody was told: they come, play their turn, and go."""
        for table, player in list(self._next.items()):
            async with await self._players[player].sit(table) as place:
                await place.arrive()
                while place.state["yours"]["seat"] is not None:
                    await place.play(place.legal[0])
                self._note(place)

    def _note(self, place: Place) -> None:
        table, seat = place.table["id"], place.state["view"]["seat"]
        if seat is None:
            del self._next[table]
        else:
            self._next[table] = place.table["seats"][seat]["player"]
            self.awaited[table, self._next[table]] += 1

    def told(self) -> Counter[tuple[str, str]]:
        """How many ids have come, by table and person."""
        contents = [(one.path[1:], one.content) for one in list(self._receiver.received)]
        return Counter(
            (table, player)
            for table, player, _ in {
                (content["table"], player, content["id"]) for player, content in contents
            }
        )

    async def all_told(self) -> None:
        async with asyncio.timeout(40):
            while self.told() != self.awaited:
                await asyncio.sleep(0.05)


async def played(server: Running, receiver: Receiver) -> Turns:
    """What became of the turns of two people whose server is killed again and again."""
    rng = Random(20)
    async with Player(server.address) as ada, Player(server.address) as bob:
        for player, name in ((ada, "Ada"), (bob, "Bob")):
            await player.demand("POST", "/api/account", {"name": name, "password": PASSWORD})
            url = f"{receiver.address}/{player.me['id']}"
            await player.demand("PUT", "/api/me/notices/webhook", {"url": url})
            await player.demand("PUT", "/api/me/notices", {"wishes": {"webhook": ["turn"]}})
        turns = Turns(receiver, ada, bob)
        for _ in range(TABLES):
            await turns.begin()
        for _ in range(KILLS):
            await turns.all_told()
            await turns.play()
            await asyncio.sleep(rng.uniform(0, 0.1))
            server.kill()
            server.start()
        await turns.all_told()
        await asyncio.sleep(1)  # in which something could come once more
    return turns


@pytest.mark.full
def test_no_turn_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    settings = {"public_address": "https://city.example", "webhooks": True, "private_addresses": True}
    with (
        Receiver().open() as receiver,
        Running(str(tmp_path / "games.db"), tmp_path, program=(HASTY,), **GENEROUS, **settings) as server,
    ):
        turns = asyncio.run(played(server, receiver))
    assert turns.told() == turns.awaited, "as many ids as turns: none is lost, none is told under two"
    assert sum(turns.awaited.values()) > KILLS * TABLES / 2
