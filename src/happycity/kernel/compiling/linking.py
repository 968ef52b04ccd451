"""A faster way to compile the kernel: every function once, the whole optimised once.

Left alone, Numba optimises each function, makes machine code of it and then optimises it again inside each
of its callers, which takes most of a minute for the hundred and fifty small functions of the kernel.  Here a
function that only compiled functions call stops at LLVM's intermediate code: it is a *part*.  An *entry*,
which Python calls, links every part it reaches, and that program is optimised and made machine code.

Three liberties that hold for the kernel but not for Python at large make it smaller and faster: no memory is
counted (nothing is allocated), a member of an enumeration is its number, and no index is negative.

This is the only module that knows Numba from the inside, so it is used only with the versions that `jit`
names, with which it was tested; `base` is for all others.
"""

# mypy: allow-untyped-calls, allow-subclassing-any, no-warn-return-any

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import EnumMeta
from typing import Any, ClassVar

from llvmlite.binding import ModuleRef, newpassmanagers  # type: ignore[import-untyped]  # not annotated
from numba import _dynfunc, types  # type: ignore[attr-defined]  # written in C
from numba.core import ir
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase
from numba.core.targetconfig import ConfigStack
from numba.core.typed_passes import NativeLowering, NoPythonBackend, NopythonTypeInference, PreLowerStripPhis
from numba.core.typing.context import Context
from numba.core.typing.templates import Signature
from numba.core.untyped_passes import (
    FixupArgs,
    GenericRewrites,
    IRProcessing,
    ReconstructSSA,
    TranslateByteCode,
)

from happycity.kernel.compiling.base import index_without_sign

# --- libraries: what LLVM works on ------------------------------------------------------------------


class PartLibrary(JITCodeLibrary):
    """Intermediate code that waits to be linked."""

    def _optimize_functions(self, module: ModuleRef) -> None:
        """Tidy up once what all entries would have to."""
        module.data_layout = self._codegen._data_layout
        passes = newpassmanagers.create_new_module_pass_manager()
        passes.add_sroa_pass()
        passes.add_simplify_cfg_pass()
        passes.add_instruction_combine_pass()
        passes.run(module, self._codegen._pass_builder())

    def finalize(self) -> None:
        """Nothing to do before an entry links it."""
        self._finalized = True


class EntryLibrary(JITCodeLibrary):
    """A whole program: an entry and all parts it reaches."""

    side_by_side = False  # the loops of the rules are short

    def finalize(self) -> None:
        """Link, optimise and make machine code."""
        reached: dict[JITCodeLibrary, None] = {}
        waiting = list(self._linking_libraries)
        while waiting:
            library = waiting.pop()
            if library not in reached:
                reached[library] = None
                waiting.extend(library._linking_libraries)
        self._linking_libraries = list(reached)
        super().finalize()

    def _optimize_final_module(self) -> None:
        """One run of the optimiser; Numba's two are for counted memory."""
        passes, builder = self._codegen._module_pass_manager(
            loop_vectorize=self.side_by_side, slp_vectorize=self.side_by_side
        )
        passes.run(self._final_module, builder)


class WideEntryLibrary(EntryLibrary):
    """A program that adds up long rows of numbers, several at once."""

    side_by_side = True


# --- compilers: from Python to a library ------------------------------------------------------------


@contextmanager
def _uncollected() -> Iterator[None]:
    """Compiling makes millions of objects and no garbage worth collecting."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _fold_enumerations(state: Any) -> None:
    """Write the number where a member of an enumeration is named."""
    for block in state.func_ir.blocks.values():
        for assign in block.find_insts(ir.Assign):
            named = assign.value
            if isinstance(named, ir.Expr) and named.op == "getattr":
                owner = state.func_ir.get_definition(named.value)
                if isinstance(owner, ir.Global) and isinstance(owner.value, EnumMeta):
                    assign.value = ir.Const(int(owner.value[named.attr]), named.loc)
                    state.func_ir._definitions[assign.target.name] = [assign.value]


class KernelTyping(Context):
    """Numba's knowledge of types, which remembers what an operation gives; Numba works it out each time."""

    _remembered: ClassVar[dict[Any, Signature]] = {}

    def __init__(self, context: Context) -> None:
        self.__dict__ = context.__dict__

    def resolve_function_type(self, function: Any, args: Any, keywords: Any) -> Signature:
        """The types with which a function is called."""
        if keywords or not isinstance(function, types.Function):
            return super().resolve_function_type(function, args, keywords)
        call = self._remembered.get((function, args))
        if call is None:
            call = super().resolve_function_type(function, args, keywords)
            self._remembered[function, args] = call
        return call


class EntryCompiler(CompilerBase):
    """Compiles a function that Python calls."""

    def _compile_core(self) -> Any:
        state = self.state
        state.typingctx = KernelTyping(state.typingctx)
        with _uncollected(), ConfigStack().enter(state.flags.copy()):
            self._run(TranslateByteCode, FixupArgs, IRProcessing)
            _fold_enumerations(state)
            self._run(GenericRewrites, ReconstructSSA, NopythonTypeInference)
            index_without_sign(state)
            self._run(PreLowerStripPhis)
            self._lower()
            self._run(NoPythonBackend)
        return state.cr

    def _run(self, *passes: Callable[[], Any]) -> None:
        for step in passes:
            step().run_pass(self.state)

    def _lower(self) -> None:
        self._lower_into(EntryLibrary)

    def _lower_into(self, kind: type[EntryLibrary]) -> None:
        state = self.state
        state.library = kind(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        self._run(NativeLowering)

    def _stand_in(self) -> Any:
        """What Numba knows a function by that has no machine code of its own."""
        state, lowered = self.state, self.state["cr"]
        name = lowered.fndesc.qualname
        handle = _dynfunc.make_function(
            lowered.fndesc.lookup_module(), name, "", 0, lowered.env, (state.library,)
        )
        state["cr"] = lowered._replace(cfunc=handle)
        return handle


class WideEntryCompiler(EntryCompiler):
    """Compiles a function that Python calls and that adds up long rows of numbers."""

    def _lower(self) -> None:
        self._lower_into(WideEntryLibrary)


class PartCompiler(EntryCompiler):
    """Compiles a function that only compiled functions call."""

    def _lower(self) -> None:
        state = self.state
        state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        self._run(NativeLowering)
        handle = self._stand_in()
        state.targetctx.insert_user_function(handle, state["cr"].fndesc, [state.library])
