"""The ways into an account over HTTP: passwords, codes, browsers, passkeys."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from happycity.server.protocol.notices import LONGEST_MAIL
from happycity.server.protocol.people import Me
from happycity.server.protocol.terms import Name, Password


class Credentials(Struct, forbid_unknown_fields=True, frozen=True):
    """A name and a password."""

    name: Name
    password: Password


class NewAccount(Struct, forbid_unknown_fields=True, frozen=True):
    """A name, a password and, where that is asked for, an invitation."""

    name: Name
    password: Password
    invitation: Annotated[str, Meta(max_length=40)] | None = None


class PasswordChange(Struct, forbid_unknown_fields=True, frozen=True):
    """The present password and the next one; an account without one has logged in a moment ago instead."""

    password: Password | None
    new_password: Password


class Confirmation(Struct, forbid_unknown_fields=True, frozen=True):
    """The password once more, for what somebody else at an open browser must not do.

    An account without a password has logged in a moment ago instead.
    """

    password: Password | None


class RecoveryCodes(Struct, frozen=True):
    """Codes for a lost password, each for once."""

    left: int
    """How many still work."""
    codes: list[str] | None = None
    """The codes themselves, shown only when they are made."""


class Recovery(Struct, forbid_unknown_fields=True, frozen=True):
    """A code instead of the password that was lost, and the next password."""

    name: Name
    code: Annotated[str, Meta(min_length=1, max_length=80)]
    new_password: Password


class LostPassword(Struct, forbid_unknown_fields=True, frozen=True):
    """Whose password is lost: the name of an account, or the mail address that it has confirmed."""

    who: Annotated[str, Meta(min_length=1, max_length=LONGEST_MAIL)]


class SessionInfo(Struct, frozen=True):
    """A browser in which an account is signed in."""

    id: str
    device: str
    """Such as `Firefox · Android`; empty if it does not say."""
    created: float
    seen: float
    current: bool
    """Whether it is the one that asks."""


class SessionList(Struct, frozen=True):
    """All of them, the one that was used last at the beginning."""

    sessions: list[SessionInfo]


class PasskeyWish(Struct, frozen=True):
    """What a browser is asked for: options of WebAuthn, as JSON."""

    options: dict[str, Any]


class PasskeyAnswer(Struct, forbid_unknown_fields=True, frozen=True):
    """What a browser answers: a credential of WebAuthn, as JSON."""

    credential: dict[str, Any]


class ProviderWish(Struct, frozen=True):
    """Where a browser goes to log in with the host's provider."""

    url: str


class ProviderAnswer(Struct, forbid_unknown_fields=True, frozen=True):
    """With what it comes back (OpenID Connect: authorisation code flow)."""

    state: Annotated[str, Meta(min_length=1, max_length=200)]
    code: Annotated[str, Meta(min_length=1, max_length=4000)] | None = None
    """None: the provider, or the person there, said no."""


class Arrived(Me, frozen=True):
    """Who the caller is after they came by the provider."""

    renamed: bool
    """Whether the account is new and could not be called as its owner is there: taken, or refused."""


class Access(Struct, frozen=True):
    """How the caller gets into their account."""

    has_password: bool
    provider_since: float | None
    """Since when the host's provider opens it; None: it does not."""
    fresh: bool
    """Whether this browser has logged in so lately that nothing need be confirmed."""


class PasskeyInfo(Struct, frozen=True):
    """A passkey, which some device of the account keeps."""

    id: str
    device: str
    """The browser in which it was made."""
    created: float
    used: float | None


class PasskeyList(Struct, frozen=True):
    """The caller's passkeys."""

    passkeys: list[PasskeyInfo]


class Farewell(Struct, forbid_unknown_fields=True, frozen=True):
    """Delete oneself; accounts confirm it with their password, or have logged in a moment ago."""

    password: Password | None = None
