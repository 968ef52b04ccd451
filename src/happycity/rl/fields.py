"""The tables of docs/rl.md, made from what the code uses: `python -m happycity.rl.fields docs/rl.md`."""

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from happycity.kernel import layout
from happycity.kernel.learning.observation import FIELDS

ACTIONS = (
    ("market", layout.MARKET, layout.KEEP, "choose a Happy Market: yellow, blue, green, orange, purple"),
    ("keep", layout.KEEP, layout.DISCARD, "discard nothing"),
    ("discard", layout.DISCARD, layout.DRAW, "the card in slot 1, 2, 3"),
    ("draw", layout.DRAW, layout.COIN, "from deck 1, 2, 3, 4"),
    ("coin", layout.COIN, layout.BUY, "buy nothing"),
    (
        "buy",
        layout.BUY,
        layout.DECLINE,
        f"{layout.TARGETS} offers (slots, then dwellings) × {layout.PAYMENTS} ways to pay with tokens; "
        "the first is without tokens, the only one without Grozilla",
    ),
    ("decline", layout.DECLINE, layout.TAKE, "take no special building"),
    ("take", layout.TAKE, layout.DESTROY, "the special building at that position of the table"),
    ("destroy", layout.DESTROY, layout.GIVE, "the card at place 1 … 10"),
    ("give", layout.GIVE, layout.COPY, "the gift to seat 0 … 4"),
    ("copy", layout.COPY, layout.REFUSE, "the special building of seat 0 … 4"),
    ("refuse", layout.REFUSE, layout.ACTIONS, "copy nobody: one from the box"),
)


def field_lines() -> Iterator[str]:
    """The observation, field by field."""
    yield from ("| columns | field | shape | from | to | what |", "|---|---|---|---:|---:|---|")
    first = 0
    for field in FIELDS:
        size = int(np.prod(field.shape))
        columns = f"{first}" if size == 1 else f"{first}–{first + size - 1}"
        shape = " × ".join(map(str, field.shape)) or "1"
        yield f"| {columns} | `{field.name}` | {shape} | {field.low} | {field.high} | {field.about} |"
        first += size


def action_lines() -> Iterator[str]:
    """The actions, kind by kind."""
    yield from ("| actions | move | which |", "|---|---|---|")
    for word, first, end, about in ACTIONS:
        numbers = f"{first}" if end == first + 1 else f"{first}–{end - 1}"
        yield f"| {numbers} | `{word}` | {about} |"


def with_tables(page: str) -> str:
    """The page with its tables as they should be."""
    for name, lines in (("fields", field_lines()), ("actions", action_lines())):
        begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        before, _, rest = page.partition(begin)
        page = before + begin + "\n".join(lines) + "\n" + end + rest.partition(end)[2]
    return page


if __name__ == "__main__":
    document = Path(sys.argv[1])
    document.write_text(with_tables(document.read_text(encoding="utf-8")), encoding="utf-8")
