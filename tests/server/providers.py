"""Providers of log-ins (OpenID Connect) on this machine: a real one, and one that lies as it is told."""

import base64
import hashlib
import json
import secrets
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs, parse_qsl, urlsplit

import httpx
import jwt
from cryptography.hazmat.primitives.asymmetric import ec, rsa

from happycity.server.base64url import encoded
from tests.server.receivers import Quiet, listening, wait_until

CLIENT, SECRET, NAME = "happycity", "a secret of the club", "Club"


def settings_for(issuer: str, **more: Any) -> dict[str, Any]:
    """What a host sets."""
    wanted = {"oidc_issuer": issuer, "oidc_client": CLIENT, "oidc_secret": SECRET, "oidc_name": NAME}
    return wanted | more


# --- a real one ---------------------------------------------------------------------------------------


@contextmanager
def real_provider(*people: dict[str, Any]) -> Iterator[str]:
    """`oidc-provider-mock` in a process of its own, where its warnings are its own affair; its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    known = [part for one in people for part in ("--user-claims", json.dumps(one))]
    command = [sys.executable, "-W", "ignore", "-m", "oidc_provider_mock", "--port", str(port), *known]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_until(lambda: _answers(f"{address}/.well-known/openid-configuration"), lambda: "no provider")
        yield address
    finally:
        running.terminate()
        running.wait()


def _answers(url: str) -> bool:
    try:
        return httpx.get(url).status_code == 200
    except httpx.TransportError:
        return False


def log_in_there(url: str, subject: str | None) -> dict[str, str]:
    """What somebody brings back who logs in at the real provider as this subject; None: they say no."""
    form = {"action": "deny"} if subject is None else {"sub": subject}
    answer = httpx.post(url, data=form)
    assert answer.status_code == 302, answer.text
    return dict(parse_qsl(urlsplit(answer.headers["location"]).query))


# --- one of our own -----------------------------------------------------------------------------------


@dataclass
class Liar:
    """Keeps to the protocol, unless it is told not to."""

    claims: dict[str, Any] = field(default_factory=dict)
    """What its next tokens say otherwise; None: they do not say it."""
    algorithm: str = "RS256"
    signs_with: Any = None
    """Instead of its own key."""
    status: int = 200
    """Of every answer."""
    address: str = ""
    asked: list[str] = field(default_factory=list)
    """The paths that were asked for."""
    _codes: dict[str, dict[str, str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.keys: dict[str, Any] = {
            "RS256": rsa.generate_private_key(65537, 2048),
            "ES256": ec.generate_private_key(ec.SECP256R1()),
        }
        self.number = secrets.token_hex(4)

    @contextmanager
    def open(self) -> Iterator["Liar"]:
        """Listen on this machine."""
        liar = self

        class Handler(Quiet):
            def do_GET(self) -> None:  # noqa: N802  # named by http.server
                self._answer(liar.told(self.path))

            def do_POST(self) -> None:  # noqa: N802  # named by http.server
                body = self.rfile.read(int(self.headers["Content-Length"])).decode()
                said = {name: values[0] for name, values in parse_qs(body).items()}
                self._answer(liar.token(said, self.headers.get("Authorization", "")))

            def _answer(self, content: dict[str, Any] | None) -> None:
                liar.asked.append(self.path)
                body = json.dumps(content or {"error": "invalid_grant"}).encode()
                self.send_response(liar.status if content else 400)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

        with listening(Handler) as self.address:
            yield self

    def told(self, path: str) -> dict[str, Any]:
        """What it says about itself."""
        if path == "/keys":
            return {"keys": [self._public(name) for name in self.keys]}
        ends = {"authorization": "authorise?club=1", "token": "token"}
        about = {f"{name}_endpoint": f"{self.address}/{end}" for name, end in ends.items()}
        return {"issuer": self.address, "jwks_uri": f"{self.address}/keys", **about}

    def answer_to(self, url: str) -> dict[str, str]:
        """What a browser brings back that was sent there."""
        said, code = dict(parse_qsl(urlsplit(url).query)), secrets.token_urlsafe(8)
        self._codes[code] = said
        return {"state": said["state"], "code": code}

    def token(self, said: dict[str, str], authorization: str) -> dict[str, Any] | None:
        """A token for a code, which is good once and for whoever knows verifier and secret."""
        asked = self._codes.pop(said["code"], None)
        verifier = encoded(hashlib.sha256(said["code_verifier"].encode()).digest())
        secret = base64.b64decode(authorization.removeprefix("Basic ")).decode().partition(":")[2]
        if asked is None or asked["code_challenge"] != verifier or secret.replace("%20", " ") != SECRET:
            return None
        if asked["redirect_uri"] != said["redirect_uri"]:
            return None
        return {"access_token": "x", "token_type": "Bearer", "id_token": self._signed(asked["nonce"])}

    def _signed(self, nonce: str) -> str:
        now = int(time.time())
        claims = {"iss": self.address, "sub": "ada", "aud": CLIENT, "iat": now, "exp": now + 300}
        claims |= {"nonce": nonce, "auth_time": now, "preferred_username": "ada"} | self.claims
        claims = {name: value for name, value in claims.items() if value is not None}
        key: Any = self.signs_with if self.signs_with is not None else self.keys.get(self.algorithm)
        number = f"{self.number}-{self.algorithm}"
        return jwt.encode(claims, key, algorithm=self.algorithm, headers={"kid": number})

    def _public(self, algorithm: str) -> dict[str, Any]:
        kind: Any = jwt.get_algorithm_by_name(algorithm)
        key: dict[str, Any] = kind.to_jwk(self.keys[algorithm].public_key(), as_dict=True)
        return key | {"kid": f"{self.number}-{algorithm}", "use": "sig"}
