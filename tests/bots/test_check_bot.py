"""`check_bot` lets good bots pass and catches every kind of bad one."""

import random
import shlex
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

import msgspec
import pytest
import typer

from happycity import Config, Game, View
from happycity.bots import Bot, Reason, UnknownBot
from happycity.bots.command import CommandBot
from happycity.bots.random import RandomBot
from happycity.rules.table import PHASES
from happycity.testing import ALL_CELLS, BotCheckFailed, cell_id, check_bot
from happycity.testing.__main__ import run
from happycity.testing.positions import elsewhere, opening, reshuffled, wandering

FEW = [Config(), Config(3, "expert", True, "sum")]
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_our_bots_are_good_guests(name: str) -> None:
    report = check_bot(name, positions=25, milliseconds=1_000)
    assert report.bot == name
    assert [cell.asked for cell in report.cells] == [25] * 16
    assert report.asked == 400
    assert report.phases.keys() == set(PHASES) - {"over"}
    assert all(cell.games > 1 and cell.mean_milliseconds > 0 for cell in report.cells)
    assert report.worst_milliseconds < 2_000


def test_a_program_is_a_good_guest_too() -> None:
    words = [sys.executable, str(ROOT / "examples" / "my_bot.py")]
    report = check_bot(lambda seed: CommandBot.of(f"cmd:{shlex.join(words)}", seed), positions=12, cells=FEW)
    assert report.asked == 24


def test_the_cells_are_all_kinds_of_games() -> None:
    assert len({cell_id(config) for config in ALL_CELLS}) == len(ALL_CELLS) == 16
    for players in (2, 3, 4, 5):
        cells = [config for config in ALL_CELLS if config.players == players]
        assert {(config.specials, config.grozilla) for config in cells} == {
            (specials, grozilla) for specials in ("family", "expert") for grozilla in (False, True)
        }
        assert {config.scoring for config in cells} == {"product", "sum"}


def test_the_same_seed_asks_the_same_questions() -> None:
    def asked(seed: str) -> list[View]:
        seen: list[View] = []
        check_bot(lambda bot_seed: Watching(bot_seed, seen.append), positions=10, cells=FEW, seed=seed)
        return seen

    assert asked("one") == asked("one") != asked("two")


def test_progress_is_told() -> None:
    amounts: list[int] = []
    check_bot("random", positions=7, cells=FEW, progress=amounts.append)
    assert sum(amounts) == 14


# --- bad bots -----------------------------------------------------------------------------------------


class Watching(RandomBot):
    """Random, and reports every view."""

    name = "watching"

    def __init__(self, seed: int, tell: Callable[[View], object] = lambda view: None) -> None:
        super().__init__(Random(seed))
        self._tell = tell

    def choose(self, view: View) -> int:
        self._tell(view)
        return super().choose(view)


class Illegal(Watching):
    def choose(self, view: View) -> int:
        return 999 if view.phase == "buy" else super().choose(view)


class Fractional(Watching):
    def choose(self, view: View) -> int:
        return float(super().choose(view))  # type: ignore[return-value]


class Raising(Watching):
    def choose(self, view: View) -> int:
        raise ZeroDivisionError("no idea")


class Unseeded(Watching):
    def choose(self, view: View) -> int:
        return random.SystemRandom().choice(view.legal_actions)


class Slow(Watching):
    def choose(self, view: View) -> int:
        time.sleep(0.03)
        return super().choose(view)


class Mute(Watching):
    def why(self, view: View, action: int) -> Reason:
        raise NotImplementedError


class Rambling(Watching):
    def why(self, view: View, action: int) -> Reason:
        return "because"  # type: ignore[return-value]


class Undecided(Watching):
    """Telling why costs it a random number, so that it plays differently if it is asked."""

    def why(self, view: View, action: int) -> Reason:
        self._random()
        return super().why(view, action)


CAUGHT: list[tuple[type[Watching], str, str, str]] = [
    (Illegal, "legal", "one of the actions", "found='999'"),
    (Fractional, "legal", "one of the actions", ".0'"),
    (Raising, "answers", "one of the actions", "ZeroDivisionError: no idea"),
    (Unseeded, "reproducible", "as the first bot chose", "that saw the same views"),
    (Undecided, "reproducible", "as the first bot chose", "that saw the same views"),
    (Slow, "in-time", "at most 20.0 ms", " ms"),
    (Mute, "answers", "a Reason for it", "why: NotImplementedError"),
    (Rambling, "answers", "a Reason for it", "'because' is not a Reason"),
]


@pytest.mark.parametrize(("bad", "check", "expected", "found"), CAUGHT, ids=lambda each: str(each)[:20])
def test_a_bad_bot_is_caught(bad: type[Watching], check: str, expected: str, found: str) -> None:
    with pytest.raises(BotCheckFailed) as caught:
        check_bot(bad, positions=40, cells=[FEW[1]], milliseconds=10 if bad is Slow else None)
    failed = caught.value
    assert (failed.check, failed.bot, failed.cell) == (check, "watching", "3-expert-grozilla")
    assert expected in failed.expected
    assert found in failed.found
    for part in ("watching", "3-expert-grozilla", failed.position, expected, found, "check_bot(…, cells="):
        assert part in str(failed)
    assert Game.from_text(failed.position).config == FEW[1]


@pytest.mark.parametrize("odd_one", [1, 2])
def test_a_bot_that_differs_now_and_then_is_not_accused_of_peeking(odd_one: int) -> None:
    made = count()

    class Moody(Watching):
        def __init__(self, seed: int) -> None:
            super().__init__(seed)
            self._answer = -1 if next(made) % 3 == odd_one else 0

        def choose(self, view: View) -> int:
            return view.legal_actions[self._answer]

    with pytest.raises(BotCheckFailed, match="reproducible"):
        check_bot(Moody, positions=10, cells=FEW)


def test_a_bot_that_peeks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view has forgotten every order, so this one has bribed the dealer for the game behind it."""
    behind: dict[int, Game] = {}
    honest = Game.view

    def bribed(game: Game, seat: int | None = None) -> View:
        view = honest(game, seat)
        behind[id(view)] = game
        return view

    class Peeking(Watching):
        def choose(self, view: View) -> int:
            top = behind[id(view)].text.partition("deck1=")[2].partition(",")[0]
            return view.legal_actions[len(top) % len(view.legal_actions)]

    monkeypatch.setattr(Game, "view", bribed)
    with pytest.raises(BotCheckFailed) as caught:
        check_bot(Peeking, positions=40, cells=FEW)
    assert caught.value.check == "blind"
    assert "other orders of the hidden cards" in caught.value.found


def test_a_bot_by_the_clock_is_checked_for_legality_and_time_only() -> None:
    report = check_bot(Unseeded, positions=20, cells=FEW, reproducible=False)
    assert not report.reproducible
    with pytest.raises(BotCheckFailed, match="in-time"):
        check_bot(Slow, positions=20, cells=FEW, reproducible=False, milliseconds=1)
    with pytest.raises(BotCheckFailed, match="legal"):
        check_bot(Illegal, positions=40, cells=FEW, reproducible=False)


def test_bots_are_let_go_even_if_they_fail() -> None:
    made: list[Bot] = []
    closed: list[Bot] = []

    class Closing(Illegal):
        def close(self) -> None:
            closed.append(self)

    def make(seed: int) -> Bot:
        made.append(Closing(seed))
        return made[-1]

    with pytest.raises(BotCheckFailed):
        check_bot(make, positions=40, cells=FEW)
    assert made == closed != []


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot):
        check_bot("hal")


# --- other worlds -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(5))
def test_expert_games_begin_with_something_to_copy_with(number: int) -> None:
    assert "sphinx" in opening(Config(2, "expert"), str(number)).specials


@pytest.mark.parametrize("config", [Config(2), Config(4, "expert", True)], ids=str)
def test_other_worlds_look_the_same_and_are_not(config: Config) -> None:
    chance, game = Random(1), opening(config, "worlds")
    for number in range(60):
        for world in (elsewhere(game, str(number)), reshuffled(game, chance)):
            assert world.view(game.seat) == game.view(game.seat)
            assert world.text != game.text
        assert elsewhere(game, "one").text != elsewhere(game, "other").text
        game = game.play_action(wandering(game, chance))


# --- the command --------------------------------------------------------------------------------------


def command(*words: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    app = typer.Typer(add_completion=False)
    app.command()(run)
    with pytest.raises(SystemExit) as ended:
        app(list(words))
    out, err = capsys.readouterr()
    return int(ended.value.code or 0), out, err


def test_the_command_draws_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = command("random", "--positions", "3", "--cell", "2-expert", capsys=capsys)
    assert (status, err) == (0, "")
    assert "random: all is well" in out
    assert "2-expert" in out


def test_the_command_gives_json(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = command("random", "--positions", "3", "--cell", "2-expert", "--json", capsys=capsys)
    report = msgspec.json.decode(out)
    assert status == 0
    assert (report["bot"], report["cells"][0]["asked"]) == ("random", 3)


def test_the_command_tells_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("greedy", "--positions", "9", "--cell", "2-family", "--milliseconds", "0.0001")
    status, out, err = command(*words, capsys=capsys)
    assert (status, out) == (1, "")
    assert "bot greedy fails in 2-family: in-time" in err
    again = (
        "python -m happycity.testing greedy --cell 2-family --seed check --positions 9 --milliseconds 0.0001"
    )
    assert again in err
    assert command("hal", capsys=capsys)[0] == 2
    assert command("random", "--cell", "9-family", capsys=capsys)[0] == 2
