"""Work that takes long, done aside: neither the event loop nor the readers of the database wait for it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")


class Aside:
    """A few threads; whoever asks for much waits for what they asked for."""

    def __init__(self, threads: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)

    async def run(
        self, work: Callable[Arguments, Answer], *args: Arguments.args, **named: Arguments.kwargs
    ) -> Answer:
        """The answer of a function that is called in one of them."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: work(*args, **named))

    async def close(self) -> None:
        """Finish what has begun."""
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)
