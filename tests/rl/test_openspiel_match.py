"""The match against OpenSpiel's MCTSBot, at a few milliseconds a move; needs OpenSpiel."""

import json
from pathlib import Path

import pytest
from rich.console import Console

from happycity import Config

pytest.importorskip("pyspiel", reason="make test-extras has it")

from bench import openspiel_match
from bench.openspiel_match import as_text, finished_games, interval, run, summary
from happycity.rl.duel import Match, Pairing, Row, play

SILENT = Console(quiet=True)


def quick(bot: str = "greedy", players: int = 2) -> Match:
    return Match(bot, ms=5, seed=1, playouts="openspiel", uct=1.0, config=Config(players))


def test_a_game_tells_who_won_and_what_both_spent() -> None:
    row = play(Pairing(quick(), deal=0, seat=1))
    assert row["share"] == (row["points"][0] > row["points"][1])
    assert row["openspiel"]["simulations"] > row["openspiel"]["moves"] > 10
    assert row["openspiel"]["seconds"] / row["openspiel"]["moves"] >= 0.005
    assert row["bot"]["moves"] > 10
    assert row["bot"]["faults"] == 0


def test_every_deal_is_played_from_every_seat_with_the_same_cards() -> None:
    rows = run(quick("random", players=3), games=4, processes=1, journal=None, console=SILENT)
    assert [(row["deal"], row["seat"]) for row in rows] == [(d, s) for d in (0, 1) for s in (0, 1, 2)]
    tables = [row["table"] for row in rows]
    assert tables[0] == tables[1] == tables[2] != tables[3] == tables[4] == tables[5]


def test_a_stopped_match_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = tmp_path / "match.jsonl"
    first = run(quick("random"), 2, 1, journal, SILENT)
    journal.write_text(journal.read_text() + '{"match": {"bot"')  # cut off
    asked: list[Pairing] = []

    def note(pairing: Pairing) -> Row:
        asked.append(pairing)
        return play(pairing)

    monkeypatch.setattr(openspiel_match, "play", note)
    rows = run(quick("random"), 4, 1, journal, SILENT)
    assert rows[:2] == first
    assert [pairing.deal for pairing in asked] == [1, 1]
    assert finished_games(journal, quick("random")) == rows
    assert finished_games(journal, quick("greedy")) == []


def test_the_summary_counts_deals_not_games() -> None:
    effort = {"moves": 10, "seconds": 1.0, "simulations": 500, "faults": 0}
    rows = [
        {"deal": deal, "seat": seat, "share": share, "openspiel": effort, "bot": effort}
        for deal, shares in enumerate([(1.0, 1.0), (1.0, 0.0), (1.0, 0.5)])
        for seat, share in enumerate(shares)
    ]
    result = summary(quick(), rows)
    assert (result["games"], result["wins"], result["losses"], result["share"]) == (6, 4, 1, 0.75)
    assert result["interval"] == interval([1.0, 0.5, 0.75])
    assert result["openspiel"]["ms_per_move"] == pytest.approx(100.0)
    assert result["openspiel"]["simulations_per_move"] == 50
    assert "won 4, lost 1" in as_text(result)
    assert json.loads(json.dumps(result))["even"] == 0.5


def test_the_interval_is_students_and_wilsons() -> None:
    low, high = interval([0.5, 0.75, 0.25, 1.0, 0.5, 0.5, 0.75, 0.0, 0.5, 0.5])
    assert (low, high) == pytest.approx((0.5250 - 0.1968, 0.5250 + 0.1968), abs=1e-3)
    assert interval([1.0] * 10) == pytest.approx((0.7225, 1.0), abs=1e-3)
