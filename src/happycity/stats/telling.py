"""The figures as files: JSON for programs and the client's page, CSV for spreadsheets."""

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from happycity.bots.weights import card
from happycity.stats.figures import COLUMNS, KindFigures
from happycity.stats.keeping import FORMAT, write

FIGURES, TABLE = "cards.json", "cards.csv"


def data_of(kinds: Sequence[KindFigures], command: str) -> dict[str, Any]:
    """Plain data, beside the command that makes it again."""
    return {
        "format": FORMAT,
        "command": command,
        "net": card()["training"]["games"],
        "columns": list(COLUMNS),
        "kinds": [kind.to_dict() for kind in kinds],
    }


def write_files(folder: Path, kinds: Sequence[KindFigures], command: str) -> None:
    """Both; the JSON with a line for each card, so that versions can be compared."""
    write(folder / FIGURES, _lines(data_of(kinds, command)))
    write(folder / TABLE, _csv(kinds))


def _lines(data: dict[str, Any]) -> str:
    text = json.dumps(data, separators=(",", ":"))
    return text.replace('],["', '],\n["').replace(',{"kind":', ',\n{"kind":') + "\n"


def _csv(kinds: Sequence[KindFigures]) -> str:
    """One row for each card and kind of game; lists with spaces between."""
    text = io.StringIO()
    table = csv.writer(text)
    table.writerow(["kind", "games", *COLUMNS])
    for kind in kinds:
        for figures in kind.cards:
            cells = asdict(figures).values()
            plain = [" ".join(map(str, cell)) if isinstance(cell, list) else cell for cell in cells]
            table.writerow([kind.kind, kind.games, *plain])
    return text.getvalue()
