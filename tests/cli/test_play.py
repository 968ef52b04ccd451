import re
from pathlib import Path

import pytest

from happycity import Move
from happycity.cli.game.answers import Unclear, find_move
from happycity.rules.record import difference, parse_record
from happycity.texts import Texts
from tests.cli.conftest import Run

# What does not fit the phase is refused and the next line is read: a script that plays any game to its end.
SCRIPT = "keep\ndraw 1\ndraw 1\nbuy house\nbuy apartment_block\nbuy luxury\nb mus\ndecline\ncoin\n" * 60


def test_a_whole_game(run: Run, tmp_path: Path) -> None:
    done = run("play", "--seed", 5, "--seat", 0, "--name", "Ada", "--out", "game.jsonl", stdin=SCRIPT)
    assert done.status == 0, done.err
    assert "Ada buys House for 1 coin" in done.out
    assert "Scoring sheet" in done.out
    assert re.search(r"(Ada|Shopkeeper) wins with|share the victory", done.out)
    record = parse_record((tmp_path / "game.jsonl").read_text())
    assert record.meta == {"seed": "5", "players": ["Ada", "Shopkeeper"]}
    assert difference(record) is None


def test_the_end_of_the_input_is_told(run: Run) -> None:
    assert "the input ended before the game did" in run("play", "--seed", 5, stdin="1\n").refused()


def test_questions_change_nothing(run: Run) -> None:
    asked = run("play", "--seed", 5, "--seat", 0, stdin="?\nr museum\nr qqqq\nr\ns\nt\n\nfly\n99\nq\n\n")
    assert asked.status == 0
    for answer in ("Choose a deck", "2 hearts", "unknown card", "Total", "is not a move", "numbered 1 to 3"):
        assert answer in asked.out
    assert "reveals" not in asked.out


def test_taking_back(run: Run) -> None:
    done = run("play", "--seed", 5, "--seat", 0, stdin="u\n1\nu\n1\n1\ncoin\nq\n\n")
    assert done.out.count("nothing to take back") == 2
    # `keep` turns nothing up, so it can be taken back.
    done = run("play", "--seed", 5, "--seat", 0, stdin="1\n1\n1\ncoin\nkeep\nu\nq\n\n")
    assert "taken back" in done.out


def test_a_position_can_be_saved_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    assert run("play", "--seed", 5, "--seat", 0, stdin="1\nq\nhere.txt\n").status == 0
    text = (tmp_path / "here.txt").read_text().strip()
    assert run("play", "--position", text, "--seat", 0, stdin="1\nq\n").status == 0
    assert "exists already" in run("play", "--seed", 5, stdin="q\nhere.txt\n").err


@pytest.mark.parametrize(
    "options", [("--players", 5), ("--specials", "expert", "--grozilla"), ("--scoring", "sum")]
)
def test_every_kind_of_game_can_be_begun(run: Run, options: tuple[str, ...]) -> None:
    for language in ("en", "zh-Hant"):
        done = run(
            "play", *options, "--seed", 3, "--language", language, "--bot", "random", stdin="1\n1\n1\n1\nq\n"
        )
        assert done.status == 0
        assert all(len(line) <= 80 for line in done.out.splitlines())


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--players", "1"], "players"),
        (["--bot", "genius"], "choose one of random, greedy, builder"),
        (["--seat", "2"], "--seat 2"),
        (["--position", "hc2"], "hc1"),
        (["--language", "xx"], "known: en"),
        (["--out", "."], "is a directory"),
        (["--out", "-"], "--out"),
    ],
)
def test_bad_options(run: Run, options: list[str], complaint: str) -> None:
    assert complaint in run("play", *options).refused()


MOVES = [
    Move("coin"),
    Move("buy", "museum"),
    Move("buy", "museum", tokens=("blue",)),
    Move("buy", "music_store"),
    Move("buy", "house"),
]


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        ("1", "coin"),
        ("buy museum", "buy museum"),
        ("  BUY  muse", "buy museum"),
        ("b h", "buy house"),
        ("musée", "buy museum"),
        ("house", "buy house"),
        ("buy museum with b", "buy museum with blue"),
    ],
)
def test_answers(answer: str, move: str) -> None:
    assert str(find_move(answer, MOVES, _french)) == move


def _french(card: str) -> str:
    return {"museum": "Musée"}.get(card, card)


def test_answers_that_mean_nothing_or_too_much() -> None:
    assert find_move("6", MOVES, _french) is None
    assert find_move("fly", MOVES, _french) is None
    assert find_move("", MOVES, _french) is None
    with pytest.raises(Unclear):
        find_move("buy mus", MOVES, _french)


def test_bots_say_why(run: Run) -> None:
    done = run("play", "--seed", 5, "--seat", 1, "--bot", "builder", "--players", 2, stdin="w\nk\nw\nq\n\n")
    assert done.status == 0, done.err
    assert "Builder: Reveal a card from deck" in done.out
    assert "nobody else has decided anything" in done.out


def test_a_hint(run: Run) -> None:
    done = run("play", "--seed", 5, "--seat", 0, "--bot", "builder", "--players", 2, stdin="i\nq\n\n")
    assert done.status == 0, done.err
    assert "The choices, best first" in done.out
    assert "Founder decides" in done.out


def test_levels_have_names_in_every_language(run: Run) -> None:
    done = run("play", "--seed", 5, "--seat", 0, "--language", "de", "--bot", "newcomer", stdin="t\nq\n\n")
    assert Texts("de").level("newcomer") in done.out
