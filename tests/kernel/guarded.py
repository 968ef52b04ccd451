"""Nothing in the kernel is undefined: games of every kind with a check before every instruction.

    python -m tests.kernel.guarded --games 100 --json    of each kind; a tenth as many are looked at

Everything is compared with the native kernel too.
"""

import argparse
import json
import sys
import time
from random import Random

import numpy as np
from rich.progress import track

from happycity import Config, Game
from happycity.kernel.layout import new_state, state_of
from happycity.kernel.learning.observation import EnvStep
from happycity.kernel.search.thinking import Thinking
from happycity.testing.cells import cell_id
from happycity.testing.guarded.kernel import GuardedKernel
from happycity.testing.positions import opening, wandering
from tests.kernel.beside import (
    KINDS_OF_GAMES,
    TABLES,
    Both,
    BothStep,
    BothThink,
    look_at,
    random_games,
    shuffling,
)

ITERATIONS = 40
EVERY = 16  # decisions between two thoughts


def play(kernel: GuardedKernel, config: Config, games: int) -> None:
    """Random games, the rules through every entry, all ways to think and an environment."""
    native, theirs = random_games(kernel, config, games)
    assert np.array_equal(native, theirs), cell_id(config)
    begin(kernel, config)
    for number in range(max(1, games // 10)):
        walk(kernel, config, number)
    step(kernel, config, games)


def begin(kernel: GuardedKernel, config: Config) -> None:
    """Deal and begin a game."""
    both, raw = Both(kernel), new_state()
    s = state_of(raw)
    s.players, s.expert, s.grozilla, s.scoring = config.options
    both.call("deal_game", raw, TABLES, shuffling("a deal"))
    both.call("begin_game", Game.new(config, 3).kernel.raw.copy(), TABLES, shuffling("a beginning"))


def walk(kernel: GuardedKernel, config: Config, number: int) -> None:
    """A game to its end, looked at and thought about on the way."""
    both, thinker, random = Both(kernel), BothThink(kernel), Random(f"{cell_id(config)} {number}")
    game = opening(config, f"guarded {number}")
    ends = 0
    for decision in range(10_000):
        if game.is_over:
            break
        if random.random() < 0.2:
            look_at(both, game, random)
        if decision % EVERY == 0:
            think_about(thinker, game)
        if game.last_round and ends < 2:
            ends += 1
            thinker.turn_to(game.view(game.seat), seed=1)
            thinker.think(Thinking.WORK_OUT, 100)
        game = game.play_action(wandering(game, random))
    look_at(both, game, random)


def think_about(thinker: BothThink, game: Game) -> None:
    """A small tree, an estimate, playouts."""
    thinker.turn_to(game.view(game.seat), seed=1)
    thinker.think(Thinking.PLANT)
    thinker.think(Thinking.SEARCH, ITERATIONS)
    thinker.think(Thinking.APPRAISE)
    thinker.think(Thinking.FLAT, 1, 9)


def step(kernel: GuardedKernel, config: Config, steps: int) -> None:
    """An environment of four games, forced moves skipped and leads paid for."""
    games = BothStep(4, config, True, 1.0)
    games.twin = kernel
    games.plays["seed"], games.plays["stride"] = np.arange(4), 4
    games.run(EnvStep.DEAL)
    for _ in range(steps):
        games.run(EnvStep.CHOOSE)
        games.run(EnvStep.STEP)
    for viewer in range(config.players):
        games.seen_by(viewer)


def main() -> int:
    """Play and tell what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="of each kind")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    kernel = GuardedKernel()
    for config in track(KINDS_OF_GAMES, "kinds of games", disable=asked.json):
        play(kernel, config, asked.games)
    program = kernel.program
    told = {
        "kinds": len(KINDS_OF_GAMES),
        "games": asked.games,
        "checks": len(program.checks),
        "reached": program.reached,
        "made": program.made,
        "seconds": round(time.process_time(), 1),
        "findings": [str(finding) for finding in program.findings],
    }
    if asked.json:
        sys.stdout.write(json.dumps(told) + "\n")
    else:
        sys.stdout.write("\n".join([*told.pop("findings"), str(told), ""]))
    return 1 if program.findings else 0


if __name__ == "__main__":
    sys.exit(main())
