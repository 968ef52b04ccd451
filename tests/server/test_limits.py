"""Every limit is reached for real, on a server whose host has set small ones."""

import asyncio
import math
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from happycity.server.game.snapshots import opening
from happycity.server.live import bots
from happycity.server.people.limits import Bucket, household
from happycity.server.protocol.terms import (
    BURST_SECONDS,
    CHAT_BURST,
    LONGEST_MESSAGE,
    MOST_TOO_FAST,
    CloseCode,
)
from happycity.server.settings import Settings, read_settings
from happycity.testing.server.inside import HANDSHAKE_REFUSED, Inside
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.player import Closed, Place, Player
from happycity.testing.server.village import HOST, Browser, Village, in_village
from tests.server.scenes import CONFIG, SECRET

TABLE = {
    "config": {"players": 2, "specials": "family", "grozilla": False, "scoring": "product"},
    "seats": [{"kind": "me"}, {"kind": "me"}],
}


def small(**limits: int) -> dict[str, Any]:
    """Everything is generous but for these."""
    return {**GENEROUS, **limits}


async def refusal_of(browser: Browser, method: str, path: str, body: Any = None) -> str:
    """The code of a call that came too often; it says when to come again."""
    answer = await browser.request(method, path, json=body)
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) == answer.json()["facts"]["seconds"] >= 1
    return str(answer.json()["code"])


async def connect(village: Village, browser: Browser, path: str, address: str = "192.0.2.1") -> Inside:
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    headers = {"host": HOST, "origin": f"http://{HOST}", "cookie": cookie}
    return await Inside(village._app, path, headers, address).open()


# --- what one connection may send ---------------------------------------------------------------------


def test_ten_messages_a_second_and_thirty_at_once_are_the_default() -> None:
    assert read_settings({}).messages_per_second == 10
    assert BURST_SECONDS * Settings().messages_per_second == 30
    now = [0.0]
    bucket = Bucket(10, 30, lambda: now[0])
    assert [bool(bucket.take()) for _ in range(32)] == [False] * 30 + [True] * 2
    now[0] = 1.0
    assert [bool(bucket.take()) for _ in range(11)] == [False] * 10 + [True]


@in_village(**small(messages_per_second=1))
async def test_too_many_messages(village: Village) -> None:
    """The first few are answered, then they are refused, then the connection is cut."""
    ann = await village.guest()
    table = await ann.got("POST", "/api/tables", TABLE)
    connection = await connect(village, ann, f"/ws/tables/{table['id']}")
    for n in range(BURST_SECONDS + MOST_TOO_FAST + 5):
        connection.send({"type": "ping", "n": n})
    await connection.until(lambda: connection.closed is not None)
    pongs = [text for text in connection.heard if '"pong"' in text]
    fast = [text for text in connection.heard if '"too-fast"' in text]
    assert BURST_SECONDS <= len(pongs) <= BURST_SECONDS + 3
    assert len(fast) == MOST_TOO_FAST
    assert connection.closed == CloseCode.POLICY


@in_village(**small(messages_per_second=1))
async def test_too_many_messages_in_the_lobby(village: Village) -> None:
    """Nobody listens to them; too many, and the line is cut."""
    ann = await village.guest()
    line = await connect(village, ann, "/ws/lobby")
    for _ in range(BURST_SECONDS + MOST_TOO_FAST + 5):
        line.send("hello")
    await line.until(lambda: line.closed is not None)
    assert line.closed == CloseCode.POLICY


@in_village(**GENEROUS)
async def test_who_connects_anew_may_not_chat_more(village: Village) -> None:
    ann = await village.guest()
    table = await ann.got("POST", "/api/tables", TABLE)
    kinds = []
    for _ in range(CHAT_BURST + 1):
        line = await connect(village, ann, f"/ws/tables/{table['id']}")
        await line.answered()
        [answer, *_] = await line.ask({"type": "react", "reaction": "wow"})
        kinds.append(answer.get("code", answer["type"]))
        await line.close()
    assert kinds == ["said"] * CHAT_BURST + ["too-fast"]


@in_village(**GENEROUS)
async def test_too_much_chat(village: Village) -> None:
    ann = await village.guest()
    table = await ann.got("POST", "/api/tables", TABLE)
    connection = await connect(village, ann, f"/ws/tables/{table['id']}")
    await connection.answered()
    replies = [await connection.ask({"type": "react", "reaction": "wow"}) for _ in range(CHAT_BURST + 2)]
    kinds = [answers[0].get("code", answers[0]["type"]) for answers in replies]
    assert kinds[:CHAT_BURST] == ["said"] * CHAT_BURST
    assert kinds[-1] == "too-fast"
    await connection.close()


def test_a_message_has_eight_kibibytes_at_most(address: str) -> None:
    async def story() -> tuple[str, int | None]:
        async with Player(address) as ann:
            table = await ann.open_table("me me")
            async with await ann.sit(table["id"]) as place:
                await place.arrive()
                await place.connection.send(padded(LONGEST_MESSAGE))
                code = (await place.expect("refused"))["code"]
                await place.connection.send(padded(LONGEST_MESSAGE + 1))
                return code, await hung_up(place)

    assert LONGEST_MESSAGE == 8192
    assert asyncio.run(story()) == ("bad-message", 1009)


def padded(length: int) -> str:
    text = '{"type":"say","text":""}'
    return text[:-2] + "x" * (length - len(text)) + '"}'


async def hung_up(place: Place) -> int | None:
    with pytest.raises(Closed) as closed:
        await place.until(lambda _: False)
    return closed.value.rcvd.code if closed.value.rcvd else None


@in_village(**GENEROUS)
async def test_a_body_has_eight_kibibytes_at_most(village: Village) -> None:
    ann = await village.guest()
    body = {"name": "x" * LONGEST_MESSAGE}
    assert (await ann.ask("PATCH", "/api/me", body))[0] == 413
    assert await ann.code("PATCH", "/api/me", body) == "too-long"


# --- what one person, or one address, may hold --------------------------------------------------------


@in_village(**small(sockets_per_person=2))
async def test_connections_of_a_person(village: Village) -> None:
    """When one ends, another may begin; on tables and in the lobby they count alike."""
    ann, bob = await village.guest(), await village.guest()
    connections = [await connect(village, ann, "/ws/lobby") for _ in range(3)]
    assert [connection.closed for connection in connections] == [None, None, HANDSHAKE_REFUSED]
    assert (await connect(village, bob, "/ws/lobby")).closed is None
    await connections[0].close()
    assert (await connect(village, ann, "/ws/lobby")).closed is None


@in_village(**small(sockets_per_address=2))
async def test_connections_from_an_address(village: Village) -> None:
    people = [await village.guest() for _ in range(4)]
    connections = [await connect(village, one, "/ws/lobby") for one in people[:3]]
    assert [connection.closed for connection in connections] == [None, None, HANDSHAKE_REFUSED]
    assert (await connect(village, people[3], "/ws/lobby", address="192.0.2.2")).closed is None


@in_village(**small(tables_per_person=2))
async def test_tables_of_a_person(village: Village) -> None:
    """Unfinished ones: a table that is left makes room."""
    ann, bob = await village.guest(), await village.guest()
    waiting = TABLE | {"seats": [{"kind": "me"}, {"kind": "open"}]}
    first = await ann.got("POST", "/api/tables", waiting)
    await ann.got("POST", "/api/tables", TABLE)
    assert await refusal_of(ann, "POST", "/api/tables", TABLE) == "too-many"
    await bob.got("POST", "/api/tables", TABLE)
    await ann.got("POST", f"/api/tables/{first['id']}/leave")
    await ann.got("POST", "/api/tables", TABLE)


@in_village(**small(tables_per_address=2))
async def test_tables_from_an_address(village: Village) -> None:
    people = [await village.guest() for _ in range(3)]
    for one in people[:2]:
        await one.got("POST", "/api/tables", TABLE)
    assert await refusal_of(people[2], "POST", "/api/tables", TABLE) == "too-many"
    afar = await village.guest("192.0.2.2")
    await afar.got("POST", "/api/tables", TABLE)


@in_village(**small(people_per_address=2))
async def test_people_from_an_address(village: Village) -> None:
    """Who was here before is not new."""
    ann, _ = await village.guest(), await village.guest()
    assert await refusal_of(village.browser(), "POST", "/api/session") == "too-many"
    await ann.got("POST", "/api/session")
    await village.guest("192.0.2.2")


@in_village(**small(requests_per_minute=5))
async def test_requests_from_an_address(village: Village) -> None:
    """Connections are requests too."""
    ann = await village.guest()
    for _ in range(4):
        await ann.got("GET", "/api/me")
    assert await refusal_of(ann, "GET", "/api/me") == "too-fast"
    assert (await connect(village, ann, "/ws/lobby")).closed == HANDSHAKE_REFUSED
    assert (await village.browser("192.0.2.2").ask("GET", "/api/version"))[0] == 200


@in_village(**GENEROUS)
async def test_wrong_passwords(village: Village) -> None:
    """The tests of people try all the ways around it."""
    browser = village.browser(x_happy_city="1")
    body = {"name": "Nobody", "password": "not this one"}
    for _ in range(10):
        assert await browser.code("POST", "/api/login", body) == "wrong-password"
    assert await refusal_of(browser, "POST", "/api/login", body) == "too-fast"


# --- how long bots may think --------------------------------------------------------------------------


class Tired(Exception):
    """Somebody would have had to wait."""


def restless(waits: list[float]) -> SimpleNamespace:
    """What bots need of asyncio; nobody really waits."""

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        raise Tired

    return SimpleNamespace(
        sleep=sleep, get_running_loop=asyncio.get_running_loop, to_thread=asyncio.to_thread
    )


def test_bots_of_a_person_wait_when_they_have_thought_too_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Six seconds a minute: who has used nine waits for thirty; the bots of others do not."""

    @in_village(**small(bot_seconds_per_minute=6))
    async def story(village: Village) -> None:
        view = opening(CONFIG, SECRET).game.view(0)
        monkeypatch.setattr(bots, "_chosen", lambda *_: (view.legal_actions[0], 9.0))
        pool = bots.BotPool(1, village.services.limits.thinking, village.services.metrics)
        await pool.choose("ann", "newcomer", 1, view)
        waits: list[float] = []
        monkeypatch.setattr(bots, "asyncio", restless(waits))
        with pytest.raises(Tired):
            await pool.choose("ann", "newcomer", 1, view)
        await pool.choose("bob", "newcomer", 1, view)
        assert [math.ceil(wait) for wait in waits] == [30]

    story(tmp_path)


@in_village(**small(bot_seconds_per_minute=100))
async def test_bots_take_turns_by_their_owners(village: Village) -> None:
    """One thread, twenty thoughtful bots of a mob: those of others come next, whenever they come."""
    view = opening(CONFIG, SECRET).game.view(0)
    order: list[str] = []
    begun, go_on = threading.Event(), threading.Event()

    def chosen(spec: str, *_: object) -> tuple[int, float]:
        order.append(spec)
        begun.set()
        go_on.wait(20)
        return view.legal_actions[0], 10.0 if spec == "mob" else 0.0

    pool = bots.BotPool(1, village.services.limits.thinking, village.services.metrics)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(bots, "_chosen", chosen)
        owners = ["mob"] * 8 + ["ann", "bob", "ann"]
        tasks = [asyncio.create_task(pool.choose(one, one, 1, view)) for one in owners]
        await asyncio.to_thread(begun.wait, 20)
        tasks[5].cancel()  # a game that ends meanwhile holds nobody up
        go_on.set()
        await asyncio.gather(*tasks, return_exceptions=True)
    assert order[:5] == ["mob", "ann", "bob", "ann", "mob"]
    assert len(order) == len(owners) - 1
    await pool.close()


@in_village(**small(public_tables_per_address=2))
async def test_public_tables_from_an_address(village: Village) -> None:
    """Tables that only their guests see do not count."""
    waiting = TABLE | {"seats": [{"kind": "me"}, {"kind": "open"}]}
    for _ in range(2):
        await (await village.guest()).got("POST", "/api/tables", waiting | {"public": True})
    other = await village.guest()
    assert await refusal_of(other, "POST", "/api/tables", waiting | {"public": True}) == "too-many"
    await other.got("POST", "/api/tables", waiting)


@in_village(**small(people_per_address=2))
async def test_an_ipv6_network_is_one_address(village: Village) -> None:
    for one in ("2001:db8:1:2::1", "2001:db8:1:2:ffff::2"):
        await village.guest(one)
    crowd = village.browser("2001:db8:1:2:3:4:5:6")
    assert await refusal_of(crowd, "POST", "/api/session") == "too-many"
    await village.guest("2001:db8:1:3::1")


def test_addresses_and_households() -> None:
    assert household("192.0.2.7") == household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("2001:db8::1") == household("2001:db8::ffff:1") == "2001:db8::/64"
    assert household("unknown") == "unknown"


@in_village(**small(requests_per_minute=5))
async def test_who_watches_over_the_server_may_ask_often(village: Village) -> None:
    for _ in range(12):
        assert (await village.browser().ask("GET", "/healthz"))[0] == 200
        assert (await village.browser().ask("GET", "/readyz"))[0] == 200
