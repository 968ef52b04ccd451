"""The other side of every channel, for real: an HTTP receiver, a browser that opens pushes, a mail server."""

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from happycity.server.base64url import decoded, encoded

PATIENCE = 15.0  # seconds
LOOK = 0.05


class Quiet(BaseHTTPRequestHandler):
    """Answers requests without a word."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def listening(handler: type[BaseHTTPRequestHandler]) -> Iterator[str]:
    """An HTTP server on this machine; its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@dataclass(frozen=True, slots=True)
class Received:
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def content(self) -> Any:
        """The body as JSON."""
        return json.loads(self.body)


@dataclass
class Receiver:
    """Somebody's own HTTP server: keeps what comes, and answers as it is told."""

    status: int = 200
    """What it answers from now on."""
    address: str = ""
    received: list[Received] = field(default_factory=list)

    @contextmanager
    def open(self) -> Iterator["Receiver"]:
        """Listen on this machine."""
        receiver = self

        class Handler(Quiet):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                named = {name.lower(): value for name, value in self.headers.items()}
                if receiver.status < 300:
                    receiver.received.append(Received(self.path, named, body))
                self.send_response(receiver.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

        with listening(Handler) as self.address:
            yield self

    def wait(self, many: int = 1) -> list[Received]:
        """Everything, once there is so much of it."""
        wait_until(lambda: len(self.received) >= many, lambda: f"{len(self.received)} of {many}")
        return self.received


class PushBrowser:
    """A browser: its keys, and what its push service does with a message before it shows it."""

    def __init__(self, service: Receiver, path: str = "/push/one") -> None:
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.service, self.path = service, path
        self.subscription = {
            "endpoint": service.address + path,
            "p256dh": encoded(public),
            "auth": encoded(self._auth),
        }

    def shown(self, received: Received, server_key: str) -> dict[str, Any]:
        """What a message says, checked as a push service and a browser do."""
        scheme, _, parameters = received.headers["authorization"].partition(" ")
        said = dict(one.strip().split("=", 1) for one in parameters.split(","))
        assert (scheme, said["k"]) == ("vapid", server_key)
        claims = verified(said["t"], decoded(said["k"]))
        assert claims["aud"] == self.service.address
        assert time.time() - 3600 < claims["exp"] < time.time() + 24 * 3600
        assert claims["sub"].startswith("mailto:")
        assert received.headers["content-encoding"] == "aes128gcm"
        assert int(received.headers["ttl"]) > 0
        content = http_ece.decrypt(received.body, private_key=self._key, auth_secret=self._auth)
        message: dict[str, Any] = json.loads(content)
        assert message["id"] == received.headers["topic"]
        return message


def verified(token: str, public: bytes) -> dict[str, Any]:
    """What a signed word says (RFC 7515, ES256)."""
    signed, _, signature = token.rpartition(".")
    numbers = decoded(signature)
    first, second = (int.from_bytes(half, "big") for half in (numbers[:32], numbers[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
    try:
        key.verify(utils.encode_dss_signature(first, second), signed.encode(), ec.ECDSA(SHA256()))
    except InvalidSignature:
        raise AssertionError("forged") from None
    claims: dict[str, Any] = json.loads(decoded(signed.partition(".")[2]))
    return claims


class MailBox:
    """A mail server of its own: keeps what comes."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.raw: list[bytes] = []
        """The same as they came."""
        self.is_down = False
        """Whether it takes nothing for now."""

    async def handle_DATA(self, _: object, __: object, envelope: Any) -> str:  # noqa: N802 — aiosmtpd's name
        """Take a mail."""
        if self.is_down:
            return "451 not now"
        written = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(written, EmailMessage)
        self.raw.append(envelope.content)
        self.mails.append(written)
        return "250 taken"

    @contextmanager
    def open(self) -> Iterator[int]:
        """Listen on this machine; the port."""
        with socket.socket() as free:  # the controller cannot say which one it was given
            free.bind(("127.0.0.1", 0))
            port: int = free.getsockname()[1]
        controller = Controller(self, hostname="127.0.0.1", port=port)
        controller.start()
        try:
            yield port
        finally:
            controller.stop()

    def wait(self, many: int = 1) -> list[EmailMessage]:
        """Every mail, once there are so many."""
        wait_until(lambda: len(self.mails) >= many, lambda: f"{len(self.mails)} of {many}")
        return self.mails


def wait_until(there: Any, missing: Any) -> None:
    """Look again and again, for a while."""
    until = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < until, missing()
        time.sleep(LOOK)
