import subprocess
import sys
from pathlib import Path

import pytest

from happycity.cli.app import app
from tests.cli.conftest import Run

COMMANDS = [
    "play",
    "show",
    "review",
    "skill",
    "stats",
    "hint",
    "puzzle",
    "puzzles",
    "daily",
    "dataset",
    "cards",
    "record",
    "verify",
    "fair",
    "position",
    "arena",
    "bench",
    "compare",
    "train",
    "bots",
    "serve",
    "mcp",
    "site",
    "backup",
    "restore",
]


def test_help_names_every_command(run: Run) -> None:
    done = run("--help")
    assert done.status == 0
    assert all(command in done.out for command in COMMANDS)
    assert {command.name for command in app.registered_commands} == set(COMMANDS)


def test_without_a_command_it_helps(run: Run) -> None:
    assert run().out.split() == run("--help").out.split()


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_helps_with_an_example(run: Run, command: str) -> None:
    done = run(command, "--help")
    assert done.status == 0
    assert f"Example: happycity {command}" in done.out
    assert "[default: (" not in " ".join(done.out.replace("│", " ").split()), "Typer's own brackets"


def test_version(run: Run) -> None:
    done = run("--version")
    assert done.status == 0
    assert done.out.startswith("happycity ")


def test_unknown_command_and_option(run: Run) -> None:
    assert "fly" in run("fly").refused()
    assert "--fly" in run("cards", "--fly").refused()


def test_a_program_refuses_in_one_line_too(program: Run) -> None:
    assert "players" in program("record", "--players", 9).refused()


def test_a_broken_pipe_is_quiet(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "happycity.cli", "cards"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == b""
    assert program.returncode == 141


def test_ctrl_c_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(task: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("happycity.cli.records.recording.play_numbers", interrupted)
    done = run("record", "--games", 5, "--out", "games.jsonl")
    assert (done.status, done.err) == (130, "happycity: interrupted\n")
    assert list(tmp_path.iterdir()) == []
