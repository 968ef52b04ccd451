"""The report: a page that needs nothing else, and two tables that say the same."""

import csv
from html.parser import HTMLParser
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from msgspec.structs import replace

from happycity.arena.export import COLUMNS
from happycity.arena.report import write_report
from happycity.arena.results import GameResult
from happycity.arena.summary import summary_of
from happycity.rules.config import Config
from tests.arena import play_tournament, tournament
from tests.arena.faulty import seat_faulty_bots

EXPERT = Config(3, "expert")
VOID = {"meta", "br", "img", "link", "hr", "input"}


class Page(HTMLParser):
    """Reads a page and complains about tags that do not match."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.words = ""
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        self.ids += [named["id"] or ""] if "id" in named else []
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


@pytest.fixture(scope="module")
def results() -> list[GameResult]:
    return play_tournament(6, "greedy", "random", config=EXPERT)


def report(folder: Path, results: list[GameResult], *bots: str) -> str:
    path = write_report(folder, tournament(*bots, config=EXPERT), results, summary_of(results))
    return path.read_text(encoding="utf-8")


def test_the_page(tmp_path: Path, results: list[GameResult]) -> None:
    text = report(tmp_path, results, "greedy", "random")
    page = Page(text)
    assert page.words.count("greedy") >= 3
    assert "6 games of 3 players" in page.words
    assert text.count("<svg ") == 5
    assert len(page.ids) == len(set(page.ids))
    assert all(link.startswith("#") or (tmp_path / link).exists() for link in page.links)
    assert "<script" not in text


def renamed(result: GameResult, old: str, new: str) -> GameResult:
    seats = [replace(seat, bot=new if seat.bot == old else seat.bot) for seat in result.seats]
    return replace(result, seats=seats)


def test_a_name_from_outside_is_only_text(tmp_path: Path, results: list[GameResult]) -> None:
    name = "cmd:<b>$x$</b>"
    text = report(tmp_path, [renamed(result, "greedy", name) for result in results], name, "random")
    assert "<b>$x$" not in text
    plots = text[text.index("<svg ") :]
    assert plots.count(">cmd:&lt;b&gt;$x$&lt;/b&gt;</text>") == 2


def test_failures_stand_on_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_faulty_bots(monkeypatch)
    failed = play_tournament(3, "crashing", "random", config=EXPERT)
    assert "ZeroDivisionError" in Page(report(tmp_path, failed, "crashing", "random")).words


def test_the_tables_say_the_same(tmp_path: Path, results: list[GameResult]) -> None:
    report(tmp_path, results, "greedy", "random")
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    table = pq.read_table(tmp_path / "games.parquet")
    assert tuple(table.column_names) == COLUMNS
    assert len(rows) == table.num_rows == 6 * 3
    assert [{name: str(value) for name, value in row.items()} for row in table.to_pylist()] == rows
    assert [int(row["points"]) for row in rows] == [seat.points for game in results for seat in game.seats]
