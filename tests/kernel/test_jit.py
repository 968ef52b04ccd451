"""Where machine code is kept: wherever Numba would compile anew, nothing may look ready."""

import os
from pathlib import Path

import pytest

from happycity.kernel.compiling.jit import source_hash


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    return _write(tmp_path / "kernel")


def _write(folder: Path) -> Path:
    (folder / "inner").mkdir(parents=True)
    for name in ("a.py", "b.py", "inner/c.py"):
        (folder / name).write_text(f"name = {name!r}\n")
        os.utime(folder / name, ns=(10**18, 10**18))
    return folder


def test_the_same_sources_share_a_folder(sources: Path) -> None:
    assert source_hash(sources) == source_hash(sources)


@pytest.mark.parametrize("name", ["b.py", "inner/c.py"])
def test_edited_sources_do_not(sources: Path, name: str) -> None:
    before = source_hash(sources)
    (sources / name).write_text("name = 'd.py'\n")
    os.utime(sources / name, ns=(10**18, 10**18))
    assert source_hash(sources) != before


def test_sources_of_another_installation_do_not(sources: Path, tmp_path: Path) -> None:
    assert source_hash(_write(tmp_path / "another")) != source_hash(sources)


def test_sources_that_were_written_again_do_not(sources: Path) -> None:
    before = source_hash(sources)
    os.utime(sources / "a.py", ns=(10**18, 10**18 + 1))
    assert source_hash(sources) != before
