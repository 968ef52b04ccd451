"""docs/dataset.md names every column and player as they are."""

from pathlib import Path

from happycity.dataset.fields import with_tables
from happycity.dataset.plan import GAMES_PER_PART, KINDS, SUM_EVERY

PAGE = Path(__file__).parents[2] / "docs" / "dataset.md"


def test_the_tables_are_those_of_the_code() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_tables(page) == page, "make docs writes them"


def test_the_numbers_of_the_text_are_those_of_the_code() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert f"hold {GAMES_PER_PART:,} games a number" in page
    assert f"1/{len(KINDS)} each" in page
    assert (SUM_EVERY, "every eighth is scored by the sum" in page) == (8, True)
