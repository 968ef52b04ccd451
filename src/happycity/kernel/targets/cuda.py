"""The kernel for NVIDIA's cards: PTX, of which the driver of any card since 2017 makes machine code."""

# mypy: allow-untyped-calls

import llvmlite.binding as llvm  # type: ignore[import-untyped]  # not annotated

from happycity.kernel.layout import WORK_BYTES
from happycity.kernel.targets.card import ACTIONS_STRIDE, STATE_STRIDE, WORK_STRIDE
from happycity.kernel.targets.entries import ENTRIES
from happycity.kernel.targets.modules import program_of, tuned

TRIPLE = "nvptx64-nvidia-cuda"
OLDEST = "sm_70"
VERSION = "+ptx63"

# Every thread plays its own slice of the games, in areas of its own.
GAMES = f"""
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define ptx_kernel void @random_games(ptr %tables, ptr %options, i64 %seed, i32 %games, i32 %slice,
                                     ptr %results, ptr %states, ptr %works, ptr %lists) {{
  %in_block = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %before = mul i32 %block, %size
  %thread = add i32 %before, %in_block
  %first = mul i32 %thread, %slice
  %end = add i32 %first, %slice
  %too_far = icmp sgt i32 %end, %games
  %last = select i1 %too_far, i32 %games, i32 %end
  %idle = icmp sge i32 %first, %games
  br i1 %idle, label %done, label %play
play:
  %nth = zext i32 %thread to i64
  %state_at = mul i64 %nth, {STATE_STRIDE}
  %work_at = mul i64 %nth, {WORK_STRIDE}
  %list_at = mul i64 %nth, {ACTIONS_STRIDE}
  %state = getelementptr i8, ptr %states, i64 %state_at
  %work = getelementptr i8, ptr %works, i64 %work_at
  %list = getelementptr i8, ptr %lists, i64 %list_at
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %work, ptr align 8 %options, i64 {WORK_BYTES}, i1 false)
  call void @play_out(ptr %state, i32 1, ptr %tables, i64 %seed, i32 %first, i32 %last,
                      ptr %results, i32 %games, ptr %work, ptr %list)
  br label %done
done:
  ret void
}}
"""


def build() -> str:
    """The program, as the driver reads it."""
    entries = tuple(entry for entry in ENTRIES if entry.name == "play_out")
    module = llvm.parse_assembly(program_of(entries) + GAMES)
    for entry in entries:
        module.get_function(entry.name).linkage = llvm.Linkage.internal  # only whole kernels are called
    made: str = tuned(module, TRIPLE, cpu=OLDEST, features=VERSION).emit_assembly(module)
    return made
