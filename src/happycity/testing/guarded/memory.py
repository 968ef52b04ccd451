"""The memory of a guarded program, where every byte has an owner, and what guards do there.

Areas that the caller gives and slots of the stack lie in one arena with empty bytes between them: whoever
leaves one does not get into the next.  Each byte also knows whether anything was written there yet.  Guards
are compiled functions; they note what is wrong and let the program go on with something harmless.
"""

# mypy: allow-untyped-calls, allow-untyped-decorators, disable-error-code="no-untyped-def,no-any-return"

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from enum import IntEnum
from typing import Any

import numpy as np
from numba import cfunc, njit, types
from numpy.typing import NDArray

ARENA = 1 << 24
GAP = 4096  # between areas
SLOT_GAP = 16  # between slots of the stack
MOST_FIXED = 1 << 14  # constants of a program
SPARE = 1 << 16  # bytes to read and write where nothing better is allowed


class Register(IntEnum):
    """Numbers that guards keep."""

    BASE = 0  # the address of the arena
    TOP = 1  # how much of it is in use
    OWNERS = 2  # the last number given to an owner
    SPARE = 3  # the address of bytes that belong to nobody
    FIXED = 4  # how many constants the program has


class Byte(IntEnum):
    """What is known of a byte that has an owner."""

    UNWRITTEN = 0
    WRITTEN = 1
    CONSTANT = 2


class Note(IntEnum):
    """Columns of the notes, a row for each check."""

    REACHED = 0
    BROKEN = 1
    FIRST_A = 2
    FIRST_B = 3


NOBODY = 0
BASE, TOP, OWNERS, SPARE_AT, FIXED = (int(one) for one in Register)
UNWRITTEN, WRITTEN, CONSTANT = (int(one) for one in Byte)
REACHED, BROKEN, FIRST_A, FIRST_B = (int(one) for one in Note)
COLUMNS = len(Note)

# --- what guards do -----------------------------------------------------------------------------------
# r: registers, o: the owner of each byte, b: what is known of it, f: constants (start, end), n: notes.


@njit
def _note(n, check, broken, a, b):
    n[check * COLUMNS + REACHED] += 1
    if broken:
        if n[check * COLUMNS + BROKEN] == 0:
            n[check * COLUMNS + FIRST_A] = a
            n[check * COLUMNS + FIRST_B] = b
        n[check * COLUMNS + BROKEN] += 1


@njit
def _owner(r, o, f, address):
    """A number; below zero that of a constant of the program."""
    inside = address - r[BASE]
    if 0 <= inside < ARENA:
        return np.int64(o[inside])
    low, high = 0, r[FIXED]
    while low < high:
        middle = (low + high) // 2
        if f[2 * middle + 1] <= address:
            low = middle + 1
        else:
            high = middle
    return np.int64(-1 - low) if low < r[FIXED] and f[2 * low] <= address else np.int64(NOBODY)


@njit
def _holder(r, o, f, address):
    """Also of the address just behind something."""
    owner = _owner(r, o, f, address)
    return owner if owner != NOBODY else _owner(r, o, f, address - 1)


@njit
def _belongs(r, o, f, address, size):
    """Whether all these bytes belong to one owner."""
    owner = _owner(r, o, f, address)
    if owner == NOBODY:
        return False
    if owner < 0:
        return address + size <= f[2 * (-1 - owner) + 1]
    first = address - r[BASE]
    if first + size > ARENA:
        return False
    for at in range(first, first + size):  # noqa: SIM110 — a loop is compiled, a generator is not
        if o[at] != owner:
            return False
    return True


@njit
def _may_read(r, o, b, f, address, size):
    if not _belongs(r, o, f, address, size):
        return False
    first = address - r[BASE]
    if 0 <= first < ARENA:
        for at in range(first, first + size):
            if b[at] == UNWRITTEN:
                return False
    return True


@njit
def _may_write(r, o, b, f, address, size):
    first = address - r[BASE]
    if not 0 <= first < ARENA or not _belongs(r, o, f, address, size):
        return False
    for at in range(first, first + size):
        if b[at] == CONSTANT:
            return False
    for at in range(first, first + size):
        b[at] = WRITTEN
    return True


def note(r, o, b, f, n, check, broken, first, second):
    """What a check in the program itself has found."""
    _note(n, check, broken != 0, first, second)
    return 0


def read(r, o, b, f, n, check, address, size, align):
    """The address, or another one if nothing may be read there."""
    good = size == 0 or (address % align == 0 and _may_read(r, o, b, f, address, size))
    _note(n, check, not good, address, size)
    return address if good else r[SPARE_AT]


def write(r, o, b, f, n, check, address, size, align):
    """The address, or another one if nothing may be written there."""
    good = size == 0 or (address % align == 0 and _may_write(r, o, b, f, address, size))
    _note(n, check, not good, address, size)
    return address if good else r[SPARE_AT]


def lead(r, o, b, f, n, check, address, target):
    """From an address to another one in the same thing, or just behind it."""
    owner = _holder(r, o, f, address)
    same = owner == _owner(r, o, f, target) or owner == _owner(r, o, f, target - 1)
    _note(n, check, address != target and (owner == NOBODY or not same), address, target)
    return 0


def apart(r, o, b, f, n, check, address, other):
    """Two addresses of which one is said to be the only way to what lies there."""
    owner = _owner(r, o, f, address)
    _note(n, check, owner != NOBODY and owner == _owner(r, o, f, other), address, other)
    return 0


def slot(r, o, b, f, n, size, align):
    """Room on the stack, into which nothing is written yet."""
    first = r[TOP] + SLOT_GAP
    first += -(r[BASE] + first) % align
    r[OWNERS] += 1
    for at in range(first, first + size):
        o[at] = r[OWNERS]
        b[at] = UNWRITTEN
    r[TOP] = first + size
    return r[BASE] + first


def enter(r, o, b, f, n):
    """A function begins: what is in use up to here stays."""
    return r[TOP]


def leave(r, o, b, f, n, top):
    """A function ends: its slots belong to nobody any more."""
    for at in range(top, r[TOP]):
        o[at] = NOBODY
    r[TOP] = top
    return 0


GUARDS = {
    note: ("void", ("i32", "i1", "i64", "i64")),
    read: ("ptr", ("i32", "ptr", "i64", "i64")),
    write: ("ptr", ("i32", "ptr", "i64", "i64")),
    lead: ("void", ("i32", "ptr", "ptr")),
    apart: ("void", ("i32", "ptr", "ptr")),
    slot: ("ptr", ("i64", "i64")),
    enter: ("i64", ()),
    leave: ("void", ("i64",)),
}
"""What each gives and takes, in LLVM's words."""


# --- the arena ----------------------------------------------------------------------------------------


class Memory:
    """What a program works on, and the notes of its guards."""

    def __init__(self, checks: int) -> None:
        self._bytes = np.zeros(ARENA + 64, np.uint8)
        self._spare = np.zeros(SPARE, np.uint8)
        self._owners = np.zeros(ARENA, np.int32)
        self._known = np.zeros(ARENA, np.uint8)
        self._registers = np.zeros(len(Register), np.int64)
        self._fixed = np.zeros((MOST_FIXED, 2), np.int64)
        self.notes: NDArray[np.int64] = np.zeros((checks, len(Note)), np.int64)
        start = -self._bytes.ctypes.data % 64
        self._arena = self._bytes[start : start + ARENA]
        self._registers[BASE] = self._arena.ctypes.data
        self._registers[SPARE_AT] = self._spare.ctypes.data

    def know_constants(self, places: Iterable[tuple[int, int]]) -> None:
        """Where the program's own constants begin and end: they may be read."""
        found = np.array(sorted(places), np.int64).reshape(-1, 2)
        self._fixed[: len(found)] = found
        self._registers[FIXED] = len(found)

    @contextmanager
    def holding(self, arrays: list[NDArray[Any]]) -> Iterator[list[int]]:
        """The addresses of copies; what is left there is brought back afterwards."""
        top = int(self._registers[TOP])
        places = [self._place(array) for array in arrays]
        yield [int(self._registers[BASE]) + place for place in places]
        for array, place in zip(arrays, places, strict=True):
            if array.flags.writeable:
                left = self._arena[place : place + array.nbytes]
                array[...] = left.view(array.dtype).reshape(array.shape)
        self._owners[top : self._registers[TOP]] = NOBODY
        self._registers[TOP] = top

    def _place(self, array: NDArray[Any]) -> int:
        """Where eight divides the address and sixteen does not: more than that nobody has promised."""
        place = (int(self._registers[TOP]) + GAP) // 16 * 16 + 8
        end = place + array.nbytes
        self._registers[OWNERS] += 1
        self._arena[place:end] = np.ascontiguousarray(array).reshape(-1).view(np.uint8)
        self._owners[place:end] = self._registers[OWNERS]
        self._known[place:end] = WRITTEN if array.flags.writeable else CONSTANT
        self._registers[TOP] = end
        return place

    def guards(self) -> str:
        """The functions that the program calls, in LLVM's words: they know where all this lies."""
        known = (self._registers, self._owners, self._known, self._fixed, self.notes)
        places = [f"ptr inttoptr (i64 {one.ctypes.data} to ptr)" for one in known]
        return "\n".join(
            _stub(guard.__name__, gives, takes, places) for guard, (gives, takes) in GUARDS.items()
        )


_WIDENED = {"i1": "zext i1 %{0} to i64", "i32": "zext i32 %{0} to i64", "ptr": "ptrtoint ptr %{0} to i64"}
_COMPILED = dict[str, Any]()
"""The guards that were compiled, by name: they must not be forgotten while a program may call them."""


def _stub(name: str, gives: str, takes: tuple[str, ...], places: list[str]) -> str:
    """From the words of the program to numbers of 64 bits, and back."""
    head = ", ".join(f"{kind} %{at}" for at, kind in enumerate(takes))
    widened = [_WIDENED.get(kind, "add i64 %{0}, 0").format(at) for at, kind in enumerate(takes)]
    passed = ", ".join([*places, *(f"i64 %wide{at}" for at in range(len(takes)))])
    back = {
        "ptr": "%back = inttoptr i64 %given to ptr\n  ret ptr %back",
        "i64": "ret i64 %given",
        "void": "ret void",
    }
    return "\n  ".join(
        (
            f"define internal {gives} @guard.{name}({head}) {{",
            *(f"%wide{at} = {line}" for at, line in enumerate(widened)),
            f"%given = call i64 inttoptr (i64 {_address(name)} to ptr)({passed})",
            f"{back[gives]}\n}}\n",
        )
    )


def _address(name: str) -> int:
    """Where the machine code of a guard lies."""
    if name not in _COMPILED:
        guard, (_, takes) = next(one for one in GUARDS.items() if one[0].__name__ == name)
        pointers = (types.int64, types.int32, types.uint8, types.int64, types.int64)
        kinds = [types.CPointer(kind) for kind in pointers] + [types.int64] * len(takes)
        _COMPILED[name] = cfunc(types.int64(*kinds))(guard)
    address: int = _COMPILED[name].address
    return address
