"""Random games inside compiled code: reproducible, cut into slices at will, and the same as step by step."""

import subprocess
import sys

import numpy as np
import pytest

from happycity import Config, Game
from happycity.kernel.layout import STATE_BYTES
from happycity.kernel.search.playout import finish_games, new_results, play_games
from happycity.rules.card_set import standard_set
from happycity.rules.warm import is_warm, warm_up

CONFIGS = [Config(2), Config(3, "expert"), Config(4, "family", True, "sum"), Config(5, "expert", True)]


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_slices_of_a_batch_are_the_same_games(config: Config) -> None:
    options, tables = np.array(config.options, np.int64), standard_set().raw
    whole, sliced = new_results(6), new_results(6)
    play_games(options, tables, 7, 0, 6, whole)
    play_games(options, tables, 7, 3, 6, sliced)
    play_games(options, tables, 7, 0, 3, sliced)
    assert np.array_equal(whole, sliced)
    assert len(np.unique(whole, axis=0)) == 6


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_states_are_played_to_the_end_in_place(config: Config) -> None:
    games = [Game.new(config, seed) for seed in range(4)]
    raws = np.array([game._raw for game in games], np.uint8)
    results = new_results(4)
    finish_games(raws, standard_set().raw, 1, 0, 4, results)
    for raw, row in zip(raws, results, strict=True):
        game = Game(raw.copy(), games[0]._streams)
        assert game.is_over
        assert game.last_round
        assert row[1] == game.round
        assert [seat for seat in range(5) if row[2] >> seat & 1] == list(game.leaders)
        assert row[3 : 3 + config.players].tolist() == [city.points for city in game.cities]


def test_a_finished_state_stays_as_it_is() -> None:
    raws = np.zeros((1, STATE_BYTES), np.uint8)
    game = Game.new(Config(2), 1)
    while not game.is_over:
        game = game.play_action(game.legal_actions[-1])
    raws[0] = game._raw
    results = new_results(1)
    finish_games(raws, standard_set().raw, 1, 0, 1, results)
    assert results[0, 0] == 0
    assert np.array_equal(raws[0], game._raw)


def test_warming_up_leaves_the_engine_warm() -> None:
    warm_up()
    assert is_warm()


CALLED = """
from happycity.kernel import interface
from happycity.rules.warm import warm_up

warm_up()
entries = [one for one in vars(interface).values() if getattr(one, "__module__", "") == interface.__name__]
print(*[one.__name__ for one in entries if hasattr(one, "signatures") and not one.signatures])
"""


@pytest.mark.full
def test_warming_up_leaves_no_entry_out() -> None:
    """What is left out is compiled while somebody waits for a move."""
    left_out = subprocess.run([sys.executable, "-c", CALLED], capture_output=True, text=True, check=True)
    assert left_out.stdout.split() == []
