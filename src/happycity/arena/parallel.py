"""The same work on many things, on all cores, with the results in order."""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from happycity.codes import Code
from happycity.rules.refusals import Refusal

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 4
"""Tasks handed out per process before the first is finished: enough to keep all busy, no more."""


class WorkLost(Refusal):
    """Work handed to other processes that never came back; results received earlier are kept."""


def cores(wanted: int | None) -> int:
    """How many processes to use."""
    return wanted or os.cpu_count() or 1


def in_order(work: Callable[[T], R], tasks: Iterable[T], processes: int) -> Iterator[R]:
    """`map(work, tasks)`, shared among processes.  `work` must be a function of a module."""
    if processes == 1:
        yield from map(work, tasks)
        return
    # Spawned, not forked: the same on every system, and safe with threads and compiled code.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, mp_context=context, initializer=_leave_interrupts)
    waiting: deque[Future[R]] = deque()
    try:
        for task in tasks:
            waiting.append(pool.submit(work, task))
            if len(waiting) >= AHEAD * processes:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise WorkLost(Code.WORKER_LOST, processes=processes) from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _leave_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; only the parent handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
