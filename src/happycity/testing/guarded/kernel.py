"""The guarded kernel, called from Python as the native one is."""

# mypy: allow-untyped-calls

import ctypes
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import llvmlite.binding as llvm  # type: ignore[import-untyped]  # not annotated
import numpy as np

from happycity.kernel.targets.entries import MANY, WIDE
from happycity.testing.guarded.building import GUARDED, bare_program
from happycity.testing.guarded.memory import Memory, Note
from happycity.testing.guarded.rewriting import Check, Guarded, guarded

ALL = [entry.name for entry in GUARDED]
NUMBERS: dict[str, Any] = {
    "void": None,
    "i32": ctypes.c_int32,
    "i64": ctypes.c_int64,
    "double": ctypes.c_double,
    "ptr": ctypes.c_void_p,
}


@dataclass(frozen=True, slots=True)
class Finding:
    """A check that did not hold."""

    check: Check
    times: int
    first: tuple[int, int]
    """What was looked at the first time: operands, or an address and a size."""

    def __str__(self) -> str:
        where = f"{self.check.function}: {self.check.instruction}"
        return f"{self.check.why} ({self.times} times, first {self.first}) in {where}"


class GuardedProgram:
    """Machine code of a program with its guards, not optimised: no check is thought away."""

    def __init__(self, program: Guarded) -> None:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        self.checks = program.checks
        self.memory = Memory(len(program.checks))
        module = llvm.parse_assembly(program.text + self.memory.guards())
        module.verify()
        machine = llvm.Target.from_default_triple().create_target_machine(opt=0)
        self._kinds = {
            one.name: _kinds(one)
            for one in module.functions
            if one.linkage is llvm.Linkage.external and not one.is_declaration
        }
        sizes = {
            one.name: machine.target_data.get_abi_size(one.global_value_type)
            for one in module.global_variables
        }
        self._engine = llvm.create_mcjit_compiler(module, machine)
        self._engine.finalize_object()
        self.memory.know_constants(
            (start, start + size)
            for start, size in (
                (self._engine.get_global_value_address(name), size) for name, size in sizes.items()
            )
        )

    def function(self, name: str) -> Any:
        """To be called with numbers and addresses."""
        gives, takes = self._kinds[name]
        return ctypes.CFUNCTYPE(gives, *takes)(self._engine.get_function_address(name))

    @property
    def findings(self) -> list[Finding]:
        """What did not hold so far."""
        notes = self.memory.notes
        return [
            Finding(self.checks[row], int(times), (int(first), int(second)))
            for row in np.flatnonzero(notes[:, Note.BROKEN])
            for _, times, first, second in [notes[row]]
        ]

    @property
    def reached(self) -> int:
        """How many of the checks were made at least once."""
        return int(np.count_nonzero(self.memory.notes[:, Note.REACHED]))

    @property
    def made(self) -> int:
        """How many checks were made."""
        return int(self.memory.notes[:, Note.REACHED].sum())


def _kinds(function: Any) -> tuple[Any, list[Any]]:
    gives, _, _ = str(function.global_value_type).partition(" ")
    return NUMBERS[gives], [NUMBERS[str(one.type)] for one in function.arguments]


class GuardedKernel:
    """`GuardedKernel().call("judge", raw, tables, action)` changes arrays in place, like `WasmKernel`."""

    def __init__(self, names: Iterable[str] = ALL) -> None:
        self._parameters = {entry.name: list(entry.parameters) for entry in GUARDED}
        self.program = GuardedProgram(guarded(bare_program(names)))

    def call(self, name: str, *arguments: Any) -> int | None:
        """What the entry of this name returns."""
        arrays = [one for one in arguments if isinstance(one, np.ndarray)]
        with self.program.memory.holding(arrays) as addresses:
            result: int | None = self.program.function(name)(*self._given(name, arguments, iter(addresses)))
            return result

    def _given(self, name: str, arguments: tuple[Any, ...], addresses: Iterator[int]) -> Iterator[int]:
        for (parameter, room), argument in zip(self._parameters[name], arguments, strict=True):
            if room is None:
                number = int(argument)
                yield ctypes.c_int64(number).value if parameter in WIDE else number
            else:
                yield next(addresses)
                if MANY in room.shape:
                    yield len(argument)
