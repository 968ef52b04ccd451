"""Moves as people and programs write them (the notation), and their action numbers in the kernel."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache

from happycity.codes import Code
from happycity.kernel import layout
from happycity.kernel.layout import ACTIONS, PAYMENT_COLOURS, PAYMENTS, Phase, reveals
from happycity.rules.cards import COLOURS
from happycity.rules.refusals import BadMove

# Every word a move can begin with: its phase and what follows.
FORMS = {
    "market": (Phase.MARKET, "colour"),
    "keep": (Phase.DISCARD, ""),
    "discard": (Phase.DISCARD, "card"),
    "draw": (Phase.REFILL, "deck"),
    "coin": (Phase.BUY, ""),
    "buy": (Phase.BUY, "card with tokens"),
    "decline": (Phase.SPECIAL, ""),
    "take": (Phase.SPECIAL, "card"),
    "destroy": (Phase.DESTROY, "place"),
    "give": (Phase.GIVE, "seat"),
    "copy": (Phase.COPY, "seat"),
    "refuse": (Phase.COPY, ""),
}
NUMBERS = {
    "deck": range(1, layout.DECKS + 1),
    "place": range(1, layout.PLACES + 1),
    "seat": range(layout.SEATS),
}
LONGEST = 120  # characters; no move is nearly as long

_PAYMENT_OF = {colours: number for number, colours in enumerate(PAYMENT_COLOURS)}


@dataclass(frozen=True, slots=True)
class Move:
    """One decision.  `str(move)` is its notation."""

    word: str
    """What is done: market, keep, discard, draw, coin, buy, decline, take, destroy, give, copy, refuse."""
    card: str = ""
    """The card of discard, buy and take; the colour of market."""
    number: int = -1
    """The deck of draw, the place of destroy, the seat of give and copy."""
    tokens: tuple[str, ...] = ()
    """Colours of the Stop-Zilla tokens that a purchase is paid with."""

    def __str__(self) -> str:
        parts = [self.word, self.card] if self.card else [self.word]
        if self.number >= 0:
            parts.append(str(self.number))
        if self.tokens:
            parts += ["with", *self.tokens]
        return " ".join(parts)

    @property
    def phase(self) -> Phase:
        """The phase this move belongs to."""
        return FORMS[self.word][0]

    @property
    def reveals(self) -> bool:
        """Whether it turns up a card that nobody could know: of a deck (R5.2), of the box (R6, Sphinx)."""
        return self.word in _REVEALING

    @classmethod
    def parse(cls, text: str, cards: Sequence[str]) -> "Move":
        """Read the notation; `cards` are the ids that exist."""
        if (
            not isinstance(text, str)
            or len(text) > LONGEST
            or not re.fullmatch(r"[a-z0-9_]+( [a-z0-9_]+)*", text)
        ):
            raise BadMove(Code.UNKNOWN_MOVE, move=str(text)[:LONGEST], known=list(FORMS))
        word, *rest = text.split(" ")
        if word not in FORMS:
            raise BadMove(Code.UNKNOWN_MOVE, move=text, known=_nearest(word, list(FORMS)))
        return _parse_rest(text, word, FORMS[word][1], rest, cards)


def _nearest(word: str, known: Sequence[str]) -> list[str]:
    """The words one may have meant, or all of them if they are few."""
    near = get_close_matches(word, known, n=3)
    return near or (list(known) if len(known) <= len(FORMS) else [])


def _parse_rest(text: str, word: str, form: str, rest: list[str], cards: Sequence[str]) -> Move:
    if form == "" and not rest:
        return Move(word)
    if form == "colour" and len(rest) == 1:
        return Move(word, card=_known(text, rest[0], COLOURS, Code.UNKNOWN_COLOUR))
    if form == "card" and len(rest) == 1:
        return Move(word, card=_known(text, rest[0], cards, Code.UNKNOWN_CARD))
    if form in NUMBERS and len(rest) == 1:
        return Move(word, number=_number(text, rest[0], NUMBERS[form]))
    if form == "card with tokens" and (len(rest) == 1 or (len(rest) > 2 and rest[1] == "with")):
        card = _known(text, rest[0], cards, Code.UNKNOWN_CARD)
        tokens = [_known(text, colour, COLOURS, Code.UNKNOWN_COLOUR) for colour in rest[2:]]
        if tokens != sorted(tokens, key=COLOURS.index):
            raise BadMove(Code.TOKENS_OUT_OF_ORDER, move=text, known=list(COLOURS))
        return Move(word, card=card, tokens=tuple(tokens))
    raise BadMove(Code.INCOMPLETE_MOVE, move=text, known=[f"{word} <{form}>" if form else word])


def _known(text: str, found: str, known: Sequence[str], code: Code) -> str:
    if found not in known:
        raise BadMove(code, move=text, found=found, known=_nearest(found, list(known)))
    return found


def _number(text: str, found: str, known: range) -> int:
    if found not in map(str, known):
        raise BadMove(Code.UNKNOWN_NUMBER, move=text, found=found, known=list(known))
    return int(found)


@lru_cache(maxsize=4096)
def move_of(action: int, card: str) -> Move:
    """The move with this action number; `card` is the card in question, if any."""
    if action < layout.KEEP:
        return Move("market", card=COLOURS[action - layout.MARKET])
    if action == layout.KEEP:
        return Move("keep")
    if action < layout.DRAW:
        return Move("discard", card=card)
    if action < layout.COIN:
        return Move("draw", number=action - layout.DRAW + 1)
    if action == layout.COIN:
        return Move("coin")
    if action < layout.DECLINE:
        tokens = PAYMENT_COLOURS[(action - layout.BUY) % PAYMENTS]
        return Move("buy", card=card, tokens=tuple(COLOURS[colour] for colour in tokens))
    if action == layout.DECLINE:
        return Move("decline")
    if action < layout.DESTROY:
        return Move("take", card=card)
    if action < layout.GIVE:
        return Move("destroy", number=action - layout.DESTROY + 1)
    if action < layout.COPY:
        return Move("give", number=action - layout.GIVE)
    return Move("refuse") if action == layout.REFUSE else Move("copy", number=action - layout.COPY)


_REVEALING = frozenset(move_of(action, "").word for action in range(ACTIONS) if reveals(action))


def payment_of(tokens: tuple[str, ...]) -> int | None:
    """The kernel's number for a way to hand over tokens; None if nobody could."""
    return _PAYMENT_OF.get(tuple(COLOURS.index(colour) for colour in tokens))
