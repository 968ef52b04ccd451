"""The rules as text, section by section: `rules.md` beside this file, a copy that `make docs` makes."""

import re
from functools import cache
from importlib.resources import files

from happycity.codes import Code
from happycity.mcp_seat.chair import CannotPlay

OVERVIEW = "overview"
_NAMES = {"The game in half a page": OVERVIEW, "How to read the numbered rules": "reading"}
_EXAMPLES = "examples"


def section(name: str) -> str:
    """A section (`overview`, `R5`, `examples`) or one rule (`R5.4`), as plain Markdown."""
    found = sections()
    key = {known.casefold(): known for known in found}.get(name.casefold())
    if key:
        return found[key]
    rule = re.search(rf"^- \*\*{re.escape(name)} .*?(?=^- \*\*|^#|\Z)", "\n".join(found.values()), _RULE)
    if rule and re.fullmatch(r"R\d+\.\d+", name, re.IGNORECASE):
        return rule[0].strip()
    raise CannotPlay(Code.UNKNOWN_SECTION, found=name[:60], known=list(found))


_RULE = re.MULTILINE | re.DOTALL | re.IGNORECASE


@cache
def sections() -> dict[str, str]:
    """Every section by its short name, in the order of the page."""
    parts = re.split(r"^## ", _plain(_page()), flags=re.MULTILINE)[1:]
    return {_name(part.partition("\n")[0]): f"## {part.strip()}" for part in parts}


def _name(heading: str) -> str:
    numbered = re.match(r"R\d+", heading)
    return numbered[0] if numbered else _NAMES.get(heading, _EXAMPLES)


def _plain(page: str) -> str:
    """Without anchors and links, which lead nowhere here."""
    return re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", re.sub(r'<a id="[^"]*"></a>', "", page))


def _page() -> str:
    return files("happycity.mcp_seat").joinpath("rules.md").read_text(encoding="utf-8")
