"""Many processes that look into positions, while another one learns from what they have seen."""

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from typing import Protocol

from happycity.kernel.net.layout import Weights
from happycity.rules.config import Config
from happycity.train.study import Homework, Lessons, study

POSITIONS = 512
"""In one homework: a few seconds."""
AHEAD = 2
"""Homeworks handed out for each process."""


class School(Protocol):
    """Where homework is done."""

    def gather(self, net: Weights, patience: float = 0.0) -> list[Lessons]:
        """What is finished by now; as much is handed out anew, to be done with this net."""

    def close(self) -> None:
        """Send everybody home."""


class Homeworks:
    """One after the other, of all kinds in turns, more often of those that count more."""

    def __init__(self, kinds: Sequence[tuple[Config, int]], iterations: int, seed: int) -> None:
        self._iterations = iterations
        self._numbers = count(seed)
        self._turns = _in_turns(kinds)

    def next(self, net: Weights) -> Homework:
        """To be done with this net."""
        seed = next(self._numbers) * 1_000_003
        return Homework(net, next(self._turns), seed, POSITIONS, self._iterations)


def _in_turns(kinds: Sequence[tuple[Config, int]]) -> Iterator[Config]:
    """Each kind as often as its number says, evenly: always the one that waits for longest."""
    whole = sum(number for _, number in kinds)
    due = [0.0] * len(kinds)
    while True:
        due = [waited + number / whole for waited, (_, number) in zip(due, kinds, strict=True)]
        longest = max(range(len(kinds)), key=due.__getitem__)
        due[longest] -= 1
        yield kinds[longest][0]


class Processes:
    """A school on this machine."""

    def __init__(self, homeworks: Homeworks, processes: int) -> None:
        self._homeworks = homeworks
        number = processes or max(1, (os.cpu_count() or 2) - 1)  # one learns
        # Spawned: torch and a card's driver do not survive a fork.
        self._pool = ProcessPoolExecutor(number, mp_context=multiprocessing.get_context("spawn"))
        self._wanted = AHEAD * number
        self._out: set[Future[Lessons]] = set()

    def gather(self, net: Weights, patience: float = 0.0) -> list[Lessons]:
        """What is finished by now, at most so many seconds from now."""
        while len(self._out) < self._wanted:
            self._out.add(self._pool.submit(study, self._homeworks.next(net)))
        done, self._out = wait(self._out, patience, FIRST_COMPLETED)
        return [future.result() for future in done]

    def close(self) -> None:
        """Send everybody home."""
        self._pool.shutdown(wait=False, cancel_futures=True)
