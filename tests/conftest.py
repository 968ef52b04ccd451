"""The engine is compiled once, before processes share the tests; the order of these, and their tiers."""

import gc
import logging
from collections.abc import Iterator

import pytest
from hypothesis import settings

from happycity.bots.warm import is_warm, warm_up

# A busy machine is no mistake, and what passes today passes tomorrow: trials look for what is new.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")


def pytest_configure(config: pytest.Config) -> None:
    worker = hasattr(config, "workerinput")
    if not worker and not is_warm():
        warm_up()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    walked: set[str] = set()
    for item in items:
        if is_look(item, walked):
            item.add_marker(pytest.mark.deep)
        if needs_postgres(item) or is_long_browser_test(item) or item.get_closest_marker("deep"):
            item.add_marker(pytest.mark.full)
    long = {item.path for item in items if item.get_closest_marker("full")}
    # Whoever has nothing left takes over from the end of another's list: short ones stand there.
    items.sort(key=lambda item: (not is_browser_test(item), item.path not in long))


def pytest_collection_finish() -> None:
    """Thousands of tests and what they import stay to the end: whoever tidies up need not look at them."""
    gc.collect()
    gc.freeze()


def needs_postgres(item: pytest.Item) -> bool:
    """By its fixture, or by the database that its parameters name."""
    return "postgres" in getattr(item, "fixturenames", ()) or "postgresql" in item.name


def is_long_browser_test(item: pytest.Item) -> bool:
    return is_browser_test(item) and item.get_closest_marker("journey") is None


def is_look(item: pytest.Item, walked: set[str]) -> bool:
    """Of what the browser walks through in several windows, languages or tables, all but the first."""
    if not is_long_browser_test(item):
        return False
    journey = item.nodeid.partition("[")[0]
    is_known = journey in walked
    walked.add(journey)
    return is_known


def is_browser_test(item: pytest.Item) -> bool:
    return "tests/web/" in item.path.as_posix()


@pytest.fixture
def logs_as_before() -> Iterator[None]:
    """A server in the process of a test takes the logs over: what they are caught in is closed afterwards."""
    loggers = (logging.getLogger(), logging.getLogger("happycity"))
    before = [(logger, logger.handlers[:], logger.level) for logger in loggers]
    yield
    for logger, handlers, level in before:
        logger.handlers[:] = handlers
        logger.setLevel(level)
