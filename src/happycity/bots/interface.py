"""What a bot is, what it answers, and where its own randomness comes from."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field

from happycity.rules.refusals import Refusal
from happycity.rules.seeds import Seed, hash_of
from happycity.rules.view import View


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bot chose a move: the message `why-<code>` of the catalogue and the facts that fill it."""

    code: str
    facts: Mapping[str, object] = field(default_factory=dict)


class Bot(ABC):
    """A player that is a program: it sees a view, never a game."""

    name: str

    @abstractmethod
    def choose(self, view: View) -> int:
        """One of `view.legal_actions`; asked only when the viewer has to decide."""

    @abstractmethod
    def why(self, view: View, action: int) -> Reason:
        """Why it chose this action; asked, if at all, right after `choose`."""

    def over(self, view: View) -> None:  # noqa: B027 — most bots have no use for it
        """The game is over, and this is how it ended."""

    def close(self) -> None:  # noqa: B027 — most bots hold nothing
        """The game is over: release whatever the bot holds outside this process."""


class BotFault(Refusal):
    """A bot that failed to answer as it should."""


def bot_seed(game_seed: Seed, seat: int) -> int:
    """The seed of the bot in a seat: a stream of its own, apart from the shuffles and from the other bots."""
    return int.from_bytes(hash_of(game_seed, f"bot {seat}")[:8], "little")
