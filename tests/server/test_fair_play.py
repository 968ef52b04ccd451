"""What strangers may not do to each other: borrowed names, farmed ratings, hidden tables, endless bots."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest

from happycity.server.web.http.tables import MOST_IN_LOBBY
from happycity.testing.server.player import Message, Place, Player

FAMILY = {"players": 2, "specials": "family", "grozilla": False, "scoring": "product"}
CLOCK = {"kind": "live", "move_seconds": 300}
PASSWORD = "seven green igloos"


def run(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(scene())


async def account(player: Player, name: str) -> None:
    await player.demand("POST", "/api/account", {"name": name, "password": PASSWORD})


@asynccontextmanager
async def two_accounts(address: str, one: str, other: str) -> AsyncIterator[tuple[Player, Player]]:
    async with Player(address) as ada, Player(address) as bob:
        await account(ada, one)
        await account(bob, other)
        yield ada, bob


def build(legal: list[str]) -> str:
    """So that the game comes to an end soon."""
    return next((move for move in legal if move.startswith("buy")), legal[-1])


async def rated_game(ada: Player, bob: Player) -> Message:
    """A whole rated game; its table, as everybody sees it in the end."""
    table = await ada.begin_with(bob, rated=True, clock=CLOCK)
    async with await ada.sit(table["id"]) as one, await bob.sit(table["id"]) as other:
        await asyncio.gather(one.play_on(build), other.play_on(build))
        assert one.table == other.table
        return one.table


# --- names ----------------------------------------------------------------------------------------------


def test_nobody_sits_down_under_the_name_of_somebody_else(address: str) -> None:
    async def scene() -> None:
        async with two_accounts(address, "Bobby Tables", "Eve Apple") as (bobby, eve):
            table = await bobby.open_table("me open")
            path = f"/api/tables/{table['id']}/join"
            for name in ("Bobby Tables", "BOBBY tables", "Bòbby Tables"):
                status, answer = await eve.ask("POST", path, {"name": name})
                assert (status, answer["code"]) == (409, "name-taken")
            seats = [{"kind": "me", "name": "Bobby Tables"}, {"kind": "open"}]
            status, answer = await eve.ask("POST", "/api/tables", {"config": FAMILY, "seats": seats})
            assert (status, answer["code"]) == (409, "name-taken")
            joined = (await eve.demand("POST", path, {"name": "Anybody Else"}))["seats"][1]
            assert (joined["name"], joined["account"]) == ("Anybody Else", False), (
                "no mark for a foreign name"
            )
            own = await bobby.open_table("me me")
            assert [(seat["name"], seat["account"]) for seat in own["seats"]] == [("Bobby Tables", True)] * 2

    run(scene)


def test_at_a_rated_table_everybody_has_their_own_name(address: str) -> None:
    async def scene() -> None:
        async with two_accounts(address, "Ada Rated", "Bob Rated") as (ada, bob):
            table = await ada.open_table("me open", rated=True, clock=CLOCK)
            joined = await bob.join(table["id"], name="Somebody Great")
            assert joined["seats"][1]["name"] == "Bob Rated"

    run(scene)


# --- ratings --------------------------------------------------------------------------------------------


def test_nobody_is_rated_against_a_program_of_their_own(address: str) -> None:
    async def scene() -> None:
        async with two_accounts(address, "Ada Owner", "Bob Other") as (ada, bob):
            token = (await ada.demand("POST", "/api/me/programs", {"name": "Punchbag"}))["token"]
            async with Player(address) as program:
                program.http.headers["Authorization"] = f"Bearer {token}"
                table = await ada.open_table("me open", rated=True, clock=CLOCK)
                path = f"/api/tables/{table['id']}/join"
                status, answer = await program.ask("POST", path, {})
                assert (status, answer["code"]) == (409, "rated-needs-accounts")
                others = await bob.open_table("me open", rated=True, clock=CLOCK)
                await program.join(others["id"])
                assert (await bob.demand("POST", f"/api/tables/{others['id']}/start"))["status"] == "playing"

    run(scene)


def test_a_rated_game_says_what_it_did_to_the_ratings(address: str) -> None:
    async def scene() -> None:
        async with two_accounts(address, "Ada Judged", "Bob Judged") as (ada, bob):
            table = await rated_game(ada, bob)
            changes = table["result"]["ratings"]
            assert [(one["before"], one["games"]) for one in changes] == [(1000, 1)] * 2
            for seat, change in zip(table["seats"], changes, strict=True):
                statistics = await ada.demand("GET", f"/api/players/{seat['player']}")
                assert statistics["ratings"][0]["shown"] == change["after"]
            kept = await ada.demand("GET", f"/api/games/{table['id']}")
            assert kept["result"] == table["result"]

    run(scene)


def test_who_is_deleted_does_not_make_a_game_unrated(address: str) -> None:
    async def scene() -> None:
        async with two_accounts(address, "Ada Winner", "Bob Loser") as (ada, bob):
            table = await ada.begin_with(bob, rated=True, clock=CLOCK, pause_ms=0)
            async with await ada.sit(table["id"]) as place:
                await place.arrive()
                await bob.demand("DELETE", "/api/me", {"password": PASSWORD})
                await place.play_on(build)
                mine = place.welcome["seats"][0]
                changes = place.table["result"]["ratings"]
                assert changes[1 - mine] is None
                assert changes[mine]["games"] == 1
            statistics = await ada.demand("GET", f"/api/players/{ada.me['id']}")
            assert [rating["games"] for rating in statistics["ratings"]] == [1]

    run(scene)


def test_a_rated_rematch_needs_everybody(address: str) -> None:
    async def scene() -> None:
        async with two_accounts(address, "Ada Again", "Bob Again") as (ada, bob):
            over = await rated_game(ada, bob)
            again = await ada.demand("POST", f"/api/tables/{over['id']}/rematch")
            assert sorted(seat["kind"] for seat in again["seats"]) == ["asked", "person"]
            start = f"/api/tables/{again['id']}/start"
            assert (await ada.ask("POST", start))[1]["code"] == "seats-open"
            joined = await bob.demand("POST", f"/api/tables/{over['id']}/rematch")
            assert joined["id"] == again["id"]
            order = [seat["player"] for seat in joined["seats"]]
            assert order == [seat["player"] for seat in [*over["seats"][1:], over["seats"][0]]]
            assert (await ada.demand("POST", start))["status"] == "playing"

    run(scene)


# --- tables ---------------------------------------------------------------------------------------------


def test_nobody_hides_the_tables_of_others(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as mob:
            honest = await ada.open_table("me open", public=True)
            for _ in range(MOST_IN_LOBBY):
                await mob.open_table("me open", public=True)
            body = {"config": FAMILY, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
            assert (await mob.ask("POST", "/api/tables", body))[1]["code"] == "too-many"
            listed = await ada.demand("GET", "/api/tables")
            ids = [table["id"] for table in listed["tables"]]
            assert listed["total"] == len(ids) == MOST_IN_LOBBY + 1
            assert ids.index(honest["id"]) == 1, "after one of the newer host's tables, before the others"
            rest = await ada.demand("GET", "/api/tables?after=1")
            assert [table["id"] for table in rest["tables"]] == ids[1:]
            assert (await ada.ask("GET", "/api/tables?after=-1"))[0] == 422

    run(scene)


@pytest.mark.parametrize("seats", ["bot bot", "me bot"])
def test_bots_among_themselves_play_while_somebody_looks(address: str, seats: str) -> None:
    """Nobody looks: the log rests.  Somebody comes: it goes on."""

    async def scene() -> None:
        async with Player(address) as ada:
            table = await ada.open_table(seats)
            if seats == "me bot":
                async with await ada.sit(table["id"]) as place:
                    await place.arrive()
                    await place.intend("away")
            before = await rested(ada, table["id"])
            assert before["status"] == "playing"
            async with await ada.sit(table["id"]) as place:
                await over(place)

    run(scene)


async def rested(player: Player, table_id: str) -> Message:
    """The table, when two looks a while apart have seen the same."""
    seen: Message = {}
    while True:
        table: Message = await player.demand("GET", f"/api/tables/{table_id}")
        if table["seq"] == seen.get("seq"):
            return table
        seen = table
        await asyncio.sleep(0.3)  # a bot of the lowest level moves in a hundredth of that


async def over(place: Place) -> None:
    while place.table.get("status") != "over":
        await place.receive()
