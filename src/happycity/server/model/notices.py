"""What people are told who have no page open."""

from dataclasses import dataclass
from typing import Literal

from happycity.server.protocol.notices import Channel, NoticeKind, Quiet, Template


@dataclass(frozen=True, slots=True)
class News:
    """Something that somebody may want to be told of: written together with what brings it about."""

    player: str
    kind: NoticeKind
    table_id: str
    turn: int
    """Which turn of the game it is about (`game/news.py`), or which version of the table."""
    at: float
    """When it came about."""
    due: float
    """When it is told, if it still holds then and they are not at the table."""


@dataclass(frozen=True, slots=True)
class Notice:
    """News on the way to somebody by one channel."""

    id: str
    """The same however often it is sent: whoever gets it twice can tell."""
    player: str
    channel: Channel
    kind: NoticeKind | Literal["lost"]
    """`lost`: nobody wishes for it in advance, they asked for a link to replace a password."""
    table_id: str | None
    turn: int
    at: float
    due: float
    tries: int


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser that shows pushes."""

    id: str
    endpoint: str
    p256dh: str
    auth: str


@dataclass(frozen=True, slots=True)
class Contact:
    """Where somebody is told, and when not."""

    mail: str | None = None
    mail_confirmed: bool = False
    webhook: str | None = None
    template: Template = "json"
    quiet: Quiet | None = None
