"""What can be asked at a seat: the arguments of every tool, whose descriptions a model reads."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from happycity.mcp_seat.chair import NewGame
from happycity.rules.config import PLAYERS, Config

LONGEST_WAIT_S = 600
MOST_TOKENS = 10**9

Language = Annotated[
    Literal["en", "fr", "de", "pl", "zh-Hant"],
    Meta(description="Of the sentences in the answer; the language of this server unless told."),
]
Text = Annotated[str, Meta(max_length=200)]


class Question(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What all tools take whose answers hold sentences."""

    language: Language | None = None


class Rules(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The rules in English: the overview and the names of all sections, one section, or one numbered rule."""

    section: Annotated[Text, Meta(description="overview, R1 to R8, examples, or one rule such as R5.4.")] = (
        "overview"
    )


class Cards(Question, frozen=True, kw_only=True):
    """The facts of one card, or of every card of this game: cost, colours, symbols, condition, effect."""

    card: Annotated[Text, Meta(description="The id of a card; all cards unless told.")] | None = None


class State(Question, frozen=True, kw_only=True):
    """Everything your seat may know of the game: open cards, decks, special buildings, cities, prices."""

    format: Annotated[Literal["text", "json"], Meta(description="Lines to read, or data.")] = "text"


class LegalMoves(Question, frozen=True, kw_only=True):
    """Every move you can play now, as `play` takes it, with its meaning; empty while others decide."""


class Play(Question, frozen=True, kw_only=True):
    """Play exactly this move.

    A move that is not legal is refused with code, facts and a sentence; then nothing has changed, and you
    can play another one. No move is ever played in its place.
    """

    move: Annotated[Text, Meta(description="In the notation: draw 1, buy ID, coin, take ID, decline, …")]


class Wait(Question, frozen=True, kw_only=True):
    """Wait until it is your turn or the game is over; tells what the others did meanwhile."""

    seconds: Annotated[
        float, Meta(ge=0, le=LONGEST_WAIT_S, description="At most so long; then ask again.")
    ] = 30.0


class Why(Question, frozen=True, kw_only=True):
    """Why the others moved as they did since your last decision, as far as it is known."""


class Begin(Question, frozen=True, kw_only=True):
    """Deal a new game against bots; a game that is not finished is abandoned."""

    players: Annotated[int, Meta(ge=PLAYERS[0], le=PLAYERS[-1])] = 2
    specials: Annotated[Literal["family", "expert"], Meta(description="The set of special buildings.")] = (
        "family"
    )
    monsters: Annotated[bool, Meta(description="With the expansion: monsters, tokens, a fourth deck.")] = (
        False
    )
    scoring: Annotated[
        Literal["product", "sum"], Meta(description="Inhabitants times hearts, or their sum.")
    ] = "product"
    bots: Annotated[
        tuple[Text, ...], Meta(min_length=1, max_length=4, description="Opponents by name, seat by seat.")
    ] = ("shopkeeper",)
    seed: Annotated[Text, Meta(description="The same text deals the same cards.")] = ""
    seat: Annotated[int, Meta(ge=0, le=4, description="Where you sit; drawn unless told.")] | None = None

    def game(self) -> NewGame:
        """The game that is asked for."""
        config = Config(self.players, self.specials, self.monsters, self.scoring)
        return NewGame(config, self.bots, self.seed, self.seat)


class Usage(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Report what your last answers have cost; the numbers are added up for this game."""

    input_tokens: Annotated[int, Meta(ge=0, le=MOST_TOKENS)] = 0
    output_tokens: Annotated[int, Meta(ge=0, le=MOST_TOKENS)] = 0


TOOLS: dict[str, type[Struct]] = {
    "rules": Rules,
    "cards": Cards,
    "state": State,
    "legal_moves": LegalMoves,
    "play": Play,
    "wait": Wait,
    "why": Why,
    "new_game": Begin,
    "report_usage": Usage,
}
"""Every tool by name; which of them a seat has is decided in `tools.py`."""

PROMPTS = {
    "choose_move": "The state, and every legal move: choose one.",
    "choose_move_without_list": "The state alone: find a legal move yourself.",
}
"""What can be asked of a model: with and without the list of legal moves."""
