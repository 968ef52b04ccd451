"""How kernel functions are compiled and where the machine code is kept.

Numba's cache does not notice a change in *another* module, so the folder carries a hash of all kernel
sources: an edited kernel never meets stale machine code.  Numba recompiles sources that were moved or written
again; they get a folder of their own too, so that a filled folder means that nothing is left to compile.
`NUMBA_DISABLE_JIT=1` runs the same source as plain Python, for breakpoints and coverage.

There are two ways to compile, with the same results: `base` by what Numba documents, `linking` by what is
known of the inside of some versions.  `HAPPYCITY_COMPILER=base` takes the first one whatever the version.
"""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numba
import numpy as np
from llvmlite import binding  # type: ignore[import-untyped]  # not annotated
from numba import types
from platformdirs import user_cache_path

from happycity.kernel.compiling.base import BaseCompiler
from happycity.kernel.compiling.teaching import teach_records

P = ParamSpec("P")
R = TypeVar("R")

config: Any = numba.config  # Numba's own annotations leave out what is used here
njit: Any = numba.njit
TESTED_WITH = ("0.68.0", "0.68.1")
"""The versions of Numba with which `linking` was tested; every other one compiles by `base`."""


def _compilers() -> tuple[Any, Any, Any]:
    """For entries, entries with long sums, and parts.

    Those of `linking` with a tested Numba, unless the base is asked for.
    """
    if numba.__version__ in TESTED_WITH and os.environ.get("HAPPYCITY_COMPILER") != "base":
        try:
            from happycity.kernel.compiling.linking import EntryCompiler, PartCompiler, WideEntryCompiler
        except ImportError:  # built differently, or with another llvmlite
            pass
        else:
            return EntryCompiler, WideEntryCompiler, PartCompiler
    return BaseCompiler, BaseCompiler, BaseCompiler


ENTRY_COMPILER, WIDE_ENTRY_COMPILER, PART_COMPILER = _compilers()
LINKED = PART_COMPILER is not BaseCompiler


def accepted(flags: dict[str, bool]) -> dict[str, bool]:
    """Those that this Numba has: it does not document them, and what it does not know it refuses."""
    try:
        from numba.core.options import DefaultOptions
    except ImportError:
        return {}
    return {name: value for name, value in flags.items() if hasattr(DefaultOptions, name)}


# No memory is counted, because compiled code allocates none; nobody calls it from C.
OPTIONS = {"error_model": "numpy"} | accepted({"_nrt": False, "no_cfunc_wrapper": True})
PART_OPTIONS = OPTIONS | accepted({"no_cpython_wrapper": True})


def source_hash(folder: Path = Path(__file__).parent.parent) -> str:
    """A short hash of every source file of the kernel: what it says, where it is, and since when."""
    digest = hashlib.sha256()
    for source in sorted(folder.rglob("*.py")):
        digest.update(f"{source} {source.stat().st_mtime_ns}".encode() + source.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where the machine code of exactly these sources, made by this Numba in this way, is kept."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    root = Path(chosen) if chosen else user_cache_path("happycity")
    checked = "-checked" if config.BOUNDSCHECK else ""
    way = "" if LINKED else "-base"
    return root / f"kernel-{source_hash()}-numba-{numba.__version__}{way}{checked}"


config.CACHE_DIR = str(cache_folder())


def _fill_registers() -> None:
    """Add up long rows sixteen numbers at a time, where the processor can: left alone, LLVM takes eight.

    A review is done in seven eighths of the time.  Whoever tells Numba about the processor is not overruled.
    """
    if not config.ENABLE_AVX or config.CPU_NAME is not None or config.CPU_FEATURES is not None:
        return
    try:
        features = binding.get_host_cpu_features()
    except RuntimeError:  # LLVM does not know them on every system
        return
    if features.get("avx512f"):
        config.CPU_FEATURES = f"{features.flatten()},-prefer-256-bit"


_fill_registers()

if config.DISABLE_JIT:
    np.seterr(over="ignore")  # the generators of `chance` wrap around on purpose


def _widened(argument: types.Type) -> types.Type:
    """int64 for every kind of whole number, so that a function is compiled once and not per width."""
    plain: types.Type = types.unliteral(argument)  # type: ignore[no-untyped-call]  # not annotated
    if isinstance(plain, types.Boolean):
        return types.boolean
    if isinstance(plain, types.Integer | types.IntEnumMember):
        return types.int64 if plain != types.uint64 else plain
    return plain


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that only compiled functions call.

    Numba would compile it anew for int8, int32, literal and enumeration arguments, which costs minutes over
    the whole kernel; the caller's arguments are widened instead.
    """
    if config.DISABLE_JIT:
        return function
    teach_records()
    dispatcher = njit(pipeline_class=PART_COMPILER, **PART_OPTIONS)(function)
    _widen_arguments(dispatcher)
    return cast(Callable[P, R], dispatcher)


def _widen_arguments(dispatcher: Any) -> None:
    """Answer every caller with the function for widened arguments, as long as Numba asks in this way."""
    template_for = getattr(dispatcher, "get_call_template", None)
    if template_for is None:
        return  # the same results, compiled for each kind of arguments

    def template_for_widened(args: Any, kws: Any, *more: Any) -> object:
        return template_for(
            tuple(map(_widened, args)), {name: _widened(kind) for name, kind in kws.items()}, *more
        )

    dispatcher.get_call_template = template_for_widened


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that Python calls; its machine code survives the process."""
    teach_records()
    return cast(
        Callable[P, R], njit(pipeline_class=ENTRY_COMPILER, cache=True, nogil=True, **OPTIONS)(function)
    )


def wide_entry(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that Python calls and that adds up long rows of numbers."""
    teach_records()
    return cast(
        Callable[P, R], njit(pipeline_class=WIDE_ENTRY_COMPILER, cache=True, nogil=True, **OPTIONS)(function)
    )
