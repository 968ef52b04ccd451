"""People who know each other: who wants whom as a friend, where friends are, who invites whom; over HTTP."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from happycity.server.protocol.terms import Name

Place = Literal["lobby", "watching", "table"]
"""Where somebody is who is here: on the start page or beside it, watching a game, in a seat."""


class Acquaintance(Struct, frozen=True):
    """Somebody who was asked, or asks."""

    player: str
    name: str
    account: bool
    """Whether the name is kept with a password."""
    look: str | None
    """Face and colour (`SeatInfo.look`)."""
    since: float


class Friend(Acquaintance, frozen=True):
    """Somebody who wants the caller as a friend, as the caller wants them."""

    place: Place | None
    """None: not here, or not shown."""
    table: str | None
    """The public game at which they are, if it can be watched."""


class InvitedTo(Struct, frozen=True):
    """A table at which a seat is kept for the caller."""

    table: str
    name: str
    """Of whoever keeps it."""
    rated: bool
    again: bool
    """It is a rematch."""


class Friends(Struct, frozen=True):
    """The caller's friends by name, and who is to become one."""

    friends: list[Friend]
    asked: list[Acquaintance]
    """Whom the caller has asked; whoever says no says nothing."""
    asking: list[Acquaintance]
    """Who asks the caller."""
    invitations: list[InvitedTo]
    link: str | None
    """The code of the caller's link, until it is renewed; None: there is none."""
    shown: bool
    """Whether friends see when the caller is here."""


class AskByName(Struct, forbid_unknown_fields=True, frozen=True):
    """Ask the account with exactly this name; capitals do not matter."""

    name: Name


class Visibility(Struct, forbid_unknown_fields=True, frozen=True):
    """Whether friends see when one is here."""

    shown: bool


class Door(Struct, frozen=True):
    """Whose friend one becomes by a link."""

    player: str
    name: str
    account: bool
    look: str | None


class InviteFriend(Struct, forbid_unknown_fields=True, frozen=True):
    """Keep a seat for a friend: that one, or the first open one."""

    player: Annotated[str, Meta(min_length=1, max_length=16)]
    seat: Annotated[int, Meta(ge=0, le=4)] | None = None
