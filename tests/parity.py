"""Fast must equal slow: compiled kernel = kernel without JIT = reference engine, over seeded random games.

python -m tests.parity --games 2000                 compiled against the reference, every state
NUMBA_DISABLE_JIT=1 python -m tests.parity --raw …  digests of the plain-Python kernel's states
HAPPYCITY_COMPILER=base … --raw, --search           the same of the kernel that is compiled by the base alone
"""

import argparse
import hashlib
import itertools
import json
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from happycity.bots.mind import Thinker
from happycity.kernel.interface import survey_table
from happycity.kernel.layout import new_work
from happycity.kernel.search.thinking import Thinking
from happycity.rules import Config, Game, state_dict
from happycity.rules.record import result_of
from tests.reference.game import ReferenceGame

Task = tuple[tuple[int, str, bool], int, int, bool]  # cell, first game, last game + 1, without the reference

SEARCHED = 500  # iterations of each tree
CELLS = list(itertools.product((2, 3, 4, 5), ("family", "expert"), (False, True)))


def config_of(cell: tuple[int, str, bool], seed: int) -> Config:
    """Every fourth game is scored by the sum."""
    players, specials, grozilla = cell
    return Config(players, specials, grozilla, "sum" if seed % 4 == 3 else "product")


def random_game(config: Config, seed: int) -> Iterator[Game]:
    """Every position of a game whose moves are drawn from the seed; specials and deck 4 a little oftener."""
    game = Game.new(config, f"parity {seed}")
    rng = random.Random(seed)
    yield game
    while not game.is_over:
        game = game.play_action(rng.choice(_tempting(game, rng)))
        yield game


def _tempting(game: Game, rng: random.Random) -> tuple[int, ...]:
    """Plain random play hardly meets monsters or takes special buildings: tempt it, half of the time."""
    if rng.random() < 0.5:
        words = {"take"} if game.phase == "special" else {"buy"} if game.phase == "buy" else set()
        tempting = tuple(
            action
            for action in game.legal_actions
            if game.move(action).word in words or (game.move(action).number == 4 and game.phase == "refill")
        )
        return tempting or game.legal_actions
    return game.legal_actions


def compare(config: Config, seed: int) -> str:
    """Play one game on kernel and reference, compare every state; the digest of the kernel's raw states."""
    digest = hashlib.sha256()
    reference: ReferenceGame | None = None
    rebuilt: list[str] = []
    for number, game in enumerate(random_game(config, seed)):
        if reference is None:
            assert game.setup is not None
            reference = ReferenceGame(
                config.to_dict(), game.setup.to_dict(), lambda deck, pile: list(rebuilt)
            )
        else:
            step = game.steps[-1]
            rebuilt[:] = step.rebuild.order if step.rebuild else []
            reference.play(str(step.move))
        _same(state_dict(game), reference.state(), config, seed, number)
        _digest(digest, game, number)
    assert reference is not None
    _same(vars_of(game), reference.result(), config, seed, -1)
    return digest.hexdigest()


def vars_of(game: Game) -> dict[str, Any]:
    """The result of a finished game as plain data."""
    result = result_of(game)
    return {name: getattr(result, name) for name in result.__struct_fields__}


def _same(kernel: Any, reference: Any, config: Config, seed: int, number: int) -> None:
    if kernel != reference:
        different = [key for key in kernel | reference if kernel.get(key) != reference.get(key)]
        raise AssertionError(
            f"{config} seed {seed} after move {number}: "
            + "; ".join(
                f"{key}: kernel {kernel.get(key)} reference {reference.get(key)}" for key in different
            )
        )


def raw_digest(config: Config, seed: int) -> str:
    """Play one game on the kernel alone; the digest of its raw states."""
    digest = hashlib.sha256()
    for number, game in enumerate(random_game(config, seed)):
        _digest(digest, game, number)
    return digest.hexdigest()


def _digest(digest: Any, game: Game, number: int) -> None:
    digest.update(game._raw.tobytes())
    if number % 5 == 0 or game.is_over:
        work = new_work()
        survey_table(game._raw, game._cards.raw, work)
        digest.update(work.tobytes())


def run_cell(task: Task) -> list[str]:
    """Digests of games first … last − 1 of a cell."""
    cell, first, last, raw = task
    play = raw_digest if raw else compare
    return [play(config_of(cell, seed), seed) for seed in range(first, last)]


def summary(task: Task, digests: list[str]) -> tuple[str, str]:
    """One line of the output: which games, and a digest of all their states."""
    (players, specials, grozilla), first, last, _ = task
    name = f"{players} {specials} {'grozilla' if grozilla else 'plain'} {first}-{last - 1}"
    return name, hashlib.sha256("".join(digests).encode()).hexdigest()


def search_digest(cell: tuple[int, str, bool], seed: int) -> str:
    """The digest of trees that are grown over every tenth position of a game: each node, each number."""
    digest = hashlib.sha256()
    for number, game in enumerate(random_game(config_of(cell, seed), seed)):
        if number % 10 == 0 and not game.is_over:
            thinker = Thinker(SEARCHED)
            thinker.turn_to(game.view(game.seat), seed=seed)
            thinker.think(Thinking.PLANT)
            thinker.think(Thinking.SEARCH, SEARCHED)
            digest.update(thinker.nodes[: thinker.mind.nodes].tobytes())
    return digest.hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=2000, help="games per cell")
    parser.add_argument("--raw", action="store_true", help="digests only, without the reference engine")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--search", action="store_true", help="digests of the search's trees instead")
    options = parser.parse_args()
    if options.search:
        for cell in CELLS:
            digests = [search_digest(cell, seed) for seed in range(options.games)]
            sys.stdout.write(json.dumps(summary((cell, 0, options.games, True), digests)) + "\n")
        return
    chunk = max(1, min(50, options.games // 4))
    tasks = [
        (cell, first, min(options.games, first + chunk), options.raw)
        for cell in CELLS
        for first in range(0, options.games, chunk)
    ]
    with ProcessPoolExecutor(options.processes) as pool:
        for task, digests in zip(tasks, pool.map(run_cell, tasks), strict=True):
            sys.stdout.write(json.dumps(summary(task, digests)) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
