"""How the kernel is compiled with any Numba: its own compiler and one more step.

Only documented interfaces are used (https://numba.readthedocs.io, "Customizing the compiler"), so that a new
Numba is no reason to wait.  `linking` compiles and searches faster, but only with tested versions.
"""

# mypy: allow-untyped-calls, allow-untyped-decorators, allow-subclassing-any

from typing import Any

from numba import types
from numba.core import ir
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.typed_passes import PreLowerStripPhis


def index_without_sign(state: Any) -> None:
    """Do not ask at each access whether the index counts from the end: in the kernel none does."""
    for node, call in list(state.calltypes.items()):
        reads = isinstance(node, ir.Expr) and node.op == "getitem"
        if (reads or isinstance(node, ir.SetItem)) and isinstance(call.args[0], types.Array):
            array, index, *value = call.args
            del state.calltypes[node]
            state.calltypes[node] = call.replace(args=(array, _without_sign(index), *value))


def _without_sign(index: types.Type) -> types.Type:
    if isinstance(index, types.Integer):
        return types.uint64
    if isinstance(index, types.UniTuple) and isinstance(index.dtype, types.Integer):
        return types.UniTuple(types.uint64, index.count)
    return index


@register_pass(mutates_CFG=False, analysis_only=False)
class IndexWithoutSign(FunctionPass):
    """`index_without_sign` as a step of Numba's compiler."""

    _name = "happycity_index_without_sign"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """Whether anything may have changed."""
        index_without_sign(state)
        return True


class BaseCompiler(CompilerBase):
    """Compiles every function of the kernel, those that Python calls and the others."""

    def define_pipelines(self) -> list[Any]:
        """Numba's own steps, and ours once types are known."""
        steps = DefaultPassBuilder.define_nopython_pipeline(self.state)
        steps.add_pass_after(IndexWithoutSign, PreLowerStripPhis)
        steps.finalize()
        return [steps]
