"""Where bots think: in threads, outside the event loop, each person's bots within their share of the time."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor

from happycity.bots import bot
from happycity.bots.asking import ask
from happycity.rules.view import View
from happycity.server.metrics import Metrics
from happycity.server.people.limits import Buckets

STAND_IN = "shopkeeper"
"""Who plays for somebody who is away: a middle level."""


class BotPool:
    """Bots are made for one decision: what they choose follows from their seed and the view alone."""

    def __init__(self, threads: int, shares: Buckets, metrics: Metrics) -> None:
        """`threads`: 0 for one per core; `shares`: seconds that bots may think, by person."""
        self._threads = ThreadPoolExecutor(threads or os.cpu_count() or 1, thread_name_prefix="bot")
        self._shares, self._metrics = shares, metrics

    async def choose(self, owner: str, spec: str, seed: int, view: View) -> str:
        """The move a bot makes, in the notation; it waits while its owner's bots have thought too much."""
        share = self._shares[owner]
        with self._metrics.bots_waiting.track_inprogress():
            while wait := share.take(0.0):
                await asyncio.sleep(wait)
            loop = asyncio.get_running_loop()
            action, seconds = await loop.run_in_executor(self._threads, _chosen, spec, seed, view)
        share.owe(seconds)
        self._metrics.thinking.observe(seconds)
        return str(view.move(action))

    async def close(self) -> None:
        """Let the bots finish their thoughts."""
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)


def _chosen(spec: str, seed: int, view: View) -> tuple[int, float]:
    answer = ask(bot(spec, seed), view)
    return answer.action, answer.seconds
