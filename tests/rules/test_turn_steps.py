"""R5: the steps of a turn, as a screen shows them."""

import itertools

import pytest

from happycity.kernel.layout import StepState
from happycity.rules import Config, Game
from happycity.rules.turn_steps import STATES
from tests.parity import CELLS, random_game

STEPS = ("discard", "refill", "buy", "special")
WORDS = {
    "discard": {"keep", "discard"},
    "refill": {"draw"},
    "buy": {"buy", "coin"},
    "special": {"take", "decline"},
}


def states(game: Game) -> dict[str, str]:
    return {step.name: step.state for step in game.turn_steps()}


@pytest.mark.parametrize("cell", CELLS)
def test_past_steps_are_those_in_which_a_move_was_made(cell: tuple[int, str, bool]) -> None:
    """In every position of a game; the moves of the turn are counted forwards."""
    words, before = set[str](), None
    for game in random_game(Config(*cell), 3):
        if before is not None:
            passed = (before.round, before.turn) != (game.round, game.turn)
            words = set() if passed else words | {game.steps[-1].move.word}
        if game.phase not in ("market", "copy", "over"):
            steps = states(game)
            past = [name for name in STEPS if steps[name] == "done"]
            assert past == [name for name in STEPS if WORDS[name] & words and steps[name] != "now"]
            assert list(steps) == list(STEPS)
        before = game


@pytest.mark.parametrize("cell", CELLS)
def test_one_step_is_now_and_nothing_is_done_after_it(cell: tuple[int, str, bool]) -> None:
    for game in random_game(Config(*cell), 4):
        steps = list(states(game).values())
        if game.phase in STEPS:
            assert states(game)[game.phase] == "now"
        assert steps.count("now") == (game.phase in (*STEPS, "destroy"))
        if "now" in steps:
            at = steps.index("now")
            assert {*steps[:at]} <= {"done", "none"}
            assert {*steps[at + 1 :]} <= {"to-come", "none"}


def test_the_very_first_turn_has_nothing_to_discard() -> None:
    """R5.1"""
    game = Game.new(Config(2), 1)
    assert states(game) == {"discard": "none", "refill": "now", "buy": "to-come", "special": "to-come"}
    assert game.turn_steps()[0].because is None


def test_who_has_taken_a_special_building_takes_no_other() -> None:
    """R5.9: also when a monster destroyed it."""
    words = "hc1 specials=expert grozilla=yes round=3 phase=discard visible=zoo,park,bank"
    words += " 1.city=happy_market.green 0.city=happy_market.blue,"
    (*_, special) = Game.from_text(f"{words}moai").turn_steps()
    assert (special.state, special.because) == ("none", "moai")
    (*_, special) = Game.from_text(f"{words}moai!poulpzilla").turn_steps()
    assert (special.state, special.because) == ("none", None)


def test_a_monster_forbids_to_discard() -> None:
    """R5.1, R8.9"""
    game = Game.from_text("hc1 grozilla=yes round=3 phase=refill visible=zoo,park 0.monsters=grozilla")
    (discard, *_) = game.turn_steps()
    assert (discard.state, discard.because) == ("none", "grozilla")


def test_what_a_purchase_lets_fall_falls_in_the_middle_of_buying() -> None:
    """R8.7: though only two cards still lie open."""
    found = 0
    for cell in CELLS:
        for game in random_game(Config(*cell), 8):
            if game.phase == "destroy":
                last = next(step.move.word for step in reversed(game.steps) if step.move.word != "destroy")
                assert states(game)["buy" if last == "buy" else "refill"] == "now"
                found += last == "buy"
    assert found


def test_a_turn_that_is_played_and_not_ended_has_no_step_left() -> None:
    games = list(random_game(Config(3, "expert", True), 6))
    for before, game in itertools.pairwise(games):
        if before.phase in STEPS[2:] and (before.round, before.turn) != (game.round, game.turn):
            ended = {step.name: step.state for step in game.turn_steps(ended=True)}
            assert ended["buy"] == "done"
            assert ended["discard"] == states(before)["discard"]
            assert {*ended.values()} <= {"done", "none"}


def test_words_of_a_step_are_the_kernels() -> None:
    assert [word.replace("-", "_").upper() for word in STATES] == [state.name for state in StepState]
