"""`python -m tools.commands README.md CONTRIBUTING.md`: the commands of the Makefile, copied into pages.

The Makefile is where a command is described, after `##`, under a heading after `##@`.  A page that wants all
of them has the two marks `<!-- commands -->` and `<!-- /commands -->`; one that wants a few names them in the
first mark: `<!-- commands: play test -->`.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MAKEFILE = Path(__file__).parents[1] / "Makefile"
LINE = re.compile(r"##@ (?P<heading>.+)|(?P<name>[a-z-]+):.* ## (?P<about>.+)")
MARKED = re.compile(r"(<!-- commands(?:: (?P<names>[a-z -]+))? -->\n).*?(<!-- /commands -->)", re.DOTALL)


@dataclass(frozen=True)
class Command:
    """A target of the Makefile that people call."""

    heading: str
    name: str
    about: str


def commands(makefile: str) -> list[Command]:
    """Every command, in the order of the Makefile."""
    found, heading = [], ""
    for line in map(LINE.fullmatch, makefile.splitlines()):
        if line and line["heading"]:
            heading = line["heading"]
        elif line:
            found.append(Command(heading, line["name"], line["about"]))
    return found


def with_commands(page: str, makefile: str) -> str:
    """The page, with the commands it asks for between its marks."""
    known = commands(makefile)

    def filled(mark: re.Match[str]) -> str:
        lines = _code(known, mark["names"].split()) if mark["names"] else _table(known)
        return mark[1] + "".join(line + "\n" for line in lines) + mark[3]

    made, count = MARKED.subn(filled, page)
    assert count, "the page has a place for commands, between <!-- commands --> and <!-- /commands -->"
    return made


def _code(known: list[Command], names: list[str]) -> Iterator[str]:
    about = {command.name: command.about for command in known}
    yield "```"
    yield from (f"make {name:<9} # {about[name]}" for name in names)
    yield "```"


def _table(known: list[Command]) -> Iterator[str]:
    yield from ("| command | does |", "|---|---|")
    heading = ""
    for command in known:
        if command.heading != heading:
            heading = command.heading
            yield f"| **{heading}** | |"
        yield f"| `make {command.name}` | {command.about} |"


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:]):
        made = with_commands(path.read_text(encoding="utf-8"), MAKEFILE.read_text(encoding="utf-8"))
        path.write_text(made, encoding="utf-8")
