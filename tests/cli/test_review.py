import json
from pathlib import Path

import pytest

from happycity.review import story_of
from happycity.rules import parse_record
from tests.cli.conftest import Run


def test_a_game_is_looked_back_on(run: Run, games: Path) -> None:
    done = run("review", "games.jsonl", "--line", 2)
    assert done.status == 0
    for words in ("Chances of winning", "What decided the game", "half from imagined games", "All in all"):
        assert words in done.out
    assert "’s chance: " in done.out
    assert "played: " in done.out
    assert "better: " in done.out
    assert all(len(line) <= 80 for line in done.out.splitlines())


def test_a_story_can_be_told_in_every_language(run: Run, games: Path) -> None:
    pages = {run("review", "games.jsonl", "-l", language).out for language in ("en", "fr", "de", "pl", "zh")}
    assert len(pages) == 5


def test_for_programs(run: Run, games: Path) -> None:
    printed = json.loads(run("review", "games.jsonl", "--json").out)
    record = parse_record(games.read_text().splitlines()[0])
    story = story_of(record).to_dict()
    assert len(printed["players"]) == len(printed["costs"]) == 2
    assert printed["depth"] == "quick"
    for decision in printed["decisions"]:
        assert decision["move"] in [choice["move"] for choice in decision["choices"]]
        assert decision["grade"] in ("fine", "inaccuracy", "mistake", "blunder")
        assert (decision["cost"] >= 0.02) == (decision["grade"] != "fine")
    assert len(printed["chances"]) == len(record.moves) + 1
    assert all(reveal.pop("text") for reveal in printed["reveals"])
    for name, part in story.items():
        assert printed[name] == json.loads(json.dumps(part))


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["nowhere.jsonl"], "nowhere.jsonl"),
        (["."], "is a directory"),
        (["games.jsonl", "--line", "9"], "no record in line 9"),
        (["games.jsonl", "--language", "xx"], "unknown language"),
        (["unfinished.jsonl"], "unfinished.jsonl, line 1"),
        (["nonsense.jsonl"], "nonsense.jsonl, line 1"),
    ],
)
def test_bad_input_is_refused_in_one_line(run: Run, games: Path, options: list[str], complaint: str) -> None:
    record = json.loads(games.read_text().splitlines()[0])
    record["moves"] = record["moves"][:-1]
    games.with_name("unfinished.jsonl").write_text(json.dumps(record))
    games.with_name("nonsense.jsonl").write_text("{}")
    done = run("review", *options)
    assert done.status == 2
    assert done.out == ""
    assert complaint in done.err
    assert done.err.count("\n") == 1
