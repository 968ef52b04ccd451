"""Tables, games and people as plain values: the store keeps them, everything else passes them around."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

import msgspec

from happycity.rules.card_set import standard_set
from happycity.rules.config import Config
from happycity.rules.record import ConfigPart
from happycity.rules.refusals import Refusal
from happycity.rules.stamp import Stamp, check_stamp
from happycity.server.protocol.notices import Channel, NoticeKind, Quiet, Template
from happycity.server.protocol.people import PlayerSettings
from happycity.server.protocol.tables import ClockPart, EveningPart, Subject

# --- tables and their logs --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where."""

    seat: int
    kind: str = "open"
    player: str | None = None
    name: str | None = None
    bot: str | None = None
    account: bool = False
    resigned: str | None = None
    """Who sat here and gave up: a bot plays on under their name, and what it reaches is not theirs.

    `DELETED` after their account was deleted: that they gave up still counts, and no longer whose it was.
    """
    promise: str | None = None
    """The hash of what whoever sits here adds to the shuffles (`game.dealing`)."""
    nonce: str | None = None
    """The same itself, once it was given."""
    look: str | None = None
    """Face and colour (`protocol.SeatInfo`)."""


NOT_BEGUN = ("open", "dealing")
"""The status of tables whose cards are not dealt."""
UNDER_WAY = ("dealing", "playing")
"""Of those at which nobody sits down any more, and somebody has to act."""
UNFINISHED = ("open", "dealing", "playing")
"""Of those that are neither over nor closed."""
NOBODY = ""
"""The host of tables that the server itself opens."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it stands in the database: everything but the log of its game."""

    id: str
    status: str
    config: str
    options: str
    host: str
    public: bool
    secret: str
    commitment: str
    bot_seed: str
    created: float
    seats: tuple[Seat, ...]
    version: int = 1
    seq: int = 0
    first: int | None = None
    began: float | None = None
    ended: float | None = None
    previous: str | None = None
    next: str | None = None
    result: str | None = None
    circle: str | None = None
    """Whose members find it in their list."""
    rules: int = field(default_factory=lambda: standard_set().stamp.rules)
    """The number of the rules that are played; a new table has the newest."""
    cards: str = field(default_factory=lambda: standard_set().stamp.cards)
    """A hash of the cards."""
    unsealed: bool = False
    """It is one of a duplicate, and all have played its deal: known to whoever reads it, written nowhere."""


SERVERS = "server:"
"""How the keys of the server's own entries begin; no key of a client's has a colon."""
AGREED = f"{SERVERS}agreed-"
"""How those begin that follow from an agreement: a bot plays for somebody absent, until they are back."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of a game's log."""

    table_id: str
    seq: int
    kind: str
    seat: int | None
    move: str | None
    key: str
    by_bot: bool
    hold: bool
    at: float
    spent: float
    events: str | None = None
    """What was shown of it, as rows of JSON; None: it was kept before that was."""

    @property
    def by_server(self) -> bool:
        """Whether the server wrote it by itself: for a bot, by agreement, or because a clock has run out."""
        return self.key.startswith(SERVERS)

    @property
    def by_agreement(self) -> bool:
        """Whether it follows from what those who are present have agreed on."""
        return self.key.startswith(AGREED)


# --- what is played at a table ----------------------------------------------------------------------


class Said(msgspec.Struct, frozen=True):
    """What people who play against each other have said to something that needs their consent."""

    subject: Subject
    """What it is about."""
    seat: int | None = None
    """Whom it is about, if it is about somebody."""
    yes: tuple[int, ...] = ()
    """The seats of those who want it; whoever asked is the first."""
    no: int | None = None
    """The seat of whoever said no, as long as nobody has asked again."""
    round: int = 0
    """In which they did."""


class Options(msgspec.Struct, frozen=True):
    """The options of a table that are not the rules' affair, as they are stored."""

    rated: bool
    clock: ClockPart | None
    chat: str
    pause_ms: int
    device: bool = False
    """Played on a device without a server, and taken into an account later."""
    hints: tuple[int, ...] = ()
    """By seat, as soon as one was given."""
    hinted: int | None = None
    """How far the log went when the last one was given: the same decision counts once."""
    agreements: tuple[Said, ...] = ()
    """What was said, as soon as somebody has asked."""
    absent: tuple[int, ...] = ()
    """Seats whose people had no page open while the game waited, and have not come back since."""
    chat_pause: int = 0
    """Seconds between two lines of one person."""
    daily: str | None = None
    """The day whose deal is played (`days.py`)."""
    evening: EveningPart | None = None
    """Of which club evening it is a table."""


_options = msgspec.json.Decoder(Options)
_config = msgspec.json.Decoder(ConfigPart)


def options_of(table: StoredTable) -> Options:
    """The options of a table."""
    return options_in(table.options)


def options_in(options: str) -> Options:
    """The same as a row keeps them."""
    return _options.decode(options)


def config_of(table: StoredTable) -> ConfigPart:
    """What is played at a table."""
    return _config.decode(table.config)


def rules_of(table: StoredTable) -> Config:
    """The same for the engine."""
    return rules_in(table.config)


def rules_in(config: str) -> Config:
    """The options of a game, as they are stored, for the engine."""
    return Config(**msgspec.structs.asdict(_config.decode(config)))


def stamp_of(table: StoredTable) -> Stamp:
    """Under which rules, and with which cards, it is played."""
    return Stamp(table.rules, table.cards)


def check_known(table: StoredTable) -> None:
    """Refuse a table whose rules or cards this program does not know: it stays as it is."""
    check_stamp(stamp_of(table), standard_set().stamp)


def is_foreign(table: StoredTable) -> bool:
    """Whether it would be refused."""
    try:
        check_known(table)
    except Refusal:
        return True
    return False


# --- finished games ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How the game ended for one seat."""

    seat: int
    player: str | None
    """None for the server's own bots."""
    points: int
    won: float
    """1, or a part of it if the victory is shared."""
    cards: str
    """The buildings standing in the final city, as a JSON list; without market and special building."""
    special: str | None


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game as it is kept."""

    table_id: str
    version: int
    """Of the table as it was looked at: whoever is deleted or renamed at the last moment is not kept."""
    ended: float
    mode: str
    """family or expert, with +grozilla and +sum: what statistics and ratings tell apart, with the players."""
    rated: bool
    record: str
    """One line of JSON (docs/notation.md)."""
    result: str
    """A `protocol.Result`."""
    rows: tuple[SeatResult, ...]
    ranks: tuple[int, ...]
    """By seat: 0 for the first, equal if points and coins are (R7.5)."""
    coins: tuple[int, ...]
    """By seat, as points are: who resigned has none."""

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.rows)


@dataclass(frozen=True, slots=True)
class TakenGame:
    """A game of a device that its owner takes into an account: as if it had been played here."""

    table: StoredTable
    log: tuple[LogEntry, ...]
    finished: FinishedGame


# --- club evenings ------------------------------------------------------------------------------------


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
    news: "list[News]"


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


# --- what people are told who have no page open -------------------------------------------------------


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


# --- people and the server itself -------------------------------------------------------------------

FORMER = "Former player"
"""What a deleted person is called."""
DELETED = "nobody"
"""Instead of the id of somebody who was deleted, where it matters that there was somebody."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays: a guest, an account or a program."""

    id: str
    kind: str
    name: str
    epoch: int
    settings: PlayerSettings
    created: float
    banned: float | None = None
    """Until when the host of the server does not let them in."""

    @property
    def has_account(self) -> bool:
        """Whether the name is kept with a password (or, for a program, with a token)."""
        return self.kind in ("account", "program")


class Addressee(NamedTuple):
    """Somebody who is told something, and the ways to them."""

    person: Person
    contact: Contact
    browsers: list[Subscription]


@dataclass(frozen=True, slots=True)
class Session:
    """A browser in which an account is signed in."""

    id: str
    device: str
    created: float
    seen: float
    proved: float | None = None
    """When its owner last proved who they are; a visit proves nothing."""


@dataclass(frozen=True, slots=True)
class Identity:
    """Who somebody is for the provider that the host has chosen."""

    issuer: str
    subject: str


@dataclass(frozen=True, slots=True)
class Passkey:
    """A key of a device with which somebody proves who they are."""

    id: str
    public_key: str
    uses: int
    """As far as the device counts them: a copy of it would be behind."""
    device: str
    created: float
    used: float | None


@dataclass(frozen=True, slots=True)
class Apart:
    """Whom somebody does not meet, whoever of the two wants it so, and whom they do not hear."""

    blocked: frozenset[str] = frozenset()
    unheard: frozenset[str] = frozenset()
    """Those, and everybody they have muted."""


NOT_APART = Apart()


class Account(NamedTuple):
    """An account, and the hash of its password; None: there are other ways in."""

    person: Person
    password: str | None


@dataclass(frozen=True, slots=True)
class Downtime:
    """A time in which no process ran."""

    began: float
    ended: float
