"""Where bots think: in threads, outside the event loop, each person's bots within their share of the time."""

import asyncio
import math
import os
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import NamedTuple

from happycity.bots import bot
from happycity.bots.asking import ask
from happycity.rules.view import View
from happycity.server.metrics import Metrics
from happycity.server.people.limits import Buckets

MOST_KNOWN = 10_000  # owners


class Waiting(NamedTuple):
    """A bot that waits for its turn."""

    owner: str
    turn: "asyncio.Future[None]"


class BotPool:
    """Bots are made for one decision: what they choose follows from their seed and the view alone.

    They take turns by their owners, so that nobody's many bots keep another's one waiting.
    """

    def __init__(self, threads: int, shares: Buckets, metrics: Metrics) -> None:
        """`threads`: 0 for one per core; `shares`: seconds that bots may think, by person."""
        self._free = threads or os.cpu_count() or 1
        self._threads = ThreadPoolExecutor(self._free, thread_name_prefix="bot")
        self._waiting: list[Waiting] = []
        self._thinking: Counter[str] = Counter()
        self._turns, self._last_turns = count(1), dict[str, int]()
        self._shares, self._metrics = shares, metrics

    async def choose(self, owner: str, spec: str, seed: int, view: View) -> str:
        """The move a bot makes, in the notation; it waits while its owner's bots have thought too much."""
        share = self._shares[owner]
        with self._metrics.bots_waiting.track_inprogress():
            while wait := share.take(0.0):
                await asyncio.sleep(wait)
            await self._turn(owner)
            try:
                loop = asyncio.get_running_loop()
                action, seconds = await loop.run_in_executor(self._threads, _chosen, spec, seed, view)
                share.owe(seconds)
            finally:
                self._end_turn(owner)
        self._metrics.thinking.observe(seconds)
        return str(view.move(action))

    async def close(self) -> None:
        """Let the bots finish their thoughts."""
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)

    # --- taking turns ---------------------------------------------------------------------------------

    async def _turn(self, owner: str) -> None:
        """Wait until a thread is free, and nobody else is more in need of it."""
        waiting = Waiting(owner, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._give_turns()
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not waiting.turn.cancelled():  # its turn came in the same moment
                self._end_turn(owner)
            raise

    def _end_turn(self, owner: str) -> None:
        self._thinking[owner] -= 1
        self._thinking += Counter()  # forgets whoever has none
        self._free += 1
        self._give_turns()

    def _give_turns(self) -> None:
        while self._free and self._waiting:
            first = min(self._waiting, key=self._need)
            self._waiting.remove(first)
            self._free -= 1
            self._thinking[first.owner] += 1
            if len(self._last_turns) >= MOST_KNOWN:
                self._last_turns.clear()
            self._last_turns[first.owner] = next(self._turns)
            first.turn.set_result(None)

    def _need(self, waiting: Waiting) -> tuple[int, int, int]:
        """Whose owner has fewest bots thinking now, has used least of their share, and waits longest."""
        used = -math.ceil(self._shares[waiting.owner].left)
        return self._thinking[waiting.owner], used, self._last_turns.get(waiting.owner, 0)


def _chosen(spec: str, seed: int, view: View) -> tuple[int, float]:
    answer = ask(bot(spec, seed), view)
    return answer.action, answer.seconds
