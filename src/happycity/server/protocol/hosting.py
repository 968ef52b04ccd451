"""For the host of the server and those they name, over HTTP."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from happycity.server.protocol.people import Reason
from happycity.server.protocol.terms import Name

LONGEST_BAN = 3650  # days
LONGEST_ANNOUNCEMENT = 300  # letters


class Somebody(Struct, frozen=True):
    """A person or program, as the host sees them."""

    id: str
    kind: str
    name: str
    created: float
    seen: float
    banned: float | None
    """Until when they are not let in."""


class People(Struct, frozen=True):
    """Those who were looked for, the latest first."""

    people: list[Somebody]


class ReportedLine(Struct, frozen=True):
    """Something that was said before a report."""

    player: str
    name: str
    text: str
    at: float


class Reported(Struct, frozen=True):
    """A report, with what was said at the table before it."""

    id: str
    at: float
    reason: Reason
    note: str
    table: str
    by: Somebody
    about: Somebody
    lines: list[ReportedLine]
    settled: float | None
    """When it was dealt with."""


class ReportList(Struct, frozen=True):
    """Reports that wait, the oldest first."""

    reports: list[Reported]


class Ban(Struct, forbid_unknown_fields=True, frozen=True):
    """Not to let somebody in."""

    days: Annotated[float, Meta(ge=0, le=LONGEST_BAN)]
    """From now on; 0: let them in again."""


class NewName(Struct, forbid_unknown_fields=True, frozen=True):
    """What somebody shall be called."""

    name: Name


class RecoveryByHost(Struct, frozen=True):
    """The code with which somebody replaces a lost password, once; it is shown this once."""

    code: str
    ends: float


class Removal(Struct, forbid_unknown_fields=True, frozen=True):
    """Who shall stand up."""

    player: Annotated[str, Meta(min_length=1, max_length=16)]


class NewAnnouncement(Struct, forbid_unknown_fields=True, frozen=True):
    """What everybody shall read."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_ANNOUNCEMENT)]
    hours: Annotated[float, Meta(gt=0, le=24 * 365)] = 24


class NewInvitation(Struct, forbid_unknown_fields=True, frozen=True):
    """An invitation to have an account, for one person."""

    days: Annotated[float, Meta(gt=0, le=365)] = 14


class Invitation(Struct, frozen=True):
    """The code to be passed on; it is shown this once."""

    code: str
    ends: float


class Deed(Struct, frozen=True):
    """Something that was done by the host, or by somebody they name."""

    n: int
    at: float
    by: str
    """The name of who did it; `host` for the command line."""
    what: str
    whom: str
    """The id of a player, a table or a report."""
    about: dict[str, Any]


class Deeds(Struct, frozen=True):
    """What was done, the latest first."""

    deeds: list[Deed]
