"""What only one browser can open: message encryption for Web Push (RFC 8291, with the coding of RFC 8188)."""

import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from happycity.server.base64url import decoded

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes of a record: all that is sent fits into one
LAST = b"\x02"  # ends the last record
SECRET = 16  # bytes of a browser's secret


def sealed(
    content: bytes,
    p256dh: str,
    auth: str,
    *,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Bytes for the browser with these keys; `key` and `salt` are new for every message."""
    key, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs, ours = decoded(p256dh), public_bytes(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    material = _derived(shared, decoded(auth), b"WebPush: info\0" + theirs + ours, 32)
    content_key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return header + AESGCM(content_key).encrypt(nonce, content + LAST, None)


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether something can be sealed with them."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
        return len(decoded(auth)) == SECRET
    except ValueError:
        return False


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half, as browsers write it."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)
