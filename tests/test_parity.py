"""Fast must equal slow, in small; `make test-long` does the same over 2,000 games per cell."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.parity import CELLS, compare, config_of, raw_digest, run_cell, summary

GAMES = 10
PLAIN_GAMES = 2  # the kernel as plain Python is slow
WAYS = [{"NUMBA_DISABLE_JIT": "1"}, pytest.param({"HAPPYCITY_COMPILER": "base"}, marks=pytest.mark.full)]


@pytest.mark.parametrize("cell", CELLS, ids=str)
def test_kernel_and_reference_agree_on_every_state(cell: tuple[int, str, bool]) -> None:
    for seed in range(GAMES):
        assert compare(config_of(cell, seed), seed) == raw_digest(config_of(cell, seed), seed)


@pytest.mark.deep
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_kernel_without_jit_and_by_the_base_plays_the_same_games(way: dict[str, str]) -> None:
    command = [sys.executable, "-m", "tests.parity", "--raw", "--games", str(PLAIN_GAMES), "--processes", "1"]
    root = Path(__file__).parent.parent
    output = subprocess.run(
        command, cwd=root, env=os.environ | way, capture_output=True, text=True, check=True
    )
    other = dict(json.loads(line) for line in output.stdout.splitlines())
    compiled: dict[str, str] = {}
    for cell in CELLS:
        for first in range(PLAIN_GAMES):
            compiled.update(
                [summary((cell, first, first + 1, True), run_cell((cell, first, first + 1, True)))]
            )
    assert other == compiled
