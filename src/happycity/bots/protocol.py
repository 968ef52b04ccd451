"""The messages between a game and a bot that is a separate program: one JSON object per line.

docs/bot-protocol.md explains every field; what is written there is tested against this.
"""

import msgspec

from happycity.rules.record import ConfigPart
from happycity.rules.view import View
from happycity.rules.view_data import CardData, ViewData, cards_data, config_data, view_data

VERSION = 1
LARGEST_SEED = 2**53  # a JSON number that every language reads exactly

Unreadable = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What reading a line can raise."""


# --- what the game says -----------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message: what is played, and which seat is the program's."""

    protocol: int
    config: ConfigPart
    seat: int
    seed: int
    milliseconds: int
    cards: dict[str, CardData]


class Choose(msgspec.Struct, frozen=True, tag_field="type", tag="choose"):
    """A question: which of `view.legal`?"""

    id: int
    view: ViewData


class Over(msgspec.Struct, frozen=True, tag_field="type", tag="over"):
    """The last message; points and winners are null if the game was abandoned."""

    points: list[int] | None = None
    winners: list[int] | None = None


# --- what the program answers -----------------------------------------------------------------------


class Ready(msgspec.Struct, frozen=True, tag_field="type", tag="ready"):
    """The answer to `hello`."""

    name: str


class Choice(msgspec.Struct, frozen=True):
    """The answer to `choose`: the same id, and a move as `view.legal` writes it."""

    id: int
    move: str
    why: str | None = None


_encoder = msgspec.json.Encoder()
read_ready = msgspec.json.Decoder(Ready).decode
read_choice = msgspec.json.Decoder(Choice).decode


def hello_line(view: View, seed: int, milliseconds: int) -> bytes:
    """The line that greets the program in the viewer's seat."""
    seat = view.turn if view.viewer is None else view.viewer
    config, cards = config_data(view.config), cards_data(view.config)
    return _encoder.encode(Hello(VERSION, config, seat, seed % LARGEST_SEED, milliseconds, cards))


def choose_line(number: int, view: View) -> bytes:
    """The line that asks for a move."""
    return _encoder.encode(Choose(number, view_data(view)))


def over_line(view: View | None) -> bytes:
    """The line that says goodbye, with the result if there is one."""
    if view is None or not view.is_over:
        return _encoder.encode(Over())
    return _encoder.encode(Over([city.points for city in view.cities], list(view.leaders)))
