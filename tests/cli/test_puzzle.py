import json
from pathlib import Path

import pytest

from happycity.review import Theme, parse_puzzle, shipped_puzzles
from tests.cli.conftest import Run

KEPT = Path(__file__).parents[1] / "review" / "puzzles.jsonl"


@pytest.fixture
def puzzles(run: Run, tmp_path: Path) -> Path:
    """Some puzzles in the folder in which commands run."""
    file = tmp_path / "puzzles.jsonl"
    file.write_bytes(KEPT.read_bytes())
    return file


def test_the_right_answer(run: Run, puzzles: Path) -> None:
    best = parse_puzzle(puzzles.read_bytes().splitlines()[1]).best
    done = run("puzzle", "puzzles.jsonl", "--line", 2, "--answer", best)
    assert done.status == 0, done.err
    assert "What is best?" in done.out
    assert "Right" in done.out
    assert all(len(line) <= 80 for line in done.out.splitlines())


def test_another_answer_after_nonsense(run: Run, puzzles: Path) -> None:
    other = parse_puzzle(puzzles.read_bytes().splitlines()[1]).answers[-1].move
    done = run("puzzle", "puzzles.jsonl", "--line", 2, stdin=f"fly\n{other}\n")
    assert done.status == 0, done.err
    assert "one of: " in done.out
    assert "something better" in done.out


def test_without_a_file_one_of_the_package_is_asked(run: Run) -> None:
    assert json.loads(run("puzzle", "--json").out)["id"] in {one.id for one in shipped_puzzles()}
    third = shipped_puzzles()[2]
    done = run("puzzle", "--number", 3, "--answer", third.best)
    assert f"Puzzle {third.id}" in done.out
    assert "Right" in done.out


def test_theme_and_level_can_be_chosen(run: Run) -> None:
    printed = json.loads(run("puzzle", "--theme", "special", "--level", "easy", "--json").out)
    assert printed["theme"] == Theme.SPECIAL
    assert printed["difficulty"] <= 0.15


def test_in_every_language(run: Run, puzzles: Path) -> None:
    pages = {
        run("puzzle", "puzzles.jsonl", "--answer", "1", "-l", language).out
        for language in ("en", "fr", "de", "pl", "zh")
    }
    assert len(pages) == 5


def test_for_programs(run: Run, puzzles: Path) -> None:
    printed = json.loads(run("puzzle", "puzzles.jsonl", "--json").out)
    assert printed["position"].startswith("hc1 ")
    assert printed["answers"][0]["behind"] == 0
    assert 0 <= printed["difficulty"] <= 1


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["nowhere.jsonl"], "nowhere.jsonl"),
        (["puzzles.jsonl", "--line", "9"], "no puzzle in line 9"),
        (["puzzles.jsonl", "--answer", "fly"], "--answer fly"),
        (["puzzles.jsonl"], "no answer came"),
        (["nonsense.jsonl"], "nonsense.jsonl, line 1"),
        (["puzzles.jsonl", "--level", "easy"], "a file has --line"),
        (["--theme", "cats"], "--theme cats: unknown; known: last-round, "),
        (["--level", "odd"], "--level odd: unknown; known: easy, medium, hard"),
        (["--number", "100000"], "such puzzles"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    run: Run, puzzles: Path, options: list[str], complaint: str
) -> None:
    puzzles.with_name("nonsense.jsonl").write_text("{}")
    done = run("puzzle", *options)
    assert done.status == 2
    assert complaint in done.err
    assert done.err.count("\n") == 1


@pytest.mark.long
def test_mining(run: Run, tmp_path: Path) -> None:
    def mine(file: str) -> list[bytes]:
        done = run("puzzles", "--games", 1, "--out", file, "--json")
        assert done.status == 0, done.err
        told = json.loads(done.out)
        kept = (tmp_path / file).read_bytes().splitlines()
        assert told["puzzles"] == len(kept) == sum(told["themes"].values())
        return kept

    mined = mine("mined.jsonl")
    assert [parse_puzzle(line).id for line in mined]
    assert mine("again.jsonl") == mined, "the same seed has the same puzzles"


@pytest.mark.deep
def test_mining_in_games_of_a_file(run: Run, tmp_path: Path) -> None:
    run("record", "--players", 2, "--games", 1, "--seed", 3, "--out", "games.jsonl", "--bots", "random")
    done = run("puzzles", "--records", "games.jsonl", "--out", "mined.jsonl", "--json")
    assert done.status == 0, done.err
    assert json.loads(done.out)["games"] == 1
    assert json.loads(done.out)["puzzles"] == len((tmp_path / "mined.jsonl").read_bytes().splitlines()) > 0


def test_mining_in_a_game_that_is_not_over(run: Run, games: Path) -> None:
    record = json.loads(games.read_text().splitlines()[0])
    games.with_name("unfinished.jsonl").write_text(json.dumps(record | {"moves": record["moves"][:-1]}))
    done = run("puzzles", "--records", "unfinished.jsonl", "--out", "mined.jsonl")
    assert done.status == 2
    assert "unfinished.jsonl, line 1" in done.err


def test_themes_that_the_package_lacks_are_told_with_those_it_has(run: Run) -> None:
    done = run("puzzle", "--theme", "tokens")
    assert done.status == 2
    assert "there are: purchase (" in done.err
    assert "tokens" not in run("puzzle", "--help").out


def test_mining_in_what_is_not_there(run: Run, tmp_path: Path) -> None:
    (tmp_path / "broken.jsonl").write_text("{}\n")
    assert "broken.jsonl" in run("puzzles", "--records", "broken.jsonl").err
    assert "nowhere.jsonl" in run("puzzles", "--records", "nowhere.jsonl").err
    assert "nowhere.db" in run("puzzles", "--database", "nowhere.db").err
    assert "choose one" in run("puzzles", "--records", "a.jsonl", "--database", "b.db").err


def test_mining_needs_a_place_for_them(run: Run) -> None:
    assert "--out FILE" in run("puzzles", "--json").err
    assert "no such directory" in run("puzzles", "--out", "nowhere/p.jsonl").err
