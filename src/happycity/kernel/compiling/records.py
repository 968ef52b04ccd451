"""Records in plain Python: a vector of bytes read and written by field names.

NumPy's own record scalars take microseconds to look up a name, and the kernel without JIT does little
else; here an array field is cut out of the vector once, and a single number is read where it lies.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

Raw = NDArray[np.uint8]
Look = TypeVar("Look", bound=Callable[[Raw], Any])
Copy = TypeVar("Copy", bound=Callable[[Raw, Raw], None])

# Declared here and not yet known to Numba, which is slow to import: see `teaching`.
to_read: list[tuple[Callable[[Raw], Any], np.dtype[Any]]] = []
to_copy: list[tuple[Callable[[Raw, Raw], None], np.dtype[Any]]] = []


def aligned(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """A record whose numbers lie where their size divides the address, also in an array of such records.

    Some machines read numbers of several bytes nowhere else.
    """
    return np.dtype((np.record, np.dtype(fields, align=True)))


def readable(layout: np.dtype[Any]) -> Callable[[Look], Look]:
    """Declare a function that looks at a vector of bytes as a record; compiled code may call it too."""

    def declare(look: Look) -> Look:
        to_read.append((look, layout))
        return look

    return declare


def copyable(layout: np.dtype[Any]) -> Callable[[Copy], Copy]:
    """Declare a function that copies the bytes of one such record over another's."""

    def declare(copy: Copy) -> Copy:
        to_copy.append((copy, layout))
        return copy

    return declare


class Record:
    """A vector of bytes with named fields; `record_class` makes one for a layout."""

    arrays: dict[str, tuple[slice, np.dtype[Any], tuple[int, ...]]]
    """Where each array field lies, of what numbers, in which shape."""

    def __init__(self, raw: Raw) -> None:
        self.raw = raw

    def __getattr__(self, name: str) -> NDArray[Any]:
        """Cut an array field out of the vector, and remember it."""
        if name not in self.arrays:
            raise AttributeError(name)
        place, kind, shape = self.arrays[name]
        field: NDArray[Any] = self.raw[place].view(kind)
        if len(shape) > 1:
            field = field.reshape(shape)
        self.__dict__[name] = field
        return field

    def __setattr__(self, name: str, value: object) -> None:
        """Write into the vector: an array field is filled, never replaced."""
        if name in self.arrays:
            getattr(self, name)[...] = value
        else:
            object.__setattr__(self, name, value)


def record_class(layout: np.dtype[Any]) -> type[Record]:
    """A class of records with these fields; single numbers become properties."""
    assert layout.fields is not None
    numbers, arrays = {}, {}
    for name, (kind, start, *_) in layout.fields.items():
        if kind.shape == ():
            numbers[name] = _number(kind, start)
        else:
            arrays[name] = slice(start, start + kind.itemsize), kind.base, kind.shape
    return type("LaidOutRecord", (Record,), {"arrays": arrays, **numbers})


def _number(kind: np.dtype[Any], start: int) -> property:
    end = start + kind.itemsize

    def read(record: Record) -> int:
        number: int = record.raw[start:end].view(kind).item()
        return number

    def read_byte(record: Record) -> int:
        byte: int = record.raw.item(start)
        return byte - 256 if byte > 127 else byte

    def write(record: Record, value: int) -> None:
        record.raw[start:end].view(kind)[0] = value

    return property(read_byte if kind == np.int8 else read, write)
