"""The engine is compiled once, before tests are handed to several processes."""

import pytest

from happycity.bots.warm import is_warm, warm_up


def pytest_configure(config: pytest.Config) -> None:
    worker = hasattr(config, "workerinput")
    if not worker and not is_warm():
        warm_up()
