import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from happycity.cli.app import app
from tests.cli.conftest import Run

GAMES = ("--games", 6, "--seed", 3, "--processes", 1)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("made") / "data"
    words = map(str, ["dataset", *GAMES, "--out", folder])
    assert CliRunner().invoke(app, list(words)).exit_code == 0
    return folder


@pytest.fixture
def data(run: Run, made: Path, tmp_path: Path) -> Path:
    """The data set in the folder of a test, which may damage it."""
    return shutil.copytree(made, tmp_path / "data")


@pytest.mark.full
def test_made_checked_and_left_alone(run: Run, tmp_path: Path) -> None:
    done = run("dataset", *GAMES, "--out", "data", "--json")
    told = json.loads(done.out)
    assert (done.status, told["games"], told["folder"]) == (0, 6, "data")
    again = run("dataset", *GAMES, "--out", "data")
    assert again.out.startswith(f"6 games, {told['decisions']} decisions, ")
    checked = run("verify", "data", "--processes", 1)
    files = told["files"] + 3
    assert checked.out == f"{files} files, 6 games, {told['decisions']} decisions checked: all right\n"
    assert json.loads(run("verify", "data", "--sample", 1, "--processes", 1, "--json").out)["findings"] == []


def test_damage_is_told_with_its_place(run: Run, data: Path) -> None:
    (data / "LICENSE").write_text("all mine")
    done = run("verify", "data", "--processes", 1)
    assert done.status == 1
    assert done.out.splitlines()[0] == "LICENSE: is not as it was made: its checksum is another"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("dataset", "--games", 7, "--seed", 3, "--out", "data"), "--games 6, not 7"),
        (("dataset", "--games", 6, "--seed", 4, "--out", "data"), "--seed 3, not 4"),
        (("dataset", "--games", 6, "--out", "data/LICENSE"), "is a file; --out names a folder"),
        (("dataset", "--games", 0, "--out", "new"), "--games"),
        (("dataset", "--games", 6, "--out", "data/games"), "holds something else"),
        (("verify", "data", "data/LICENSE"), "check it by itself"),
        (("verify", "data/games"), "no data set"),
        (("verify", "data/LICENSE", "--sample", 5), "--sample: is for data sets"),
    ],
)
def test_bad_input_is_one_sentence(run: Run, data: Path, words: tuple[str, ...], complaint: str) -> None:
    assert complaint in run(*words).refused()


def test_a_half_written_one_is_told_how_to_go_on(run: Run, data: Path) -> None:
    (data / "SHA256SUMS").unlink()
    assert "with the command that began it" in run("verify", "data").refused()


WITHOUT_ARROW = """
import importlib.util, sys
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == "pyarrow" else found(name, *more)
from happycity.cli import main
sys.argv[1:] = ["dataset", "--games", "1", "--out", "data"]
main()
"""


@pytest.mark.full
def test_without_pyarrow_the_extra_is_named(tmp_path: Path) -> None:
    words = [sys.executable, "-c", WITHOUT_ARROW]
    done = subprocess.run(words, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("happycity: This needs pyarrow")
    assert "happycity[dataset]" in done.stderr
    assert not (tmp_path / "data").exists()
