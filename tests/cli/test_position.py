import json

import pytest

from tests.cli.conftest import Run

POSITION = "hc1 phase=buy visible=museum,zoo,school 0.coins=4"


def test_a_position_is_drawn_with_its_moves(run: Run) -> None:
    done = run("position", POSITION)
    assert done.status == 0
    assert "Buy Museum for 4 coins" in done.out
    assert "buy museum" in done.out
    assert "buy zoo" not in done.out
    assert all(len(line) <= 80 for line in done.out.splitlines())


def test_from_stdin_and_for_programs(run: Run) -> None:
    state = json.loads(run("position", "-", "--json", stdin=POSITION + "\n").out)
    assert state["visible"] == ["museum", "zoo", "school"]
    assert "buy museum" in state["legal"]
    again = json.loads(run("position", state["position"], "--json").out)
    assert again == state


def test_tokens_and_monsters_are_drawn(run: Run) -> None:
    done = run("position", f"{POSITION} grozilla=yes 0.tokens=blue,blue 0.monsters=catzilla")
    assert "Catzilla" in done.out
    assert "2 blue" in done.out
    assert "buy museum with blue blue" in done.out


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "hc1"),
        ("rnbqkbnr/pppppppp w KQkq", "hc1"),
        ("hc1 visible=unicorn", "unicorn"),
        ("hc1 players=9", "“9” does not fit: write a whole number from 2 to 5."),
        ("hc1 phase=buy", "central area"),
    ],
)
def test_bad_positions(run: Run, text: str, complaint: str) -> None:
    assert complaint in run("position", text).refused()


def test_nothing_on_stdin(run: Run) -> None:
    assert "one line" in run("position", "-").refused()
