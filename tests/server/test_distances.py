"""Mute and block: who hears whom, who is asked, who may sit down where."""

import asyncio
from typing import Any

from happycity.testing.server.inside import Inside
from happycity.testing.server.village import Browser, Village, in_village, open_table


class Somebody:
    """A guest, and what they hear at a table."""

    def __init__(self, village: Village, browser: Browser, me: str) -> None:
        self.village, self.browser, self.id = village, browser, me

    @classmethod
    async def come(cls, village: Village) -> "Somebody":
        browser = await village.guest()
        return cls(village, browser, (await browser.got("GET", "/api/me"))["id"])

    async def keep_away(self, other: "Somebody", kind: str) -> Any:
        return await self.browser.got("PUT", f"/api/me/distances/{other.id}", {"kind": kind})

    async def forgive(self, other: "Somebody") -> Any:
        return await self.browser.got("DELETE", f"/api/me/distances/{other.id}")

    async def at(self, path: str) -> Inside:
        cookie = "; ".join(f"{name}={value}" for name, value in self.browser.cookies.items())
        headers = {"host": "city.test", "origin": "http://city.test", "cookie": cookie}
        return await Inside(self.village._app, path, headers).open()

    async def sees(self, table: str) -> bool:
        """Whether the table stands in the list of open ones."""
        lobby = await self.browser.got("GET", "/api/tables")
        return table in [one["id"] for one in lobby["tables"]]


async def said_between(speaker: Inside, listener: Inside, words: str) -> bool:
    """Whether the one hears what the other says now."""
    assert "said" in [one["type"] for one in await speaker.ask({"type": "say", "text": words})]
    await listener.answered()
    return any(words in text for text in listener.heard)


async def settled(*connections: Inside) -> None:
    """The hint has been heard and looked into."""
    await asyncio.sleep(0.05)
    for connection in connections:
        await connection.answered()


@in_village()
async def test_mute_is_one_sided_and_block_is_not(village: Village) -> None:
    ada, bob = await Somebody.come(village), await Somebody.come(village)
    table = await open_table(ada.browser, "me", "open")
    at_ada, at_bob = await ada.at(f"/ws/tables/{table}"), await bob.at(f"/ws/tables/{table}")
    assert await said_between(at_bob, at_ada, "first")

    await ada.keep_away(bob, "mute")
    await settled(at_ada, at_bob)
    assert not await said_between(at_bob, at_ada, "second")
    assert await said_between(at_ada, at_bob, "third")

    await ada.keep_away(bob, "block")
    await settled(at_ada, at_bob)
    assert not await said_between(at_bob, at_ada, "fourth")
    assert not await said_between(at_ada, at_bob, "fifth")

    anew = await bob.at(f"/ws/tables/{table}")
    await anew.answered()
    assert "second" in anew.heard[0]
    assert "third" not in anew.heard[0], "what was said before is not shown to who comes anew either"
    assert (await ada.forgive(bob))["people"] == []
    await settled(at_ada, at_bob)
    assert await said_between(at_bob, at_ada, "sixth")
    for connection in (at_ada, at_bob, anew):
        await connection.close()


@in_village()
async def test_the_one_who_is_blocked_is_not_told(village: Village) -> None:
    ada, bob = await Somebody.come(village), await Somebody.come(village)
    listed = (await ada.keep_away(bob, "block"))["people"]
    assert [(one["player"], one["kind"]) for one in listed] == [(bob.id, "block")]
    assert (await bob.browser.got("GET", "/api/me/distances"))["people"] == []
    assert (await bob.browser.got("GET", "/api/me/export"))["distances"] == []
    assert (await ada.browser.got("GET", "/api/me/export"))["distances"] == listed


@in_village()
async def test_public_tables_keep_them_apart_whoever_wanted_it(village: Village) -> None:
    ada, bob = await Somebody.come(village), await Somebody.come(village)
    await ada.keep_away(bob, "block")
    for host, guest in ((ada, bob), (bob, ada)):
        public = await open_table(host.browser, "me", "open", public=True)
        private = await open_table(host.browser, "me", "open")
        assert not await guest.sees(public)
        assert await guest.browser.code("POST", f"/api/tables/{public}/join", {}) == "kept-apart"
        await guest.browser.got("POST", f"/api/tables/{private}/join", {})
    await ada.forgive(bob)
    table = await open_table(ada.browser, "me", "open", public=True)
    assert await bob.sees(table)
    await bob.browser.got("POST", f"/api/tables/{table}/join", {})


@in_village()
async def test_the_lobby_changes_while_somebody_looks(village: Village) -> None:
    ada, bob, eve = [await Somebody.come(village) for _ in range(3)]
    table = await open_table(ada.browser, "me", "open", public=True)
    lobbies = [await bob.at("/ws/lobby"), await eve.at("/ws/lobby")]
    for lobby in lobbies:
        await lobby.until(lambda lobby=lobby: any(table in text for text in lobby.heard))  # type: ignore[misc]
    await ada.keep_away(bob, "block")
    await lobbies[0].until(lambda: '"tables":[],"total":0' in lobbies[0].heard[-1])
    told = [text for text in lobbies[1].heard if '"type":"lobby"' in text]
    assert len(told) == 1, "nobody else is told anything"
    await ada.forgive(bob)
    await lobbies[0].until(lambda: table in lobbies[0].heard[-1])
    for lobby in lobbies:
        await lobby.close()


@in_village()
async def test_a_rematch_asks_nobody_who_is_blocked(village: Village) -> None:
    people = [await Somebody.come(village) for _ in range(3)]
    ada, bob, eve = people
    table = await open_table(ada.browser, "me", "open", "open")
    for one in (bob, eve):
        await one.browser.got("POST", f"/api/tables/{table}/join", {})
    await village.write("UPDATE tables SET status = 'over' WHERE id = :id", id=table)
    await ada.keep_away(bob, "block")
    again = await ada.browser.got("POST", f"/api/tables/{table}/rematch")
    assert sorted((seat["kind"], seat["player"]) for seat in again["seats"] if seat["player"]) == sorted(
        [("person", ada.id), ("asked", eve.id)]
    )
    assert [seat["kind"] for seat in again["seats"]].count("open") == 1


@in_village()
async def test_programs_share_what_their_owners_want(village: Village) -> None:
    ada, owner = await Somebody.come(village), await village.account("Owner of a Bot")
    made = await owner.got("POST", "/api/me/programs", {"name": "A Bot"})
    program = village.browser(authorization=f"Bearer {made['token']}")
    await ada.browser.got(
        "PUT", f"/api/me/distances/{(await owner.got('GET', '/api/me'))['id']}", {"kind": "block"}
    )
    table = await open_table(ada.browser, "me", "open", public=True)
    assert await program.code("POST", f"/api/tables/{table}/join", {}) == "kept-apart"
    assert (await program.got("GET", "/api/tables"))["tables"] == []


@in_village()
async def test_who_is_deleted_is_on_no_list(village: Village) -> None:
    ada, bob = await Somebody.come(village), await Somebody.come(village)
    await ada.keep_away(bob, "block")
    await bob.keep_away(ada, "mute")
    await bob.browser.got("DELETE", "/api/me", {})
    assert await village.rows("SELECT * FROM distances") == []
    path = f"/api/me/distances/{bob.id}"
    assert await ada.browser.code("PUT", path, {"kind": "mute"}) == "unknown-player"
