"""A real server in a thread of this process: uvicorn, spoken to over real sockets."""

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from happycity.server.settings import Settings


@contextmanager
def serving(settings: Settings, now: Callable[[], float] = time.time) -> Iterator[str]:
    """The address of a server that runs in a thread of this process."""
    from happycity.server.app import build_app
    from happycity.server.run.process import configuration

    server = uvicorn.Server(configuration(settings, build_app(settings, now)))
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
