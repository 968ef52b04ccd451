"""Whoever has no page open is told what they wished to be told of: once, and if it still holds."""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from websockets.asyncio.client import connect

from happycity.server.live import upkeep
from happycity.server.settings import read_settings
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.player import Place, Player, two_at_a_table
from happycity.testing.server.serving import serving
from happycity.testing.server.village import PASSWORD
from happycity.texts import LANGUAGES
from tests.server.receivers import MailBox, PushBrowser, Received, Receiver
from tests.server.test_clocks_run import Watch

SITE = "https://city.example"
ALL = ["turn", "day", "over", "invitation", "challenge"]
SLOW = {"kind": "slow", "move_seconds": 3 * 86400}
LOOK = 0.05  # seconds between two looks of the messenger
QUICK = 0.3  # seconds in which it has looked at least once


@dataclass
class Town:
    """A server with every channel, and the other sides of all of them."""

    address: str
    watch: Watch
    receiver: Receiver
    mailbox: MailBox = field(default_factory=MailBox)
    mail_port: int = 0

    async def told(self, many: int = 1) -> list[Received]:
        return await asyncio.to_thread(self.receiver.wait, many)

    async def mails(self, many: int = 1) -> list[Any]:
        return await asyncio.to_thread(self.mailbox.wait, many)

    async def later(self, seconds: float) -> None:
        """Some time goes by, and the server looks what is due."""
        self.watch.time += seconds
        await asyncio.sleep(QUICK)

    async def nothing_more(self, many: int) -> None:
        for _ in range(2):
            await self.later(30)
        assert len(self.receiver.received) == many


@contextmanager
def town(folder: Path, **settings: Any) -> Iterator[Town]:
    watch = Watch()
    watch.time = time.time()
    mailbox = MailBox()
    with Receiver().open() as receiver, mailbox.open() as port:
        wanted: dict[str, Any] = {
            "public_address": SITE,
            "contact": "mailto:host@city.example",
            "mail_server": f"smtp://127.0.0.1:{port}",
            "mail_from": "post@city.example",
            "webhooks": True,
            "private_addresses": True,
        }
        values = GENEROUS | wanted | settings
        running = serving(read_settings({}, database=str(folder / "games.db"), **values), watch)
        with patch.object(upkeep, "LOOK_AT_POST", LOOK), running as address:
            yield Town(address, watch, receiver, mailbox, port)


Story = Callable[[Town, Player, Player], Awaitable[None]]


def in_town(folder: Path, story: Story, **settings: Any) -> None:
    async def scene(there: Town) -> None:
        async with Player(there.address) as ada, Player(there.address) as bob:
            for player, name in ((ada, "Ada"), (bob, "Bob")):
                await player.demand("POST", "/api/account", {"name": name, "password": PASSWORD})
            await story(there, ada, bob)

    with town(folder, **settings) as there:
        asyncio.run(scene(there))


async def called(there: Town, player: Player, kinds: list[str] = ALL, **more: Any) -> None:
    """Somebody has a webhook of their own called."""
    url = f"{there.receiver.address}/{player.me['id']}"
    await player.demand("PUT", "/api/me/notices/webhook", {"url": url, **more})
    await player.demand("PUT", "/api/me/notices", {"wishes": {"webhook": kinds}})


async def apart(ada: Player, bob: Player, **options: Any) -> tuple[Place, Player]:
    """They play, and whoever does not begin has closed the page."""
    first, other = await two_at_a_table(ada, bob, **options)
    await other.connection.close()
    return first, ada if other.welcome["you"] == ada.me["id"] else bob


async def pass_on(place: Place) -> None:
    """Play until it is somebody else's turn."""
    while place.state["yours"]["seat"] is not None:
        await place.play(place.legal[0])


# --- what is told, and what is not ----------------------------------------------------------------------


def test_a_turn_is_told_once(tmp_path: Path) -> None:
    async def story(there: Town, ada: Player, bob: Player) -> None:
        for player in (ada, bob):
            await called(there, player)
        place, waiting = await apart(ada, bob)
        await pass_on(place)
        await asyncio.sleep(QUICK)
        assert there.receiver.received == [], "they may see it for themselves"
        there.watch.time += 21
        [told] = await there.told()
        assert told.path == f"/{waiting.me['id']}"
        content = told.content
        assert told.headers["idempotency-key"] == content["id"]
        assert (content["kind"], content["title"]) == ("turn", "It is your turn")
        assert content["url"] == f"{SITE}/table/{place.table['id']}"
        await there.nothing_more(1)

    in_town(tmp_path, story)


@pytest.mark.full
def test_who_is_at_the_table_is_left_alone(tmp_path: Path) -> None:
    async def story(there: Town, ada: Player, bob: Player) -> None:
        for player in (ada, bob):
            await called(there, player)
        first, other = await two_at_a_table(ada, bob)
        await pass_on(first)
        for _ in range(4):
            await there.later(21)
        await other.connection.close()  # they have seen it, and go
        await there.nothing_more(0)

    in_town(tmp_path, story)


@pytest.mark.full
def test_who_goes_in_the_first_moments_is_told(tmp_path: Path) -> None:
    """A lid was closed before: the line was dead when the turn came, and nobody knew it yet."""

    async def story(there: Town, ada: Player, bob: Player) -> None:
        for player in (ada, bob):
            await called(there, player)
        first, other = await two_at_a_table(ada, bob)
        await pass_on(first)
        await there.later(21)
        await other.connection.close()
        await there.later(21)
        [told] = await there.told()
        assert told.content["kind"] == "turn"

    in_town(tmp_path, story)


@pytest.mark.full
def test_a_turn_that_is_over_is_not_told(tmp_path: Path) -> None:
    async def story(there: Town, ada: Player, bob: Player) -> None:
        for player in (ada, bob):
            await called(there, player)
        place, waiting = await apart(ada, bob)
        await pass_on(place)
        async with await waiting.sit(place.table["id"]) as back:
            await back.arrive()
            await pass_on(back)
        await place.connection.close()
        await there.later(21)
        [told] = await there.told()
        assert told.path != f"/{waiting.me['id']}", "the other's turn is told, their own is over"
        await there.nothing_more(1)

    in_town(tmp_path, story)


@pytest.mark.full
def test_only_what_was_wished_for(tmp_path: Path) -> None:
    async def story(there: Town, ada: Player, bob: Player) -> None:
        for player in (ada, bob):
            await called(there, player, ["over"])
        place, _ = await apart(ada, bob)
        await pass_on(place)
        await there.nothing_more(0)

    in_town(tmp_path, story)


@pytest.mark.full
def test_who_plays_with_bots_alone_is_told_nothing(tmp_path: Path) -> None:
    async def story(there: Town, ada: Player, _: Player) -> None:
        await called(there, ada)
        table = await ada.open_table("me bot")
        async with await ada.sit(table["id"]) as place:
            assert await place.my_turn()
            await place.play(place.legal[0])
        await there.nothing_more(0)

    in_town(tmp_path, story)


@pytest.mark.full
def test_a_day_before_the_end_of_a_turn(tmp_path: Path) -> None:
    async def story(there: Town, ada: Player, bob: Player) -> None:
        for player in (ada, bob):
            await called(there, player, ["day"])
        place, _ = await apart(ada, bob, clock=SLOW)
        await pass_on(place)
        await place.connection.close()
        await there.later(86400)
        assert there.receiver.received == []
        there.watch.time += 86400 + 60
        [told] = await there.told()
        assert told.content["title"] == "One day left for your turn"

    in_town(tmp_path, story)


@pytest.mark.full
def test_the_end_and_the_next_game(tmp_path: Path) -> None:
    """Whoever has seen the end is not told of it, wherever they have gone from there."""

    async def story(there: Town, ada: Player, bob: Player) -> None:
        first, other = await two_at_a_table(ada, bob)
        gone, here = (ada, bob) if other.welcome["you"] == ada.me["id"] else (bob, ada)
        for player in (ada, bob):
            await called(there, player, ["over", "challenge"])
        await other.intend("away")
        await other.connection.close()
        await first.play_on(min)
        await first.connection.close()
        there.watch.time += 21
        [told] = await there.told()
        assert (told.content["kind"], told.path) == ("over", f"/{gone.me['id']}")
        await here.demand("POST", f"/api/tables/{first.table['id']}/rematch")
        there.watch.time += 21
        _, asked = await there.told(2)
        assert (asked.content["kind"], asked.content["title"]) == ("challenge", "Another game?")
        assert asked.path == f"/{gone.me['id']}"
        await there.nothing_more(2)

    in_town(tmp_path, story)


@pytest.mark.full
def test_a_friend_who_is_at_another_table_is_told_of_an_invitation(tmp_path: Path) -> None:
    """There nothing says it; the start page does."""

    async def story(there: Town, ada: Player, bob: Player) -> None:
        await called(there, bob, ["invitation"])
        await ada.demand("PUT", f"/api/me/friends/{bob.me['id']}")
        await bob.demand("PUT", f"/api/me/friends/{ada.me['id']}")
        kept = [await ada.open_table("me open") for _ in range(2)]
        lobby = f"{there.address.replace('http', 'ws')}/ws/lobby"
        headers = {"Cookie": bob.cookie, "Origin": there.address}
        async with connect(lobby, additional_headers=headers):
            await ada.demand("POST", f"/api/tables/{kept[0]['id']}/invite", {"player": bob.me["id"]})
            for _ in range(3):
                await there.later(30)
            assert there.receiver.received == []
        async with await bob.sit((await bob.open_table())["id"]):
            await ada.demand("POST", f"/api/tables/{kept[1]['id']}/invite", {"player": bob.me["id"]})
            there.watch.time += 21
            [told] = await there.told()
        assert told.content["table"] == kept[1]["id"]

    in_town(tmp_path, story)


@pytest.mark.full
def test_quiet_hours_end_with_what_still_holds(tmp_path: Path) -> None:
    async def story(there: Town, ada: Player, bob: Player) -> None:
        now = time.gmtime(there.watch.time)
        minute = now.tm_hour * 60 + now.tm_min
        quiet = {"begin": (minute - 60) % 1440, "end": (minute + 60) % 1440, "zone": "Etc/UTC"}
        for player in (ada, bob):
            await called(there, player)
            body = {"wishes": {"webhook": ["turn"]}, "quiet": quiet}
            assert (await player.demand("PUT", "/api/me/notices", body))["quiet"] == quiet
        place, _ = await apart(ada, bob)
        await pass_on(place)
        await there.nothing_more(0)
        there.watch.time += 3600
        assert (await there.told())[0].content["kind"] == "turn"

    in_town(tmp_path, story)


# --- by every channel -------------------------------------------------------------------------------------


def test_templates_of_webhooks(tmp_path: Path) -> None:
    async def story(there: Town, ada: Player, _: Player) -> None:
        for template in ("json", "discord", "ntfy"):
            await called(there, ada, template=template)
            await ada.demand("POST", "/api/me/notices/test", {"channel": "webhook"})
        plain, discord, ntfy = there.receiver.received
        assert plain.content["kind"] == "test"
        assert discord.content["allowed_mentions"] == {"parse": []}
        assert discord.content["content"].startswith("**This is how messages reach you**\n")
        assert ntfy.headers["click"] == f"{SITE}/me#notices"
        assert ntfy.body.decode() == "This is where messages arrive when the page is closed."

    in_town(tmp_path, story)


async def confirmed(there: Town, player: Player, address: str) -> None:
    """Somebody names a mail address, and follows the link."""
    before = len(there.mailbox.mails)
    await player.demand("PUT", "/api/me/notices/mail", {"address": address})
    mail = (await there.mails(before + 1))[-1]
    [token] = re.findall(rf"{SITE}/letter/(\S+)", mail.get_content())
    await player.demand("POST", f"/api/letters/{token}")


def test_mails_come_after_consent_and_end_at_one_click(tmp_path: Path) -> None:
    async def story(there: Town, ada: Player, bob: Player) -> None:
        for player, address in ((ada, "ada@city.example"), (bob, "bob@city.example")):
            await player.demand("PUT", "/api/me/notices", {"wishes": {"mail": ["turn"]}})
            await player.demand("PUT", "/api/me/notices/mail", {"address": address})
            assert (await player.ask("POST", "/api/me/notices/test", {"channel": "mail"}))[1]["code"] == (
                "nowhere-to-send"
            )
            await confirmed(there, player, address)
            assert (await player.demand("GET", "/api/me/notices"))["mail_confirmed"]
        place, _ = await apart(ada, bob)
        before = len(there.mailbox.mails)
        await pass_on(place)
        there.watch.time += 21
        mail = (await there.mails(before + 1))[-1]
        assert mail["Subject"] == "Happy City: It is your turn"
        assert f"{SITE}/table/{place.table['id']}" in mail.get_content()
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        # Byte by byte: mail programs do not decode this line.
        on_the_wire = rf"(?m)^List-Unsubscribe: <{SITE}(/api/letters/[!-;=?-~]+)>\r$"
        [stop] = re.findall(on_the_wire, there.mailbox.raw[-1].decode("ascii"))
        async with httpx.AsyncClient(base_url=there.address) as program:  # a mail program: nobody's cookie
            looked = await program.get(stop)
            assert looked.headers["location"] == f"{SITE}/letter/{stop.rpartition('/')[2]}"
            content = "List-Unsubscribe=One-Click"
            headers = {"Content-Type": "application/x-www-form-urlencoded"}
            assert (await program.post(stop, content=content, headers=headers)).status_code == 204
        left = [(await player.demand("GET", "/api/me/notices"))["wishes"] for player in (ada, bob)]
        assert sorted(map(len, left)) == [0, 1], "whoever got the mail gets none any more"

    in_town(tmp_path, story)


def test_pushes_are_opened_by_their_browser_alone(tmp_path: Path) -> None:
    async def story(there: Town, ada: Player, bob: Player) -> None:
        browsers = {}
        for player in (ada, bob):
            browser = PushBrowser(there.receiver, f"/{player.me['id']}")
            found = await player.demand("POST", "/api/me/notices/devices", browser.subscription)
            assert len(found["devices"]) == 1
            await player.demand("PUT", "/api/me/notices", {"wishes": {"push": ["turn"]}})
            browsers[browser.path] = browser, found["push_key"]
        place, _ = await apart(ada, bob)
        await pass_on(place)
        there.watch.time += 21
        [told] = await there.told()
        browser, key = browsers[told.path]
        shown = browser.shown(told, key)
        assert (shown["title"], shown["language"]) == ("It is your turn", "en")
        assert shown["url"] == f"{SITE}/table/{place.table['id']}"

    in_town(tmp_path, story)


# --- when the other side fails ----------------------------------------------------------------------------


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    async def story(there: Town, ada: Player, _: Player) -> None:
        browser = PushBrowser(there.receiver)
        await ada.demand("POST", "/api/me/notices/devices", browser.subscription)
        there.receiver.status = status
        refused = (await ada.ask("POST", "/api/me/notices/test", {"channel": "push"}))[1]
        assert (refused["code"], refused["facts"]) == ("not-delivered", {"reason": "rejected"})
        assert (await ada.demand("GET", "/api/me/notices"))["devices"] == []

    in_town(tmp_path, story)


def test_nobody_reads_words_of_the_system(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A mail server that is down is told in a sentence; how it is down stands in the log."""

    async def story(_: Town, ada: Player, __: Player) -> None:
        down = patch("smtplib.SMTP", side_effect=ConnectionRefusedError(111, "Connection refused"))
        for language in LANGUAGES:
            ada.http.headers["Accept-Language"] = language
            with down:
                refused = (await ada.ask("PUT", "/api/me/notices/mail", {"address": "ada@city.test"}))[1]
            assert (refused["code"], refused["facts"]) == ("not-delivered", {"reason": "down"})
            texts.add(refused["text"])

    texts: set[str] = set()
    in_town(tmp_path, story)
    assert len(texts) == len(LANGUAGES)
    assert not [text for text in texts if re.search(r"refused|[()（）]", text)]
    told = [vars(one)["reason"] for one in caplog.records if one.message == "not-delivered"]
    assert told == ["connection refused"] * len(LANGUAGES)


def test_what_is_down_is_tried_again(tmp_path: Path) -> None:
    async def story(there: Town, ada: Player, bob: Player) -> None:
        for player in (ada, bob):
            await called(there, player)
        place, _ = await apart(ada, bob)
        there.receiver.status = 503
        await pass_on(place)
        await there.later(21)
        there.receiver.status = 200
        await there.later(10)
        assert there.receiver.received == [], "not at once"
        there.watch.time += 30
        await there.told()
        await there.nothing_more(1)

    in_town(tmp_path, story)


@pytest.mark.full
def test_a_mail_server_that_is_down_loses_nothing(tmp_path: Path) -> None:
    async def story(there: Town, ada: Player, bob: Player) -> None:
        for player, address in ((ada, "ada@city.example"), (bob, "bob@city.example")):
            await player.demand("PUT", "/api/me/notices", {"wishes": {"mail": ["turn"]}})
            await confirmed(there, player, address)
        place, _ = await apart(ada, bob)
        before = len(there.mailbox.mails)
        there.mailbox.is_down = True
        await pass_on(place)
        await there.later(21)
        there.mailbox.is_down = False
        there.watch.time += 40
        assert (await there.mails(before + 1))[-1]["Subject"] == "Happy City: It is your turn"

    in_town(tmp_path, story)


# --- what is refused --------------------------------------------------------------------------------------


def test_links_that_were_not_made_here(tmp_path: Path) -> None:
    async def story(there: Town, ada: Player, _: Player) -> None:
        await ada.demand("PUT", "/api/me/notices/mail", {"address": "ada@city.example"})
        [mail] = await there.mails()
        [token] = re.findall(rf"{SITE}/letter/(\S+)", mail.get_content())
        for forged in (token[::-1], f"x{token}", token.rpartition("~")[0], "nonsense", "a.b"):
            assert (await ada.ask("POST", f"/api/letters/{forged}"))[1]["code"] == "bad-link"
        there.watch.time += 4 * 86400
        status, refused = await ada.ask("POST", f"/api/letters/{token}")
        assert (status, refused["code"]) == (410, "bad-link")
        assert not (await ada.demand("GET", "/api/me/notices"))["mail_confirmed"]

    in_town(tmp_path, story)


def test_nobody_reaches_the_servers_own_network(tmp_path: Path) -> None:
    async def story(there: Town, ada: Player, _: Player) -> None:
        for url in (there.receiver.address, "http://localhost/", "http://[::ffff:10.0.0.1]/", "file:///etc"):
            refused = (await ada.ask("PUT", "/api/me/notices/webhook", {"url": url}))[1]
            assert refused["code"] == "bad-webhook", url
        browser = PushBrowser(there.receiver).subscription
        assert (await ada.ask("POST", "/api/me/notices/devices", browser))[1]["code"] == "bad-device"

    in_town(tmp_path, story, private_addresses=False)


def test_nothing_is_there_unless_it_is_switched_on(tmp_path: Path) -> None:
    async def story(_: Town, ada: Player, __: Player) -> None:
        assert (await ada.demand("GET", "/api/me/notices"))["channels"] == []
        for channel in ("push", "mail", "webhook"):
            body = {"wishes": {channel: ["turn"]}}
            assert (await ada.ask("PUT", "/api/me/notices", body))[1]["code"] == "channel-off"

    off = {"public_address": "", "contact": "", "mail_server": "", "webhooks": False}
    in_town(tmp_path, story, **off)
