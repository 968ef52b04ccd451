"""The observation: what the words say, nothing hidden, seats counted from the one that looks."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from happycity import Config, Game, View
from happycity.kernel.layout import NAMES, Phase
from happycity.kernel.learning.observation import FIELDS, OBSERVATION, OBSERVATION_SIZE
from happycity.rl import vector
from happycity.rl.games import observation
from happycity.rules.card_set import standard_set
from happycity.rules.cards import COLOURS
from happycity.testing import ALL_CELLS
from tests.rl.parity import random_game

IDS = standard_set().ids
FIRST_MONSTER = standard_set().numbers["grozilla"]


def read(view: View, seat: int) -> Any:
    return observation(view.known, seat).view(OBSERVATION)[0]


def positions(config: Config, seed: int) -> Iterator[Game]:
    yield from random_game(config, seed)[0]


def cards_of(counts: Any) -> Counter[str]:
    numbers = [n if n < NAMES else FIRST_MONSTER + n - NAMES for n in np.flatnonzero(counts)]
    return Counter({IDS[n]: int(count) for n, count in zip(numbers, counts[counts > 0], strict=True)})


@pytest.mark.parametrize("config", ALL_CELLS, ids=str)
def test_the_table_is_what_the_view_says(config: Config) -> None:
    for game in positions(config, 1):
        view = game.view(0)
        o = read(view, 0)
        assert Config.of_options(o["players"], o["expert"], o["grozilla"], o["scoring"]) == config
        assert (o["round_number"], o["last_round"]) == (view.round, view.last_round)
        assert np.flatnonzero(o["phase"]).tolist() == [Phase[view.phase.upper()]]
        decks = range(1, 5 if config.grozilla else 4)
        assert cards_of(o["face_down"]) == sum((view.face_down(d) for d in decks), Counter())
        assert cards_of(o["discards"]) == sum((view.discarded(d) for d in decks), Counter())
        assert [IDS[n] for n in o["offer"][:3] if n] == list(view.visible)
        assert [IDS[n] for n in o["specials"] if n] == list(view.specials)
        assert {IDS[NAMES + n] for n in np.flatnonzero(o["box"])} == view.box
        assert o["piles"].tolist() == list(view.dwellings.values())
        assert o["bank_tokens"].tolist() == list(view.tokens.values())


@pytest.mark.parametrize("config", ALL_CELLS, ids=str)
def test_seats_are_counted_from_the_viewer(config: Config) -> None:
    for step, game in enumerate(positions(config, 2)):
        viewer = step % config.players
        o = read(game.view(viewer), viewer)
        assert np.flatnonzero(o["turn"]).tolist() == [(game.turn - viewer) % config.players]
        deciders = [] if game.seat is None else [(game.seat - viewer) % config.players]
        assert np.flatnonzero(o["decider"]).tolist() == deciders
        for away in range(config.players):
            check_city(o, away, game, (viewer + away) % config.players)


def check_city(o: Any, away: int, game: Game, seat: int) -> None:
    city = game.cities[seat]
    for name in ("coins", "income", "hearts", "inhabitants", "points", "louvre_phases", "free_card"):
        assert o[name][away] == getattr(city, name)
    assert tuple(IDS[n] for n in o["city"][away] if n) == city.cards
    assert o["cards"][away] == len(city.cards)
    assert (IDS[o["special"][away]] or None) == city.special
    assert {c: n for c, n in zip(COLOURS, o["tokens"][away], strict=True) if n} == city.tokens
    assert tuple(IDS[FIRST_MONSTER - 1 + n] for n in o["monsters"][away] if n) == city.monsters
    ruins = {i + 1: IDS[FIRST_MONSTER - 1 + n] for i, n in enumerate(o["ruins"][away]) if n}
    assert ruins == city.destroyed


@pytest.mark.parametrize("config", ALL_CELLS, ids=str)
def test_offers_say_what_they_cost_and_give(config: Config) -> None:
    cards = standard_set()
    for game in positions(config, 3):
        seat = game.seat or 0
        o = read(game.view(seat), seat)
        for target in np.flatnonzero(o["offer"]):
            card = cards.card(o["offer"][target])
            assert o["offer_price"][target] == game.price(seat, card.id)
            assert [c for c, has in zip(COLOURS, o["offer_colours"][target], strict=True) if has] == [
                c for c in COLOURS if c in card.colours
            ]
            assert o["offer_symbols"][target].tolist() == [card.income, card.hearts, card.inhabitants]
        for i in np.flatnonzero(o["specials"]):
            card = cards.card(o["specials"][i])
            assert o["special_met"][i] == game.meets_condition(seat, card.id)
            wanted = {c: n for c, n in zip(COLOURS, o["special_condition"][i], strict=True) if n}
            assert wanted == dict(card.condition)


@pytest.mark.parametrize("config", ALL_CELLS, ids=str)
def test_hidden_orders_are_not_seen(config: Config) -> None:
    for step, game in enumerate(positions(config, 4)):
        view = game.view(0)
        seen = observation(game._raw, 0)
        assert np.array_equal(seen, observation(view.known, 0))
        assert np.array_equal(seen, observation(view.imagined(step), 0))


@pytest.mark.parametrize("config", ALL_CELLS, ids=str)
@pytest.mark.parametrize("skip_forced", [False, True])
def test_a_row_written_over_and_over_is_as_a_fresh_one(config: Config, skip_forced: bool) -> None:
    """Also where decks are rebuilt and games follow each other."""
    env = vector(8, **config.to_dict(), skip_forced=skip_forced)
    env.reset(seed=5)
    for _ in range(600):
        batch = env.step(env.sample())
        for row, state, seat in zip(batch.observations, env.states(), batch.seats, strict=True):
            assert np.array_equal(row, observation(state, int(seat)))


@pytest.mark.parametrize("config", ALL_CELLS, ids=str)
def test_numbers_stay_within_their_bounds(config: Config) -> None:
    lows = {field.name: field.low for field in FIELDS}
    highs = {field.name: field.high for field in FIELDS}
    rng = Random(6)
    for game in positions(config, 6):
        o = read(game.view(), rng.randrange(config.players))
        for name in lows:
            assert (lows[name] <= o[name]).all(), name
            assert (o[name] <= highs[name]).all(), name


def test_the_size_is_that_of_the_fields() -> None:
    assert sum(int(np.prod(field.shape)) for field in FIELDS) == OBSERVATION_SIZE == 604
