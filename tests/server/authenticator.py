"""A device that keeps passkeys, for tests: it answers as WebAuthn says, or lies as it is told to."""

import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from happycity.server.base64url import encoded

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


class Authenticator:
    """Has one key."""

    def __init__(self, origin: str) -> None:
        """The page that speaks to it."""
        self.origin = origin
        self.uses = 0
        self._id, self._key = secrets.token_bytes(20), ec.generate_private_key(ec.SECP256R1())

    @property
    def id(self) -> str:
        """How it calls its key."""
        return encoded(self._id)

    def made(self, options: dict[str, Any]) -> dict[str, Any]:
        """A key, as it was asked for."""
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        named = bytes(16) + struct.pack(">H", len(self._id)) + self._id + cbor2.dumps(key)
        data = self._data(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED) + named
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options["challenge"])
        return self._answer(clientDataJSON=said, attestationObject=attested)

    def signed(self, options: dict[str, Any]) -> dict[str, Any]:
        """Its signature under what it was asked."""
        self.uses += 1
        said = self._said("webauthn.get", options["challenge"])
        data = self._data(options["rpId"], PRESENT | VERIFIED)
        signature = self._key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._answer(clientDataJSON=said, authenticatorData=data, signature=signature)

    def _data(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + struct.pack(">BI", flags, self.uses)

    def _said(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _answer(self, **parts: bytes) -> dict[str, Any]:
        response = {name: encoded(part) for name, part in parts.items()}
        return {"id": self.id, "rawId": self.id, "type": "public-key", "response": response}
