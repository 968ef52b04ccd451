"""The same work in the native kernel and in its WebAssembly module, in turns: how much of the speed is left.

    python -m bench.targets --json

Searches, searches that ask the net (`asking/s`) and random games, of four kinds of games; the module runs in
Node, whose engine is Chromium's.
"""

import argparse
import json
import time
from collections.abc import Callable
from functools import partial

import numpy as np

from happycity import Config, Game
from happycity.bots.learned import Asker
from happycity.bots.mind import Thinker
from happycity.bots.weights import weights_of
from happycity.kernel.interface import new_actions
from happycity.kernel.layout import STATE_BYTES, new_work, work_of
from happycity.kernel.net.pondering import Pondering
from happycity.kernel.search.playout import new_results, play_games
from happycity.kernel.search.thinking import Thinking
from happycity.rules.card_set import standard_set
from happycity.testing.cells import cell_id
from happycity.testing.wasm.kernel import WasmKernel

KINDS = (Config(2), Config(4), Config(2, "expert"), Config(4, "expert", True))
ROOM = 200_000
TABLES = standard_set().raw


class ModuleThinker(Thinker):
    """Thinks in the module; its memory travels there and back, which is not counted."""

    def __init__(self, wasm: WasmKernel) -> None:
        super().__init__(ROOM)
        self._wasm = wasm

    def think(self, way: Thinking, amount: int = 0, first: int = 0) -> int:
        """As `Thinker.think`."""
        memory = (self._stack, self._tables, self._work, self._mind, self.nodes, self.actions)
        return self._wasm.call("think", int(way), amount, first, *memory) or 0


class ModuleAsker(Asker):
    """Asks the net in the module."""

    def __init__(self, wasm: WasmKernel) -> None:
        super().__init__(weights_of(), ROOM)
        self._wasm = wasm

    def ponder(self, way: Pondering, amount: int = 0) -> int:
        """As `Asker.ponder`."""
        memory = (self._stack, self._tables, self._work, self._mind, self.nodes, self._priors)
        asked = (self._sight, self._judge, self._net, self.actions)
        return self._wasm.call("ponder", int(way), amount, *memory, *asked) or 0


def searched(thinker: Thinker, config: Config, iterations: int) -> float:
    """Seconds for a search at the beginning of a game."""
    thinker.turn_to(Game.new(config, 1).view(0), seed=1)
    thinker.think(Thinking.PLANT)
    began = time.perf_counter()
    thinker.think(Thinking.SEARCH, iterations)
    return time.perf_counter() - began


def searched_in_module(wasm: WasmKernel, thinker: Thinker, config: Config, iterations: int) -> float:
    """The same in the module, without the way there and back."""
    searched(thinker, config, iterations)
    return wasm.seconds


def played(config: Config, games: int) -> float:
    """Seconds for random games in the native kernel."""
    began = time.perf_counter()
    play_games(np.array(config.options, np.int64), TABLES, 7, 0, games, new_results(games))
    return time.perf_counter() - began


def played_in_module(wasm: WasmKernel, config: Config, games: int) -> float:
    """The same in the module."""
    work = new_work()
    work_of(work).logged = -1
    work_of(work).options = config.options
    raws = np.zeros((1, STATE_BYTES), np.uint8)
    wasm.call("play_out", raws, TABLES, 7, 0, games, new_results(games), work, new_actions())
    return wasm.seconds


def compare(
    ours: Callable[[], float], theirs: Callable[[], float], amount: int, rounds: int
) -> dict[str, float]:
    """The best of some rounds in turns, per second, and the ratio."""
    times = [(ours(), theirs()) for _ in range(rounds)]
    native, module = (min(one) for one in zip(*times, strict=True))
    return {
        "native": round(amount / native),
        "wasm": round(amount / module),
        "ratio": round(native / module, 2),
    }


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(prog="bench.targets", description=__doc__)
    parser.add_argument("--iterations", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=5_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found: dict[str, dict[str, dict[str, float]]] = {"iterations/s": {}, "asking/s": {}, "games/s": {}}
    with WasmKernel() as wasm:
        thinkers = {
            "iterations/s": (Thinker(ROOM), ModuleThinker(wasm)),
            "asking/s": (Asker(weights_of(), ROOM), ModuleAsker(wasm)),
        }
        for config in KINDS:
            for what, (native, module) in thinkers.items():
                found[what][cell_id(config)] = compare(
                    partial(searched, native, config, asked.iterations),
                    partial(searched_in_module, wasm, module, config, asked.iterations),
                    asked.iterations,
                    asked.rounds,
                )
            found["games/s"][cell_id(config)] = compare(
                partial(played, config, asked.games),
                partial(played_in_module, wasm, config, asked.games),
                asked.games,
                asked.rounds,
            )
    if asked.json:
        print(json.dumps(found))
        return
    for what, kinds in found.items():
        for kind, row in kinds.items():
            told = "native {native:>9,}  wasm {wasm:>9,}  ratio {ratio}".format(**row)
            print(f"{what:13} {kind:18} {told}")


if __name__ == "__main__":
    main()
