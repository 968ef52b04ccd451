"""Tables, their logs, and what is played there."""

from dataclasses import dataclass, field

import msgspec

from happycity.rules.card_set import standard_set
from happycity.rules.config import Config
from happycity.rules.record import ConfigPart
from happycity.rules.refusals import Refusal
from happycity.rules.stamp import Stamp, check_stamp
from happycity.server.protocol.tables import ClockPart, EveningPart, Subject


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
