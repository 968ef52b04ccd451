"""Ways into an account: browsers that are signed out one by one, and codes for a lost password."""

import asyncio

import pytest

from happycity.server.model.people import Session
from happycity.server.one_time import fresh_code, hash_of_code
from happycity.server.people.devices import device_of
from happycity.server.protocol.terms import COOKIE, CloseCode
from happycity.server.store import recovery, sessions
from happycity.server.web.http.access import CODES
from happycity.testing.server.inside import Inside
from happycity.testing.server.village import HOST, PASSWORD, Browser, Village, in_village, open_table

NEW = "eight blue towers"
FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"


async def signed_in(village: Village, name: str, agent: str = "", address: str = "192.0.2.1") -> Browser:
    """Another browser of the same account."""
    browser = village.browser(address, x_happy_city="1", user_agent=agent)
    await browser.got("POST", "/api/login", {"name": name, "password": PASSWORD})
    return browser


async def listed(browser: Browser) -> list[dict[str, object]]:
    found: list[dict[str, object]] = (await browser.got("GET", "/api/me/sessions"))["sessions"]
    return found


# --- browsers -----------------------------------------------------------------------------------------


@in_village()
async def test_each_browser_of_an_account_is_listed(village: Village) -> None:
    anna = await village.account("Anna")
    phone = await signed_in(village, "anna", FIREFOX)
    assert [one["current"] for one in await listed(anna)].count(True) == 1
    mine = next(one for one in await listed(phone) if one["current"])
    assert mine["device"] == "Firefox · Android"
    assert len(await listed(phone)) == 2
    await phone.got("POST", "/api/session")
    assert len(await listed(phone)) == 2, "a visit goes on with its session"


@in_village()
async def test_one_browser_can_be_signed_out_alone(village: Village) -> None:
    anna, phone, tablet = (
        await village.account("Anna"),
        await signed_in(village, "anna"),
        await signed_in(village, "anna"),
    )
    lost = next(one["id"] for one in await listed(phone) if one["current"])
    await anna.got("DELETE", f"/api/me/sessions/{lost}")
    assert await phone.code("GET", "/api/me") == "not-signed-in"
    assert (await tablet.ask("GET", "/api/me"))[0] == 200
    assert await anna.code("DELETE", f"/api/me/sessions/{lost}") == "unknown-session"
    own = next(one["id"] for one in await listed(anna) if one["current"])
    await anna.got("DELETE", f"/api/me/sessions/{own}")
    assert COOKIE not in anna.cookies
    assert len(await listed(tablet)) == 1


@in_village()
async def test_nobody_ends_the_session_of_another(village: Village) -> None:
    anna, ben = await village.account("Anna"), await village.account("Ben")
    hers = (await listed(anna))[0]["id"]
    assert await ben.code("DELETE", f"/api/me/sessions/{hers}") == "unknown-session"
    assert (await anna.ask("GET", "/api/me"))[0] == 200


@in_village()
async def test_the_session_of_another_opens_no_account(village: Village) -> None:
    anna, ben = await village.account("Anna"), await village.account("Ben")
    player, epoch, session, _ = anna.cookies[COOKIE].split(".")
    other = ben.cookies[COOKIE].split(".")[2]
    sign = village.services.sessions._signer.sign
    for said, status in ((f"{player}.{epoch}.{session}", 200), (f"{player}.{epoch}.{other}", 401)):
        browser = village.browser(cookie=f"{COOKIE}={sign(said).decode()}")
        assert (await browser.ask("GET", "/api/me"))[0] == status


@in_village()
async def test_an_open_page_does_not_outlive_its_session(village: Village) -> None:
    anna, phone = await village.account("Anna"), await signed_in(village, "anna")
    table = await open_table(phone, "me", "open")
    headers = {"cookie": f"{COOKIE}={phone.cookies[COOKIE]}", "origin": f"http://{HOST}", "host": HOST}
    page = await Inside(village._app, f"/ws/tables/{table}", headers).open()
    await page.answered()
    lost = next(one["id"] for one in await listed(phone) if one["current"])
    await anna.got("DELETE", f"/api/me/sessions/{lost}")
    page.send({"type": "say", "text": "still here?"})
    await page.until(lambda: page.closed is not None)
    assert page.closed == CloseCode.SIGNED_OUT
    assert page.refusals() == {"not-signed-in"}


@in_village()
async def test_signing_out_ends_the_session(village: Village) -> None:
    anna, phone = await village.account("Anna"), await signed_in(village, "anna")
    kept = phone.cookies[COOKIE]
    await phone.got("POST", "/api/logout")
    assert (await village.browser(cookie=f"{COOKIE}={kept}").ask("GET", "/api/me"))[0] == 401
    assert len(await listed(anna)) == 1


@in_village()
async def test_a_cookie_from_before_there_were_sessions_goes_on(village: Village) -> None:
    anna = await village.account("Anna")
    player, epoch, *_ = anna.cookies[COOKIE].split(".")
    old = village.services.sessions._signer.sign(f"{player}.{epoch}").decode()
    browser = village.browser(cookie=f"{COOKIE}={old}", x_happy_city="1")
    answer = await browser.request("POST", "/api/session")
    assert answer.json()["name"] == "Anna"
    assert len(answer.cookies[COOKIE].split(".")) == 4, "from now on it has a session"


@in_village()
async def test_there_are_so_many_sessions_and_no_more(village: Village) -> None:
    anna = await village.account("Anna")
    player, now = (await anna.got("GET", "/api/me"))["id"], village.services.now()
    for number in range(sessions.MOST):
        later = Session(f"{number:016}", "", now + number, now + number)
        await village.services.scribe.write(sessions.begin, player, later, 0.0)
    assert await anna.code("GET", "/api/me") == "not-signed-in", "it was used least recently"
    assert len(await listed(await signed_in(village, "anna"))) == sessions.MOST


@in_village()
async def test_a_session_that_no_browser_keeps_is_forgotten(village: Village) -> None:
    player = (await (await village.account("Anna")).got("GET", "/api/me"))["id"]
    await village.services.scribe.write(sessions.begin, player, Session("0" * 16, "", 5.0, 5.0), 0.0)
    assert len(await listed(await signed_in(village, "anna"))) == 2


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox · Android"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0 Safari/537.36", "Chrome · Windows"),
        ("Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0 Safari/537.36 Edg/142.0", "Edge · Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1", "Safari · iPhone"),
        ("curl/8.5", ""),
        ("Linux", "Linux"),
        ("x" * 400 + "Firefox", ""),
    ],
)
def test_a_browser_is_recognised(agent: str, device: str) -> None:
    assert device_of(agent) == device


# --- a lost password ----------------------------------------------------------------------------------


async def codes_of(browser: Browser) -> list[str]:
    codes: list[str] = (await browser.got("POST", "/api/me/recovery", {"password": PASSWORD}))["codes"]
    return codes


def with_code(code: str, name: str = "anna", password: str = NEW) -> dict[str, str]:
    return {"name": name, "code": code, "new_password": password}


@in_village()
async def test_a_code_brings_a_lost_account_back(village: Village) -> None:
    anna = await village.account("Anna")
    before = (await anna.got("GET", "/api/me"))["id"]
    codes = await codes_of(anna)
    assert len({*codes}) == CODES
    stranger = await village.guest("192.0.2.7")
    back = await stranger.got("POST", "/api/recover", with_code(codes[3].upper().replace("-", " ")))
    assert back["id"] == before
    assert await anna.code("GET", "/api/me") == "not-signed-in", "every other session ends"
    assert (await stranger.got("GET", "/api/me/recovery")) == {"left": CODES - 1, "codes": None}
    await stranger.got("POST", "/api/login", {"name": "anna", "password": NEW})
    assert (
        await stranger.code("POST", "/api/login", {"name": "anna", "password": PASSWORD}) == "wrong-password"
    )


@in_village()
async def test_a_code_works_once_and_for_its_owner_alone(village: Village) -> None:
    anna, ben = await village.account("Anna"), await village.account("Ben", "192.0.2.2")
    codes = await codes_of(anna)
    guest = await village.guest("192.0.2.7")
    assert await guest.code("POST", "/api/recover", with_code(codes[0], "ben")) == "wrong-code"
    assert await guest.code("POST", "/api/recover", with_code(codes[0], "nobody")) == "wrong-code"
    assert await guest.code("POST", "/api/recover", with_code(codes[0], password="short")) == "password-short"
    await guest.got("POST", "/api/recover", with_code(codes[0]))
    assert await guest.code("POST", "/api/recover", with_code(codes[0])) == "wrong-code"
    assert (await ben.ask("GET", "/api/me"))[0] == 200


@in_village()
async def test_a_code_that_two_use_at_once_works_once(village: Village) -> None:
    code = (await codes_of(await village.account("Anna")))[0]
    both = [await village.guest(f"192.0.2.{n}") for n in (7, 8)]
    answers = await asyncio.gather(*(one.ask("POST", "/api/recover", with_code(code)) for one in both))
    assert sorted(status for status, _ in answers) == [200, 401]


@in_village()
async def test_new_codes_replace_the_old_ones_and_need_the_password(village: Village) -> None:
    anna = await village.account("Anna")
    old = await codes_of(anna)
    assert await anna.code("POST", "/api/me/recovery", {"password": NEW}) == "wrong-password"
    new = await codes_of(anna)
    guest = await village.guest("192.0.2.7")
    assert await guest.code("POST", "/api/recover", with_code(old[0])) == "wrong-code"
    await guest.got("POST", "/api/recover", with_code(new[0]))


@in_village()
async def test_codes_cannot_be_tried_without_end(village: Village) -> None:
    await village.account("Anna")
    guest = await village.guest("192.0.2.7")
    told = [await guest.code("POST", "/api/recover", with_code(fresh_code())) for _ in range(11)]
    assert told == ["wrong-code"] * 10 + ["too-fast"]


@in_village()
async def test_only_a_hash_of_a_code_is_kept_and_it_goes_with_the_account(village: Village) -> None:
    anna = await village.account("Anna")
    codes = await codes_of(anna)
    kept = [row.code_hash for row in await village.rows("SELECT code_hash FROM recovery")]
    assert sorted(kept) == sorted(map(hash_of_code, codes))
    told = str(await anna.got("GET", "/api/me/export"))
    assert not any(code in told for code in (*codes, *kept))
    await anna.got("DELETE", "/api/me", {"password": PASSWORD})
    assert await village.rows("SELECT * FROM recovery") == []
    assert await village.rows("SELECT * FROM sessions") == []


CLOCK = [1_000_000.0]


@in_village(now=lambda: CLOCK[0])
async def test_a_code_of_the_host_ends_by_itself(village: Village) -> None:
    player = (await (await village.account("Anna")).got("GET", "/api/me"))["id"]
    guest, code = await village.guest("192.0.2.7"), fresh_code()
    await village.services.scribe.write(recovery.give, player, hash_of_code(code), CLOCK[0] - 1)
    assert await guest.code("POST", "/api/recover", with_code(code)) == "wrong-code"
    await village.services.scribe.write(recovery.give, player, hash_of_code(code), CLOCK[0] + 60)
    await guest.got("POST", "/api/recover", with_code(code))
    assert await village.rows("SELECT * FROM recovery") == []
