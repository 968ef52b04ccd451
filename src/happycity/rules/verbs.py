"""The vocabulary of effects: every verb that a card file may use, with its meaning and its numbers.

A card that no verb can express gets a new verb: an entry in `VERBS` here, a function of that name in the
kernel, a sentence in the catalogue.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

V = TypeVar("V")

SYMBOLS = ("income", "hearts", "inhabitants")
"""What can be printed on a card; the fields that hold how often it is (crossed out: negative)."""


class Kind(StrEnum):
    """The kinds of cards, in the order of the collection."""

    BUILDING = "building"
    MULTICOLOURED = "multicoloured"
    DWELLING = "dwelling"
    MARKET = "market"
    FAMILY = "family"
    EXPERT = "expert"
    MONSTER = "monster"


class FrozenMap(Mapping[str, V]):
    """A mapping that cannot change; unlike that of `types` it can be hashed and pickled, as cards are."""

    __slots__ = ("_items",)

    def __init__(self, items: Mapping[str, V] | None = None) -> None:
        self._items = dict(items or {})

    def __getitem__(self, key: str) -> V:
        return self._items[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __hash__(self) -> int:
        return hash(frozenset(self._items.items()))

    def __repr__(self) -> str:
        return repr(self._items)


@dataclass(frozen=True, slots=True)
class Verb:
    """A word for an effect: what it means, on what kind of card, and which fields its effects have."""

    means: str
    numbers: tuple[str, ...] = ()
    """The numbers that an effect must give, named as in `Effect.numbers`."""
    some_of: tuple[str, ...] = ()
    """Further numbers, of which an effect must give at least one."""
    flags: tuple[str, ...] = ()
    """The numbers that are written as true or false and become 1 or 0."""
    colour: bool = False
    """Whether an effect must name a colour."""
    kind: Kind = Kind.EXPERT

    @property
    def all_numbers(self) -> tuple[str, ...]:
        """All numbers that an effect may give."""
        return (*self.numbers, *self.some_of, *self.flags)


VERBS: Mapping[str, Verb] = FrozenMap(
    {
        "copy_neighbour_place": Verb(
            "At the end: has the effect of the card at the same place of one neighbour's city, "
            "unless that is a special building or destroyed."
        ),
        "toll": Verb(
            "Each time a neighbour pays `price_at_least` or more for a card, take `coins` from the bank.",
            numbers=("price_at_least", "coins"),
        ),
        "coins_per_card_now": Verb(
            "At once: take `coins` for each card in your city, this one included.",
            numbers=("coins",),
        ),
        "discount": Verb(
            "Cards of `colour` cost you `coins` less, but never less than 0.",
            numbers=("coins",),
            colour=True,
        ),
        "copy_previous_place": Verb(
            "Has the effect of the card in the place before it; none if that card is destroyed."
        ),
        "per_own_colour": Verb(
            "`income`, `hearts` or `inhabitants` for each card of `colour` in your city.",
            some_of=SYMBOLS,
            colour=True,
        ),
        "encore": Verb(
            "At once: take `times_income_now` times your income. "
            "With `lose_income_at_end`: at the end, lose points equal to your income.",
            numbers=("times_income_now",),
            flags=("lose_income_at_end",),
        ),
        "small_city": Verb(
            "At the end: `hearts` if your city has `exactly` that many cards, `hearts_if_fewer` if fewer.",
            numbers=("exactly", "hearts", "hearts_if_fewer"),
        ),
        "replace_last": Verb(
            "`hearts`. When taken, it replaces the last card of your city, which is discarded.",
            numbers=("hearts",),
        ),
        "lowest_price_of_deck": Verb(
            "Visible buildings of decks 1 to 3 cost you the lowest price of their deck."
        ),
        "lowest_income": Verb(
            "`income` while your income without it is strictly the lowest at the table.",
            numbers=("income",),
        ),
        "copy_special": Verb(
            "At the end: has the effect of an opponent's special building of your choice, "
            "or of one drawn at random from the box if you refuse them all."
        ),
        "tax_richest": Verb(
            "After each income phase, take `coins` from the opponent with the most coins, from each if tied.",
            numbers=("coins",),
        ),
        "most_colour": Verb(
            "`hearts` if you have strictly the most cards of `colour` at the table, "
            "`hearts_if_tied` if you share the lead, `hearts_otherwise` if not.",
            numbers=("hearts", "hearts_if_tied", "hearts_otherwise"),
            colour=True,
        ),
        "next_card_free": Verb("The next card you buy, building or dwelling, is free."),
        "coins_for_all_now": Verb(
            "`hearts`. At once: every player, you included, takes `coins`.",
            numbers=("coins", "hearts"),
        ),
        "fewest_colour": Verb(
            "`income` while no other player has fewer cards of `colour` than you.",
            numbers=("income",),
            colour=True,
        ),
        "per_left_neighbour_colour": Verb(
            "`hearts` or `inhabitants` for each card of `colour` in your left neighbour's city.",
            some_of=("hearts", "inhabitants"),
            colour=True,
        ),
        "coins_for_passing": Verb(
            "If you buy nothing on your turn, take `coins` instead of 1.",
            numbers=("coins",),
        ),
        "adjacent_same_colour": Verb(
            "`hearts_two` and `inhabitants_two` if two of the cards left, right, above and below it "
            "share a colour; `hearts_three` and `inhabitants_three` if three share one.",
            numbers=("hearts_two", "inhabitants_two", "hearts_three", "inhabitants_three"),
        ),
        "per_neighbour_colour": Verb(
            "`hearts` or `inhabitants` for each card of `colour` in the city of one of your neighbours.",
            some_of=("hearts", "inhabitants"),
            colour=True,
        ),
        "poorer_than_neighbours": Verb(
            "`hearts` if at the end your income is strictly lower than each neighbour's, "
            "`hearts_otherwise` if not.",
            numbers=("hearts", "hearts_otherwise"),
        ),
        "borrow_income": Verb(
            "In each of the next `phases` income phases, also take coins equal to an opponent's income.",
            numbers=("phases",),
        ),
        "per_heart_inhabitant_pair": Verb(
            "`income` for each pair of a heart and an inhabitant in your city, crossed-out ones subtracted.",
            numbers=("income",),
        ),
        "coins_before_income": Verb(
            "Before each income phase and before the scoring, take `coins` if you have at least 1 coin.",
            numbers=("coins",),
        ),
        "next_two_same_colour": Verb(
            "`hearts` if the cards in the two places after it share a colour, `hearts_otherwise` if not.",
            numbers=("hearts", "hearts_otherwise"),
        ),
        "per_colour_before": Verb(
            "`income` for each different colour among the cards in the places before it.",
            numbers=("income",),
        ),
        "without_colour": Verb(
            "`hearts` or `inhabitants` if you have no card of `colour`.",
            some_of=("hearts", "inhabitants"),
            colour=True,
        ),
        "double_points_below": Verb(
            "At the end: your points are doubled if they are strictly below `points`.",
            numbers=("points",),
        ),
        "no_discard": Verb("You may not discard a card of the central area.", kind=Kind.MONSTER),
        "gift_each_turn": Verb(
            "At the end of your turn, give `coins` from the bank to an opponent of your choice.",
            numbers=("coins",),
            kind=Kind.MONSTER,
        ),
    }
)
"""The vocabulary of effects, in the order in which the card files come to use it."""
