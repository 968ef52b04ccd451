"""Swiss and round robin on a real server: rated, every table with a deal of its own."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from happycity.rules.evenings import table_secret
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.player import Player
from happycity.testing.server.village import PASSWORD, opened
from tests.server.evenings.test_duplicate import NEW, play_own, run, server, until

__all__ = ["server"]  # a fixture


@asynccontextmanager
async def club(address: str, people: int, kind: str) -> AsyncIterator[tuple[str, list[Player]]]:
    """An evening that so many accounts have entered."""
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(Player(address)) for _ in range(people)]
        for number, player in enumerate(players):
            await player.demand("POST", "/api/account", {"name": f"Account {number}", "password": PASSWORD})
        new = NEW | {"kind": kind, "pace": "break", "rounds": 3}
        path = f"/api/evenings/{(await players[0].demand('POST', '/api/evenings', new))['id']}"
        for player in players:
            await player.demand("POST", f"{path}/enter")
        yield path, players


@pytest.mark.full
def test_a_swiss_pairs_by_standings_and_lets_everybody_rest_in_turn(server: str) -> None:
    async def scene() -> None:
        async with club(server, 5, "swiss") as (path, players), Player(server) as guest:
            assert (await guest.ask("POST", f"{path}/enter"))[1]["code"] == "rated-needs-accounts"
            evening = await players[0].demand("POST", f"{path}/start")
            for number in (1, 2, 3):
                evening = await until(players[0], path, lambda one: one["round"] == number)  # noqa: B023 — awaited at once
                seated = [
                    seat["entrant"]
                    for table in evening["tables"]
                    if table["round"] == number
                    for seat in table["seats"]
                ]
                choose = Random(number).choice
                await asyncio.gather(*(play_own(players[one], path, choose) for one in seated))
            over = await until(players[0], path, lambda one: one["status"] == "over")
            games = Counter(seat["entrant"] for table in over["tables"] for seat in table["seats"])
            assert sorted(games.values()) == [2, 2, 2, 3, 3]
            pairs = Counter(frozenset(seat["entrant"] for seat in table["seats"]) for table in over["tables"])
            assert max(pairs.values()) == 1
            assert {one["games"] for one in over["standings"]} == {2, 3}
            for table in over["tables"]:
                info = await guest.demand("GET", f"/api/games/{table['table']}")
                assert info["rated"]
                assert all(change["games"] for change in info["result"]["ratings"])
                assert info["secret"] == table_secret(over["secret"], table["round"], table["number"])

    run(scene)


@pytest.mark.full
def test_in_a_round_robin_everybody_meets_everybody_but_whoever_goes(server: str) -> None:
    async def scene() -> None:
        async with club(server, 4, "round-robin") as (path, players):
            evening = await players[0].demand("POST", f"{path}/start")
            assert evening["rounds"] == 3
            met = Counter[frozenset[int]]()
            for number in (1, 2, 3):
                evening = await until(players[0], path, lambda one: one["round"] == number)  # noqa: B023 — awaited at once
                tables = [table for table in evening["tables"] if table["round"] == number]
                met.update(frozenset(seat["entrant"] for seat in table["seats"]) for table in tables)
                seated = [seat["entrant"] for table in tables for seat in table["seats"]]
                if number == 2:
                    await players[3].demand("POST", f"{path}/leave")
                await asyncio.gather(*(play_own(players[one], path, Random(number).choice) for one in seated))
            await until(players[0], path, lambda one: one["status"] == "over")
            assert (len(met), met.total()) == (5, 5), "one of six pairs had lost somebody"

    run(scene)


@pytest.mark.parametrize(("blocker", "blocked"), [(0, 1), (1, 0)])
def test_in_a_swiss_who_keeps_apart_does_not_meet(tmp_path: Path, blocker: int, blocked: int) -> None:
    """Whoever came first and second would meet in the first round."""

    async def scene() -> None:
        async with opened(tmp_path, **GENEROUS) as village:
            people = [await village.account(f"Account {number}") for number in range(4)]
            ids = [(await one.got("GET", "/api/me"))["id"] for one in people]
            await people[blocker].got("PUT", f"/api/me/distances/{ids[blocked]}", {"kind": "block"})
            made = await people[0].got("POST", "/api/evenings", NEW | {"kind": "swiss"})
            for one in people:
                await one.got("POST", f"/api/evenings/{made['id']}/enter")
            begun = await people[0].got("POST", f"/api/evenings/{made['id']}/start")
            pairs = [{seat["entrant"] for seat in table["seats"]} for table in begun["tables"]]
            assert len(pairs) == 2
            assert {0, 1} not in pairs

    asyncio.run(scene())
