"""A card made of the processor: it answers the driver's calls and runs the kernels, thread after thread."""

# mypy: allow-untyped-calls
# ruff: noqa: N802 — the calls have the names that the driver gives them

import ctypes
import gc
from collections.abc import Callable, Iterator
from functools import cache, cached_property
from typing import Any

import llvmlite.binding as llvm  # type: ignore[import-untyped]  # not annotated
import numpy as np
import pytest
from numpy.typing import NDArray

from happycity.kernel.targets import driver
from happycity.kernel.targets.card import Card
from happycity.kernel.targets.entries import FOR_GAMES, FOR_REHEARSALS
from happycity.kernel.targets.kernels import COPYING, GAMES_KERNELS, REHEARSAL_KERNELS
from happycity.kernel.targets.modules import program_of
from happycity.rl import on_card

# Where a card asks its registers, the number of the thread is said from outside.
THREAD = """
@number = global i32 0
define internal i32 @thread() alwaysinline {
  %number = load i32, ptr @number
  ret i32 %number
}
"""
PROCESSOR = 1  # as DLPack numbers what memory belongs to
NUMBERS = {"i32": ctypes.c_int32, "i64": ctypes.c_int64, "ptr": ctypes.c_void_p}


def kernels_as_plain_functions() -> Any:
    """All programs of a card in LLVM's words, without what only cards have."""
    kernels = (GAMES_KERNELS + REHEARSAL_KERNELS).replace("ptx_kernel ", "")
    module = llvm.parse_assembly(program_of(FOR_GAMES + FOR_REHEARSALS) + THREAD + COPYING + kernels)
    module.verify()
    return module


class Twin:
    """Stands where the driver's library stands.  Its memory is the processor's."""

    def __init__(self) -> None:
        self._memory = dict[int, NDArray[np.uint8]]()
        self._kernels = list[tuple[Any, list[Any]]]()

    @cached_property
    def _program(self) -> tuple[Any, Any, dict[str, list[str]]]:
        """The engine that runs the kernels, where it looks for the thread's number, what kernels take."""
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        module = kernels_as_plain_functions()
        takes = {one.name: [str(arg.type) for arg in one.arguments] for one in module.functions}
        machine = llvm.Target.from_default_triple().create_target_machine(opt=1)
        engine = llvm.create_mcjit_compiler(module, machine)
        engine.finalize_object()
        return engine, ctypes.c_int32.from_address(engine.get_global_value_address("number")), takes

    def __getattr__(self, call: str) -> Callable[..., int]:
        """There is nothing to do for the others, and all goes well."""
        if not call.startswith("cu"):
            raise AttributeError(call)
        return lambda *_: 0

    def cuDeviceGetName(self, words: Any, _size: int, _device: Any) -> int:
        words.value = b"twin"
        return 0

    def cuModuleGetFunction(self, kernel: Any, _module: Any, name: bytes) -> int:
        engine, _, takes = self._program
        kinds = [NUMBERS[kind] for kind in takes[name.decode()]]
        address = engine.get_function_address(name.decode())
        self._kernels.append((ctypes.CFUNCTYPE(None, *kinds)(address), kinds))
        kernel._obj.value = len(self._kernels)
        return 0

    def cuLaunchKernel(self, kernel: Any, blocks: int, *more: Any) -> int:
        _, _, block, *_, places, _ = more
        _, number, _ = self._program
        function, kinds = self._kernels[kernel.value - 1]
        given = [kind.from_address(place) for kind, place in zip(kinds, places, strict=True)]
        for thread in range(blocks * block):
            number.value = thread
            function(*given)
        return 0

    def cuMemAlloc_v2(self, address: Any, size: Any) -> int:
        memory = np.full(size.value, 0xAA, np.uint8)
        self._memory[memory.ctypes.data] = memory
        address._obj.value = memory.ctypes.data
        return 0

    def cuMemFree_v2(self, address: Any) -> int:
        del self._memory[address.value]
        return 0

    def cuMemsetD8_v2(self, address: Any, byte: Any, size: Any) -> int:
        ctypes.memset(address.value, byte.value, size.value)
        return 0

    def cuMemcpyHtoD_v2(self, to: Any, source: Any, size: Any) -> int:
        ctypes.memmove(to.value, source, size.value)
        return 0

    def cuMemcpyDtoH_v2(self, to: Any, source: Any, size: Any) -> int:
        ctypes.memmove(to, source.value, size.value)
        return 0

    @property
    def in_use(self) -> int:
        """How many areas of memory have not been given back."""
        return len(self._memory)


@pytest.fixture(scope="session")
def twin() -> Twin:
    """One for all tests: its kernels take a while to compile."""
    return Twin()


@pytest.fixture
def twin_as_card(twin: Twin, monkeypatch: pytest.MonkeyPatch) -> Iterator[Twin]:
    """The twin wherever a card is asked for; everything is given back at the end."""
    monkeypatch.setattr(driver, "_library", lambda: twin)
    monkeypatch.setattr(driver, "CUDA_DEVICE", PROCESSOR)
    monkeypatch.setattr(on_card, "_card", cache(Card))
    yield twin
    gc.collect()
