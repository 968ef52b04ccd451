"""Random games on an NVIDIA card, through its driver alone: neither Numba nor any toolkit is needed."""

import ctypes
import gzip
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.layout import MOST_LEGAL, STATE_BYTES, WORK_BYTES, Raw, new_work, work_of
from happycity.kernel.search.layout import RESULT_COLUMNS
from happycity.kernel.targets.module import PROGRAM

BLOCK = 64
"""Threads that share a processor of the card."""
MOST_THREADS = 1 << 18
MOST_GAMES = 1 << 28
"""At once: their results fill eight gigabytes."""
STACK = 4096
DRIVERS = ("libcuda.so.1", "libcuda.so", "nvcuda.dll")
KERNEL = b"random_games"


def _apart(size: int) -> int:
    """How far apart areas of this size lie, so that no thread reads across a line of the memory."""
    return -(-size // 64) * 64


STATE_STRIDE = _apart(STATE_BYTES)
WORK_STRIDE = _apart(WORK_BYTES)
ACTIONS_STRIDE = _apart(2 * MOST_LEGAL)


class NoCard(Exception):
    """There is no card to be used; says what to do about it."""


class Card:
    """`with Card() as card: card.random_games(options, tables, seed, 1_000_000)`."""

    def __init__(self, number: int = 0) -> None:
        """The driver's card of this number, with the kernel loaded."""
        self._driver = _driver()
        self._device, self._context = ctypes.c_int(), ctypes.c_void_p()
        self._module, self._kernel = ctypes.c_void_p(), ctypes.c_void_p()
        self.seconds = 0.0
        """How long the last games took on the card."""
        if self._driver.cuInit(0) or self._driver.cuDeviceGet(ctypes.byref(self._device), number):
            raise NoCard(
                f"The driver knows no card number {number}: `nvidia-smi -L` lists those that it knows."
            )
        self._do("cuDevicePrimaryCtxRetain", ctypes.byref(self._context), self._device)
        self._do("cuCtxSetCurrent", self._context)
        self._do("cuCtxSetLimit", 0, ctypes.c_size_t(STACK))
        program = gzip.decompress(PROGRAM.read_bytes()) + b"\0"
        self._do("cuModuleLoadData", ctypes.byref(self._module), program)
        self._do("cuModuleGetFunction", ctypes.byref(self._kernel), self._module, KERNEL)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._do("cuModuleUnload", self._module)
        self._do("cuDevicePrimaryCtxRelease_v2", self._device)

    @property
    def name(self) -> str:
        """As its maker calls it."""
        words = ctypes.create_string_buffer(100)
        self._do("cuDeviceGetName", words, len(words), self._device)
        return words.value.decode()

    def random_games(self, options: tuple[int, ...], tables: Raw, seed: int, games: int) -> NDArray[np.int32]:
        """The same rows as `search.playout.play_games` writes."""
        if not 1 <= games <= MOST_GAMES:
            raise ValueError(f"games is {games}: it has to be between 1 and {MOST_GAMES:,}.")
        threads = min(games, MOST_THREADS)
        blocks = -(-threads // BLOCK)
        slice_ = -(-games // threads)
        room = blocks * BLOCK
        results = np.zeros((games, RESULT_COLUMNS), np.int32)
        work = new_work()
        work_of(work).logged = -1
        work_of(work).options = options
        with (
            self._area(tables.nbytes) as on_tables,
            self._area(work.nbytes) as on_options,
            self._area(results.nbytes) as on_results,
            self._area(room * STATE_STRIDE) as on_states,
            self._area(room * WORK_STRIDE) as on_works,
            self._area(room * ACTIONS_STRIDE) as on_lists,
        ):
            self._do("cuMemcpyHtoD_v2", on_tables, tables.ctypes.data_as(ctypes.c_void_p), _size(tables))
            self._do("cuMemcpyHtoD_v2", on_options, work.ctypes.data_as(ctypes.c_void_p), _size(work))
            numbers = (ctypes.c_int64(seed), ctypes.c_int32(games), ctypes.c_int32(slice_))
            areas = (on_results, on_states, on_works, on_lists)
            self._launch(blocks, (on_tables, on_options, *numbers, *areas))
            self._do("cuMemcpyDtoH_v2", results.ctypes.data_as(ctypes.c_void_p), on_results, _size(results))
        return results

    def _launch(self, blocks: int, arguments: tuple[Any, ...]) -> None:
        addresses = [ctypes.cast(ctypes.pointer(one), ctypes.c_void_p) for one in arguments]
        began = time.perf_counter()
        self._do(
            "cuLaunchKernel",
            *(self._kernel, blocks, 1, 1, BLOCK, 1, 1, 0, None),
            (ctypes.c_void_p * len(addresses))(*addresses),
            None,
        )
        self._do("cuCtxSynchronize")
        self.seconds = time.perf_counter() - began

    @contextmanager
    def _area(self, size: int) -> Iterator[ctypes.c_uint64]:
        """Memory of the card, as long as it is needed."""
        address = ctypes.c_uint64()
        self._do("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(size))
        try:
            yield address
        finally:
            self._do("cuMemFree_v2", address)

    def _do(self, call: str, *arguments: Any) -> None:
        failed = getattr(self._driver, call)(*arguments)
        if failed:
            words = ctypes.c_char_p()
            self._driver.cuGetErrorString(failed, ctypes.byref(words))
            raise NoCard(f"The card refused {call}: {(words.value or b'no reason given').decode()}.")


def _size(array: NDArray[Any]) -> ctypes.c_size_t:
    return ctypes.c_size_t(array.nbytes)


def _driver() -> ctypes.CDLL:
    for name in DRIVERS:
        try:
            return ctypes.CDLL(name)
        except OSError:
            continue
    raise NoCard(
        "No driver of an NVIDIA card is installed here; everything runs without one, on the processor."
    )
