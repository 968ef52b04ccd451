"""What the server says about itself over HTTP."""

from typing import Any, Literal

from msgspec import Struct, field

from happycity.rules.refusals import CodeText
from happycity.server.protocol.notices import Channel


class Announcement(Struct, frozen=True):
    """A line for everybody, in the words of whoever runs the server."""

    id: str
    text: str
    ends: float


class House(Struct, frozen=True):
    """What is particular to this server: what it asks for, and what it keeps for how long."""

    announcements: list[Announcement]
    """The latest first."""
    invitations_only: bool
    """Whether an account needs an invitation."""
    guests_may_chat: bool
    keep_guests_days: int
    """After which guests who do not come back are deleted; 0: never."""
    keep_chat_days: int
    """After which chat of tables that nobody plays at is deleted; 0: never."""
    provider: str | None
    """With whose accounts people can log in, too: what it is called."""
    channels: list[Channel]
    """By which people can be told when no page is open: all that leaves the server."""


class Health(Struct, frozen=True):
    """The process is there."""

    alive: bool = True


Problem = Literal["closed", "database", "schema", "scribe"]


class Readiness(Struct, frozen=True):
    """Whether the server can do its work, and what keeps it from it."""

    ready: bool
    problems: list[Problem]


class Version(Struct, frozen=True):
    """What runs here."""

    version: str
    protocol: int


class Failure(Struct, frozen=True):
    """Every answer that is not a success."""

    code: CodeText
    facts: dict[str, Any] = field(default_factory=dict)
    text: str = ""
