"""The events of the rules floor as structs, so that they are described like every other message."""

from functools import reduce
from operator import or_
from typing import Annotated, Any, get_type_hints

from msgspec import Meta, Struct, defstruct, field

from happycity.kernel.layout import Happening
from happycity.rules.events import FACTS, Meaning

TOLD = {
    Happening.MARKET_CHOSEN: "A seat has chosen its Happy Market card.",
    Happening.ROUND_BEGAN: "A round begins.",
    Happening.INCOME: "A seat receives its income.",
    Happening.EFFECT_COINS: "A card brings its owner coins.",
    Happening.TAXED: "A card lets its owner take coins from another seat.",
    Happening.TURN_BEGAN: "A seat's turn begins.",
    Happening.DISCARDED: "A card that lay open is discarded.",
    Happening.REBUILT: "A deck was empty: its discarded cards are shuffled and become the deck.",
    Happening.REVEALED: "The top card of a deck is turned over and lies open.",
    Happening.PASSED: "A seat buys nothing and takes coins instead.",
    Happening.BOUGHT: "A seat buys a card and puts it into its city.",
    Happening.TOKENS_PAID: "A seat pays with Stop-Zilla tokens of a colour.",
    Happening.TOKEN_GAINED: "A seat gains a Stop-Zilla token.",
    Happening.MONSTER_CAME: "A monster comes to a city.",
    Happening.MONSTER_REPELLED: "A seat spends a Stop-Zilla token and sends a monster on.",
    Happening.MONSTER_LEFT: "A monster leaves a city.",
    Happening.DESTROYED: "A monster destroys a card of a city.",
    Happening.SPECIAL_TAKEN: "A seat takes a special building.",
    Happening.REPLACED: "A card leaves its place, since another one takes it.",
    Happening.GIFT: "A monster makes a seat give coins of the bank to another seat.",
    Happening.CITY_COMPLETE: "A city has all its cards: this is the last round.",
    Happening.COPIED: "A seat copies the effect of a special building.",
    Happening.GAME_OVER: "The game is over.",
}
FACT = {
    "card": "The id of a card.",
    "monster": "The id of a monster.",
    "colour": "The colour it is about.",
    "coins": "How many coins.",
    "tokens": "How many tokens.",
    "cards": "How many cards.",
    "price": "What the card cost; coins and tokens pay it together.",
    "place": "The place in the city, from 1.",
    "slot": "Which of the open cards, from 0.",
    "deck": "The deck, from 1.",
    "round": "The number of the round, from 1.",
    "from": "The seat that pays or owns the building; null: it lies in the box.",
    "to": "The seat that receives.",
}
Seat = Annotated[int | None, Meta(description="Whose doing or fate it is; null: everybody's.")]


def _struct(happening: Happening) -> type[Struct]:
    name = "".join(map(str.capitalize, happening.name.split("_"))) + "Event"
    fields: list[Any] = [("seat", Seat), *(_field(*fact) for fact in FACTS[happening])]
    return defstruct(
        name,
        fields,
        tag_field="event",
        tag=happening.name.lower(),
        namespace={"__doc__": TOLD[happening]},
        module=__name__,
        frozen=True,
    )


def _field(name: str, meaning: Meaning) -> tuple[str, Any, Any]:
    """A fact; a keyword of Python (`from`) gets another name inside."""
    kind = get_type_hints(meaning)["return"]
    return f"{name}_", Annotated[kind, Meta(description=FACT[name])], field(name=name)


EVENTS: dict[str, type[Struct]] = {one.name.lower(): _struct(one) for one in FACTS}
"""A struct for every event, by the name of the event."""

GameEvent: Any = reduce(or_, EVENTS.values())
"""One of them, told apart by `event`."""
