"""Club evenings over HTTP."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from happycity.rules.record import ConfigPart
from happycity.server.protocol.tables import ClockPart
from happycity.server.protocol.terms import Name

MOST_ROUNDS = 20
MOST_ENTRANTS = 128

EveningKind = Literal["duplicate", "swiss", "round-robin"]
"""`duplicate`: all tables of a round play the same deal; the others are rated, each table has its own."""
EveningPace = Literal["break", "host"]
"""When the next round begins: by itself after a minute's break, or when the host says so."""
EveningStatus = Literal["gathering", "playing", "over"]


class NewEvening(Struct, forbid_unknown_fields=True, frozen=True):
    """An evening to make; nobody can keep one waiting, so that there is always a clock."""

    name: Name
    kind: EveningKind
    config: ConfigPart
    """What is played; `players` sit at each table."""
    clock: ClockPart
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 5
    """A round robin has as many as it takes."""
    pace: EveningPace = "break"


class EntrantNumber(Struct, forbid_unknown_fields=True, frozen=True):
    """Somebody who takes part, by their number."""

    number: Annotated[int, Meta(ge=0, lt=MOST_ENTRANTS)]


class EveningEntrant(Struct, frozen=True):
    """Somebody who takes part."""

    number: int
    """From 0, in the order of coming."""
    player: str | None
    """Their id; None if they were deleted since."""
    name: str | None
    look: str | None
    """The face they chose; None: by their id."""
    left: bool
    """Whether they went before the end: from the next round on they do not play."""


class EveningSeat(Struct, frozen=True):
    """A seat at a table of an evening, and how the game ended for whoever sits there."""

    entrant: int | None
    """Their number; None: a bot, for somebody who is missing."""
    points: int | None
    """This and what follows: None before the game is over.  Who resigned has no points and no coins."""
    coins: int | None
    share: float | None
    """Of the victory."""
    luck: float | None
    """How much hidden cards changed the chance of winning (docs/story.md); None: not yet worked out."""
    match: float | None
    """Of a duplicate, once the round is over: of the others in the same seat, what part was worse, those
    who were equal counted half; None also if nobody else sat there."""


class EveningTable(Struct, frozen=True):
    """A table of an evening."""

    round: int
    """From 1."""
    number: int
    """From 1."""
    table: str
    """Its id."""
    status: Literal["dealing", "playing", "over", "closed"]
    seats: list[EveningSeat]


class EveningPlace(Struct, frozen=True):
    """A place in the standings, by all rounds that are over."""

    place: int
    """From 1; equal for those who are."""
    entrant: int
    games: int
    """That counted."""
    score: float | None
    """Of a duplicate: the mean of `match`.  Otherwise: victories, shared ones in part; a rest counts as
    their mean.  None: nothing counted yet."""
    strength: float | None
    """Of all but a duplicate: the scores of all they have met; decides between equal scores."""
    share: float | None
    """Of the victory, on average."""
    adjusted: float | None
    """The same without the luck of hidden cards, by the games whose luck is known."""
    reviewed: int
    """Games whose luck is known."""


class EveningInfo(Struct, frozen=True):
    """An evening, as lists show it."""

    id: str
    name: str
    kind: EveningKind
    config: ConfigPart
    clock: ClockPart
    rounds: int
    """Of a round robin that has not begun: 0."""
    pace: EveningPace
    status: EveningStatus
    round: int
    """The last that has begun; 0 before the first."""
    host: str | None
    """The id of whoever made it; None if they were deleted since."""
    people: int
    """How many take part."""
    created: float


class Evening(EveningInfo, frozen=True):
    """An evening, as everybody may see it who knows its id."""

    hosted_by: str | None
    """The host's name."""
    due: float | None
    """When the next round begins by itself."""
    rests: bool
    """Whether a round is over, and the next has not begun."""
    now: float
    """The server's time."""
    commitment: str
    """SHA-256 of the secret that decides every deal (docs/fairness.md)."""
    secret: str | None
    """The secret itself, once the evening is over."""
    entrants: list[EveningEntrant]
    tables: list[EveningTable]
    """Of all rounds, in order."""
    standings: list[EveningPlace]


class Evenings(Struct, frozen=True):
    """The caller's evenings, the newest first."""

    evenings: list[EveningInfo]
