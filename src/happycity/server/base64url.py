"""Bytes as text for addresses and browsers: base64url without padding (RFC 4648 §5)."""

import base64
import binascii


def encoded(content: bytes) -> str:
    """As text."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Back again; a ValueError if it is none."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError("no base64url") from error
