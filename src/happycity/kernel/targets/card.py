"""Random games on an NVIDIA card, through its driver alone: neither Numba nor any toolkit is needed."""

import ctypes
import gzip
import time
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.layout import STATE_BYTES, Raw, new_work, state_of, work_of
from happycity.kernel.search.layout import RESULT_COLUMNS
from happycity.kernel.search.outcome import win_shares
from happycity.kernel.targets.card_array import CardArray
from happycity.kernel.targets.driver import Driver, Memory, NoCard
from happycity.kernel.targets.module import GAMES, Program
from happycity.kernel.targets.rows import STATE_STRIDE
from happycity.kernel.targets.stamp import DamagedModule, sources_hash, stamp_of_program

MOST_THREADS = 1 << 18
MOST_GAMES = 1 << 28
"""At once: their results fill eight gigabytes."""

States = NDArray[np.uint8] | CardArray
"""Rows of STATE_BYTES bytes, here or on the card."""


class Card:
    """`with Card() as card: card.random_games(options, tables, seed, 1_000_000)`."""

    def __init__(self, number: int = 0, program: Program = GAMES) -> None:
        """The driver's card of this number, with a program loaded."""
        self.driver = Driver(number)
        self.kernels = self.driver.load(_text_of(program), program.kernels)
        self.seconds = 0.0
        """How long the last games took on the card."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.driver.wait()

    @property
    def name(self) -> str:
        """As its maker calls it."""
        return self.driver.name

    def memory(self, size: int) -> Memory:
        """Room on the card, all zero."""
        return Memory(self.driver, size)

    def launch(self, name: str, threads: int, *arguments: Any) -> None:
        """Start a kernel; memory is given as its address."""
        given = (one.argument if isinstance(one, Memory) else one for one in arguments)
        self.driver.launch(self.kernels[name], threads, *given)

    def random_games(self, options: tuple[int, ...], tables: Raw, seed: int, games: int) -> NDArray[np.int32]:
        """The same rows as `search.playout.play_games` writes."""
        return self._play(options, tables, seed, games, self.memory(1), 0)

    def finish_games(self, states: States, tables: Raw, seed: int, each: int = 1) -> NDArray[np.int32]:
        """Play every state to the end at random, `each` times: rows as `search.playout.finish_games` writes.

        The states stay as they are.
        """
        if each < 1:
            raise ValueError(f"each is {each}: it has to be at least 1.")
        rows = states.memory if isinstance(states, CardArray) else Memory.of(self.driver, padded(states))
        return self._play((0, 0, 0, 0), tables, seed, len(states) * each, rows, each)

    def win_shares(self, states: States, tables: Raw, seed: int, each: int) -> NDArray[np.float64]:
        """By state and seat, its share of the victories in `each` random games from there.

        The games go on from what lies hidden in the states.
        """
        results = self.finish_games(states, tables, seed, each)
        first = states.numpy()[0] if isinstance(states, CardArray) else states[0]
        return win_shares(results, int(state_of(first).players), each)

    def _play(
        self, options: tuple[int, ...], tables: Raw, seed: int, games: int, given: Memory, each: int
    ) -> NDArray[np.int32]:
        """Every thread plays a slice of the games."""
        if not 1 <= games <= MOST_GAMES:
            raise ValueError(f"games is {games}: it has to be between 1 and {MOST_GAMES:,}.")
        threads = min(games, MOST_THREADS)
        slice_ = -(-games // threads)
        results = np.zeros((games, RESULT_COLUMNS), np.int32)
        on_tables, on_results = Memory.of(self.driver, tables), self.memory(results.nbytes)
        on_options = Memory.of(self.driver, silent_work(options))
        numbers = (ctypes.c_int64(seed), ctypes.c_int32(games), ctypes.c_int32(slice_))
        self.driver.wait()
        began = time.perf_counter()
        self.launch(
            "play_games",
            threads,
            *(on_tables, on_options, *numbers, on_results, given, ctypes.c_int32(each)),
        )
        self.driver.wait()
        self.seconds = time.perf_counter() - began
        on_results.read(results)
        return results


def silent_work(options: tuple[int, ...]) -> Raw:
    """Room to work with these options, without a log."""
    work = new_work()
    work_of(work).logged = -1
    work_of(work).options = options
    return work


def padded(states: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The rows as far apart as they lie on a card."""
    rows = np.zeros((len(states), STATE_STRIDE), np.uint8)
    rows[:, :STATE_BYTES] = states
    return rows


def _text_of(program: Program) -> bytes:
    """A program of the package, if it is whole and of these sources."""
    packed = program.file.read_bytes() if program.file.is_file() else b""
    try:
        made_of = stamp_of_program(packed).get("sources")
    except DamagedModule as damage:
        raise NoCard(str(damage)) from None
    if made_of != sources_hash():
        raise NoCard("The program was made of other sources: build it again with `make kernel`.")
    return gzip.decompress(packed)
