"""Passkeys: made, used, removed; and everything with which somebody else would like to come in."""

from typing import Any

from happycity.server.base64url import encoded
from happycity.testing.server.village import HOST, PASSWORD, Browser, Village, in_village
from tests.server.authenticator import Authenticator

ORIGIN = f"http://{HOST}"
CLOCK = [1_000_000.0]


async def page(village: Village, name: str | None = None, address: str = "192.0.2.1") -> Browser:
    """A browser that says where its page comes from, as all do; of a new account, or of a guest."""
    browser = village.browser(address, x_happy_city="1", origin=ORIGIN)
    await browser.got("POST", "/api/session")
    if name:
        await browser.got("POST", "/api/account", {"name": name, "password": PASSWORD})
    return browser


async def asked(browser: Browser, to: str) -> dict[str, Any]:
    path = "/api/me/passkeys/wish" if to == "make" else "/api/login/passkey/wish"
    options: dict[str, Any] = (await browser.got("POST", path))["options"]
    return options


async def with_passkey(village: Village, name: str) -> tuple[Browser, Authenticator]:
    owner, device = await page(village, name), Authenticator(ORIGIN)
    credential = device.made(await asked(owner, "make"))
    await owner.got("POST", "/api/me/passkeys", {"credential": credential})
    return owner, device


@in_village()
async def test_a_passkey_is_made_used_and_removed(village: Village) -> None:
    owner, device = await with_passkey(village, "Anna")
    guest = await page(village)
    me = await guest.got(
        "POST", "/api/login/passkey", {"credential": device.signed(await asked(guest, "log in"))}
    )
    assert me["name"] == "Anna"
    (kept,) = (await guest.got("GET", "/api/me/passkeys"))["passkeys"]
    assert kept["id"] == device.id
    assert kept["used"] is not None
    await owner.got("DELETE", f"/api/me/passkeys/{device.id}")
    assert (await owner.got("GET", "/api/me/passkeys"))["passkeys"] == []
    again = {"credential": device.signed(await asked(guest, "log in"))}
    assert await guest.code("POST", "/api/login/passkey", again) == "bad-passkey"


@in_village()
async def test_an_answer_counts_once(village: Village) -> None:
    _, device = await with_passkey(village, "Anna")
    guest, thief = await page(village), await page(village, address="192.0.2.9")
    answer = {"credential": device.signed(await asked(guest, "log in"))}
    await guest.got("POST", "/api/login/passkey", answer)
    assert await thief.code("POST", "/api/login/passkey", answer) == "bad-passkey"


@in_village()
async def test_whoever_lies_stays_outside(village: Village) -> None:
    owner, device = await with_passkey(village, "Anna")
    guest = await page(village)

    async def outcome(credential: dict[str, Any]) -> str:
        return await guest.code("POST", "/api/login/passkey", {"credential": credential})

    other = Authenticator(ORIGIN)
    assert await outcome(other.signed(await asked(guest, "log in")) | {"id": device.id}) == "bad-passkey"
    elsewhere = Authenticator("https://evil.example")
    elsewhere._id, elsewhere._key = device._id, device._key
    assert await outcome(elsewhere.signed(await asked(guest, "log in"))) == "bad-passkey"
    made_up = {**await asked(guest, "log in"), "challenge": encoded(bytes(64))}
    assert await outcome(device.signed(made_up)) == "bad-passkey", "nobody was asked that"
    for_making = await asked(owner, "make")
    crossed = {"challenge": for_making["challenge"], "rpId": HOST}
    assert await outcome(device.signed(crossed)) == "bad-passkey", "it was asked for something else"
    nonsense: list[dict[str, Any]] = [
        {},
        {"id": 3},
        {"response": {"clientDataJSON": "é"}},
        {"response": []},
    ]
    for broken in nonsense:
        assert await outcome(broken) == "bad-passkey"
    assert (await guest.got("GET", "/api/me"))["kind"] == "guest"


@in_village()
async def test_a_copy_that_is_behind_is_noticed(village: Village) -> None:
    _, device = await with_passkey(village, "Anna")
    guest = await page(village)
    device.uses = 7
    await guest.got("POST", "/api/login/passkey", {"credential": device.signed(await asked(guest, "log in"))})
    device.uses = 2
    behind = {"credential": device.signed(await asked(guest, "log in"))}
    assert await guest.code("POST", "/api/login/passkey", behind) == "bad-passkey"


@in_village()
async def test_nobody_puts_a_key_into_another_account(village: Village) -> None:
    anna, ben = await page(village, "Anna"), await page(village, "Ben", "192.0.2.2")
    device = Authenticator(ORIGIN)
    answer = {"credential": device.made(await asked(anna, "make"))}
    assert await ben.code("POST", "/api/me/passkeys", answer) == "bad-passkey"
    await anna.got("POST", "/api/me/passkeys", answer | {})
    same = {"credential": device.made(await asked(ben, "make"))}
    assert await ben.code("POST", "/api/me/passkeys", same) == "bad-passkey", "a key has one owner"
    assert await ben.code("DELETE", f"/api/me/passkeys/{device.id}") == "unknown-passkey"


@in_village(now=lambda: CLOCK[0])
async def test_an_answer_that_comes_too_late_is_none(village: Village) -> None:
    _, device = await with_passkey(village, "Anna")
    guest = await page(village)
    late = {"credential": device.signed(await asked(guest, "log in"))}
    CLOCK[0] += 301
    assert await guest.code("POST", "/api/login/passkey", late) == "bad-passkey"
    await asked(guest, "log in")
    assert len(await village.rows("SELECT * FROM challenges")) == 1, "what nobody answered is forgotten"


@in_village()
async def test_passkeys_are_told_to_their_owner_and_go_with_them(village: Village) -> None:
    owner, device = await with_passkey(village, "Anna")
    (told,) = (await owner.got("GET", "/api/me/export"))["passkeys"]
    assert told["id"] == device.id
    assert "public_key" not in told
    await owner.got("DELETE", "/api/me", {"password": PASSWORD})
    assert await village.rows("SELECT * FROM passkeys") == []
