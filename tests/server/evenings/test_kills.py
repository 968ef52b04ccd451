"""A club evening whose server is killed: its standings are those that follow from its records."""

import asyncio
from pathlib import Path

import pytest

from trials.evening.evening import Plan, run_evening


def check(folder: Path, plan: Plan) -> None:
    ended = asyncio.run(run_evening(str(folder / "games.db"), folder, plan, tick=lambda: None))
    assert not ended.witness.problems, ended.witness.examples
    assert ended.wrong == []
    assert (ended.kills, ended.games) == (plan.kills, plan.tables * plan.deals)
    assert ended.compared == plan.tables * plan.players - plan.missing


@pytest.mark.deep
def test_a_small_evening_survives_four_kills(tmp_path: Path) -> None:
    check(tmp_path, Plan(tables=3, deals=2, kills=4, players=3))


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_sixteen_tables_five_deals_ten_kills(tmp_path: Path) -> None:
    check(tmp_path, Plan(tables=16, deals=5, kills=10))
