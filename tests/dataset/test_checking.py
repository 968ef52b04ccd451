"""`happycity verify` on a data set: what was spoilt is found, with file, row and column."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from happycity.codes import Code
from happycity.dataset.checking import Checked, Finding, check
from happycity.dataset.folder import Folder
from happycity.dataset.making import CHECKSUMS, sha256_of
from happycity.dataset.plan import MANIFEST, BadDataset
from tests.dataset.conftest import PLAN

DECISIONS = "decisions/train-00001.parquet"
GAMES = "games/train-00001.parquet"


def checked(folder: Path, sample: int | None = None) -> Checked:
    return check(Folder.opened(folder), sample, 1, lambda games: None)


def only_finding(folder: Path) -> Finding:
    [finding] = checked(folder).findings
    return finding


def sign(folder: Path, name: str) -> None:
    """Whoever spoils rows can write checksums too."""
    lines = (folder / CHECKSUMS).read_text().splitlines()
    told = [
        line if not line.endswith(f"  {name}") else f"{sha256_of(folder / name)}  {name}" for line in lines
    ]
    (folder / CHECKSUMS).write_text("".join(f"{line}\n" for line in told))


def spoil(
    folder: Path, name: str, row: int, column: str, how: Callable[[Any], Any], signed: bool = True
) -> None:
    """Change one value of a table."""
    table = pq.read_table(folder / name)
    values = table[column].to_pylist()
    values[row] = how(values[row])
    field = table.schema.field(column)
    spoilt = table.set_column(table.schema.get_field_index(column), field, pa.array(values, field.type))
    pq.write_table(spoilt, folder / name)
    if signed:
        sign(folder, name)


def other_at(place: int, value: Any) -> Callable[[list[Any]], list[Any]]:
    return lambda row: [*row[:place], value, *row[place + 1 :]]


def test_what_was_made_is_right(made: Path) -> None:
    found = checked(made)
    assert (found.findings, found.games, found.net_compared) == ([], PLAN.games, True)
    rows = sum(pq.read_metadata(file).num_rows for file in (made / "decisions").iterdir())
    assert found.decisions == rows


def test_a_sample_is_the_same_every_time(made: Path) -> None:
    first, second = checked(made, 10), checked(made, 10)
    assert first == second
    assert 10 <= first.games < PLAN.games


@pytest.mark.parametrize(
    ("column", "how"),
    [
        ("step", lambda step: step + 1),
        ("players", lambda players: players - 1),
        ("scoring", lambda scoring: "sum"),
        ("seat", lambda seat: seat + 1),
        ("player", lambda name: "random" if name != "random" else "policy"),
        ("legal", lambda legal: legal + 1),
        ("observation", other_at(603, 9)),
        ("mask", lambda mask: mask[:-1] + b"\x80"),
        ("action", lambda action: action + 1),
        ("move", lambda move: f"{move}!"),
        ("value", other_at(1, 0.125)),
        ("luck", other_at(0, 0.5)),
        ("outcome", other_at(0, 0.25)),
        ("game", lambda game: game + 1000),
    ],
)
def test_one_value_that_is_another(copied: Path, column: str, how: Callable[[Any], Any]) -> None:
    spoil(copied, DECISIONS, 41, column, how)
    finding = only_finding(copied)
    assert (finding.file, finding.row, finding.column) == (DECISIONS, 41, column), finding


@pytest.mark.parametrize(
    ("column", "how", "told_of"),
    [
        ("seed", lambda seed: seed + 1, "seed"),
        ("split", lambda split: "test", "split"),
        ("bots", other_at(0, "master"), "bots"),
        ("moves", lambda moves: moves[:-1], "moves"),
        ("moves", lambda moves: moves[::-1], "moves"),
        ("points", other_at(1, 99), "points"),
        ("ranks", other_at(1, 4), "ranks"),
        ("shares", other_at(0, 0.75), "shares"),
        ("weights", lambda weights: "0" * 16, "weights"),
        ("game", lambda game: game + 1, "game"),
    ],
)
def test_one_value_of_a_game(copied: Path, column: str, how: Callable[[Any], Any], told_of: str) -> None:
    spoil(copied, GAMES, 3, column, how)
    finding = only_finding(copied)
    assert (finding.file, finding.row, finding.column) == (GAMES, 3, told_of), finding


def test_a_value_behind_a_wrong_checksum_is_looked_for(copied: Path) -> None:
    spoil(copied, DECISIONS, 41, "luck", other_at(0, 0.5), signed=False)
    finding = only_finding(copied)
    assert (finding.file, finding.row, finding.column) == (DECISIONS, 41, "luck")


def test_one_byte_that_is_another(copied: Path) -> None:
    content = bytearray((copied / DECISIONS).read_bytes())
    content[len(content) // 2] ^= 1
    (copied / DECISIONS).write_bytes(content)
    assert only_finding(copied).file == DECISIONS


@pytest.mark.parametrize("name", ["README.md", "LICENSE", MANIFEST])
def test_the_papers_are_checked_too(copied: Path, name: str) -> None:
    with (copied / name).open("a") as file:
        file.write("\n")
    assert only_finding(copied).file == name


def test_a_file_that_is_gone(copied: Path) -> None:
    (copied / GAMES).unlink()
    assert only_finding(copied) == Finding(GAMES, "is missing")


def test_a_file_that_is_gone_with_its_checksum(copied: Path) -> None:
    (copied / DECISIONS).unlink()
    lines = (copied / CHECKSUMS).read_text().splitlines(keepends=True)
    (copied / CHECKSUMS).write_text("".join(line for line in lines if DECISIONS not in line))
    assert only_finding(copied).file == DECISIONS


@pytest.mark.parametrize("rows", [slice(0, -7), slice(7, None)])
def test_rows_that_are_gone(copied: Path, rows: slice) -> None:
    table = pq.read_table(copied / DECISIONS)
    first, last, _ = rows.indices(len(table))
    pq.write_table(table.slice(first, last - first), copied / DECISIONS)
    sign(copied, DECISIONS)
    assert only_finding(copied).file == DECISIONS


# --- refused ------------------------------------------------------------------------------------------------


def refusal_of(folder: Path) -> BadDataset:
    with pytest.raises(BadDataset) as refused:
        checked(folder)
    return refused.value


def test_a_half_written_one(copied: Path) -> None:
    (copied / CHECKSUMS).unlink()
    assert refusal_of(copied).code == Code.DATASET_UNFINISHED


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"\xff", b'{"format": 3}', b'{"format": "chess/1"}', b"[" * 9999]
)
def test_what_is_no_data_set(copied: Path, content: bytes) -> None:
    (copied / MANIFEST).write_bytes(content)
    assert refusal_of(copied).code == Code.NOT_A_DATASET


def test_an_unknown_version(copied: Path) -> None:
    (copied / MANIFEST).write_text('{"format": "happycity-dataset/9", "colour": "blue"}')
    refused = refusal_of(copied)
    assert (refused.code, refused.facts["found"]) == (Code.OTHER_DATASET_FORMAT, "happycity-dataset/9")


@pytest.mark.parametrize("content", ["nonsense\n", ""])
def test_a_damaged_list_of_checksums(copied: Path, content: str) -> None:
    (copied / CHECKSUMS).write_text(content)
    assert refusal_of(copied).code == Code.DATASET_DAMAGED
