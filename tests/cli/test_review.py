import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from happycity.cli.game.reviewing import chances_of
from happycity.review import story_of
from happycity.rules import parse_record
from happycity.texts import Texts
from tests.cli.conftest import Run

WINDOW = '<meta name="viewport" content="width=device-width">'


def test_a_game_is_looked_back_on(run: Run, games: Path) -> None:
    done = run("review", "games.jsonl", "--line", 2)
    assert done.status == 0
    for words in (
        "Chances of winning",
        "What decided the game",
        "a round later, in imagined worlds",
        "All in all",
    ):
        assert words in done.out
    assert "’s chance: " in done.out
    assert "played: " in done.out
    assert "better: " in done.out
    assert all(len(line) <= 80 for line in done.out.splitlines())


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        ((1 / 3, 1 / 3, 1 / 3), ["34%", "33%", "33%"]),
        ((0.505, 0.495), ["51%", "49%"]),
        ((1.0, 0.0), ["100%", "0%"]),
        ((0.2071, 0.1845, 0.2156, 0.2069, 0.1859), ["21%", "18%", "21%", "21%", "19%"]),
    ],
)
def test_the_chances_of_all_seats_add_up_to_a_hundred(seats: tuple[float, ...], told: list[str]) -> None:
    assert chances_of(seats, Texts("en")) == told


@pytest.mark.full
def test_a_story_can_be_told_in_every_language(run: Run, games: Path) -> None:
    pages = {run("review", "games.jsonl", "-l", language).out for language in ("en", "fr", "de", "pl", "zh")}
    assert len(pages) == 5


@pytest.mark.full
@pytest.mark.parametrize(
    ("language", "seat", "number"), [("pl", "Miejsce 0", r"\d,\d"), ("de", "Sitz 0", r"\d,\d.*\d\xa0%")]
)
def test_seats_and_numbers_are_written_as_in_the_language(
    run: Run, games: Path, language: str, seat: str, number: str
) -> None:
    record = json.loads(games.read_text().splitlines()[0])
    games.with_name("nameless.jsonl").write_text(json.dumps(record | {"meta": {}}))
    done = run("review", "nameless.jsonl", "-l", language)
    assert seat in done.out
    assert "Seat" not in done.out
    assert re.search(number, done.out, re.DOTALL)
    assert not re.search(r"\d\.\d", done.out)


@pytest.mark.full
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
    for seat, rest in enumerate(printed["rests"]):
        result = printed["chances"][0][seat] + printed["luck"][seat] - printed["costs"][seat] + rest
        assert result == pytest.approx(printed["chances"][-1][seat], abs=3e-4)
    assert all(reveal.pop("text") for reveal in printed["reveals"])
    for name, part in story.items():
        assert printed[name] == json.loads(json.dumps(part))


@pytest.mark.full
@pytest.mark.parametrize("language", ["en", "zh"])
def test_as_a_page_that_needs_nothing_beside_it(run: Run, games: Path, language: str) -> None:
    page = games.with_name("review.html")
    done = run("review", "games.jsonl", "--html", "review.html", "-l", language)
    assert (done.status, done.out) == (0, "")
    text = page.read_text()
    assert ElementTree.fromstring(
        text.partition("\n")[2].replace('<meta charset="utf-8">', "").replace(WINDOW, "")
    )
    assert "<polyline" in text
    assert text.count("<article>") >= 1
    assert "http" not in text
    again = run("review", "games.jsonl", "--html", "review.html")
    assert again.status == 2
    assert "--force" in again.err
    assert run("review", "games.jsonl", "--html", "-").out.startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["nowhere.jsonl"], "nowhere.jsonl"),
        (["."], "is a directory"),
        (["games.jsonl", "--line", "9"], "no record in line 9"),
        (["games.jsonl", "--language", "xx"], "unknown language"),
        (["unfinished.jsonl"], "unfinished.jsonl, line 1"),
        (["nonsense.jsonl"], "nonsense.jsonl, line 1"),
        (["elsewhere.jsonl"], "elsewhere.jsonl, line 1"),
    ],
)
def test_bad_input_is_refused_in_one_line(run: Run, games: Path, options: list[str], complaint: str) -> None:
    record = json.loads(games.read_text().splitlines()[0])
    result = record["result"] | {"winners": [1 - record["result"]["winners"][0]]}
    games.with_name("elsewhere.jsonl").write_text(json.dumps(record | {"result": result}))
    record["moves"] = record["moves"][:-1]
    games.with_name("unfinished.jsonl").write_text(json.dumps(record))
    games.with_name("nonsense.jsonl").write_text("{}")
    done = run("review", *options)
    assert done.status == 2
    assert done.out == ""
    assert complaint in done.err
    assert done.err.count("\n") == 1
