"""A lost password, replaced by a link in a mail: whoever asks learns nothing of who has which account."""

import asyncio
import re
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from happycity.server.live.messenger import LINK_FOR
from happycity.server.store import recovery
from happycity.server.store.outbox import MOST_LINKS
from happycity.server.web.http import access
from happycity.testing.server.player import Player
from happycity.testing.server.village import PASSWORD, Village, in_village
from tests.server.test_notices import QUICK, SITE, Town, in_town

NEW = "eight blue towers"
ADDRESS = "ada@city.example"


async def confirmed(there: Town, player: Player, address: str = ADDRESS) -> None:
    """Somebody has a mail address, and it is theirs."""
    before = len(there.mailbox.mails)
    await player.demand("PUT", "/api/me/notices/mail", {"address": address})
    mail = (await there.mails(before + 1))[-1]
    [token] = re.findall(rf"{SITE}/letter/(\S+)", mail.get_content())
    await player.demand("POST", f"/api/letters/{token}")
    there.mailbox.mails.clear()


def link_in(mail: Any) -> dict[str, str]:
    """What the page reads from the link of a mail."""
    [(code, name)] = re.findall(rf"{SITE}/me#recover=([\w-]+)&name=(\w+)", mail.get_content())
    return {"name": name, "code": code, "new_password": NEW}


async def lose(player: Player, who: str) -> None:
    await player.demand("POST", "/api/lost", {"who": who})


def test_a_link_by_mail_replaces_a_lost_password_once(tmp_path: Path) -> None:
    async def story(there: Town, ada: Player, bob: Player) -> None:
        await confirmed(there, ada)
        await bob.demand("POST", "/api/logout")
        await bob.demand("POST", "/api/session")
        await lose(bob, " ada")
        [mail] = await there.mails()
        assert (mail["To"], mail["Subject"]) == (ADDRESS, "Happy City: Choose a new password")
        assert mail["List-Unsubscribe"] is None
        link = link_in(mail)
        back = await bob.demand("POST", "/api/recover", link)
        assert back["id"] == ada.me["id"]
        assert (await bob.ask("POST", "/api/recover", link))[1]["code"] == "wrong-code"
        assert (await ada.ask("GET", "/api/me"))[0] == 401, "every other session ends"

    in_town(tmp_path, story)


@pytest.mark.full
def test_by_address_too_and_a_newer_link_ends_the_older(tmp_path: Path) -> None:
    async def story(there: Town, ada: Player, bob: Player) -> None:
        await confirmed(there, ada)
        await lose(bob, "ADA@city.example")
        first = link_in((await there.mails())[0])
        await asyncio.sleep(QUICK)
        await lose(bob, "Ada")
        second = link_in((await there.mails(2))[1])
        assert (await bob.ask("POST", "/api/recover", first))[1]["code"] == "wrong-code"
        there.watch.time += LINK_FOR
        assert (await bob.ask("POST", "/api/recover", second))[1]["code"] == "wrong-code", "an hour is over"

    in_town(tmp_path, story)


@pytest.mark.full
def test_a_mail_server_that_is_down_loses_nothing(tmp_path: Path) -> None:
    async def story(there: Town, ada: Player, bob: Player) -> None:
        await confirmed(there, ada)
        there.mailbox.is_down = True
        await lose(bob, "Ada")
        await there.later(0)
        assert there.mailbox.mails == []
        there.mailbox.is_down = False
        await there.later(31)
        await bob.demand("POST", "/api/recover", link_in((await there.mails())[0]))

    in_town(tmp_path, story)


@pytest.mark.full
def test_so_many_for_one_account_and_none_to_an_address_that_is_not_confirmed(tmp_path: Path) -> None:
    async def story(there: Town, ada: Player, bob: Player) -> None:
        await bob.demand("PUT", "/api/me/notices/mail", {"address": "bob@city.example"})
        await there.mails()
        await confirmed(there, ada)
        for who in ("bob@city.example", "nobody"):
            await lose(ada, who)
        for number in range(MOST_LINKS + 1):
            await lose(bob, "ada")
            await asyncio.sleep(QUICK)
            assert len(there.mailbox.mails) == min(number + 1, MOST_LINKS)

    in_town(tmp_path, story)


MAILS: dict[str, Any] = {
    "public_address": SITE,
    "mail_server": "smtp://127.0.0.1:1",
    "mail_from": "post@city.example",
}


@in_village(**MAILS)
async def test_the_answer_is_the_same_and_takes_as_long_whoever_is_named(village: Village) -> None:
    anna = await village.account("Anna")
    player = (await anna.got("GET", "/api/me"))["id"]
    sql = "INSERT INTO contacts VALUES (:player, 'anna@city.test', true, NULL, 'json', NULL)"
    await village.write(sql, player=player)
    loop, stranger = asyncio.get_running_loop(), village.browser("192.0.2.9", x_happy_city="1")
    for who in ("Anna", "Nobody"):
        began = loop.time()
        assert await stranger.ask("POST", "/api/lost", {"who": who}) == (204, None)
        assert loop.time() - began >= access.LONGER, "longer than what is done for those who are here"


@in_village(**MAILS)
async def test_one_address_asks_so_often_and_no_more(village: Village) -> None:
    stranger = village.browser("192.0.2.9", x_happy_city="1")
    with patch.object(access, "LONGER", 0):
        told = [(await stranger.ask("POST", "/api/lost", {"who": "Anna"}))[0] for _ in range(11)]
    assert told == [204] * 10 + [429]


@in_village(**MAILS)
async def test_a_code_of_ones_own_outlives_a_link_by_mail(village: Village) -> None:
    anna = await village.account("Anna")
    player = (await anna.got("GET", "/api/me"))["id"]
    await anna.got("POST", "/api/me/recovery", {"password": PASSWORD})
    write, now = village.services.scribe.write, village.services.now()
    for code in ("first", "second"):
        await write(recovery.give, player, code, now + 60, recovery.MAIL)
    assert await write(recovery.use, "anna", "first", "hash", now) is None
    assert await write(recovery.use, "anna", "second", "hash", now) is not None
    assert await village.services.database.read(recovery.left, player) == access.CODES
