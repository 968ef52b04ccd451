"""How kernel functions are compiled and where the machine code is kept.

Numba's cache does not notice a change in *another* module, so the folder carries a hash of all kernel
sources: an edited kernel never meets stale machine code.  `NUMBA_DISABLE_JIT=1` runs the same source as
plain Python, for breakpoints and coverage.
"""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar, cast

import numba
import numpy as np
from platformdirs import user_cache_path

P = ParamSpec("P")
R = TypeVar("R")


def source_hash() -> str:
    """A short hash of every source file of the kernel."""
    digest = hashlib.sha256()
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where the machine code of exactly these sources is kept."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    root = Path(chosen) if chosen else user_cache_path("happycity")
    checked = "-checked" if numba.config.BOUNDSCHECK else ""
    return root / f"kernel-{source_hash()}{checked}"


numba.config.CACHE_DIR = str(cache_folder())

if numba.config.DISABLE_JIT:
    np.seterr(over="ignore")  # the generators of `chance` wrap around on purpose


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a kernel function; its machine code survives the process."""
    return cast(Callable[P, R], numba.njit(cache=True, nogil=True)(function))


def compiled_parallel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a kernel function whose `prange` loops run on all cores."""
    return cast(Callable[P, R], numba.njit(cache=True, nogil=True, parallel=True)(function))
