"""A small data set of all kinds of games, made once; tests that spoil something get a copy."""

import shutil
from pathlib import Path

import pytest

from happycity.dataset.making import make
from happycity.dataset.plan import Plan

PLAN = Plan(games=50, seed=23, per_part=32)
"""Two parts, each with games of every split."""


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data") / "set"
    make(folder, PLAN, 1, lambda games: None)
    return folder


@pytest.fixture
def copied(made: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(made, tmp_path / "set"))
