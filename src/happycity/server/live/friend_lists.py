"""What people see of their friends, told to who is in the lobby whenever it changes."""

import asyncio
from collections.abc import Awaitable, Callable

from happycity.server.live.audience import Listener, encode
from happycity.server.protocol.friends import Friends
from happycity.server.protocol.telling import FriendsNews

LOOK_AGAIN = 20.0  # seconds: a process that dies says nothing, and hints may be lost

FriendsOf = Callable[[str], Awaitable[Friends]]
"""Reads what somebody sees of friends."""


class FriendLists:
    """One list for each page that shows it."""

    def __init__(self, friends_of: FriendsOf) -> None:
        self._friends_of = friends_of
        self._told: dict[Listener, bytes] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def enter(self, listener: Listener) -> None:
        """Somebody looks from now on."""
        self._told[listener] = b""
        await self._tell(listener)

    def leave(self, listener: Listener) -> None:
        """Somebody looks no more."""
        self._told.pop(listener, None)

    def on_hint(self, player: str) -> None:
        """What somebody sees has changed."""
        for listener in [one for one in self._told if one.person.id == player]:
            task = asyncio.create_task(self._tell(listener))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def look(self) -> None:
        """Read all lists once more."""
        for listener in list(self._told):
            await self._tell(listener)

    async def close(self) -> None:
        """Tell nobody anything more."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _tell(self, listener: Listener) -> None:
        news = encode(FriendsNews(await self._friends_of(listener.person.id)))
        if self._told.get(listener, news) != news:
            self._told[listener] = news
            listener.send(news)
