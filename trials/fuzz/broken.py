"""Connections that break the WebSocket protocol (RFC 6455), byte by byte."""

import asyncio
import struct
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from urllib.parse import urlsplit

from happycity.server.protocol.terms import LONGEST_MESSAGE

ANSWER_TIMEOUT_S = 20.0
MASK = b"\x11\x22\x33\x44"
TEXT, BINARY, CLOSE, PING, CONTINUED = 1, 2, 8, 9, 0
LAST = 0x80


@dataclass(frozen=True, slots=True)
class Broken:
    """What is sent after the handshake, and the code with which the server has to hang up."""

    name: str
    code: int
    bytes: Callable[[Random], bytes]


def frame(
    opcode: int, content: bytes, first: int = LAST, masked: bool = True, length: int | None = None
) -> bytes:
    """A frame; `length` lies about how long it is."""
    size = len(content) if length is None else length
    head = bytes([first | opcode]) + _size(size, LAST if masked else 0)
    return head + (MASK + _masked(content) if masked else content)


def _size(size: int, mask: int) -> bytes:
    if size < 126:
        return bytes([mask | size])
    return (
        bytes([mask | 126]) + struct.pack("!H", size)
        if size < 65536
        else bytes([mask | 127]) + struct.pack("!Q", size)
    )


def _masked(content: bytes) -> bytes:
    return bytes(byte ^ MASK[i % 4] for i, byte in enumerate(content))


GOODBYE = frame(CLOSE, struct.pack("!H", 1000))

BROKEN = [
    Broken("an opcode that nobody has", 1002, lambda rng: frame(rng.choice((3, 7, 11, 15)), b"x")),
    Broken("not masked", 1002, lambda _: frame(TEXT, b'{"type":"ping"}', masked=False)),
    Broken("reserved bits", 1002, lambda rng: frame(TEXT, b"x", first=LAST | rng.choice((0x40, 0x20, 0x10)))),
    Broken("a long ping", 1002, lambda _: frame(PING, b"x" * 126)),
    Broken("a ping in pieces", 1002, lambda _: frame(PING, b"x", first=0)),
    Broken("the rest of nothing", 1002, lambda _: frame(CONTINUED, b"x")),
    Broken("a new message inside another", 1002, lambda _: frame(TEXT, b"x", first=0) + frame(TEXT, b"y")),
    Broken(
        "text that is not UTF-8",
        1007,
        lambda rng: frame(TEXT, rng.choice((b"\xff", b"\xc0\x80", b"\xed\xa0\x80"))),
    ),
    Broken("too long", 1009, lambda rng: frame(TEXT, b"x" * (LONGEST_MESSAGE + rng.choice((1, 2, 9000))))),
    Broken("said to be endless", 1009, lambda rng: frame(TEXT, b"x", length=rng.choice((2**31, 2**62)))),
    Broken(
        "too long in pieces",
        1009,
        lambda _: frame(TEXT, b"x" * 5000, first=0) + frame(CONTINUED, b"x" * 5000),
    ),
    Broken(
        "a strange goodbye",
        1002,
        lambda rng: frame(CLOSE, struct.pack("!H", rng.choice((0, 999, 1005, 5000)))),
    ),
    Broken(
        "in pieces, and well",
        1000,
        lambda _: frame(TEXT, b'{"type":', first=0) + frame(CONTINUED, b'"ping"}') + GOODBYE,
    ),
    Broken(
        "nothing at all", 1000, lambda _: frame(TEXT, b"") + frame(BINARY, b"") + frame(PING, b"") + GOODBYE
    ),
]


async def closed_with(address: str, cookie: str, table: str, sent: bytes) -> int | None:
    """Connect to a table, send these bytes; the code with which the server hangs up."""
    host = urlsplit(address).netloc
    reader, writer = await asyncio.open_connection(*host.split(":"))
    handshake = (
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Origin: {address}\r\nCookie: {cookie}\r\n\r\n"
    )
    writer.write(handshake.encode())
    try:
        async with asyncio.timeout(ANSWER_TIMEOUT_S):
            answer = await reader.readuntil(b"\r\n\r\n")
            assert answer.startswith(b"HTTP/1.1 101 "), answer
            writer.write(sent)
            return await _code(reader)
    finally:
        writer.close()


async def _code(reader: asyncio.StreamReader) -> int | None:
    while True:
        first, second = await reader.readexactly(2)
        size = second & 127
        if size >= 126:
            size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8))
        content = await reader.readexactly(size)
        if first & 15 == CLOSE:
            return int.from_bytes(content[:2]) if content else None
