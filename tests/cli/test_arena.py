import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from happycity.arena import playing
from happycity.arena.lineups import Tournament
from happycity.arena.parallel import WorkLost
from happycity.arena.results import GameResult, play_game
from happycity.codes import Code
from tests.arena import without_clock
from tests.arena.faulty import seat_faulty_bots
from tests.cli.conftest import Run

PAIR = ("arena", "--bots", "random,greedy", "--processes", 1)
ASKED_FOR = {"name", "games", "share", "share_low", "share_high", "rating", "ms_per_move"}


def results_of(run: Run, *options: str | int) -> dict[str, Any]:
    done = run(*PAIR, *options, "--json")
    assert done.status == 0, done
    data: dict[str, Any] = json.loads(done.out)
    return data


def test_the_object_for_programs(run: Run) -> None:
    data = results_of(run, "--games", 10, "--specials", "expert", "--seed", "x")
    assert (data["games"], data["deals"], data["players"], data["seed"]) == (10, 5, 2, "x")
    assert (data["specials"], data["grozilla"], data["scoring"], data["complete"]) == (
        "expert",
        False,
        "product",
        True,
    )
    assert [bot["name"] for bot in data["bots"]] == ["greedy", "random"]
    for bot in data["bots"]:
        assert bot.keys() >= ASKED_FOR
        assert bot["games"] == 10
        assert 0 <= bot["share_low"] <= bot["share"] <= bot["share_high"] <= 1
    assert data["bots"][0]["rating"] > data["bots"][1]["rating"]
    assert data["matrix"]["greedy"]["random"]["share"] > 0.5
    assert len(data["seats"]) == 2
    assert sum(line["offered"] for line in data["special_buildings"]) == 10 * 4
    assert data["failures"] == []


def test_the_tables_for_people(run: Run) -> None:
    done = run(*PAIR, "--games", 4)
    assert (done.status, done.err) == (0, "")
    assert "4 games of 2 deals" in done.out
    assert done.out.index("greedy") < done.out.index("random")
    assert max(map(len, done.out.splitlines())) <= 80


def test_whole_deals_are_played_and_it_says_so(run: Run) -> None:
    done = run(*PAIR, "--games", 4, "--players", 3, "--json")
    assert "rounded up to 6" in done.err
    assert json.loads(done.out)["games"] == 6


def test_bots_can_be_named_in_several_options(run: Run) -> None:
    done = run("arena", "--bots", "random,random", "--bots", "greedy", "--players", 3, "-n", 3, "--json")
    assert {bot["name"] for bot in json.loads(done.out)["bots"]} == {"random", "greedy"}


def test_the_report(run: Run, tmp_path: Path) -> None:
    done = run(*PAIR, "--games", 4, "--report", "deep/results")
    assert "report.html" in done.out
    folder = tmp_path / "deep" / "results"
    assert {path.name for path in folder.iterdir()} == {
        "games.csv",
        "games.jsonl",
        "games.parquet",
        "report.html",
    }
    assert len((folder / "games.csv").read_text().splitlines()) == 1 + 4 * 2


# --- the journal ------------------------------------------------------------------------------------


def journal(path: Path) -> list[dict[str, Any]]:
    return [without_clock(line) for line in path.read_bytes().splitlines()]


def test_going_on_gives_what_one_run_gives(run: Run, tmp_path: Path) -> None:
    run(*PAIR, "--games", 8, "--out", "whole.jsonl")
    run(*PAIR, "--games", 4, "--out", "parts.jsonl")
    parts = tmp_path / "parts.jsonl"
    first = parts.read_bytes()
    parts.write_bytes(first[:-30])
    assert results_of(run, "--games", 8, "--out", "parts.jsonl")["games"] == 8
    assert journal(parts) == journal(tmp_path / "whole.jsonl")
    assert parts.read_bytes().startswith(b"".join(first.splitlines(keepends=True)[:4]))


def test_finished_games_are_not_played_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    run(*PAIR, "--games", 6, "--out", "games.jsonl")
    monkeypatch.setattr(playing, "play_game", None)
    assert results_of(run, "--games", 6, "--out", "games.jsonl")["games"] == 6
    assert results_of(run, "--games", 2, "--out", "games.jsonl")["games"] == 2


def test_a_journal_of_something_else_is_refused(run: Run, tmp_path: Path) -> None:
    run(*PAIR, "--games", 2, "--out", "games.jsonl")
    kept = (tmp_path / "games.jsonl").read_bytes()
    assert "--seed 1, not 2" in run(*PAIR, "--games", 2, "--out", "games.jsonl", "--seed", 2).refused()
    assert (tmp_path / "games.jsonl").read_bytes() == kept


def stopping(error: BaseException) -> Any:
    def results(arena: Tournament, numbers: range, processes: int, ray: str | None) -> Iterator[GameResult]:
        yield from (play_game(arena, number) for number in numbers[:3])
        raise error

    return results


def test_ctrl_c_keeps_and_tells_what_is_finished(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(playing, "results", stopping(KeyboardInterrupt()))
    done = run(*PAIR, "--games", 8, "--out", "games.jsonl", "--json")
    assert (done.status, done.err.count("\n")) == (130, 1)
    assert "3 of 8 games; the same command goes on" in done.err
    assert (json.loads(done.out)["games"], json.loads(done.out)["complete"]) == (3, False)
    assert len(journal(tmp_path / "games.jsonl")) == 1 + 3


def test_a_lost_worker_keeps_and_tells_what_is_finished(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(playing, "results", stopping(WorkLost(Code.WORKER_LOST, processes=2)))
    done = run(*PAIR, "--games", 8, "--out", "games.jsonl")
    assert "memory" in done.refused()
    assert "3 games" in done.out
    assert len(journal(tmp_path / "games.jsonl")) == 1 + 3


@pytest.mark.full
def test_a_kill_loses_nothing_that_was_written(run: Run, tmp_path: Path) -> None:
    words = [
        sys.executable,
        "-m",
        "happycity.cli",
        *map(str, PAIR),
        "--games",
        "4000",
        "--out",
        "games.jsonl",
    ]
    path = tmp_path / "games.jsonl"
    with subprocess.Popen(words, cwd=tmp_path) as program:
        until = time.monotonic() + 60
        while time.monotonic() < until and not (path.exists() and path.read_bytes().count(b"\n") > 5):
            time.sleep(0.05)
        os.kill(program.pid, signal.SIGKILL)
    finished = path.read_bytes().count(b"\n") - 1
    assert finished >= 5
    games = finished + finished % 2 + 4
    assert results_of(run, "--games", games, "--out", "games.jsonl")["games"] == games
    run(*PAIR, "--games", games, "--out", "whole.jsonl")
    assert journal(path) == journal(tmp_path / "whole.jsonl")


# --- what goes wrong --------------------------------------------------------------------------------


def test_a_failing_bot_is_told_and_stops_nothing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_faulty_bots(monkeypatch)
    monkeypatch.setattr("happycity.cli.commands.arena.checked_bots", lambda values: ("crashing", "random"))
    done = run(*PAIR, "--games", 4, "--json")
    assert done.status == 0
    data = json.loads(done.out)
    assert {bot["name"]: bot["faults"] > 0 for bot in data["bots"]} == {"crashing": True, "random": False}
    assert {failure["bot"] for failure in data["failures"]} == {"crashing"}
    assert "crashing failed at" in done.err
    assert "ZeroDivisionError" in done.err
    assert all(line.startswith("happycity: ") for line in done.err.splitlines())


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--bots", "genius"], "genius"),
        (["--bots", "random,,greedy"], "the name of a bot is missing"),
        (["--bots", ""], "the name of a bot is missing"),
        (["--bots", "cmd:no-such-program a,b"], "no-such-program"),
        (["--bots", "random,cmd@200ms:no-such-program"], "no-such-program"),
        (["--bots", "cmd:"], "cmd:"),
        (["--players", "9"], "players"),
        (["--specials", "hard"], "specials"),
        (["--games", "0"], "--games"),
        (["--seed", ""], "--seed"),
        (["--processes", "0"], "--processes"),
        (["--out", "."], "is a directory"),
        (["--out", "nowhere/games.jsonl"], "no such directory"),
        (["--fly"], "--fly"),
    ],
)
def test_bad_options_are_refused_and_leave_nothing_behind(
    run: Run, tmp_path: Path, options: list[str], complaint: str
) -> None:
    bots = [] if "--bots" in options else ["--bots", "random"]
    assert complaint in run("arena", *bots, *options).refused()
    assert list(tmp_path.iterdir()) == []


def test_bots_have_to_be_named(run: Run) -> None:
    assert "--bots" in run("arena").refused()


def test_a_file_in_the_place_of_the_report(run: Run, tmp_path: Path) -> None:
    (tmp_path / "report").write_text("precious")
    assert "is a file" in run(*PAIR, "--report", "report").refused()
    assert (tmp_path / "report").read_text() == "precious"


def test_a_missing_library_is_told_before_the_games(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("happycity.arena.extras.find_spec", lambda name: None)
    assert "happycity[report]" in run(*PAIR, "--report", "results").refused()
    for words in (["--ray"], ["--ray", "127.0.0.1:1"], ["--ray", "--games", "4"]):
        assert "happycity[ray]" in run(*PAIR, *words).refused()
    assert list(tmp_path.iterdir()) == []


def test_a_dead_ray_address_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("happycity.arena.cluster.check_installed", lambda libraries, extra: None)
    assert "127.0.0.1:1" in run(*PAIR, "--ray", "127.0.0.1:1").refused()
    assert "127.0.0.1:1" in run(*PAIR, "--ray=127.0.0.1:1").refused()
