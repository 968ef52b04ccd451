"""`make bench`: how fast the engine is on this machine, everything interleaved in one run.

The machine may be shared: each figure is the best of several rounds, and the kernel and the reference engine
take turns, so that their ratio is fair.  Writes bench/results.md.
"""

import argparse
import json
import os
import platform
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

from happycity.kernel.layout import STATE_BYTES
from happycity.kernel.search.playout import new_results, play_games
from happycity.rules import Config, Game
from happycity.rules.card_set import standard_set
from tests.reference.dealing import random_reshuffle, random_setup
from tests.reference.game import ReferenceGame

RESULTS = Path(__file__).parent / "results.md"
GAMES = {
    "family, 2 players": Config(2, "family"),
    "expert, 4 players": Config(4, "expert"),
    "expert + Grozilla, 5 players": Config(5, "expert", True),
}
SECONDS = 0.5  # per measurement

COLD = """
import json, sys, time
started = time.perf_counter()
from happycity import Config, Game
from happycity.kernel import interface
imported = time.perf_counter()
game = Game.new(Config(3, "expert", True), seed=1)
moves = game.legal_moves
first = time.perf_counter()
from happycity.rules.warm import warm_up
warm_up()
done = time.perf_counter()
print(json.dumps({"import": imported - started, "first": first - started, "all": done - imported}))
"""


class Kernel:
    """Random games inside compiled code."""

    def __init__(self, config: Config, threads: int) -> None:
        self.options = np.array(config.options, np.int64)
        self.threads = threads
        self.batch = 2000 * threads
        self.seed = 0

    def run(self) -> tuple[int, int]:
        """Play a batch: games and decisions."""
        results = new_results(self.batch)
        self.seed += 1
        edges = np.linspace(0, self.batch, self.threads + 1).astype(int).tolist()
        with ThreadPoolExecutor(self.threads) as pool:
            jobs = [
                pool.submit(play_games, self.options, standard_set().raw, self.seed, first, last, results)
                for first, last in pairwise(edges)
            ]
            for job in jobs:
                job.result()
        return self.batch, int(results[:, 0].sum())


class Reference:
    """The same kind of games on the plain-object engine of the tests."""

    def __init__(self, config: Config) -> None:
        self.config = config.to_dict()
        self.rng = random.Random(1)

    def run(self) -> tuple[int, int]:
        """Play one game."""
        setup = random_setup(self.config, self.rng)
        game = ReferenceGame(self.config, setup, random_reshuffle(self.rng))
        decisions = 0
        while not game.over:
            game.play(self.rng.choice(game.legal()))
            decisions += 1
        return 1, decisions


def speed(run: Callable[[], tuple[int, int]]) -> tuple[float, float]:
    """Games and decisions per second over SECONDS."""
    games = decisions = 0
    started = time.perf_counter()
    while (elapsed := time.perf_counter() - started) < SECONDS:
        more_games, more_decisions = run()
        games += more_games
        decisions += more_decisions
    return games / elapsed, decisions / elapsed


def measure_speeds(rounds: int, console: Console) -> dict[str, tuple[float, float]]:
    """The best of several interleaved rounds for everything that plays."""
    cores = os.cpu_count() or 1
    players: dict[str, Any] = {}
    for name, config in GAMES.items():
        players[f"{name}: kernel, 1 thread"] = Kernel(config, 1)
        players[f"{name}: kernel, {cores} threads"] = Kernel(config, cores)
        players[f"{name}: reference engine"] = Reference(config)
    best = dict.fromkeys(players, (0.0, 0.0))
    for player in players.values():
        player.run()  # compiled before anything is timed
    for _ in track(range(rounds), "playing", console=console):
        for name, player in players.items():
            best[name] = max(best[name], speed(player.run))
    return best


def copy_cost() -> float:
    """Nanoseconds to copy a state at the Python border."""
    raw = Game.new(seed=1)._raw
    started = time.perf_counter()
    for _ in range(100_000):
        raw.copy()
    return (time.perf_counter() - started) * 1e4


def start_times() -> dict[str, dict[str, float]]:
    """A fresh process with an empty cache of machine code, then one with a full cache."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "NUMBA_CACHE_DIR": folder}
        return {name: _start(environment) for name in ("cold", "warm")}


def _start(environment: dict[str, str]) -> dict[str, float]:
    command = [sys.executable, "-c", COLD]
    output = subprocess.run(command, env=environment, capture_output=True, check=True, text=True).stdout
    times: dict[str, float] = json.loads(output)
    return times


def machine() -> str:
    """What this was measured on."""
    described = []
    if shutil.which("lscpu"):
        described = subprocess.run(["lscpu"], capture_output=True, text=True, check=True).stdout.splitlines()
    models = [line.split(":")[1].strip() for line in described if line.startswith("Model name")]
    cpu = " ".join([*models, platform.machine()])
    cores = os.cpu_count() or 1
    return f"{cpu}, {cores} cores, {platform.system()}, Python {platform.python_version()}"


def report(speeds: dict[str, tuple[float, float]], starts: dict[str, dict[str, float]], copy: float) -> str:
    """The page of results."""
    family = "family, 2 players"
    ratio = speeds[f"{family}: kernel, 1 thread"][0] / speeds[f"{family}: reference engine"][0]
    lines = ["# Benchmark", "", f"`make bench` on {datetime.now(UTC):%Y-%m-%d}: {machine()}.", ""]
    lines += ["Random legal play; best of several interleaved rounds.", ""]
    lines += ["| what | games/s | decisions/s |", "|---|---:|---:|"]
    lines += [f"| {name} | {games:,.0f} | {decisions:,.0f} |" for name, (games, decisions) in speeds.items()]
    lines += ["", "| what | figure |", "|---|---:|"]
    lines += [f"| kernel ÷ reference engine, {family}, 1 thread | {ratio:,.0f} × |"]
    lines += [
        f"| size of a state | {STATE_BYTES} bytes |",
        f"| copy of a state from Python | {copy:.0f} ns |",
    ]
    lines += [f"| cold: compile the whole interface | {starts['cold']['all']:.1f} s |"]
    lines += [f"| cold: import to first legal moves | {starts['cold']['first']:.1f} s |"]
    lines += [f"| warm: import to first legal moves | {starts['warm']['first']:.2f} s |"]
    lines += [f"| warm: load the whole interface | {starts['warm']['all']:.2f} s |"]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, print and write bench/results.md."""
    parser = argparse.ArgumentParser(prog="bench")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of the page")
    options = parser.parse_args()
    console = Console(stderr=True)
    with console.status("starting processes, cold and warm"):
        starts = start_times()
    speeds = measure_speeds(options.rounds, console)
    page = report(speeds, starts, copy := copy_cost())
    RESULTS.write_text(page)
    if options.json:
        print(json.dumps({"speeds": speeds, "starts": starts, "copy_ns": copy, "state_bytes": STATE_BYTES}))
    else:
        print(page)


if __name__ == "__main__":
    main()
