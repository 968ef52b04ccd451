"""Somebody has gone and the game waits: the others let a bot play, all of them, until they are back."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from happycity.server.game.agreement import agreements_of, answered, stand_ins, with_absences
from happycity.server.model.tables import StoredTable, options_of
from happycity.server.protocol.tables import Answer
from happycity.server.protocol.terms import CloseCode
from happycity.server.refusals import Denied
from happycity.testing.server.inside import Inside
from happycity.testing.server.player import Closed, Place, Player, two_at_a_table
from happycity.testing.server.village import Village, in_village
from tests.server.finished import playing
from tests.server.scenes import ACTOR, Company, keep, table_in
from tests.server.test_clocks_run import Watch, house

CLOCKS: dict[str, Any] = {
    "none": None,
    "live": {"kind": "live", "move_seconds": 300, "bank_seconds": 300},
    "slow": {"kind": "slow", "move_seconds": 3 * 86400},
}


# --- what becomes of a table ------------------------------------------------------------------------------


def wanted(table: StoredTable, player: str, seat: int | None = 0, yes: bool = True) -> StoredTable:
    return answered(table, player, Answer("bot", yes, seat), 1, awaited=0)


def refusal(table: StoredTable, player: str, seat: int | None = 0) -> str:
    with pytest.raises(Denied) as refused:
        wanted(table, player, seat)
    return refused.value.code


def test_all_who_are_here_have_to_want_a_bot() -> None:
    table = with_absences(playing(1, "ann", "ben", "cat"), [0], [])
    table = wanted(table, "ben")
    assert stand_ins(table) == []
    assert stand_ins(wanted(table, "ben", yes=False)) == [], "one can rather wait"
    assert stand_ins(wanted(wanted(table, "ben", yes=False), "ben")) == [], "and change one's mind at once"
    assert stand_ins(wanted(table, "cat")) == [0]
    assert stand_ins(with_absences(table, [2], [])) == [0], "whoever goes too keeps nobody waiting"


def test_one_alone_decides_alone() -> None:
    table = with_absences(playing(1, "ann", "ben", "bot:mayor"), [0], [])
    assert stand_ins(wanted(table, "ben")) == [0]


def test_who_comes_back_was_never_gone() -> None:
    table = wanted(with_absences(playing(1, "ann", "ben"), [0], []), "ben")
    back = with_absences(table, [], [0])
    assert (options_of(back).absent, options_of(back).agreements) == ((), ())
    again = with_absences(back, [0], [])
    assert stand_ins(again) == [], "the next absence is a new question"
    assert with_absences(back, [], [0]) is back


def test_nobody_gets_a_bot_who_needs_none() -> None:
    table = with_absences(playing(1, "ann", "ben", "cat"), [0, 2], [])
    assert refusal(table, "ben", 1) == "nobody-absent", "who is here"
    assert refusal(table, "ben", 2) == "nobody-absent", "for whom the game does not wait"
    assert refusal(table, "ben", None) == "nobody-absent"
    assert refusal(table, "ann") == "not-here", "who has no page open has not seen what happened"
    assert refusal(table, "dan") == "not-seated"
    assert refusal(with_absences(playing(1, "ann", "ben", rated=True), [0], []), "ben") == "rated-no-stand-in"


def test_it_is_told_to_all() -> None:
    table = wanted(with_absences(playing(1, "ann", "ben", "cat"), [0], []), "cat")
    told = next(one for one in agreements_of(table) if one.subject == "bot")
    assert msgspec.to_builtins(told) == {
        "subject": "bot",
        "seat": 0,
        "asked": [1, 2],
        "yes": [2],
        "no": None,
        "round": 0,
        "complete": False,
    }


# --- on a real server ---------------------------------------------------------------------------------------


async def is_missed(place: Place, watch: Watch, seconds: float = 61) -> None:
    """The other has gone, and a minute goes by."""
    await place.until(lambda message: message["type"] == "present" and len(message["players"]) == 1)
    watch.time += seconds
    await place.see(lambda table: bool(table["absent"]))


@pytest.mark.parametrize("clock", CLOCKS)
def test_the_game_goes_on_without_the_one_who_left(tmp_path: Path, clock: str) -> None:
    watch = Watch()

    async def scene(address: str) -> None:
        async with Player(address) as ada, Player(address) as bob:
            first, other = await two_at_a_table(ada, bob, clock=CLOCKS[clock])
            here = ada if other.welcome["you"] == ada.me["id"] else bob
            [seat] = first.welcome["seats"]
            table = f"/api/tables/{first.table['id']}"
            answer = {"subject": "bot", "seat": seat, "yes": True}
            assert (await here.ask("POST", f"{table}/agreement", answer))[1]["code"] == "nobody-absent"
            await first.connection.close()
            await is_missed(other, watch)
            await here.demand("POST", f"{table}/agreement", answer)
            await other.play_on(lambda legal: legal[0])
            steps = [step for one in other.received if one["type"] == "state" for step in one["steps"]]
            gone = [step for step in steps if step["kind"] == "away"]
            assert [(step["seat"], step["agreed"], step["out_of_time"]) for step in gone] == [
                (seat, True, False)
            ]
            assert other.table["status"] == "over"

    with house(tmp_path, watch) as address:
        asyncio.run(scene(address))


@pytest.mark.parametrize("way", ["/api/logout", "/api/logout-everywhere"])
def test_who_is_signed_in_no_longer_keeps_nobody_waiting(tmp_path: Path, way: str) -> None:
    """Their page may stay open: it is told, and may come again as whoever it is then."""
    watch = Watch()

    async def scene(address: str) -> None:
        async with Player(address) as ada, Player(address) as bob:
            for one, name in ((ada, "Ada"), (bob, "Bob")):
                await one.demand("POST", "/api/account", {"name": name, "password": "seven green igloos"})
            first, other = await two_at_a_table(ada, bob)
            gone = ada if first.welcome["you"] == ada.me["id"] else bob
            await gone.demand("POST", way)
            assert (await first.expect("refused"))["code"] == "not-signed-in"
            with pytest.raises(Closed) as closed:
                await first.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == CloseCode.SIGNED_OUT
            await is_missed(other, watch)
            assert other.table["absent"] == first.welcome["seats"]
            await gone.demand("POST", "/api/session")
            async with await gone.sit(first.table["id"]) as again:
                await again.arrive()
                assert again.welcome["role"] == "spectator"

    with house(tmp_path, watch) as address:
        asyncio.run(scene(address))


def test_who_opens_the_page_has_their_seat_back_also_after_a_restart(tmp_path: Path) -> None:
    watch = Watch()
    known: dict[str, Any] = {}

    async def leave(address: str) -> None:
        async with Player(address) as ada, Player(address) as bob:
            first, other = await two_at_a_table(ada, bob)
            gone, here = (ada, bob) if first.welcome["you"] == ada.me["id"] else (bob, ada)
            [seat] = first.welcome["seats"]
            await first.connection.close()
            await is_missed(other, watch)
            answer = {"subject": "bot", "seat": seat, "yes": True}
            await here.demand("POST", f"/api/tables/{first.table['id']}/agreement", answer)
            assert await other.my_turn()
            known.update(table=first.table["id"], cookie=gone.cookie, seat=seat)

    async def come_back(address: str) -> None:
        async with Player(address) as gone:
            gone.http.cookies.clear()
            gone.http.cookies.set(*known["cookie"].split("=", 1))
            async with await gone.sit(known["table"]) as place:
                state = await place.arrive()
                assert state["away"] == [known["seat"]], "the bot has gone on"
                state = await place.until(lambda message: message["type"] == "state" and not message["away"])
                assert [(step["kind"], step["agreed"]) for step in state["steps"]] == [("back", True)]
                assert place.table["absent"] == []

    for scene in (leave, come_back):
        with house(tmp_path, watch) as address:
            asyncio.run(scene(address))


@pytest.mark.full
def test_a_short_absence_or_a_long_thought_is_none(tmp_path: Path) -> None:
    watch = Watch()

    async def scene(address: str) -> None:
        async with Player(address) as ada, Player(address) as bob:
            first, other = await two_at_a_table(ada, bob)
            table = f"/api/tables/{first.table['id']}"
            watch.time += 600  # thinking
            await asyncio.sleep(1.2)
            assert (await ada.demand("GET", table))["absent"] == []
            await first.connection.close()
            await other.until(lambda message: message["type"] == "present" and len(message["players"]) == 1)
            watch.time += 40
            await asyncio.sleep(1.2)
            assert (await ada.demand("GET", table))["absent"] == []
            watch.time += 21
            await other.see(lambda table: bool(table["absent"]))

    with house(tmp_path, watch) as address:
        asyncio.run(scene(address))


@in_village()
async def test_nobody_is_missed_where_nobody_waits(village: Village) -> None:
    """A game without pages, or with watchers only, is left alone."""
    host, guest = await village.guest(), await village.guest()
    config = {"players": 2, "specials": "family", "grozilla": False, "scoring": "product"}
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = (await host.got("POST", "/api/tables", {"config": config, "seats": seats}))["id"]
    await guest.got("POST", f"/api/tables/{table}/join", {})
    await host.got("POST", f"/api/tables/{table}/start")
    async with village.services.rooms.visit(table) as room:
        assert room.newly_absent(0.0) == []


@pytest.mark.full
@in_village()
async def test_who_is_here_is_not_absent_whatever_another_process_believes(village: Village) -> None:
    company = await Company(village).gather()
    table, log = table_in("absent", company)
    await village.services.scribe.write(keep, table, log)
    rooms, browser = village.services.rooms, village.browser(**company.headers("actor"))

    async def absent() -> list[int]:
        found: list[int] = (await browser.got("GET", f"/api/tables/{table.id}"))["absent"]
        return found

    assert await absent() == [ACTOR]
    connection = await Inside(village._app, f"/ws/tables/{table.id}", company.headers("actor")).open()
    await connection.answered()
    assert await absent() == []
    async with rooms.visit(table.id) as room:
        await rooms.change(table.id, lambda now: with_absences(now, [ACTOR], []))
        assert await absent() == [ACTOR]
        await rooms.look_after(room)
    assert await absent() == []
    await connection.close()
