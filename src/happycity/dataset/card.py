"""The card of a data set: its README.md, written from what the data set says of itself."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from string import Template

import pyarrow as pa

from happycity.dataset.plan import SPLITS, SUM_EVERY, Manifest
from happycity.dataset.players import MIXTURE
from happycity.dataset.tables import DECISIONS, GAMES
from happycity.rules.cards import standard

README = "README.md"
LICENCE = "LICENSE"
LICENCE_TEXT = files(__package__).joinpath("licence.txt").read_text(encoding="utf-8")

SIZES = ((1_000, "n<1K"), (10_000, "1K<n<10K"), (100_000, "10K<n<100K"), (1_000_000, "100K<n<1M"))
"""Rows below which a category of size ends, as Hugging Face names them."""
LARGER = ((10_000_000, "1M<n<10M"), (100_000_000, "10M<n<100M"), (1_000_000_000, "100M<n<1B"))

Rows = Mapping[str, Mapping[str, int]]
"""By split and table."""


def readme_of(manifest: Manifest, rows: Rows, size: int) -> str:
    """The page; `size`: bytes of the tables."""
    card = files(__package__).joinpath("card.md").read_text(encoding="utf-8")
    return Template(card).substitute(
        size_category=_size_category(sum(of_split["decisions"] for of_split in rows.values())),
        configs=_configs(rows),
        counts=_counts(rows),
        games=manifest.games,
        seed=manifest.seed,
        format=manifest.format,
        rules=manifest.rules,
        cards=manifest.cards,
        weights=manifest.weights,
        program=manifest.program,
        pyarrow=manifest.pyarrow,
        megabytes=f"{size / 1e6:,.1f}",
        sum_every=SUM_EVERY,
        players=players_table(),
        decision_fields=fields_of(DECISIONS),
        game_fields=fields_of(GAMES),
        reconstructed=_reconstructed(),
    )


def players_table() -> str:
    """Who plays, one a line."""
    return "\n".join(f"| `{one.player.text}` | {one.per_cent} % | {one.about} |" for one in MIXTURE)


def fields_of(schema: pa.Schema) -> str:
    """The columns of a table, one a line."""
    return "\n".join(
        f"| `{field.name}` | {_type_of(field.type)} | {field.metadata[b'about'].decode()} |"
        for field in schema
    )


def _type_of(kind: pa.DataType) -> str:
    if pa.types.is_fixed_size_list(kind):
        return f"{_type_of(kind.value_type)} × {kind.list_size}"
    if pa.types.is_list(kind):
        return f"list of {_type_of(kind.value_type)}"
    if pa.types.is_float32(kind):
        return "float32"
    return f"{kind.byte_width} bytes" if pa.types.is_fixed_size_binary(kind) else str(kind)


def _size_category(rows: int) -> str:
    return next((name for limit, name in (*SIZES, *LARGER) if rows < limit), "n>1B")


def _configs(rows: Rows) -> str:
    lines = []
    for table in ("decisions", "games"):
        lines += [
            f"- config_name: {table}",
            *(["  default: true"] if table == "decisions" else []),
            "  data_files:",
        ]
        for split in SPLITS:
            if rows[split]["games"]:
                lines += [f"  - split: {split}", f"    path: {table}/{split}-*.parquet"]
    return "\n".join(lines)


def _counts(rows: Rows) -> str:
    return "\n".join(
        f"| {split} | {rows[split]['games']:,} | {rows[split]['decisions']:,} |" for split in SPLITS
    )


@cache
def _reconstructed() -> str:
    """Cards with their facts that no source vouches for."""
    told = [f"{card.id} ({', '.join(card.reconstruction)})" for card in standard() if card.reconstruction]
    return "; ".join(told)
