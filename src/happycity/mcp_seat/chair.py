"""Where somebody sits who plays through this protocol: what they see, what happens while they wait."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from happycity.codes import Code
from happycity.rules.config import Config
from happycity.rules.events import Event
from happycity.rules.moves import Move
from happycity.rules.refusals import Refusal
from happycity.rules.view_data import ViewData


class CannotPlay(Refusal):
    """What was asked for cannot be, at this seat and at this moment; nothing has changed."""


@dataclass(frozen=True, slots=True)
class Situation:
    """The game as one seat may know it."""

    view: ViewData
    seat: int
    players: tuple[str, ...]
    """Names by seat; empty where nobody has one."""
    number: int
    """Rises with everything that happens: two equal numbers are the same position."""
    winners: tuple[int, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether the game is finished."""
        return self.view.phase == "over"

    @property
    def is_ours(self) -> bool:
        """Whether this seat decides."""
        return not self.is_over and self.view.seat == self.seat


@dataclass(frozen=True, slots=True)
class Happened:
    """One decision of somebody, and what it brought about."""

    seat: int | None
    moves: tuple[str, ...]
    """The move, and every forced move after it."""
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Said:
    """Why somebody moved: a message of the catalogue and its facts.

    `group`: `why`, what a bot says of itself; `because`, what speaks for its move; `refusal`, how it failed.
    """

    group: str
    code: str
    facts: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Explained:
    """A move of somebody else and what is known of its reasons."""

    seat: int
    move: str
    reasons: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class NewGame:
    """What a local game is played with."""

    config: Config = field(default_factory=Config)
    bots: tuple[str, ...] = ("shopkeeper",)
    """Opponents in the order of the seats, from the first again when they run out."""
    seed: str = ""
    seat: int | None = None
    """Where the model sits; drawn unless told."""


class Chair(ABC):
    """One seat of one game."""

    begins_games = False
    """Whether `begin` deals another game."""
    counts_usage = False
    """Whether somebody wants to know what the player's answers cost."""

    @abstractmethod
    async def situation(self) -> Situation:
        """What the seat may know now; refused while there is no game."""

    @abstractmethod
    async def play(self, move: Move) -> Happened:
        """Play exactly this move, or refuse: then nothing has changed."""

    @abstractmethod
    async def wait(self, seconds: float) -> Sequence[Happened]:
        """What others have done since the last time, until one's own turn, the end, or so many seconds."""

    @abstractmethod
    async def why(self) -> Sequence[Explained]:
        """Why others moved as they did since one's own last decision."""

    async def begin(self, game: NewGame) -> None:
        """Deal another game."""
        raise CannotPlay(Code.TABLE_GIVEN)

    async def open(self) -> None:  # noqa: B027 — most chairs stand there already
        """Sit down."""

    async def close(self) -> None:  # noqa: B027
        """Get up, and let go of whatever the game holds."""

    def note_refusal(self, refusal: Refusal) -> None:  # noqa: B027
        """A move of the player was refused."""

    def note_usage(self, input_tokens: int, output_tokens: int) -> None:  # noqa: B027
        """What the player says that its last answers have cost."""


def refuse_unless_ours(situation: Situation, move: Move) -> None:
    """Nobody plays for others, or on after the end."""
    if situation.is_over:
        raise CannotPlay(Code.GAME_OVER, move=str(move))
    if not situation.is_ours:
        raise CannotPlay(Code.NOT_YOUR_TURN, turn=situation.view.seat)
