"""The rules travel with the package, and can be read section by section."""

from pathlib import Path

import pytest

from happycity.mcp_seat import rulebook
from happycity.mcp_seat.chair import CannotPlay

ROOT = Path(__file__).parents[2]


def test_the_copy_is_the_page() -> None:
    copied = (ROOT / "src" / "happycity" / "mcp_seat" / "rules.md").read_text(encoding="utf-8")
    assert copied == (ROOT / "docs" / "rules.md").read_text(encoding="utf-8"), "run `make docs`"


def test_sections_are_those_of_the_page() -> None:
    numbered = [f"R{number}" for number in range(1, 9)]
    assert list(rulebook.sections()) == ["overview", "reading", *numbered, "examples"]
    assert "multiply your inhabitants by your hearts" in " ".join(rulebook.section("overview").split())


def test_one_rule_is_told_alone() -> None:
    told = rulebook.section("r5.6")
    assert told.startswith("- **R5.6 One of each name.**")
    assert "R5.7" not in told
    assert "<a" not in told


@pytest.mark.parametrize("name", ["R9", "R5.99", "", "R5.", "R5.4\n"])
def test_what_is_no_section_is_refused(name: str) -> None:
    with pytest.raises(CannotPlay) as refused:
        rulebook.section(name)
    assert refused.value.code == "unknown-section"
