"""The documentation's website names what the code has; `make site-docs` builds it and checks the rest."""

import re
from pathlib import Path

import pytest

import happycity

DOCS = Path(__file__).parents[1] / "docs"
NAV = (DOCS.parent / "mkdocs.yml").read_text(encoding="utf-8")


def test_every_public_name_of_the_package_is_in_the_reference() -> None:
    page = (DOCS / "api" / "happycity.md").read_text(encoding="utf-8")
    exports: list[str] = happycity.__all__  # type: ignore[attr-defined]  # made when asked for
    assert sorted(re.findall(r"^        - (\w+)$", page, re.MULTILINE)) == exports


@pytest.mark.parametrize(
    "page", sorted(DOCS.glob("**/*.md")), ids=lambda page: page.relative_to(DOCS).as_posix()
)
def test_every_page_can_be_found_from_the_menu(page: Path) -> None:
    name = page.relative_to(DOCS).as_posix()
    decision = re.fullmatch(r"decisions/\d{4}-.+", name)  # tools/site_hooks.py lists these
    assert decision or re.search(rf"[ \[]{re.escape(name)}\b", NAV)
