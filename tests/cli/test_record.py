import json
from pathlib import Path

import pytest

from happycity.rules.record import parse_record
from tests.cli.conftest import Run


def test_records_say_how_they_were_made(run: Run, games: Path) -> None:
    lines = games.read_bytes().splitlines()
    records = [parse_record(line) for line in lines]
    assert [record.meta["seed"] for record in records] == ["tests-1", "tests-2", "tests-3"]
    assert all(record.meta["players"] == ["random", "random"] for record in records)
    assert all(len(record.states or []) == len(record.moves) + 1 for record in records)


def test_the_same_options_give_the_same_file(run: Run, tmp_path: Path) -> None:
    options = ("--games", 4, "--seed", 7, "--date", "2026-01-31", "--bots", "greedy,random")
    run("record", *options, "--out", "a.jsonl")
    run("record", *options, "--out", "b.jsonl", "--processes", 1)
    assert (tmp_path / "a.jsonl").read_bytes() == (tmp_path / "b.jsonl").read_bytes()
    alone = run("record", *options[2:], "--first", 3, "--games", 1)
    assert alone.out == (tmp_path / "a.jsonl").read_text().splitlines(keepends=True)[2]


def test_processes_keep_the_order(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("happycity.cli.commands.record.WORTH_A_POOL", 0.0)
    monkeypatch.setattr("happycity.cli.commands.record.LARGEST_CHUNK", 2)
    options = ("--games", 9, "--seed", 7, "--date", "2026-01-31")
    run("record", *options, "--out", "many.jsonl", "--processes", 2)
    run("record", *options, "--out", "one.jsonl", "--processes", 1)
    assert (tmp_path / "many.jsonl").read_bytes() == (tmp_path / "one.jsonl").read_bytes()


def test_bots_take_the_seats_in_turn(run: Run) -> None:
    done = run("record", "--players", 3, "--bots", "random,greedy", "--specials", "expert", "--grozilla")
    record = parse_record(done.out)
    assert record.meta["players"] == ["random", "greedy", "random"]
    assert (record.config.players, record.config.specials, record.config.grozilla) == (3, "expert", True)


def test_the_summary(run: Run) -> None:
    assert "2 games written to games.jsonl" in run("record", "--games", 2, "--out", "games.jsonl").out
    summary = json.loads(run("record", "--games", 2, "--out", "more.jsonl", "--json").out)
    assert summary["games"] == 2
    assert sum(seat["wins"] for seat in summary["seats"]) == 2


def test_nothing_is_overwritten_unless_forced(run: Run, tmp_path: Path) -> None:
    (tmp_path / "kept.jsonl").write_text("precious")
    assert "--force" in run("record", "--out", "kept.jsonl").refused()
    assert (tmp_path / "kept.jsonl").read_text() == "precious"
    assert run("record", "--out", "kept.jsonl", "--force").status == 0
    assert parse_record((tmp_path / "kept.jsonl").read_text())


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--players", "9"], "players"),
        (["--players", "two"], "--players"),
        (["--specials", "hard"], "specials"),
        (["--scoring", "max"], "scoring"),
        (["--games", "-1"], "--games"),
        (["--processes", "0"], "--processes"),
        (["--bots", "genius"], "choose one of random, greedy, builder"),
        (["--bots", "random,random,random"], "3 bots for 2 players"),
        (["--date", "tomorrow"], "2026-01-31"),
        (["--seed", ""], "--seed"),
        (["--out", "."], "is a directory"),
        (["--out", "nowhere/games.jsonl"], "no such directory"),
        (["--json"], "--out"),
    ],
)
def test_bad_options_are_refused_and_leave_nothing_behind(
    run: Run, tmp_path: Path, options: list[str], complaint: str
) -> None:
    assert complaint in run("record", *options).refused()
    assert list(tmp_path.iterdir()) == []
