"""Seeds, steps and observations in the kernel; small enough to be run uncompiled too."""

import numpy as np
import pytest

from happycity import Config, Game
from happycity.kernel.layout import DISCARD, Phase, state_of
from happycity.kernel.learning.observation import MOST_ROUNDS, OBSERVATION, Ending, EnvStep
from happycity.rl.games import Games
from happycity.rules.seeds import streams_of


@pytest.mark.parametrize("seed", [0, 7, 10, 99, 12345678901234567, 2**62 - 1])
def test_the_streams_are_those_of_the_rules(seed: int) -> None:
    untouched = streams_of(seed)[[3, 5]]  # no fourth deck, no choice yet
    assert np.array_equal(dealt(Config(), seed).streams[0, [3, 5]], untouched)


def dealt(config: Config, seed: int, skip_forced: bool = False, shaping: float = 0.0) -> Games:
    games = Games(1, config, skip_forced, shaping)
    games.plays["seed"] = seed
    games.run(EnvStep.DEAL)
    return games


@pytest.mark.parametrize("config", [Config(), Config(3, "expert", True, "sum")], ids=str)
def test_a_game_is_that_of_its_seed_to_the_end(config: Config) -> None:
    games, game = dealt(config, 3), Game.new(config, 3)
    while not games.plays["ending"][0]:
        games.run(EnvStep.CHOOSE)
        game = game.play_action(int(games.plays["action"][0]))
        games.run(EnvStep.STEP)
        assert np.array_equal(games.raws[0], game._raw)
        assert np.flatnonzero(games.masks[0]).tolist() == sorted(game.legal_actions)
    assert games.plays["ending"][0] == Ending.OVER
    assert games.plays["rewards"][0].argmax() in game.leaders
    assert games.plays["final"][0, : config.players].tolist() == [city.points for city in game.cities]
    assert games.seen_by(1).view(OBSERVATION)["points"][0, 0, 0] == game.cities[1].points


def test_a_game_without_end_is_stopped() -> None:
    games = dealt(Config(), 1, skip_forced=True, shaping=1.0)
    while not games.plays["ending"][0]:
        games.plays["action"] = games.masks[0].argmax()  # keep, draw 1, coin
        games.run(EnvStep.STEP)
    assert games.plays["ending"][0] == Ending.STOPPED
    assert games.plays["rounds"][0] == MOST_ROUNDS
    assert games.plays["rewards"][0, :2].sum() == 0.0


def test_a_rebuilt_deck_is_counted_again_though_its_numbers_are_the_same() -> None:
    """One card face down, none discarded; a discard, a forced draw and a rebuild later it is another card."""
    games = dealt(Config(), 1, skip_forced=True)
    s = state_of(games.raws[0])
    discarded, left = 1, 2  # both of deck 1
    s.phase, s.visible_count = Phase.DISCARD, 3
    s.visible[:], s.deck[0] = (discarded, 20, 30), left
    s.deck_left[:3] = (1, 0, 0)
    games.run(EnvStep.OBSERVE)
    games.plays["action"] = DISCARD
    games.run(EnvStep.STEP)
    seen = games.observations.view(OBSERVATION)[0]
    assert seen["deck_left"][0, 0] == 1
    assert np.flatnonzero(seen["face_down"][0]).tolist() == [discarded]
    assert seen["offer"][0, :3].tolist() == [20, 30, left]
