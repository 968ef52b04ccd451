"""Several server processes on one socket: started together, replaced when one dies, ended together."""

import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from tempfile import TemporaryDirectory

from happycity.server.logs import tell, write_logs
from happycity.server.metrics import SHARED_FOLDER
from happycity.server.run.process import serve
from happycity.server.settings import Settings

LOOK_AROUND = 0.2  # seconds between two looks whether to stop
STARTUP_FAILED = 3  # exit status of a web server that could not start: another try would not help

_spawn = get_context("spawn")


class CannotStart(Exception):
    """A process ended before it could serve."""


class Workers:
    """The processes, and the one that watches over them."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings, self._listening = settings, listening
        self._running: list[SpawnProcess] = []
        self._stopping = False

    def run(self, ready: Callable[[], None]) -> None:
        """Serve until asked to stop; `ready` is called when every process takes connections."""
        with self._signals(), _shared_figures():
            try:
                started = [self._start() for _ in range(self._settings.workers)]
                if self._all_ready(started):
                    ready()
                while not self._stopping:
                    connection.wait([one.sentinel for one in self._running], LOOK_AROUND)
                    self._replace_the_dead()
            finally:
                self._end()

    def _start(self) -> Connection:
        ours, theirs = _spawn.Pipe(duplex=False)
        process = _spawn.Process(target=_work, args=(self._settings, self._listening, theirs))
        process.start()
        theirs.close()  # the only copy is the worker's now: its end is heard
        self._running.append(process)
        return ours

    def _all_ready(self, started: list[Connection]) -> bool:
        """Wait for the word of each; False if asked to stop before."""
        while started and not self._stopping:
            for heard in connection.wait(started, LOOK_AROUND):
                assert isinstance(heard, Connection)
                try:
                    heard.recv()
                except EOFError:
                    raise CannotStart from None
                started.remove(heard)
        return not started

    def _replace_the_dead(self) -> None:
        for process in [one for one in self._running if not one.is_alive()]:
            self._running.remove(process)
            if self._stopping:
                continue
            if process.exitcode == STARTUP_FAILED:
                raise CannotStart
            tell("worker-died", pid=process.pid, exitcode=process.exitcode)
            _forget_figures(process)
            self._start()

    def _end(self) -> None:
        for process in self._running:
            process.terminate()
        for process in self._running:
            process.join()

    @contextmanager
    def _signals(self) -> Iterator[None]:
        def stop(*_: object) -> None:
            self._stopping = True

        before = {one: signal.signal(one, stop) for one in (signal.SIGTERM, signal.SIGINT)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


def _work(settings: Settings, listening: socket.socket, ready: Connection) -> None:
    """What a worker does."""
    write_logs(settings.log_level)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    serve(settings, listening, lambda: ready.send(True))


def _end_with_parent() -> None:
    """Nobody would replace this process, or end it, once the one that started it is gone."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


@contextmanager
def _shared_figures() -> Iterator[None]:
    """A folder in which the processes add up their figures: whichever is asked, it answers for all."""
    with TemporaryDirectory(prefix="happycity-") as folder:
        os.environ[SHARED_FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[SHARED_FOLDER]


def _forget_figures(process: SpawnProcess) -> None:
    from prometheus_client.multiprocess import mark_process_dead

    mark_process_dead(process.pid, os.environ[SHARED_FOLDER])  # type: ignore[no-untyped-call]  # untyped library
