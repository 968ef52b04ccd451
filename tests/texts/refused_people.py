"""What people can ask for in vain."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from happycity.server.model.people import Passkey
from happycity.server.names import clean_name
from happycity.server.people.limits import Limits
from happycity.server.people.passwords import check_password
from happycity.server.people.words import Words
from happycity.server.refusals import Denied
from happycity.server.settings import Settings
from happycity.server.store import circles, distances, friends, passkeys
from happycity.server.web.http.passkeys import MOST
from happycity.testing.server.village import PASSWORD, Village, open_table, opened
from tests.server.providers import Liar, settings_for
from tests.server.test_provider import ANSWER, WISH, begun, browser_in, by_provider, visitor

Way = Callable[[Path], object]
Answer = tuple[int, Any]


def people_ways() -> dict[str, Way]:
    return {
        "name-too-long": lambda _: clean_name("x" * 25),
        "name-unreadable": lambda _: clean_name("An\u200bna"),
        "name-mixed": lambda _: clean_name("Аnna"),  # a Cyrillic A
        "name-reserved": lambda _: clean_name("Admin"),
        "password-short": lambda _: check_password("igloo", "Anna"),
        "password-is-name": lambda _: check_password("Anna of the Zoo", "Anna of the Zoo"),
        "password-few-characters": lambda _: check_password("abababababab", "Anna"),
        "password-common": lambda _: check_password("password123", "Anna"),
        "need-account": lambda folder: refuse(folder, by_guest),
        "bad-token": lambda folder: refuse(folder, with_token),
        "foreign-page": lambda folder: refuse(folder, from_elsewhere),
        "wrong-password": lambda folder: refuse(folder, guessing),
        "wrong-code": lambda folder: refuse(folder, guessing_a_code),
        **{code: partial(refuse_by_provider, way) for code, way in BY_PROVIDER.items()},
        "provider-off": lambda folder: refuse(folder, without_provider),
        "unknown-session": lambda folder: refuse(folder, no_session),
        "bad-passkey": lambda folder: refuse(folder, no_answer),
        "unknown-passkey": lambda folder: refuse(folder, no_passkey),
        "too-many-passkeys": lambda folder: refuse(folder, one_passkey_more),
        "already-account": lambda folder: refuse(folder, twice),
        "name-taken": lambda folder: refuse(folder, same_name),
        "name-of-admin": lambda folder: refuse(folder, by_an_admin, admins="Anna Listed"),
        "too-many-programs": lambda folder: refuse(folder, eleven_programs),
        "unknown-program": lambda folder: refuse(folder, no_program),
        "channel-off": lambda folder: refuse(folder, switched_off),
        **{code: partial(_refuse_message, code, way) for code, way in MESSAGES.items()},
        "name-rude": lambda _: Words().check_name("Asshole"),
        "rude": lambda _: Words().check_said("what an asshole"),
        "slow-chat": lambda _: twice_in_a_second(),
        "bad-words": lambda folder: Words(str(folder / "no such file")),
        "already-reported": lambda folder: refuse(folder, reported_twice),
        "oneself": lambda folder: refuse(folder, away_from_oneself),
        "kept-apart": lambda folder: refuse(folder, beside_somebody_blocked),
        "too-many-distances": lambda folder: refuse(folder, away_from_everybody),
        "too-many-friends": lambda folder: refuse(folder, everybodys_friend),
        "unknown-name": lambda folder: refuse(folder, friend_of_nobody),
        "own-block": lambda folder: refuse(folder, friend_of_somebody_blocked),
        "not-friends": lambda folder: refuse(folder, stranger_at_the_table),
        "changed-link": lambda folder: refuse(folder, old_link),
        "circle-full": lambda folder: refuse(folder, full_circle),
        "not-owner": lambda folder: refuse(folder, circle_of_somebody_else),
        "too-many-circles": lambda folder: refuse(folder, one_circle_more),
        "unknown-circle": lambda folder: refuse(folder, no_circle),
    }


def _refuse_message(name: str, way: tuple[str, str, Any], folder: Path) -> None:
    """What a village with every channel answers to somebody who has an account."""

    async def story(village: Village) -> Answer:
        return await (await village.account(name)).ask(*way)

    refuse(folder, story, **ALL_CHANNELS)


ALL_CHANNELS = {
    "public_address": "https://city.test",
    "contact": "mailto:mayor@city.test",
    "mail_server": "smtp://127.0.0.1:9",
    "mail_from": "post@city.test",
    "webhooks": True,
}
DEVICE = {"endpoint": "https://push.test/", "p256dh": "x", "auth": "x"}
MESSAGES: dict[str, tuple[str, str, Any]] = {
    "bad-device": ("POST", "/api/me/notices/devices", DEVICE),
    "bad-link": ("POST", "/api/letters/forged", None),
    "bad-mail-address": ("PUT", "/api/me/notices/mail", {"address": "Anna at home"}),
    "bad-webhook": ("PUT", "/api/me/notices/webhook", {"url": "http://127.0.0.1/"}),
    "not-delivered": ("PUT", "/api/me/notices/mail", {"address": "anna@city.test"}),
    "nowhere-to-send": ("POST", "/api/me/notices/test", {"channel": "webhook"}),
    "unknown-device": ("DELETE", "/api/me/notices/devices/0123456789abcdef", None),
}
"""What is asked for in vain, by code."""


def refuse(folder: Path, story: Callable[[Village], Awaitable[Answer]], **settings: Any) -> None:
    """What a new village answers."""

    async def run() -> Answer:
        async with opened(folder, **settings) as village:
            return await story(village)

    _, answer = asyncio.run(run())
    raise Denied(answer["code"], **answer["facts"])


async def by_guest(village: Village) -> Answer:
    return await (await village.guest()).ask("GET", "/api/me/programs")


async def switched_off(village: Village) -> Answer:
    return await (await village.guest()).ask("PUT", "/api/me/notices", {"wishes": {"push": ["turn"]}})


async def with_token(village: Village) -> Answer:
    return await village.browser(authorization="Bearer hc_x").ask("GET", "/api/me")


async def from_elsewhere(village: Village) -> Answer:
    return await village.browser(origin="https://evil.example").ask("POST", "/api/session")


async def guessing(village: Village) -> Answer:
    return await village.browser().ask("POST", "/api/login", {"name": "Anna", "password": "guess"})


async def guessing_a_code(village: Village) -> Answer:
    guess = {"name": "Anna", "code": "k7mp-3xqd-9rwe-hh2t", "new_password": PASSWORD}
    return await village.browser().ask("POST", "/api/recover", guess)


async def without_provider(village: Village) -> Answer:
    return await browser_in(village).ask("POST", WISH)


def refuse_by_provider(story: Callable[[Village, Liar], Awaitable[Answer]], folder: Path) -> None:
    """What a village with a provider of log-ins answers."""
    with Liar().open() as liar:
        refuse(folder, lambda village: story(village, liar), **settings_for(liar.address))


async def by_one_that_is_down(village: Village, liar: Liar) -> Answer:
    liar.status = 503
    return await browser_in(village).ask("POST", WISH)


async def with_a_forged_code(village: Village, liar: Liar) -> Answer:
    browser = browser_in(village)
    return await browser.ask("POST", ANSWER, liar.answer_to(await begun(browser)) | {"code": "forged"})


async def with_a_forged_state(village: Village, _: Liar) -> Answer:
    return await browser_in(village).ask("POST", ANSWER, {"state": "forged"})


async def by_a_lie(village: Village, liar: Liar) -> Answer:
    liar.claims, browser = {"aud": "another"}, browser_in(village)
    return await browser.ask("POST", ANSWER, liar.answer_to(await begun(browser)))


async def of_somebody_else(village: Village, liar: Liar) -> Answer:
    await by_provider(browser_in(village), liar)
    return await joining(village, liar, "Anna Beside")


async def with_a_second_one(village: Village, liar: Liar) -> Answer:
    await joining(village, liar, "Anna Twofold")
    liar.claims, browser = {"sub": "another"}, browser_in(village)
    await browser.got("POST", "/api/login", {"name": "Anna Twofold", "password": PASSWORD})
    return await browser.ask("POST", ANSWER, liar.answer_to(await begun(browser)))


async def joining(village: Village, liar: Liar, name: str) -> Answer:
    """Somebody who has an account joins what the provider knows of them."""
    browser = await visitor(village)
    await browser.got("POST", "/api/account", {"name": name, "password": PASSWORD})
    return await browser.ask("POST", ANSWER, liar.answer_to(await begun(browser)))


async def without_another_way(village: Village, liar: Liar) -> Answer:
    browser = browser_in(village)
    await by_provider(browser, liar)
    return await browser.ask("DELETE", "/api/me/provider")


async def long_after(village: Village, liar: Liar) -> Answer:
    browser = browser_in(village)
    await by_provider(browser, liar)
    await village.write("UPDATE sessions SET proved = 0")
    return await browser.ask("DELETE", "/api/me", {})


BY_PROVIDER: dict[str, Callable[[Village, Liar], Awaitable[Answer]]] = {
    "provider-down": by_one_that_is_down,
    "provider-refused": with_a_forged_code,
    "login-stale": with_a_forged_state,
    "bad-proof": by_a_lie,
    "identity-taken": of_somebody_else,
    "other-identity": with_a_second_one,
    "last-way-in": without_another_way,
    "need-fresh-login": long_after,
}
"""Log-ins that fail, by code."""


async def no_session(village: Village) -> Answer:
    return await (await village.account("Anna Alone")).ask("DELETE", "/api/me/sessions/0123456789abcdef")


async def no_answer(village: Village) -> Answer:
    return await village.browser().ask("POST", "/api/login/passkey", {"credential": {}})


async def no_passkey(village: Village) -> Answer:
    return await (await village.account("Anna Keyless")).ask("DELETE", "/api/me/passkeys/x")


async def one_passkey_more(village: Village) -> Answer:
    anna = await village.account("Anna with Keys")
    player = (await anna.got("GET", "/api/me"))["id"]
    for number in range(MOST):
        passkey = Passkey(f"key {number}", "", 0, "", 0.0, None)
        await village.services.scribe.write(passkeys.add, player, passkey)
    return await anna.ask("POST", "/api/me/passkeys/wish")


async def twice(village: Village) -> Answer:
    anna = await village.account("Anna Twice")
    return await anna.ask("POST", "/api/account", {"name": "Anna Again", "password": PASSWORD})


async def same_name(village: Village) -> Answer:
    await village.account("Anna")
    return await (await village.guest()).ask("PATCH", "/api/me", {"name": "anna"})


async def by_an_admin(village: Village) -> Answer:
    anna = await village.guest()
    me = (await anna.got("GET", "/api/me"))["id"]
    named = (
        "UPDATE players SET kind = 'account', name = 'Anna Listed', name_key = 'anna listed' WHERE id = :id"
    )
    await village.write(named, id=me)
    village.services.sessions.forget(me)
    return await anna.ask("PATCH", "/api/me", {"name": "Anna Otherwise"})


async def eleven_programs(village: Village) -> Answer:
    owner = await village.account("Anna with Bots")
    return [await owner.ask("POST", "/api/me/programs", {"name": f"Bot {one}"}) for one in range(11)][-1]


async def no_program(village: Village) -> Answer:
    owner = await village.account("Anna without Bots")
    return await owner.ask("DELETE", "/api/me/programs/0123456789abcdef")


def twice_in_a_second() -> None:
    limits = Limits(Settings(), lambda: 0.0)
    for _ in range(2):
        limits.line("ada", "table", 1.0)


async def reported_twice(village: Village) -> Answer:
    host, guest = await village.guest(), await village.guest()
    table = await open_table(host, "me", "open")
    about = {"table": table, "player": (await host.got("GET", "/api/me"))["id"], "reason": "spam"}
    return [await guest.ask("POST", "/api/reports", about) for _ in range(2)][-1]


async def away_from_oneself(village: Village) -> Answer:
    me = await village.guest()
    return await me.ask(
        "PUT", f"/api/me/distances/{(await me.got('GET', '/api/me'))['id']}", {"kind": "mute"}
    )


async def beside_somebody_blocked(village: Village) -> Answer:
    host, guest = await village.guest(), await village.guest()
    other = (await guest.got("GET", "/api/me"))["id"]
    await host.got("PUT", f"/api/me/distances/{other}", {"kind": "block"})
    table = await open_table(host, "me", "open", public=True)
    return await guest.ask("POST", f"/api/tables/{table}/join", {})


async def away_from_everybody(village: Village) -> Answer:
    me, other = await village.guest(), await village.guest()
    path = f"/api/me/distances/{(await other.got('GET', '/api/me'))['id']}"
    with patch.object(distances, "MOST_DISTANCES", 0):
        return await me.ask("PUT", path, {"kind": "mute"})


async def everybodys_friend(village: Village) -> Answer:
    ada, bob = await village.guest(), await village.guest()
    other = (await bob.got("GET", "/api/me"))["id"]
    with patch.object(friends, "MOST_FRIENDS", 0):
        return await ada.ask("PUT", f"/api/me/friends/{other}")


async def friend_of_nobody(village: Village) -> Answer:
    return await (await village.guest()).ask("POST", "/api/me/friends", {"name": "Nobody at all"})


async def friend_of_somebody_blocked(village: Village) -> Answer:
    ada, bob = await village.guest(), await village.guest()
    other = (await bob.got("GET", "/api/me"))["id"]
    await ada.got("PUT", f"/api/me/distances/{other}", {"kind": "block"})
    return await ada.ask("PUT", f"/api/me/friends/{other}")


async def stranger_at_the_table(village: Village) -> Answer:
    ada, bob = await village.guest(), await village.guest()
    other = (await bob.got("GET", "/api/me"))["id"]
    table = await open_table(ada, "me", "open")
    return await ada.ask("POST", f"/api/tables/{table}/invite", {"player": other})


async def old_link(village: Village) -> Answer:
    return await village.browser().ask("GET", "/api/doors/k7mp-3xqd-9rwe-hh2t")


async def full_circle(village: Village) -> Answer:
    ada, bob = await village.account("Ada in a Circle"), await village.guest()
    link = (await ada.got("POST", "/api/circles", {"name": "Zoo"}))["link"]
    with patch.object(circles, "MOST_MEMBERS", 1):
        return await bob.ask("POST", f"/api/circle-doors/{link}")


async def circle_of_somebody_else(village: Village) -> Answer:
    ada, bob = await village.account("Ada with a Circle"), await village.guest()
    made = await ada.got("POST", "/api/circles", {"name": "Zoo"})
    await bob.got("POST", f"/api/circle-doors/{made['link']}")
    return await bob.ask("POST", f"/api/circles/{made['id']}/link")


async def one_circle_more(village: Village) -> Answer:
    ada = await village.account("Ada of all Circles")
    with patch.object(circles, "MOST_CIRCLES", 0):
        return await ada.ask("POST", "/api/circles", {"name": "Zoo"})


async def no_circle(village: Village) -> Answer:
    return await (await village.guest()).ask("GET", "/api/circles/k7mp3xqd9rwe")
