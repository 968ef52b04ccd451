"""The headers that every answer leaves with."""

import re
from functools import lru_cache

YEAR = 365 * 24 * 3600

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
# `wasm-unsafe-eval` lets a page compile the kernel's module, which is ours; it allows no `eval`.
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)


def headers_for(host: str, path: str, secure: bool) -> dict[str, str]:
    """The headers of an answer; `secure`: the server is reached by HTTPS only."""
    headers = {**HEADERS, "Content-Security-Policy": policy(host, secure)}
    if secure:
        headers["Strict-Transport-Security"] = f"max-age={YEAR}"
    if path.startswith("/api/"):
        headers["Cache-Control"] = "no-store"
    return headers


@lru_cache(maxsize=64)
def policy(host: str, secure: bool) -> str:
    """What a page of ours may load: only what is ours.  Older browsers do not count sockets as `'self'`."""
    sockets = (
        f" {'wss' if secure else 'ws'}://{host}"
        if re.fullmatch(r"[\w.:\[\]-]{1,255}", host, re.ASCII)
        else ""
    )
    return CONTENT_POLICY.format(sockets=sockets)
