"""Compile the whole engine at once: one wait with notice at the first start, not many small ones later."""

import numpy as np

from happycity.kernel.compiling.jit import cache_folder, config
from happycity.kernel.layout import STATE_BYTES
from happycity.kernel.search.playout import finish_games, new_results, play_games
from happycity.rules.card_set import standard_set
from happycity.rules.config import Config
from happycity.rules.game import Game
from happycity.rules.preview import previews
from happycity.rules.worth import worths_of

_STAMP = "complete"


def is_warm() -> bool:
    """Whether the machine code of exactly this kernel is ready to be loaded."""
    return config.DISABLE_JIT or (cache_folder() / _STAMP).exists()


def warm_up() -> None:
    """Call every function of the kernel's interface once (about 15 seconds the first time)."""
    cards, options = standard_set(), Config(3, "expert", True)
    game = Game.new(options, seed=1)
    game, _ = game.play(game.legal_moves[0])
    game.view(0).imagined(1)
    game.scores()
    Game.from_text(game.text)
    assert game.setup is not None
    Game.from_setup(options, game.setup)
    game.price(0, "house")
    game.meets_condition(0, "castle")
    game.pips_met(0, "castle")
    game.turn_steps()
    previews(game.view(game.seat))
    game.kernel.judge(0)
    worths_of(game, game.specials[0])
    results = new_results(1)
    play_games(np.array(options.options, np.int64), cards.raw, 1, 0, 1, results)
    finish_games(np.zeros((0, STATE_BYTES), np.uint8), cards.raw, 1, 0, 0, results)
    if not config.DISABLE_JIT:
        cache_folder().mkdir(parents=True, exist_ok=True)
        (cache_folder() / _STAMP).touch()
