"""What a bot is, and where its own randomness comes from."""

import hashlib
from typing import Protocol

from happycity.rules.seeds import Seed
from happycity.rules.view import View


class Bot(Protocol):
    """A player that is a program: it sees a view, never a game."""

    name: str

    def choose(self, view: View) -> int:
        """One of `view.legal_actions`; asked only when the viewer has to decide."""
        ...


def bot_seed(game_seed: Seed, seat: int) -> int:
    """The seed of the bot in a seat: a stream of its own, apart from the shuffles and from the other bots."""
    return int.from_bytes(
        hashlib.sha256(f"happycity/1\n{game_seed}\nbot {seat}".encode()).digest()[:8], "little"
    )
