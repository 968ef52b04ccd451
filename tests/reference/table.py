"""What lies on the table, and the plain questions one can ask it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.reference.cards import CARDS, COLOURS, MARKET, SPECIALS, Card, Effect, dwellings_by_cost

CITY_SIZE = 10  # R5.10
ROW = 5  # R5.7
START_COINS = 2  # R2.4
TOKENS_PER_COLOUR = 3  # R8.1


@dataclass
class Place:
    """One place of a city; a destroyed one keeps its card under the monster (R8.6)."""

    card: str
    destroyed_by: str | None = None


@dataclass
class Player:
    """A seat: coins, city, monsters in front of it in order of arrival, Stop-Zilla tokens."""

    coins: int = START_COINS
    city: list[Place] = field(default_factory=list)
    market: str | None = None
    monsters: list[str] = field(default_factory=list)
    tokens: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))
    took_special: bool = False
    free_card: bool = False
    louvre: int = 0
    copied: str | None = None


@dataclass
class Table:
    """Everything that lies on the table; decks are listed from the top card down."""

    players: list[Player]
    decks: list[list[str]]
    discards: list[list[str]]
    dwellings: dict[str, int]
    specials: list[str]
    box: list[str]
    tokens: dict[str, int]
    scoring: str
    grozilla: bool
    visible: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)  # dwellings back in the box


def lay_out(config: Mapping[str, Any], setup: Mapping[str, Any]) -> Table:
    """The table of R2, before anybody has a Happy Market."""
    players = config["players"]
    return Table(
        players=[Player() for _ in range(players)],
        decks=[list(deck) for deck in setup["decks"]],  # R2.1, R8.1
        discards=[[] for _ in setup["decks"]],
        dwellings=dict.fromkeys(dwellings_by_cost(), players - 1),  # R2.2
        specials=list(setup["specials"]),  # R2.3
        box=list(setup["box"]),
        tokens=dict.fromkeys(COLOURS, TOKENS_PER_COLOUR if config["grozilla"] else 0),  # R8.1
        scoring=config["scoring"],
        grozilla=config["grozilla"],
    )


def left_of(table: Table, seat: int) -> int:
    return (seat + 1) % len(table.players)


def neighbours(table: Table, seat: int) -> list[int]:
    """Left neighbour first; with two players the one opponent, once."""
    left, right = left_of(table, seat), (seat - 1) % len(table.players)
    return [left] if left == right else [left, right]


def opponents(table: Table, seat: int) -> list[int]:
    return [other for other in range(len(table.players)) if other != seat]


def standing(player: Player) -> list[Place]:
    """The places that are not destroyed."""
    return [place for place in player.city if place.destroyed_by is None]


def owns(player: Player, card: str) -> bool:
    return any(place.card == card for place in standing(player))  # R5.6: a destroyed card's name is free


def place_colours(player: Player, place: Place) -> tuple[str, ...]:
    if place.destroyed_by is not None:
        return ()  # R8.6
    if place.card == MARKET:
        return tuple(colour for colour in COLOURS if colour == player.market)  # R2.5: white is no colour
    return CARDS[place.card].colours


def colour_count(player: Player, colour: str) -> int:
    """R6.4: a multicoloured card counts for each of its colours."""
    return sum(colour in place_colours(player, place) for place in player.city)


def card_at(player: Player, index: int) -> Card | None:
    """The card at this place (from 0), if the place is built on and not destroyed."""
    if not 0 <= index < len(player.city) or player.city[index].destroyed_by is not None:
        return None
    return CARDS[player.city[index].card]


def colours_at(player: Player, index: int) -> tuple[str, ...]:
    return place_colours(player, player.city[index]) if 0 <= index < len(player.city) else ()


def special_index(player: Player) -> int | None:
    """The place (from 0) of the special building, if it has one that is not destroyed."""
    for index, place in enumerate(player.city):
        if place.destroyed_by is None and place.card in SPECIALS:
            return index
    return None


def special_effect(player: Player) -> Effect:
    """The effect of the special building; a Sphinx has that of the card it copied, nothing before."""
    index = special_index(player)
    if index is None:
        return {}
    effect = CARDS[player.city[index].card].effect
    if effect.get("do") != "copy_special":
        return effect
    return CARDS[player.copied].effect if player.copied else {}


def verb(player: Player) -> str:
    return str(special_effect(player).get("do", ""))
