"""Friends: both have to want it, nobody is told of a no, and only friends see who is here."""

import asyncio
from typing import Any

from happycity.server.live import presence
from happycity.server.store import friends
from happycity.testing.server.inside import Inside
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.village import Browser, Village, in_village, open_table


class Somebody:
    """A person, and what they see of their friends."""

    def __init__(self, village: Village, browser: Browser, me: str) -> None:
        self.village, self.browser, self.id = village, browser, me

    @classmethod
    async def come(cls, village: Village, name: str | None = None) -> "Somebody":
        browser = await village.account(name) if name else await village.guest()
        return cls(village, browser, (await browser.got("GET", "/api/me"))["id"])

    async def want(self, other: "Somebody") -> Any:
        return await self.browser.got("PUT", f"/api/me/friends/{other.id}")

    async def part(self, other: "Somebody") -> Any:
        return await self.browser.got("DELETE", f"/api/me/friends/{other.id}")

    async def block(self, other: "Somebody") -> None:
        await self.browser.got("PUT", f"/api/me/distances/{other.id}", {"kind": "block"})

    async def sees(self, kind: str) -> list[str]:
        found = await self.browser.got("GET", "/api/me/friends")
        return [one["player"] for one in found[kind]]

    async def place(self, other: "Somebody") -> tuple[str | None, str | None]:
        found = await self.browser.got("GET", "/api/me/friends")
        return next((one["place"], one["table"]) for one in found["friends"] if one["player"] == other.id)

    async def at(self, path: str) -> Inside:
        cookie = "; ".join(f"{name}={value}" for name, value in self.browser.cookies.items())
        headers = {"host": "city.test", "origin": "http://city.test", "cookie": cookie}
        return await Inside(self.village._app, path, headers).open()


async def two_friends(village: Village) -> tuple[Somebody, Somebody]:
    ada, bob = await Somebody.come(village), await Somebody.come(village)
    await ada.want(bob)
    await bob.want(ada)
    return ada, bob


@in_village()
async def test_both_have_to_want_it(village: Village) -> None:
    ada, bob = await Somebody.come(village), await Somebody.come(village, "Bob of the Zoo")
    found = await ada.browser.got("POST", "/api/me/friends", {"name": "bob OF the zoo"})
    assert [(one["name"], one["account"]) for one in found["asked"]] == [("Bob of the Zoo", True)]
    assert (await bob.sees("asking"), await bob.sees("friends")) == ([ada.id], [])
    await bob.want(ada)
    for one, other in ((ada, bob), (bob, ada)):
        assert await one.sees("friends") == [other.id]
        assert await one.sees("asked") == await one.sees("asking") == []
    await bob.part(ada)
    assert await ada.sees("friends") == await ada.sees("asked") == await bob.sees("friends") == []


@in_village()
async def test_nobody_is_told_of_a_no(village: Village) -> None:
    ada, bob = await Somebody.come(village), await Somebody.come(village)
    await ada.want(bob)
    await bob.part(ada)
    assert (await ada.sees("asked"), await bob.sees("asking")) == ([bob.id], [])
    await ada.want(bob)
    assert await bob.sees("asking") == [], "asking once more changes nothing"
    await bob.want(ada)
    assert await ada.sees("friends") == [bob.id], "who said no can still change their mind"


@in_village()
async def test_what_was_asked_can_be_taken_back(village: Village) -> None:
    ada, bob = await Somebody.come(village), await Somebody.come(village)
    await ada.want(bob)
    await ada.part(bob)
    assert await ada.sees("asked") == await bob.sees("asking") == []
    await ada.part(bob)


@in_village()
async def test_who_is_blocked_is_no_friend_and_not_told_why(village: Village) -> None:
    ada, bob = await two_friends(village)
    link = (await ada.browser.got("POST", "/api/me/door"))["link"]
    await ada.block(bob)
    assert await ada.sees("friends") == await bob.sees("friends") == []
    await bob.want(ada)
    assert (await bob.sees("asked"), await ada.sees("asking")) == ([ada.id], []), "as if nobody had answered"
    for method in ("GET", "POST"):
        assert await bob.browser.code(method, f"/api/doors/{link}") == "changed-link"
    assert await ada.browser.code("PUT", f"/api/me/friends/{bob.id}") == "own-block"


@in_village()
async def test_a_link_leads_to_whoever_has_given_it_until_it_is_renewed(village: Village) -> None:
    ada, bob, eve = [await Somebody.come(village) for _ in range(3)]
    assert (await ada.browser.got("GET", "/api/me/friends"))["link"] is None
    link = (await ada.browser.got("POST", "/api/me/door"))["link"]
    assert (await village.browser().got("GET", f"/api/doors/{link}"))["player"] == ada.id
    await bob.browser.got("POST", f"/api/doors/{link}")
    assert (await ada.sees("friends"), await bob.sees("friends")) == ([bob.id], [ada.id])
    assert await ada.browser.code("POST", f"/api/doors/{link}") == "oneself"
    assert (await ada.browser.got("POST", "/api/me/door"))["link"] != link
    assert await eve.browser.code("POST", f"/api/doors/{link}") == "changed-link"


@in_village()
async def test_who_said_no_and_follows_the_link_is_a_friend(village: Village) -> None:
    ada, bob = await Somebody.come(village), await Somebody.come(village)
    await ada.want(bob)
    await bob.part(ada)
    link = (await ada.browser.got("POST", "/api/me/door"))["link"]
    await bob.browser.got("POST", f"/api/doors/{link}")
    assert (await ada.sees("friends"), await bob.sees("friends")) == ([bob.id], [ada.id])


@in_village()
async def test_nobody_asks_without_end(village: Village) -> None:
    ada = await Somebody.come(village)
    for _ in range(30):
        assert await ada.browser.code("POST", "/api/me/friends", {"name": "Nobody"}) == "unknown-name"
    assert await ada.browser.code("POST", "/api/me/friends", {"name": "Nobody"}) == "too-fast"


@in_village()
async def test_bad_asks(village: Village) -> None:
    ada = await Somebody.come(village)
    assert await ada.browser.code("PUT", f"/api/me/friends/{ada.id}") == "oneself"
    assert await ada.browser.code("PUT", "/api/me/friends/nobody") == "unknown-player"
    for body in ({}, {"name": ""}, {"name": "x" * 25}, {"name": 3}, {"name": "x", "more": 1}):
        assert await ada.browser.code("POST", "/api/me/friends", body) == "bad-message"
    assert await ada.browser.code("PUT", "/api/me/door", {"shown": "yes"}) == "bad-message"


# --- who is here --------------------------------------------------------------------------------------


async def looked(village: Village) -> None:
    """Whoever looks around every second has done so."""
    await asyncio.sleep(1.3)


@in_village(**GENEROUS)
async def test_friends_see_who_is_here_and_nobody_else_does(village: Village) -> None:
    ada, bob = await two_friends(village)
    eve = await Somebody.come(village)
    await eve.want(bob)
    lobby = await bob.at("/ws/lobby")
    await looked(village)
    assert await ada.place(bob) == ("lobby", None)
    assert "lobby" not in str(await eve.browser.got("GET", "/api/me/friends")), "one who only asked"

    private = await open_table(bob.browser, "me", "newcomer")
    public = await open_table(bob.browser, "me", "newcomer", public=True)
    at_private = await bob.at(f"/ws/tables/{private}")
    await looked(village)
    assert await ada.place(bob) == ("table", None)
    await at_private.close()
    at_public = await bob.at(f"/ws/tables/{public}")
    await looked(village)
    assert await ada.place(bob) == ("table", public)
    await bob.browser.got("PUT", "/api/me/door", {"shown": False})
    assert await ada.place(bob) == (None, None)
    for connection in (lobby, at_public):
        await connection.close()


@in_village(**GENEROUS)
async def test_it_is_told_as_it_changes(village: Village) -> None:
    ada, bob = await Somebody.come(village), await Somebody.come(village)
    lobby = await ada.at("/ws/lobby")
    await lobby.until(lambda: any('"type":"friends"' in text for text in lobby.heard))
    await bob.want(ada)
    await lobby.until(lambda: f'"asking":[{{"player":"{bob.id}"' in lobby.heard[-1])
    await ada.want(bob)
    await lobby.until(lambda: f'"friends":[{{"player":"{bob.id}"' in lobby.heard[-1])
    watching = await bob.at(f"/ws/tables/{await open_table(ada.browser, 'me', 'open')}")
    await lobby.until(lambda: '"place":"watching"' in lobby.heard[-1])
    await watching.close()
    presence_was, presence.LINGER = presence.LINGER, 0.0
    try:
        await lobby.until(lambda: '"place":null' in lobby.heard[-1])
    finally:
        presence.LINGER = presence_was
    await lobby.close()


@in_village(**GENEROUS)
async def test_who_goes_from_page_to_page_does_not_flicker(village: Village) -> None:
    ada, bob = await two_friends(village)
    first = await bob.at("/ws/lobby")
    await looked(village)
    await first.close()
    await looked(village)
    assert await ada.place(bob) == ("lobby", None)


@in_village()
async def test_of_a_process_that_died_nobody_is_here(village: Village) -> None:
    ada, bob = await two_friends(village)
    await village.write("INSERT INTO runs VALUES ('dead', 0, 0), ('live', 0, 9e12)")
    await village.write("INSERT INTO presences VALUES (:bob, 'dead', 'table', NULL)", bob=bob.id)
    assert await ada.place(bob) == (None, None)
    await village.write("INSERT INTO presences VALUES (:bob, 'live', 'lobby', NULL)", bob=bob.id)
    assert await ada.place(bob) == ("lobby", None), "whichever process it is"


# --- inviting -----------------------------------------------------------------------------------------


@in_village(**GENEROUS)
async def test_a_friend_is_invited_told_and_sits_down(village: Village) -> None:
    ada, bob = await two_friends(village)
    lobby = await bob.at("/ws/lobby")
    table = await open_table(ada.browser, "me", "open", "open")
    path = f"/api/tables/{table}"
    shown = await ada.browser.got("POST", f"{path}/invite", {"player": bob.id, "seat": 2})
    assert [(seat["kind"], seat["player"]) for seat in shown["seats"]][2] == ("asked", bob.id)
    await lobby.until(lambda: f'"invitations":[{{"table":"{table}"' in lobby.heard[-1])
    again = await ada.browser.got("POST", f"{path}/invite", {"player": bob.id, "seat": 1})
    assert again["seats"] == shown["seats"], "nobody is asked twice"
    await bob.browser.got("POST", f"{path}/join", {})
    await lobby.until(lambda: '"invitations":[]' in lobby.heard[-1])
    await lobby.close()


@in_village()
async def test_an_invitation_is_declined(village: Village) -> None:
    ada, bob = await two_friends(village)
    table = await open_table(ada.browser, "me", "open")
    await ada.browser.got("POST", f"/api/tables/{table}/invite", {"player": bob.id})
    left = await bob.browser.got("POST", f"/api/tables/{table}/leave")
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open"]
    await ada.browser.got("POST", f"/api/tables/{table}/invite", {"player": bob.id})
    await ada.browser.got("POST", f"/api/tables/{table}/leave")
    assert (await bob.browser.got("GET", "/api/me/friends"))["invitations"] == []


@in_village()
async def test_who_cannot_be_invited(village: Village) -> None:
    ada, bob = await Somebody.come(village, "Ada of the Zoo"), await Somebody.come(village)
    await ada.want(bob)
    table = await open_table(ada.browser, "me", "open")
    invite = f"/api/tables/{table}/invite"
    assert await ada.browser.code("POST", invite, {"player": bob.id}) == "not-friends", (
        "not before they agree"
    )
    await bob.want(ada)
    assert await ada.browser.code("POST", invite, {"player": bob.id, "seat": 0}) == "seat-taken"
    assert await bob.browser.code("POST", invite, {"player": ada.id}) == "not-host"
    clock = {"kind": "live", "move_seconds": 60, "bank_seconds": 60}
    rated = await open_table(ada.browser, "me", "open", rated=True, clock=clock)
    path = f"/api/tables/{rated}/invite"
    assert await ada.browser.code("POST", path, {"player": bob.id}) == "rated-needs-accounts"


# --- what is kept -------------------------------------------------------------------------------------


@in_village()
async def test_it_is_ones_own_data_and_goes_with_oneself(village: Village) -> None:
    ada, bob = await two_friends(village)
    await ada.browser.got("POST", "/api/me/door")
    kept = (await ada.browser.got("GET", "/api/me/export"))["friends"]
    assert [one["player"] for one in kept["friends"]] == [bob.id]
    await ada.browser.got("DELETE", "/api/me", {})
    assert await bob.sees("friends") == []
    for table in ("friends", "doors", "presences"):
        assert await village.rows(f"SELECT * FROM {table}") == []


@in_village()
async def test_who_has_too_many(village: Village) -> None:
    ada, bob = await two_friends(village)
    eve = await Somebody.come(village)
    most, friends.MOST_FRIENDS = friends.MOST_FRIENDS, 1
    try:
        assert await ada.browser.code("PUT", f"/api/me/friends/{eve.id}") == "too-many-friends"
        await ada.want(bob)
    finally:
        friends.MOST_FRIENDS = most
