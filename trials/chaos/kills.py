"""Many live games, and a server that is killed again and again: is anything lost?"""

import asyncio
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median

from happycity.server.store.database import Database
from happycity.testing.server.player import Player
from happycity.testing.server.running import SERVER
from trials.chaos.crowd import Crowd, playing
from trials.chaos.house import MUTANT, House, open_house
from trials.chaos.regulars import Regular
from trials.chaos.witness import PROBLEMS, Witness, unclosed

CLOSING = 5.0  # seconds in which games that are at their end have to be closed
RECOVERY_TIMEOUT_S = 60.0  # in which moves have to be acknowledged again, on a busy machine


@dataclass(frozen=True)
class Plan:
    """How much chaos."""

    kills: int
    """How many; with `most` they go on until they have hit moves before and after these were stored."""
    games: int
    seed: int = 1
    load: tuple[float, float] = (0.2, 2.0)
    """Seconds under load before a kill: drawn uniformly, so that kills hit every stage of a move."""
    think: float = 0.6
    """Mean seconds that a player thinks."""
    workers: int = 1
    most: int = 0
    """Kills at most, where the moment between storing and answering is worth waiting for."""
    mutant: bool = False
    """Let the server acknowledge too early, and stop when it is caught."""


@dataclass
class Outcome:
    """What came of it."""

    witness: Witness = field(default_factory=Witness)
    live: list[int] = field(default_factory=list)
    """Games that were going on, at every kill."""
    listening: list[float] = field(default_factory=list)
    """Seconds from every kill to the server taking connections again."""
    moving: list[float] = field(default_factory=list)
    """The same to the first new move stored and acknowledged."""
    resent: int = 0
    found: int = 0
    finished: int = 0
    seconds: float = 0.0

    @property
    def figures(self) -> dict[str, float]:
        """For people and programs."""
        return {
            "kills": len(self.live),
            "live games, fewest at a kill": min(self.live, default=0),
            "games finished": self.finished,
            "intents acknowledged": self.witness.acknowledged,
            "… a second": round(self.witness.acknowledged / self.seconds, 1),
            "states shown": self.witness.states,
            "intents unanswered at a kill, sent again": self.resent,
            "… of which were stored before it": self.found,
            **{kind: self.witness.problems[kind] for kind in PROBLEMS},
            "kill to listening, p50 s": round(median(self.listening), 2),
            "kill to listening, max s": round(max(self.listening), 2),
            "kill to next move acknowledged, p50 s": round(median(self.moving), 2),
            "kill to next move acknowledged, max s": round(max(self.moving), 2),
        }


async def run_kills(database: str, folder: Path, plan: Plan, tick: Callable[[], object]) -> Outcome:
    """Play, kill, come back; then hold everything against the database."""
    outcome, began = Outcome(), time.monotonic()

    async with open_house(database, folder, plan.workers, MUTANT if plan.mutant else SERVER) as house:

        def comes(rng: Random, player: Player, table: str) -> list[Regular]:
            seed = Random(rng.getrandbits(64))
            return [Regular(house, outcome.witness, seed, player, table, plan.think)]

        async with playing(house, plan.games, plan.seed, comes) as crowd:
            await _kill_again_and_again(house, crowd, outcome, plan, tick)
            outcome.seconds = time.monotonic() - began
            await _let_games_close(database, outcome.witness)
        await house.close()
    outcome.finished = crowd.finished
    outcome.resent, outcome.found = crowd.resent, crowd.found
    outcome.witness.check(database)
    return outcome


async def _kill_again_and_again(
    house: House, crowd: Crowd, outcome: Outcome, plan: Plan, tick: Callable[[], object]
) -> None:
    rng, enough = Random(plan.seed), asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, enough.set)  # Ctrl-C: what came of it so far
    async with asyncio.timeout(RECOVERY_TIMEOUT_S):
        while len(crowd.live) < plan.games:
            await asyncio.sleep(0.05)
        await house.under_load.wait()
    while not enough.is_set():
        await _all_back(crowd)
        if len(outcome.live) >= plan.kills and (len(outcome.live) >= plan.most or crowd.found_both):
            return
        await asyncio.sleep(rng.uniform(*plan.load))
        outcome.live.append(len(crowd.live))
        killed = time.monotonic()
        await house.kill()
        await house.start()
        outcome.listening.append(time.monotonic() - killed)
        async with asyncio.timeout(RECOVERY_TIMEOUT_S):
            await house.under_load.wait()
        outcome.moving.append(time.monotonic() - killed)
        tick()
        if plan.mutant and outcome.witness.problems:
            return


async def _all_back(crowd: Crowd) -> None:
    """Kill only when nearly everybody is playing; some are always on the way to a new table."""
    async with asyncio.timeout(RECOVERY_TIMEOUT_S):
        while crowd.absent > len(crowd.live) // 10:
            await asyncio.sleep(0.02)


async def _let_games_close(database: str, witness: Witness) -> None:
    """Whatever came to its end before the last kill is closed after it."""
    held, deadline = Database(database), time.monotonic() + CLOSING
    ended = await asyncio.to_thread(unclosed, held, list(witness.tables))
    while ended and time.monotonic() < deadline:
        await asyncio.sleep(0.1)
        ended = await asyncio.to_thread(unclosed, held, ended)
    held.close()
    for table in ended:
        witness.complain("unfinished", table, f"not closed within {CLOSING:g} seconds")
