"""Counted as the logs say, row by row in plain Python, and added piece by piece."""

import json
from collections import defaultdict
from math import isnan

import numpy as np
import pytest

from happycity.kernel.layout import NO_CARD
from happycity.rules.card_set import standard_set
from happycity.rules.cards import standard
from happycity.rules.config import Config
from happycity.stats.counting import PURSE, Counts
from happycity.stats.figures import EARLY, FEWEST, KindFigures, figures_of
from happycity.stats.playing import (
    BOUGHT,
    CARD,
    CHOSEN,
    COINS,
    GAME,
    HOPE,
    OFFERED,
    PRICE,
    ROUND,
    SAID,
    SEAT,
    LearnedGames,
    Log,
    play,
)

KIND = Config(3, "expert", True)
FIRST, LAST = 5, 65


@pytest.fixture(scope="module")
def games() -> LearnedGames:
    return play(KIND, FIRST, LAST, threads=2)


@pytest.fixture(scope="module")
def counts(games: LearnedGames) -> Counts:
    return Counts.of(games)


@pytest.fixture(scope="module")
def figures(counts: Counts) -> KindFigures:
    return figures_of(KIND, counts)


def had(games: LearnedGames) -> list[Log]:
    """Rows about cards that somebody bought or took."""
    return [
        row
        for row in games.log
        if (row[0] == BOUGHT and row[CARD] != NO_CARD) or (row[0] == OFFERED and row[CHOSEN])
    ]


@pytest.mark.full
def test_pieces_add_up_to_the_whole(counts: Counts) -> None:
    parts = Counts.of(play(KIND, FIRST, 25, threads=1)) + Counts.of(play(KIND, 25, LAST, threads=2))
    for whole, together in zip(counts.arrays(), parts.arrays(), strict=True):
        assert np.allclose(whole, together)


def test_purchases_are_those_of_the_logs(games: LearnedGames, counts: Counts) -> None:
    bought = np.zeros_like(counts.bought)
    said, price, hope = defaultdict(list), defaultdict(list), defaultdict(list)
    for row in had(games):
        card = int(row[CARD])
        bought[card, int(row[SEAT])] += 1
        said[card].append((-1 if row[0] == BOUGHT else 1) * float(row[SAID]))
        price[card].append(float(row[PRICE]))
        hope[card].append(float(row[HOPE]))
    assert np.array_equal(counts.bought, bought)
    assert bought.sum() > 500
    assert counts.rounds.sum() == bought.sum()
    for numbers, sums in ((said, counts.said), (price, counts.price), (hope, counts.hope)):
        for card, values in numbers.items():
            known = [value for value in values if not isnan(value)]
            assert sums[card, 0] == len(known)
            assert sums[card, 1] == pytest.approx(sum(known), abs=1e-3)
    assert counts.games.item() == LAST - FIRST
    assert counts.seats.sum() == pytest.approx(LAST - FIRST)


def test_a_city_with_two_of_a_card_is_one_city(games: LearnedGames, counts: Counts) -> None:
    cities = defaultdict(set)
    for row in had(games):
        cities[int(row[CARD])].add((int(row[GAME]) - FIRST, int(row[SEAT])))
    for card, owners in cities.items():
        assert counts.cities[card, 0] == len(owners)
        assert counts.cities[card, 1] == pytest.approx(sum(games.shares[owner] for owner in owners))


def test_the_coin_is_counted_by_round_and_purse(games: LearnedGames, counts: Counts) -> None:
    turns = [row for row in games.log if row[0] == BOUGHT and not isnan(row[SAID])]
    some = [row for row in turns if row[ROUND] == 1 and row[COINS] == 3]
    assert some
    assert counts.coin[0, 3].tolist()[:3] == pytest.approx(
        [len(some), sum(row[CHOSEN] == 1 for row in some), sum(row[SAID] for row in some)], abs=1e-4
    )
    rich = [row for row in turns if row[COINS] >= PURSE]
    assert counts.coin[:, PURSE, 0].sum() == len(rich)
    assert counts.coin[:, :, 0].sum() == len(turns)


def test_prices_are_what_the_card_says_unless_a_special_building_lowers_them(counts: Counts) -> None:
    family = Counts.of(play(Config(2), 0, 20, threads=2))
    for card, number in standard_set().numbers.items():
        cases, paid = family.price[number]
        assert paid == cases * standard()[card].cost if cases else True
    assert family.price[:, 0].sum() > 200


def test_every_city_stands_beside_one_special_building_or_none(counts: Counts) -> None:
    special = standard_set().special_set("expert")
    ordinary = np.setdiff1d(np.arange(len(counts.bought)), special)
    assert np.array_equal(counts.beside[ordinary].sum(axis=1), counts.bought[ordinary].sum(axis=1))
    assert not counts.beside[special].any()


def test_counts_survive_a_file(counts: Counts) -> None:
    again = Counts.from_dict(json.loads(json.dumps(counts.to_dict())))
    for one, two in zip(counts.arrays(), again.arrays(), strict=True):
        assert np.array_equal(one, two)


# --- figures ----------------------------------------------------------------------------------------------


def test_figures_name_what_was_reconstructed_and_leave_out_what_was_rare(
    counts: Counts, figures: KindFigures
) -> None:
    assert figures.cards
    for card in figures.cards:
        assert card.bought == sum(card.rounds) == sum(card.seats) >= FEWEST
        assert card.reconstruction == list(standard()[card.card].reconstruction)
        assert 1 <= card.round <= 12
        assert 0 < card.cities <= 1
    few = (counts.bought.sum(axis=1) > 0) & (counts.bought.sum(axis=1) < FEWEST)
    rare = {standard_set().ids[card] for card in np.flatnonzero(few)}
    assert rare
    assert not rare & {card.card for card in figures.cards}


def test_shares_with_and_without_a_card_make_up_all_victories(figures: KindFigures) -> None:
    for card in figures.cards:
        assert card.win_with_low <= card.win_with <= card.win_with_high
        if card.win_without is None or card.win_without_low is None or card.win_without_high is None:
            continue
        assert card.win_without_low <= card.win_without <= card.win_without_high
        both = card.cities * card.win_with + (1 - card.cities) * card.win_without
        assert both == pytest.approx(1 / KIND.players, abs=1e-3)


def test_of_no_games_nothing_is_said() -> None:
    nothing = figures_of(KIND, Counts.none())
    assert (nothing.games, nothing.seats, nothing.cards) == (0, [], [])


def test_early_and_later_turns_are_all_turns(counts: Counts, figures: KindFigures) -> None:
    early = counts.coin[:EARLY, :, 0].sum(axis=0)
    for turns, purse in zip(early, figures.coin["early"], strict=True):
        assert (purse[0] if purse else 0) == (turns if turns >= FEWEST else 0)
    assert any(figures.coin["later"])
