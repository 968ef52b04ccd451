"""Real servers for tests: uvicorn in a thread with a database of its own, spoken to over real sockets."""

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from happycity.server.protocol import LONGEST_MESSAGE
from happycity.server.settings import Settings, read_settings
from tests.server.postgres import Postgres, postgres_for_tests

GENEROUS: dict[str, Any] = {
    "people_per_address": 100_000,
    "tables_per_address": 100_000,
    "tables_per_person": 1_000,
    "sockets_per_address": 10_000,
    "sockets_per_person": 1_000,
    "requests_per_minute": 1_000_000,
    "messages_per_second": 10_000,
    "bot_seconds_per_minute": 100_000,
}
"""Limits that do not get into the way; the tests of the limits set their own."""


@contextmanager
def serving(settings: Settings, now: Callable[[], float] = time.time) -> Iterator[str]:
    """The address of a server that runs in a thread of this process."""
    from happycity.server.app import build_app

    app = build_app(settings, now)
    config = uvicorn.Config(app, ws="websockets-sansio", ws_max_size=LONGEST_MESSAGE, log_config=None)
    server = uvicorn.Server(config)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
        thread.start()
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive(), "the server did not stop"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that the tests of one module share; every test has tables of its own."""
    path: Path = tmp_path_factory.mktemp("server") / "games.db"
    with serving(read_settings({}, database=str(path), **GENEROUS)) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL of our own."""
    yield from postgres_for_tests()
