"""People, the ways in that they have, and the times in which nobody was served."""

from dataclasses import dataclass
from typing import NamedTuple

from happycity.server.model.notices import Contact, Subscription
from happycity.server.protocol.people import PlayerSettings

FORMER = "Former player"
"""What a deleted person is called."""
DELETED = "nobody"
"""Instead of the id of somebody who was deleted, where it matters that there was somebody."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays: a guest, an account or a program."""

    id: str
    kind: str
    name: str
    epoch: int
    settings: PlayerSettings
    created: float
    banned: float | None = None
    """Until when the host of the server does not let them in."""

    @property
    def has_account(self) -> bool:
        """Whether the name is kept with a password (or, for a program, with a token)."""
        return self.kind in ("account", "program")


class Addressee(NamedTuple):
    """Somebody who is told something, and the ways to them."""

    person: Person
    contact: Contact
    browsers: list[Subscription]


@dataclass(frozen=True, slots=True)
class Session:
    """A browser in which an account is signed in."""

    id: str
    device: str
    created: float
    seen: float
    proved: float | None = None
    """When its owner last proved who they are; a visit proves nothing."""


@dataclass(frozen=True, slots=True)
class Identity:
    """Who somebody is for the provider that the host has chosen."""

    issuer: str
    subject: str


@dataclass(frozen=True, slots=True)
class Passkey:
    """A key of a device with which somebody proves who they are."""

    id: str
    public_key: str
    uses: int
    """As far as the device counts them: a copy of it would be behind."""
    device: str
    created: float
    used: float | None


@dataclass(frozen=True, slots=True)
class Apart:
    """Whom somebody does not meet, whoever of the two wants it so, and whom they do not hear."""

    blocked: frozenset[str] = frozenset()
    unheard: frozenset[str] = frozenset()
    """Those, and everybody they have muted."""


NOT_APART = Apart()


class Account(NamedTuple):
    """An account, and the hash of its password; None: there are other ways in."""

    person: Person
    password: str | None


@dataclass(frozen=True, slots=True)
class Downtime:
    """A time in which no process ran."""

    began: float
    ended: float
