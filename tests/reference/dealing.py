"""Chance for tests: a random set-up and random reshuffles, all from one seeded generator."""

import random
from collections.abc import Mapping
from typing import Any

from tests.reference.cards import FOURTH_DECK, of_kind
from tests.reference.game import Reshuffle

COPIES = 2  # R2.1: two of each building of decks 1 to 3


def shuffled(ids: list[str], rng: random.Random) -> list[str]:
    return rng.sample(ids, len(ids))


def deck_cards(deck: int) -> list[str]:
    """The ids of all cards of a deck: R2.1, and R8.1 for the fourth."""
    names = [card.id for card in of_kind("building") if card.deck == deck]
    if deck == FOURTH_DECK:
        return names + [card.id for card in of_kind("monster")]
    return names * COPIES


def random_setup(config: Mapping[str, Any], rng: random.Random) -> dict[str, Any]:
    """The `setup` of a record for this config."""
    numbers = range(1, FOURTH_DECK + 1 if config["grozilla"] else FOURTH_DECK)
    specials = shuffled([card.id for card in of_kind(config["specials"])], rng)
    laid_out = config["players"] + 2  # R2.3
    return {
        "decks": [shuffled(deck_cards(number), rng) for number in numbers],
        "specials": specials[:laid_out],
        "box": specials[laid_out:],
    }


def random_reshuffle(rng: random.Random) -> Reshuffle:
    return lambda deck, ids: shuffled(ids, rng)
