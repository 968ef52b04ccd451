"""The committed playthrough, as OpenSpiel keeps one of every game of its own; needs OpenSpiel.

Written by `generate_playthrough.playthrough("python_happycity", None, seed=1)`; a change of rules, notation
or observation shows here.
"""

from pathlib import Path

import numpy as np
import pytest

from happycity import Config, Game
from happycity.kernel.learning.observation import FIELDS, OBSERVATION

pytest.importorskip("pyspiel", reason="make test-extras has it")

import pyspiel
from absl import flags
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

from happycity.rl.mirror import Mirror
from happycity.rl.openspiel import game_name

PLAYTHROUGH = Path(__file__).parent / "playthroughs" / "python_happycity.txt"


def test_the_committed_playthrough_is_played_again() -> None:
    flags.FLAGS.mark_as_parsed()  # OpenSpiel reads an option of its own command line
    original, again = generate_playthrough.replay(str(PLAYTHROUGH))
    assert original.splitlines() == again.splitlines()
    assert len(original.splitlines()) > 3000


def test_the_tensor_is_the_observation_of_the_other_environments() -> None:
    config = Config(3, "expert", True)
    mirror = Mirror(Game.new(config, 4), pyspiel.load_game(game_name(config)))
    for _ in range(60):
        mirror.play(mirror.game.legal_actions[-1])
    observer = make_observation(mirror.state.get_game())
    for seat in range(3):
        observer.set_from(mirror.state, seat)
        seen = np.array(mirror.state.observation_tensor(seat)).astype(np.int16).view(OBSERVATION)[0]
        for field in FIELDS:
            assert np.array_equal(observer.dict[field.name].ravel(), np.ravel(seen[field.name]))
        assert seen["coins"][0] == mirror.game.cities[seat].coins
        assert seen["city"][1].any()
