"""The client makes the same sentences from the same facts as the catalogue, letter by letter."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TypeVar

import msgspec
import pytest

from happycity.codes import Code
from happycity.rules import Config, Game, Refusal
from happycity.rules.cards import COLOURS, standard
from happycity.rules.preview import CardRefusal, refusals
from happycity.texts import LANGUAGES, Texts
from tests.texts.refused import all_ways, refusal_of
from tests.texts.test_sentences import played
from tests.twins import done_alike

Thing = TypeVar("Thing")

MOST_ALIKE = 20
NAMES = ("Ann", "Bob", "Cy")
"""Of up to five players: who has no name is called by the seat."""
CONFIGS = (Config(2), Config(3, "family", True), Config(2, "expert"), Config(5, "expert", True))
TOKENS = (
    CardRefusal("zoo", "tokens-missing", {"card": "zoo", "tokens": ["blue", "blue", "green"]}),
    CardRefusal("zoo", "too-many-tokens", {"card": "zoo", "price": 1, "tokens": ["blue", "green"]}),
    CardRefusal("zoo", "too-poor", {"card": "zoo", "price": 8, "coins": 1, "tokens": ["blue"]}),
    CardRefusal("zoo", "not-on-table", {"card": "zoo", "legal": [f"take {n}" for n in range(15)]}),
)
"""What a game by chance does not bring about."""
WORDS = (
    *(
        f"{kind}-{phase}"
        for kind in ("help", "phase")
        for phase in ("market", "discard", "refill", "buy", "over")
    ),
    *(f"level-{level}{about}" for level in ("newcomer", "mayor", "master") for about in ("", "-about")),
    *(f"colour-{colour}" for colour in (*COLOURS, "white")),
    *(f"kind-{kind}" for kind in ("building", "multicoloured", "dwelling", "market", "family", "monster")),
)
AMOUNTS = ("coins", "income", "hearts", "inhabitants", "points", "cards", "price")
LARGEST = 999
NUMBERS = (0, 1, 2, 3, 5, 12, 22, 25, 123, -1)
"""Of four digits, which a game hardly has, Babel and the browsers write Polish ones differently."""


@pytest.mark.deep
def test_the_client_says_what_the_catalogue_says(tmp_path: Path) -> None:
    cases = {language: list(sentences(Texts(language))) for language in LANGUAGES}
    assert sum(map(len, cases.values())) > 2000
    done_alike("sentences", cases, tmp_path)


def sentences(texts: Texts) -> Iterator[dict[str, object]]:
    """What there is to say in a few games, and about every card."""
    moves, _ = played()
    for card in standard():
        yield {"what": "name", "card": card.id, "says": texts.card(card.id)}
        yield {"what": "symbols", "card": card.id, "says": texts.symbols(card)}
        yield {"what": "effect", "card": card.id, "says": texts.effect(card)}
        yield {"what": "condition", "card": card.id, "says": texts.condition(card)}
    for move in some_of(moves, lambda move: move.word):
        for price in (None, 5):
            says = texts.move(move, price, NAMES)
            yield {"what": "move", "move": str(move), "names": NAMES, "price": price, "says": says}
    for refusal in (*refused(), *TOKENS):
        says = texts.refusal(Refusal(Code(refusal.code), **refusal.facts))
        yield {"what": "refusal", "refusal": msgspec.to_builtins(refusal), "says": says}
    for sample in every_refusal():
        fact = {"code": sample.code, "facts": msgspec.to_builtins(sample.facts, enc_hook=str)}
        yield {"what": "sentence", "refusal": fact, "says": texts.refusal(sample)}
    for key in WORDS:
        yield {"what": "message", "key": key, "facts": {}, "says": texts.message(key)}
    for name in AMOUNTS:
        for number in NUMBERS:
            facts = {name: number}
            yield {
                "what": "message",
                "key": f"amount-{name}",
                "facts": facts,
                "says": texts.message(f"amount-{name}", **facts),
            }


@cache
def every_refusal() -> list[Refusal]:
    """One of each, as they are brought about; but for large numbers, see `NUMBERS`."""
    with TemporaryDirectory() as folder:
        brought_about = [refusal_of(way, Path(folder)) for _, way in all_ways()]
    return [
        refusal
        for refusal in brought_about
        if not any(isinstance(fact, int) and fact > LARGEST for fact in refusal.facts.values())
    ]


@cache
def refused() -> list[CardRefusal]:
    """What cannot be had in a few games by chance, some of each reason."""
    found: dict[str, dict[bytes, CardRefusal]] = {}
    for seed, config in enumerate(CONFIGS):
        rng, game = Random(seed), Game.new(config, seed=seed)
        while not game.is_over:
            for refusal in refusals(game.view(game.seat)):
                found.setdefault(refusal.code, {})[msgspec.json.encode(refusal)] = refusal
            game, _ = game.play(rng.choice(game.legal_moves))
    return [refusal for alike in found.values() for refusal in list(alike.values())[:MOST_ALIKE]]


def some_of(things: Iterable[Thing], kind: Callable[[Thing], str]) -> list[Thing]:
    """As many of each kind as tell whether they are said alike, each once, in their order."""
    kinds: dict[str, dict[str, Thing]] = {}
    for thing in things:
        kinds.setdefault(kind(thing), {}).setdefault(str(thing), thing)
    return [thing for alike in kinds.values() for thing in list(alike.values())[:MOST_ALIKE]]
