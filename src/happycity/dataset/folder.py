"""A finished data set as a folder: its manifest, its files and their checksums."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from happycity.codes import Code
from happycity.dataset.making import CHECKSUMS, is_complete
from happycity.dataset.plan import MANIFEST, SPLITS, BadDataset, Manifest, names_of, read_manifest

DIGITS = 64  # of a checksum


@dataclass(frozen=True)
class Folder:
    """A data set that is complete, as far as its list of files goes."""

    path: Path
    manifest: Manifest
    checksums: dict[str, str]
    """By file, as its path in the folder."""

    @classmethod
    def opened(cls, path: Path) -> "Folder":
        """Refuses what is no data set, or no finished one."""
        manifest = read_manifest(path)
        if not is_complete(path):
            raise BadDataset(Code.DATASET_UNFINISHED, place=str(path))
        return cls(path, manifest, _checksums(path))

    def expected(self, table: str, split: str) -> list[str]:
        """The files that a table has by the plan, in order."""
        which = ("decisions", "games").index(table)
        plan = self.manifest.plan
        return [list(names_of(split, part))[which] for part in plan.parts if plan.games_of(part, split)]

    def parts(self) -> list[tuple[str, str]]:
        """Decisions and games of each part and split, in order."""
        return [
            pair
            for split in SPLITS
            for pair in zip(self.expected("decisions", split), self.expected("games", split), strict=True)
        ]

    def opened_file(self, name: str) -> pq.ParquetFile:
        """A file of a table; refuses one that is gone or unreadable."""
        try:
            return pq.ParquetFile(self.path / name)
        except (OSError, pa.ArrowException) as error:
            raise self._damaged(name, error) from None

    def group(self, file: pq.ParquetFile, name: str, group: int, columns: list[str] | None = None) -> Any:
        """Some rows of a file: one of its groups."""
        try:
            return file.read_row_group(group, columns=columns, use_threads=False)
        except (OSError, pa.ArrowException) as error:
            raise self._damaged(name, error) from None

    def _damaged(self, name: str, error: Exception) -> BadDataset:
        why = "is missing" if isinstance(error, FileNotFoundError) else "cannot be read"
        return BadDataset(Code.DATASET_DAMAGED, place=str(self.path), reason=f"{name} {why}")


def _checksums(path: Path) -> dict[str, str]:
    """As `sha256sum` writes them."""
    found = {}
    for number, line in enumerate((path / CHECKSUMS).read_text("utf-8", "replace").splitlines(), 1):
        digest, _, name = line.partition("  ")
        if len(digest) != DIGITS or not name:
            reason = f"{CHECKSUMS}, line {number}: no checksum and name"
            raise BadDataset(Code.DATASET_DAMAGED, place=str(path), reason=reason)
        found[name] = digest
    if MANIFEST not in found:
        raise BadDataset(Code.DATASET_DAMAGED, place=str(path), reason=f"{CHECKSUMS} lacks {MANIFEST}")
    return found
