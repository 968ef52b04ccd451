"""Decisions say when they were taken and whether they still hold, and none is missing from the list."""

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "docs" / "decisions"
PAGES = sorted(FOLDER.glob("[0-9]*.md"))
FORM = r"# (?:(?P<number>\d{4}) )?(?P<title>.+)\n\nDate: \d{4}-\d\d-\d\d\nStatus: (?P<status>.+)\n\n."
STATUS = r"proposed|accepted|replaced by (?P<by>\d{4})|withdrawn"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_decision_has_number_title_date_and_status(page: Path) -> None:
    form = re.match(FORM, page.read_text(encoding="utf-8"))
    assert form, "see the form in docs/decisions/README.md"
    assert form["number"] in (None, page.name[:4])
    status = re.fullmatch(STATUS, form["status"])
    assert status, form["status"]
    assert status["by"] is None or [*FOLDER.glob(f"{status['by']}-*.md")]


def test_numbers_are_given_once() -> None:
    numbers = [page.name[:4] for page in PAGES]
    assert len(numbers) == len(set(numbers))


def test_all_decisions_are_listed_in_order() -> None:
    listed = re.findall(r"^- \[(\d{4})\]\((.+?)\)", (FOLDER / "README.md").read_text("utf-8"), re.MULTILINE)
    assert listed == [(page.name[:4], page.name) for page in PAGES]
