"""What the tests of the bots share."""

import pytest

from happycity.kernel.compiling.jit import config as numba

compiled_only = pytest.mark.skipif(bool(numba.DISABLE_JIT), reason="takes minutes without the compiler")
