"""The one writer of a process: whatever waits is written in one transaction, and answered when it is on disk.

A commit costs a wait for the disk, whatever is in it.  Under load many moves share one.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from happycity.server.store.database import Database
from happycity.server.store.hints import NOTED

MOST_TOGETHER = 200

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")

CLASHES = ("40001", "40P01")
"""PostgreSQL's codes for transactions that got into each other's way: try again."""
MOST_TRIES = 10
RETRY_PAUSE_S = 0.05  # between two tries


class Deed(NamedTuple):
    """Something to write, and who waits for it."""

    about: str
    run: Callable[[Connection], Any]
    answer: "Future[Any]"


class Scribe:
    """Writes, one transaction after the other, in a thread of its own."""

    def __init__(self, database: Database, pass_on: Callable[[Sequence[str]], None] | None = None) -> None:
        """`pass_on` is called in the scribe's thread with the hints of what was written."""
        self._engine, self._pass_on = database.writing, pass_on
        self._waiting: queue.SimpleQueue[Deed | None] = queue.SimpleQueue()
        self._last_failed = False
        self._thread = threading.Thread(target=self._work, name="scribe", daemon=True)
        self._thread.start()

    async def write(
        self,
        deed: Callable[Concatenate[Connection, Arguments], Answer],
        *args: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Answer:
        """Run a function of the store; when this returns, what it wrote is on disk."""
        return await self.write_about("", deed, *args, **named)

    async def write_about(
        self,
        about: str,
        deed: Callable[Concatenate[Connection, Arguments], Answer],
        *args: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Answer:
        """The same for something that many processes write at the same time: a table.

        Whatever is written together is ordered by this, so that no two processes wait for each other.
        """
        answer: Future[Answer] = Future()
        self._waiting.put(Deed(about, partial(_called, deed, args, named), answer))
        return await asyncio.wrap_future(answer)

    def close(self) -> None:
        """Write what waits, then stop."""
        self._waiting.put(None)
        self._thread.join()

    @property
    def is_writing(self) -> bool:
        """Whether what it wrote last is on disk; a sign of life is written every second."""
        return self._thread.is_alive() and not self._last_failed

    @property
    def waiting(self) -> int:
        """How many writes wait."""
        return self._waiting.qsize()

    # --- in the thread ------------------------------------------------------------------------------

    def _work(self) -> None:
        while (first := self._waiting.get()) is not None:
            deeds, last = self._gathered(first)
            # Once it runs, a deed cannot be called off: who stops waiting for it does not stop it.
            wanted = [deed for deed in deeds if deed.answer.set_running_or_notify_cancel()]
            self._write_together(sorted(wanted, key=lambda deed: deed.about))
            if last:
                return

    def _gathered(self, first: Deed) -> tuple[list[Deed], bool]:
        """Everything that waits by now; whether the end was among it."""
        deeds = [first]
        while len(deeds) < MOST_TOGETHER:
            try:
                deed = self._waiting.get_nowait()
            except queue.Empty:
                break
            if deed is None:
                return deeds, True
            deeds.append(deed)
        return deeds, False

    def _write_together(self, deeds: list[Deed], tries: int = MOST_TRIES) -> None:
        if not deeds:
            return
        try:
            with self._engine.begin() as connection:
                noted: list[str] = []
                connection.info[NOTED] = noted
                answers = [deed.run(connection) for deed in deeds]
        except Exception as error:
            if len(deeds) > 1:  # nothing of this was kept: each on its own, so that one cannot spoil others
                for deed in deeds:
                    self._write_together([deed])
            elif _is_passing(error) and tries > 1:
                time.sleep(RETRY_PAUSE_S)
                self._write_together(deeds, tries - 1)
            else:
                self._last_failed = self._last_failed or isinstance(error, DBAPIError)
                deeds[0].answer.set_exception(error)
            return
        self._last_failed = False
        if noted and self._pass_on:
            self._pass_on(noted)  # first: whoever gets an answer finds everybody informed
        for deed, answer in zip(deeds, answers, strict=True):
            deed.answer.set_result(answer)


def _is_passing(error: Exception) -> bool:
    """Another try may well succeed; what the store writes can be tried again even if it was kept."""
    if not isinstance(error, DBAPIError):
        return False
    return error.connection_invalidated or getattr(error.orig, "sqlstate", None) in CLASHES


def _called(deed: Callable[..., Answer], args: Any, named: Any, connection: Connection) -> Answer:
    return deed(connection, *args, **named)
