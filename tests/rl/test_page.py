"""docs/rl.md says what the code does."""

from pathlib import Path

from happycity.kernel.layout import ACTIONS
from happycity.kernel.learning.observation import OBSERVATION_SIZE
from happycity.rl import fields

PAGE = Path(__file__).parent.parent.parent / "docs" / "rl.md"


def test_the_tables_are_those_of_the_code() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert fields.with_tables(page) == page, "make docs writes them"
    assert f"{OBSERVATION_SIZE} whole numbers" in page
    assert f"{ACTIONS} numbers" in page


def test_every_action_has_its_kind() -> None:
    ends = [0, *(end for _, _, end, _ in fields.ACTIONS)]
    assert [first for _, first, _, _ in fields.ACTIONS] == ends[:-1]
    assert ends[-1] == ACTIONS
