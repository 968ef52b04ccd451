"""Send as much as a server takes, read nothing, and look how its memory grows."""

import selectors
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from happycity.testing.server.running import Running
from trials.pressure.attacks import Attack

MEBIBYTE = 1024 * 1024


@dataclass
class Figures:
    """What came of it."""

    attack: str
    lines: int
    seconds: float = 0.0
    sent_mib: float = 0.0
    """As much as the server, and the system between, took."""
    before_mib: float = 0.0
    most_mib: float = 0.0
    """Of the server's memory while it was pressed."""
    cut: int = 0
    """Lines that the server had ended by then."""


class Line:
    """One connection on which somebody sends and never reads."""

    def __init__(self, host: str, port: int, pieces: Iterator[bytes]) -> None:
        self.socket = socket.create_connection((host, port), timeout=10)
        self.socket.setblocking(False)
        self._pieces, self._left = pieces, b""
        self.sent, self.is_cut = 0, False

    def push(self) -> bool:
        """Send what can be sent now; False when there is nothing more to send."""
        self._left = self._left or next(self._pieces, b"")
        if not self._left or self.is_cut:
            return False
        try:
            sent = self.socket.send(self._left)
        except BlockingIOError:
            return True
        except OSError:
            self.is_cut = True
            return False
        self.sent, self._left = self.sent + sent, self._left[sent:]
        return True

    def has_ended(self) -> bool:
        """Whether the server has cut the line; what it said before stays unread."""
        try:
            return self.is_cut or not self.socket.recv(1, socket.MSG_PEEK)
        except BlockingIOError:
            return False
        except OSError:
            return True


def press(server: Running, attack: Attack, lines: int, seconds: float) -> Figures:
    """Press a running server from this many connections for so long."""
    figures = Figures(attack.__name__, lines, before_mib=memory_of(server.pid))
    host = "127.0.0.1"
    began = time.monotonic()
    with ExitStack() as stack, selectors.DefaultSelector() as waiting:
        open_lines = [Line(host, server.port, attack(f"{host}:{server.port}")) for _ in range(lines)]
        for line in open_lines:
            stack.enter_context(line.socket)
            waiting.register(line.socket, selectors.EVENT_WRITE, line)
        looked = 0.0
        while (now := time.monotonic()) < began + seconds:
            ready = waiting.select(0.05)
            for key, _ in ready:
                if not key.data.push():
                    waiting.unregister(key.fileobj)
            if now > looked + 0.2:
                looked, figures.most_mib = now, max(figures.most_mib, memory_of(server.pid))
        figures.cut = sum(line.has_ended() for line in open_lines)
        figures.sent_mib = round(sum(line.sent for line in open_lines) / MEBIBYTE, 1)
    figures.seconds = round(time.monotonic() - began, 1)
    return figures


def memory_of(pid: int) -> float:
    """Mebibytes that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return round(int(line.split()[1]) / 1024, 1)
    raise AssertionError("a process without memory")
