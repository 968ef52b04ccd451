"""NVIDIA's driver, called directly: a card, its memory and its kernels; no toolkit is needed."""

import ctypes
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numpy.typing import NDArray

LIBRARIES = ("libcuda.so.1", "libcuda.so", "nvcuda.dll")
BLOCK = 64
"""Threads that share a processor of the card."""
CUDA_DEVICE = 2
"""What DLPack calls memory of such a card."""

# What the driver's compiler writes when it refuses a program: numbers of its options.
ERROR_LOG, ERROR_LOG_SIZE = 5, 6
LOG_BYTES = 4000


class NoCard(Exception):
    """There is no card to be used; says what to do about it."""


class Driver:
    """One card.  Its context is the one that torch and others use too, so that all see the same memory."""

    def __init__(self, number: int = 0) -> None:
        self._library = _library()
        self._device, self._context = ctypes.c_int(), ctypes.c_void_p()
        if self._library.cuInit(0) or self._library.cuDeviceGet(ctypes.byref(self._device), number):
            raise NoCard(
                f"The driver knows no card number {number}: `nvidia-smi -L` lists those that it knows."
            )
        self._do("cuDevicePrimaryCtxRetain", ctypes.byref(self._context), self._device)
        weakref.finalize(self, self._library.cuDevicePrimaryCtxRelease_v2, self._device)
        self.dlpack_device = (CUDA_DEVICE, number)

    @property
    def name(self) -> str:
        """As the card's maker calls it."""
        words = ctypes.create_string_buffer(100)
        self._do("cuDeviceGetName", words, len(words), self._device)
        return words.value.decode()

    def load(self, program: bytes, names: tuple[str, ...]) -> dict[str, Any]:
        """The kernels of a program, by name; they stay as long as the process."""
        module, kernels = ctypes.c_void_p(), {name: ctypes.c_void_p() for name in names}
        log = ctypes.create_string_buffer(LOG_BYTES)
        options = (ctypes.c_int * 2)(ERROR_LOG, ERROR_LOG_SIZE)
        values = (ctypes.c_void_p * 2)(ctypes.addressof(log), LOG_BYTES)
        with self._current():
            if self._library.cuModuleLoadDataEx(ctypes.byref(module), program + b"\0", 2, options, values):
                said = log.value.decode(errors="replace").strip() or "it does not say why"
                raise NoCard(
                    "The driver cannot use the program: the card has to be of 2017 (sm_70) or newer, and its "
                    f"driver of 2018 or newer. {said}"
                )
            for name, kernel in kernels.items():
                self._do("cuModuleGetFunction", ctypes.byref(kernel), module, name.encode())
        return kernels

    def launch(self, kernel: Any, threads: int, *arguments: Any) -> None:
        """Start so many threads of a kernel, or some more; they run after all that was started before."""
        addresses = [ctypes.cast(ctypes.pointer(one), ctypes.c_void_p) for one in arguments]
        with self._current():
            self._do(
                "cuLaunchKernel",
                *(kernel, -(-threads // BLOCK), 1, 1, BLOCK, 1, 1, 0, None),
                (ctypes.c_void_p * len(addresses))(*addresses),
                None,
            )

    def wait(self) -> None:
        """Until everything that was started has ended."""
        with self._current():
            self._do("cuCtxSynchronize")

    def allocate(self, size: int) -> int:
        """Room for so many bytes, all zero."""
        address = ctypes.c_uint64()
        with self._current():
            self._do("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(size))
        self.clear(address.value, size)
        return address.value

    def clear(self, address: int, size: int) -> None:
        """Make bytes zero."""
        with self._current():
            self._do("cuMemsetD8_v2", ctypes.c_uint64(address), ctypes.c_ubyte(0), ctypes.c_size_t(size))

    def free(self, address: int) -> None:
        """Give room back."""
        with self._current():
            self._library.cuMemFree_v2(ctypes.c_uint64(address))

    def write(self, address: int, source: NDArray[Any]) -> None:
        """Copy to the card."""
        with self._current():
            self._do("cuMemcpyHtoD_v2", ctypes.c_uint64(address), *_bytes(source))

    def read(self, address: int, target: NDArray[Any]) -> None:
        """Copy from the card, after all that was started there has ended."""
        to, size = _bytes(target)
        with self._current():
            self._do("cuMemcpyDtoH_v2", to, ctypes.c_uint64(address), size)

    @contextmanager
    def _current(self) -> Iterator[None]:
        """The context of the card, for this thread; then again what it had before."""
        self._do("cuCtxPushCurrent_v2", self._context)
        try:
            yield
        finally:
            self._do("cuCtxPopCurrent_v2", ctypes.byref(ctypes.c_void_p()))

    def _do(self, call: str, *arguments: Any) -> None:
        failed = getattr(self._library, call)(*arguments)
        if failed:
            words = ctypes.c_char_p()
            self._library.cuGetErrorString(failed, ctypes.byref(words))
            raise NoCard(f"The card refused {call}: {(words.value or b'no reason given').decode()}.")


class Memory:
    """Bytes on a card, given back when nobody looks at them any more."""

    def __init__(self, driver: Driver, size: int) -> None:
        self.driver, self.size = driver, size
        self.address = driver.allocate(size)
        weakref.finalize(self, driver.free, self.address)

    @classmethod
    def of(cls, driver: Driver, source: NDArray[Any]) -> "Memory":
        """A copy of an array."""
        memory = cls(driver, max(source.nbytes, 1))
        memory.write(source)
        return memory

    def write(self, source: NDArray[Any]) -> None:
        """Copy to the card, from the first byte on."""
        self.driver.write(self.address, source)

    def read(self, target: NDArray[Any]) -> None:
        """Copy from the card, from the first byte on."""
        self.driver.read(self.address, target)

    def clear(self) -> None:
        """Make all of it zero."""
        self.driver.clear(self.address, self.size)

    @property
    def argument(self) -> ctypes.c_uint64:
        """As kernels take it."""
        return ctypes.c_uint64(self.address)


def _bytes(array: NDArray[Any]) -> tuple[ctypes.c_void_p, ctypes.c_size_t]:
    assert array.flags.c_contiguous
    return array.ctypes.data_as(ctypes.c_void_p), ctypes.c_size_t(array.nbytes)


def _library() -> Any:
    for name in LIBRARIES:
        try:
            return ctypes.CDLL(name)
        except OSError:
            continue
    raise NoCard(
        "No driver of an NVIDIA card is installed here; everything runs without one, on the processor."
    )
