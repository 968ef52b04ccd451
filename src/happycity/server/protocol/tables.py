"""Tables over HTTP: made, joined, changed, shown; what is asked of a teacher or agreed at one."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from happycity.rules.fairness import Hex
from happycity.rules.record import ConfigPart
from happycity.rules.stamp import Stamp
from happycity.server.protocol.terms import BOT_PAUSE_MS, LONGEST_PAUSE, Name, TableId


class ClockPart(Struct, forbid_unknown_fields=True, frozen=True):
    """`live`: seconds for every decision, and a bank for longer ones; `slow`: the same in days of seconds."""

    kind: Literal["live", "slow"]
    move_seconds: Annotated[int, Meta(ge=5, le=30 * 86400)]
    bank_seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0


class SeatWish(Struct, forbid_unknown_fields=True, frozen=True):
    """Who shall sit in a seat: `me` (several: pass and play), a `bot`, or whoever comes (`open`)."""

    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    """What the person in a seat of `me` is called, if not as usual."""
    bot: Annotated[str, Meta(max_length=24)] | None = None
    """A level: newcomer, resident, shopkeeper, architect, mayor, master."""


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """A table to open.  One without open seats starts at once."""

    config: ConfigPart
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=5)]
    public: bool = False
    rated: bool = False
    clock: ClockPart | None = None
    chat: Literal["everybody", "accounts", "nobody"] = "everybody"
    pause_ms: Annotated[int, Meta(ge=0, le=5000)] = BOT_PAUSE_MS
    """How long a bot's move waits, so that people can follow."""
    training: bool = False
    """One person among bots, who may take everything back: tables of a browser only."""
    circle: TableId | None = None
    """Of the caller: its members find the table in their list."""


PartState = Literal["promised", "given", "withheld"]


class SeatInfo(Struct, frozen=True):
    """Who sits in a seat."""

    seat: int
    kind: Literal["open", "asked", "person", "program", "bot"]
    """`asked`: kept for somebody who was asked for a rematch and has not answered."""
    player: str | None
    """The id of the person or program."""
    name: str | None
    bot: str | None
    """The level of a bot."""
    account: bool
    """Whether the name is kept with a password."""
    resigned: str | None = None
    """The id of whoever sat here and resigned: a bot plays on under their name.  `nobody`: was deleted."""
    promise: str | None = None
    """The hash of what whoever sits here adds to the shuffles (docs/fairness.md); with the first of their
    seats."""
    part: PartState | None = None
    """What has become of it: `withheld` if it was not given in time."""
    look: str | None = None
    """The face and the colour that somebody has chosen: `owl/plum`, `owl`, `/plum`; None: neither."""


class RatingChange(Struct, frozen=True):
    """What a rated game did to a player's rating in this kind of game (`RatingData.shown`)."""

    before: int
    after: int
    games: int
    """Rated games of this kind, this one included."""


class Result(Struct, frozen=True):
    """How a game ended, by seat."""

    points: list[int]
    coins: list[int]
    winners: list[int]
    ratings: list[RatingChange | None] | None = None
    """Of a rated game; None for a seat whose player was deleted during the game."""


class TableInfo(Struct, frozen=True):
    """A table as everybody may see it."""

    id: str
    status: Literal["open", "dealing", "playing", "over", "closed"]
    """`dealing`: all promises are fixed, and the server waits a moment for what was promised."""
    config: ConfigPart
    public: bool
    rated: bool
    clock: ClockPart | None
    chat: str
    """Who may chat: everybody, accounts or nobody."""
    chat_pause: int
    """Seconds between two lines of one person, as the table's host wishes; the server may ask for more."""
    pause_ms: int
    device: bool
    """Played on a device without a server; on a server: taken into an account later."""
    host: str
    """The id of whoever opened it."""
    seats: list[SeatInfo]
    seq: int
    """Entries in the log."""
    commitment: str
    """SHA-256 of the secret that decides every shuffle (docs/fairness.md)."""
    secret: str | None
    """The secret itself, once the game is over; that of a duplicate is told by its record alone."""
    created: float
    ended: float | None
    previous: str | None
    """The table that this is the rematch of."""
    next: str | None
    """The table of the rematch."""
    result: Result | None
    hints: list[int]
    """By seat: about how many decisions hints were given."""
    agreements: list["Agreement"]
    """What those who play can decide together, and what they have said to it so far."""
    absent: list[int]
    """Seats whose people have had no page open for a minute while the game waited, and are not back."""
    practice: "Practice | None"
    """What is tried once more: tables of a browser only."""
    daily: str | None
    """The day whose deal is played, as 2026-11-17."""
    circle: str | None
    """Whose members find it in their list; nobody else can open that."""
    evening: "EveningPart | None"
    """Of which club evening it is a table."""
    training: bool
    """Everything can be taken back, and chances are told: tables of a browser only."""
    stamp: Stamp
    foreign: bool
    """Its rules or cards are not known here: it is kept and listed, and cannot be opened."""


class EveningPart(Struct, frozen=True):
    """A table of a club evening; it waits for nobody but its clock."""

    id: str
    """Of the evening."""
    round: int
    """From 1."""
    number: int
    """Of the table in that round, from 1."""
    duplicate: bool
    """All tables of the round play the same deal: nothing of it is told while one still does."""


class Practice(Struct, frozen=True):
    """A game that goes on from a position of another one, or of a puzzle, with hidden cards dealt anew."""

    record: dict[str, Any] | None
    """The other game; null: a puzzle is solved."""
    number: int
    """Of the move before which it goes on; 0 for a puzzle."""
    puzzle: "PuzzlePart | None"
    seat: int
    """Who plays; the others are bots."""
    level: str


class PuzzlePart(Struct, frozen=True):
    """A puzzle of the package, as far as a table needs it."""

    id: str
    state: str
    """The kernel's state, in base64."""


class ChoiceWorth(Struct, frozen=True):
    """A choice and what it is worth; docs/review.md tells how that is found out."""

    move: str
    chances: list[float]
    """Of winning, by seat."""
    behind: float
    """What it costs the one who decides, compared with the best choice: part of a victory."""
    error: float
    """The error bar of that."""
    equal: bool
    """Nobody can say that the best choice is better."""
    worlds: int
    """Imagined worlds in which it was tried."""


class Ground(Struct, frozen=True):
    """A fact that speaks for a choice: the message `because-<code>` and what fills it (docs/review.md)."""

    code: str
    facts: dict[str, int | str]


class Hint(Struct, frozen=True):
    """What looks best, for somebody who has to decide."""

    seq: int
    seat: int
    choices: list[ChoiceWorth]
    """The best first."""
    grounds: list[Ground]
    """What speaks for the best."""
    hints: int
    """How many this seat has had in this game, with this one."""


Subject = Literal["hints", "bot", "end"]
"""`hints`: for everybody; `bot`: one plays for somebody absent; `end`: the game ends without a result."""


class Agreement(Struct, frozen=True):
    """What those who play have said to something that all who are asked have to want."""

    subject: Subject
    seat: int | None
    """Whom a bot shall play for; None for everything else."""
    asked: list[int]
    """The seats that have to say yes: to `bot`, and to `end` where nothing counts, those who are present."""
    yes: list[int]
    """Seats whose players want it; whoever asked is the first."""
    no: int | None
    """The seat of whoever said no, or took their yes back, as long as nobody has asked again."""
    round: int
    """The round of that no: in it nobody can ask again."""
    complete: bool
    """All who are asked say yes."""


class Answer(Struct, forbid_unknown_fields=True, frozen=True):
    """What one says to something that needs consent: the first yes asks the others, a no ends it for all.

    A no to `bot` only takes the own yes back: nobody keeps a game waiting for ever.
    """

    subject: Subject
    yes: bool
    seat: Annotated[int, Meta(ge=0, le=4)] | None = None
    """Of `bot`: whom it shall play for."""


class Why(Struct, frozen=True):
    """What plainly speaks for a bot's move, from what its seat could know."""

    seq: int
    """The number of the step."""
    seat: int
    move: str
    grounds: list[Ground]
    """Empty if nothing is plain."""


class Join(Struct, forbid_unknown_fields=True, frozen=True):
    """Sit down: in that seat, or in the first open one."""

    seat: Annotated[int, Meta(ge=0, le=4)] | None = None
    name: Name | None = None


class ShufflePromise(Struct, forbid_unknown_fields=True, frozen=True):
    """Before the game begins: the SHA-256 hash of what one will add to the shuffles (docs/fairness.md).

    One that comes when the game has just begun is too late: the answer shows the seat without it.
    """

    promise: Hex


class ShufflePart(Struct, forbid_unknown_fields=True, frozen=True):
    """While the table is `dealing`: what was promised, 256 random bits in 64 hexadecimal digits."""

    nonce: Hex


class Seating(Struct, forbid_unknown_fields=True, frozen=True):
    """What the host does with a seat before the start: `open` sends whoever sits there away, `none` takes the
    seat itself away."""

    seat: Annotated[int, Meta(ge=0, le=4)]
    """The number after the last one adds a seat."""
    kind: Literal["bot", "open", "none"]
    bot: Annotated[str, Meta(max_length=24)] | None = None


class ChatRule(Struct, forbid_unknown_fields=True, frozen=True):
    """Who may chat at the table."""

    chat: Literal["everybody", "accounts", "nobody"]
    pause: Annotated[int, Meta(ge=0, le=LONGEST_PAUSE)] = 0
    """Seconds between two lines of one person."""


class Changes(Struct, forbid_unknown_fields=True, frozen=True):
    """What the host of a table that has not begun now wants to be played there, and how."""

    specials: Literal["family", "expert"]
    grozilla: bool
    scoring: Literal["product", "sum"]
    public: bool
    rated: bool
    clock: ClockPart | None


class WatchedTable(TableInfo, frozen=True):
    """A game that anybody may watch."""

    round: int
    watchers: int
    """Who has no seat there and looks on, the caller included."""
    followable: list[str]
    """Ids of those of its people who are at it just now and let that be seen."""


class Watchable(Struct, frozen=True):
    """Public games with people that are played just now, those with the latest move first."""

    games: list[WatchedTable]


class OwnTable(TableInfo, frozen=True):
    """An unfinished table of the caller, and where its game is."""

    round: int | None
    """None before it has begun."""
    turn: int | None
    """The seat that has to decide."""
    yours: bool
    """Whether that is one of the caller's: the table waits for them."""


class OwnTables(Struct, frozen=True):
    """The caller's unfinished tables."""

    tables: list[OwnTable]
