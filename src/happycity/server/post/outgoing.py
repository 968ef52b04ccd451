"""Requests of this server to addresses that people have named.

Nobody may use the server as a way into its own network: names are resolved here, and only public addresses
are connected to, unless the host allows others.  No redirect is followed, and little is read of the answer.
"""

import asyncio
import ssl
from collections.abc import Mapping
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import quote, urlsplit

import h11

from happycity.server.post.failures import Down, Gone, Rejected, reason_of

PATIENCE = 10.0  # seconds for all of it
AGENT = "HappyCity"
AT_A_TIME = 4096  # bytes
TRANSLATED = IPv6Network("64:ff9b::/96")
"""IPv4 addresses as networks without IPv4 write them (RFC 6052)."""
GONE = (404, 410)
NOT_NOW = (408, 425, 429)


class Place(NamedTuple):
    """Where a request goes."""

    secure: bool
    host: str
    port: int
    target: str

    @property
    def origin(self) -> str:
        """Scheme, host and port, as a push service is named (RFC 8292)."""
        scheme, usual = ("https", 443) if self.secure else ("http", 80)
        port = "" if self.port == usual else f":{self.port}"
        return f"{scheme}://{self.host}{port}"


def place_of(url: str) -> Place:
    """Read an address; rejected if it is none of HTTP, or names a user."""
    try:
        parts = urlsplit(url)
        host = (parts.hostname or "").encode("idna").decode()
        port = parts.port or {"http": 80, "https": 443}[parts.scheme]
    except (KeyError, ValueError):  # UnicodeError is one
        raise Rejected("no web address") from None
    if not host or parts.username is not None or not url.isprintable() or " " in url:
        raise Rejected("no web address")
    path = quote(parts.path or "/", safe="/%:@!$&'()*+,;=~-._")
    query = f"?{quote(parts.query, safe='/%:@!$&()*+,;=~-._?')}" if parts.query else ""
    return Place(parts.scheme == "https", host, port, path + query)


def is_public(address: str) -> bool:
    """Whether an address is out in the Internet, also where it is wrapped into another."""
    found = ip_address(address.partition("%")[0])
    while isinstance(found, IPv6Address) and (inner := _wrapped(found)) is not None:
        found = inner
    return found.is_global and not found.is_multicast


def _wrapped(address: IPv6Address) -> IPv4Address | None:
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour


class Outgoing:
    """Sends bodies to addresses."""

    def __init__(self, private: bool) -> None:
        """`private`: addresses of the server's own network are allowed too."""
        self._private = private

    async def check(self, url: str) -> None:
        """Reject an address that nothing would ever be sent to."""
        place = place_of(url)
        async with asyncio.timeout(PATIENCE):
            await self._resolved(place)

    async def send(self, url: str, headers: Mapping[str, str], content: bytes) -> None:
        """Post a body; returns when the other side has taken it."""
        try:
            async with asyncio.timeout(PATIENCE):
                status = await self._status(place_of(url), headers, content)
        except OSError as error:
            raise Down(reason_of(error)) from None
        except h11.ProtocolError:
            raise Down("no HTTP") from None
        if status in GONE:
            raise Gone(f"status {status}")
        if status in NOT_NOW or status >= 500:
            raise Down(f"status {status}")
        if status >= 300:
            raise Rejected(f"status {status}")

    async def _status(self, place: Place, headers: Mapping[str, str], content: bytes) -> int:
        address, secure = await self._resolved(place), _context() if place.secure else None
        name = place.host if place.secure else None
        reader, writer = await asyncio.open_connection(address, place.port, ssl=secure, server_hostname=name)
        try:
            connection = h11.Connection(h11.CLIENT)
            writer.write(_request(connection, place, headers, content))
            await writer.drain()
            return await _answered(connection, reader)
        finally:
            writer.close()

    async def _resolved(self, place: Place) -> str:
        """The address to connect to: looked up once, so that no second answer can lead elsewhere."""
        try:
            found = await asyncio.get_running_loop().getaddrinfo(place.host, place.port, proto=6)
        except OSError:
            raise Down("unknown host") from None
        allowed = [str(one[4][0]) for one in found if self._private or is_public(str(one[4][0]))]
        if not allowed:
            raise Rejected("private address")
        return allowed[0]


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()


def _request(connection: h11.Connection, place: Place, headers: Mapping[str, str], content: bytes) -> bytes:
    host = place.origin.partition("://")[2]
    fixed = {"Host": host, "User-Agent": AGENT, "Content-Length": str(len(content)), "Connection": "close"}
    request = h11.Request(method="POST", target=place.target, headers=list((fixed | dict(headers)).items()))
    parts = (request, h11.Data(content), h11.EndOfMessage())
    return b"".join(connection.send(part) or b"" for part in parts)


async def _answered(connection: h11.Connection, reader: asyncio.StreamReader) -> int:
    while True:
        event = connection.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(AT_A_TIME))
        elif not isinstance(event, h11.InformationalResponse):
            raise h11.RemoteProtocolError("no answer")
