import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run

Damage = Callable[[dict[str, Any]], object]


def damage(games: Path, line: int, how: Damage) -> None:
    """Change one record of a file."""
    records = [json.loads(text) for text in games.read_text().splitlines()]
    how(records[line - 1])
    games.write_text("".join(json.dumps(record) + "\n" for record in records))


def test_what_record_writes_is_right(run: Run, games: Path) -> None:
    done = run("verify", "games.jsonl")
    assert (done.status, done.out) == (0, "3 records in 1 file: all right\n")
    assert json.loads(run("verify", "games.jsonl", "--json").out)["right"] == 3


@pytest.mark.parametrize(
    "options", [("--specials", "expert"), ("--grozilla", "--players", 5), ("--scoring", "sum")]
)
def test_every_kind_of_game_is_right(run: Run, options: tuple[str, ...]) -> None:
    run("record", *options, "--games", 2, "--states", "--out", "games.jsonl")
    assert run("verify", "games.jsonl").status == 0


def test_newer_rules_cannot_be_checked(run: Run, games: Path) -> None:
    damage(games, 2, lambda record: record["stamp"].update(rules=7))
    done = run("verify", "games.jsonl")
    assert done.status == 4
    assert "rules 7; this version knows rules up to 1" in done.out
    assert "3 records in 1 file: 2 right, 1 cannot be checked" in done.out
    damage(games, 2, lambda record: record["stamp"].update(rules=0))
    assert run("verify", "games.jsonl").status == 1


def test_many_records_on_several_processes(run: Run, monkeypatch: pytest.MonkeyPatch, games: Path) -> None:
    monkeypatch.setattr("happycity.cli.records.checking.CHUNK", 1)
    monkeypatch.setattr("happycity.cli.records.checking.WORTH_A_POOL", 2)
    damage(games, 2, lambda record: record["result"]["coins"].__setitem__(1, 99))
    damage(games, 3, lambda record: record["result"]["coins"].__setitem__(0, 98))
    done = run("verify", "games.jsonl", "games.jsonl", "--processes", 2)
    assert done.status == 1
    assert [line.split(":")[0].split(", after")[0] for line in done.out.splitlines()] == [
        "games.jsonl, line 2",
        "games.jsonl, line 3",
        "games.jsonl, line 2",
        "games.jsonl, line 3",
        "6 records in 2 files",
    ]


@pytest.mark.parametrize(
    ("how", "words"),
    [
        (lambda r: r["result"]["points"].__setitem__(0, 999), ["result.points[0] is 999 in the record"]),
        (lambda r: r["states"][5]["players"][0].update(coins=77), ["after move 5", "players[0].coins is 77"]),
        (lambda r: r["states"][0].update(round=3), ["before the first move", "round is 3"]),
        (lambda r: r["states"].pop(), ["the state is missing"]),
        (lambda r: r["moves"].__setitem__(1, "draw 9"), ["move 2", "draw 9"]),
        (lambda r: r["moves"].__setitem__(3, "buy unicorn"), ["move 4", "unicorn"]),
        (lambda r: (r["moves"].pop(), r.pop("states")), ["the moves end here"]),
        (lambda r: r["setup"]["decks"][0].pop(), ["setup.decks[0]"]),
        (lambda r: r["config"].update(players=7), ["players: a game for 7 is not possible"]),
    ],
)
def test_a_damaged_record_is_told_in_words(run: Run, games: Path, how: Damage, words: list[str]) -> None:
    damage(games, 2, how)
    done = run("verify", "games.jsonl")
    assert (done.status, done.err) == (1, "")
    complaint, summary = done.out.splitlines()
    assert complaint.startswith("games.jsonl, line 2")
    assert all(word in complaint for word in words), complaint
    assert summary == "3 records in 1 file: 2 right, 1 wrong"


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "holds no record"),
        (b"\n\n", "holds no record"),
        (b"not json\n", "line 1"),
        (b'{"format": "chess/1"}\n', "line 1"),
        (b"\xff\xfe\x00", "line 1"),
        (b"[" * 100_000, "line 1"),
    ],
)
def test_what_is_no_record_file_is_refused(run: Run, tmp_path: Path, content: bytes, complaint: str) -> None:
    (tmp_path / "odd.jsonl").write_bytes(content)
    line = run("verify", "odd.jsonl").refused()
    assert complaint in line
    assert "odd.jsonl" in line


def test_a_truncated_file_is_refused(run: Run, games: Path) -> None:
    games.write_bytes(games.read_bytes()[:-100])
    assert "games.jsonl, line 3" in run("verify", "games.jsonl").refused()


def test_a_foreign_format_is_refused(run: Run, games: Path) -> None:
    damage(games, 1, lambda record: record.update(format="happycity/9"))
    assert "happycity/9" in run("verify", "games.jsonl").refused()


def test_files_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    assert "nowhere.jsonl" in run("verify", "nowhere.jsonl").refused()
    assert "is a directory" in run("verify", str(tmp_path)).refused()


def test_stdin(run: Run, games: Path) -> None:
    assert run("verify", "-", stdin=games.read_bytes()).status == 0
