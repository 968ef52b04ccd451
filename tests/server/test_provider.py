"""Log-ins by the host's provider: whole journeys with a real one, and every lie of one of our own."""

import asyncio
import socket
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import rsa

from happycity.server.model.people import Passkey
from happycity.server.names import names_like
from happycity.server.people import provider
from happycity.server.protocol.terms import COOKIE as SESSION
from happycity.server.store import deeds, passkeys, people
from happycity.server.web.http.provider import COOKIE
from happycity.testing.server.village import (
    HOST,
    PASSWORD,
    Browser,
    Village,
    in_village,
    open_table,
    opened,
    seats_at,
)
from tests.server.providers import NAME, Liar, log_in_there, real_provider, settings_for

NEW = "eight blue towers"
WISH, ANSWER = "/api/login/provider/wish", "/api/login/provider"
Story = Callable[[Village, Liar], Awaitable[None]]


def browser_in(village: Village, address: str = "192.0.2.1") -> Browser:
    """One whose pages say where they come from."""
    return village.browser(address, x_happy_city="1", origin=f"http://{HOST}")


async def visitor(village: Village) -> Browser:
    browser = browser_in(village)
    await browser.got("POST", "/api/session")
    return browser


async def begun(browser: Browser) -> str:
    return str((await browser.got("POST", WISH))["url"])


async def by_provider(browser: Browser, liar: Liar) -> Any:
    """Log in, join or confirm, whichever it is."""
    return await browser.got("POST", ANSWER, liar.answer_to(await begun(browser)))


async def refused(browser: Browser, liar: Liar) -> str:
    return await browser.code("POST", ANSWER, liar.answer_to(await begun(browser)))


def with_liar(tmp_path: Path, story: Story, now: Any = None, **settings: Any) -> None:
    async def run(liar: Liar) -> None:
        more = {"now": now} if now else {}
        async with opened(tmp_path, **more, **settings_for(liar.address, **settings)) as village:
            await story(village, liar)

    with Liar().open() as liar:
        asyncio.run(run(liar))


# --- a real provider ----------------------------------------------------------------------------------


@pytest.mark.full
def test_whole_journeys_with_a_real_provider(tmp_path: Path) -> None:
    async def journeys(issuer: str) -> None:
        async with opened(tmp_path, **settings_for(issuer)) as village:
            assert (await village.browser().got("GET", "/api/house"))["provider"] == NAME
            guest = await visitor(village)
            before, table = (await guest.got("GET", "/api/me"))["id"], await open_table(guest, "me", "open")
            answer = log_in_there(await begun(guest), "number-7")
            ada = await guest.got("POST", ANSWER, answer)
            assert (ada["id"], ada["kind"], ada["name"]) == (before, "account", "Ada Club")
            assert (await seats_at(guest, table))[0] == ("person", "Ada Club", True)
            assert await guest.code("POST", ANSWER, answer) == "login-stale", "an answer counts once"

            phone = browser_in(village, "192.0.2.7")
            again = await phone.got("POST", ANSWER, log_in_there(await begun(phone), "number-7"))
            assert again["id"] == before

            said_no = log_in_there(await begun(phone), None)
            assert "code" not in said_no

            bea = await visitor(village)
            await bea.got("POST", "/api/account", {"name": "Bea", "password": PASSWORD})
            joined = await bea.got("POST", ANSWER, log_in_there(await begun(bea), "number-8"))
            assert joined["name"] == "Bea"
            await bea.got("POST", "/api/logout")
            tablet = browser_in(village, "192.0.2.8")
            bea_again = await tablet.got("POST", ANSWER, log_in_there(await begun(tablet), "number-8"))
            assert bea_again["id"] == joined["id"]

    with real_provider({"sub": "number-7", "preferred_username": "Ada Club"}) as issuer:
        asyncio.run(journeys(issuer))


# --- what is believed ---------------------------------------------------------------------------------


@pytest.mark.parametrize("algorithm", ["RS256", "ES256"])
def test_both_kinds_of_signatures_are_believed(tmp_path: Path, algorithm: str) -> None:
    async def story(village: Village, liar: Liar) -> None:
        liar.algorithm = algorithm
        assert (await by_provider(browser_in(village), liar))["name"] == "ada"

    with_liar(tmp_path, story)


LIES: dict[str, dict[str, Any]] = {
    "for another": {"claims": {"aud": "another"}},
    "for two, meant for the other": {"claims": {"aud": ["happycity", "another"], "azp": "another"}},
    "by another": {"claims": {"iss": "http://127.0.0.1:1"}},
    "another nonce": {"claims": {"nonce": "of another log-in"}},
    "no nonce": {"claims": {"nonce": None}},
    "over": {"claims": {"exp": 1_000_000_000}},
    "without an end": {"claims": {"exp": None}},
    "of nobody": {"claims": {"sub": None}},
    "of an empty subject": {"claims": {"sub": ""}},
    "another key": {"signs_with": rsa.generate_private_key(65537, 2048)},
    "not signed": {"algorithm": "none"},
    "signed with what everybody knows": {"algorithm": "HS256", "signs_with": "x" * 32},
}


def test_no_lie_is_believed(tmp_path: Path) -> None:
    async def story(village: Village, liar: Liar) -> None:
        honest: dict[str, Any] = {"claims": {}, "algorithm": "RS256", "signs_with": None}
        for name, lie in LIES.items():
            for what, value in (honest | lie).items():
                setattr(liar, what, value)
            assert await refused(browser_in(village), liar) == "bad-proof", name
        assert await village.rows("SELECT * FROM identities") == []
        assert await village.rows("SELECT * FROM players WHERE kind = 'account'") == []

    with_liar(tmp_path, story)


def test_new_keys_of_the_provider_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(village: Village, liar: Liar) -> None:
        await by_provider(browser_in(village), liar)
        asked = len(liar.asked)
        await by_provider(browser_in(village), liar)
        assert liar.asked[asked:] == ["/token"], "what it says about itself is kept for a while"
        liar.__post_init__()
        assert await refused(browser_in(village), liar) == "bad-proof", "it is not asked all the time"
        monkeypatch.setattr(provider, "LOOK_AGAIN", -1.0)
        await by_provider(browser_in(village), liar)

    with_liar(tmp_path, story)


def test_an_answer_is_good_in_the_browser_that_asked_and_once(tmp_path: Path) -> None:
    async def story(village: Village, liar: Liar) -> None:
        ada, eve = browser_in(village), browser_in(village, "192.0.2.9")
        answer = liar.answer_to(await begun(ada))
        assert await eve.code("POST", ANSWER, answer) == "login-stale", "without a cookie"
        await begun(eve)
        assert await eve.code("POST", ANSWER, answer) == "login-stale", "with that of another log-in"
        await ada.got("POST", ANSWER, answer)
        kept = village.browser(
            x_happy_city="1", origin=f"http://{HOST}", cookie=f"{COOKIE}={ada.cookies[COOKIE]}"
        )
        assert await kept.code("POST", ANSWER, answer) == "login-stale", "replayed"

    with_liar(tmp_path, story)


CLOCK = [1_000_000.0]


def test_who_takes_too_long_begins_again(tmp_path: Path) -> None:
    async def story(village: Village, liar: Liar) -> None:
        ada = browser_in(village)
        answer = liar.answer_to(await begun(ada))
        CLOCK[0] += 60 * provider.MINUTES + 1
        assert await ada.code("POST", ANSWER, answer) == "login-stale"

    with_liar(tmp_path, story, now=lambda: CLOCK[0])


def test_a_provider_that_is_down_or_refuses_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(provider, "PAUSE", 0.0)

    async def story(village: Village, liar: Liar) -> None:
        ada = browser_in(village)
        liar.status = 503
        assert await ada.code("POST", WISH) == "provider-down"
        liar.status = 200
        answer = liar.answer_to(await begun(ada))
        liar.status = 503
        assert await ada.code("POST", ANSWER, answer) == "provider-down"
        liar.status = 200
        said_no = {"state": liar.answer_to(await begun(ada))["state"]}
        assert await ada.code("POST", ANSWER, said_no) == "provider-refused"
        forged = {"state": liar.answer_to(await begun(ada))["state"], "code": "forged"}
        assert await ada.code("POST", ANSWER, forged) == "provider-refused"
        assert (await by_provider(ada, liar))["name"] == "ada"

    with_liar(tmp_path, story)


def test_nobody_is_led_to_a_provider_that_went_down_since_it_was_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(provider, "PAUSE", 0.0)
    monkeypatch.setattr(provider, "THERE_FOR", -1.0)

    async def story(village: Village, liar: Liar) -> None:
        ada = browser_in(village)
        answer = liar.answer_to(await begun(ada))
        liar.status = 503
        assert await ada.code("POST", WISH) == "provider-down"
        liar.status = 200
        assert (await ada.got("POST", ANSWER, answer))["name"] == "ada", "who has begun can end it"
        await begun(browser_in(village))

    with_liar(tmp_path, story)


def test_nobody_waits_long_for_a_provider_that_says_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(provider, "HURRY", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        issuer = f"http://127.0.0.1:{silent.getsockname()[1]}"

        async def story() -> None:
            async with opened(tmp_path, **settings_for(issuer)) as village:
                began = time.monotonic()
                assert await browser_in(village).code("POST", WISH) == "provider-down"
                assert time.monotonic() - began < provider.PATIENCE / 2

        asyncio.run(story())


@in_village(**settings_for("http://127.0.0.1:1"))
async def test_nobody_there_is_told_as_such(village: Village) -> None:
    assert await browser_in(village).code("POST", WISH) == "provider-down"


# --- accounts -----------------------------------------------------------------------------------------


@pytest.mark.full
def test_names_come_from_the_provider_and_are_changed_if_they_cannot_be(tmp_path: Path) -> None:
    async def story(village: Village, liar: Liar) -> None:
        for subject, called, name in (
            ("1", "ada@club.example", "ada"),
            ("2", "Ada", "Ada 2"),
            ("3", "ÁDA", "ÁDA 3"),
            ("4", "mayor of x", "mayor of x"),
        ):
            liar.claims = {"sub": subject, "preferred_username": called}
            told = await by_provider(browser_in(village), liar)
            assert told["name"] == name
            assert told["renamed"] == (name not in called), "once, so that nobody wonders"
            assert not (await by_provider(browser_in(village), liar))["renamed"]
        for refused_here in ("admin", "Boss", "asshole", "\u200b", None):
            liar.claims = {"sub": f"called {refused_here}", "preferred_username": refused_here}
            told = await by_provider(browser_in(village), liar)
            assert told["kind"] == "account"
            assert refused_here is None or not told["name"].startswith(refused_here)
            assert told["renamed"] == (refused_here is not None)

    with_liar(tmp_path, story, admins="Boss")


def test_names_with_numbers_are_no_longer_than_others() -> None:
    names = list(names_like(["x" * 30, "Admin"], lambda _: None))
    assert names[:2] == ["x" * 24, "x" * 22 + " 2"]
    assert max(map(len, names)) == 24


def test_an_identity_opens_one_account(tmp_path: Path) -> None:
    async def story(village: Village, liar: Liar) -> None:
        await by_provider(browser_in(village), liar)
        ben = await visitor(village)
        await ben.got("POST", "/api/account", {"name": "Ben", "password": PASSWORD})
        assert await refused(ben, liar) == "identity-taken"
        liar.claims = {"sub": "ben"}
        await by_provider(ben, liar)
        liar.claims = {"sub": "ben at work"}
        assert await refused(ben, liar) == "other-identity"
        await ben.got("DELETE", "/api/me/provider")
        await by_provider(ben, liar)

    with_liar(tmp_path, story)


def test_two_first_log_ins_at_once_make_one_account(tmp_path: Path) -> None:
    async def story(village: Village, liar: Liar) -> None:
        both = [await visitor(village) for _ in range(2)]
        answers = [liar.answer_to(await begun(one)) for one in both]
        asked = (one.ask("POST", ANSWER, answer) for one, answer in zip(both, answers, strict=True))
        statuses = sorted(status for status, _ in await asyncio.gather(*asked))
        assert statuses in ([200, 200], [200, 409])
        assert len(await village.rows("SELECT * FROM players WHERE kind = 'account'")) == 1

    with_liar(tmp_path, story)


@pytest.mark.full
def test_the_last_way_in_stays(tmp_path: Path) -> None:
    async def story(village: Village, liar: Liar) -> None:
        ada = browser_in(village)
        player = (await by_provider(ada, liar))["id"]
        assert await ada.code("DELETE", "/api/me/provider") == "last-way-in"
        await village.services.scribe.write(passkeys.add, player, Passkey("key", "", 0, "", 0.0, None))
        await ada.got("DELETE", "/api/me/provider")
        assert await ada.code("DELETE", "/api/me/passkeys/key") == "last-way-in"
        await by_provider(ada, liar)
        await ada.got("DELETE", "/api/me/passkeys/key")
        await ada.got("POST", "/api/password", {"password": None, "new_password": NEW})
        await ada.got("DELETE", "/api/me/provider")
        assert (await ada.got("GET", "/api/me/access"))["provider_since"] is None
        liar.claims = {"preferred_username": "somebody"}
        assert (await by_provider(browser_in(village), liar))["id"] != player

    with_liar(tmp_path, story)


def test_without_a_password_a_log_in_a_moment_ago_counts(tmp_path: Path) -> None:
    asks: list[tuple[str, str, Any]] = [
        ("POST", "/api/me/recovery", {"password": None}),
        ("POST", "/api/password", {"password": "anything", "new_password": NEW}),
        ("DELETE", "/api/me", {}),
    ]

    async def story(village: Village, liar: Liar) -> None:
        ada = browser_in(village)
        await by_provider(ada, liar)
        assert await ada.code("POST", "/api/login", {"name": "ada", "password": ""}) == "bad-message"
        assert await ada.code("POST", "/api/login", {"name": "ada", "password": PASSWORD}) == "wrong-password"
        told = await ada.got("GET", "/api/me/access")
        assert (told["has_password"], told["fresh"]) == (False, True)
        CLOCK[0] += provider.FRESH_FOR
        assert (await ada.got("GET", "/api/me/access"))["fresh"] is False
        for ask in asks:
            assert await ada.code(*ask) == "need-fresh-login"
        await ada.got("POST", "/api/session")
        assert await ada.code(*asks[0]) == "need-fresh-login", "to come back proves nothing"
        liar.claims = {"auth_time": CLOCK[0] - provider.FRESH_FOR}
        await by_provider(ada, liar)
        assert await ada.code(*asks[0]) == "need-fresh-login", "the provider asked for nothing"
        liar.claims = {"auth_time": CLOCK[0]}
        assert "prompt=login" in await begun(ada)
        await by_provider(ada, liar)
        await ada.got(*asks[0])
        await ada.got(*asks[2])
        assert await village.rows("SELECT * FROM identities") == []

    with_liar(tmp_path, story, now=lambda: CLOCK[0])


def test_who_has_a_password_is_asked_for_it_all_the_same(tmp_path: Path) -> None:
    async def story(village: Village, liar: Liar) -> None:
        ada = await visitor(village)
        await ada.got("POST", "/api/account", {"name": "Ada", "password": PASSWORD})
        await by_provider(ada, liar)
        assert await ada.code("DELETE", "/api/me", {}) == "wrong-password"
        assert (await ada.got("GET", "/api/me/export"))["identities"][0]["subject"] == "ada"

    with_liar(tmp_path, story)


def test_the_banned_are_not_let_in_and_can_delete_themselves(tmp_path: Path) -> None:
    async def story(village: Village, liar: Liar) -> None:
        ada, services = browser_in(village), village.services
        player = (await by_provider(ada, liar))["id"]
        person = await services.database.read(people.person, player)
        assert person is not None
        await services.scribe.write(deeds.ban, "host", person, CLOCK[0] + 1e6, CLOCK[0])
        liar.claims = {"auth_time": CLOCK[0]}
        assert await refused(browser_in(village), liar) == "banned"
        CLOCK[0] += provider.FRESH_FOR
        assert await ada.code("DELETE", "/api/me", {}) == "need-fresh-login"
        liar.claims = {"auth_time": CLOCK[0]}
        assert await refused(ada, liar) == "banned"
        await ada.got("DELETE", "/api/me", {})

    with_liar(tmp_path, story, now=lambda: CLOCK[0])


@pytest.mark.parametrize("invites", [True, False])
def test_the_provider_counts_as_an_invitation_unless_the_host_says_no(tmp_path: Path, invites: bool) -> None:
    async def story(village: Village, liar: Liar) -> None:
        ada = browser_in(village)
        if invites:
            await by_provider(ada, liar)
        else:
            assert await refused(ada, liar) == "bad-invitation"
            assert SESSION not in ada.cookies

    with_liar(tmp_path, story, invitations_only=True, oidc_invites=invites)


def test_pages_of_others_begin_nothing(tmp_path: Path) -> None:
    async def story(village: Village, _: Liar) -> None:
        for headers in ({"origin": "https://evil.example"}, {}):
            assert await village.browser(x_happy_city="1", **headers).code("POST", WISH) == "foreign-page"

    with_liar(tmp_path, story)
