"""The Makefile is the one place where commands are described; pages that list them are copies."""

import re
from pathlib import Path

import pytest

from tools.commands import Command, commands, with_commands

ROOT = Path(__file__).parent.parent
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")

SMALL = """\
##@ Every day

test: check  ## run the tests
\tpytest

.venv/ready:
\ttouch $@

##@ Rarely

x-y: ## z
"""


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_pages_list_the_commands_of_the_makefile(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert text == with_commands(text, MAKEFILE), "run `make docs`"


def test_every_target_for_people_is_described() -> None:
    targets = re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE)
    assert [command.name for command in commands(MAKEFILE)] == targets


def test_every_command_named_in_a_page_exists() -> None:
    known = {command.name for command in commands(MAKEFILE)}
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "web" / "README.md"]
    named = {
        (page.name, name)
        for page in pages
        for name in re.findall(r"`make ([a-z-]+)`", page.read_text(encoding="utf-8"))
    }
    assert {(page, name) for page, name in named if name not in known} == set()


def test_a_command_is_a_target_with_a_description() -> None:
    assert commands(SMALL) == [Command("Every day", "test", "run the tests"), Command("Rarely", "x-y", "z")]


def test_a_page_gets_all_commands_or_those_it_names() -> None:
    table = with_commands("a\n<!-- commands -->\nold\n<!-- /commands -->\nb", SMALL)
    rows = "| **Every day** | |\n| `make test` | run the tests |\n| **Rarely** | |\n| `make x-y` | z |\n"
    assert table == f"a\n<!-- commands -->\n| command | does |\n|---|---|\n{rows}<!-- /commands -->\nb"
    few = with_commands("<!-- commands: x-y -->\n<!-- /commands -->", SMALL)
    assert few == "<!-- commands: x-y -->\n```\nmake x-y       # z\n```\n<!-- /commands -->"


def test_a_page_without_a_place_for_commands_is_refused() -> None:
    with pytest.raises(AssertionError, match="has a place for commands"):
        with_commands("no marks here", SMALL)
