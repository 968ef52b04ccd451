"""What a browser says of somebody's skill is what Python says of it, digit for digit."""

from dataclasses import asdict
from pathlib import Path
from random import Random

import pytest

from happycity.review import level_table, skill_of
from tests.review.own_games import random_game
from tests.twins import done_alike


@pytest.mark.full
def test_skill_is_told_alike(tmp_path: Path) -> None:
    rng = Random(2026)
    cases = []
    for count in (*range(1, 12), 30, 31, 32, 33, 60):
        games = [random_game(rng) for _ in range(count)]
        cases.append(
            {"games": [asdict(one) for one in games], "skill": skill_of(games, level_table()).to_dict()}
        )
    done_alike("skill", cases, tmp_path)
