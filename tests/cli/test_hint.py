import json

import pytest

from happycity.rules import Config, Game
from tests.cli.conftest import Run

BUY = "hc1 phase=buy visible=museum,zoo,school 0.coins=4"


def test_the_best_comes_first(run: Run) -> None:
    done = run("hint", BUY)
    assert done.status == 0
    assert "best first" in done.out
    assert "Seat 0 decides" in done.out
    assert "±" in done.out
    assert all(len(line) <= 80 for line in done.out.splitlines())


def test_in_every_language(run: Run) -> None:
    assert len({run("hint", BUY, "-l", language).out for language in ("en", "fr", "de", "pl", "zh")}) == 5


def test_for_programs(run: Run) -> None:
    printed = json.loads(run("hint", BUY, "--json").out)
    assert printed["seat"] == 0
    assert printed["depth"] == "hint"
    legal = {str(move) for move in Game.from_text(BUY).legal_moves}
    assert {choice["move"] for choice in printed["choices"]} <= legal
    assert printed["choices"][0]["behind"] == 0
    assert all(sum(choice["chances"]) == pytest.approx(1, abs=0.001) for choice in printed["choices"])


def test_only_one_thing_to_do(run: Run) -> None:
    game = Game.new(Config(2), seed=1)
    while len(game.legal_actions) > 1:
        game = game.play_action(game.legal_actions[-1])
    assert "only one thing" in run("hint", game.text).out
    assert json.loads(run("hint", game.text, "--json").out)["choices"] == []


def _over() -> str:
    game = Game.new(Config(2), seed=1)
    while not game.is_over:
        game = game.play_action(game.legal_actions[-1])
    return game.text


@pytest.mark.parametrize(
    ("text", "complaint"), [("nonsense", "hc1"), (_over(), "over"), ("hc1 phase=tea", "tea")]
)
def test_bad_input_is_refused_in_one_line(run: Run, text: str, complaint: str) -> None:
    done = run("hint", text)
    assert done.status == 2
    assert done.out == ""
    assert complaint in done.err
    assert done.err.count("\n") == 1
