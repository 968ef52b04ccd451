"""Answers to keep as files."""

import csv
import io
from collections.abc import Iterable, Sequence

from starlette.responses import Response

CSV = "text/csv"


def as_csv(name: str, head: Sequence[str], rows: Iterable[Sequence[object]]) -> Response:
    """A table for spreadsheets."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(head)
    writer.writerows([[_harmless(value) for value in row] for row in rows])
    content = text.getvalue().encode("utf-8-sig")  # Excel takes what has no mark for another alphabet
    return Response(content, media_type=CSV, headers=download(name))


def download(name: str) -> dict[str, str]:
    """The header with which a browser keeps an answer under this name."""
    return {"Content-Disposition": f'attachment; filename="{name}"'}


def _harmless(value: object) -> object:
    """A name that a spreadsheet would work out as a formula becomes text."""
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@") else value
