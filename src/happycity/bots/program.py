"""A program behind three pipes: it is sent lines, its lines are read, and it is ended whatever it does.

No threads: one selector waits for stdin, stdout and stderr at once, so neither a full pipe nor a flood of
messages on stderr can block, and every wait has its deadline.  For Linux and macOS; on Windows pipes cannot
be selected, so there such a bot has to run in WSL.
"""

import os
import selectors
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from typing import NoReturn

from happycity.bots.interface import BotFault
from happycity.codes import Code
from happycity.texts.facts import one_line, shortened

LONGEST_LINE = 1_000_000  # bytes
LAST_LINES = 3  # of stderr, reported with a fault
LOG_BYTES = 4096
CHUNK = 65536
LAST_BREATH = 0.5  # seconds in which a program that closed its stdout may exit by itself


class Program:
    """A running program.  Whoever starts one calls `end`; a forgotten one ends with its object."""

    def __init__(self, bot: str, words: Sequence[str]) -> None:
        self._bot = bot
        self._process = _start(bot, words)
        self._selector = selectors.DefaultSelector()
        self._end = weakref.finalize(self, _end, self._process, self._selector, os.getpid())
        self._in, self._out, self._err = _descriptors(self._process)
        self._unsaid, self._heard, self._log = bytearray(), bytearray(), bytearray()
        for pipe in (self._out, self._err):
            self._selector.register(pipe, selectors.EVENT_READ)

    @property
    def is_running(self) -> bool:
        """Whether lines can still be sent to it."""
        return self._end.alive

    def tell(self, line: bytes) -> None:
        """Send a line; it leaves while `hear` waits."""
        if not self._unsaid and self._in not in self._selector.get_map():
            self._selector.register(self._in, selectors.EVENT_WRITE)
        self._unsaid += line + b"\n"

    def hear(self, deadline: float, limit: int) -> bytes:
        """The next line, without its end.  The deadline is on `time.monotonic`; a fault names the limit."""
        while time.monotonic() < deadline:  # checked for every line: a flood of them is no answer either
            line = self._next_line()
            if line is None:
                self._wait(deadline)
            elif line.strip():
                return line
        self.end()
        raise BotFault(Code.BOT_SILENT, bot=self._bot, limit=limit, **self.last_words())

    def end(self, seconds: float = 0.0) -> None:
        """Close its stdin, give it some time to exit by itself, then kill what is left of it."""
        deadline = time.monotonic() + seconds
        while self._unsaid and self._exchange(deadline):
            pass
        self._hang_up()
        while self._selector.get_map() and self._exchange(deadline):
            self._heard.clear()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(max(0.0, deadline - time.monotonic()))
        self._end()

    def reject(self, line: bytes, reason: str) -> NoReturn:
        """Raise the fault for a line that is not a message."""
        found = shortened(one_line(line[:LOG_BYTES].decode(errors="replace")))
        raise BotFault(Code.BOT_NONSENSE, bot=self._bot, found=found, reason=reason, **self.last_words())

    def last_words(self) -> dict[str, object]:
        """The end of its stderr, as facts of a fault."""
        lines = [one_line(line) for line in self._log.decode(errors="replace").splitlines()]
        log = [shortened(line) for line in lines if line][-LAST_LINES:]
        return {"log": log, "lines": len(log)}

    # --- the pipes --------------------------------------------------------------------------------

    def _next_line(self) -> bytes | None:
        """The first unread line; None while it is not complete."""
        end = self._heard.find(b"\n")
        line = bytes(self._heard[: end if end >= 0 else LONGEST_LINE + 1])
        if len(line) > LONGEST_LINE:
            self.end()
            self.reject(line, f"more than {LONGEST_LINE} bytes")
        if end < 0:
            return None
        del self._heard[: end + 1]
        return line

    def _wait(self, deadline: float) -> None:
        """Wait for more output; there is none if stdout is closed."""
        if self._out not in self._selector.get_map():
            self._raise_silence()
        self._exchange(deadline)

    def _exchange(self, deadline: float) -> bool:
        """Read and write what can be; False if nothing could be until the deadline."""
        left = deadline - time.monotonic()
        ready = self._selector.select(left) if left > 0 else []
        for key, _ in ready:
            if key.fd == self._in:
                self._write()
            else:
                self._read(key.fd)
        return bool(ready)

    def _write(self) -> None:
        try:
            del self._unsaid[: os.write(self._in, self._unsaid[:CHUNK])]
        except BlockingIOError:
            return
        except BrokenPipeError:  # it no longer reads; what it still writes is read
            self._unsaid.clear()
        if not self._unsaid:
            self._selector.unregister(self._in)

    def _read(self, pipe: int) -> None:
        try:
            data = os.read(pipe, CHUNK)
        except BlockingIOError:
            return
        if not data:
            self._selector.unregister(pipe)
        elif pipe == self._out:
            self._heard += data
        else:
            self._log = (self._log + data)[-LOG_BYTES:]

    def _hang_up(self) -> None:
        self._unsaid.clear()
        if self._end.alive and self._in in self._selector.get_map():
            self._selector.unregister(self._in)
        if self._process.stdin:
            self._process.stdin.close()

    def _raise_silence(self) -> NoReturn:
        """Raise the fault for a program that has fallen silent."""
        self.end(LAST_BREATH)
        status = self._process.returncode
        raise BotFault(Code.BOT_CRASHED, bot=self._bot, status=status, **self.last_words())


def _start(bot: str, words: Sequence[str]) -> subprocess.Popen[bytes]:
    """In a session of its own: Ctrl-C is not for it, and its children can be ended with it."""
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen(
            words, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
        )
    except (OSError, ValueError) as error:
        raise BotFault(Code.BOT_MISSING, bot=bot, found=words[0], reason=str(error)) from error


def _descriptors(process: subprocess.Popen[bytes]) -> tuple[int, int, int]:
    assert process.stdin
    assert process.stdout
    assert process.stderr
    descriptors = process.stdin.fileno(), process.stdout.fileno(), process.stderr.fileno()
    for descriptor in descriptors:
        os.set_blocking(descriptor, False)
    return descriptors


def _end(process: subprocess.Popen[bytes], selector: selectors.BaseSelector, owner: int) -> None:
    """Kill the program with its children, and leave neither a zombie nor an open pipe."""
    selector.close()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe:
            pipe.close()
    if os.getpid() != owner:  # a forked copy of this object must not end the program of the original
        return
    with suppress(ProcessLookupError, PermissionError):  # macOS: EPERM if only a zombie is left
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
