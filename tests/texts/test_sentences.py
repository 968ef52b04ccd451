"""Events, moves and effects of real games read well in every language."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from happycity.rules import Config, Event, Game, Move
from happycity.rules.cards import Kind, standard
from happycity.rules.events import FACTS
from happycity.rules.moves import FORMS
from happycity.texts import LANGUAGES, Texts
from tests.texts.catalogues import messages

SEATS = ("Ann", "Bob", "Cy", "Di", "Ed")
CONFIGS = [
    Config(2),
    Config(3, "family", True),
    Config(2, "expert"),
    Config(4, "expert", True),
    Config(5, "expert", True),
    Config(5),
]
SPHINX = (
    "hc1 visible=museum,zoo,school specials=expert phase=copy 1.city=happy_market.green,louvre "
    "0.city=happy_market.blue,sphinx,museum,zoo,house,library,park,florist,bank,igloo"
)
RICH = (
    "hc1 visible=museum,zoo,school specials=expert phase=buy seat=1 0.coins=3 "
    "0.city=happy_market.blue 1.city=happy_market.green,versailles"
)
STATUE = (
    "hc1 visible=museum,zoo,school specials=expert phase=special table=statue_of_liberty "
    "0.city=happy_market.blue,library,park 1.city=happy_market.green"
)
TAKE = "take statue_of_liberty"


def random_game(config: Config, seed: int) -> Iterator[tuple[Move, tuple[Event, ...]]]:
    rng, game = random.Random(seed), Game.new(config, seed=seed)
    while not game.is_over:
        move = rng.choice(game.legal_moves)
        game, events = game.play(move)
        yield move, events


@cache
def played() -> tuple[tuple[Move, ...], tuple[Event, ...]]:
    """A few whole games, and what they left out."""
    steps = [step for seed, config in enumerate(CONFIGS * 2) for step in random_game(config, seed)]
    for position, text in ((SPHINX, "copy 1"), (SPHINX, "refuse"), (RICH, "coin"), (STATUE, TAKE)):
        move = Move.parse(text, ["statue_of_liberty"])
        steps.append((move, Game.from_text(position).play(move)[1]))
    return tuple(move for move, _ in steps), tuple(event for _, events in steps for event in events)


def test_the_games_have_every_event_and_every_move() -> None:
    moves, events = played()
    assert {event.name for event in events} == {happening.name.lower() for happening in FACTS}
    assert {move.word for move in moves} == set(FORMS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_a_sentence_about_its_facts(language: str) -> None:
    texts = Texts(language)
    for event in played()[1]:
        sentence = texts.event(event, SEATS)
        assert sentence.endswith((".", "。"))
        assert "{" not in sentence
        assert "_" not in sentence
        assert all(
            texts.card(event.facts[fact]) in sentence for fact in ("card", "monster") if fact in event.facts
        )
        assert event.seat is None or event.name == "rebuilt" or SEATS[event.seat] in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_a_label(language: str) -> None:
    texts = Texts(language)
    for move in set(played()[0]):
        label = texts.move(move, seats=SEATS)
        assert label[-1] not in ".。"
        assert "{" not in label
        assert not move.card or move.word == "market" or texts.card(move.card) in label
        assert all(texts.colour(colour) in label for colour in move.tokens)


@pytest.mark.parametrize("language", LANGUAGES)
def test_phases_and_helps_differ(language: str) -> None:
    texts = Texts(language)
    phases = {form[0].name.lower() for form in FORMS.values()} | {"over"}
    assert len({texts.phase(phase) for phase in phases}) == len(phases) == 9
    assert len({texts.help(phase) for phase in phases}) == len(phases)


def test_english_wording() -> None:
    texts = Texts()
    bought = Event("bought", 0, {"card": "museum", "place": 3, "price": 4})
    assert texts.event(bought, SEATS) == "Ann buys Museum for 4 coins and puts it in place 3."
    copied = Event("copied", 1, {"card": "louvre", "from": None})
    assert texts.event(copied, SEATS) == "Bob draws Louvre from the box and copies it."
    assert texts.move(Move("buy", "museum"), 4) == "Buy Museum for 4 coins"
    assert texts.move(Move("buy", "museum"), 0) == "Buy Museum for free"
    assert texts.move(Move("buy", "museum")) == "Buy Museum"
    paid = Move("buy", "museum", tokens=("blue", "blue"))
    assert texts.move(paid, 4) == "Buy Museum for 4 coins, with Stop-Zilla tokens: 2 × blue"
    assert texts.move(Move("give", number=2), seats=SEATS) == "Give to Cy"
    assert texts.move(Move("give", number=2)) == "Give to seat 2"


def test_symbols_and_effects() -> None:
    texts, cards = Texts(), standard()
    assert texts.symbols(cards["luxury_residence"]) == "3 inhabitants"
    assert texts.symbols(cards["sphinx"]) == ""
    assert texts.effect(cards["catzilla"]) == "Takes 1 inhabitant away from your city."
    assert texts.effect(cards["bakery"]) == "2 income for each green card in your city."
    assert all(texts.effect(card) == "" for card in cards.of_kind(Kind.FAMILY))


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="'tlh'; known: en, fr, de, pl, zh-Hant"):
        Texts("tlh")


def test_what_is_missing_is_named() -> None:
    with pytest.raises(LookupError, match=r"fr\.ftl has no message 'nonsense'"):
        Texts("fr").message("nonsense")
    with pytest.raises(LookupError, match=r"fr\.ftl: amount-coins: .*coins"):
        Texts("fr").message("amount-coins")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scoring_sheet(language: str) -> None:
    texts = Texts(language)
    facts = {"hearts": 8, "inhabitants": 5, "counted": 40, "points": 40, "lost": 3, "player": "Ann"}
    facts |= {"players": "Ann, Bob", "monster": "Grozilla", "card": "Louvre"}
    for key in messages(language):
        if key.startswith("sheet-"):
            assert "{" not in texts.message(key, **facts)
    assert "40" in texts.message("sheet-product", **facts)
