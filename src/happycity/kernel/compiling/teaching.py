"""Teaches Numba the functions that look at bytes as records (see `records`), by its extension interface.

In plain Python a record is an object; in compiled code it is the address of its first byte.
"""

# mypy: allow-untyped-calls, allow-untyped-decorators

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import lower_builtin, type_callable

from happycity.kernel.compiling.records import Raw, to_copy, to_read


def teach_records() -> None:
    """Make known what has been declared since the last time."""
    while to_read:
        _teach_reading(*to_read.pop())
    while to_copy:
        _teach_copying(*to_copy.pop())


def _teach_reading(look: Callable[[Raw], Any], layout: np.dtype[Any]) -> None:
    record = numba.from_dtype(layout)

    @type_callable(look)
    def kind_of(_context: Any) -> Callable[[types.Type], types.Type]:
        return lambda _raw: record

    @lower_builtin(look, types.Array)
    def lower(context: Any, builder: Any, call: Any, args: tuple[Any, ...]) -> Any:
        raw = context.make_array(call.args[0])(context, builder, args[0])
        return builder.bitcast(raw.data, context.get_value_type(record))


def _teach_copying(copy: Callable[[Raw, Raw], None], layout: np.dtype[Any]) -> None:
    """A slice would allocate; this is one instruction that copies so many bytes."""

    @type_callable(copy)
    def kind_of(_context: Any) -> Callable[[types.Type, types.Type], types.Type]:
        return lambda _source, _target: types.none

    @lower_builtin(copy, types.Array, types.Array)
    def lower(context: Any, builder: Any, call: Any, args: tuple[Any, ...]) -> Any:
        source, target = (context.make_array(call.args[i])(context, builder, args[i]).data for i in (0, 1))
        size = context.get_constant(types.intp, layout.itemsize)
        cgutils.raw_memcpy(builder, target, source, size, 1)
        return context.get_dummy_value()
