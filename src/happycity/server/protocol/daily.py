"""The deal of the day over HTTP."""

from typing import Literal

from msgspec import Struct

from happycity.rules.record import ConfigPart


class DailyResult(Struct, frozen=True):
    """How the caller's game of a deal ended."""

    points: int
    rank: int
    """At the table, from 1."""
    better: int | None
    """Of the others who played this deal, how many in a hundred have fewer points; None: nobody else did."""


DailyState = Literal["new", "playing", "done", "closed", "late"]
"""`closed`: given up; `late`: ended too late to count."""


class DailySet(Struct, frozen=True):
    """One deal of a day, and how far the caller is with it."""

    mode: str
    """family or expert, with +grozilla."""
    config: ConfigPart
    seats: list[str | None]
    """By seat: the level of the bot; None is whoever plays."""
    state: DailyState
    """`closed`: given up; `late`: ended too late to count."""
    table: str | None
    """The caller's table, once there is one."""
    result: DailyResult | None
    """Of a game that counts."""
    players: int
    """How many have finished it."""


class DailyDay(Struct, frozen=True):
    """The deals of one day."""

    day: str
    """A date of UTC, as 2026-11-17."""
    commitment: str
    """SHA-256 of the day's secret; shown from the day before on."""
    secret: str | None
    """The secret itself, once the day is over: every deal of the day follows from it (docs/fairness.md)."""
    sets: list[DailySet]


class DailyPromise(Struct, frozen=True):
    """A day whose deals are decided and not told yet."""

    day: str
    commitment: str


class Daily(Struct, frozen=True):
    """The deals of today, those of yesterday, and that tomorrow's are decided."""

    counts: bool
    """Whether results are compared; not where a browser answers by itself."""
    today: DailyDay
    yesterday: DailyDay | None
    tomorrow: DailyPromise
    streak: int
    """On how many days in a row, up to now, the caller has finished a deal."""


class DailyPlace(Struct, frozen=True):
    """A place in the standings of a deal."""

    place: int
    player: str
    name: str
    look: str | None
    points: int


class DailyCount(Struct, frozen=True):
    """How many have reached so many points."""

    points: int
    players: int


class DailyLine(Struct, frozen=True):
    """A game of a deal: what was built in it."""

    game: str
    """By which it can be replayed."""
    seat: int
    points: int
    rank: int
    inhabitants: int
    hearts: int
    special: str | None
    """The special building that stands in the city."""
    built: list[list[str]]
    """By round: the cards that came into the city."""


class DailyStandings(Struct, frozen=True):
    """How a deal was played.

    Before the day is over only who has finished it is told more than how many have.
    """

    day: str
    mode: str
    config: ConfigPart
    over: bool
    """Whether the day is over."""
    players: int
    """How many have finished."""
    mine: DailyResult | None
    first: list[DailyPlace]
    """The first ten."""
    points: list[DailyCount]
    """From few points to many."""
    line: DailyLine | None
    """The caller's game."""
    master: DailyLine | None
    """The game of the strongest bot from the same seat; None while it is being played."""
