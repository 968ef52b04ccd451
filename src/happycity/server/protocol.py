"""Every message between server and client, once: docs/protocol.md, the OpenAPI description and the TypeScript
types are generated from this module.

Over a table's WebSocket both sides send JSON objects with a `type`.  Over HTTP, bodies are the structs of
the second half.  Unknown fields are refused in what clients send and may be added to what the server sends.
"""

from enum import IntEnum
from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct, field

from happycity.rules.fairness import Hex
from happycity.rules.preview import CardRefusal, Preview
from happycity.rules.record import ConfigPart, RebuildPart, ResultPart, SetupPart
from happycity.rules.refusals import CodeText
from happycity.rules.stamp import Stamp
from happycity.rules.turn_steps import TurnStep
from happycity.rules.view_data import CityData
from happycity.rules.worth import Worth

PROTOCOL = 1
"""Raised when an older client can no longer understand the server."""

REMEMBERED = 60
"""Steps that somebody who comes back can be told; who missed more sees the state alone."""

LONGEST_MESSAGE = 8 * 1024
"""Bytes of one WebSocket message or HTTP body."""

LONGEST_RECORD = 256 * 1024
"""Bytes of a record that is sent to be looked at."""

BOT_PAUSE_MS = 900
"""Before a bot moves, unless the table's host wishes otherwise: people want to see what happened."""

STAND_IN = "shopkeeper"
"""Who plays for somebody who is away: a middle level."""

LONGEST_NAME, LONGEST_PASSWORD, LONGEST_CHAT = 24, 200, 300  # letters

COOKIE = "happycity"
OWN_PAGE = "x-happy-city"
"""A header that only our own pages can send: other sites would need a permission that is never given."""

# What one connection may send and has to read; how many messages a second is a setting.
BURST_SECONDS = 3  # seconds' worth of messages that may come at once
MOST_TOO_FAST = 100  # messages refused as too fast, after which the connection is closed
MOST_WAITING = 200  # messages in an outbox; whoever does not read is disconnected and can come back
CHATS_PER_SECOND, CHAT_BURST = 0.5, 5
LONGEST_PAUSE = 300  # seconds between two lines of a slow chat


class CloseCode(IntEnum):
    """Why the server closes a connection (RFC 6455 and its registry of codes)."""

    POLICY = 1008
    FAULT = 1011
    RESTART = 1012
    TOO_SLOW = 1013


Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""Chosen by the client, new for every intent: sending it again is harmless."""
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
TableId = Annotated[str, Meta(min_length=12, max_length=12, pattern=r"^[a-z0-9]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Password = Annotated[str, Meta(min_length=1, max_length=LONGEST_PASSWORD)]
Reaction = Literal["hello", "thanks", "well-played", "wow", "oops", "thinking", "hurry", "good-game"]


# --- what a client sends over the table's WebSocket -----------------------------------------------


class Asking(Struct, forbid_unknown_fields=True, tag_field="type", frozen=True):
    """Anything a client sends."""


class Intent(Asking, frozen=True, kw_only=True):
    """Something that goes into the game's log.  `seq` is the number of the last entry the client has seen."""

    key: Key
    seq: Seq
    """Of the last entry that the client has seen."""


class Move(Intent, tag="move", frozen=True):
    """Play a move, in the notation of docs/notation.md."""

    move: Annotated[str, Meta(min_length=1, max_length=120)]
    hold: bool | None = None
    """Whether the turn waits for `end` after it; None: as the player's settings say."""


class Undo(Intent, tag="undo", frozen=True):
    """Take back one's own last decision."""


class EndTurn(Intent, tag="end", frozen=True):
    """End the turn, for players whose settings ask for it."""


class Away(Intent, tag="away", frozen=True):
    """Let a bot play for the sender; who holds several seats sends it for each."""


class Back(Intent, tag="back", frozen=True):
    """Play for oneself again."""


class Look(Asking, tag="look", frozen=True):
    """Ask for the state, with the steps after `since` (None: no steps)."""

    since: Seq | None = None
    """The number of the last entry that was shown."""


class Skip(Asking, tag="skip", frozen=True):
    """Do not wait for the pause before a bot's move."""


class Say(Asking, tag="say", frozen=True):
    """Chat: plain text."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class React(Asking, tag="react", frozen=True):
    """A reaction everybody sees for a moment."""

    reaction: Reaction


class Ping(Asking, tag="ping", frozen=True):
    """Is the server there?"""

    n: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """Comes back in `pong`."""


ClientMessage = Move | Undo | EndTurn | Away | Back | Look | Skip | Say | React | Ping


# --- what the server sends over it ----------------------------------------------------------------


class DeckView(Struct, frozen=True):
    """A deck: which cards lie in it, face down or discarded, in no order."""

    deck: int
    """From 1; 4 is the deck of Grozilla."""
    left: int
    """Face-down cards."""
    kinds: dict[str, int]
    """Face-down cards by kind: yellow, blue, green, orange, purple, multicoloured, monster."""
    face_down: dict[str, int]
    """Card → copies."""
    discarded: dict[str, int]
    """Card → copies."""


class SpecialView(Struct, frozen=True):
    """A special building of this game: who has it, and how far every seat is from it."""

    card: str
    taken_by: int | None
    """The seat in whose city it stands."""
    condition: dict[str, int]
    """Colour → cards that a city needs to take it."""
    met: list[dict[str, int]]
    """By seat: how many cards of each colour the city has towards the condition (R8.8 included)."""
    worth: list[Worth | None] = []
    """By seat: what an expert one brings the city now, or would if it were built at once; None where it
    neither stands nor can come any more, and for family ones, which bring what is printed."""


class PublicView(Struct, frozen=True):
    """What everybody at the table sees: the same for every audience."""

    round: int
    """0 while Happy Markets are chosen."""
    last_round: bool
    """A city is complete."""
    phase: str
    """What kind of decision is next."""
    seat: int | None
    """Who has to decide; None when the game is over."""
    turn: int
    """Whose turn it is; another seat may have to decide in it."""
    visible: list[str]
    """The cards that lie open, left to right."""
    decks: list[DeckView]
    dwellings: dict[str, int]
    """Dwelling → cards left in its pile."""
    specials: list[SpecialView]
    """Those of the set-up, also when they are taken."""
    box: list[str]
    """Special buildings that are left in the box, by alphabet."""
    tokens: dict[str, int]
    """Colour → Stop-Zilla tokens left; empty without Grozilla."""
    cities: list[CityData]
    """By seat."""
    leaders: list[int]
    """Who would win if the game ended now."""
    ranks: list[int]
    """By seat, if the game ended now: 0 for the first, equal for those who share a place."""
    behind_on_coins: list[int]
    """Who has as many points as the leaders but fewer coins."""
    steps: list[TurnStep]
    """The turn, step by step; while a turn waits for `end`, that turn."""
    first: int = 0
    """Who begins every round."""
    to_come: list[int] = []
    """Whose turn comes later in this round, in order."""


class YourView(Struct, frozen=True):
    """What concerns the receiver's own seats."""

    seats: list[int]
    """The receiver's seats; none: a spectator."""
    seat: int | None
    """The own seat that has to decide now."""
    legal: list[Preview]
    """Every legal move of that seat, with what it costs and changes."""
    refusals: list[CardRefusal]
    """Every card that cannot be bought or taken, and why."""
    prices: dict[str, int]
    """What the cards that lie open cost the receiver now; spectators see the prices of the turn."""
    can_undo: bool
    """Whether `undo` would be accepted."""
    must_end: bool
    """The turn is played; the next player waits for `end`."""


class Step(Struct, frozen=True):
    """One entry of the game's log, and what then happened."""

    seq: int
    kind: Literal["move", "undo", "end", "away", "back"]
    seat: int | None
    """Whose entry it is."""
    move: str | None
    """What was chosen, in an entry of kind `move`."""
    by_bot: bool
    """The server acted for the seat."""
    moves: list[str]
    """What was played: the move, and every forced move after it."""
    events: list[dict[str, Any]]
    """In order, for animation; docs/protocol.md lists them."""
    undoes: list[int] = []
    """Of an entry of kind `undo`: the `seq` of every entry that it takes back."""
    out_of_time: bool = False
    """Of an entry of kind `away`: the clock had run out, so a bot took over."""
    agreed: bool = False
    """Of an entry of kind `away`: the others let a bot play for somebody who was absent; of kind `back`: they
    have come."""


class ClockView(Struct, frozen=True):
    """Time left, in seconds, when the message was sent."""

    running: int | None
    """The seat whose time runs."""
    left: list[float]
    """By seat, until a bot takes over."""


class Shown(Struct, tag_field="type", frozen=True):
    """Anything the server sends."""


class Welcome(Shown, tag="welcome", frozen=True):
    """The first message: who the receiver is here."""

    protocol: int
    """Rises when an older client can no longer follow."""
    version: str
    """Of the server's program."""
    you: str
    """The receiver's id."""
    role: Literal["host", "player", "spectator"]
    seats: list[int]
    """The receiver's own seats."""
    table: "TableInfo"
    chat: list["Chat"]
    """What was said lately."""


class TableNews(Shown, tag="table", frozen=True):
    """Seats, status or options of the table have changed."""

    table: "TableInfo"
    seats: list[int]
    """The receiver's own seats."""


class State(Shown, tag="state", frozen=True):
    """The game as it is, with the steps since the receiver's last one."""

    seq: int
    """Number of the last entry of the log; 0 before the first."""
    since: int | None
    """The entry after which `steps` begin; None: without steps."""
    steps: list[Step]
    view: Raw
    """A `PublicView`."""
    hash: str
    """The first 16 hexadecimal digits of the SHA-256 of the bytes of `view`."""
    yours: YourView
    away: list[int]
    """Seats that a bot plays for."""
    clock: ClockView | None
    """None: a game without a clock."""
    thinking: int | None
    """The seat of a bot that thinks or pauses."""
    ending: int | None
    """The seat whose turn is played and waits for `end`; until then it can be taken back: no game is over."""


class Done(Shown, tag="done", frozen=True):
    """The intent with this key is stored on disk, as entry `seq`."""

    key: str
    seq: int


class Refused(Shown, tag="refused", frozen=True):
    """What was asked for cannot be; nothing has changed."""

    key: str | None
    """Of the intent; None for anything else."""
    code: CodeText
    """The reason, one word for programs."""
    facts: dict[str, Any]
    """What it is about."""
    text: str
    """The same in the receiver's language."""


class Chat(Struct, frozen=True):
    """Something said or shown at the table."""

    n: int
    """Counts up at each table."""
    player: str
    """Who; their id."""
    name: str
    text: str | None
    """None: a reaction."""
    reaction: str | None
    """None: a text."""


class Said(Shown, tag="said", frozen=True):
    """Somebody chats or reacts."""

    chat: Chat


class Present(Shown, tag="present", frozen=True):
    """Who is connected."""

    players: list[str]
    """Ids of those who sit here."""
    spectators: int
    """How many others watch."""


class Pong(Shown, tag="pong", frozen=True):
    """The answer to `ping`."""

    n: int


class Closing(Shown, tag="closing", frozen=True):
    """The server restarts: connect again after so many milliseconds; nothing is lost."""

    retry_ms: int


class LobbyNews(Shown, tag="lobby", frozen=True):
    """The open public tables; over the lobby's WebSocket, whenever they change.

    The newest table of each host comes first.
    """

    tables: list["TableInfo"]
    """At most a hundred."""
    total: int = 0
    """How many there are."""


ServerMessage = Welcome | TableNews | State | Done | Refused | Said | Present | Pong | Closing | LobbyNews


# --- HTTP: tables -------------------------------------------------------------------------------------


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
    """The id of whoever sat here and resigned: a bot plays on under their name."""
    promise: str | None = None
    """The hash of what whoever sits here adds to the shuffles (docs/fairness.md); with the first of their
    seats."""
    part: PartState | None = None
    """What has become of it: `withheld` if it was not given in time."""


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
    """The secret itself, once the game is over."""
    created: float
    ended: float | None
    previous: str | None
    """The table that this is the rematch of."""
    next: str | None
    """The table of the rematch."""
    result: Result | None
    hints: list[int]
    """By seat: how many hints were given."""
    agreements: list["Agreement"]
    """What those who play can decide together, and what they have said to it so far."""
    absent: list[int]
    """Seats whose people have had no page open for a minute while the game waited, and are not back."""
    practice: "Practice | None"
    """What is tried once more: tables of a browser only."""
    daily: str | None
    """The day whose deal is played, as 2026-11-17."""
    training: bool
    """Everything can be taken back, and chances are told: tables of a browser only."""
    stamp: Stamp
    foreign: bool
    """Its rules or cards are not known here: it is kept and listed, and cannot be opened."""


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


# --- HTTP: people --------------------------------------------------------------------------------------


class PlayerSettings(Struct, forbid_unknown_fields=True, frozen=True):
    """What follows a person to every device."""

    explicit_end: bool = False
    """Wait for `end` before the turn passes on."""
    language: Literal["en", "fr", "de", "pl", "zh-Hant"] = "en"
    puzzles: bool = False
    """Finished games may become puzzles, without names, if everybody at the table agrees."""


class Me(Struct, frozen=True):
    """Who the caller is."""

    id: str
    kind: Literal["guest", "account", "program"]
    name: str
    settings: PlayerSettings
    created: float


class Change(Struct, forbid_unknown_fields=True, frozen=True):
    """What to change about oneself."""

    name: Name | None = None
    settings: PlayerSettings | None = None


class Credentials(Struct, forbid_unknown_fields=True, frozen=True):
    """A name and a password."""

    name: Name
    password: Password


class NewAccount(Struct, forbid_unknown_fields=True, frozen=True):
    """A name, a password and, where that is asked for, an invitation."""

    name: Name
    password: Password
    invitation: Annotated[str, Meta(max_length=40)] | None = None


class PasswordChange(Struct, forbid_unknown_fields=True, frozen=True):
    """The present password and the next one."""

    password: Password
    new_password: Password


class Confirmation(Struct, forbid_unknown_fields=True, frozen=True):
    """The password once more, for what somebody else at an open browser must not do."""

    password: Password


class RecoveryCodes(Struct, frozen=True):
    """Codes for a lost password, each for once."""

    left: int
    """How many still work."""
    codes: list[str] | None = None
    """The codes themselves, shown only when they are made."""


class Recovery(Struct, forbid_unknown_fields=True, frozen=True):
    """A code instead of the password that was lost, and the next password."""

    name: Name
    code: Annotated[str, Meta(min_length=1, max_length=80)]
    new_password: Password


class SessionInfo(Struct, frozen=True):
    """A browser in which an account is signed in."""

    id: str
    device: str
    """Such as `Firefox · Android`; empty if it does not say."""
    created: float
    seen: float
    current: bool
    """Whether it is the one that asks."""


class SessionList(Struct, frozen=True):
    """All of them, the one that was used last at the beginning."""

    sessions: list[SessionInfo]


class PasskeyWish(Struct, frozen=True):
    """What a browser is asked for: options of WebAuthn, as JSON."""

    options: dict[str, Any]


class PasskeyAnswer(Struct, forbid_unknown_fields=True, frozen=True):
    """What a browser answers: a credential of WebAuthn, as JSON."""

    credential: dict[str, Any]


class PasskeyInfo(Struct, frozen=True):
    """A passkey, which some device of the account keeps."""

    id: str
    device: str
    """The browser in which it was made."""
    created: float
    used: float | None


class PasskeyList(Struct, frozen=True):
    """The caller's passkeys."""

    passkeys: list[PasskeyInfo]


class Farewell(Struct, forbid_unknown_fields=True, frozen=True):
    """Delete oneself; accounts confirm it with their password."""

    password: Password | None = None


class NewProgram(Struct, forbid_unknown_fields=True, frozen=True):
    """An account for a program of one's own."""

    name: Name


class Program(Struct, frozen=True):
    """A program that may take seats; its token is shown once, when it is made."""

    id: str
    name: str
    created: float
    token: str | None = None


class Programs(Struct, frozen=True):
    """The caller's programs."""

    programs: list[Program]


DistanceKind = Literal["mute", "block"]
"""`mute`: I do not see what they say; `block`: neither sees what the other says, asks the other or sits down
with them at a public table."""


class Distance(Struct, forbid_unknown_fields=True, frozen=True):
    """How far to keep from somebody."""

    kind: DistanceKind


class Distant(Struct, frozen=True):
    """Somebody from whom the caller keeps away."""

    player: str
    name: str
    kind: DistanceKind
    since: float


class Distances(Struct, frozen=True):
    """Everybody from whom the caller keeps away, the latest first; nobody else is told."""

    people: list[Distant]


LONGEST_NOTE = 300  # letters
Reason = Literal["insult", "name", "spoiling", "spam", "other"]
"""`spoiling`: stopping a game for the others; `spam`: advertising, or the same again and again."""


class Report(Struct, forbid_unknown_fields=True, frozen=True):
    """Tell the host of the server about somebody at a table; what was said there last comes along."""

    table: TableId
    player: Annotated[str, Meta(min_length=1, max_length=16)]
    """About whom."""
    reason: Reason
    note: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""
    """What else there is to say."""


class RatingData(Struct, frozen=True):
    """Skill in one kind of rated game, by openskill's model of Plackett and Luce.

    `mu` is the most likely skill, `sigma` how uncertain it is; both change with every rated game by the
    ranks in it (points, then coins).  `shown` is 1000 + 40 × (mu − 3 × sigma), rounded: skill that is all
    but certain, so that a newcomer begins with 1000 and gains by winning, and by showing in many games how
    good they are.
    """

    mode: str
    players: int
    mu: float
    sigma: float
    shown: int
    """The number people compare."""
    games: int


class Statistics(Struct, frozen=True):
    """What a player has done so far."""

    player: str
    name: str
    games: int
    wins: float
    """Shared victories count in part."""
    win_share: float | None
    best_points: int | None
    mean_points: float | None
    favourite_cards: dict[str, int]
    """The ten buildings found in most final cities of the latest 1000 games, and in how many."""
    favourite_specials: dict[str, int]
    by_mode: list["ModeStatistics"]
    ratings: list[RatingData]


class ModeStatistics(Struct, frozen=True):
    """The same for one kind of game."""

    mode: str
    players: int
    games: int
    wins: float
    mean_points: float


class Ranking(Struct, frozen=True):
    """The best in one kind of rated game: the first hundred of those who have played five or more."""

    mode: str
    players: int
    ranked: list["Ranked"]


class Ranked(Struct, frozen=True):
    """A place in a ranking."""

    player: str
    name: str
    shown: int
    games: int


# --- HTTP: history -------------------------------------------------------------------------------------


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


# --- HTTP: the deal of the day ---------------------------------------------------------------------------


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


# --- HTTP: when the page is closed ----------------------------------------------------------------------

Channel = Literal["push", "mail", "webhook"]
"""How somebody is told who has no page open."""
NoticeKind = Literal["turn", "day", "over", "invitation"]
"""What of: their turn, a day left for it, the end of a game, a seat that is kept for them."""
Template = Literal["json", "discord", "ntfy"]
"""The form in which a webhook is told."""

LONGEST_URL, LONGEST_MAIL = 1000, 254  # letters


class Quiet(Struct, forbid_unknown_fields=True, frozen=True):
    """Hours in which nothing is told; what comes in them is told at their end, if it still holds."""

    begin: Annotated[int, Meta(ge=0, lt=1440)]
    """In minutes after midnight."""
    end: Annotated[int, Meta(ge=0, lt=1440)]
    """The same; before `begin`: on the next day."""
    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    """The person's time zone, such as Europe/Warsaw."""


class Device(Struct, frozen=True):
    """A browser that shows notices."""

    id: str
    """The first 16 hexadecimal digits of the SHA-256 of its endpoint."""
    name: str
    """Such as `Firefox · Android`; empty if it does not say."""
    created: float


class Notices(Struct, frozen=True):
    """What the caller wants to be told of while no page is open, and what is possible here."""

    channels: list[Channel]
    """Those that this server has."""
    push_key: str | None
    """With which browsers subscribe (VAPID)."""
    wishes: dict[Channel, list[NoticeKind]]
    quiet: Quiet | None
    devices: list[Device]
    mail: str | None
    mail_confirmed: bool
    """Whether the link in the first mail was followed: nothing else is sent before."""
    webhook: str | None
    template: Template


class NoticeWishes(Struct, forbid_unknown_fields=True, frozen=True):
    """All that the caller wants to be told of; what is not named is switched off."""

    wishes: dict[Channel, list[NoticeKind]]
    quiet: Quiet | None = None


class NewDevice(Struct, forbid_unknown_fields=True, frozen=True):
    """A browser's subscription to pushes (RFC 8030, RFC 8291)."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=LONGEST_URL)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    """The browser's public key, as base64url."""
    auth: Annotated[str, Meta(min_length=1, max_length=40)]
    """Its secret, as base64url."""


class MailAddress(Struct, forbid_unknown_fields=True, frozen=True):
    """Where mails go; None: nowhere any more."""

    address: Annotated[str, Meta(min_length=3, max_length=LONGEST_MAIL)] | None


class Webhook(Struct, forbid_unknown_fields=True, frozen=True):
    """An address that is called; None: none any more."""

    url: Annotated[str, Meta(min_length=1, max_length=LONGEST_URL)] | None
    template: Template = "json"


class Trial(Struct, forbid_unknown_fields=True, frozen=True):
    """A message to see whether it arrives."""

    channel: Channel


class Letter(Struct, frozen=True):
    """What the link of a mail is for."""

    purpose: Literal["confirm", "stop"]
    channel: Channel
    kind: NoticeKind | None
    """What is to be told no more."""
    address: str | None
    """The mail address that is confirmed."""


# --- HTTP: the host of the server, and those they name -----------------------------------------------------


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


# --- HTTP: the house ---------------------------------------------------------------------------------------


class Announcement(Struct, frozen=True):
    """A line for everybody, in the words of whoever runs the server."""

    id: str
    text: str
    ends: float


class House(Struct, frozen=True):
    """What is particular to this server: what it asks for, and what it keeps for how long."""

    announcements: list[Announcement]
    """The latest first."""
    invitations_only: bool
    """Whether an account needs an invitation."""
    guests_may_chat: bool
    keep_guests_days: int
    """After which guests who do not come back are deleted; 0: never."""
    keep_chat_days: int
    """After which chat of tables that nobody plays at is deleted; 0: never."""
    channels: list[Channel]
    """By which people can be told when no page is open: all that leaves the server."""


# --- HTTP: operations ----------------------------------------------------------------------------------


class Health(Struct, frozen=True):
    """The process is there."""

    alive: bool = True


Problem = Literal["closed", "database", "schema", "scribe"]


class Readiness(Struct, frozen=True):
    """Whether the server can do its work, and what keeps it from it."""

    ready: bool
    problems: list[Problem]


class Version(Struct, frozen=True):
    """What runs here."""

    version: str
    protocol: int


class Failure(Struct, frozen=True):
    """Every answer that is not a success."""

    code: CodeText
    facts: dict[str, Any] = field(default_factory=dict)
    text: str = ""
