"""The host's provider of log-ins (OpenID Connect): where people are sent, what is believed of the answer.

Authorisation code flow with PKCE.  A browser keeps one secret; state, nonce and the code's verifier follow
from it, so that an answer is good in the browser that asked, and nowhere else.
"""

import asyncio
import hashlib
import hmac
import secrets
import time
from base64 import b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from happycity.codes import Code
from happycity.server.base64url import encoded
from happycity.server.model.people import Identity
from happycity.server.refusals import Denied
from happycity.server.settings import LOOPBACK, Settings

ALGORITHMS = ("RS256", "ES256")
"""Of signatures that only the provider can make."""
PATIENCE = 10.0  # seconds for each answer of the provider
HURRY = 4.0  # the same, while somebody waits to be led there
THERE_FOR = 10.0  # seconds for which it is believed to be there
LONGEST = 512 * 1024  # bytes of one
KEPT_FOR = 3600.0  # seconds for which is believed what the provider says about itself
LOOK_AGAIN = 60.0  # seconds after which keys are looked for anew if one is unknown
PAUSE = 3.0  # seconds for which it is not asked again after it did not answer
LEEWAY = 60  # seconds by which clocks may differ
MINUTES = 10
"""In which somebody has to come back."""
FRESH_FOR = (
    600.0  # seconds after which whoever has no password has to log in again for what is for the owner alone
)


class Knock(NamedTuple):
    """One log-in, as the browser began it: all follows from a secret that only it keeps."""

    secret: str

    @classmethod
    def fresh(cls) -> "Knock":
        """A new one."""
        return cls(secrets.token_urlsafe(32))

    @property
    def state(self) -> str:
        """What the answer has to bring back."""
        return self._part("state")

    @property
    def nonce(self) -> str:
        """What the provider has to sign."""
        return self._part("nonce")

    @property
    def verifier(self) -> str:
        """With what the code is fetched (RFC 7636)."""
        return self._part("verifier")

    @property
    def challenge(self) -> str:
        """What the provider is told of it before."""
        return encoded(hashlib.sha256(self.verifier.encode()).digest())

    def _part(self, name: str) -> str:
        return encoded(hmac.digest(self.secret.encode(), name.encode(), "sha256"))


@dataclass(frozen=True, slots=True)
class Proof:
    """What the provider says, once it is believed."""

    identity: Identity
    names: tuple[str, ...]
    """What somebody may want to be called, the best first."""
    logged_in: float | None
    """When they last showed the provider who they are, if it says so."""


class Known(NamedTuple):
    """What the provider says about itself."""

    issuer: str
    authorise: str
    token: str
    by_post: bool
    """Whether it wants the secret in the body."""
    keys: Mapping[str | None, Any]
    """By id."""
    read: float


class Provider:
    """The provider that the settings name."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self._issuer, self._client = settings.oidc_issuer, settings.oidc_client
        self._secret, self._clock = settings.oidc_secret, clock
        self._known: Known | None = None
        self._down_until = 0.0
        self._looking = asyncio.Lock()

    async def way_there(self, knock: Knock, back: str, *, anew: bool) -> str:
        """Where a browser is sent; `anew`: somebody has to prove who they are, even if the provider knows."""
        known = await self._look(THERE_FOR, HURRY)
        said = {
            "response_type": "code",
            "client_id": self._client,
            "redirect_uri": back,
            "scope": "openid profile",
            "state": knock.state,
            "nonce": knock.nonce,
            "code_challenge": knock.challenge,
            "code_challenge_method": "S256",
        }
        if anew:
            said |= {"prompt": "login", "max_age": "0"}
        mark = "&" if urlsplit(known.authorise).query else "?"
        return f"{known.authorise}{mark}{urlencode(said)}"

    async def proof(self, knock: Knock, code: str, back: str) -> Proof:
        """What the provider says of whoever brings this code; refused if it cannot be believed."""
        known = await self._look(KEPT_FOR)
        said = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": back,
            "code_verifier": knock.verifier,
            "client_id": self._client,
        }
        headers = {}
        if self._secret and known.by_post:
            said["client_secret"] = self._secret
        elif self._secret:
            pair = f"{quote(self._client, safe='')}:{quote(self._secret, safe='')}"
            headers["Authorization"] = f"Basic {b64encode(pair.encode()).decode()}"
        answer = await asyncio.to_thread(_fetched, known.token, urlencode(said).encode(), headers)
        token = answer.get("id_token")
        if not isinstance(token, str):
            raise Denied(Code.BAD_PROOF)
        return await self._believed(token, known, knock.nonce)

    async def _believed(self, token: str, known: Known, nonce: str) -> Proof:
        import jwt

        try:
            number = jwt.get_unverified_header(token).get("kid")
            if number not in known.keys:  # it may have made new ones
                known = await self._look(LOOK_AGAIN)
            claims = jwt.decode(
                token,
                key=_key(known, number),
                algorithms=list(ALGORITHMS),
                audience=self._client,
                issuer=known.issuer,
                leeway=LEEWAY,
                options={"require": ["iss", "sub", "aud", "exp", "iat", "nonce"]},
            )
        except jwt.PyJWTError:
            raise Denied(Code.BAD_PROOF) from None
        if not hmac.compare_digest(str(claims["nonce"]).encode(), nonce.encode()):
            raise Denied(Code.BAD_PROOF)
        if claims.get("azp", self._client) != self._client:
            raise Denied(Code.BAD_PROOF)
        return _proof(known.issuer, claims)

    async def _look(self, newer: float, patience: float = PATIENCE) -> Known:
        """What the provider says about itself, at most so many seconds old."""
        async with self._looking:
            if self._known is None or self._clock() - self._known.read > newer:
                if self._clock() < self._down_until:  # whoever waited for the one before need not wait again
                    raise Denied(Code.PROVIDER_DOWN)
                try:
                    self._known = await asyncio.to_thread(_looked_up, self._issuer, self._clock(), patience)
                except Denied:
                    self._down_until = self._clock() + PAUSE
                    raise
            return self._known


def _key(known: Known, number: str | None) -> Any:
    import jwt

    if number is None and len(known.keys) == 1:
        return next(iter(known.keys.values()))
    if number not in known.keys:
        raise jwt.InvalidKeyError(number)
    return known.keys[number]


def _proof(issuer: str, claims: Mapping[str, Any]) -> Proof:
    subject, logged_in = claims["sub"], claims.get("auth_time")
    if not 0 < len(subject) <= 255:
        raise Denied(Code.BAD_PROOF)
    wished = (claims.get(name) for name in ("preferred_username", "nickname", "name", "given_name"))
    names = tuple(name.partition("@")[0] for name in wished if isinstance(name, str))
    return Proof(
        Identity(issuer, subject), names, float(logged_in) if isinstance(logged_in, int | float) else None
    )


def _looked_up(issuer: str, now: float, patience: float) -> Known:
    """Discovery (OpenID Connect Discovery 1.0), and the keys."""
    import jwt

    about = _fetched(f"{issuer.rstrip('/')}/.well-known/openid-configuration", patience=patience)
    try:
        if about["issuer"].rstrip("/") != issuer.rstrip("/"):
            raise Denied(Code.PROVIDER_DOWN)
        there = [_checked(about[name]) for name in ("authorization_endpoint", "token_endpoint", "jwks_uri")]
        found = jwt.PyJWKSet.from_dict(_fetched(there[2], patience=patience)).keys
        ways = about.get("token_endpoint_auth_methods_supported") or ["client_secret_basic"]
        by_post = "client_secret_basic" not in ways
    except (KeyError, TypeError, AttributeError, jwt.PyJWTError):
        raise Denied(Code.PROVIDER_DOWN) from None
    keys = {key.key_id: key for key in found if key.algorithm_name in ALGORITHMS}
    return Known(about["issuer"], there[0], there[1], by_post, keys, now)


def _checked(address: str) -> str:
    """By TLS, or on this machine, as the issuer."""
    parts = urlsplit(address)
    if parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in LOOPBACK):
        return address
    raise Denied(Code.PROVIDER_DOWN)


class _Nowhere(HTTPRedirectHandler):
    """Leads nowhere: a secret is sent to where the provider said, and not on from there."""

    def redirect_request(self, *_: Any) -> None:
        """No other address is asked."""


_opener = build_opener(_Nowhere)


def _fetched(
    address: str,
    content: bytes | None = None,
    headers: Mapping[str, str] | None = None,
    patience: float = PATIENCE,
) -> Any:
    """An object of JSON; in a thread of its own, because it may take seconds."""
    request = Request(address, content, {"Accept": "application/json", **(headers or {})})
    try:
        with _opener.open(request, timeout=patience) as answer:
            found = msgspec.json.decode(answer.read(LONGEST))
    except HTTPError as error:
        error.close()
        refused = content is not None and 400 <= error.code < 500
        raise Denied(Code.PROVIDER_REFUSED if refused else Code.PROVIDER_DOWN) from None
    except (URLError, OSError, ValueError, msgspec.DecodeError):
        raise Denied(Code.PROVIDER_DOWN) from None
    if not isinstance(found, dict):
        raise Denied(Code.PROVIDER_DOWN)
    return found
