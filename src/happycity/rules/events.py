"""Events: what a move brought about, in order, for animation, narration and logs."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from happycity.kernel.layout import NOBODY, Happening, Work
from happycity.rules.card_set import CardSet
from happycity.rules.cards import COLOURS

Meaning = Callable[[CardSet, int], Any]


def _card(cards: CardSet, number: int) -> str:
    return cards.ids[number]


def _face(cards: CardSet, number: int) -> str:
    return cards.faces[number]


def _colour(cards: CardSet, number: int) -> str:
    return COLOURS[number]


def _number(cards: CardSet, number: int) -> int:
    return number


def _seat(cards: CardSet, number: int) -> int | None:
    return None if number == NOBODY else number


# What the three numbers of a log row mean, by happening.
FACTS: dict[Happening, tuple[tuple[str, Meaning], ...]] = {
    Happening.MARKET_CHOSEN: (("colour", _face),),
    Happening.ROUND_BEGAN: (("round", _number),),
    Happening.INCOME: (("coins", _number),),
    Happening.EFFECT_COINS: (("card", _card), ("coins", _number)),
    Happening.TAXED: (("from", _seat), ("coins", _number), ("card", _card)),
    Happening.TURN_BEGAN: (),
    Happening.DISCARDED: (("card", _card), ("slot", _number)),
    Happening.REBUILT: (("deck", _number), ("cards", _number)),
    Happening.REVEALED: (("card", _card), ("deck", _number)),
    Happening.PASSED: (("coins", _number),),
    Happening.BOUGHT: (("card", _card), ("place", _number), ("price", _number)),
    Happening.TOKENS_PAID: (("colour", _colour), ("tokens", _number)),
    Happening.TOKEN_GAINED: (("colour", _colour),),
    Happening.MONSTER_CAME: (("monster", _card),),
    Happening.MONSTER_REPELLED: (("monster", _card), ("colour", _colour)),
    Happening.MONSTER_LEFT: (("monster", _card),),
    Happening.DESTROYED: (("card", _card), ("place", _number), ("monster", _card)),
    Happening.SPECIAL_TAKEN: (("card", _card), ("place", _number)),
    Happening.REPLACED: (("card", _card), ("place", _number)),
    Happening.GIFT: (("to", _seat), ("coins", _number), ("monster", _card)),
    Happening.CITY_COMPLETE: (),
    Happening.COPIED: (("card", _card), ("from", _seat)),
    Happening.GAME_OVER: (),
}

_FACTS_OF = {happening.name.lower(): tuple(name for name, _ in facts) for happening, facts in FACTS.items()}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: its name, whose doing or fate it is, and the facts."""

    name: str
    seat: int | None
    facts: dict[str, Any] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {"event": self.name, "seat": self.seat, **self.facts}

    def to_row(self) -> list[Any]:
        """The same without the names of the facts, for keeping."""
        return [self.name, self.seat, *self.facts.values()]

    @classmethod
    def of_row(cls, row: Sequence[Any]) -> "Event":
        """A kept event; what is kept stays readable as long as `FACTS` only ever grow at their ends."""
        name, seat, *values = row
        return cls(name, seat, dict(zip(_FACTS_OF[name], values, strict=False)))


def events_of(work: Work, cards: CardSet) -> Iterator[Event]:
    """Read the kernel's log."""
    return events_in(work.log[: work.logged].tolist(), cards)


def events_in(rows: Iterable[Sequence[int]], cards: CardSet) -> Iterator[Event]:
    """Read rows of the kernel's log."""
    for row in rows:
        happening = Happening(row[0])
        facts = {name: meaning(cards, row[2 + i]) for i, (name, meaning) in enumerate(FACTS[happening])}
        yield Event(happening.name.lower(), None if row[1] == NOBODY else row[1], facts)
