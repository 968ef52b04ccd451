"""The message catalogue: what happened, what is refused and what a card does, as sentences in five languages.

The sentences are in `locales/*.ftl` (Project Fluent); here they are only chosen and filled. A key is the kind
of thing and its name in the rules, with hyphens: the event `monster_came` is told by `event-monster-came`.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from happycity.rules.cards import (
    COSTS,
    DECK_COSTS,
    HAPPY_MARKET,
    LANGUAGES,
    SYMBOLS,
    Card,
    Cards,
    Effect,
    Kind,
    standard,
)
from happycity.rules.events import Event
from happycity.rules.moves import Move
from happycity.rules.refusals import Refusal
from happycity.texts.elision import de
from happycity.texts.facts import counted, fluent_value, gives, one_line, shortened, with_minus

__all__ = ["LANGUAGES", "Texts"]

MOST_LISTED = 12
"""Entries of a list that a sentence shows."""
CARD_FACTS = ("card", "special", "monster")
SEAT_FACTS = ("from", "to")
FUNCTIONS: dict[str, Any] = {"DE": de}
"""What messages may call; Fluent takes plain text from them too, though its types do not say so."""


class Texts:
    """The sentences of one language."""

    def __init__(self, language: str = "en", cards: Cards | None = None) -> None:
        """Choose a language; `cards` are those of the package unless others are given."""
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}; known: {', '.join(LANGUAGES)}")
        self.language = language
        self._cards = standard() if cards is None else cards
        self._bundle = _bundle(language)

    def message(self, key: str, /, **facts: object) -> str:
        """Return the message with this key, filled from the facts; $market is always known."""
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise LookupError(f"{self.language}.ftl has no message {key!r}")
        facts = {"market": self.card(HAPPY_MARKET), **facts}
        values = {name: fluent_value(value) for name, value in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            given = ", ".join(facts)
            raise LookupError(f"{self.language}.ftl: {key}: {errors[0]}; facts given: {given}")
        return with_minus(str(text), values.values())

    # --- numbers ------------------------------------------------------------------------------------

    def number(self, value: float, digits: int = 1, *, signed: bool = False) -> str:
        """Return a number with so many digits behind the point, as the language writes it."""
        size = self._written(abs(value), minimumFractionDigits=digits, maximumFractionDigits=digits)
        return ("−" if value < 0 else "+" if signed and value > 0 else "") + size

    def percent(self, share: float) -> str:
        """Return a share in whole per cent."""
        return self._written(share, style="percent", maximumFractionDigits=0)

    def _written(self, value: float, **how: object) -> str:
        pattern = self._bundle.get_message("number-written").value
        assert pattern is not None, "every language has it"
        return str(self._bundle.format_pattern(pattern, {"number": fluent_number(value, **how)})[0])

    # --- words --------------------------------------------------------------------------------------

    def card(self, card_id: str) -> str:
        """Return the name of a card."""
        return self._cards[card_id].names[self.language]

    def colour(self, colour: str) -> str:
        """Return the name of a colour, white included."""
        return self.message(f"colour-{colour}")

    @staticmethod
    def deck(number: int) -> str:
        """Return what a deck is called: the prices on its back."""
        costs = DECK_COSTS.get(number, COSTS)
        return f"{costs[0]}–{costs[-1]}"

    def phase(self, phase: str) -> str:
        """Return the name of a phase."""
        return self.message(f"phase-{phase}")

    def help(self, phase: str) -> str:
        """Return one line on what to do in a phase."""
        return self.message(f"help-{phase}")

    def seat(self, seat: int | None, seats: Sequence[str] = ()) -> str:
        """Return the name of the player in a seat, or the seat's number if no name is given for it."""
        if seat is None:
            return ""
        return seats[seat] if 0 <= seat < len(seats) else self.message("seat-name", seat=seat)

    def level(self, name: str) -> str:
        """Return the name of a level of bots."""
        return self.message(f"level-{name}")

    def about_level(self, name: str) -> str:
        """Return one line on how a level of bots plays."""
        return self.message(f"level-{name}-about")

    def about_bot(self, name: str) -> str:
        """Return one line on how a bot plays that is no level."""
        return self.message(f"bot-{name}-about")

    def symbols(self, card: Card) -> str:
        """Return what is printed on a card, "" if nothing."""
        printed = {symbol: getattr(card, symbol) for symbol in SYMBOLS}
        return self.message("gain", gives=gives(printed), **printed) if any(printed.values()) else ""

    def condition(self, card: Card) -> str:
        """Return how many cards of each colour a special building needs, "" for other cards."""
        return self._colour_counts(card.condition)

    # --- sentences ----------------------------------------------------------------------------------

    def event(self, event: Event, seats: Sequence[str]) -> str:
        """Return what happened; `seats` are the names of the players."""
        facts = {name: self._event_fact(name, value, seats) for name, value in event.facts.items()}
        facts["player"] = self.seat(event.seat, seats)
        facts["origin"] = "box" if event.facts.get("from") is None else "seat"
        return self.message(f"event-{_hyphened(event.name)}", **facts)

    def effect(self, card: Card) -> str:
        """Return what a special building or a monster does, "" if it only has printed symbols to count."""
        if card.effect:
            numbers = {**dict.fromkeys(SYMBOLS, 0), **card.effect.numbers}
            key = f"effect-{_hyphened(_telling(card.effect))}"
            return self.message(key, colour=card.effect.colour or "", gives=gives(numbers), **numbers)
        crossed_out = {symbol: max(0, -getattr(card, symbol)) for symbol in SYMBOLS}
        if card.kind is not Kind.MONSTER or not any(crossed_out.values()):
            return ""
        return self.message("effect-crossed-out", gives=gives(crossed_out), **crossed_out)

    def move(self, move: Move, price: int | None = None, seats: Sequence[str] = ()) -> str:
        """Return a move as a label for a menu; a purchase names its price if it is given."""
        priced = move.word == "buy" and price is not None
        label = self.message(
            f"move-{move.word}-priced" if priced else f"move-{move.word}",
            card=self._card_name(move.card),
            colour=move.card,
            number=move.number,
            deck=self.deck(move.number),
            player=self.seat(move.number, seats) if move.word in ("give", "copy") else "",
            price=price or 0,
        )
        if not move.tokens:
            return label
        return self.message("move-with-tokens", label=label, tokens=self._colour_counts(counted(move.tokens)))

    def refusal(self, refusal: Refusal) -> str:
        """Return why something is refused and what helps, on one line, with its place in a file if known."""
        facts = refusal.facts
        sentence = self.message(f"refusal-{refusal.code}", **self._refusal_facts(refusal.code, facts))
        where = self._where(facts)
        return self.message("where-sentence", where=where, sentence=sentence) if where else sentence

    def reason(self, code: str, facts: Mapping[str, object], seats: Sequence[str] = ()) -> str:
        """Return why a bot chose its move, on one line; `seats` are the names of the players."""
        shown = {name: self._reason_fact(name, value, seats) for name, value in facts.items()}
        if "to" in shown:
            shown["player"] = shown["to"]
        return self.message(f"why-{code}", **shown)

    def ground(self, code: str, facts: Mapping[str, object], seats: Sequence[str] = ()) -> str:
        """Return a fact that speaks for a choice; `seats` are the names of the players."""
        shown = {name: self._reason_fact(name, value, seats) for name, value in facts.items()}
        return self.message(f"because-{code}", **shown)

    # --- what fills the sentences -------------------------------------------------------------------

    def _event_fact(self, name: str, value: object, seats: Sequence[str]) -> object:
        if name in CARD_FACTS:
            return self._card_name(str(value))
        if name in SEAT_FACTS:
            return self.seat(value if isinstance(value, int) else None, seats)
        if name == "deck" and isinstance(value, int):
            return self.deck(value)
        return value

    def _reason_fact(self, name: str, value: object, seats: Sequence[str]) -> object:
        if name == "effect":
            return self.effect(self._cards[str(value)])
        shown = self._event_fact(name, value, seats)
        return shortened(one_line(shown)) if isinstance(shown, str) else shown

    def _refusal_facts(self, code: str, facts: Mapping[str, object]) -> dict[str, object]:
        shown = {name: self._refusal_fact(code, name, value) for name, value in facts.items()}
        shown["colour"] = facts.get("card", "")  # the colour of a Happy Market stands where cards stand
        tokens = facts.get("tokens")
        shown["token_count"] = len(tokens) if isinstance(tokens, list) else 0
        known = facts.get("known")
        shown["choices"] = len(known) if isinstance(known, list) else 1
        if code == "impossible-position":
            shown["flaw"] = self.message(f"flaw-{facts['reason']}")
        return shown

    def _refusal_fact(self, code: str, name: str, value: object) -> object:
        if name in CARD_FACTS:
            return self._card_name(str(value))
        if name == "phase" or (name == "place" and code == "game-not-over"):
            return self.phase(str(value))
        if name == "condition" and isinstance(value, Mapping):
            return self._colour_counts(value)
        if name == "tokens" and isinstance(value, list):
            return self._colour_counts(counted(value))
        if isinstance(value, list | tuple):
            return self._listed(map(self._as_written, value))
        return value if isinstance(value, int) else shortened(one_line(value))

    def _where(self, facts: Mapping[str, object]) -> str:
        """Return file, line and number of the move, as far as they are known."""
        parts = [one_line(facts["file"])] if "file" in facts else []
        if "line" in facts:
            parts.append(self.message("where-line", line=facts["line"]))
        if "move_number" in facts:
            parts.append(self.message("where-move", move_number=facts["move_number"]))
        return self.message("list-separator").join(parts)

    def _card_name(self, card_id: str) -> str:
        """Return the name of a card; what is no card stays as it was written."""
        return self.card(card_id) if card_id in self._cards else shortened(one_line(card_id))

    def _as_written(self, value: object) -> str:
        """Return a choice; the id of a card has to be typed as it is, so its name only stands beside it."""
        text = shortened(one_line(value))
        if text not in self._cards:
            return text
        name = self.card(text)
        return text if name.casefold().replace(" ", "_") == text else f"{text} ({name})"

    def _colour_counts(self, counts: Mapping[str, int]) -> str:
        parts = [
            self.message("count-of-colour", colour=colour, count=count) for colour, count in counts.items()
        ]
        return self.message("list-separator").join(parts)

    def _listed(self, items: Iterable[str]) -> str:
        """Return the items in one line; of a long list only the beginning."""
        shown = list(items)
        text = self.message("list-separator").join(shown[:MOST_LISTED])
        more = len(shown) - MOST_LISTED
        return self.message("list-more", items=text, more=more) if more > 0 else text


@cache
def _bundle(language: str) -> FluentBundle:
    """Return the sentences of a language, read once; isolating marks would clutter terminals and logs."""
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    source = files("happycity.texts").joinpath("locales", f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle


def _telling(effect: Effect) -> str:
    """Return which message tells of an effect: a tie that pays no more than losing goes without saying."""
    numbers = effect.numbers
    alone = effect.do == "most_colour" and numbers["hearts_if_tied"] == numbers["hearts_otherwise"]
    return "most_colour_alone" if alone else effect.do


def _hyphened(name: str) -> str:
    return name.replace("_", "-")
