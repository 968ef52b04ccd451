"""The kernel as a WebAssembly module: for browsers, Node and whatever else runs one."""

# mypy: allow-untyped-calls

import subprocess
import sys
import tempfile
from pathlib import Path

import llvmlite.binding as llvm  # type: ignore[import-untyped]  # not annotated

from happycity.kernel.targets.entries import ENTRIES, Entry
from happycity.kernel.targets.modules import program_of, tuned

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128"
"""In every browser since March 2023.  Never `relaxed-simd`: with it, machines round as they like."""
STACK_BYTES = 64 * 1024
PAGES = 16  # of 64 KiB to begin with; who needs more lets the memory grow


class NoLinker(Exception):
    """The linker is not installed; says what to do about it."""


def build(entries: tuple[Entry, ...] = ENTRIES) -> bytes:
    """The module, ready to be instantiated: it imports nothing."""
    return _linked(_object_of(program_of(entries)), [entry.name for entry in entries])


def _object_of(program: str) -> bytes:
    module = llvm.parse_assembly(program)
    made: bytes = tuned(module, TRIPLE, side_by_side=True, features=FEATURES).emit_object(module)
    return made


def _linked(program: bytes, exported: list[str]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "kernel.o"), Path(folder, "kernel.wasm")
        source.write_bytes(program)
        words = [sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--strip-all", "--gc-sections"]
        words += [f"--export={name}" for name in (*exported, "__heap_base")]
        words += ["-z", f"stack-size={STACK_BYTES}", f"--initial-memory={PAGES * 65536}"]
        words += [str(source), "-o", str(target)]
        ended = subprocess.run(words, capture_output=True, text=True, check=False)
        if "No module named ziglang" in ended.stderr:
            raise NoLinker("The linker is missing: pip install --group targets")
        if ended.returncode:
            raise RuntimeError(ended.stderr)
        return target.read_bytes()
