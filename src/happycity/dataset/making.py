"""Making a data set: part after part, on all cores, in a folder that can be gone on with at any time.

What is in the folder follows from its manifest alone.  A file gets its name when it is whole and on the disk;
a part counts once the note with its checksums lies beside it, and is made again if a checksum does not fit.
"""

import hashlib
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import active_children
from pathlib import Path

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]  # asked for before each use

from happycity.arena.parallel import in_order
from happycity.codes import Code
from happycity.dataset.card import LICENCE, LICENCE_TEXT, README, readme_of
from happycity.dataset.collecting import LONGEST, Collector
from happycity.dataset.plan import (
    MANIFEST,
    SPLITS,
    BadDataset,
    Manifest,
    Plan,
    names_of,
    read_manifest,
)
from happycity.dataset.tables import DECISIONS, GAMES, RARE, tables_of

CHECKSUMS = "SHA256SUMS"
NOTES = ".parts"
LOCK = ".lock"
ROWS_AT_ONCE = 4 * LONGEST
"""Room for rows: a group of rows in a file is a little smaller."""
CHUNK = 1 << 20  # bytes


class Made(msgspec.Struct, frozen=True):
    """A file that is finished."""

    name: str
    rows: int
    bytes: int
    sha256: str


def make(folder: Path, plan: Plan, processes: int, on_games: Callable[[int], object]) -> None:
    """Make the data set, or what is missing of it; tells how many games came to be."""
    manifest = plan.manifest()
    _begin(folder, manifest)
    if is_complete(folder):
        return
    made: list[Made] = []
    with _alone(folder):
        for file in [*folder.rglob("*.part")]:  # of a run that was killed
            file.unlink()
        with _stopped_at_once():
            for files in in_order(partial(made_part, folder, manifest), plan.parts, processes):
                made += files
                on_games(sum(one.rows for one in files if one.name.startswith("games/")))
        _finish(folder, manifest, made)
    (folder / LOCK).unlink(missing_ok=True)


def counts_of(folder: Path) -> dict[str, int]:
    """Games, decisions, files of tables and their bytes."""
    counts = {"games": 0, "decisions": 0, "files": 0, "bytes": 0}
    for file in folder.glob("*/*.parquet"):
        counts[file.parent.name] += pq.read_metadata(file).num_rows
        counts["files"] += 1
        counts["bytes"] += file.stat().st_size
    return counts


def is_complete(folder: Path) -> bool:
    """Whether all of it was made: the checksums come last."""
    return (folder / CHECKSUMS).is_file()


def _begin(folder: Path, manifest: Manifest) -> None:
    """Refuses, and changes nothing, if the folder holds something else."""
    if (folder / MANIFEST).exists():
        found = read_manifest(folder)
        for field in Manifest.__struct_fields__:
            old, new = getattr(found, field), getattr(manifest, field)
            if old != new:
                option = f"--{field}" if field in ("games", "seed") else field
                raise BadDataset(Code.OTHER_DATASET, option=option, found=str(old), wanted=str(new))
        return
    folder.mkdir(parents=True, exist_ok=True)
    strange = next((one.name for one in folder.iterdir() if not one.name.startswith(MANIFEST)), None)
    if strange is not None:
        raise BadDataset(Code.DATASET_ELSEWHERE, place=str(folder), found=strange)
    _write(folder / MANIFEST, manifest.to_json())


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Two programs that make one data set would be in each other's way; the lock ends with the program."""
    with (folder / LOCK).open("wb") as file:
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise BadDataset(Code.DATASET_IN_USE, place=str(folder)) from error
        yield


@contextmanager
def _stopped_at_once() -> Iterator[None]:
    """Whoever interrupts does not wait for parts that are half made: they are made again anyway."""
    before = active_children()
    try:
        yield
    except BaseException:
        for child in active_children():
            if child not in before:
                child.terminate()
        raise


# --- a part -----------------------------------------------------------------------------------------------


def made_part(folder: Path, manifest: Manifest, part: int) -> list[Made]:
    """The files of a part, made unless they are there as they were noted."""
    note = folder / NOTES / f"{part:05}.json"
    files = _noted(note)
    if files is None or any(sha256_of(folder / one.name) != one.sha256 for one in files):
        files = [one for split in SPLITS for one in _make_files(folder, manifest, part, split)]
        _write(note, msgspec.json.encode(files))
    return files


def _noted(note: Path) -> list[Made] | None:
    """None if there is no note, or no whole one."""
    try:
        return msgspec.json.decode(note.read_bytes(), type=list[Made])
    except (FileNotFoundError, msgspec.MsgspecError):
        return None


def _make_files(folder: Path, manifest: Manifest, part: int, split: str) -> Iterator[Made]:
    """The decisions and the games of a part that belong to a split; no files if there are none."""
    games = manifest.plan.games_of(part, split)
    if not games:
        return
    of_decisions, of_games = names_of(split, part)
    finished: list[pa.Table] = []
    with _parquet(folder / of_decisions, DECISIONS) as writer:
        decisions = 0
        for table, game_table in blocks(manifest, games):
            writer.write_table(table, row_group_size=len(table))
            finished.append(game_table)
            decisions += len(table)
    with _parquet(folder / of_games, GAMES) as writer:
        writer.write_table(pa.concat_tables(finished))
    yield _made(folder, of_decisions, decisions)
    yield _made(folder, of_games, len(games))


def blocks(manifest: Manifest, games: list[int]) -> Iterator[tuple[pa.Table, pa.Table]]:
    """The rows of some games, a limited number at a time."""
    collector, plan = Collector(ROWS_AT_ONCE), manifest.plan
    while games:
        collected = collector.play(plan.seeds(games), plan.options(games))
        played, games = games[: len(collected.games)], games[len(collected.games) :]
        yield tables_of(manifest, np.array(played, np.int64), collected)


@contextmanager
def _parquet(path: Path, schema: pa.Schema) -> Iterator[pq.ParquetWriter]:
    """A file of a table that gets its name when it is whole."""
    leaves = [name for name in _leaves(schema) if name not in RARE]
    with (
        _growing(path) as growing,
        _named_errors(path),
        pq.ParquetWriter(
            growing,
            schema,
            compression="zstd",
            compression_level=3,
            use_dictionary=leaves,
            write_statistics=["game"],
        ) as writer,
    ):
        yield writer


def _leaves(schema: pa.Schema) -> list[str]:
    """The columns as Parquet names them."""
    return [
        f"{field.name}.list.element" if pa.types.is_nested(field.type) else field.name for field in schema
    ]


@contextmanager
def _named_errors(path: Path) -> Iterator[None]:
    """Arrow does not say which file could not be written."""
    try:
        yield
    except OSError as error:
        raise OSError(
            error.errno, os.strerror(error.errno) if error.errno else str(error), str(path)
        ) from None


def _made(folder: Path, name: str, rows: int) -> Made:
    return Made(name, rows, (folder / name).stat().st_size, sha256_of(folder / name))


# --- the whole --------------------------------------------------------------------------------------------


def _finish(folder: Path, manifest: Manifest, made: list[Made]) -> None:
    """Card, licence, and last the checksums: with them it is complete."""
    rows = {
        split: {
            table: sum(one.rows for one in made if one.name.startswith(f"{table}/{split}-"))
            for table in ("decisions", "games")
        }
        for split in SPLITS
    }
    _write(folder / README, readme_of(manifest, rows, sum(one.bytes for one in made)).encode())
    _write(folder / LICENCE, LICENCE_TEXT.encode())
    sums = {one.name: one.sha256 for one in made}
    sums |= {name: sha256_of(folder / name) for name in (README, LICENCE, MANIFEST)}
    _write(folder / CHECKSUMS, "".join(f"{sums[name]}  {name}\n" for name in sorted(sums)).encode())
    shutil.rmtree(folder / NOTES, ignore_errors=True)


# --- files ------------------------------------------------------------------------------------------------


@contextmanager
def _growing(path: Path) -> Iterator[Path]:
    """Another name for a file until it is whole and on the disk."""
    path.parent.mkdir(exist_ok=True)
    growing = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        yield growing
        with growing.open("rb+") as file:
            os.fsync(file.fileno())
        growing.replace(path)
    finally:
        growing.unlink(missing_ok=True)


def _write(path: Path, content: bytes) -> None:
    with _growing(path) as growing:
        growing.write_bytes(content)


def sha256_of(path: Path) -> str:
    """Of a file; of none, nothing."""
    digest = hashlib.sha256()
    try:
        with path.open("rb") as file:
            while chunk := file.read(CHUNK):
                digest.update(chunk)
    except FileNotFoundError:
        return ""
    return digest.hexdigest()
