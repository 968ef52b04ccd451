"""Several server processes on one socket: started together, replaced when one dies, ended together."""

import os
import signal
import socket
import threading
import time
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
STARTUP_FAILED = 3  # exit status of a web server that could not start
TRY_AGAIN = 1.0  # seconds until another try

_spawn = get_context("spawn")


class CannotStart(Exception):
    """A process ended before it could serve."""


class Worker:
    """A process, and the line on which it says that it takes connections."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        # The line is held as long as the process lives: without anybody at this end it could not speak.
        self.line, theirs = _spawn.Pipe(duplex=False)
        self.process = _spawn.Process(target=_work, args=(settings, listening, theirs))
        self.process.start()
        theirs.close()  # the only copy is the worker's now: its end is heard

    def has_served(self) -> bool:
        """Whether it takes connections, or took them before it ended; waits until one of both is clear."""
        try:
            return bool(self.line.recv())
        except EOFError:
            return False


class Workers:
    """The processes, and the one that watches over them."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings, self._listening = settings, listening
        self._running: list[Worker] = []
        self._stopping = False

    def run(self, ready: Callable[[], None]) -> None:
        """Serve until asked to stop; `ready` is called when every process takes connections."""
        with self._signals(), _shared_figures():
            try:
                for _ in range(self._settings.workers):
                    self._start()
                if self._all_ready():
                    ready()
                while not self._stopping:
                    connection.wait([one.process.sentinel for one in self._running], LOOK_AROUND)
                    self._replace_the_dead()
            finally:
                self._end()

    def _start(self) -> None:
        self._running.append(Worker(self._settings, self._listening))

    def _all_ready(self) -> bool:
        """Wait for the word of each; False if asked to stop before."""
        waiting = {worker.line: worker for worker in self._running}
        while waiting and not self._stopping:
            for line in connection.wait(list(waiting), LOOK_AROUND):
                assert isinstance(line, Connection)
                if not waiting.pop(line).has_served():
                    raise CannotStart
        return not waiting

    def _replace_the_dead(self) -> None:
        for worker in [one for one in self._running if not one.process.is_alive()]:
            if self._stopping:
                return
            process = worker.process
            tell("worker-died", pid=process.pid, exitcode=process.exitcode)
            _forget_figures(process)
            if process.exitcode == STARTUP_FAILED:
                time.sleep(TRY_AGAIN)  # all could start once: what keeps this one from it may pass
            worker.line.close()
            self._running.remove(worker)
            self._start()

    def _end(self) -> None:
        for worker in self._running:
            worker.process.terminate()
        for worker in self._running:
            worker.process.join()

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
