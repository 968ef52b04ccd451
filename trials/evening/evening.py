"""Scripted players at a club evening; its server is killed between rounds and in the middle of them."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from happycity.rules.evenings import round_secret
from happycity.rules.fairness import check_fair
from happycity.rules.record import Record, parse_record
from happycity.testing.server.player import Place, Player
from happycity.testing.server.village import PASSWORD
from trials.chaos.house import House, open_house
from trials.chaos.regulars import COME_BACK, THROWN_OUT, Regular
from trials.chaos.witness import Witness
from trials.evening.recount import luck_in, recounted

LOOK = 0.2  # seconds between two looks at the evening
PATIENCE = 300.0  # seconds in which something has to happen, on a busy machine
LOAD = 0.3, 1.5  # seconds into a round before it is hit
AT_ONCE = 0.05  # seconds after which a round that is just beginning is hit
THINK = 0.01  # mean seconds
ALIKE = 1e-9  # two numbers that were added up in another order

Evening = dict[str, Any]


@dataclass(frozen=True)
class Plan:
    """How much of it."""

    tables: int
    deals: int
    kills: int
    players: int = 4
    missing: int = 1
    """People less than full tables would have."""
    seed: int = 1
    luck: bool = True
    """Wait until the luck of all games is known, and work it out here too: seconds for every game."""


@dataclass
class Outcome:
    """What came of it."""

    witness: Witness = field(default_factory=Witness)
    kills: int = 0
    within: int = 0
    """Of which in the middle of a round."""
    games: int = 0
    compared: int = 0
    """Places that were worked out here too."""
    wrong: list[str] = field(default_factory=list)
    seconds: float = 0.0


async def run_evening(database: str, folder: Path, plan: Plan, tick: Callable[[], object]) -> Outcome:
    """Play it, kill the server as often as wanted, then hold its standings against the records."""
    outcome, began = Outcome(), time.monotonic()
    async with open_house(database, folder) as house, AsyncExitStack() as stack:
        people = await _people(house, stack, plan.tables * plan.players - plan.missing)
        club = Club(house, people, plan, outcome, tick)
        await club.gather()
        await club.play()
        outcome.seconds = time.monotonic() - began
        await club.check()
        await house.close()
    outcome.witness.check(database)
    return outcome


async def _people(house: House, stack: AsyncExitStack, number: int) -> list[Player]:
    """As many, each with a name that nobody else has: records know people by it."""
    found: dict[str, Player] = {}
    while len(found) < number:
        player = await stack.enter_async_context(Player(house.address))
        found.setdefault(player.me["name"], player)
    return list(found.values())


class Club:
    """The people, and the evening they came to; the first of them is the host."""

    def __init__(
        self, house: House, people: list[Player], plan: Plan, outcome: Outcome, tick: Callable[[], object]
    ) -> None:
        self._house, self._people, self._plan, self._outcome, self._tick = house, people, plan, outcome, tick
        self._rng = Random(plan.seed)
        self._path = ""

    async def gather(self) -> None:
        """Everybody comes."""
        host = self._people[0]
        await host.demand("POST", "/api/account", {"name": "The Host Here", "password": PASSWORD})
        config = {"players": self._plan.players, "specials": "expert", "grozilla": True, "scoring": "product"}
        new = {
            "name": "The club",
            "kind": "duplicate",
            "config": config,
            "clock": {"kind": "live", "move_seconds": 3600},
            "rounds": self._plan.deals,
            "pace": "host",
        }
        self._path = f"/api/evenings/{(await host.demand('POST', '/api/evenings', new))['id']}"
        for player in self._people:
            await player.demand("POST", f"{self._path}/enter")

    async def play(self) -> None:
        """All rounds, whatever happens to the server."""
        async with asyncio.timeout(PATIENCE * self._plan.deals), asyncio.TaskGroup() as group:
            for number, player in enumerate(self._people):
                group.create_task(self._take_part(number, player))
            group.create_task(self._host())

    async def _take_part(self, number: int, player: Player) -> None:
        for deal in range(1, self._plan.deals + 1):
            evening = await self._until(player, partial(_has_begun, deal))
            table = _table_of(evening, deal, number)
            rng = Random(f"{self._plan.seed} {deal} {number}")
            await Member(self._house, self._outcome.witness, rng, player, table, THINK).play()

    # --- the host, and what happens to the server ---------------------------------------------------------

    async def _host(self) -> None:
        """Begin round after round; every other kill hits one that begins, the others one that is played."""
        for deal in range(self._plan.deals):
            await self._begin(deal)
            if self._kills_left(deal, 1):
                await asyncio.sleep(self._rng.uniform(*LOAD))
                self._outcome.within += not (await self._evening(self._people[0]))["rests"]
                await self._kill()
            await self._until(
                self._people[0], lambda evening: evening["rests"] or evening["status"] == "over"
            )

    async def _begin(self, deal: int) -> None:
        what = "next" if deal else "start"
        begin = asyncio.create_task(self._begun(what, deal + 1))
        if self._kills_left(deal, 0):
            await asyncio.sleep(self._rng.uniform(0, AT_ONCE))
            await self._kill()
        await begin

    async def _begun(self, what: str, deal: int) -> None:
        """Say it until the round has begun: an answer may have been lost."""
        host = self._people[0]
        while (await self._evening(host))["round"] < deal:
            await self._insist(lambda: host.ask("POST", f"{self._path}/{what}"))

    def _kills_left(self, deal: int, half: int) -> bool:
        """Whether this half of a round has one of the kills, which are spread over all of them."""
        halves, at = 2 * self._plan.deals, 2 * deal + half
        return self._plan.kills * (at + 1) // halves > self._plan.kills * at // halves

    async def _kill(self) -> None:
        await self._house.kill()
        await self._house.start()
        self._outcome.kills += 1
        self._tick()

    # --- looking ----------------------------------------------------------------------------------------

    async def _until(self, player: Player, wanted: Callable[[Evening], bool]) -> Evening:
        while not wanted(evening := await self._evening(player)):
            await asyncio.sleep(LOOK)
        return evening

    async def _evening(self, player: Player) -> Evening:
        status, evening = await self._insist(lambda: player.ask("GET", self._path))
        assert status == 200, evening
        found: Evening = evening
        return found

    async def _insist(self, ask: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """The answer, from a server that may be dead just now."""
        while True:
            await self._house.open.wait()
            try:
                return await ask()
            except THROWN_OUT:
                await asyncio.sleep(COME_BACK)

    # --- holding it against the records -------------------------------------------------------------------

    async def check(self) -> None:
        """Everything that the server tells follows from the records of the games."""
        host, plan = self._people[0], self._plan

        def is_told(evening: Evening) -> bool:
            known = all(one["reviewed"] == plan.deals for one in evening["standings"])
            return evening["status"] == "over" and (known or not plan.luck)

        evening = await self._until(host, is_told)
        records = {
            table["table"]: parse_record(
                msgspec.json.encode(await host.demand("GET", f"/api/games/{table['table']}/record"))
            )
            for table in evening["tables"]
        }
        self._outcome.games = len(records)
        self._check_deals(evening, records)
        self._check_places(evening, list(records.values()))
        if plan.luck:
            await asyncio.to_thread(self._check_luck, evening, records)

    def _check_deals(self, evening: Evening, records: dict[str, Record]) -> None:
        if len(records) != self._plan.tables * self._plan.deals:
            self._complain(f"{len(records)} games were played")
        for table in evening["tables"]:
            record = records[table["table"]]
            if check_fair(record) is not None:
                self._complain(f"{table['table']} was not dealt from its secret")
            if record.meta["fair"]["secret"] != round_secret(evening["secret"], table["round"]):
                self._complain(f"{table['table']} had another deal than its round")

    def _check_places(self, evening: Evening, records: list[Record]) -> None:
        counted = recounted(records)
        names = [one["name"] for one in evening["entrants"]]
        if {names[one["entrant"]] for one in evening["standings"]} != counted.keys():
            self._complain("others stand in the standings than have played")
        for one in evening["standings"]:
            mine = counted[names[one["entrant"]]]
            place = 1 + sum(other.score > mine.score for other in counted.values())
            told = one["place"], one["games"], one["score"], one["share"]
            if told != (place, mine.games, float(mine.score), float(mine.share)):
                self._complain(f"{names[one['entrant']]}: {told}, and {place}, {mine} by the records")
            self._outcome.compared += 1

    def _check_luck(self, evening: Evening, records: dict[str, Record]) -> None:
        luck = {table: luck_in(record) for table, record in records.items()}
        for one in evening["standings"]:
            seats = [
                (seat["share"], luck[table["table"]][at])
                for table in evening["tables"]
                for at, seat in enumerate(table["seats"])
                if seat["entrant"] == one["entrant"]
            ]
            adjusted = sum(share - lucky for share, lucky in seats) / len(seats)
            if abs(adjusted - one["adjusted"]) > ALIKE:
                self._complain(f"{one}: {adjusted} by the records")

    def _complain(self, what: str) -> None:
        self._outcome.wrong.append(what)


class Member(Regular):
    """Somebody who does not wait for bots."""

    async def _hear(self, place: Place, start: int) -> None:
        await super()._hear(place, start)
        if not self.is_over and not self._can_act:
            await place.send(type="skip")


def _has_begun(deal: int, evening: Evening) -> bool:
    return bool(evening["round"] == deal)


def _table_of(evening: Evening, deal: int, number: int) -> str:
    """Where somebody plays."""
    return next(
        str(table["table"])
        for table in evening["tables"]
        if table["round"] == deal and number in [seat["entrant"] for seat in table["seats"]]
    )
