"""Club evenings."""

from dataclasses import dataclass
from typing import NamedTuple

from happycity.server.model.notices import News
from happycity.server.model.tables import StoredTable


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part in an evening; their name is where they themselves are kept."""

    number: int
    player: str | None
    """None if they were deleted since: their place stays."""
    left: bool = False
    """Whether they went before the end: from the next round on they do not play."""
    name: str | None = None
    kind: str | None = None
    """As that of a person."""
    look: str | None = None
    """The face they chose."""


@dataclass(frozen=True, slots=True)
class StoredEvening:
    """A club evening as it stands in the database."""

    id: str
    name: str
    host: str | None
    kind: str
    config: str
    clock: str
    rounds: int
    pace: str
    status: str
    secret: str
    created: float
    entrants: tuple[Entrant, ...] = ()
    version: int = 1
    round: int = 0
    """The last that has begun."""
    due: float | None = None
    """When the next one begins."""


class NewSitting(NamedTuple):
    """A table of a round that begins."""

    number: int
    table: StoredTable
    entrants: tuple[int | None, ...]
    """By seat; None is a bot."""
    due: float | None
    """When the server has to act there."""
    news: list[News]


@dataclass(frozen=True, slots=True)
class Score:
    """How a game of an evening ended for one seat."""

    points: int
    coins: int
    share: float
    """Of the victory."""
    luck: float | None
    """None: not yet worked out."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table of an evening: who sits there, and how it ended."""

    round: int
    number: int
    table_id: str
    status: str
    """Of the table."""
    entrants: tuple[int | None, ...]
    """By seat; None is a bot."""
    scores: tuple[Score | None, ...]
    """By seat; None before the game is over, and for good if it has no result."""


class EveningState(NamedTuple):
    """An evening as it stands."""

    evening: StoredEvening
    sittings: list[Sitting]
    """By round and number."""
    hosted_by: str | None
    """The host's name."""
