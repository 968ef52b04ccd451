"""The cards as the kernel sees them: each kind has a number, and the facts lie in tables."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import numpy as np

from happycity.kernel import layout
from happycity.kernel.layout import PAYMENT_COLOURS, Raw, Tables, Verb, new_tables, tables_of
from happycity.rules.cards import COLOURS, FACES, Card, Cards, Kind, standard
from happycity.rules.stamp import RULES_NUMBER, Stamp, cards_digest, check_stamp

MARKET = "happy_market"


class CardSet:
    """All cards of a game with their kernel numbers, and the number of the rules that they are played under.

    Numbers follow the order of the collection; each face of the Happy Market has a number of its own.
    """

    def __init__(self, cards: Cards, rules: int = RULES_NUMBER) -> None:
        self.cards = cards
        self.stamp = Stamp(rules, cards_digest(cards))
        """What games with these cards are stamped with."""
        kinds = [(card, face) for card in cards for face in card.faces or ("",)]
        self.ids: tuple[str, ...] = ("", *(card.id for card, _ in kinds))
        """Card id by number."""
        self.faces: tuple[str, ...] = ("", *(face for _, face in kinds))
        """Face of the Happy Market by number, empty for every other card."""
        self.numbers: Mapping[str, int] = {
            card.id: number for number, (card, face) in enumerate(kinds, 1) if face in ("", "white")
        }
        """Number by card id; of the Happy Market, the white face."""
        self.cards_by_id: tuple[str, ...] = tuple(self.numbers)
        """Every card id."""
        self.raw: Raw = new_tables()
        """The tables, as the kernel takes them."""
        self._fill(tables_of(self.raw))
        self.deck_starts: tuple[int, ...] = tuple(tables_of(self.raw).deck_start.tolist())
        """Where each deck begins in the state's vector of decks, by index 0–3, and where the last ends."""
        self.raw.flags.writeable = False

    def card(self, number: int) -> Card:
        """The card with this number."""
        return self.cards[self.ids[number]]

    def market(self, face: str) -> int:
        """The number of a face of the Happy Market."""
        return self.numbers[MARKET] + FACES.index(face)

    def of_kind(self, kind: Kind) -> list[int]:
        """The numbers of all cards of a kind."""
        return [self.numbers[card.id] for card in self.cards.of_kind(kind)]

    def deck(self, deck: int) -> list[int]:
        """The numbers of all copies that a full deck 1–4 holds, monsters included."""
        return [self.numbers[c.id] for c in self.cards if c.deck == deck for _ in range(c.copies)]

    def special_set(self, specials: str) -> list[int]:
        """The numbers of the special buildings of a set (R1.2)."""
        return self.of_kind(Kind(specials))

    def _fill(self, t: Tables) -> None:
        for number in range(1, len(self.ids)):
            _fill_card(t, number, self.card(number), self.faces[number])
        self._fill_decks(t)
        t.dwellings[:] = self.of_kind(Kind.DWELLING)
        t.markets[:] = [self.market(face) for face in FACES]
        t.first_monster = self.of_kind(Kind.MONSTER)[0]
        for row, specials in enumerate((Kind.FAMILY, Kind.EXPERT)):
            numbers = self.of_kind(specials)
            t.special_set[row, : len(numbers)] = numbers
            t.special_set_size[row] = len(numbers)
        _fill_payments(t)
        t.rules = self.stamp.rules

    def _fill_decks(self, t: Tables) -> None:
        start = 0
        for deck in range(1, layout.DECKS + 1):
            numbers = self.deck(deck)
            t.deck_cards[start : start + len(numbers)] = numbers
            start += len(numbers)
            t.deck_start[deck] = start
            t.deck_lowest[deck] = min(self.card(number).cost for number in numbers)


def _fill_card(t: Tables, number: int, card: Card, face: str) -> None:
    colours = (face,) if face in COLOURS else card.colours
    t.deck[number] = card.deck
    t.cost[number] = card.cost
    t.colours[number] = sum(1 << COLOURS.index(colour) for colour in colours)
    t.colour_count[number] = len(colours)
    t.income[number] = card.income
    t.hearts[number] = card.hearts
    t.inhabitants[number] = card.inhabitants
    for colour, least in card.condition.items():
        t.condition[number, COLOURS.index(colour)] = least
    t.colour_lanes[number] = _lanes([colour in colours for colour in COLOURS])
    t.condition_lanes[number] = _lanes(t.condition[number])
    if card.effect:
        t.verb[number] = Verb[card.effect.do.upper()]
        if card.effect.colour:
            t.effect_colour[number] = COLOURS.index(card.effect.colour)
        for name, value in card.effect.numbers.items():
            _column(t, f"effect_{name}")[number] = value


def _lanes(counts: Iterable[int]) -> int:
    return sum(int(count) << (layout.LANE * colour) for colour, count in enumerate(counts))


def _column(t: Tables, name: str) -> Any:
    return getattr(t, name)


def _fill_payments(t: Tables) -> None:
    for payment, colours in enumerate(PAYMENT_COLOURS):
        for colour in colours:
            t.payment[payment, colour] += 1
        t.payment_lanes[payment] = _lanes(t.payment[payment])
        t.payment_size[payment] = len(colours)
    for tokens in range(len(t.payments_up_to)):
        t.payments_up_to[tokens] = np.count_nonzero(t.payment_size <= tokens)


@cache
def set_of(rules: int) -> CardSet:
    """The cards of the package, as they are played under the rules with this number."""
    return CardSet(standard(), rules)


def standard_set() -> CardSet:
    """The cards of the package, under the newest rules."""
    return set_of(RULES_NUMBER)


def set_under(stamp: Stamp) -> CardSet:
    """The cards, and with them the rules, of a game with this stamp; refused if they are not known here."""
    check_stamp(stamp, standard_set().stamp)
    return set_of(stamp.rules)
