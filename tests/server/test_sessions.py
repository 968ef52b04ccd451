"""Who is calling: cookies nobody can forge, tokens, and pages of other sites."""

import asyncio
import hashlib
import hmac
import threading
from dataclasses import dataclass
from typing import Any, cast

import pytest
from itsdangerous import Signer
from sqlalchemy import event
from starlette.requests import HTTPConnection
from starlette.responses import Response

from happycity.server.model.people import Person
from happycity.server.people import sessions
from happycity.server.people.sessions import FRESH, Sessions, fresh_token, token_hash
from happycity.server.protocol.people import PlayerSettings
from happycity.server.protocol.terms import COOKIE
from happycity.server.refusals import Denied
from happycity.server.settings import Settings, read_settings
from happycity.server.store import people
from happycity.testing.server.village import HOST, PASSWORD, Browser, Village, in_village

CLOCK = [1_000_000.0]


async def status_with(village: Village, cookie: str) -> int:
    browser = village.browser(cookie=f"{COOKIE}={cookie}")
    return (await browser.ask("GET", "/api/me"))[0]


# --- cookies --------------------------------------------------------------------------------------


@in_village()
async def test_a_cookie_cannot_be_forged(village: Village) -> None:
    one, other = await village.guest(), await village.guest()
    cookie = one.cookies[COOKIE]
    player, epoch, signature = cookie.split(".")
    victim = other.cookies[COOKIE].split(".")[0]
    assert await status_with(village, cookie) == 200
    flipped = signature[:5] + ("A" if signature[5] != "A" else "B") + signature[6:]
    other_key = Signer("another key", salt="happycity.session", digest_method=hashlib.sha256)
    for forged in (
        f"{victim}.{epoch}.{signature}",
        f"{player}.1.{signature}",
        f"{player}.{epoch}.{flipped}",
        f"{player}.{epoch}",
        f"{player}.{epoch}.",
        other_key.sign(f"{player}.{epoch}").decode(),
        "",
        "...",
        "\u00e9.0.x",
    ):
        assert await status_with(village, forged) == 401, forged


@in_village()
async def test_what_is_signed_for_another_purpose_is_no_cookie(village: Village) -> None:
    player = (await village.guest()).cookies[COOKIE].split(".")[0]
    key = await village.key()
    for salt in ("happycity.session", "happycity.other", "itsdangerous.Signer"):
        signed = Signer(key, salt=salt, digest_method=hashlib.sha256).sign(f"{player}.0").decode()
        assert (await status_with(village, signed) == 200) is (salt == "happycity.session"), salt


@in_village()
async def test_signed_nonsense_is_nobody(village: Village) -> None:
    for content in ("nobody.0", "x", "x.y", ".", "x.-1", "x.99999999999999999999"):
        forged = village.services.sessions._signer.sign(content).decode()
        assert await status_with(village, forged) == 401, content


@in_village()
async def test_a_cookie_of_an_old_epoch_is_nobody(village: Village) -> None:
    anna = await village.account("Anna")
    stolen = anna.cookies[COOKIE]
    assert await status_with(village, stolen) == 200
    await anna.got("POST", "/api/logout-everywhere")
    assert COOKIE not in anna.cookies
    assert await status_with(village, stolen) == 401
    await anna.got("POST", "/api/login", {"name": "anna", "password": PASSWORD})
    assert await status_with(village, anna.cookies[COOKIE]) == 200
    assert await status_with(village, stolen) == 401


def sessions_with(settings: Settings) -> Sessions:
    """Some that need no database."""
    return Sessions(cast(Any, None), "key", settings, lambda: 0.0)


@pytest.mark.parametrize("secure", [False, True])
def test_the_cookie_is_kept_from_scripts_and_other_sites(secure: bool) -> None:
    session, response = sessions_with(Settings(secure_cookies=secure)), Response()
    session.set_cookie(response, Person("ann", "guest", "Ann", 3, PlayerSettings(), 0.0))
    words = {word.strip().lower() for word in response.headers["set-cookie"].split(";")}
    assert {"httponly", "path=/", "samesite=lax", f"max-age={400 * 86400}"} <= words
    assert ("secure" in words) is secure
    assert not any(word.startswith("domain") for word in words)


# --- what a process remembers ----------------------------------------------------------------------


class Reads:
    """Counts the queries about people."""

    def __init__(self, village: Village) -> None:
        self.number = 0
        event.listen(village.services.database.reading, "before_cursor_execute", self._count)

    def _count(self, _connection: object, _cursor: object, statement: str, *_: object) -> None:
        self.number += "FROM players" in statement


@in_village(now=lambda: CLOCK[0])
async def test_many_requests_cost_one_query(village: Village) -> None:
    guest, program = await village.guest(), await program_of(await village.account("Anna"), village)
    connections = [connection_of(guest), HTTPConnection(scope_of("http", authorization=f"Bearer {program}"))]
    for connection in connections:
        reads = Reads(village)
        for _ in range(50):
            assert await village.services.sessions.person_of(connection)
        assert 1 <= reads.number <= 2
        CLOCK[0] += FRESH + 1
        assert await village.services.sessions.person_of(connection)
        assert 2 <= reads.number <= 4


@in_village()
async def test_what_is_remembered_is_bounded(village: Village) -> None:
    guests = [await village.guest() for _ in range(4)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sessions, "MOST_KNOWN", 2)
        for guest in guests:
            assert await village.services.sessions.person_of(connection_of(guest))
    assert len(village.services.sessions._known) == 2


@in_village()
async def test_what_was_read_before_a_change_is_not_remembered(village: Village) -> None:
    connection, database = connection_of(await village.guest()), village.services.database
    asking, has_read = village.services.sessions.person_of, threading.Event()
    before = await asking(connection)
    assert before is not None
    village.services.sessions.forget(before.id)
    event.listen(database.reading, "after_cursor_execute", lambda *_: has_read.set())
    reading = asyncio.create_task(asking(connection))
    await asyncio.sleep(
        0
    )  # the query is in its thread now; while we hold the loop, nobody hears of its answer
    assert has_read.wait(10)
    with database.writing.begin() as writing:
        people.rename(writing, before, "Somebody Else", "somebody else")
    village.services.sessions.forget(before.id)
    assert await reading == before
    fresh = await asking(connection)
    assert fresh is not None
    assert fresh.name == "Somebody Else"


@in_village()
async def test_a_new_cookie_is_good_in_every_process_at_once(village: Village) -> None:
    """Another process remembers the person as they were: it must not take the new cookie for a forgery."""
    here = village.services
    elsewhere = Sessions(here.database, await village.key(), here.settings, here.now)
    anna = await village.account("Anna")
    assert await elsewhere.person_of(connection_of(anna))
    await anna.got("POST", "/api/password", {"password": PASSWORD, "new_password": "nine blue museums"})
    person = await elsewhere.person_of(connection_of(anna))
    assert person is not None
    assert person.epoch == 1


# --- tokens -----------------------------------------------------------------------------------------


async def program_of(owner: Browser, village: Village) -> str:
    token: str = (await owner.got("POST", "/api/me/programs", {"name": "My Bot"}))["token"]
    assert len(token) == 46
    assert token.startswith("hc_")
    return token


@in_village()
async def test_a_token_is_a_program(village: Village) -> None:
    token = await program_of(await village.account("Anna"), village)
    me = await village.browser(authorization=f"Bearer {token}").got("GET", "/api/me")
    assert (me["kind"], me["name"]) == ("program", "My Bot")
    for scheme in ("bearer", "BEARER"):
        assert await village.browser(authorization=f"{scheme} {token}").got("GET", "/api/me") == me


@in_village()
async def test_a_wrong_token_is_refused(village: Village) -> None:
    token = await program_of(await village.account("Anna"), village)
    wrong = (token[:-1], token + "x", token.upper(), token_hash(token), fresh_token(), "", "\u00e9")
    for one in wrong:
        browser = village.browser(authorization=f"Bearer {one}")
        assert await browser.ask("GET", "/api/me") == (401, await refusal(browser)), one


async def refusal(browser: Browser) -> dict[str, object]:
    answer = (await browser.ask("GET", "/api/me"))[1]
    assert answer["code"] == "bad-token"
    assert answer["facts"] == {}
    return dict(answer)


@in_village()
async def test_other_authorisations_belong_to_proxies(village: Village) -> None:
    guest = await village.guest()
    guest.headers["authorization"] = "Basic YW5uYTpzZWNyZXQ="
    assert (await guest.got("GET", "/api/me"))["kind"] == "guest"


@in_village()
async def test_tokens_are_compared_in_constant_time(village: Village) -> None:
    compared, compare = [], hmac.compare_digest

    def spy(one: str, other: str) -> bool:
        compared.append((one, other))
        return compare(one, other)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hmac, "compare_digest", spy)
        wrong = HTTPConnection(scope_of("http", authorization="Bearer hc_wrong"))
        with pytest.raises(Denied):
            await village.services.sessions.person_of(wrong)
    assert compared == [("", token_hash("hc_wrong"))]


# --- pages of other sites -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """A connection, and whether it may go on."""

    allowed: bool
    kind: str = "http"
    method: str = "POST"
    scheme: str = "http"
    cookie: bool = False
    bearer: bool = False
    own_page: bool = False
    origin: str | None = None


OWN, LISTED, FOREIGN = f"http://{HOST}", "https://play.example", "https://evil.example"
CASES = [
    # cookie-less: an Origin, if sent, has to be right
    Case(True),
    Case(True, origin=OWN),
    Case(True, origin=LISTED),
    Case(True, origin=OWN.upper()),
    Case(False, origin=FOREIGN),
    Case(False, origin="null"),
    Case(False, origin=""),
    Case(False, origin=f"https://{HOST}"),
    Case(False, origin=f"http://{HOST}.evil.example"),
    Case(False, origin=f"http://{HOST}:8080"),
    Case(True, scheme="https", origin=f"https://{HOST}"),
    # with a cookie: the header of our own pages, too
    Case(False, cookie=True),
    Case(False, cookie=True, origin=OWN),
    Case(True, cookie=True, own_page=True),
    Case(True, cookie=True, own_page=True, origin=OWN),
    Case(True, cookie=True, own_page=True, origin=LISTED),
    Case(False, cookie=True, own_page=True, origin=FOREIGN),
    Case(False, cookie=True, method="DELETE"),
    Case(False, cookie=True, method="PATCH"),
    Case(True, cookie=True, method="GET"),
    # a token proves enough
    Case(True, bearer=True),
    Case(True, bearer=True, cookie=True),
    Case(True, bearer=True, origin=FOREIGN),
    # WebSockets cannot send our header, but browsers say where they come from
    Case(False, "websocket", scheme="ws", cookie=True),
    Case(True, "websocket", scheme="ws", cookie=True, origin=OWN),
    Case(True, "websocket", scheme="ws", cookie=True, origin=LISTED),
    Case(False, "websocket", scheme="ws", cookie=True, origin=FOREIGN),
    Case(False, "websocket", scheme="ws", cookie=True, own_page=True),
    Case(False, "websocket", scheme="ws", cookie=True, origin="null"),
    Case(False, "websocket", scheme="wss", cookie=True, origin=OWN),
    Case(True, "websocket", scheme="wss", cookie=True, origin=f"https://{HOST}"),
    Case(True, "websocket", scheme="ws", bearer=True),
    Case(True, "websocket", scheme="ws", bearer=True, origin=FOREIGN),
]


def scope_of(kind: str, scheme: str = "http", method: str = "POST", **headers: str) -> dict[str, object]:
    sent = {"host": HOST, **headers}
    return {
        "type": kind,
        "method": method,
        "scheme": scheme,
        "path": "/",
        "query_string": b"",
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in sent.items()],
    }


def connection_of(browser: Browser) -> HTTPConnection:
    return HTTPConnection(scope_of("http", cookie=f"{COOKIE}={browser.cookies[COOKIE]}"))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_origins(case: Case) -> None:
    settings = read_settings({}, origins=f" {LISTED}/ , https://other.example")
    headers = {"cookie": f"{COOKIE}=x"} if case.cookie else {}
    headers |= {"authorization": "Bearer hc_x"} if case.bearer else {}
    headers |= {"x_happy_city": "1"} if case.own_page else {}
    headers |= {"origin": case.origin} if case.origin is not None else {}
    connection = HTTPConnection(scope_of(case.kind, case.scheme, case.method, **headers))
    assert is_allowed(sessions_with(settings), connection) is case.allowed


def is_allowed(session: Sessions, connection: HTTPConnection) -> bool:
    try:
        session.check_origin(connection)
    except Denied as denied:
        return denied.code != "foreign-page"
    return True


@in_village()
async def test_a_foreign_page_changes_nothing(village: Village) -> None:
    guest = await village.guest()
    name = (await guest.got("GET", "/api/me"))["name"]
    del guest.headers["x-happy-city"]
    assert await guest.code("PATCH", "/api/me", {"name": "Fooled"}) == "foreign-page"
    guest.headers.update({"x-happy-city": "1", "origin": FOREIGN})
    assert await guest.code("PATCH", "/api/me", {"name": "Fooled"}) == "foreign-page"
    assert (await guest.got("GET", "/api/me"))["name"] == name


@in_village()
async def test_no_preflight_is_ever_granted(village: Village) -> None:
    asked = {"origin": FOREIGN, "access-control-request-method": "PATCH"}
    answer = await village.browser().request("OPTIONS", "/api/me", headers=asked)
    assert answer.status_code == 405
    assert not [name for name in answer.headers if name.startswith("access-control")]
