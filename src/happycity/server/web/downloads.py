"""Answers to keep as files."""

import csv
import io
from collections.abc import Iterable, Sequence

from starlette.responses import Response

CSV = "text/csv"
DECIMALS = 4
"""As many as our pages show of a part, in per cent and beyond; the rest is what computing leaves behind."""


def as_csv(name: str, head: Sequence[str], rows: Iterable[Sequence[object]]) -> Response:
    """A table for spreadsheets."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(head)
    writer.writerows([[_to_read(value) for value in row] for row in rows])
    content = text.getvalue().encode("utf-8-sig")  # Excel takes what has no mark for another alphabet
    return Response(content, media_type=CSV, headers=download(name))


def download(name: str) -> dict[str, str]:
    """The header with which a browser keeps an answer under this name."""
    return {"Content-Disposition": f'attachment; filename="{name}"'}


def _to_read(value: object) -> object:
    """A number is rounded; a name that a spreadsheet would work out as a formula becomes text."""
    if isinstance(value, float):
        return round(value, DECIMALS)
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@") else value
