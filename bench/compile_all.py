"""Call every entry of the kernel once, so that all of it is compiled or loaded."""

import numpy as np

from happycity.kernel import interface
from happycity.kernel.layout import KEEP, STATE_BYTES
from happycity.rules import Config, Game
from happycity.rules.card_set import standard_set


def compile_all() -> None:
    """Every function of the interface, by way of the API where it has one."""
    cards = standard_set()
    config = Config(3, "expert", True)
    game = Game.new(config, seed=1)
    game, _ = game.play(game.legal_moves[0])
    game.view(0).imagined(1)
    game.scores()
    Game.from_text(game.text)
    assert game.setup is not None
    Game.from_setup(config, game.setup)
    raw = game._raw.copy()
    interface.judge(raw, cards.raw, KEEP)
    interface.price(raw, cards.raw, 0, 1)
    interface.condition_met(raw, cards.raw, 0, cards.numbers["castle"])
    results = interface.new_results(1)
    interface.play_games(np.array(config.options, np.int64), cards.raw, 1, 0, 1, results)
    interface.finish_games(np.zeros((0, STATE_BYTES), np.uint8), cards.raw, 1, 0, 0, results)
