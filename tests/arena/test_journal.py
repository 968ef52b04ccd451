"""The journal: nothing is lost, nothing is played twice, nothing foreign is touched."""

from pathlib import Path

import pytest

from happycity.arena.journal import BadJournal, Journal
from happycity.arena.lineups import Tournament
from happycity.arena.results import GameResult
from happycity.rules.config import Config
from tests.arena import play_tournament, tournament

ARENA = tournament("random", "greedy")


@pytest.fixture(scope="module")
def results() -> list[GameResult]:
    return play_tournament(4, "random", "greedy")


@pytest.fixture
def path(tmp_path: Path, results: list[GameResult]) -> Path:
    with Journal(tmp_path / "games.jsonl", ARENA) as journal:
        for result in results:
            journal.add(result)
    return tmp_path / "games.jsonl"


def read(path: Path) -> list[GameResult]:
    with Journal(path, ARENA) as journal:
        return journal.results


def test_what_was_kept_is_found_again(path: Path, results: list[GameResult]) -> None:
    whole = path.read_bytes()
    assert read(path) == results
    assert path.read_bytes() == whole


def test_a_torn_line_is_dropped_wherever_it_was_torn(path: Path, results: list[GameResult]) -> None:
    whole = path.read_bytes()
    begins = len(whole) - len(whole.splitlines(keepends=True)[-1])
    for cut in (begins, begins + 1, len(whole) - 40, len(whole) - 1):
        path.write_bytes(whole[:cut])
        with Journal(path, ARENA) as journal:
            assert journal.results == results[:3]
            journal.add(results[3])
        assert path.read_bytes() == whole


def test_rubbish_at_the_end_is_dropped(path: Path, results: list[GameResult]) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole + b"\0\0\0\n")
    assert read(path) == results
    assert path.read_bytes() == whole


def test_a_torn_header_is_written_again(path: Path) -> None:
    header = path.read_bytes().splitlines(keepends=True)[0]
    for content in (b"", header[:10], header):
        path.write_bytes(content)
        assert read(path) == []
        assert path.read_bytes() == header


@pytest.mark.parametrize("content", [b"precious", b"precious\n", b"{}\n", b"[1, 2]\n3\n", b"\xff\xfe\n"])
def test_a_foreign_file_is_refused_and_kept(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "precious"
    path.write_bytes(content)
    with pytest.raises(BadJournal, match="not-a-journal"):
        read(path)
    assert path.read_bytes() == content


@pytest.mark.parametrize("change", ["torn", "missing", "swapped"])
def test_a_journal_damaged_in_the_middle_is_refused(path: Path, change: str) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2:4] = {"torn": [lines[2][:50] + b"\n", lines[3]], "missing": [lines[3]], "swapped": lines[3:1:-1]}[
        change
    ]
    path.write_bytes(b"".join(lines))
    with pytest.raises(BadJournal, match="not-a-journal") as refused:
        read(path)
    assert refused.value.facts["line"] == 3
    assert path.read_bytes() == b"".join(lines)


@pytest.mark.parametrize(
    ("other", "option"),
    [
        (Tournament(Config(3), ("random", "greedy"), "tests"), "--players"),
        (Tournament(Config(2, "expert"), ("random", "greedy"), "tests"), "--specials"),
        (Tournament(Config(2, grozilla=True), ("random", "greedy"), "tests"), "--grozilla"),
        (Tournament(Config(2, scoring="sum"), ("random", "greedy"), "tests"), "--scoring"),
        (Tournament(Config(), ("random", "greedy"), "other"), "--seed"),
        (Tournament(Config(), ("greedy", "random"), "tests"), "--bots"),
    ],
)
def test_other_options_are_refused_by_name(path: Path, other: Tournament, option: str) -> None:
    whole = path.read_bytes()
    with pytest.raises(BadJournal, match="other-options") as refused:
        Journal(path, other)
    assert refused.value.facts["option"] == option
    assert path.read_bytes() == whole
