"""Who is calling: people by a signed cookie, programs by a bearer token."""

import hashlib
import hmac
import secrets
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import NamedTuple

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from happycity.codes import Code
from happycity.server.model.people import Person
from happycity.server.protocol.terms import COOKIE, OWN_PAGE
from happycity.server.refusals import Denied
from happycity.server.settings import Settings, origins
from happycity.server.store import people
from happycity.server.store.database import Database

DAYS = 400
FRESH = 60.0  # seconds for which a person is remembered; hints tell of changes, unless one is lost
MOST_KNOWN = 10_000
SAFE_METHODS = frozenset(("GET", "HEAD", "OPTIONS"))


class Known(NamedTuple):
    """A person, and until when there is no need to ask the database again."""

    person: Person
    until: float


@dataclass(frozen=True, slots=True)
class Claim:
    """What a cookie says; it is believed because it is signed."""

    player: str
    epoch: int
    session: str | None
    """Of an account, so that it can be ended alone."""

    @property
    def key(self) -> str:
        """What is remembered by: the same person may be signed in elsewhere no longer."""
        return f"{self.player} {self.session}" if self.session else self.player


class Sessions:
    """Recognises people and programs, and keeps other sites' pages from speaking in their name."""

    def __init__(self, database: Database, key: str, settings: Settings, now: Callable[[], float]) -> None:
        """`key`: what cookies are signed with."""
        self._database, self._settings, self._now = database, settings, now
        self._signer = Signer(key, salt="happycity.session", digest_method=hashlib.sha256)
        self._known: dict[str, Known] = {}
        self._watched: defaultdict[str, set[Callable[[], None]]] = defaultdict(set)
        self._claims: dict[str, Claim] = {}
        self._changes = 0
        self._origins = origins(settings.origins)

    async def person_of(self, connection: HTTPConnection) -> Person | None:
        """Who calls; None: nobody we know.  A token that is not valid is refused."""
        token = bearer_token(connection)
        if token is not None:
            return await self._program(token)
        claim = self._claim(connection.cookies.get(COOKIE, ""))
        return await self._person(claim) if claim else None

    def check_welcome(self, person: Person) -> None:
        """Refuse whom the host does not let in now."""
        if person.banned and self._now() < person.banned:
            until = datetime.fromtimestamp(person.banned, UTC)
            raise Denied(Code.BANNED, until=f"{until:%Y-%m-%d %H:%M} UTC")

    def session_of(self, connection: HTTPConnection) -> str | None:
        """The session that a browser names; whether it still lasts, `person_of` says."""
        claim = self._claim(connection.cookies.get(COOKIE, ""))
        return claim.session if claim else None

    def set_cookie(self, response: Response, person: Person, session: str | None = None) -> None:
        """Let this browser be that person from now on, in this session."""
        said = f"{person.id}.{person.epoch}" + (f".{session}" if session else "")
        value = self._signer.sign(said).decode()
        response.set_cookie(
            COOKIE,
            value,
            max_age=DAYS * 86400,
            path=self._settings.root or "/",
            secure=self._settings.secure_cookies,
            httponly=True,
            samesite="lax",
        )

    def drop_cookie(self, response: Response) -> None:
        """Forget who this browser was."""
        secure, path = self._settings.secure_cookies, self._settings.root or "/"
        response.delete_cookie(COOKIE, path=path, secure=secure, httponly=True, samesite="lax")

    def check_origin(self, connection: HTTPConnection) -> None:
        """Refuse what another site's page sends in the name of whoever looks at it.

        A browser sends cookies by itself, but never a token: programs need to prove nothing more.
        """
        if bearer_token(connection) is not None:
            return
        origin = connection.headers.get("origin")
        if origin is not None and not self._is_ours(origin, connection):
            raise Denied(Code.FOREIGN_PAGE)
        if COOKIE in connection.cookies and not _comes_from_own_page(connection):
            raise Denied(Code.FOREIGN_PAGE)

    def forget(self, player: str) -> None:
        """Somebody has changed: ask the database next time."""
        self._changes += 1
        self._known = {key: known for key, known in self._known.items() if known.person.id != player}
        for doubt in [*self._watched.get(player, ())]:
            doubt()

    @contextmanager
    def watched(self, player: str, doubt: Callable[[], None]) -> Iterator[None]:
        """`doubt` is called whenever this person has changed: they may be nobody any more."""
        self._watched[player].add(doubt)
        try:
            yield
        finally:
            self._watched[player].discard(doubt)
            if not self._watched[player]:
                del self._watched[player]

    # --- cookies and tokens ---------------------------------------------------------------------------

    def _claim(self, cookie: str) -> Claim | None:
        """What a cookie says; a good one is checked once, however often it is sent."""
        claim = self._claims.get(cookie) or self._checked(cookie)
        if claim:
            if len(self._claims) >= MOST_KNOWN:
                self._claims.clear()
            self._claims[cookie] = claim
        return claim

    def _checked(self, cookie: str) -> Claim | None:
        try:
            player, epoch, *session = self._signer.unsign(cookie).decode().split(".")
            return Claim(player, int(epoch), session[0] if session else None)
        except (BadSignature, ValueError):
            return None

    async def _person(self, claim: Claim) -> Person | None:
        person = self._recall(claim.key)
        if person is None or person.epoch != claim.epoch:  # another process may have raised it just now
            changes = self._changes
            person = await self._database.read(people.visitor, claim.player, claim.session)
            self._remember(claim.key, person, changes)
        return person if person and person.epoch == claim.epoch else None

    async def _program(self, token: str) -> Person:
        hashed = token_hash(token)
        person = self._recall(hashed)
        if person is None:
            changes = self._changes
            person, stored = await self._database.read(people.program_with, hashed)
            if not hmac.compare_digest(stored, hashed):
                raise Denied(Code.BAD_TOKEN)
            self._remember(hashed, person, changes)
        assert person is not None, "a program whose token is stored"
        return person

    # --- what this process remembers --------------------------------------------------------------------

    def _recall(self, key: str) -> Person | None:
        known = self._known.get(key)
        return known.person if known and self._now() < known.until else None

    def _remember(self, key: str, person: Person | None, changes: int) -> None:
        """Keep what was read, unless somebody has changed while it was read."""
        if person is None or changes != self._changes:
            return
        now = self._now()
        if len(self._known) >= MOST_KNOWN:
            self._known = {key: known for key, known in self._known.items() if now < known.until}
        if len(self._known) < MOST_KNOWN:
            self._known[key] = Known(person, now + FRESH)

    # --- pages ------------------------------------------------------------------------------------------

    def _is_ours(self, origin: str, connection: HTTPConnection) -> bool:
        scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
        own = f"{scheme}://{connection.headers.get('host', '')}".lower()
        return origin.lower() == own or origin.lower() in self._origins


def bearer_token(connection: HTTPConnection) -> str | None:
    """The token that a program sends; other kinds of authorisation belong to proxies."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def fresh_token() -> str:
    """A token that nobody guesses."""
    return "hc_" + secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """What is stored of a token: it has 256 bits of its own, so that no salt and no slow hash is needed."""
    return hashlib.sha256(token.encode()).hexdigest()


def _comes_from_own_page(connection: HTTPConnection) -> bool:
    """WebSockets cannot send headers of ours, but browsers always say their origin."""
    if connection.scope["type"] == "websocket":
        return "origin" in connection.headers
    return connection.scope["method"] in SAFE_METHODS or OWN_PAGE in connection.headers
