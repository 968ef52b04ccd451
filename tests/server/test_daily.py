"""The deal of the day on a real server: promised, the same for everybody, sealed until its day is over."""

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from happycity.rules.daily import DEALS, deal_secret
from happycity.rules.fairness import check_fair, commitment_of
from happycity.rules.record import parse_record
from happycity.server.days import better_than, counts, day_beside, day_of, is_day, streak_of
from happycity.server.game import daily
from happycity.server.settings import read_settings
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.player import Closed, Player
from happycity.testing.server.serving import serving

FIRST_DAY = 1_795_000_000.0
DAY = 86_400.0
GAME = ("", "/record", "/replay", "/sheet", "/story")
MASTER_TIMEOUT_S = 60.0


class Clock:
    """What the server believes the time is."""

    def __init__(self) -> None:
        self.now = FIRST_DAY

    def __call__(self) -> float:
        return self.now

    @property
    def today(self) -> str:
        return day_of(self.now)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def server(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """One on which bots do not pause, and the master does not think for long."""
    monkeypatch.setattr(daily, "BOT_PAUSE_MS", 0)
    monkeypatch.setattr(daily, "MASTER", "newcomer")
    with serving(read_settings({}, database=str(tmp_path / "games.db"), **GENEROUS), clock) as address:
        yield address


def run(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(scene())


async def play(player: Player, mode: str = "family", choose: Callable[[list[str]], str] = min) -> str:
    """Play today's deal to its end; the id of the table."""
    table = await player.demand("POST", f"/api/daily/{mode}")
    async with await player.sit(table["id"]) as place:
        await place.arrive()
        await place.play_on(choose)
    return str(table["id"])


async def standings(player: Player, day: str, mode: str = "family") -> Any:
    return await player.demand("GET", f"/api/daily/{day}/{mode}")


def test_a_deal_is_promised_the_day_before_and_opened_the_day_after(server: str, clock: Clock) -> None:
    async def scene() -> None:
        async with Player(server) as ada:
            promise = (await ada.demand("GET", "/api/daily"))["tomorrow"]
            clock.now += DAY
            told = await ada.demand("GET", "/api/daily")
            today = told["today"]
            assert promise == {"day": today["day"], "commitment": today["commitment"]}
            assert today["secret"] is None
            game = await play(ada, "expert+grozilla")
            clock.now += DAY
            told = await ada.demand("GET", "/api/daily")
            opened = told["yesterday"]
            assert opened["day"] == promise["day"]
            assert commitment_of(opened["secret"]) == promise["commitment"]
            assert told["streak"] == 1
            record = parse_record(json.dumps(await ada.demand("GET", f"/api/games/{game}/record")))
            assert check_fair(record) is None
            assert record.meta["fair"]["secret"] == deal_secret(opened["secret"], "expert+grozilla")

    run(scene)


def test_everybody_plays_the_same_deal_once_against_the_same_bots(server: str) -> None:
    async def scene() -> None:
        async with Player(server) as ada, Player(server) as bob:
            tables = [await one.demand("POST", "/api/daily/expert") for one in (ada, ada, bob)]
            assert tables[0]["id"] == tables[1]["id"] != tables[2]["id"]
            assert len({table["commitment"] for table in tables}) == 1
            assert len({tuple(seat["bot"] for seat in table["seats"]) for table in tables}) == 1
            assert (tables[0]["rated"], tables[0]["public"], tables[0]["chat"]) == (False, False, "nobody")
            other = await ada.demand("POST", "/api/daily/family")
            assert other["commitment"] != tables[0]["commitment"]
            states = {one["mode"]: one["state"] for one in await sets(ada)}
            assert states == {mode: "playing" if "+" not in mode else "new" for mode in DEALS}
            assert (await ada.ask("POST", f"/api/tables/{other['id']}/hint"))[1]["code"] == "no-hints"
            await ada.demand("POST", f"/api/tables/{other['id']}/leave")
            assert (await ada.demand("POST", "/api/daily/family"))["status"] == "closed", "one try is one try"
            games = [await play(one, "expert") for one in (ada, bob)]
            records = [
                await one.demand("GET", f"/api/games/{game}/record")
                for one, game in zip((ada, bob), games, strict=True)
            ]
            assert records[0]["moves"] == records[1]["moves"], "who plays alike is answered alike"
            assert (await sets(ada))[1]["state"] == "done"

    run(scene)


async def sets(player: Player) -> list[Any]:
    found: list[Any] = (await player.demand("GET", "/api/daily"))["today"]["sets"]
    return found


@pytest.mark.full
def test_nobody_sees_a_deal_through_the_game_of_another(server: str, clock: Clock) -> None:
    async def scene() -> None:
        async with Player(server) as ada, Player(server) as bob:
            running = (await ada.demand("POST", "/api/daily/expert"))["id"]
            game = await play(ada)
            secret = (await ada.demand("GET", f"/api/games/{game}"))["secret"]
            before = [(await standings(bob, clock.today)), await ada.demand("GET", "/api/daily")]
            for part in GAME:
                assert (await bob.ask("GET", f"/api/games/{game}{part}"))[1]["code"] == "deal-sealed"
            for table in (running, game):
                assert (await bob.ask("GET", f"/api/tables/{table}"))[1]["code"] == "deal-sealed"
                assert (await bob.ask("POST", f"/api/tables/{table}/rematch"))[1]["code"] == "deal-sealed"
                place = await bob.sit(table)
                assert (await place.receive())["code"] == "deal-sealed"
                with pytest.raises(Closed):
                    await place.receive()
            assert before[0]["players"] == 1
            assert not any(before[0][name] for name in ("mine", "first", "points", "line", "master"))
            assert secret not in json.dumps([before, await standings(bob, clock.today)])
            clock.now += DAY
            assert (await bob.demand("GET", f"/api/games/{game}"))["secret"] == secret
            opened = await standings(bob, day_beside(clock.today, -1))
            assert [place["name"] for place in opened["first"]] == [ada.me["name"]]

    run(scene)


@pytest.mark.full
def test_who_has_finished_sees_how_others_and_the_master_did(server: str, clock: Clock) -> None:
    async def scene() -> None:
        async with Player(server) as ada, Player(server) as bob:
            games = [await play(ada), await play(bob, choose=max)]
            told = [await standings(one, clock.today) for one in (ada, bob)]
            points = [one["mine"]["points"] for one in told]
            assert [one["mine"]["better"] for one in told] == [
                100 * (points[0] > points[1]),
                100 * (points[1] > points[0]),
            ]
            assert [place["points"] for place in told[0]["first"]] == sorted(points, reverse=True)
            assert sum(count["players"] for count in told[0]["points"]) == told[0]["players"] == 2
            line = told[0]["line"]
            assert (line["game"], line["points"]) == (games[0], points[0])
            sheet = await ada.demand("GET", f"/api/games/{games[0]}/sheet")
            assert len(line["built"]) == sheet["rounds"]
            master = await masters_line(ada, clock.today)
            assert (await ada.demand("GET", f"/api/games/{master['game']}"))["result"]
            assert master["seat"] == line["seat"]
            async with Player(server) as cat:
                status, refusal = await cat.ask("GET", f"/api/games/{master['game']}/replay")
                assert (status, refusal["code"]) == (403, "deal-sealed")

    run(scene)


async def masters_line(player: Player, day: str) -> Any:
    async with asyncio.timeout(MASTER_TIMEOUT_S):
        while (line := (await standings(player, day))["master"]) is None:
            await asyncio.sleep(0.1)
    return line


def test_what_there_is_not_is_refused(server: str, clock: Clock) -> None:
    async def scene() -> None:
        async with Player(server) as ada:
            for path, code in (
                (f"{clock.today}/chess", "unknown-deal"),
                (f"{day_beside(clock.today, 1)}/family", "day-to-come"),
                (f"{day_beside(clock.today, -1)}/family", "unknown-day"),
                ("2026-02-30/family", "unknown-day"),
                ("20261117/family", "unknown-day"),
            ):
                assert (await ada.ask("GET", f"/api/daily/{path}"))[1]["code"] == code, path
            status, refusal = await ada.ask("POST", "/api/daily/family+sum")
            assert (status, refusal["code"]) == (404, "unknown-deal")

    run(scene)


# --- days ---------------------------------------------------------------------------------------------


@given(st.lists(st.integers(0, 30), min_size=1))
def test_better_than_is_the_share_of_the_others_with_fewer_points(reached: list[int]) -> None:
    players = {points: reached.count(points) for points in reached}
    mine, *others = reached
    found = better_than(mine, players)
    if not others:
        assert found is None
    else:
        assert found == int(100 * sum(one < mine for one in others) / len(others) + 1e-9)


def test_a_streak_waits_for_today() -> None:
    today = "2026-03-02"
    assert streak_of([], today) == 0
    assert streak_of(["2026-02-28", "2026-03-01"], today) == 2
    assert streak_of(["2026-02-28", "2026-03-01", today], today) == 3
    assert streak_of(["2026-02-27", "2026-02-28"], today) == 0


def test_days_are_dates_of_utc() -> None:
    assert day_of(0.0) == "1970-01-01"
    assert day_of(DAY - 0.001) == "1970-01-01"
    assert is_day("2024-02-29")
    assert not is_day("2023-02-29")
    assert counts("1970-01-01", 2 * DAY - 1)
    assert not counts("1970-01-01", 2 * DAY)
