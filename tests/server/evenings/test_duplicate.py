"""A duplicate on a real server: the same deals everywhere, compared seat by seat, sealed while one plays."""

import asyncio
import csv
import io
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from happycity.rules.evenings import round_secret
from happycity.rules.fairness import check_fair, commitment_of
from happycity.rules.record import parse_record
from happycity.server.game.evenings import course, rounds
from happycity.server.model.people import Person
from happycity.server.protocol.evenings import NewEvening
from happycity.server.protocol.people import PlayerSettings
from happycity.server.refusals import Denied
from happycity.server.settings import read_settings
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.player import Closed, Player
from happycity.testing.server.serving import serving
from happycity.testing.server.village import PASSWORD, little_effort

NEW = {
    "name": "Tuesday club",
    "kind": "duplicate",
    "config": {"players": 2, "specials": "family", "grozilla": False, "scoring": "product"},
    "clock": {"kind": "live", "move_seconds": 60},
    "rounds": 2,
    "pace": "host",
}
GAME = ("", "/record", "/replay", "/sheet", "/story")
WAIT_S = 20.0


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """One on which neither bots nor people pause."""
    monkeypatch.setattr(rounds, "BOT_PAUSE_MS", 0)
    monkeypatch.setattr(course, "BREAK", 0.0)
    with (
        little_effort(),
        serving(read_settings({}, database=str(tmp_path / "games.db"), **GENEROUS)) as address,
    ):
        yield address


def round_secret_of(record: Any) -> str:
    """The secret of the deal that a record tells."""
    return str(parse_record(json.dumps(record)).meta["fair"]["secret"])


def run(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(scene())


@asynccontextmanager
async def club(server: str, people: int, **options: Any) -> AsyncIterator[tuple[str, list[Player]]]:
    """An evening that so many have entered; the first is its host."""
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(Player(server)) for _ in range(people)]
        await players[0].demand("POST", "/api/account", {"name": "Hostess", "password": PASSWORD})
        players[0].me = await players[0].demand("GET", "/api/me")
        path = f"/api/evenings/{(await players[0].demand('POST', '/api/evenings', NEW | options))['id']}"
        for player in players:
            await player.demand("POST", f"{path}/enter")
        yield path, players


async def play_own(player: Player, path: str, choose: Callable[[list[str]], str]) -> str:
    """Play one's game of the round that runs; its id."""
    evening = await player.demand("GET", path)
    me = next(one["number"] for one in evening["entrants"] if one["player"] == player.me["id"])
    mine = next(
        table["table"]
        for table in evening["tables"]
        if table["round"] == evening["round"] and me in [seat["entrant"] for seat in table["seats"]]
    )
    async with await player.sit(mine) as place:
        await place.arrive()
        await place.play_on(choose)
    return str(mine)


async def play_round(players: list[Player], path: str, seed: int) -> None:
    """All of them at the same time."""
    await asyncio.gather(
        *(play_own(one, path, Random(f"{seed} {n}").choice) for n, one in enumerate(players))
    )


async def until(player: Player, path: str, wanted: Callable[[Any], bool]) -> Any:
    """The evening, as soon as it is so."""
    async with asyncio.timeout(WAIT_S):
        while not wanted(evening := await player.demand("GET", path)):
            await asyncio.sleep(0.05)
    return evening


@pytest.mark.full
def test_an_evening_from_the_first_guest_to_the_last_place(server: str) -> None:
    async def scene() -> None:
        async with club(server, 5) as (path, players):
            host = players[0]
            begun = await host.demand("POST", f"{path}/start")
            assert (begun["status"], begun["round"], len(begun["tables"])) == ("playing", 1, 3)
            tables = [await host.demand("GET", f"/api/evenings/{begun['id']}")]
            assert sum(seat["entrant"] is None for one in begun["tables"] for seat in one["seats"]) == 1
            await play_round(players, path, 1)
            rests = await until(host, path, lambda evening: evening["rests"])
            assert all(place["games"] == 1 for place in rests["standings"])
            await host.demand("POST", f"{path}/next")
            await play_round(players, path, 2)
            over = await until(host, path, lambda evening: evening["status"] == "over")
            assert len(over["standings"]) == 5
            assert [one["place"] for one in over["standings"]] == sorted(
                one["place"] for one in over["standings"]
            )
            assert commitment_of(over["secret"]) == tables[0]["commitment"]
            for table in over["tables"]:
                text = json.dumps(await host.demand("GET", f"/api/games/{table['table']}/record"))
                record = parse_record(text)
                assert check_fair(record) is None
                assert record.meta["fair"]["secret"] == round_secret(over["secret"], table["round"])
                assert [seat["points"] for seat in table["seats"]] == record.result.points
                assert [seat["coins"] for seat in table["seats"]] == record.result.coins
            await until(host, path, lambda evening: all(p["reviewed"] == 2 for p in evening["standings"]))
            lines = list(csv.reader(io.StringIO((await host.http.get(f"{path}/results.csv")).text)))
            assert len(lines) == 1 + 2 * 3 * 2
            named = (await host.http.get(f"{path}/standings.csv")).text
            assert "Hostess" in named
            mine = await host.demand("GET", "/api/me/evenings")
            assert [one["name"] for one in mine["evenings"]] == ["Tuesday club"]

    run(scene)


def test_nobody_learns_a_deal_that_others_still_play(server: str) -> None:
    async def scene() -> None:
        async with club(server, 4) as (path, players), Player(server) as stranger:
            await players[0].demand("POST", f"{path}/start")
            evening = await players[0].demand("GET", path)
            first, second = (table["table"] for table in evening["tables"])
            at_first = [
                players[seat["entrant"]]
                for seat in evening["tables"][0]["seats"]
                if seat["entrant"] is not None
            ]
            others = [one for one in players if one not in at_first]
            await asyncio.gather(*(play_own(one, path, min) for one in at_first))
            told = await until(players[0], path, lambda one: one["tables"][0]["status"] == "over")
            assert told["tables"][0]["seats"][0]["points"] is None
            assert told["standings"][0]["score"] is None
            for who in (*at_first, *others, stranger):
                for part in GAME:
                    assert (await who.ask("GET", f"/api/games/{first}{part}"))[1]["code"] == "round-sealed"
                lines = (await who.http.get("/api/games/export")).text
                assert "secret" not in lines
            for who in at_first:
                page = await others[0].demand("GET", f"/api/players/{who.me['id']}")
                assert (page["games"], page["best_points"], page["favourite_cards"]) == (0, None, {})
                again = await who.ask("POST", f"/api/tables/{first}/rematch")
                assert again[1]["code"] == "no-evening-rematch"
                assert (await who.demand("GET", f"/api/tables/{first}"))["secret"] is None
                async with await who.sit(first) as place:
                    await place.expect("welcome")
                    assert place.table["secret"] is None
            for who, table in (
                (others[0], first),
                (stranger, first),
                (stranger, second),
                (at_first[0], second),
            ):
                assert (await who.ask("GET", f"/api/tables/{table}"))[1]["code"] == "round-sealed"
                assert (await who.ask("GET", f"/api/tables/{table}/why?step=1"))[1]["code"] == "round-sealed"
                assert (await who.ask("POST", f"/api/tables/{table}/rematch"))[1]["code"] == "round-sealed"
                place = await who.sit(table)
                assert (await place.receive())["code"] == "round-sealed"
                with pytest.raises(Closed):
                    await place.receive()
            async with await at_first[0].sit(first) as waiting:
                await waiting.arrive()
                await asyncio.gather(*(play_own(one, path, Random(2).choice) for one in others))
                await until(players[0], path, lambda one: one["rests"])
                async with asyncio.timeout(WAIT_S):
                    while (told := await waiting.receive())["type"] != "table":
                        pass
            opened = round_secret_of(await stranger.demand("GET", f"/api/games/{first}/record"))
            assert commitment_of(opened) == told["table"]["commitment"]
            assert told["table"]["secret"] == opened, "whoever waits at a table is told at once"
            for table in (first, second):
                for part in (f"/api/games/{table}", f"/api/tables/{table}"):
                    assert (await stranger.demand("GET", part))["secret"] == opened
                replay = await stranger.demand("GET", f"/api/games/{table}/replay")
                assert replay["table"]["secret"] == opened
                async with await stranger.sit(table) as place:
                    await place.expect("welcome")
                    assert place.table["secret"] == opened
            page = await stranger.demand("GET", f"/api/players/{at_first[0].me['id']}")
            assert page["games"] == 1
            assert page["favourite_cards"]

    run(scene)


@pytest.mark.parametrize(
    ("goes", "refusals"),
    [
        (("POST", "/api/tables/{table}/resign"), {"round-sealed"}),
        (("DELETE", "/api/me"), {"round-sealed", "not-signed-in"}),  # whichever is noticed first
    ],
)
def test_whoever_plays_no_longer_sees_nothing_more(
    server: str, goes: tuple[str, str], refusals: set[str]
) -> None:
    """Not even through the connection that they have."""

    async def scene() -> None:
        async with club(server, 4) as (path, players):
            evening = await players[0].demand("POST", f"{path}/start")
            table = next(
                one["table"]
                for one in evening["tables"]
                if any(seat["entrant"] == 1 for seat in one["seats"])
            )
            async with await players[1].sit(table) as place:
                await place.arrive()
                method, way = goes
                await players[1].demand(method, way.format(table=table), {} if method == "DELETE" else None)
                async with asyncio.timeout(WAIT_S):
                    while (told := await place.receive())["type"] != "refused":
                        pass
                    assert told["code"] in refusals
                    with pytest.raises(Closed):
                        await place.receive()

    run(scene)


def test_ones_own_luck_is_told_when_all_have_played(server: str) -> None:
    async def scene() -> None:
        async with club(server, 4, rounds=1) as (path, players):
            evening = await players[0].demand("POST", f"{path}/start")
            first = [players[seat["entrant"]] for seat in evening["tables"][0]["seats"]]
            others = [one for one in players if one not in first]
            await asyncio.gather(*(play_own(one, path, Random(1).choice) for one in first))
            await asyncio.sleep(1.0)  # time enough to work it out
            (game,) = (await first[0].demand("GET", "/api/me/export"))["evening_games"]
            assert game["points"] is not None
            assert game["luck"] is None
            await asyncio.gather(*(play_own(one, path, Random(2).choice) for one in others))
            await until(players[0], path, lambda one: all(p["reviewed"] == 1 for p in one["standings"]))
            (game,) = (await first[0].demand("GET", "/api/me/export"))["evening_games"]
            assert game["luck"] is not None

    run(scene)


def test_no_round_follows_the_last_however_fast_the_host_asks() -> None:
    host = Person("hostess", "account", "Hostess", 0, PlayerSettings(), 0.0)
    new = msgspec.convert(NEW, NewEvening)
    evening = replace(course.new_evening(new, host, 0.0), status="playing", round=2)
    with pytest.raises(Denied, match="evening-over"):
        course.hurried(evening, host.id, [], 1.0)


@pytest.mark.full
def test_whoever_is_missing_holds_up_nobody(server: str) -> None:
    """One resigns, one has gone before, one is deleted: bots play, and everybody's place stays."""

    async def scene() -> None:
        async with club(server, 5, rounds=2, pace="break") as (path, players):
            host, gives_up, goes, vanishes, last = players
            await host.demand("POST", f"{path}/start")

            async def resign() -> None:
                evening = await host.demand("GET", path)
                table = next(
                    table["table"]
                    for table in evening["tables"]
                    if any(seat["entrant"] == 1 for seat in table["seats"])
                )
                await gives_up.demand("POST", f"/api/tables/{table}/resign")

            await goes.demand("POST", f"{path}/leave")
            await resign()
            await asyncio.gather(
                *(play_own(one, path, Random(1).choice) for one in (host, goes, vanishes, last))
            )
            after = await until(host, path, lambda one: one["round"] == 2)
            seated = [
                seat["entrant"] for table in after["tables"] if table["round"] == 2 for seat in table["seats"]
            ]
            assert sorted(seated, key=str) == [0, 1, 3, 4, None, None]
            lost = [
                seat
                for table in after["tables"]
                for seat in table["seats"]
                if seat["entrant"] == 1 and table["round"] == 1
            ]
            assert (lost[0]["points"], lost[0]["coins"], lost[0]["share"]) == (0, 0, 0.0)
            before = {one["entrant"]: one["score"] for one in after["standings"]}
            await vanishes.demand("DELETE", "/api/me", {})
            told = await until(host, path, lambda one: one["entrants"][3]["player"] is None)
            assert told["entrants"][3] == {
                "number": 3,
                "player": None,
                "name": None,
                "look": None,
                "left": True,
            }
            assert {one["entrant"]: one["score"] for one in told["standings"]} == before
            await asyncio.gather(*(play_own(one, path, min) for one in (host, gives_up, last)))
            over = await until(host, path, lambda one: one["status"] == "over")
            assert [one["games"] for one in sorted(over["standings"], key=lambda one: one["entrant"])] == [
                2,
                2,
                1,
                2,
                2,
            ]

    run(scene)
