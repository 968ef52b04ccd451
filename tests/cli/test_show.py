import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_a_game_is_told_from_the_first_round_to_the_sheet(run: Run, games: Path) -> None:
    done = run("show", "games.jsonl", "--line", 2)
    assert done.status == 0
    record = json.loads(games.read_text().splitlines()[1])
    for number in range(1, record["result"]["rounds"] + 1):
        assert f" Round {number} " in done.out
    assert "Scoring sheet" in done.out
    assert "random 1 reveals" in done.out
    assert f"= {record['result']['points'][0]} · " in done.out
    assert all(len(line) <= 80 for line in done.out.splitlines())


def test_expert_and_grozilla_games_can_be_told_in_every_language(run: Run) -> None:
    run(
        "record", "--players", 3, "--specials", "expert", "--grozilla", "--bots", "greedy", "--out", "g.jsonl"
    )
    for language in ("en", "fr", "de", "pl", "zh-Hant"):
        assert run("show", "g.jsonl", "--language", language).status == 0


def test_one_move(run: Run, games: Path) -> None:
    done = run("show", "games.jsonl", "--move", 4)
    assert done.status == 0
    assert "For sale" in done.out
    assert "   4  random 1 buys" in done.out


def test_for_programs(run: Run, games: Path) -> None:
    shown = json.loads(run("show", "games.jsonl", "--json").out)
    record = json.loads(games.read_text().splitlines()[0])
    assert [move["move"] for move in shown["moves"]] == record["moves"]
    assert [city["points"] for city in shown["sheet"]["cities"]] == record["result"]["points"]
    assert json.loads(run("show", "games.jsonl", "--move", 2, "--json").out) == shown["moves"][1]


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["nowhere.jsonl"], "nowhere.jsonl"),
        (["."], "is a directory"),
        (["games.jsonl", "--line", "9"], "no record in line 9"),
        (["games.jsonl", "--line", "0"], "--line"),
        (["games.jsonl", "--move", "9999"], "--move 9999"),
        (["games.jsonl", "--language", "la"], "known: en, fr, de, pl, zh-Hant"),
        (["odd.jsonl"], "odd.jsonl, line 1"),
    ],
)
def test_bad_input(run: Run, games: Path, options: list[str], complaint: str) -> None:
    games.with_name("odd.jsonl").write_text('{"format": 1')
    assert complaint in run("show", *options).refused()


def test_an_illegal_move_is_told_with_its_place(run: Run, games: Path) -> None:
    games.write_text(games.read_text().replace('"moves":["draw', '"moves":["keep","draw', 1))
    assert "games.jsonl, line 1, move 1" in run("show", "games.jsonl").refused()


def test_names_cannot_play_tricks_on_the_terminal(run: Run, games: Path) -> None:
    record = json.loads(games.read_text().splitlines()[0])
    record["meta"]["players"] = ["\x1b[2Jx", 7]
    games.write_text(json.dumps(record) + "\n")
    done = run("show", "games.jsonl")
    assert done.status == 0
    assert "\x1b" not in done.out
