"""Records that somebody uploads: shown like our own games, checked, and forgotten."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from happycity.rules import Config, Record, Refusal, parse_record
from happycity.rules.history import played_moves
from happycity.server.game.replays import record_replay
from happycity.server.game.results import finished_game, mode_of
from happycity.server.game.snapshots import Snapshot
from happycity.server.game.views import public_bytes
from happycity.server.model.tables import StoredTable
from happycity.server.protocol.terms import LONGEST_RECORD
from happycity.server.settings import read_settings
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.serving import serving
from tests.server.finished import PEOPLE, play_randomly, playing
from tests.server.test_results import CELLS


def game_of(config: Config) -> tuple[StoredTable, list[Snapshot]]:
    stored_table = playing(1, *PEOPLE[: config.players], config=config)
    return stored_table, play_randomly(stored_table)


def kept_game(config: Config) -> tuple[Record, list[bytes]]:
    """A record and the views of the decisions in it."""
    stored_table, snapshots = game_of(config)
    views = [public_bytes(snapshot) for snapshot in snapshots]
    return parse_record(finished_game(stored_table, snapshots[-1], 5000.0).record), views


@pytest.mark.parametrize("config", CELLS, ids=mode_of)
def test_a_record_is_shown_like_the_game(config: Config) -> None:
    record, views = kept_game(config)
    shown = record_replay(record)
    assert bytes(shown.first) == views[0]
    assert bytes(shown.steps[-1].view) == views[-1]
    assert [move for step in shown.steps for move in step.step.moves] == record.moves[
        -sum(len(s.step.moves) for s in shown.steps) :
    ]
    assert {bytes(step.view) for step in shown.steps} <= set(views)  # what was taken back is not in a record
    assert [step.step.seq for step in shown.steps] == list(range(1, len(shown.steps) + 1))
    assert [seat.name for seat in shown.table.seats] == [name.title() for name in PEOPLE[: config.players]]
    assert shown.table.secret == record.meta["fair"]["secret"]


def test_what_happened_is_told_step_by_step() -> None:
    config = Config(3, "expert", grozilla=True)
    shown = record_replay(kept_game(config)[0])
    events = [event for step in shown.steps for event in step.step.events]
    happened = [event.to_dict() for one in played_moves(game_of(config)[1][-1].game) for event in one.events]
    assert events == happened[-len(events) :]
    assert events[-1]["event"] == "game_over"


@pytest.mark.parametrize(
    "meta",
    [
        {},
        {"players": "Ann", "bots": 3, "fair": []},
        {"players": ["A" * 500, {"x": 1}], "bots": [None], "fair": {"secret": "x", "commitment": 7}},
        {"players": ["\x00\u202e", ""], "fair": {"secret": "g" * 64}},
    ],
)
def test_meta_may_say_anything(meta: dict[str, Any]) -> None:
    record, _ = kept_game(Config(2))
    record.meta = meta
    table = record_replay(record).table
    assert all(seat.name is None or len(seat.name) <= 24 for seat in table.seats)
    assert (table.secret, table.commitment) == (None, "")


def changed(**parts: Any) -> Record:
    record, _ = kept_game(Config(2))
    for name, value in parts.items():
        setattr(record, name, value)
    return record


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ({"format": "chess/1"}, "foreign-format"),
        ({"moves": ["keep"] * 3000}, "too-many-moves"),
        ({"moves": ["buy zoo"]}, "wrong-phase"),
        ({"moves": []}, "game-not-over"),
        ({"moves": ["dance"]}, "unknown-move"),
    ],
)
def test_what_is_no_record_is_refused(parts: dict[str, Any], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        record_replay(changed(**parts))
    assert refused.value.code == code


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path: Path = tmp_path_factory.mktemp("server") / "games.db"
    with serving(read_settings({}, database=str(path), **GENEROUS)) as running:
        yield running


def test_over_http(server: str) -> None:
    record, _ = kept_game(Config(5, "expert", grozilla=True))
    body = record.to_json()
    assert len(body) > 8192 or record.config.players == 5
    with httpx.Client(base_url=server, timeout=60, headers={"Content-Type": "application/json"}) as browser:
        answer = browser.post("/api/replay", content=body)
        assert answer.status_code == 200
        assert answer.json()["table"]["status"] == "over"
        long = browser.post("/api/replay", content=body + b" " * (LONGEST_RECORD + 1 - len(body)))
        assert (long.status_code, long.json()["facts"]["known"]) == (413, LONGEST_RECORD)
        padded = browser.post("/api/replay", content=body + b" " * (LONGEST_RECORD - len(body)))
        assert padded.status_code == 200
        wrong = browser.post("/api/replay", content=b'{"format":"happycity/1"}')
        assert (wrong.status_code, wrong.json()["code"]) == (422, "bad-message")
        record.result.points[0] += 1
        lied = browser.post("/api/replay", content=record.to_json())
        assert (lied.status_code, lied.json()["code"]) == (422, "record-differs")
        assert "result.points[0]" in lied.json()["text"]
        assert browser.post("/api/session", content=b" " * 9000).status_code == 413


def test_many_replays_are_too_many(tmp_path: Path) -> None:
    settings = read_settings({}, database=str(tmp_path / "games.db"), requests_per_minute=60)
    record, _ = kept_game(Config(2))
    with serving(settings) as running, httpx.Client(base_url=running, timeout=60) as browser:
        headers = {"Content-Type": "application/json"}
        statuses = [
            browser.post("/api/replay", content=record.to_json(), headers=headers).status_code
            for _ in range(4)
        ]
    assert statuses[0] == 200
    assert statuses[-1] == 429
