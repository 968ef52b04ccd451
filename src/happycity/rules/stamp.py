"""The stamp of a game: the number of its rules and a hash of its cards, so that the past does not move.

A rule that is corrected holds from the next number on, and games that were begun before go on under theirs:
docs/decisions/0025-the-past-does-not-move.md.
"""

import hashlib
import json
import re
from collections.abc import Iterable

import msgspec

from happycity.codes import Code
from happycity.rules.cards import Card, Effect
from happycity.rules.refusals import Refusal

RULES_NUMBER = 1
"""Of the newest rules that this program knows; it knows all before them."""
DIGITS = 16
"""Hexadecimal digits of the hash of the cards: short enough to be read out."""


class Stamp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Under which rules, and with which cards, a game is played; `stamp` of a record."""

    rules: int
    cards: str


FIRST = Stamp(1, "bd11ad82dab792be")
"""Of games from before there were stamps: those of 0.1.0."""


class OtherRules(Refusal):
    """A game that this program cannot go on with: it is kept as it is."""


def cards_digest(cards: Iterable[Card]) -> str:
    """A hash of all that matters for play, whatever cards are called and however their files are written.

    The order counts: a shuffle begins with it.
    """
    facts = json.dumps([_facts(card) for card in cards], separators=(",", ":"))
    return hashlib.sha256(facts.encode()).hexdigest()[:DIGITS]


def _facts(card: Card) -> list[object]:
    return [
        *(card.id, card.kind.value, card.deck, card.copies, card.cost, card.colours),
        *(card.income, card.hearts, card.inhabitants),
        sorted(card.condition.items()),
        _effect_facts(card.effect) if card.effect else None,
        card.faces,
    ]


def _effect_facts(effect: Effect) -> list[object]:
    return [effect.do, sorted(effect.numbers.items()), effect.colour]


def check_stamp(stamp: Stamp, known: Stamp) -> None:
    """Refuse a game of newer rules or other cards than the newest `known` ones, and what is no stamp."""
    if stamp.rules < 1:
        raise OtherRules(Code.BAD_STAMP, place="stamp.rules", found=stamp.rules)
    if not re.fullmatch(f"[0-9a-f]{{{DIGITS}}}", stamp.cards):
        raise OtherRules(Code.BAD_STAMP, place="stamp.cards", found=stamp.cards[:60])
    if stamp.rules > known.rules:
        raise OtherRules(Code.NEWER_RULES, found=stamp.rules, known=known.rules)
    if stamp.cards != known.cards:
        raise OtherRules(Code.OTHER_CARDS, found=stamp.cards, known=known.cards)
