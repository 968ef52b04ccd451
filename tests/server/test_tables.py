"""Tables: opening, sitting down, beginning, the lobby, once more; on a real server."""

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from happycity.server.store import rooms as stored_rooms
from happycity.testing.server.player import Message, Player
from happycity.testing.server.village import PASSWORD, Village, in_village, open_table

CLOCK = {"kind": "live", "move_seconds": 30}
FAMILY = {"players": 2, "specials": "family", "grozilla": False, "scoring": "product"}


def run(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(scene())


def names(table: Message) -> list[str | None]:
    return [seat["name"] for seat in table["seats"]]


def test_seats_fill_and_the_host_begins(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            table = await ada.open_table("me open open")
            path = f"/api/tables/{table['id']}"
            assert (await ada.ask("POST", f"{path}/start"))[1]["code"] == "seats-open"
            await bob.join(table["id"])
            assert names(await bob.join(table["id"]))[1] == bob.me["name"], "sitting down twice is harmless"
            assert (await bob.ask("POST", f"{path}/start"))[1]["code"] == "not-host"
            await ada.demand("POST", f"{path}/seats", {"seat": 2, "kind": "bot", "bot": "architect"})
            begun = await ada.demand("POST", f"{path}/start")
            assert begun["status"] == "playing"
            assert sorted(map(str, names(begun))) == sorted([ada.me["name"], bob.me["name"], "architect"])
            assert (await bob.ask("POST", f"{path}/join", {}))[1]["code"] == "not-open"

    run(scene)


def test_the_host_can_send_somebody_away_before_the_start(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            table = await ada.open_table("me open")
            path = f"/api/tables/{table['id']}"
            await bob.join(table["id"])
            async with await bob.sit(table["id"]) as place:
                await place.expect("welcome")
                kicked = await ada.demand("POST", f"{path}/seats", {"seat": 1, "kind": "open"})
                assert kicked["seats"][1]["kind"] == "open"
                assert (await place.expect("table"))["seats"] == []
            own = await ada.ask("POST", f"{path}/seats", {"seat": 0, "kind": "open"})
            assert own[1]["code"] == "seat-taken"

    run(scene)


def test_who_leaves_frees_a_seat_and_a_host_who_leaves_closes_the_table(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            table = await ada.open_table("me open")
            path = f"/api/tables/{table['id']}"
            await bob.join(table["id"])
            assert names(await bob.demand("POST", f"{path}/leave"))[1] is None
            assert (await bob.ask("POST", f"{path}/leave"))[0] == 403
            assert (await ada.demand("POST", f"{path}/leave"))["status"] == "closed"
            assert (await bob.ask("POST", f"{path}/join", {}))[1]["code"] == "not-open"

    run(scene)


def test_a_game_without_other_people_can_be_given_up(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            solo = await ada.open_table("me bot")
            assert (await ada.demand("POST", f"/api/tables/{solo['id']}/leave"))["status"] == "closed"
            async with await ada.sit(solo["id"]) as place:
                await place.expect("welcome")
                assert (await place.intend("move", seq=0, move="draw 1"))["type"] == "refused"
            table = await ada.begin_with(bob)
            status, answer = await bob.ask("POST", f"/api/tables/{table['id']}/leave")
            assert (status, answer["code"]) == (409, "not-open")

    run(scene)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": [{"kind": "me"}] * 3}, "wrong-seats"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, "unknown-level"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "unknown-level"),
        ({"config": FAMILY | {"players": 9}}, "bad-players"),
        ({"config": FAMILY | {"specials": "chess"}}, "bad-specials"),
        ({"pause_ms": 60_000}, "bad-message"),
        ({"rated": True}, "rated-needs-clock"),
        ({"rated": True, "clock": {"kind": "live", "move_seconds": 30}}, "rated-needs-accounts"),
        ({"clock": {"kind": "live", "move_seconds": 1}}, "bad-message"),
        ({"weather": "fine"}, "bad-message"),
    ],
)
def test_a_table_that_cannot_be_is_refused(address: str, change: Message, code: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada:
            wished = {"config": FAMILY, "seats": [{"kind": "me"}, {"kind": "open"}]} | change
            status, answer = await ada.ask("POST", "/api/tables", wished)
            assert (status in (409, 422), answer["code"]) == (True, code)
            assert answer["text"]

    run(scene)


def test_rated_games_are_between_different_accounts(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            credentials = {"name": "Ada of Rated", "password": "a long enough one"}
            await ada.demand("POST", "/api/account", credentials)
            seats = [{"kind": "me"}, {"kind": "open"}]
            wished = {"config": FAMILY, "seats": seats, "rated": True, "clock": CLOCK}
            table = await ada.demand("POST", "/api/tables", wished)
            status, answer = await bob.ask("POST", f"/api/tables/{table['id']}/join", {})
            assert (status, answer["code"]) == (409, "rated-needs-accounts")
            for other in ({"kind": "bot", "bot": "resident"}, {"kind": "me", "name": "Ada too"}):
                wished["seats"] = [{"kind": "me"}, other]
                status, answer = await ada.ask("POST", "/api/tables", wished)
                assert (status, answer["code"]) == (409, "rated-needs-people")

    run(scene)


def test_the_lobby_shows_open_public_tables_as_they_come_and_go(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            lobby = await connect(
                address.replace("http", "ws", 1) + "/ws/lobby",
                additional_headers={"Cookie": bob.cookie},
                origin=Origin(address),
            )

            async def shown(table_id: str, wanted: bool) -> Message | None:
                while True:
                    async with asyncio.timeout(10):
                        news = msgspec.json.decode(await lobby.recv())
                    found = [table for table in news.get("tables", ()) if table["id"] == table_id]
                    if news["type"] == "lobby" and bool(found) == wanted:
                        return found[0] if found else None

            hidden = await ada.open_table("me open")
            table = await ada.open_table("me open open", public=True)
            assert await shown(table["id"], True)
            await bob.join(table["id"])
            seen = await shown(table["id"], True)
            while seen and seen["seats"][1]["kind"] == "open":
                seen = await shown(table["id"], True)
            await ada.demand("POST", f"/api/tables/{table['id']}/leave")
            await shown(table["id"], False)
            listed = await bob.demand("GET", "/api/tables")
            assert hidden["id"] not in {one["id"] for one in listed["tables"]}
            await lobby.close()

    run(scene)


def test_a_rematch_has_the_next_first_player_and_everybody_finds_the_same_one(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            begun = await ada.begin_with(bob)
            places = [await ada.sit(begun["id"]), await bob.sit(begun["id"])]
            path = f"/api/tables/{begun['id']}/rematch"
            assert (await ada.ask("POST", path))[1]["code"] == "not-over"
            await asyncio.gather(*(place.play_on(Random(1).choice) for place in places))
            again = [(await one.demand("POST", path)) for one in (bob, ada)]
            assert again[0]["id"] == again[1]["id"]
            assert names(again[0]) == names(begun)[::-1]
            await places[0].see(lambda table: table["next"] == again[0]["id"])
            async with Player(address) as eve:
                assert (await eve.ask("POST", path))[1]["code"] == "not-seated"
            await bob.demand("POST", f"/api/tables/{again[0]['id']}/leave")  # the host's table closes
            another = await ada.demand("POST", path)
            assert (another["id"] != again[0]["id"], another["status"]) == (True, "open")
            assert (await bob.demand("POST", path))["id"] == another["id"]

    run(scene)


def test_the_host_adds_seats_and_takes_them_away(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            table = await ada.open_table("me open open", specials="expert")
            path = f"/api/tables/{table['id']}/seats"
            await bob.join(table["id"], seat=2)
            fewer = await ada.demand("POST", path, {"seat": 1, "kind": "none"})
            assert names(fewer) == [ada.me["name"], bob.me["name"]]
            assert [seat["seat"] for seat in fewer["seats"]] == [0, 1]
            assert (fewer["config"]["players"], fewer["config"]["specials"]) == (2, "expert")
            assert (await ada.ask("POST", path, {"seat": 1, "kind": "none"}))[1]["code"] == "bad-players"
            assert (await bob.ask("POST", path, {"seat": 2, "kind": "open"}))[1]["code"] == "not-host"
            for number in (2, 3, 4):
                await ada.demand("POST", path, {"seat": number, "kind": "bot", "bot": "newcomer"})
            assert (await ada.ask("POST", path, {"seat": 0, "kind": "none"}))[1]["code"] == "seat-taken"
            alone = await ada.demand("POST", path, {"seat": 1, "kind": "none"})
            assert [seat["kind"] for seat in alone["seats"]] == ["person", "bot", "bot", "bot"]
            begun = await ada.demand("POST", f"/api/tables/{table['id']}/start")
            async with await ada.sit(table["id"]) as place:
                assert len((await place.arrive())["view"]["cities"]) == len(begun["seats"]) == 4

    run(scene)


CHANGES = {
    "specials": "expert",
    "grozilla": True,
    "scoring": "product",
    "public": False,
    "rated": False,
    "clock": None,
}


async def keep(player: Player, name: str) -> None:
    await player.demand("POST", "/api/account", {"name": name, "password": PASSWORD})


def test_whoever_sits_is_asked_when_the_host_changes_what_is_played(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            table = await ada.open_table("me open bot")
            await bob.join(table["id"])
            path = f"/api/tables/{table['id']}"
            changed = await ada.demand("POST", f"{path}/options", CHANGES)
            assert changed["config"] == {"players": 3} | {
                name: CHANGES[name] for name in ("specials", "grozilla", "scoring")
            }
            assert [seat["kind"] for seat in changed["seats"]] == ["person", "asked", "bot"]
            assert changed["commitment"] == table["commitment"]
            assert (await ada.ask("POST", f"{path}/start"))[1]["code"] == "seats-open"
            again = await bob.join(table["id"])
            assert [seat["kind"] for seat in again["seats"]] == ["person", "person", "bot"]
            listed = await ada.demand("POST", f"{path}/options", CHANGES | {"public": True})
            assert (listed["public"], listed["seats"]) == (True, again["seats"])  # nothing else is played
            lobby = (await bob.demand("GET", "/api/tables"))["tables"]
            assert table["id"] in [one["id"] for one in lobby]
            begun = await ada.demand("POST", f"{path}/start")
            async with await ada.sit(table["id"]) as place:
                assert len((await place.arrive())["view"]["cities"]) == len(begun["seats"])

    run(scene)


def test_a_table_becomes_rated_only_with_a_clock_and_accounts(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            await keep(ada, "Ada of the Hill")
            table = await ada.open_table("me open")
            await bob.join(table["id"])
            path = f"/api/tables/{table['id']}"
            rated = CHANGES | {"rated": True}
            assert (await ada.ask("POST", f"{path}/options", rated))[1]["code"] == "rated-needs-clock"
            changed = await ada.demand("POST", f"{path}/options", rated | {"clock": CLOCK})
            assert (changed["rated"], changed["clock"]["move_seconds"]) == (True, 30)
            assert [seat["kind"] for seat in changed["seats"]] == ["person", "asked"]
            refused = await bob.ask("POST", f"{path}/join", {})
            assert refused[1]["code"] == "rated-needs-accounts"
            await keep(bob, "Bob of the Hill")
            again = await bob.join(table["id"])
            assert [seat["account"] for seat in again["seats"]] == [True, True]
            bots = {"seat": 1, "kind": "bot", "bot": "newcomer"}
            assert (await ada.ask("POST", f"{path}/seats", bots))[1]["code"] == "rated-needs-people"

    run(scene)


def test_a_rematch_is_an_offer(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob, Player(address) as eve:
            begun = await ada.begin_with(bob)
            places = [await ada.sit(begun["id"]), await bob.sit(begun["id"])]
            await asyncio.gather(*(place.play_on(Random(1).choice) for place in places))
            again = await ada.demand("POST", f"/api/tables/{begun['id']}/rematch")
            path = f"/api/tables/{again['id']}"

            async def kinds() -> dict[str | None, str]:
                seats = (await ada.demand("GET", path))["seats"]
                return {seat["player"]: seat["kind"] for seat in seats}

            assert await kinds() == {ada.me["id"]: "person", bob.me["id"]: "asked"}
            assert (await ada.ask("POST", f"{path}/start"))[1]["code"] == "seats-open"
            assert (await eve.ask("POST", f"{path}/join", {}))[1]["code"] == "seat-taken"
            assert [one["id"] for one in (await bob.demand("GET", "/api/me/tables"))["tables"]] == [
                again["id"]
            ]
            async with await bob.sit(again["id"]) as place:
                assert (await place.expect("welcome"))["seats"] == []
            await bob.join(again["id"])
            assert await kinds() == {ada.me["id"]: "person", bob.me["id"]: "person"}
            await bob.demand("POST", f"{path}/leave")
            assert await kinds() == {ada.me["id"]: "person", None: "open"}
            await eve.join(again["id"])
            assert (await ada.demand("POST", f"{path}/start"))["status"] == "playing"

    run(scene)


def test_whoever_is_asked_can_say_no_and_be_replaced(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob, Player(address) as eve:
            begun = await ada.begin_with(bob, eve)
            places = [await one.sit(begun["id"]) for one in (ada, bob, eve)]
            await asyncio.gather(*(place.play_on(Random(1).choice) for place in places))
            again = await ada.demand("POST", f"/api/tables/{begun['id']}/rematch")
            path = f"/api/tables/{again['id']}"
            left = await bob.demand("POST", f"{path}/leave")
            assert sorted(seat["kind"] for seat in left["seats"]) == ["asked", "open", "person"]
            assert (await bob.demand("GET", "/api/me/tables"))["tables"] == []
            for seat in left["seats"]:
                if seat["kind"] in ("asked", "open"):
                    body = {"seat": seat["seat"], "kind": "bot", "bot": "newcomer"}
                    await ada.demand("POST", f"{path}/seats", body)
            assert (await ada.demand("POST", f"{path}/start"))["status"] == "playing"

    run(scene)


def test_own_tables_wait_for_their_player(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            table = await ada.open_table("me open")
            await bob.join(table["id"])

            async def waiting() -> list[tuple[str, int | None, int | None, bool]]:
                tables = [(await one.demand("GET", "/api/me/tables"))["tables"] for one in (ada, bob)]
                assert [[one["id"] for one in mine] for mine in tables] == [[table["id"]]] * 2
                return [(one["status"], one["round"], one["turn"], one["yours"]) for (one,) in tables]

            assert await waiting() == [("open", None, None, False)] * 2
            begun = await ada.demand("POST", f"/api/tables/{table['id']}/start")
            first = names(begun)[0] == ada.me["name"]
            assert await waiting() == [("playing", 1, 0, first), ("playing", 1, 0, not first)]
            async with await (ada if first else bob).sit(table["id"]) as place:
                await place.arrive()
                while place.state["yours"]["seat"] == 0:
                    await place.play(place.legal[0])
            assert await waiting() == [("playing", 1, 1, not first), ("playing", 1, 1, first)]

    run(scene)


def test_an_unknown_table_is_told_so(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada:
            assert (await ada.ask("GET", "/api/tables/zzzzzzzzzzzz"))[0] == 404
            async with await ada.sit("zzzzzzzzzzzz") as place:
                assert (await place.expect("refused"))["code"] == "unknown-table"

    run(scene)


@in_village()
async def test_who_sits_down_while_the_table_is_read(village: Village) -> None:
    ada, bob = await village.guest(), await village.guest()
    table = await open_table(ada, "me", "open")
    read = village.services.database.read

    async def read_slowly(query: Any, *args: Any, **named: Any) -> Any:
        answer = await read(query, *args, **named)
        if query is stored_rooms.whole:
            await bob.got("POST", f"/api/tables/{table}/join", {})
        return answer

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(village.services.database, "read", read_slowly)
        async with village.services.rooms.visit(table) as room:
            assert [seat.kind for seat in room.table.seats] == ["person", "person"]
