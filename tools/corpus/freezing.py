"""Games to be frozen: every kind in turn, played by bots of every strength."""

from itertools import product
from random import Random

import msgspec

from happycity.arena.match import play_match
from happycity.rules.config import PLAYERS, SCORINGS, SPECIALS, Config
from tools.corpus.following import Kept, marked

CELLS = [Config(*options) for options in product(PLAYERS, SPECIALS, (False, True), SCORINGS)]
SHARES = {"policy": 3, "builder": 2, "greedy": 2, "random": 1}
"""Who sits there, and how often: strong ones come to what weak ones never reach, and the other way round."""


def frozen(number: int) -> Kept:
    """The game with this number, played and frozen."""
    config, seed = CELLS[number % len(CELLS)], f"corpus {number}"
    players = Random(seed).choices(list(SHARES), list(SHARES.values()), k=config.players)
    game = play_match(config, tuple(players), seed).game
    moves = ",".join(map(str, game.moves))
    return marked(Kept(number, config, game.stamp, seed, players, moves))


def frozen_line(number: int) -> bytes:
    """The same as a line of the file."""
    return msgspec.json.encode(frozen(number)) + b"\n"
