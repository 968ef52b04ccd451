"""`make bench-rl`: how fast the environments are on this machine, beside two of PettingZoo's own games.

The machine may be shared: everything takes turns in one run, and each figure is the best of several rounds.
Writes bench/rl.md.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from pettingzoo.classic import connect_four_v3, texas_holdem_v4
from rich.console import Console
from rich.progress import track

from bench.__main__ import machine
from happycity import rl
from happycity.rules import Config

RESULTS = Path(__file__).parent / "rl.md"
SECONDS = 1.0  # per measurement
N = 4096
GAMES = {
    "family, 2 players": Config(2, "family"),
    "expert, 4 players": Config(4, "expert"),
    "expert + Grozilla, 5 players": Config(5, "expert", True),
}
ABOUT = f"""Random legal play; best of several interleaved rounds. *loop*: a Python loop over the PettingZoo
environment with `last()`, a random legal action and `step()`; the two games at the top are PettingZoo's own,
in the same loop. *vector*: `step()` of {N:,} games at once, with observations, masks, checks of the actions
and new games; drawing the actions is not counted."""
COLD = """
import time
from happycity import rl
env = rl.vector(1)
started = time.perf_counter()
env.reset(seed=1)
print(time.perf_counter() - started)
"""


class Loop:
    """A Python loop over an AEC environment, with random legal actions, as PettingZoo's benchmark does it."""

    def __init__(self, env: Any) -> None:
        self.env = env
        env.reset(seed=1)

    def run(self) -> int:
        """A game; its steps."""
        env, steps = self.env, 0
        for _ in env.agent_iter():
            seen, _, termination, truncation, _ = env.last()
            over = termination or truncation
            env.step(None if over else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
        env.reset()
        return steps


class Vector:
    """Ten steps of all games; drawing the actions is not counted, checking them is."""

    def __init__(self, config: Config, threads: int) -> None:
        self.env = rl.vector(N, **config.to_dict(), threads=threads)
        self.env.reset(seed=1)
        self.outside = 0.0
        """Seconds that were not spent in steps."""

    def run(self) -> int:
        """Its steps."""
        for _ in range(10):
            started = time.perf_counter()
            actions = self.env.sample()
            self.outside += time.perf_counter() - started
            self.env.step(actions)
        return 10 * N


def _loop(config: Config) -> Loop:
    return Loop(rl.env(**config.to_dict()))


def speed(player: Any) -> float:
    """Steps per second over SECONDS."""
    steps, outside = 0, getattr(player, "outside", 0.0)
    started = time.perf_counter()
    while (elapsed := time.perf_counter() - started) < SECONDS:
        steps += player.run()
    return steps / (elapsed - getattr(player, "outside", 0.0) + outside)


def measure(rounds: int, console: Console) -> dict[str, float]:
    """The best of several interleaved rounds for everything that plays."""
    cores = os.cpu_count() or 1
    makers: dict[str, Callable[[], Any]] = {
        "connect_four_v3": lambda: Loop(connect_four_v3.env()),
        "texas_holdem_v4": lambda: Loop(texas_holdem_v4.env()),
    }
    for name, config in GAMES.items():
        makers[f"loop: {name}"] = partial(_loop, config)
        for threads in sorted({1, cores}):
            key = f"vector: {name}, {threads} threads"
            makers[key] = partial(Vector, config, threads)
    players = {name: make() for name, make in makers.items()}
    best = dict.fromkeys(players, 0.0)
    for _ in track(range(rounds), "stepping", console=console):
        for name, player in players.items():
            best[name] = max(best[name], speed(player))
    return best


def cold_seconds() -> float:
    """What the first step of a vector environment takes where nothing is compiled."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "NUMBA_CACHE_DIR": folder}
        command = [sys.executable, "-c", COLD]
        return float(
            subprocess.run(command, env=environment, capture_output=True, check=True, text=True).stdout
        )


def report(best: dict[str, float], cold: float) -> str:
    """A page of Markdown."""
    cores = os.cpu_count() or 1
    theirs = max(best["connect_four_v3"], best["texas_holdem_v4"])
    ours, vector = best["loop: family, 2 players"], best[f"vector: family, 2 players, {cores} threads"]
    lines = ["# Speed of the environments", ""]
    lines += [f"`make bench-rl` on {datetime.now(UTC):%Y-%m-%d}: {machine()}.", "", ABOUT, ""]
    lines += ["| what | steps a second |", "|---|---:|"]
    lines += [f"| {name} | {steps:,.0f} |" for name, steps in best.items()]
    lines += ["", "| figure | wanted | found |", "|---|---:|---:|"]
    lines += [f"| loop, family, 2 players ÷ the faster of PettingZoo's games | 5 × | {ours / theirs:.1f} × |"]
    lines += [f"| vector, family, 2 players, {cores} threads | 2,000,000 | {vector:,.0f} |"]
    lines += [f"| the same ÷ loop | 20 × | {vector / ours:.0f} × |"]
    lines += [f"| cold: compile for the first reset | | {cold:.0f} s |"]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    console = Console(stderr=True)
    page = report(measure(parser.parse_args().rounds, console), cold_seconds())
    RESULTS.write_text(page, encoding="utf-8")
    print(page)


if __name__ == "__main__":
    main()
