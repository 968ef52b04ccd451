"""The server is killed while people are told of their turns: none is lost, and each is told under one id."""

import asyncio
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.player import Place, Player
from happycity.testing.server.running import Running
from happycity.testing.server.village import PASSWORD
from tests.server.receivers import MailBox, PushBrowser, Receiver

KILLS = [pytest.param(5, marks=pytest.mark.full), pytest.param(20, marks=pytest.mark.long)]
TABLES = 6
CHANNELS = ("push", "mail", "webhook")
TURN = "It is your turn"
HASTY = str(Path(__file__).parent / "hasty.py")


class Turns:
    """Two who play at several tables, and come only when they are told, by every channel."""

    def __init__(self, receiver: Receiver, mailbox: MailBox, *players: Player) -> None:
        self._receiver, self._mailbox = receiver, mailbox
        self._players = {player.me["id"]: player for player in players}
        self.awaited: Counter[tuple[str, str]] = Counter()
        """How often it became somebody's turn, by channel and person."""
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
            self.awaited.update((channel, self._next[table]) for channel in CHANNELS)

    def told(self) -> Counter[tuple[str, str]]:
        """How many ids have come, by channel and person."""
        ids = {(*one.path[1:].split("/"), _id_of(one.headers)) for one in list(self._receiver.received)}
        for mail in list(self._mailbox.mails):
            if TURN in mail["Subject"]:
                ids.add(("mail", mail["To"].partition("@")[0], mail["Message-ID"]))
        return Counter((channel, player) for channel, player, _ in ids)

    async def all_told(self) -> None:
        async with asyncio.timeout(40):
            while self.told() != self.awaited:
                await asyncio.sleep(0.05)


def _id_of(headers: dict[str, str]) -> str:
    return headers.get("idempotency-key") or headers["topic"]


async def reachable(player: Player, receiver: Receiver, mailbox: MailBox) -> None:
    """Somebody names a place for every channel."""
    me = player.me["id"]
    await player.demand("POST", "/api/account", {"name": me, "password": PASSWORD})
    await player.demand("PUT", "/api/me/notices/webhook", {"url": f"{receiver.address}/webhook/{me}"})
    browser = PushBrowser(receiver, f"/push/{me}").subscription
    await player.demand("POST", "/api/me/notices/devices", browser)
    await player.demand("PUT", "/api/me/notices/mail", {"address": f"{me}@city.example"})
    [token] = re.findall(r"/letter/(\S+)", mailbox.mails[-1].get_content())
    await player.demand("POST", f"/api/letters/{token}")
    await player.demand("PUT", "/api/me/notices", {"wishes": {channel: ["turn"] for channel in CHANNELS}})


async def played(kills: int, server: Running, receiver: Receiver, mailbox: MailBox) -> Turns:
    """What became of the turns of two people whose server is killed again and again."""
    rng = Random(20)
    async with Player(server.address) as ada, Player(server.address) as bob:
        for player in (ada, bob):
            await reachable(player, receiver, mailbox)
        turns = Turns(receiver, mailbox, ada, bob)
        for _ in range(TABLES):
            await turns.begin()
        for _ in range(kills):
            await turns.all_told()
            await turns.play()
            await asyncio.sleep(rng.uniform(0, 0.1))
            server.kill()
            server.start()
        await turns.all_told()
        await asyncio.sleep(1)  # in which something could come once more
    return turns


@pytest.mark.deep
@pytest.mark.parametrize("kills", KILLS)
def test_no_turn_is_lost_when_the_server_is_killed(kills: int, tmp_path: Path) -> None:
    mailbox = MailBox()
    with Receiver().open() as receiver, mailbox.open() as port:
        settings = {
            "public_address": "https://city.example",
            "contact": "mailto:host@city.example",
            "mail_server": f"smtp://127.0.0.1:{port}",
            "mail_from": "post@city.example",
            "webhooks": True,
            "private_addresses": True,
        }
        database = str(tmp_path / "games.db")
        with Running(database, tmp_path, program=(HASTY,), **GENEROUS, **settings) as server:
            turns = asyncio.run(played(kills, server, receiver, mailbox))
    assert turns.told() == turns.awaited, "as many ids as turns: none is lost, none is told under two"
    assert sum(turns.awaited.values()) > kills * TABLES * len(CHANNELS) / 2
