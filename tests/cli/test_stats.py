import csv
import json
from pathlib import Path

import pytest

from happycity.rules.cards import standard
from happycity.stats import keeping
from happycity.stats.counting import Counts
from happycity.stats.playing import LearnedGames
from tests.cli.conftest import Run

KINDS = ("--kinds", "2-family,3-expert-grozilla")


def test_figures_as_table_json_and_csv(run: Run, tmp_path: Path) -> None:
    done = run("stats", "--games", 120, *KINDS, "--out", "numbers", "--json")
    assert done.status == 0
    data = json.loads(done.out)
    assert data["command"] == "happycity stats --games 120 --kinds 2-family,3-expert-grozilla"
    assert json.loads((tmp_path / "numbers" / "cards.json").read_text()) == data
    assert [(kind["kind"], kind["games"]) for kind in data["kinds"]] == [
        ("2-family", 60),
        ("3-expert-grozilla", 60),
    ]
    with (tmp_path / "numbers" / "cards.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["kind"], row["card"]) for row in rows] == [
        (kind["kind"], card[0]) for kind in data["kinds"] for card in kind["cards"]
    ]
    for row in rows:
        assert row["reconstruction"].split() == list(standard()[row["card"]].reconstruction)
    shown = run("stats", "--games", 60, "--kinds", "2-family", "--out", "numbers", "--language", "de")
    assert shown.out.startswith("2-family: 60 games")
    assert "Hochhaus" in shown.out
    assert shown.out.rstrip().endswith("cards.csv")


def test_an_interrupted_count_goes_on_where_it_stopped(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "PIECE", 15)
    wanted = json.loads(run("stats", "--games", 60, *KINDS, "--json").out)
    pieces, count = [], Counts.of

    def interrupted(games: LearnedGames) -> Counts:
        pieces.append(games)
        if len(pieces) == 4:
            raise KeyboardInterrupt
        return count(games)

    with monkeypatch.context() as patch:
        patch.setattr(Counts, "of", interrupted)
        done = run("stats", "--games", 60, *KINDS, "--out", "numbers")
    assert done.status == 130
    assert "interrupted after 45 of 60 games; the same command goes on" in done.err
    again = run("stats", "--games", 60, *KINDS, "--out", "numbers", "--json")
    assert "numbers: 45 of 60 games are counted; going on" in again.err
    assert json.loads(again.out) == wanted
    assert not list((tmp_path / "numbers").glob(".*"))


@pytest.mark.parametrize(
    ("content", "words", "complaint"),
    [
        ("", (), "no counts that can be read; remove it, or name another folder with --out"),
        ("nonsense", (), "no counts that can be read"),
        ('{"format":"happycity-statistics/1","weights":"x","kinds":{}}', (), "games of another net"),
        ('{"format":"happycity-statistics/1","weights":"x","kinds":{"2-family":{}}}', (), "can be read"),
        (None, ("--games", 0), "--games"),
        (None, ("--games", "x"), "--games"),
        (None, ("--kinds", "9-family"), "--kinds 9-family: no such kind of game; known: 2-family, "),
        (None, ("--language", "xx"), "unknown language"),
        (None, ("--out", "numbers/counts.json/x"), "numbers/counts.json"),
    ],
)
def test_bad_input_is_one_sentence(
    run: Run, tmp_path: Path, content: str | None, words: tuple[str | int, ...], complaint: str
) -> None:
    kept = tmp_path / "numbers" / "counts.json"
    kept.parent.mkdir()
    kept.write_text(content or "")
    assert complaint in run("stats", "--out", "numbers", *words).refused()
    assert kept.read_text() == (content or "")
