"""What cards are called at this seat: as they are, or by invented names.

A model may have read about the cards.  With a seed every id and every name is replaced by an invented word,
the same one for the same seed, in all answers and in the moves that are accepted.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from random import Random
from typing import Any

from happycity.codes import Code
from happycity.rules.card_set import standard_set
from happycity.rules.cards import COLOURS, LANGUAGES, Cards, standard
from happycity.rules.moves import FORMS, Move
from happycity.rules.refusals import BadMove
from happycity.texts import Texts

_ONSETS = ("b", "br", "d", "dr", "f", "g", "k", "kr", "l", "m", "n", "p", "pl", "r", "s", "t", "tr", "v", "z")
_VOWELS = ("a", "e", "i", "o", "u")
SYLLABLES = 3
_ORDINARY = frozenset({"bank"})
"""Names of cards that the rules also use as plain words: coins come from the bank."""
_SHORT = {"Barber": "barber", "Pyramid": "pyramid_of_khufu", "Statue": "statue_of_liberty"}
"""How the notes on single buildings also call them."""
_TITLES = {"Happy City": "The Game", "Stop-Zilla token": "token"}


class Disguise:
    """The names of one seat."""

    def __init__(self, seed: str | None = None) -> None:
        """Without a seed, everything is called what it is."""
        self._ids: Mapping[str, str] = {} if seed is None else _invented(seed)
        self._real = {invented: real for real, invented in self._ids.items()}

    @property
    def is_on(self) -> bool:
        """Whether cards have other names here."""
        return bool(self._ids)

    def id(self, card: str) -> str:
        """What a card is called in moves."""
        return self._ids.get(card, card)

    def card(self, written: str) -> str:
        """The real id of a card that a player has named; refused if it is none here."""
        known = self._known
        if written not in known:
            Move.parse(f"take {written}", known)  # refuses with those that one may have meant
            raise BadMove(Code.UNKNOWN_CARD, move=written, found=written, known=[])
        return self._real.get(written, written)

    def move(self, written: str) -> Move:
        """The real move that a player has written; refused, in the words of this seat, if it is none."""
        move = Move.parse(written, self._known)
        return replace(move, card=self._real.get(move.card, move.card))

    def texts(self, language: str) -> Texts:
        """The sentences of a language, with these names."""
        return Texts(language, self._cards)

    def hide(self, data: Any) -> Any:
        """Plain data with these names: ids, moves, keys.  Sentences come from `texts` instead."""
        if not self._ids:
            return data
        if isinstance(data, str):
            return self._in_data.sub(lambda found: self._ids[found[0]], data)
        if isinstance(data, Mapping):
            hidden = {self.hide(key): self.hide(value) for key, value in data.items()}
            # What was sorted by the real names would tell their order.
            return dict(sorted(hidden.items())) if any(key in self._real for key in hidden) else hidden
        return [self.hide(item) for item in data] if isinstance(data, list | tuple) else data

    def hide_prose(self, text: str) -> str:
        """English sentences that were not made from the catalogue: the rules."""
        if not self._ids:
            return text
        told = self._in_prose.sub(self._renamed, text)
        for title, plain in _TITLES.items():
            told = told.replace(title, plain)
        return told

    def _renamed(self, found: re.Match[str]) -> str:
        invented = self._ids[self._prose_names[" ".join(found[1].split())]]
        return (invented if found[1][0].islower() else invented.capitalize()) + found[2]

    # --- what is looked for -------------------------------------------------------------------------------

    @cached_property
    def _known(self) -> tuple[str, ...]:
        return tuple(self._real) or standard_set().cards_by_id

    @cached_property
    def _cards(self) -> Cards | None:
        """The cards with other names, under their own ids and under those of this seat."""
        if not self._ids:
            return None
        renamed = [
            replace(card, names=dict.fromkeys(LANGUAGES, self._ids[card.id].capitalize()))
            for card in standard()
        ]
        return Cards((*renamed, *(replace(card, id=self._ids[card.id]) for card in renamed)))

    @cached_property
    def _in_data(self) -> re.Pattern[str]:
        """An id, also as a part of another word: `louvre_phases`."""
        return re.compile(rf"(?<![a-z0-9])(?:{_any_of(self._ids)})(?![a-z0-9])")

    @cached_property
    def _prose_names(self) -> Mapping[str, str]:
        """Every way in which prose names a card, with the card's id."""
        names = {card.names["en"]: card.id for card in standard()}
        plain = {name.lower(): card for name, card in names.items() if name.lower() not in _ORDINARY}
        return {**plain, **names, **_SHORT, **{card: card for card in self._ids if card not in _ORDINARY}}

    @cached_property
    def _in_prose(self) -> re.Pattern[str]:
        names = _any_of(self._prose_names).replace(r"\ ", r"\s+")  # a line may end within a name
        return re.compile(rf"(?<![A-Za-z0-9_])({names})(s?)(?![A-Za-z0-9_])")


def _any_of(words: Mapping[str, str]) -> str:
    """The longest first: a haunted house is no house."""
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))


def _invented(seed: str) -> dict[str, str]:
    """Real id → invented id, in an order that tells nothing."""
    rng, taken = Random(f"{seed} names"), set(_words_in_use())
    found = dict[str, str]()
    for card in standard():
        word = _word(rng)
        while word in taken:
            word = _word(rng)
        taken.add(word)
        found[card.id] = word
    return found


def _word(rng: Random) -> str:
    return "".join(rng.choice(_ONSETS) + rng.choice(_VOWELS) for _ in range(SYLLABLES))


def _words_in_use() -> set[str]:
    names = {name.casefold() for card in standard() for name in card.names.values()}
    return names | {card.id for card in standard()} | set(FORMS) | set(COLOURS)
