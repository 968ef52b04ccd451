"""The kernel as Numba writes it, before LLVM has touched it: what is undefined can still be seen.

    NUMBA_BOUNDSCHECK=1 python -m happycity.testing.guarded.building FILE ENTRY …

In a process of its own, because every index is checked against its array here (an index that leaves its field
but stays inside the state is no business of LLVM's), and functions are compiled once per process.
"""

# mypy: allow-untyped-calls
# ruff: noqa: SLF001 — Numba tidies up in private

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from happycity.kernel.targets.entries import ENTRIES, FOR_GAMES

GUARDED = tuple({entry.name: entry for entry in (*ENTRIES, *FOR_GAMES)}.values())
"""Every entry that any machine calls."""


def bare_program(names: Iterable[str]) -> str:
    """These entries in LLVM's words."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "bare.ll")
        words = [sys.executable, "-m", __spec__.name, str(file), *names]
        subprocess.run(words, check=True, env=os.environ | {"NUMBA_BOUNDSCHECK": "1"})
        return file.read_text(encoding="utf-8")


def leave_as_written() -> None:
    """Nothing is tidied up: a tidied shift by 64 is no shift any more."""
    from numba.core.codegen import CPUCodeLibrary

    from happycity.kernel.compiling.linking import PartLibrary

    def lay_out(library: Any, module: Any) -> None:
        module.data_layout = library._codegen._data_layout

    changed: Any
    for changed in (CPUCodeLibrary, PartLibrary):
        changed._optimize_functions = lay_out
    changed = CPUCodeLibrary
    changed._optimize_final_module = lambda _library: None


def main() -> None:
    """Write the program of some entries."""
    from happycity.kernel.targets.modules import program_of

    file, *names = sys.argv[1:]
    leave_as_written()
    program = program_of(tuple(entry for entry in GUARDED if entry.name in names))
    Path(file).write_text(program, encoding="utf-8")


if __name__ == "__main__":
    main()
