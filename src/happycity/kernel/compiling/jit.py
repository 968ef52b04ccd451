"""How kernel functions are compiled and where the machine code is kept.

Numba's cache does not notice a change in *another* module, so the folder carries a hash of all kernel
sources: an edited kernel never meets stale machine code.  Sources that lie elsewhere or were written again
Numba compiles anew; they have a folder of their own, so that a full one means that nothing is left to do.
`NUMBA_DISABLE_JIT=1` runs the same source as plain Python, for breakpoints and coverage.
"""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numba
import numpy as np
from numba import types
from platformdirs import user_cache_path

from happycity.kernel.compiling.linking import EntryCompiler, PartCompiler
from happycity.kernel.compiling.teaching import teach_records

P = ParamSpec("P")
R = TypeVar("R")

config: Any = numba.config  # Numba's own annotations leave out what is used here
njit: Any = numba.njit
OPTIONS = {
    "_nrt": False,  # no memory is counted: compiled code allocates none
    "error_model": "numpy",  # no test for a zero before each division
    "no_cfunc_wrapper": True,
}


def source_hash(folder: Path = Path(__file__).parent.parent) -> str:
    """A short hash of every source file of the kernel: what it says, where it is, and since when."""
    digest = hashlib.sha256()
    for source in sorted(folder.rglob("*.py")):
        digest.update(f"{source} {source.stat().st_mtime_ns}".encode() + source.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where the machine code of exactly these sources is kept."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    root = Path(chosen) if chosen else user_cache_path("happycity")
    checked = "-checked" if config.BOUNDSCHECK else ""
    return root / f"kernel-{source_hash()}{checked}"


config.CACHE_DIR = str(cache_folder())

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
    dispatcher = njit(pipeline_class=PartCompiler, no_cpython_wrapper=True, **OPTIONS)(function)
    template_for = dispatcher.get_call_template

    def template_for_widened(args: tuple[types.Type, ...], kws: dict[str, types.Type]) -> object:
        return template_for(tuple(map(_widened, args)), {name: _widened(kind) for name, kind in kws.items()})

    dispatcher.get_call_template = template_for_widened
    return cast(Callable[P, R], dispatcher)


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that Python calls; its machine code survives the process."""
    teach_records()
    return cast(
        Callable[P, R], njit(pipeline_class=EntryCompiler, cache=True, nogil=True, **OPTIONS)(function)
    )
