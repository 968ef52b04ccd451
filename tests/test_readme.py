"""The README's examples are run, and its links lead somewhere."""

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

from happycity.bots import LEVELS

ROOT = Path(__file__).parent.parent


@pytest.mark.full
def test_the_examples_of_the_readme_hold() -> None:
    failures, examples = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert examples > 10
    assert failures == 0


def test_links_between_documents_lead_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    dead = [
        f"{page.name}: {target}"
        for page in pages
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text())
        if not (page.parent / target).exists()
    ]
    assert dead == []


def test_the_bot_of_the_manual_passes_its_check() -> None:
    page = (ROOT / "docs" / "bots.md").read_text()
    program = "\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL))
    assert "check_bot(Miser" in program
    exec(compile(program.replace("positions=100", "positions=5"), "docs/bots.md", "exec"), {})


@pytest.mark.full
def test_the_test_of_the_manual_plays_on_a_server(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "testing.md").read_text()
    program = next(
        block for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "Running" in block
    )
    names: dict[str, Any] = {}
    exec(compile(program, "docs/testing.md", "exec"), names)
    names["test_it_plays_to_the_end"](tmp_path)


def test_the_manual_knows_the_levels() -> None:
    page = (ROOT / "docs" / "bots.md").read_text()
    for level in LEVELS.values():
        mistakes = f"{level.slips:.0%} | {level.regret:.3f}" if level.slips else "– | –"
        assert f"| `{level.name}` | {level.iterations:,} | {mistakes} |" in page
