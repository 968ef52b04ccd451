"""The engine is compiled once, before tests are handed to several processes."""

import pytest

from happycity.kernel.jit import config as numba_config
from happycity.rules.warm import is_warm, warm_up


def pytest_configure(config: pytest.Config) -> None:
    worker = hasattr(config, "workerinput")
    if not worker and not numba_config.DISABLE_JIT and not is_warm():
        warm_up()
