"""What the server sends over the WebSocket of a table, and over that of the lobby."""

from typing import Any, Literal

from msgspec import Raw, Struct

from happycity.rules.preview import CardRefusal, Preview
from happycity.rules.refusals import CodeText
from happycity.rules.turn_steps import TurnStep
from happycity.rules.view_data import CityData
from happycity.rules.worth import Worth
from happycity.server.protocol.friends import Friends
from happycity.server.protocol.tables import TableInfo


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


class FriendsNews(Shown, tag="friends", frozen=True):
    """What the receiver sees of their friends; over the lobby's WebSocket, whenever it changes."""

    friends: Friends


ServerMessage = (
    Welcome | TableNews | State | Done | Refused | Said | Present | Pong | Closing | LobbyNews | FriendsNews
)
