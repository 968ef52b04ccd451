"""Every order equally likely: chi-square on shuffles, draws and rebuilt decks.

All seeds are fixed, so these tests always give the same answer.  A p-value below 1e-4 fails; some 300 are
looked at, so that a fair generator had a chance of 3 % (Bonferroni) to fail on the day the seeds were fixed.
"""

import hashlib
import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from statistics import NormalDist

import numpy as np
import pytest
from numpy.typing import NDArray

from happycity.kernel.chance import below, next_word
from happycity.kernel.compiling.jit import entry
from happycity.rules import Config, Game, Setup
from happycity.rules.game import _stream_bytes
from happycity.rules.seeds import PURPOSES, streams_of
from tests.parity import CELLS
from tests.test_api import PILE, REBUILDING

LEAST_P = 1e-4
SEEDS = 2000


def p_of(found: Iterable[object], shares: Counter[str] | Sequence[object]) -> float:
    """How likely a fair draw from these cards (with their copies) is to look at least this uneven."""
    whole, counts = Counter(shares), Counter(found)
    assert counts.keys() <= whole.keys()
    expected = [counts.total() * share / whole.total() for share in whole.values()]
    return chi_square_p([counts[card] for card in whole], expected)


def chi_square_p(found: Sequence[float], expected: Sequence[float]) -> float:
    """The chance of a larger chi-square, by Wilson and Hilferty's normal approximation (1931)."""
    chi_square = sum((f - e) ** 2 / e for f, e in zip(found, expected, strict=True))
    freedom = len(found) - 1
    spread = 2 / (9 * freedom)
    return 1 - NormalDist(1 - spread, spread**0.5).cdf((chi_square / freedom) ** (1 / 3))


@pytest.mark.parametrize(("freedom", "chi_square"), [(1, 3.841), (4, 9.488), (30, 43.773)])
def test_the_chance_of_a_chi_square_is_that_of_the_tables(freedom: int, chi_square: float) -> None:
    """The 5 % points of any table of the distribution."""
    found = [1 + (chi_square / 2) ** 0.5, 1 - (chi_square / 2) ** 0.5, *[1.0] * (freedom - 1)]
    assert chi_square_p(found, [1.0] * (freedom + 1)) == pytest.approx(0.05, abs=0.004)


def worst_place(orders: Sequence[Sequence[object]]) -> float:
    """The least p-value over all places: which card lies there is a fair draw from all of them."""
    return min(p_of(place, orders[0]) for place in zip(*orders, strict=True))


# --- the set-up -----------------------------------------------------------------------------------


@cache
def setups(specials: str) -> tuple[Setup, ...]:
    games = (Game.new(Config(2, specials, True), seed) for seed in range(SEEDS))
    return tuple(game.setup for game in games if game.setup)


@pytest.mark.parametrize("deck", [1, 2, 3, 4])
def test_each_card_is_equally_likely_at_each_place_of_a_deck(deck: int) -> None:
    """R2.1, R8.1."""
    assert worst_place([setup.decks[deck - 1] for setup in setups("family")]) > LEAST_P


@pytest.mark.parametrize("specials", ["family", "expert"])
def test_each_special_building_is_equally_likely_on_the_table_and_in_the_box(specials: str) -> None:
    """R2.3, and the order in which a Sphinx would draw."""
    assert worst_place([setup.specials + setup.box for setup in setups(specials)]) > LEAST_P


def test_neighbours_in_a_deck_are_not_tied_together() -> None:
    """The pair of the first two of the fourth deck, whose cards are all different."""
    pairs = [setup.decks[3][:2] for setup in setups("family")]
    cards = sorted(setups("family")[0].decks[3])
    distances = [(cards.index(b) - cards.index(a)) % len(cards) for a, b in pairs]
    assert p_of(distances, range(1, len(cards))) > LEAST_P


def test_decks_are_shuffled_independently() -> None:
    """Deck 3 begins with one of nine cards; adding the place of a card of deck 4 leaves that a fair draw."""
    names = sorted(set(setups("family")[0].decks[2]))
    sums = [s.decks[3].index("grozilla") + names.index(s.decks[2][0]) for s in setups("family")]
    assert p_of([total % 9 for total in sums], range(9)) > LEAST_P


# --- later ----------------------------------------------------------------------------------------


def test_each_order_of_a_rebuilt_deck_is_equally_likely() -> None:
    """R5.3: four cards, 24 orders."""
    start = Game.from_text(REBUILDING)
    games = (Game(start._raw, _stream_bytes(seed), cards=start._cards) for seed in range(SEEDS))
    orders = [next(game.play("draw 1")[0].chance).order for game in games]
    assert p_of(map(PILE.index, (order[0] for order in orders)), range(4)) > LEAST_P
    assert len(set(orders)) == 24
    assert p_of(orders, sorted(set(orders))) > LEAST_P


@pytest.mark.parametrize("deck", [1, 4])
def test_each_imagined_order_is_equally_likely(deck: int) -> None:
    """What searching bots see of a deck, drawn from a view; after some moves, so that it is not whole."""
    game = Game.new(Config(3, "family", True), 1)
    for _ in range(12):
        game = game.play(game.legal_moves[len(game.steps) % len(game.legal_moves)])[0]
    view = game.view(0)
    worlds = (Game(view.imagined(seed), game._streams, cards=game._cards) for seed in range(SEEDS // 2))
    words = (dict(word.split("=") for word in world.text.split()[1:]) for world in worlds)
    orders = [word[f"deck{deck}"].split(",") for word in words]
    assert Counter(orders[0]) == view.face_down(deck)
    assert worst_place(orders) > LEAST_P


# --- numbers --------------------------------------------------------------------------------------


@entry
def count_numbers(stream: NDArray[np.uint64], bound: int, draws: int, counts: NDArray[np.int64]) -> None:
    for _ in range(draws):
        counts[below(stream, bound)] += 1


@entry
def draw_words(stream: NDArray[np.uint64], words: NDArray[np.uint64]) -> None:
    for i in range(len(words)):
        words[i] = next_word(stream)


@pytest.mark.parametrize("bound", range(2, 38))
def test_each_number_below_a_bound_is_equally_likely(bound: int) -> None:
    counts = np.zeros(bound, np.int64)
    count_numbers(streams_of(f"below {bound}")[0], bound, 100 * bound, counts)
    assert chi_square_p(counts.tolist(), [100.0] * bound) > LEAST_P


@pytest.mark.parametrize(("bound", "words"), [(2, 1), (3, 2), (7, 2), (8, 1), (28, 2), (32, 1), (37, 2)])
def test_no_number_is_favoured_by_a_remainder(bound: int, words: int) -> None:
    """2**32 numbers cannot be dealt evenly to 3: the few too many (0 is one of them) are drawn again."""
    start = [0, 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0]  # the first word is 0
    stream, same = np.array(start, np.uint64), np.array(start, np.uint64)
    count_numbers(stream, bound, 1, np.zeros(bound, np.int64))
    draw_words(same, np.zeros(words, np.uint64))
    assert stream.tolist() == same.tolist()


def test_the_generator_is_xoshiro256plusplus() -> None:
    """The published sequence for the state 1, 2, 3, 4."""
    words = np.zeros(5, np.uint64)
    draw_words(np.array([1, 2, 3, 4], np.uint64), words)
    known = [41943041, 58720359, 3588806011781223, 3591011842654386, 9228616714210784205]
    assert words.tolist() == known


# --- seeds ----------------------------------------------------------------------------------------


def test_streams_of_one_seed_differ() -> None:
    streams = [tuple(stream) for seed in (0, 1, "1", "a") for stream in streams_of(seed).tolist()]
    assert len(set(streams)) == 3 * len(PURPOSES)  # the number 1 and the text "1" are the same seed


@pytest.mark.parametrize("cell", CELLS, ids=str)
def test_a_seed_gives_one_set_up_and_another_seed_another(cell: tuple[int, str, bool]) -> None:
    config = Config(*cell)
    one, same, other = (Game.new(config, seed).setup for seed in (7, "7", 8))
    assert one == same
    assert one != other


def test_the_derivation_of_a_set_up_never_changes() -> None:
    """Docs: rules/seeds.py.  If this fails, every seed that people wrote down means another game."""
    setup = Game.new(Config(5, "expert", True), seed=7).setup
    assert setup is not None
    digest = hashlib.sha256(json.dumps(setup.to_dict()).encode()).hexdigest()
    assert digest == "4fe2d0c5b95c366be27253390a9b200e8835776c7180a3e972b0e99b8dfec3f6"


# --- the tests themselves can fail ----------------------------------------------------------------


def shuffled(cards: Sequence[int], rng: random.Random, choice: Callable[[int, int], int]) -> list[int]:
    """Fisher–Yates with a choice of its own: how many to draw from, at step i of n."""
    result = list(cards)
    for i in range(len(result) - 1, 0, -1):
        j = rng.randrange(choice(i, len(result)))
        result[i], result[j] = result[j], result[i]
    return result


@pytest.mark.parametrize(
    ("choice", "fair"),
    [
        (lambda i, n: i + 1, True),
        (lambda i, n: i, False),
        (lambda i, n: n, False),
        (lambda i, n: max(1, i - 1), False),
    ],
    ids=["right", "never the card itself", "from all cards each time", "off by two"],
)
def test_a_broken_shuffle_would_be_seen(choice: Callable[[int, int], int], fair: bool) -> None:
    orders = [shuffled(range(20), random.Random(seed), choice) for seed in range(SEEDS)]
    orders.insert(0, list(range(20)))
    assert (worst_place(orders) > LEAST_P) == fair
