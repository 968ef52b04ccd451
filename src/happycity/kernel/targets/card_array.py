"""Arrays on a card, shared without a copy with torch, CuPy or JAX (DLPack, `__cuda_array_interface__`)."""

import ctypes
import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.targets.driver import CUDA_DEVICE, Memory

LEGACY_STREAM = 1
"""As DLPack and `__cuda_array_interface__` call the stream in which our kernels run."""
UNUSED = b"dltensor"
"""What a capsule of DLPack is called until somebody takes what is in it."""
KINDS = {"i": (0, "int"), "u": (1, "uint"), "f": (2, "float"), "b": (6, "bool")}
"""Kinds of numbers, as DLPack numbers them, and their names."""


class _Tensor(ctypes.Structure):
    """DLManagedTensor, with DLTensor at its beginning (https://dmlc.github.io/dlpack)."""

    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
        ("manager", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
    ]


class CardArray:
    """Numbers in the memory of a card; `numpy()` copies them from there."""

    def __init__(
        self,
        memory: Memory,
        shape: tuple[int, ...],
        dtype: Any,
        *,
        offset: int = 0,
        row: int | None = None,
    ) -> None:
        """`row`: how many bytes lie between two rows, if there is something else between them."""
        self.memory, self.shape, self.dtype = memory, shape, np.dtype(dtype)
        self.address = memory.address + offset
        inner = _compact(shape, self.dtype.itemsize)
        self.strides = (row or inner[0], *inner[1:])

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"CardArray({self.dtype} {self.shape})"

    def numpy(self) -> NDArray[Any]:
        """A copy in the memory of the processor."""
        rows = np.zeros((len(self), self.strides[0]), np.uint8)
        last = rows[:-1].nbytes + self.dtype.itemsize * math.prod(self.shape[1:])
        self.memory.driver.read(self.address, rows.reshape(-1)[:last])
        return np.ndarray(self.shape, self.dtype, rows, 0, self.strides).copy()

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": (self.address, False),
            "strides": None if self.strides == _compact(self.shape, self.dtype.itemsize) else self.strides,
            "stream": None,  # everything has ended when a call of ours returns
            "version": 3,
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.memory.driver.dlpack_device

    def __dlpack__(
        self,
        *,
        stream: Any = None,
        max_version: Any = None,
        dl_device: Any = None,
        copy: bool | None = None,
    ) -> Any:
        """A capsule for `from_dlpack` of any library; what takes it keeps the memory alive."""
        if copy or dl_device not in (None, self.__dlpack_device__()):
            raise BufferError("It lies on the card, and is shared there without a copy.")
        return _capsule(self)


# --- ours for others ----------------------------------------------------------------------------------

_shared: dict[int, tuple[Any, ...]] = {}
"""What others still look at, by the address of its description."""


def _forget(address: int) -> None:
    """Nobody looks any more."""
    _shared.pop(address, None)


def _throw_away(capsule: int) -> None:
    """A capsule goes; if nobody took anything out of it, nobody will say that it can be forgotten."""
    if _valid(capsule, UNUSED):
        _forget(_pointer(capsule, UNUSED))


_call = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_deleter, _destructor = _call(_forget), _call(_throw_away)


def _capsule(array: CardArray) -> Any:
    sizes = [stride // array.dtype.itemsize for stride in array.strides]
    shape, strides = ((ctypes.c_int64 * len(one))(*one) for one in (array.shape, sizes))
    tensor = _Tensor(
        array.address,
        *array.__dlpack_device__(),
        len(array.shape),
        *(KINDS[array.dtype.kind][0], 8 * array.dtype.itemsize, 1),
        *(shape, strides, 0, None, ctypes.cast(_deleter, ctypes.c_void_p)),
    )
    address = ctypes.addressof(tensor)
    _shared[address] = tensor, shape, strides, array
    return _new(address, UNUSED, ctypes.cast(_destructor, ctypes.c_void_p))


_python = ctypes.pythonapi
_new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", _python)
)
_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", _python))
_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", _python)
)


# --- others' for us -----------------------------------------------------------------------------------


class Foreign(NamedTuple):
    """An array of somebody else on a card."""

    address: int
    shape: tuple[int, ...]
    dtype: str
    strides: tuple[int, ...]
    """In bytes."""
    owner: Any
    """Keeps it where it is."""
    is_ready: bool
    """Whether what is written into it is written before anything that we start from now on."""


def foreign(array: object) -> Foreign | None:
    """Where an array lies on a card; None if it lies elsewhere, or is none."""
    if isinstance(array, CardArray):
        return Foreign(array.address, array.shape, str(array.dtype), array.strides, array, True)
    where = getattr(array, "__dlpack_device__", None)
    if where is not None and where()[0] == CUDA_DEVICE:
        return of_capsule(array.__dlpack__(stream=LEGACY_STREAM))  # type: ignore[attr-defined]
    described = getattr(array, "__cuda_array_interface__", None)
    return _of_description(described, array) if described is not None else None


def of_capsule(capsule: Any) -> Foreign:
    """What a capsule of DLPack says."""
    tensor = _Tensor.from_address(_pointer(id(capsule), UNUSED))
    shape, size = tuple(tensor.shape[: tensor.ndim]), tensor.bits // 8
    sizes = tuple(tensor.strides[: tensor.ndim]) if tensor.strides else _compact(shape, 1)
    dtype = f"{dict(KINDS.values()).get(tensor.code, 'unknown')}{tensor.bits}"
    address = tensor.data + tensor.byte_offset
    return Foreign(address, shape, dtype, tuple(size * one for one in sizes), capsule, True)


def _of_description(described: dict[str, Any], array: object) -> Foreign:
    """What `__cuda_array_interface__` says."""
    shape, dtype = tuple(described["shape"]), np.dtype(described["typestr"])
    strides = described.get("strides") or _compact(shape, dtype.itemsize)
    ready = described.get("stream") in (None, LEGACY_STREAM)
    return Foreign(described["data"][0], shape, str(dtype), tuple(strides), array, ready)


def _compact(shape: tuple[int, ...], size: int) -> tuple[int, ...]:
    """From one item to the next along each side, if nothing lies between them."""
    return tuple(size * math.prod(shape[i + 1 :]) for i in range(len(shape)))
