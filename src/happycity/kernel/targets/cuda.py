"""The kernel for NVIDIA's cards: PTX, of which the driver of any card since 2017 makes machine code."""

# mypy: allow-untyped-calls

import llvmlite.binding as llvm  # type: ignore[import-untyped]  # not annotated

from happycity.kernel.targets.entries import FOR_GAMES, FOR_REHEARSALS, Entry
from happycity.kernel.targets.kernels import COPYING, GAMES_KERNELS, REHEARSAL_KERNELS
from happycity.kernel.targets.module import GAMES, REHEARSALS, Program
from happycity.kernel.targets.modules import program_of, tuned

TRIPLE = "nvptx64-nvidia-cuda"
OLDEST = "sm_70"
VERSION = "+ptx63"

THREAD = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

define internal i32 @thread() alwaysinline {
  %in_block = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %before = mul i32 %block, %size
  %thread = add i32 %before, %in_block
  ret i32 %thread
}
"""


PARTS: dict[Program, tuple[tuple[Entry, ...], str]] = {
    GAMES: (FOR_GAMES, GAMES_KERNELS),
    REHEARSALS: (FOR_REHEARSALS, REHEARSAL_KERNELS),
}
"""What a program calls, and its kernels."""


def build(program: Program) -> str:
    """A program, as the driver reads it."""
    entries, kernels = PARTS[program]
    module = llvm.parse_assembly(program_of(entries) + THREAD + COPYING + kernels)
    for entry in entries:
        module.get_function(entry.name).linkage = llvm.Linkage.internal  # only whole kernels are called
    made: str = tuned(module, TRIPLE, cpu=OLDEST, features=VERSION).emit_assembly(module)
    return made
