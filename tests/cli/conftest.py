"""How the tests call the commands: in this process, or as a separate program."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
import typer.testing
from typer.main import get_command
from typer.testing import CliRunner

from happycity import review
from happycity.cli.app import app
from happycity.review import Depth
from happycity.rules.record import Record
from tests.cli import Outcome

Run = Callable[..., Outcome]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Call a command in this process, in an empty folder, on a terminal of 80 columns."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")

    def call(*args: str | int, stdin: str | bytes = "") -> Outcome:
        result = CliRunner().invoke(app, [str(arg) for arg in args], input=stdin, prog_name="happycity")
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Outcome(result.exit_code, result.stdout, result.stderr)

    return call


@pytest.fixture(scope="package", autouse=True)
def commands_built_once() -> Iterator[None]:
    """Typer makes all commands anew for each of hundreds of calls, as if a program had just started."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(typer.testing, "_get_command", cache(get_command))
        yield


@pytest.fixture(scope="package", autouse=True)
def judged_once() -> Iterator[None]:
    """A review follows from record and depth alone: told in five languages, it is worked out once."""
    judge, known = review.review_of, dict[tuple[bytes, Depth], review.Review]()

    def remembered(record: Record, depth: Depth, on_move: Callable[[], None]) -> review.Review:
        key = record.to_json(), depth
        if key not in known:
            known[key] = judge(record, depth, on_move=on_move)
        return known[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(review, "review_of", remembered)
        yield


@pytest.fixture
def program(tmp_path: Path) -> Run:
    """Call a command as a user does."""

    def call(*args: str | int, stdin: str = "") -> Outcome:
        words = [sys.executable, "-m", "happycity.cli", *(str(arg) for arg in args)]
        done = subprocess.run(words, input=stdin, capture_output=True, text=True, cwd=tmp_path, check=False)
        return Outcome(done.returncode, done.stdout, done.stderr)

    return call


@pytest.fixture
def games(run: Run, tmp_path: Path) -> Path:
    """A file of three short records with states."""
    assert run("record", "--games", 3, "--states", "--seed", "tests", "--out", "games.jsonl").status == 0
    return tmp_path / "games.jsonl"
