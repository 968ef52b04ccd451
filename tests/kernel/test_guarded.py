"""The guards see what is undefined, in programs of a few lines; then the kernel itself."""

import numpy as np
import pytest
from numpy.typing import NDArray

from happycity import Config
from happycity.kernel.interface import new_actions
from happycity.kernel.layout import STATE_BYTES, new_work, work_of
from happycity.kernel.search.playout import new_results
from happycity.testing.cells import cell_id
from happycity.testing.guarded.kernel import GuardedKernel, GuardedProgram
from happycity.testing.guarded.rewriting import guarded
from happycity.testing.guarded.words import Unguarded
from tests.kernel.beside import KINDS_OF_GAMES, TABLES, random_games

LEAST = -(2**63)
RAISES = """
define internal i32 @inner(ptr %result, ptr %failure, i32 %status) {
  ret i32 %status
}
"""


def found(body: str, *given: int, area: NDArray[np.uint8] | None = None, more: str = "") -> list[str]:
    """What the guards say about a function of this body, called with these numbers and an area."""
    numbers = ", ".join(f"i64 %{'abc'[at]}" for at in range(len(given)))
    head = f"define void @tried({', '.join(filter(None, ('ptr %area', numbers)))}) {{"
    program = GuardedProgram(guarded(f"{more}\n{head}\nentry:\n  {body.strip()}\n  ret void\n}}\n"))
    area = np.zeros(16, np.uint8) if area is None else area
    with program.memory.holding([area]) as (address,):
        program.function("tried")(address, *given)
    assert program.made
    return [finding.check.why for finding in program.findings]


@pytest.mark.parametrize(
    ("operation", "good", "bad", "why"),
    [
        ("shl i64", (1, 63), (1, 64), "shifted"),
        ("ashr i64", (1, 63), (1, -1), "shifted"),
        ("lshr i64", (1, 0), (1, 64), "shifted"),
        ("sdiv i64", (7, -1), (7, 0), "divided by zero"),
        ("srem i64", (7, 2), (7, 0), "divided by zero"),
        ("sdiv i64", (LEAST + 1, -1), (LEAST, -1), "smallest number"),
        ("srem i64", (LEAST, 1), (LEAST, -1), "smallest number"),
        ("udiv i64", (7, 1), (7, 0), "divided by zero"),
        ("add nsw i64", (2**63 - 2, 1), (2**63 - 1, 1), "overflows"),
        ("sub nuw i64", (1, 1), (1, 2), "overflows"),
        ("mul nsw i64", (2**31, 2**31), (2**32, 2**31), "overflows"),
        ("shl nsw i64", (1, 62), (1, 63), "bits out"),
        ("lshr exact i64", (4, 2), (5, 1), "leaves a rest"),
        ("or disjoint i64", (1, 2), (1, 3), "bits in common"),
        ("icmp samesign slt i64", (-1, -2), (-1, 2), "different signs"),
    ],
)
def test_numbers(operation: str, good: tuple[int, int], bad: tuple[int, int], why: str) -> None:
    body = f"%c = {operation} %a, %b"
    assert found(body, *good) == []
    (told,) = found(body, *bad)
    assert why in told


@pytest.mark.parametrize(("number", "breaches"), [(2**62, 0), (2**63 - 1, 1)])
def test_fractions_that_are_no_whole_number(number: int, breaches: int) -> None:
    """The greatest whole number is rounded up to 2⁶³, which is one too many."""
    assert len(found("%c = sitofp i64 %a to double\n  %d = fptosi double %c to i64", number)) == breaches


@pytest.mark.parametrize(
    ("place", "breaches"), [(0, 0), (8, 0), (9, 1), (16, 1), (-1, 1), (-8, 1), (2**40, 1)]
)
@pytest.mark.parametrize("does", ["%c = load i64, ptr %p, align 1", "store i64 5, ptr %p, align 1"])
def test_what_lies_outside_of_an_area(does: str, place: int, breaches: int) -> None:
    assert len(found(f"%p = getelementptr i8, ptr %area, i64 %a\n  {does}", place)) == breaches


def test_an_address_that_its_size_does_not_divide() -> None:
    reads = "%p = getelementptr i8, ptr %area, i64 %a\n  %c = load i32, ptr %p, align 4"
    assert found(reads, 4) == []
    assert found(reads, 2) == ["not to be read"]


def test_a_constant_is_not_written() -> None:
    area = np.zeros(16, np.uint8)
    area.flags.writeable = False
    assert found("store i8 1, ptr %area, align 1", area=area) == ["not to be written"]


@pytest.mark.parametrize(("place", "breaches"), [(0, 0), (16, 0), (17, 1), (-1, 1)])
def test_an_address_that_is_said_to_stay_inside(place: int, breaches: int) -> None:
    """Just behind the end it may be, as long as nothing is read there."""
    assert len(found("%p = getelementptr inbounds i8, ptr %area, i64 %a", place)) == breaches


def test_a_slot_of_the_stack_that_nothing_was_written_into() -> None:
    writes = "%p = alloca i64, align 8\n  store i64 1, ptr %p, align 8\n  %c = load i64, ptr %p, align 8"
    assert found(writes) == []
    assert found("%p = alloca i64, align 8\n  %c = load i64, ptr %p, align 8") == ["not to be read"]


def test_a_slot_of_a_function_that_has_ended() -> None:
    inner = """
define internal i32 @inner(ptr %result, ptr %failure) {
  %own = alloca i64, align 8
  store i64 1, ptr %own, align 8
  store ptr %own, ptr %result, align 8
  ret i32 0
}
"""
    body = """%p = alloca ptr, align 8
  %f = alloca ptr, align 8
  %s = call i32 @inner(ptr %p, ptr %f)
  %q = load ptr, ptr %p, align 8
  %c = load i64, ptr %q, align 8"""
    assert found(body, more=inner) == ["not to be read"]


@pytest.mark.parametrize(("size", "to", "breaches"), [(8, 8, 0), (9, 8, 1)])
def test_copies(size: int, to: int, breaches: int) -> None:
    declared = """declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@c = internal constant [9 x i8] zeroinitializer"""
    body = """%p = getelementptr i8, ptr %area, i64 %a
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @c, i64 %b, i1 false)"""
    assert len(found(body, to, size, more=declared)) == breaches


@pytest.mark.parametrize(("to", "size", "breaches"), [(8, 8, 0), (0, 8, 0), (4, 8, 1), (1, 1, 0)])
def test_copies_inside_of_an_area(to: int, size: int, breaches: int) -> None:
    """Rows beside each other may be copied, and one over itself; not half over itself."""
    body = """%p = getelementptr i8, ptr %area, i64 %a
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %area, i64 %b, i1 false)"""
    declared = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)"
    assert found(body, to, size, more=declared) == ["copies over itself"] * breaches


@pytest.mark.parametrize(("status", "breaches"), [(0, 0), (-2, 0), (1, 1), (-1, 1)])
def test_an_exception(status: int, breaches: int) -> None:
    """What Numba raises when an index leaves its array."""
    slots = "%p = alloca ptr, align 8\n  %f = alloca ptr, align 8"
    body = f"{slots}\n  %s = call i32 @inner(ptr %p, ptr %f, i32 {status})"
    assert len(found(body, more=RAISES)) == breaches


def test_a_result_that_others_can_reach() -> None:
    body = "%p = alloca ptr, align 8\n  %s = call i32 @inner(ptr %p, ptr %p, i32 0)"
    assert found(body, more=RAISES) == ["two ways to what is said to have one"]


@pytest.mark.parametrize(
    "body",
    [
        "%c = add i64 1, undef",
        "%c = fadd fast double 1.0, 2.0",
        "%c = load volatile i64, ptr %area, align 8",
        "%c = insertvalue { i64, i64 } undef, i64 1, 0\n  %d = extractvalue { i64, i64 } %c, 1",
        "%c = getelementptr nuw i8, ptr %area, i64 1",
        "fence seq_cst",
    ],
)
def test_what_nobody_has_thought_of_is_refused(body: str) -> None:
    with pytest.raises(Unguarded, match="Say in"):
        found(body)


# --- the kernel ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def kernel() -> GuardedKernel:
    """Able to play whole games; `python -m tests.kernel.guarded` has every entry."""
    return GuardedKernel(["play_out"])


@pytest.mark.deep
def test_nothing_in_random_games_is_undefined(kernel: GuardedKernel) -> None:
    for config in KINDS_OF_GAMES:
        native, theirs = random_games(kernel, config, 3)
        assert np.array_equal(native, theirs), cell_id(config)
    assert [str(finding) for finding in kernel.program.findings] == []
    assert kernel.program.reached > len(kernel.program.checks) / 2


@pytest.mark.full
def test_a_state_that_is_too_short_is_noticed(kernel: GuardedKernel) -> None:
    work, too_short = new_work(), np.zeros((1, STATE_BYTES - 8), np.uint8)
    work_of(work).logged = -1
    work_of(work).options = Config(5, "expert").options
    kernel.call("play_out", too_short, TABLES, 7, 0, 1, new_results(1), work, new_actions())
    assert {finding.check.why for finding in kernel.program.findings} >= {"not to be written"}
