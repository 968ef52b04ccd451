"""From the entries to one program in LLVM's intermediate code, which any of its back ends can take further.

Numba passes an array as many numbers and returns through an address.  Here every entry gets a plain function
of its own name around it: addresses and numbers in, a number out.
"""

# mypy: allow-untyped-calls, allow-subclassing-any

import re
from collections.abc import Iterator
from typing import Any

import llvmlite.binding as llvm  # type: ignore[import-untyped]  # not annotated
import numba
from numba import types

from happycity.kernel.compiling.jit import PART_OPTIONS, njit
from happycity.kernel.compiling.linking import EntryCompiler, EntryLibrary
from happycity.kernel.targets.entries import MANY, WIDE, Entry, Room

LOOSE = re.compile(r"\b(?:fast|reassoc|contract|arcp|afn)\b|llvm\.fma\b|llvm\.fmuladd\b")
"""Permissions to add up in another order, or to round once instead of twice."""


class LooseSums(Exception):
    """A program whose sums each machine may round as it likes; says where."""


class PortableLibrary(EntryLibrary):
    """An entry and all parts it reaches, linked and left as it is: each target optimises for itself."""

    def _optimize_final_module(self) -> None:
        """Not here."""

    def _finalize_final_module(self) -> None:
        """No machine code of this machine is needed."""
        self._finalized = True

    @property
    def code(self) -> str:
        """All of it, for no machine in particular."""
        code = re.sub(r"^target .*\n", "", str(self._final_module), flags=re.MULTILINE)
        return code.replace(" = common ", " = internal ")  # Numba's environments: nothing looks at them


class PortableCompiler(EntryCompiler):
    """Compiles an entry as far as all machines have in common."""

    def _lower(self) -> None:
        self.state.flags.no_compile = True
        self._lower_into(PortableLibrary)
        self.state.library.finalize()
        self._stand_in()


def program_of(entries: tuple[Entry, ...]) -> str:
    """All entries in one module; nothing is known of the machine yet."""
    program = llvm.parse_assembly("")
    for entry in entries:
        program.link_in(llvm.parse_assembly(_module_of(entry)))
    exported = {entry.name for entry in entries}
    for function in program.functions:
        if not function.is_declaration and function.name not in exported:
            function.linkage = llvm.Linkage.internal
    return rounded_alike(str(program))


def rounded_alike(program: str) -> str:
    """The program, in which every machine rounds every sum alike; refused if one is free not to."""
    for line in program.splitlines():
        if LOOSE.search(line):
            raise LooseSums(line.strip())
    return program


def tuned(module: Any, triple: str, side_by_side: bool = False, **machine: Any) -> Any:
    """Optimise a program for a machine, `side_by_side` for long rows of numbers.

    What is returned makes its code of it.
    """
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(triple).create_target_machine(opt=3, **machine)
    module.triple, module.data_layout = triple, str(target.target_data)
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = side_by_side
    builder = llvm.create_pass_builder(target, tuning)
    builder.getModulePassManager().run(module, builder)
    module.verify()
    return target


def _module_of(entry: Entry) -> str:
    """The code of an entry with the plain function around it."""
    dispatcher: Any = entry.function
    portable: Any = njit(pipeline_class=PortableCompiler, **PART_OPTIONS)(dispatcher.py_func)
    kinds = tuple(_kind(room) for _, room in entry.parameters)
    portable.compile(kinds)
    made = portable.overloads[kinds]
    code: str = made.library.code
    return code + _plain(entry, made.fndesc.llvm_func_name, made.signature.return_type)


def _kind(room: Room | None) -> types.Type:
    if room is None:
        return types.int64
    return types.Array(numba.from_dtype(room.item), len(room.shape), "C")


# --- the plain function around an entry ---------------------------------------------------------------


def _plain(entry: Entry, inner: str, result: types.Type) -> str:
    """In LLVM's words; a `MANY` is told by a parameter that follows the address."""
    lines, passed, taken = list[str](), list[str](), list[str]()
    for name, room in entry.parameters:
        if room is None:
            taken.append(f"{_width(name)} %{name}")
            lines += [f"%{name}.wide = sext i32 %{name} to i64"] if name not in WIDE else []
            passed.append(f"i64 %{name}" + ("" if name in WIDE else ".wide"))
        else:
            taken.append(f"ptr %{name}")
            if MANY in room.shape:
                taken.append(f"i32 %{name}.many")
                lines.append(f"%{name}.count = zext i32 %{name}.many to i64")
            passed += _array(name, room, lines)
    arguments = ", ".join(["ptr %result", "ptr %failure", *passed])
    gives, ending = _ending(result)
    body = [
        "%result = alloca i64",
        "%failure = alloca ptr",
        *lines,
        f"call i32 @{inner}({arguments})",
        *ending,
    ]
    return f"\ndefine {gives} @{entry.name}({', '.join(taken)}) {{\n  " + "\n  ".join(body) + "\n}\n"


def _width(name: str) -> str:
    return "i64" if name in WIDE else "i32"


def _array(name: str, room: Room, lines: list[str]) -> Iterator[str]:
    """Owner, parent, number of items, their size, address, shape, strides: as Numba takes an array."""
    size = room.item.itemsize
    rest = 1
    for extent in room.shape[1:]:
        rest *= extent
    first = f"%{name}.count" if room.shape[0] == MANY else str(room.shape[0])
    if room.shape[0] == MANY:
        lines.append(f"%{name}.items = mul i64 {first}, {rest}")
    items = f"%{name}.items" if room.shape[0] == MANY else str(room.shape[0] * rest)
    shape = [first, *map(str, room.shape[1:])]
    strides = [size * rest, *([size] if room.shape[1:] else [])]
    yield from ("ptr null", "ptr null", f"i64 {items}", f"i64 {size}", f"ptr %{name}")
    yield from (f"i64 {one}" for one in (*shape, *strides))


def _ending(result: types.Type) -> tuple[str, list[str]]:
    """What is returned, and how it is read from where Numba writes it."""
    if isinstance(result, types.NoneType):
        return "void", ["ret void"]
    if isinstance(result, types.Boolean):
        read = ["%read = load i8, ptr %result", "%given = zext i8 %read to i32"]
    else:
        read = ["%read = load i64, ptr %result", "%given = trunc i64 %read to i32"]
    return "i32", [*read, "ret i32 %given"]
