"""Pushes: a browser's own push service takes them, sealed, and shows them when no page is open (RFC 8030)."""

from collections.abc import Callable

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256

from happycity.server.base64url import encoded
from happycity.server.model.notices import Subscription
from happycity.server.post.message import Message
from happycity.server.post.outgoing import Outgoing, place_of
from happycity.server.post.sealing import CURVE, public_bytes, sealed

KEPT_FOR = 24 * 3600  # seconds for which a push service keeps a message for a browser that is off
TOKEN_FOR = 12 * 3600  # seconds; RFC 8292 allows a day
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many private keys the curve has."""


class Push:
    """Sends to browsers, and proves to their push services who sends (VAPID, RFC 8292)."""

    def __init__(self, outgoing: Outgoing, key: str, contact: str, now: Callable[[], float]) -> None:
        """`key`: the server's secret, in hexadecimal; `contact`: whom a push service can write to."""
        self._outgoing, self._contact, self._now = outgoing, contact, now
        self._key = ec.derive_private_key(int(key, 16) % (ORDER - 1) + 1, CURVE)
        self.public_key = encoded(public_bytes(self._key))

    async def send(self, subscription: Subscription, message: Message) -> None:
        """To one browser; one that still waits there for the same message is given this one instead."""
        shown = {"id": message.id, "title": message.title, "text": message.text, "url": message.url}
        content = msgspec.json.encode(shown | {"language": message.language})
        headers = {
            "Authorization": f"vapid t={self._token(subscription.endpoint)}, k={self.public_key}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Topic": message.id,
        }
        body = sealed(content, subscription.p256dh, subscription.auth)
        await self._outgoing.send(subscription.endpoint, headers, body)

    def _token(self, endpoint: str) -> str:
        """A signed word that only this push service accepts, and not for long."""
        claims = {
            "aud": place_of(endpoint).origin,
            "exp": int(self._now()) + TOKEN_FOR,
            "sub": self._contact,
        }
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(encoded(msgspec.json.encode(part)) for part in parts)
        numbers = utils.decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"{signed}.{encoded(b''.join(number.to_bytes(32, 'big') for number in numbers))}"
