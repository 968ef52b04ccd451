"""The kernel for NVIDIA's cards: PTX, of which the driver of any card since 2017 makes machine code."""

# mypy: allow-untyped-calls

import llvmlite.binding as llvm  # type: ignore[import-untyped]  # not annotated

from happycity.kernel.targets.entries import FOR_CARDS
from happycity.kernel.targets.kernels import KERNELS
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


def build() -> str:
    """The program, as the driver reads it."""
    module = llvm.parse_assembly(program_of(FOR_CARDS) + THREAD + KERNELS)
    for entry in FOR_CARDS:
        module.get_function(entry.name).linkage = llvm.Linkage.internal  # only whole kernels are called
    made: str = tuned(module, TRIPLE, cpu=OLDEST, features=VERSION).emit_assembly(module)
    return made
