"""`make dataset-sample`: 10,000 games as open data, checked, and packed for a release, in dist/."""

import subprocess
import sys
import tarfile
from pathlib import Path

DIST = Path(__file__).parents[1] / "dist"
NAME = "happycity-dataset-sample"
GAMES = 10_000
CHECKED = 1_000


def packed(folder: Path, games: int = GAMES) -> Path:
    """The sample as one file, beside its folder; goes on where it was interrupted."""
    data = folder / NAME
    _run("dataset", "--games", str(games), "--out", str(data))
    _run("verify", str(data), "--sample", str(min(games, CHECKED)))
    tar = folder / f"{NAME}.tar"
    with tarfile.open(tar, "w") as archive:
        for file in sorted(one for one in data.rglob("*") if one.is_file()):
            archive.add(file, f"{NAME}/{file.relative_to(data).as_posix()}", filter=_of_nobody)
    return tar


def _run(*words: str) -> None:
    subprocess.run([sys.executable, "-m", "happycity.cli", *words], check=True, stdout=sys.stderr)


def _of_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Whoever packs it and whenever: the same file."""
    entry.uid = entry.gid = entry.mtime = 0
    entry.uname = entry.gname = ""
    entry.mode = 0o644
    return entry


if __name__ == "__main__":
    DIST.mkdir(exist_ok=True)
    made = packed(DIST)
    print(f"{made.stat().st_size / 1e6:,.1f} MB: {made.relative_to(DIST.parent)}")
