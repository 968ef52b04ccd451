"""Circles, such as a family or a club: their members, tables, results and standings; over HTTP."""

from typing import Annotated

from msgspec import Meta, Struct

from happycity.server.protocol.people import ModeStatistics
from happycity.server.protocol.tables import TableInfo
from happycity.server.protocol.terms import Name


class NewCircle(Struct, forbid_unknown_fields=True, frozen=True):
    """A circle to make; whoever makes it is its owner."""

    name: Name


class CircleName(Struct, forbid_unknown_fields=True, frozen=True):
    """What a circle is to be called."""

    name: Name


class Heir(Struct, forbid_unknown_fields=True, frozen=True):
    """The member who is to be the owner."""

    player: Annotated[str, Meta(min_length=1, max_length=16)]


class CircleInfo(Struct, frozen=True):
    """A circle of the caller, or one to which they are asked."""

    id: str
    name: str
    members: int
    asked_by: str | None
    """Who has asked the caller; None: they are in."""


class Circles(Struct, frozen=True):
    """The caller's circles by name."""

    circles: list[CircleInfo]


class Member(Struct, frozen=True):
    """Somebody in a circle, or asked to it."""

    player: str
    name: str
    account: bool
    look: str | None
    since: float
    asked: bool
    """They have not answered."""


class Standing(Struct, frozen=True):
    """How somebody stands in a circle."""

    player: str
    name: str
    games: int
    wins: float
    """Shared victories count in part."""
    win_share: float
    by_mode: list[ModeStatistics]


class CirclePage(Struct, frozen=True):
    """A circle as its members see it; nobody else does."""

    id: str
    name: str
    owner: str
    created: float
    link: str
    """The code of the link with which one comes in."""
    members: list[Member]
    """The oldest first."""
    tables: list[TableInfo]
    """Those that wait or are played, the newest first."""
    games: list[TableInfo]
    """The twenty that ended last."""
    standings: list[Standing]
    recent: list[Standing]
    """The same over the last thirty days."""


class CircleDoor(Struct, frozen=True):
    """What a link leads into."""

    name: str
    members: int
    circle: str | None
    """Its id, if the caller is in already."""


class CircleResult(Struct, frozen=True):
    """How a game of a circle ended for one seat."""

    table: str
    ended: float
    mode: str
    players: int
    rated: bool
    seat: int
    name: str
    """Empty for bots, and for people who were deleted."""
    points: int
    won: float


class CircleResults(Struct, frozen=True):
    """All of them, the oldest first."""

    results: list[CircleResult]
