"""A view and the cards as plain data for JSON: for programs that do not speak Python.

A whitelist: every field is named here and filled from a `View`, which has forgotten every hidden order.
Field names are those of `View`, `City` and `Card`; docs/bot-protocol.md explains each of them.
"""

import msgspec

from happycity.rules.cards import Card, Kind, standard
from happycity.rules.config import Config
from happycity.rules.record import ConfigPart
from happycity.rules.table import City
from happycity.rules.view import View


class EffectData(msgspec.Struct, frozen=True):
    """What a card does beyond its printed symbols (docs/cards.md explains the verbs)."""

    do: str
    numbers: dict[str, int]
    colour: str | None


class CardData(msgspec.Struct, frozen=True):
    """A kind of card: what is printed on it."""

    kind: str
    deck: int
    copies: int
    cost: int
    colours: list[str]
    income: int
    hearts: int
    inhabitants: int
    condition: dict[str, int]
    effect: EffectData | None


class DeckData(msgspec.Struct, frozen=True):
    """Which cards lie in a deck, face down or discarded, and how many of each; in no order."""

    face_down: dict[str, int]
    discarded: dict[str, int]


class CityData(msgspec.Struct, frozen=True):
    """A seat's city and purse."""

    seat: int
    cards: list[str]
    destroyed: dict[str, str]
    market: str | None
    special: str | None
    coins: int
    income: int
    hearts: int
    inhabitants: int
    points: int
    monsters: list[str]
    tokens: dict[str, int]
    louvre_phases: int
    free_card: bool
    copied: str | None


class ViewData(msgspec.Struct, frozen=True):
    """What one audience may know of a game."""

    config: ConfigPart
    viewer: int | None
    round: int
    last_round: bool
    phase: str
    seat: int | None
    turn: int
    legal: list[str]
    visible: list[str]
    decks: list[DeckData]
    dwellings: dict[str, int]
    prices: dict[str, int]
    specials: list[str]
    box: list[str]
    tokens: dict[str, int]
    cities: list[CityData]


def view_data(view: View) -> ViewData:
    """What the viewer may know, field by field."""
    return ViewData(
        config=config_data(view.config),
        viewer=view.viewer,
        round=view.round,
        last_round=view.last_round,
        phase=view.phase,
        seat=view.seat,
        turn=view.turn,
        legal=[str(move) for move in view.legal_moves],
        visible=list(view.visible),
        decks=[_deck_data(view, deck) for deck in range(1, len(view.deck_sizes) + 1)],
        dwellings=view.dwellings,
        prices=prices(view),
        specials=list(view.specials),
        box=sorted(view.box),
        tokens=view.tokens if view.config.grozilla else {},
        cities=[city_data(city) for city in view.cities],
    )


def config_data(config: Config) -> ConfigPart:
    """The options of a game, as in a record."""
    return ConfigPart(**config.to_dict())


def city_data(city: City) -> CityData:
    """A city; the places of `destroyed` are text, since JSON has no other keys."""
    return CityData(
        seat=city.seat,
        cards=list(city.cards),
        destroyed={str(place): monster for place, monster in city.destroyed.items()},
        market=city.market,
        special=city.special,
        coins=city.coins,
        income=city.income,
        hearts=city.hearts,
        inhabitants=city.inhabitants,
        points=city.points,
        monsters=list(city.monsters),
        tokens=dict(city.tokens),
        louvre_phases=city.louvre_phases,
        free_card=city.free_card,
        copied=city.copied,
    )


def cards_data(config: Config) -> dict[str, CardData]:
    """Every card that a game with these options can show, by id."""
    kinds = [Kind.BUILDING, Kind.DWELLING, Kind.MARKET, Kind(config.specials)]
    if config.grozilla:
        kinds += [Kind.MULTICOLOURED, Kind.MONSTER]
    return {card.id: _card_data(card) for card in standard() if card.kind in kinds}


def _card_data(card: Card) -> CardData:
    effect = card.effect
    return CardData(
        kind=str(card.kind),
        deck=card.deck,
        copies=card.copies,
        cost=card.cost,
        colours=list(card.colours),
        income=card.income,
        hearts=card.hearts,
        inhabitants=card.inhabitants,
        condition=dict(card.condition),
        effect=EffectData(effect.do, dict(effect.numbers), effect.colour) if effect else None,
    )


def _deck_data(view: View, deck: int) -> DeckData:
    return DeckData(_sorted(view.face_down(deck)), _sorted(view.discarded(deck)))


def _sorted(counts: dict[str, int]) -> dict[str, int]:
    """In the order of the alphabet, so that nothing can be read from the order."""
    return dict(sorted(counts.items()))


def prices(view: View) -> dict[str, int]:
    """What the cards that can be bought cost the viewer now; a spectator sees the prices of the turn."""
    buyer = view.turn if view.viewer is None else view.viewer
    piles = [card for card, left in view.dwellings.items() if left]
    return {card: view.price(buyer, card) for card in (*view.visible, *piles)}
