"""The real server as a program of its own: started, killed, stopped, started again on the same port."""

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

from happycity.server.settings import PREFIX

PROCESS_TIMEOUT_S = 60.0  # for a start or an orderly end, on a busy machine
SERVER = ("-m", "happycity.cli")
"""The program; the mutant of the chaos tests is another."""
OPEN_AT = "Happy City is open at "


class Running:
    """`with Running(database, folder, workers=2) as server:` serves at `server.address`, and cleans up."""

    def __init__(self, database: str, folder: Path, program: Sequence[str] = SERVER, **settings: Any) -> None:
        self.database = database
        self._program = program
        self._flags = {"database": database, "port": 0, **settings}
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self.log = folder / "server.log"
        self.address = ""
        self.started_in = 0.0
        """Seconds from the command to the word that it is open."""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.kill()

    @property
    def is_running(self) -> bool:
        """Whether it was started and neither stopped nor killed."""
        return self._process is not None

    @property
    def pid(self) -> int:
        """Of the process that was started; with several workers, of the one that watches over them."""
        assert self._process is not None, "not running"
        return self._process.pid

    @property
    def port(self) -> int:
        """The same after every start."""
        return int(self.address.rpartition(":")[2])

    def start(self) -> None:
        """Start it; returns when it takes connections."""
        assert self._process is None, "already running"
        began = time.monotonic()
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, *self._program, *words(self._flags)],
                stdout=subprocess.PIPE,
                stderr=log,
                cwd=self._folder,
                env=_environment(),
                start_new_session=True,  # so that its workers can be killed with it
            )
        self.address = self._heard(self._process, began + PROCESS_TIMEOUT_S).removeprefix(OPEN_AT)
        self.started_in = time.monotonic() - began
        self._flags["port"] = self.port

    def kill(self) -> None:
        """End it with SIGKILL, in the middle of whatever it does."""
        self._end(signal.SIGKILL)

    def kill_all(self) -> None:
        """The same for its workers as well, if it runs."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self.kill()

    def stop(self) -> int:
        """Ask it to end; its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None, "not running"
        self._process.send_signal(how)
        status = self._process.wait(PROCESS_TIMEOUT_S)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
        return status

    def _heard(self, process: subprocess.Popen[bytes], deadline: float) -> str:
        """The first line it prints."""
        assert process.stdout is not None
        ready, _, _ = select.select([process.stdout], [], [], deadline - time.monotonic())
        line = process.stdout.readline().decode().strip() if ready else ""
        if not line.startswith(OPEN_AT):
            self.kill()
            raise AssertionError(f"the server did not start: {line}\n{self.log.read_text()}")
        return line


def words(flags: dict[str, Any]) -> list[str]:
    """The command and its flags."""
    line = ["serve"]
    for name, value in flags.items():
        option = name.replace("_", "-")
        line += (
            [f"--{option}" if value else f"--no-{option}"]
            if isinstance(value, bool)
            else [f"--{option}", str(value)]
        )
    return line


def _environment() -> dict[str, str]:
    """Without settings that somebody made for a server of their own."""
    return {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
