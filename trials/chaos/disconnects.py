"""Bad connections: cut without a word, messages twice, late and in the wrong order, wrong memories.

In the end everybody has to see what the server has stored.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from happycity.testing.server.player import Place, Player
from trials.chaos.crowd import Crowd, playing
from trials.chaos.house import House
from trials.chaos.regulars import Regular
from trials.chaos.witness import PROBLEMS, Message, Wish, Witness, last_states

SETTLE_S = 2.0  # after the last disturbance in which everybody has to see the same
TABLES = 24
THINK = 0.02
SECOND_TAB = 0.3  # how often somebody has the table open twice

DIFFERENT = "different in the end"


@dataclass
class Trouble:
    """What is done to the connections, and how it ends."""

    number: int
    tick: Callable[[], object]
    witness: Witness = field(default_factory=Witness)
    done: Counter[str] = field(default_factory=Counter)
    over: asyncio.Event = field(default_factory=asyncio.Event)
    clients: int = 0
    settled: float = 0.0
    """Seconds from the last disturbance until the last client had its last state."""

    def count(self, kind: str) -> None:
        """One more disturbance."""
        self.done[kind] += 1
        self.tick()
        if self.done.total() >= self.number:
            self.over.set()

    @property
    def figures(self) -> dict[str, float]:
        """For people and programs."""
        return {
            "disturbances": self.done.total(),
            **{f"… {kind}": times for kind, times in sorted(self.done.items())},
            "intents acknowledged": self.witness.acknowledged,
            "clients compared": self.clients,
            "last client up to date after, s": round(self.settled, 2),
            **{kind: self.witness.problems[kind] for kind in (*PROBLEMS, DIFFERENT)},
        }


class Unlucky(Regular):
    """A regular whose connection breaks and who remembers wrongly where they were."""

    trouble: Trouble

    @property
    def _can_act(self) -> bool:
        return super()._can_act and not self.trouble.over.is_set()

    def _since(self) -> int | None:
        """Where the player was, or a wrong place."""
        if self.trouble.over.is_set() or self.seq is None or self.rng.random() < 0.5:
            return self.seq
        self.trouble.count("wrong since")
        return self.rng.choice([None, 0, max(0, self.seq - 1), self.seq // 2, self.seq + 5, 10**6, -1])

    async def _act(self, place: Place) -> None:
        await asyncio.sleep(self.rng.expovariate(1 / self.think))
        self.wish = self._choose()
        await self.rng.choice([self._twice, self._old_ones, self._ahead, self._cut, self._cut_before])(
            place, self.wish
        )

    async def _twice(self, place: Place, wish: Wish) -> None:
        self.trouble.count("sent twice")
        await self._send(place, wish)
        await self._send(place, wish)

    async def _old_ones(self, place: Place, wish: Wish) -> None:
        """What was answered long ago, once more, in any order, around the new one."""
        self.trouble.count("old ones in any order")
        promised = self.witness.tables[self.table].promised
        own = [old for key, old in self.sent.items() if key in promised]
        several = [*self.rng.sample(own, min(3, len(own))), wish]
        self.rng.shuffle(several)
        for one in several:
            await self._send(place, one)

    async def _ahead(self, place: Place, wish: Wish) -> None:
        """One that would come later, first."""
        self.trouble.count("later one first")
        later = Wish(wish.key[::-1] + "x", wish.seq + self.rng.randint(1, 3), wish.kind, wish.move)
        await self._send(place, later)
        await self._send(place, wish)

    async def _cut(self, place: Place, wish: Wish) -> None:
        self.trouble.count("cut after sending")
        await self._send(place, wish)
        if self.rng.random() < 0.5:
            await asyncio.sleep(self.rng.uniform(0, 0.02))  # at any stage of the move
        place.connection.transport.abort()

    async def _cut_before(self, place: Place, wish: Wish) -> None:
        self.trouble.count("cut before sending")
        self.sent[wish.key] = wish
        place.connection.transport.abort()

    def _refused(self, refused: Message) -> None:
        """The own other tab, or one's own later message, may have been quicker: but what is done is done."""
        if refused["key"] in self.witness.tables[self.table].promised:
            super()._refused(refused)
        elif refused["code"] == "stale" or (self.wish and self.wish.key != refused["key"]):
            self._settle(refused["key"])
        else:
            super()._refused(refused)


async def run_disconnects(
    house: House, database: str, number: int, seed: int, tick: Callable[[], object]
) -> Trouble:
    """Disturb, stop, compare."""
    trouble = Trouble(number, tick)

    def comes(rng: Random, player: Player, table: str) -> list[Regular]:
        return [_unlucky(house, trouble, rng, player, table) for _ in range(1 + (rng.random() < SECOND_TAB))]

    async with playing(house, TABLES, seed, comes) as crowd:
        await trouble.over.wait()
        stopped = time.monotonic()
        await asyncio.sleep(SETTLE_S)  # the time they have
        _compare(database, crowd, trouble, stopped)
    trouble.witness.check(database)
    return trouble


def _unlucky(house: House, trouble: Trouble, rng: Random, player: Player, table: str) -> Unlucky:
    one = Unlucky(house, trouble.witness, Random(rng.getrandbits(64)), player, table, THINK)
    one.trouble = trouble
    return one


def _compare(database: str, crowd: Crowd, trouble: Trouble, stopped: float) -> None:
    """Everybody's last state is the last one that is stored."""
    seen = [regular for regular in crowd.regulars if regular.state]
    stored = last_states(database, {regular.table for regular in seen})
    trouble.clients = len(seen)
    trouble.settled = max(0.0, max(regular.seen_at for regular in seen) - stopped)
    for regular in seen:
        if (regular.state["seq"], regular.state["hash"]) != stored[regular.table]:
            problem = f"sees number {regular.seq}, stored is {stored[regular.table][0]}"
            trouble.witness.complain(DIFFERENT, regular.table, problem)
