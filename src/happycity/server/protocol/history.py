"""Games that are over, over HTTP: replays, records, score sheets, stories."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct, field

from happycity.rules.record import ConfigPart, RebuildPart, ResultPart, SetupPart
from happycity.rules.stamp import Stamp
from happycity.server.protocol.tables import TableInfo
from happycity.server.protocol.telling import Step


class Games(Struct, frozen=True):
    """Finished games, newest first; `next` continues the list."""

    games: list[TableInfo]
    next: str | None


class Replay(Struct, frozen=True):
    """A finished game, step by step."""

    table: TableInfo
    first: Raw
    """The `PublicView` before the first step."""
    prices: dict[str, int]
    """What the cards that lie open in it cost whose turn it is."""
    steps: list["ReplayStep"]


class ReplayStep(Struct, frozen=True):
    """One step and the view after it."""

    step: Step
    view: Raw
    prices: dict[str, int]
    """What the cards that lie open then cost whose turn it is."""


class GameRecord(Struct, forbid_unknown_fields=True, frozen=True):
    """A record that somebody brings along; docs/notation.md explains it."""

    format: str
    config: ConfigPart
    setup: SetupPart
    chance: list[RebuildPart]
    moves: list[str]
    result: ResultPart
    stamp: Stamp | None = None
    meta: dict[str, Any] = field(default_factory=dict)
    states: list[dict[str, Any]] | None = None


class DeviceGame(Struct, forbid_unknown_fields=True, frozen=True):
    """A game that was played on a device without a server, to be taken into the caller's account."""

    record: GameRecord
    """With its secret (`meta.fair`): every shuffle is derived again."""
    ended: Annotated[float, Meta(ge=0, le=1e11)]
    """When, by the device's clock; the server believes no time that is still to come."""


class TakenGames(Struct, frozen=True):
    """The games of devices that are in the caller's account."""

    commitments: list[str]
    """By which a device knows its own."""


class ScoreLine(Struct, frozen=True):
    """What one card or monster brings at the end."""

    card: str
    place: int | None
    """From 1; None for a monster in front of the city."""
    income: int
    hearts: int
    inhabitants: int
    destroyed_by: str | None
    """The monster that sits on the card, and whose symbols these are."""
    copied: str | None
    """The special building that this one copied."""
    neighbour: int | None
    """The seat that this special building looks at."""


class CityScore(Struct, frozen=True):
    """The count of one city."""

    seat: int
    rank: int
    """From 1; equal for those who share a victory or a place."""
    market: str | None
    """Colour of the Happy Market."""
    special: str | None
    """The special building that stands in the city."""
    lines: list[ScoreLine]
    income: int
    hearts: int
    inhabitants: int
    counted: int
    """Inhabitants × hearts, or their sum."""
    lost: int
    """Points that a special building costs."""
    doubled: bool
    """Whether a special building doubled the points."""
    points: int
    coins: int


class ScoreSheet(Struct, frozen=True):
    """The count of all cities, card by card, and who wins."""

    scoring: Literal["product", "sum"]
    rounds: int
    cities: list[CityScore]
    """By seat."""
    winners: list[int]
    by_coins: bool
    """Whether coins had to decide between equal points."""
    behind_on_coins: list[int]
    """Who has as many points as the winners but fewer coins."""


class SeatRound(Struct, frozen=True):
    """How a city stood in one round."""

    coins: int
    """In hand when the seat's turn began, its income included."""
    income: int
    """This and what follows: when the round was over."""
    points: int
    inhabitants: int
    hearts: int
    cards: int
    built: list[str]
    """Cards that came into the city in this round."""


class RoundStory(Struct, frozen=True):
    """One round of a finished game."""

    round: int
    first: int
    """Number of the step with which it began."""
    last: int
    seats: list[SeatRound]
    chances: list[float]
    """By seat, when the round was over."""


class Reveal(Struct, frozen=True):
    """A hidden card was turned over, and what it did to the chances of winning."""

    step: int
    round: int
    seat: int
    """Who turned it over."""
    event: dict[str, Any] | None
    """What happened; null if nothing worth mentioning did."""
    before: list[float]
    """The chances by seat before anybody knew the card."""
    after: list[float]


class Story(Struct, frozen=True):
    """A finished game looked back on; docs/story.md tells how the chances are estimated."""

    rounds: list[RoundStory]
    chances: list[list[float]]
    """After each step, from step 0 on: every seat's chance of winning, 0 to 1."""
    luck: list[float]
    """By seat: how much hidden cards changed the chance of winning, all in all."""
    reveals: list[Reveal]
    reached: list[int]
    """After each step: how many moves had been played that were never taken back; a record numbers them."""
