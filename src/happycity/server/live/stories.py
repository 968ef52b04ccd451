"""Stories of finished games: told in a thread of their own, and remembered."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

from happycity.codes import Code
from happycity.rules.stamp import Stamp
from happycity.server.game.dealing import seed_of
from happycity.server.game.results import resigned_from
from happycity.server.game.snapshots import opening, replay
from happycity.server.game.story import story_of
from happycity.server.model.tables import LogEntry, StoredTable, rules_in, stamp_of
from happycity.server.protocol.history import Story
from happycity.server.refusals import Denied

MOST_STORIES = 500
MOST_ASKED = 4
"""Stories that one address may wait for at a time: everybody else waits for them too."""
COME_BACK = 2  # seconds: by then some of them are told


class Stories:
    """One story at a time, in the order in which they are asked for; nobody asks for many at once."""

    def __init__(self) -> None:
        self._asked: Counter[str] = Counter()
        self._teller = ThreadPoolExecutor(1, thread_name_prefix="story")
        self._story = lru_cache(MOST_STORIES)(_story)

    async def story(self, address: str, table: StoredTable, log: Sequence[LogEntry]) -> Story:
        """The story of a finished game: worked out once, then remembered."""
        if self._asked[address] >= MOST_ASKED:
            raise Denied(Code.TOO_MANY, seconds=COME_BACK)
        self._asked[address] += 1
        game = table.config, seed_of(table), stamp_of(table), tuple(log), resigned_from(table)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._teller, self._story, *game)
        finally:
            self._asked -= Counter([address])  # also forgets whoever waits for nothing more

    async def close(self) -> None:
        """Forget them; the one that is being told is told to its end."""
        await asyncio.to_thread(self._teller.shutdown, cancel_futures=True)
        self._story.cache_clear()


def _story(
    config: str, seed: str, stamp: Stamp, log: tuple[LogEntry, ...], resigned: frozenset[int]
) -> Story:
    """By what the story follows from: a finished game does not change, its players may be renamed."""
    return story_of(replay(opening(rules_in(config), seed, stamp), log), resigned)
