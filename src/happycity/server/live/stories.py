"""Stories of finished games: told in a thread of their own, and remembered."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

from happycity.server.game.snapshots import opening, replay
from happycity.server.game.story import story_of
from happycity.server.model import LogEntry, StoredTable, rules_in
from happycity.server.protocol import Story

MOST_STORIES = 500


class Stories:
    """One story at a time: whoever asks for many waits, and nobody else does."""

    def __init__(self) -> None:
        self._teller = ThreadPoolExecutor(1, thread_name_prefix="story")
        self._story = lru_cache(MOST_STORIES)(_story)

    async def story(self, table: StoredTable, log: Sequence[LogEntry]) -> Story:
        """The story of a finished game: worked out once, then remembered."""
        game = table.config, table.secret, tuple(log)
        return await asyncio.get_running_loop().run_in_executor(self._teller, self._story, *game)

    async def close(self) -> None:
        """Forget them; the one that is being told is told to its end."""
        await asyncio.to_thread(self._teller.shutdown, cancel_futures=True)
        self._story.cache_clear()


def _story(config: str, secret: str, log: tuple[LogEntry, ...]) -> Story:
    """By what the story follows from: a finished game does not change, its players may be renamed."""
    return story_of(replay(opening(rules_in(config), secret), log))
