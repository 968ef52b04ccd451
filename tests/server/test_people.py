"""The life of people on the server: guest, account, other devices, and the names they have."""

import asyncio

from happycity.server.protocol.terms import COOKIE
from happycity.testing.server.village import PASSWORD, Village, in_village, open_table, seats_at
from happycity.texts import Texts

# --- one life -----------------------------------------------------------------------------------------


@in_village()
async def test_a_whole_life(village: Village) -> None:
    phone, friend = await village.guest(), await village.guest()
    me = await phone.got("GET", "/api/me")
    assert me["kind"] == "guest"
    assert await phone.got("POST", "/api/session") == me
    table = await open_table(phone, "me", "open", public=True)
    await phone.got("PATCH", "/api/me", {"settings": {"explicit_end": True, "language": "pl"}})

    account = await phone.got("POST", "/api/account", {"name": " Zoë ", "password": PASSWORD})
    assert account == {**me, "kind": "account", "name": "Zoë", "settings": account["settings"]}
    wanted = {"explicit_end": True, "language": "pl", "puzzles": False, "face": None, "colour": None}
    assert account["settings"] == wanted
    assert (await seats_at(friend, table))[0] == ("person", "Zoë", True)

    laptop = village.browser(x_happy_city="1")
    assert await laptop.got("POST", "/api/login", {"name": "ZOE", "password": PASSWORD}) == account
    await laptop.got("PATCH", "/api/me", {"name": "Zoë of the Zoo"})
    assert (await phone.got("GET", "/api/me"))["name"] == "Zoë of the Zoo"
    assert (await seats_at(friend, table))[0] == ("person", "Zoë of the Zoo", True)
    assert await laptop.code("POST", "/api/login", {"name": "zoe", "password": PASSWORD}) == "wrong-password"

    data = await laptop.got("GET", "/api/me/export")
    assert data["person"]["name"] == "Zoë of the Zoo"
    assert [one["id"] for one in data["tables"]] == [table]

    assert await laptop.code("DELETE", "/api/me", {}) == "wrong-password"
    assert await laptop.ask("DELETE", "/api/me", {"password": PASSWORD}) == (204, None)
    assert await phone.code("GET", "/api/me") == "not-signed-in"
    login = {"name": "Zoë of the Zoo", "password": PASSWORD}
    assert await laptop.code("POST", "/api/login", login) == "wrong-password"
    assert (await friend.got("GET", f"/api/tables/{table}"))["status"] == "closed"
    assert (await friend.got("PATCH", "/api/me", {"name": "Zoë of the Zoo"}))["name"] == "Zoë of the Zoo"


@in_village()
async def test_a_guest_who_logs_out_comes_back_as_somebody_else(village: Village) -> None:
    guest = await village.guest()
    before = await guest.got("GET", "/api/me")
    await guest.got("POST", "/api/logout")
    assert COOKIE not in guest.cookies
    assert (await guest.got("POST", "/api/session"))["id"] != before["id"]


@in_village()
async def test_guests_speak_the_language_of_their_browser(village: Village) -> None:
    browser = village.browser(accept_language="de-AT,en;q=0.5")
    me = await browser.got("POST", "/api/session")
    assert me["settings"]["language"] == "de"
    assert me["name"].split()[0] in Texts("de").message("guest-words").split()


@in_village(people_per_address=2)
async def test_new_people_from_one_address_are_limited(village: Village) -> None:
    await village.guest()
    await village.guest()
    assert await village.browser().code("POST", "/api/session") == "too-many"
    assert await village.guest("192.0.2.2")


# --- names --------------------------------------------------------------------------------------------


@in_village()
async def test_a_kept_name_is_nobody_elses(village: Village) -> None:
    anna, guest = await village.account("Anna"), await village.guest()
    for alike in ("anna", "ÁNNA", "Ａｎｎａ", " Anna "):
        assert await guest.code("PATCH", "/api/me", {"name": alike}) == "name-taken"
        assert await guest.code("POST", "/api/account", {"name": alike, "password": PASSWORD}) == "name-taken"
    assert await anna.code("POST", "/api/me/programs", {"name": "ANNA"}) == "name-taken"
    assert (await anna.got("PATCH", "/api/me", {"name": "ANNA"}))["name"] == "ANNA"
    assert await guest.code("PATCH", "/api/me", {"name": "An\u200bna"}) == "name-unreadable"


@in_village()
async def test_two_who_want_the_same_name_at_once(village: Village) -> None:
    guests = [await village.guest() for _ in range(4)]
    wish = {"name": "Anna", "password": PASSWORD}
    answers = await asyncio.gather(*(guest.ask("POST", "/api/account", wish) for guest in guests))
    assert sorted(status for status, _ in answers) == [200, 409, 409, 409]
    assert len(await village.rows("SELECT id FROM players WHERE name_key = 'anna'")) == 1


@in_village()
async def test_an_account_is_made_once(village: Village) -> None:
    anna = await village.account("Anna")
    again = {"name": "Another", "password": PASSWORD}
    assert await anna.code("POST", "/api/account", again) == "already-account"


@in_village()
async def test_seats_with_names_of_their_own_keep_them(village: Village) -> None:
    """Pass and play: three people, one browser."""
    guest = await village.guest()
    name = (await guest.got("GET", "/api/me"))["name"]
    table = await open_table(guest, "me", "me", "open")
    await village.write("UPDATE seats SET name = 'Grandma' WHERE table_id = :table AND seat = 1", table=table)
    assert [one for _, one, _ in await seats_at(guest, table)] == [name, "Grandma", None]
    await guest.got("PATCH", "/api/me", {"name": "Jo"})
    assert [one for _, one, _ in await seats_at(guest, table)] == ["Jo", "Grandma", None]


@in_village()
async def test_trying_many_names_is_limited(village: Village) -> None:
    guest = await village.guest()
    answers = [await guest.ask("PATCH", "/api/me", {"name": f"Name {one}"}) for one in range(21)]
    assert [status for status, _ in answers] == [200] * 20 + [429]
    other = await village.guest("192.0.2.2")
    assert await other.got("PATCH", "/api/me", {"name": "Name 30"})
