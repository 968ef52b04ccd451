"""Connections break and messages come twice, late and in the wrong order: everybody ends up with the same."""

import asyncio
from pathlib import Path

import pytest

from trials.chaos.disconnects import Trouble, run_disconnects
from trials.chaos.house import open_house

DISTURBANCES = 300
KINDS = 6


@pytest.mark.full
def test_everybody_sees_the_same_in_the_end(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")

    async def disturb() -> Trouble:
        async with open_house(database, tmp_path) as house:
            return await run_disconnects(house, database, DISTURBANCES, seed=1, tick=lambda: None)

    trouble = asyncio.run(disturb())
    assert not trouble.witness.problems, trouble.witness.examples
    assert trouble.done.total() >= DISTURBANCES
    assert len(trouble.done) == KINDS
    assert trouble.clients > 20
