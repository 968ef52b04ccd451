"""The tables of docs/dataset.md, made from the code: `python -m happycity.dataset.fields docs/dataset.md`."""

import sys
from pathlib import Path

from happycity.dataset.card import fields_of, players_table
from happycity.dataset.tables import DECISIONS, GAMES

PLAYERS = "| player | seats | chooses |\n|---|---:|---|\n"
COLUMNS = "| column | type | what |\n|---|---|---|\n"


def with_tables(page: str) -> str:
    """The page with its tables as they should be."""
    tables = {
        "players": f"{PLAYERS}{players_table()}",
        "decisions": f"{COLUMNS}{fields_of(DECISIONS)}",
        "games": f"{COLUMNS}{fields_of(GAMES)}",
    }
    for name, rows in tables.items():
        begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        before, _, rest = page.partition(begin)
        page = f"{before}{begin}{rows}\n{end}{rest.partition(end)[2]}"
    return page


if __name__ == "__main__":
    document = Path(sys.argv[1])
    document.write_text(with_tables(document.read_text(encoding="utf-8")), encoding="utf-8")
