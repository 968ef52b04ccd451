"""The card files of the package: their facts, their totals, and the collection they become."""

import pickle
import re
import tomllib
from collections import Counter
from dataclasses import FrozenInstanceError
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from happycity.kernel import layout
from happycity.rules import cards as module
from happycity.rules.cards import COLOURS, FACES, LANGUAGES, VERBS, Card, Effect, Kind, load, standard

CARDS = standard()
FROM_RULE_BOOK = {"saloon", "joke_drive_in", "swiss_chalet", "tower_of_magic", "skatepark", "hug_fest"}
NUMBERS_OURS = ("cost", "colours", "income", "hearts", "inhabitants")


def card(card_id: str, kind: Kind, **facts: Any) -> Card:
    """A card that has nothing but the given facts; names are those of the files."""
    nothing: dict[str, Any] = {
        "deck": 0,
        "copies": 1,
        "cost": 0,
        "colours": (),
        "income": 0,
        "hearts": 0,
        "inhabitants": 0,
        "condition": {},
        "effect": None,
        "faces": (),
        "names": CARDS[card_id].names,
        "reconstruction": (),
    }
    return Card(card_id, kind, **(nothing | facts))


EXPECTED = [
    card(
        "haunted_house",
        Kind.BUILDING,
        deck=1,
        copies=2,
        cost=1,
        colours=("orange",),
        income=1,
        inhabitants=-1,
    ),
    card("museum", Kind.BUILDING, deck=2, copies=2, cost=4, colours=("blue",), hearts=2),
    card("amusement_park", Kind.BUILDING, deck=3, copies=2, cost=9, colours=("orange",), income=1, hearts=3),
    card(
        "hug_fest",
        Kind.MULTICOLOURED,
        deck=4,
        colours=COLOURS,
        hearts=1,
        inhabitants=-1,
        reconstruction=NUMBERS_OURS,
    ),
    card(
        "space_camp",
        Kind.MULTICOLOURED,
        deck=4,
        cost=9,
        colours=("green", "orange", "purple"),
        income=1,
        hearts=2,
        inhabitants=1,
        reconstruction=("name", *NUMBERS_OURS),
    ),
    card("apartment_block", Kind.DWELLING, copies=4, cost=3, colours=("green",), inhabitants=2),
    card(
        "happy_market", Kind.MARKET, income=1, faces=("white", "yellow", "blue", "green", "orange", "purple")
    ),
    card("film_studios", Kind.FAMILY, condition={"blue": 2, "green": 1}, income=2, hearts=2),
    card(
        "art_gallery",
        Kind.EXPERT,
        condition={"yellow": 1, "blue": 2},
        effect=Effect("copy_previous_place", {}, None),
    ),
    card(
        "bakery",
        Kind.EXPERT,
        condition={"yellow": 1, "blue": 2, "purple": 1},
        effect=Effect("per_own_colour", {"income": 2}, "green"),
    ),
    card(
        "concert_hall",
        Kind.EXPERT,
        condition={"yellow": 1, "blue": 1, "green": 1},
        effect=Effect("encore", {"times_income_now": 2, "lose_income_at_end": 1}, None),
    ),
    card(
        "golden_gate",
        Kind.EXPERT,
        condition={"blue": 2, "orange": 1},
        effect=Effect(
            "adjacent_same_colour",
            {"hearts_two": 1, "inhabitants_two": 1, "hearts_three": 2, "inhabitants_three": 1},
            None,
        ),
    ),
    card(
        "race_track",
        Kind.EXPERT,
        condition={"yellow": 1, "green": 1, "purple": 1},
        effect=Effect("coins_for_all_now", {"coins": 1, "hearts": 2}, None),
    ),
    card(
        "big_ben",
        Kind.EXPERT,
        condition={"yellow": 1, "blue": 1, "purple": 1},
        effect=Effect("coins_for_passing", {"coins": 8}, None),
        reconstruction=("effect",),
    ),
    card("grozilla", Kind.MONSTER, deck=4, colours=("green",), effect=Effect("no_discard", {}, None)),
    card("poulpzilla", Kind.MONSTER, deck=4, colours=("purple",), income=-1, reconstruction=("colour",)),
    card(
        "corgzilla",
        Kind.MONSTER,
        deck=4,
        colours=("orange",),
        effect=Effect("gift_each_turn", {"coins": 1}, None),
        reconstruction=("colour", "effect"),
    ),
    card(
        "catzilla",
        Kind.MONSTER,
        deck=4,
        colours=("blue",),
        inhabitants=-1,
        reconstruction=("colour", "effect"),
    ),
]


@pytest.mark.parametrize("expected", EXPECTED, ids=lambda expected: expected.id)
def test_every_fact_of_a_card(expected: Card) -> None:
    assert CARDS[expected.id] == expected


@pytest.mark.parametrize(
    ("kind", "names", "copies", "costs", "symbols", "conditions", "numbers"),
    [
        (Kind.BUILDING, 33, 66, 143, (31, 26, 15), 0, 0),
        (Kind.MULTICOLOURED, 20, 20, 90, (15, 15, 14), 0, 0),
        (Kind.DWELLING, 3, 12, 10, (0, 0, 6), 0, 0),
        (Kind.MARKET, 1, 1, 0, (1, 0, 0), 0, 0),
        (Kind.FAMILY, 18, 18, 0, (24, 19, 19), 59, 0),
        (Kind.EXPERT, 37, 37, 0, (0, 0, 0), 124, 131),
        (Kind.MONSTER, 5, 5, 0, (-1, -1, -1), 0, 1),
    ],
)
def test_totals_of_a_kind(
    kind: Kind,
    names: int,
    copies: int,
    costs: int,
    symbols: tuple[int, int, int],
    conditions: int,
    numbers: int,
) -> None:
    found = CARDS.of_kind(kind)
    assert len(found) == names
    assert sum(card.copies for card in found) == copies
    assert sum(card.cost for card in found) == costs
    assert tuple(sum(getattr(card, symbol) for card in found) for symbol in module.SYMBOLS) == symbols
    assert sum(sum(card.condition.values()) for card in found) == conditions
    assert sum(sum(card.effect.numbers.values()) for card in found if card.effect) == numbers


@pytest.mark.parametrize(
    ("deck", "colours"),
    [
        (1, {"yellow": 12, "blue": 8, "green": 2, "orange": 2, "purple": 4}),
        (2, {"yellow": 6, "blue": 6, "orange": 4, "purple": 4}),
        (3, {"blue": 4, "green": 2, "orange": 12}),
        (4, {"yellow": 11 + 1, "blue": 11 + 1, "green": 11 + 1, "orange": 11 + 1, "purple": 11 + 1}),
    ],
)
def test_colours_of_a_deck(deck: int, colours: dict[str, int]) -> None:  # R2.1, R8.1 with a monster of each
    counts = Counter(colour for card in CARDS if card.deck == deck for colour in card.colours * card.copies)
    assert counts == colours


def test_costs_of_the_decks() -> None:  # R2.1
    costs = {
        deck: {card.cost for card in CARDS.of_kind(Kind.BUILDING) if card.deck == deck} for deck in (1, 2, 3)
    }
    assert costs == {1: {1, 2, 3}, 2: {4, 5}, 3: {6, 7, 8, 9}}
    assert Counter(card.cost for card in CARDS.of_kind(Kind.MULTICOLOURED)) == dict.fromkeys(range(10), 2)


def test_city_of_the_rule_book() -> None:  # R7.7
    ids = ["happy_market", "shoe_shop", "school", "house", "museum"]
    ids += ["film_studios", "steelworks", "luxury_residence", "spa", "zoo"]
    assert sum(CARDS[card_id].inhabitants for card_id in ids) == 5
    assert sum(CARDS[card_id].hearts for card_id in ids) == 8


def test_what_is_a_reconstruction() -> None:
    ours = {card.id: card.reconstruction for card in CARDS if card.reconstruction}
    fourth = {card.id for card in CARDS.of_kind(Kind.MULTICOLOURED)}
    assert fourth > FROM_RULE_BOOK
    assert ours == (
        dict.fromkeys(fourth - FROM_RULE_BOOK, ("name", *NUMBERS_OURS))
        | dict.fromkeys(FROM_RULE_BOOK, NUMBERS_OURS)
        | dict.fromkeys(("corgzilla", "pioupiouzilla", "catzilla"), ("colour", "effect"))
        | {"poulpzilla": ("colour",), "big_ben": ("effect",)}
    )


def test_every_card_has_a_name_in_every_language() -> None:
    assert LANGUAGES == ("en", "fr", "de", "pl", "zh-Hant")
    assert len(CARDS) == 117
    for card in CARDS:
        assert tuple(card.names) == LANGUAGES
        assert all(name == name.strip() != "" for name in card.names.values())
    assert CARDS["museum"].names == {
        "en": "Museum",
        "fr": "Musée",
        "de": "Museum",
        "pl": "Muzeum",
        "zh-Hant": "博物館",
    }


def test_no_two_cards_have_the_same_name() -> None:  # R5.6 speaks of names, the engine of ids
    for language in LANGUAGES:
        assert len({card.names[language] for card in CARDS}) == len(CARDS)


def test_the_verbs_are_those_in_use() -> None:
    used: dict[str, Kind] = {}
    for file, kind in (("expert.toml", Kind.EXPERT), ("monsters.toml", Kind.MONSTER)):
        table = tomllib.loads((files("happycity") / "cards" / file).read_text("utf-8"))
        used |= {row["effect"]["do"]: kind for row in table.values() if "do" in row["effect"]}
    assert list(used) == list(VERBS)
    assert used == {do: verb.kind for do, verb in VERBS.items()}


@pytest.mark.parametrize("do", VERBS)
def test_a_verb_says_in_one_line_what_its_numbers_mean(do: str) -> None:
    verb = VERBS[do]
    named = set(re.findall(r"`(\w+)`", verb.means))
    assert named == {*verb.all_numbers, *(["colour"] if verb.colour else [])}
    assert "\n" not in verb.means
    assert re.match(r"[A-Z`].*\.$", verb.means)


def test_order_is_that_of_the_kinds_then_of_the_files() -> None:
    order = [card.kind for card in CARDS]
    assert order == sorted(order, key=list(Kind).index)
    firsts = [CARDS.of_kind(kind)[0].id for kind in Kind]
    assert firsts == [
        "haunted_house",
        "hug_fest",
        "house",
        "happy_market",
        "dinosaur_park",
        "pyramid_of_khufu",
        "grozilla",
    ]
    assert [card.id for card in CARDS][-5:] == [
        "grozilla",
        "poulpzilla",
        "corgzilla",
        "pioupiouzilla",
        "catzilla",
    ]


def test_the_collection_is_asked_by_id_or_card() -> None:
    museum = CARDS["museum"]
    assert museum.id == "museum"
    assert "museum" in CARDS
    assert museum in CARDS
    assert "moon" not in CARDS
    with pytest.raises(KeyError, match="moon"):
        CARDS["moon"]


def test_nothing_can_be_changed() -> None:
    museum, barber = CARDS["museum"], CARDS["barber"]
    with pytest.raises(FrozenInstanceError):
        museum.cost = 1  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        CARDS.in_order = ()  # type: ignore[misc]
    with pytest.raises(TypeError):
        barber.condition["blue"] = 0  # type: ignore[index]


def test_cards_travel_between_processes() -> None:
    assert pickle.loads(pickle.dumps(CARDS)) == CARDS
    assert len({*CARDS, *pickle.loads(pickle.dumps(CARDS))}) == len(CARDS)


def test_standard_is_the_package_read_once() -> None:
    assert standard() is CARDS
    assert load() == CARDS
    assert load(Path(str(files("happycity") / "cards"))) == CARDS


def test_order_within_a_card_is_that_of_the_notation() -> None:
    assert ("white", *COLOURS) == FACES
    for card in CARDS:
        assert list(card.colours) == [colour for colour in COLOURS if colour in card.colours]
        assert list(card.condition) == [colour for colour in COLOURS if colour in card.condition]


def test_the_limits_are_those_of_the_engine() -> None:
    assert module.MAX_ORDINARY == layout.NAMES - 1
    assert module.MAX_KINDS == layout.KINDS - 1
    assert module.MAX_DECK_CARDS == layout.DECK_CAPACITY
    assert module.MIN_SPECIALS == layout.TABLE_SPECIALS
    assert module.MAX_SPECIALS == layout.BOX_CAPACITY
    assert module.DWELLINGS == layout.PILES
    assert module.MONSTERS == layout.MONSTERS
