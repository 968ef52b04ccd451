"""`python -m happycity.server.describing.settings docs/hosting.md`: renew its table of settings."""

import re
import sys
from dataclasses import Field, fields
from pathlib import Path
from typing import Any

from happycity.server.settings import PREFIX, Settings

BETWEEN = re.compile(r"(?<=<!-- settings -->\n).*?(?=<!-- /settings -->)", re.DOTALL)
HEADING = "| flag | environment | default | what it is |\n|---|---|---|---|\n"


def with_settings(page: str) -> str:
    """The page with the table between its two marks."""
    made, count = BETWEEN.subn(lambda _: settings_table(), page)
    assert count == 1, (
        "the page has one place for the table, between <!-- settings --> and <!-- /settings -->"
    )
    return made


def settings_table() -> str:
    """Every setting, in the order of `Settings`."""
    return HEADING + "".join(_row(setting) for setting in fields(Settings))


def _row(setting: "Field[Any]") -> str:
    flag = "--" + setting.name.replace("_", "-")
    default = str(setting.default).lower() if isinstance(setting.default, bool) else str(setting.default)
    shown = f"`{default}`" if default else ""
    return f"| `{flag}` | `{PREFIX}{setting.name.upper()}` | {shown} | {setting.metadata['about']} |\n"


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(with_settings(path.read_text(encoding="utf-8")), encoding="utf-8")
