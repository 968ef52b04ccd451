"""Flat playouts: every action equally often, with the same shuffles for all of them."""

import numpy as np
from numpy.typing import NDArray

from happycity import Config, Game
from happycity.bots.mind import Thinker
from happycity.kernel.search.thinking import Thinking

FIRST = 77  # number of the first shuffle


def play_out(game: Game, *parts: int) -> NDArray[np.float64]:
    """What each action gained in playouts, made in parts that follow each other."""
    thinker = Thinker()
    thinker.turn_to(game.view(game.seat), seed=1)
    begun = FIRST
    for part in parts:
        assert thinker.think(Thinking.FLAT, part, begun) == len(game.legal_actions)
        begun += part
    return np.array(thinker.mind.worth[: len(game.legal_actions)], np.float64)


def test_playouts_in_parts_are_playouts_at_once() -> None:
    game = Game.new(Config(3, "expert", True), seed=4)
    np.testing.assert_allclose(play_out(game, 9), play_out(game, 2, 7))


def test_every_action_gains_between_nothing_and_a_victory_each_time() -> None:
    game = Game.new(Config(2, "family"), seed=4)
    gained = play_out(game, 12)
    assert (gained > 0).all()
    assert (gained < 12).all()
    assert len(set(gained.tolist())) > 1


def test_all_actions_meet_the_same_shuffles() -> None:
    """Two cards that differ only in their names gain the same if the same shuffles follow."""
    cities = "0.city=happy_market.white 0.coins=9 1.coins=0"
    game = Game.from_text(
        f"hc1 scoring=sum phase=buy visible=museum,observatory,zoo dwellings=0,0,0 {cities}"
    )
    actions = {str(move): index for index, move in enumerate(game.legal_moves)}
    gained = play_out(game, 6)
    # Museum and Observatory are the same card but for the name, so with the same shuffles they gain the same.
    assert gained[actions["buy museum"]] == gained[actions["buy observatory"]]
    assert gained[actions["buy museum"]] != gained[actions["buy zoo"]]
