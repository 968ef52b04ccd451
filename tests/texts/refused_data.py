"""One way to bring about each refusal of data sets."""

import fcntl
from collections.abc import Callable
from pathlib import Path

from happycity.dataset.folder import Folder
from happycity.dataset.making import CHECKSUMS, LOCK, make
from happycity.dataset.plan import MANIFEST, Plan

PLAN = Plan(1, 1)


def data_ways() -> dict[str, Callable[[Path], object]]:
    return {
        "not-a-dataset": lambda folder: Folder.opened(folder / "nothing"),
        "other-dataset-format": lambda folder: Folder.opened(
            written(folder / "newer", MANIFEST, '{"format": "happycity-dataset/9"}')
        ),
        "other-dataset": lambda folder: begun(other(folder / "other")),
        "dataset-elsewhere": lambda folder: begun(written(folder / "elsewhere", "thesis.tex", "")),
        "dataset-unfinished": lambda folder: Folder.opened(other(folder / "unfinished")),
        "dataset-damaged": lambda folder: Folder.opened(
            written(other(folder / "damaged"), CHECKSUMS, "nonsense\n")
        ),
        "dataset-in-use": lambda folder: used(folder / "used"),
    }


def written(folder: Path, name: str, text: str) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text)
    return folder


def other(folder: Path) -> Path:
    return written(folder, MANIFEST, Plan(2, 1).manifest().to_json().decode())


def begun(folder: Path) -> None:
    make(folder, PLAN, 1, lambda games: None)


def used(folder: Path) -> None:
    written(folder, MANIFEST, PLAN.manifest().to_json().decode())
    with (folder / LOCK).open("wb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        begun(folder)
