"""The browser's tutorial is a real game: every move legal, every state the server's, every text there."""

import json
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from happycity.rules.cards import LANGUAGES, standard
from happycity.rules.game import Game
from happycity.rules.refusals import Refusal
from happycity.server.describing.tutorial import CONFIG, SCRIPT, SECRET, Beat, played, tutorial
from happycity.server.game.views import view_hash
from happycity.server.protocol.tables import TableInfo
from happycity.server.protocol.telling import PublicView, State

FILE = Path(__file__).parents[2] / "web/src/learn/tutorial.json"


@cache
def script() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(tutorial())
    return found


def states() -> list[State]:
    return msgspec.json.decode(json.dumps(script()["states"]), type=list[State])


def test_the_file_is_what_the_engine_gives() -> None:
    assert FILE.read_text(encoding="utf-8") == tutorial(), "make docs"


def test_its_messages_are_those_of_the_protocol() -> None:
    msgspec.convert(script()["info"], TableInfo)
    for state in states():
        view = msgspec.json.decode(state.view, type=PublicView)
        assert state.hash == view_hash(msgspec.json.encode(view))


def test_it_is_one_game_played_by_the_rules() -> None:
    """The moves of the script lead from the deal to the last state."""
    game, _ = Game.new(CONFIG, SECRET).play_forced()
    for move in [move for beat in SCRIPT for move in _moves(beat)]:
        game, _ = game.play(move)
        game, _ = game.play_forced()
    assert game.is_over
    last = script()["states"][-1]["view"]
    assert [city["points"] for city in last["cities"]] == [city.points for city in game.view().cities]
    assert last["leaders"] == [0], "the reader wins"


def _moves(beat: Beat) -> list[str]:
    return [move.strip() for move in f"{beat.move},{beat.then}".split(",") if move.strip()]


def test_a_move_that_is_not_legal_is_refused() -> None:
    with pytest.raises(Refusal):
        played((Beat("welcome", "slot-0", "buy zoo"),))


def test_every_wanted_move_is_offered_to_the_reader() -> None:
    for beat in script()["beats"]:
        yours = states()[beat["state"]].yours
        assert yours.seats == [0]
        if beat["move"]:
            assert beat["move"] in [preview.move for preview in yours.legal], beat["text"]


def test_the_coach_points_at_what_the_move_is_about() -> None:
    for beat in script()["beats"]:
        view = script()["states"][beat["state"]]["view"]
        word, _, what = beat["move"].partition(" ")
        found = {
            "draw": f"deck-{what}",
            "keep": "coin-button",
            "coin": "coin-button",
            "take": f"special-{what}",
        }.get(word) or (
            f"slot-{view['visible'].index(what)}" if what in view["visible"] else f"dwelling-{what}"
        )
        assert not word or beat["point"] == found, beat["text"]


def test_it_shows_what_a_beginner_has_to_know() -> None:
    words = {beat["move"].partition(" ")[0] for beat in script()["beats"]}
    assert words == {"", "draw", "buy", "discard", "keep", "coin", "take"}
    beats = {beat["text"]: states()[beat["state"]] for beat in script()["beats"]}
    assert [one.code for one in beats["too-dear"].yours.refusals if one.card == "restaurant"] == ["too-poor"]
    public = next(one for one in beats["public"].yours.legal if one.move == "buy park")
    assert public.completes == ["toy_shop"]
    events = [event["event"] for state in states() for step in state.steps for event in step.events]
    assert {"income", "discarded", "passed", "special_taken", "city_complete", "game_over"} <= set(events)


def test_steps_follow_each_other() -> None:
    """Each state tells what happened since the one before, but for the leap."""
    before, leaps = None, 0
    for state in states():
        if state.since is None:
            leaps += before is not None
        else:
            assert before is not None
            assert state.since == before.seq
            assert [step.seq for step in state.steps] == [state.seq]
        before = state
    assert leaps == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_has_words_for_every_beat(language: str) -> None:
    source = files("happycity.texts").joinpath("locales", "web", language, "tutorial.ftl").read_text("utf-8")
    found = {
        entry.id.name: entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)
    }
    for beat in SCRIPT:
        assert f"web-tutorial-{beat.text}" in found
    named = set(re.findall(r"\{ \$(\w+) \}", source))
    known = {card.id for card in standard()} | {"coin", "heart", "person", "blue", "green"}
    figures = {"coins", "income", "hearts", "inhabitants", "points", "their_points", "neighbour"}
    assert named <= known | figures | {"step", "steps", "move"}
