"""What can be said about graphics cards without one: refusals, the program, arrays that others look at."""

# mypy: allow-untyped-calls

import ctypes
import gc
import gzip
import re
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm  # type: ignore[import-untyped]  # not annotated
import numpy as np
import pytest

from happycity.kernel.layout import STATE, TABLES, WORK
from happycity.kernel.learning.observation import OBSERVATION, PLAY
from happycity.kernel.targets import card, cuda, driver, kernels
from happycity.kernel.targets.card_array import CardArray, foreign, of_capsule
from happycity.kernel.targets.driver import Driver, Memory, NoCard
from happycity.kernel.targets.module import GAMES, PROGRAMS, Program
from happycity.kernel.targets.stamp import COMMENT
from happycity.rules.card_set import standard_set
from tests.card_twin import Twin, twin, twin_as_card

__all__ = ["twin", "twin_as_card"]

ENTRIES = """
declare void @play_out(ptr, i32, ptr, i64, i32, i32, ptr, i32, ptr, ptr)
declare void @advance(i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, i32, ptr, i32, ptr, i32, ptr, ptr)
declare i32 @ponder(i32, i32, ptr, ptr, ptr, ptr, ptr, i32, ptr, i32, ptr, ptr, ptr, ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
"""


# --- the program --------------------------------------------------------------------------------------


def test_the_kernels_are_sound() -> None:
    all_ = kernels.COPYING + kernels.GAMES_KERNELS + kernels.REHEARSAL_KERNELS
    llvm.parse_assembly(ENTRIES + cuda.THREAD + all_).verify()


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.file.name)
def test_a_program_of_the_package_has_its_kernels_and_needs_nothing_else(program: Program) -> None:
    text = gzip.decompress(program.file.read_bytes()).decode()
    assert set(re.findall(r"\.visible \.entry (\w+)", text)) == set(program.kernels)
    assert f".target {cuda.OLDEST}" in text
    assert ".extern" not in text
    # Where a multiplication and an addition become one, rewards are rounded otherwise than here.
    assert not re.search(r"\b(fma|add|mul|sub)\.f(32|64)", text)


@pytest.mark.parametrize("layout", [STATE, TABLES, WORK, PLAY, OBSERVATION], ids=str)
def test_every_number_lies_where_its_size_divides_the_address(layout: np.dtype[Any]) -> None:
    assert layout.fields is not None
    for name, (kind, start, *_) in layout.fields.items():
        assert start % kind.base.itemsize == 0, name


# --- refusals -----------------------------------------------------------------------------------------


def test_without_a_driver_the_refusal_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "LIBRARIES", ("no-such-driver.so",))
    with pytest.raises(NoCard, match="No driver of an NVIDIA card"):
        card.Card()


def test_without_a_card_the_refusal_says_so(twin_as_card: Twin, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twin_as_card, "cuDeviceGet", lambda *_: 101, raising=False)
    with pytest.raises(NoCard, match="no card number 3: `nvidia-smi -L`"):
        card.Card(3)


@pytest.mark.parametrize(
    "damaged",
    [
        pytest.param(None, id="missing"),
        pytest.param(b"no gzip", id="something else"),
        pytest.param(GAMES.file.read_bytes()[:5000], id="half"),
        pytest.param(gzip.compress(b".version 6"), id="without a stamp"),
    ],
)
def test_a_damaged_program_is_refused(damaged: bytes | None, twin_as_card: Twin, tmp_path: Path) -> None:
    file = tmp_path / "games.ptx.gz"
    if damaged is not None:
        file.write_bytes(damaged)
    with pytest.raises(NoCard, match="make kernel"):
        card.Card(program=GAMES._replace(file=file))


def test_a_program_of_other_sources_is_refused(twin_as_card: Twin, tmp_path: Path) -> None:
    file = tmp_path / "games.ptx.gz"
    file.write_bytes(gzip.compress(f'{COMMENT}{{"sources": "others"}}\n'.encode()))
    with pytest.raises(NoCard, match="other sources: build it again with `make kernel`"):
        card.Card(program=GAMES._replace(file=file))


def test_a_program_that_the_driver_cannot_use_is_refused_with_what_it_says(
    twin_as_card: Twin, monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_old(_module: Any, _program: bytes, _number: int, _options: Any, values: Any) -> int:
        ctypes.memmove(values[0], b"ptxas fatal: unsupported .version 6.3\0", 38)
        return 218

    monkeypatch.setattr(twin_as_card, "cuModuleLoadDataEx", too_old, raising=False)
    with pytest.raises(NoCard, match=r"2017 \(sm_70\) or newer.* unsupported .version"):
        card.Card()


def test_what_the_card_refuses_is_told(twin_as_card: Twin, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twin_as_card, "cuMemAlloc_v2", lambda *_: 2)
    with pytest.raises(NoCard, match="The card refused cuMemAlloc_v2"):
        Memory(Driver(), 10)


@pytest.mark.parametrize("games", [0, -1, card.MOST_GAMES + 1])
def test_too_few_or_too_many_games_are_refused(games: int) -> None:
    unopened = card.Card.__new__(card.Card)  # refused before any card is asked
    unopened.memory = lambda _size: None  # type: ignore[assignment,method-assign,return-value]
    with pytest.raises(ValueError, match=f"games is {games}"):
        unopened.random_games((2, 0, 0, 0), standard_set().raw, 1, games)


def test_no_playouts_are_refused() -> None:
    unopened = card.Card.__new__(card.Card)
    with pytest.raises(ValueError, match="each is 0"):
        unopened.finish_games(np.zeros((1, 8), np.uint8), standard_set().raw, 1, 0)


# --- arrays -------------------------------------------------------------------------------------------


def on_twin(numbers: Any) -> CardArray:
    return CardArray(Memory.of(Driver(), numbers), numbers.shape, numbers.dtype)


@pytest.mark.parametrize("dtype", [np.int16, np.int8, np.int32, np.int64, np.float32, np.uint8])
def test_others_look_at_the_same_memory(twin_as_card: Twin, dtype: Any) -> None:
    numbers = np.arange(12).reshape(4, 3).astype(dtype)
    array = on_twin(numbers)
    theirs = np.from_dlpack(array)
    assert theirs.dtype == dtype
    assert theirs.ctypes.data == array.address
    assert np.array_equal(theirs, numbers)
    assert np.array_equal(array.numpy(), numbers)
    assert (len(array), array.shape) == (4, (4, 3))


def test_truth_values_are_shared_too(twin_as_card: Twin) -> None:
    numbers = np.array([True, False])
    assert np.from_dlpack(on_twin(numbers)).tolist() == [True, False]


def test_a_field_of_records_is_a_strided_array(twin_as_card: Twin) -> None:
    rows = np.arange(40, dtype=np.int32).reshape(5, 8)
    field = CardArray(Memory.of(Driver(), rows), (5, 2), np.int32, offset=12, row=32)
    assert np.array_equal(field.numpy(), rows[:, 3:5])
    assert np.array_equal(np.from_dlpack(field), rows[:, 3:5])
    assert field.__cuda_array_interface__["strides"] == (32, 4)


def test_it_describes_itself(twin_as_card: Twin) -> None:
    array = on_twin(np.zeros((2, 5), np.int16))
    assert array.__cuda_array_interface__ == {
        "shape": (2, 5),
        "typestr": "<i2",
        "data": (array.address, False),
        "strides": None,
        "stream": None,
        "version": 3,
    }
    assert repr(array) == "CardArray(int16 (2, 5))"


def test_a_copy_elsewhere_is_refused(twin_as_card: Twin) -> None:
    with pytest.raises(BufferError, match="lies on the card"):
        on_twin(np.zeros(3)).__dlpack__(copy=True)


def test_memory_lives_as_long_as_somebody_looks(twin_as_card: Twin) -> None:
    before = twin_as_card.in_use
    array = on_twin(np.arange(5))
    theirs: Any = np.from_dlpack(array)
    array.__dlpack__()  # nobody takes it
    del array
    gc.collect()
    assert twin_as_card.in_use == before + 1
    assert theirs.tolist() == [0, 1, 2, 3, 4]
    del theirs
    gc.collect()
    assert twin_as_card.in_use == before


class Described:
    """An array of which only `__cuda_array_interface__` is known."""

    def __init__(self, **more: Any) -> None:
        self.__cuda_array_interface__ = {"shape": (7,), "typestr": "<i4", "data": (4096, False), **more}


def test_other_peoples_arrays_are_found_where_they_lie(twin_as_card: Twin) -> None:
    described = foreign(Described(strides=None))
    assert described is not None
    assert described[:4] == (4096, (7,), "int32", (4,))
    assert described.is_ready
    waiting = foreign(Described(strides=(8,), stream=77))
    assert waiting is not None
    assert (waiting.strides, waiting.is_ready) == ((8,), False)
    every_second = np.arange(10)[::2]
    found = of_capsule(every_second.__dlpack__())
    assert found[:4] == (every_second.ctypes.data, (5,), "int64", (16,))
    assert foreign([1, 2]) is None
    own = on_twin(np.arange(3, dtype=np.int32))
    assert foreign(own)[:4] == (own.address, (3,), "int32", (4,))  # type: ignore[index]
