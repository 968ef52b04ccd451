"""Bots that are programs: the good one plays, a bad one loses its move and nothing else."""

import gc
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from happycity import Config, Game, View
from happycity.bots import BotFault, Reason, bot
from happycity.bots.asking import Answer, ask
from happycity.bots.command import BadCommand, Command, CommandBot, check_command, read_command
from happycity.rules.view_data import view_data
from happycity.texts import Texts

ROOT = Path(__file__).parents[2]
EXAMPLE = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'examples' / 'my_bot.py'))}"
LIMIT = 5_000  # ms; a limit that a busy machine keeps
SHORT = 300  # ms; for programs that will not answer

Make = Callable[..., CommandBot]


@pytest.fixture
def make() -> Iterator[Make]:
    """Makes bots from `programs/bad.py`, and closes them afterwards."""
    bots = []

    def make_bot(way: str, *more: str, limit: int = LIMIT, hello: int = 10_000) -> CommandBot:
        words = (sys.executable, "-S", str(Path(__file__).parent / "programs" / "bad.py"), way, *more)
        bots.append(CommandBot(f"cmd:bad {way}", Command(words, limit), 1, hello))
        return bots[-1]

    yield make_bot
    for each in bots:
        each.close()


def first_view() -> View:
    return Game.new(Config(), 1).view(0)


def fault_of(asked: CommandBot, view: View | None = None) -> BotFault:
    with pytest.raises(BotFault) as caught:
        asked.choose(view or first_view())
    return caught.value


def pid_of(asked: CommandBot) -> int:
    assert asked._program is not None
    return asked._program._process.pid


def is_alive(pid: int) -> bool:
    shown = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return shown.stdout.strip() != "" and not shown.stdout.startswith("Z")


# --- a good program -----------------------------------------------------------------------------------


def play(config: Config, seed: int) -> Game:
    """A finished game of the example in seat 0 against random opponents."""
    game = Game.new(config, seed)
    bots = [CommandBot.of(EXAMPLE, 1), *(bot("random", seat) for seat in range(1, config.players))]
    while (seat := game.seat) is not None:
        answer = ask(bots[seat], game.view(seat))
        assert answer.fault is None
        game = game.play_action(answer.action)
    bots[0].close()
    return game


@pytest.mark.parametrize("config", [Config(3, "expert", True), Config(5, "family", True)], ids=str)
def test_the_example_plays_without_a_fault(config: Config) -> None:
    assert play(config, 1).is_over


def test_the_example_plays_well() -> None:
    assert sum(play(Config(), seed).leaders == (0,) for seed in range(6)) >= 5


def test_a_program_is_started_at_the_first_question_only(make: Make) -> None:
    good = make("good")
    assert good._program is None
    good.choose(first_view())
    assert good.title == "the good one"
    first = pid_of(good)
    good.choose(first_view())
    assert pid_of(good) == first


def test_why_is_what_the_program_told_on_one_short_line(make: Make) -> None:
    good, view = make("good"), first_view()
    action = good.choose(view)
    reason = good.why(view, action)
    text = str(reason.facts["text"])
    assert reason.code == "told"
    assert text.startswith("first of all")
    assert text.isprintable()
    assert len(text) <= 121
    assert good.why(view, action - 1) == Reason("own-program")


def test_a_program_need_not_tell_why(make: Make) -> None:
    quiet, view = make("silent_why"), first_view()
    assert quiet.why(view, quiet.choose(view)) == Reason("own-program")


def test_the_end_is_told_with_the_result(make: Make, tmp_path: Path) -> None:
    good, view, said = make("good", str(tmp_path / "over")), first_view(), tmp_path / "over"
    good.choose(view)
    over = Game.from_text(OVER).view(0)
    good.over(over)
    points = [city.points for city in over.cities]
    assert msgspec.json.decode(said.read_bytes()) == {"type": "over", "points": points, "winners": [0]}


def test_a_game_that_is_broken_off_has_no_result(make: Make, tmp_path: Path) -> None:
    good = make("good", str(tmp_path / "over"))
    good.choose(first_view())
    good.close()
    said = msgspec.json.decode((tmp_path / "over").read_bytes())
    assert said == {"type": "over", "points": None, "winners": None}


OVER = (
    "hc1 phase=over visible=museum,zoo,school "
    "0.city=happy_market.white,museum,house,library,park,florist,bank,igloo,zoo,school"
)

# --- bad programs -------------------------------------------------------------------------------------

ANSWERS = {
    "crash": "bot-crashed",
    "exit": "bot-crashed",
    "killed": "bot-crashed",
    "half_a_line_then_exit": "bot-crashed",
    "closed_stdout": "bot-crashed",
    "long_line": "bot-nonsense",
    "long_message": "bot-nonsense",
    "future_id": "bot-nonsense",
    "no_id": "bot-nonsense",
    "not_utf8": "bot-nonsense",
    "not_json": "bot-nonsense",
    "not_an_object": "bot-nonsense",
    "deep": "bot-nonsense",
    "deep_extra": "bot-nonsense",
    "half_a_letter": "bot-nonsense",
    "text_id": "bot-nonsense",
    "no_move": "bot-nonsense",
    "number_move": "bot-nonsense",
    "unknown_move": "bot-nonsense",
    "illegal": "bot-illegal",
    "bad_hello": "bot-nonsense",
    "wrong_hello": "bot-nonsense",
    "exit_at_hello": "bot-crashed",
}


@pytest.mark.parametrize("way", ANSWERS)
def test_every_bad_answer_is_a_fault_of_its_own(way: str, make: Make) -> None:
    fault = fault_of(make(way))
    assert fault.code == ANSWERS[way]
    assert fault.facts["bot"] == f"cmd:bad {way}"
    assert len(Texts().refusal(fault).splitlines()) == 1


@pytest.mark.parametrize("way", ["hang", "half_a_line"])
def test_a_silent_program_is_ended_when_its_time_is_up(way: str, make: Make) -> None:
    silent = make(way, limit=SHORT)
    view = first_view()
    silent._ensure_running(view)
    pid, begun = pid_of(silent), time.monotonic()
    assert fault_of(silent, view).code == "bot-silent"
    assert SHORT / 1000 <= time.monotonic() - begun < 5
    assert not is_alive(pid)


def test_a_program_that_does_not_greet_is_silent(make: Make) -> None:
    fault = fault_of(make("no_hello", hello=SHORT))
    assert (fault.code, fault.facts["limit"]) == ("bot-silent", SHORT)


def test_its_children_end_with_a_program(make: Make) -> None:
    fault = fault_of(make("hang_with_child", limit=1_000))
    log = fault.facts["log"]
    child = int(log[0].removeprefix("child "))
    deadline = time.monotonic() + 5
    while is_alive(child) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not is_alive(child)


def test_the_facts_tell_what_happened(make: Make) -> None:
    crashed = fault_of(make("crash")).facts
    assert crashed["status"] == 1
    assert crashed["log"][-1] == "ValueError: I have no idea"
    assert crashed["lines"] == len(crashed["log"]) == 3
    assert fault_of(make("exit")).facts["status"] == 7
    assert fault_of(make("killed")).facts["status"] == -9
    assert fault_of(make("illegal")).facts["found"] == "take maze"
    assert fault_of(make("unknown_move")).facts["found"] == "fly away"
    assert "1000000" in fault_of(make("long_line")).facts["reason"]


def test_late_answers_are_skipped(make: Make) -> None:
    late, view = make("late"), first_view()
    assert [late.choose(view) for _ in range(5)] == [view.legal_actions[-1]] * 5


def test_a_flood_of_lines_is_no_answer(make: Make) -> None:
    flood, begun = make("flood", limit=SHORT), time.monotonic()
    flood.choose(first_view())
    assert fault_of(flood).code == "bot-silent"
    assert time.monotonic() - begun < 5


def test_blank_lines_are_skipped(make: Make) -> None:
    view = first_view()
    assert make("blank").choose(view) == view.legal_actions[-1]


def test_one_bad_line_costs_one_move(make: Make) -> None:
    forgetful, view = make("debugging"), first_view()
    assert fault_of(forgetful, view).facts["found"] == "thinking about it"
    assert forgetful.choose(view) == view.legal_actions[-1]


def test_much_on_stderr_does_no_harm(make: Make) -> None:
    chatty, view = make("chatty"), first_view()
    assert chatty.choose(view) == view.legal_actions[-1]


def test_a_program_that_does_not_listen_blocks_nobody(make: Make) -> None:
    deaf, view = make("deaf"), first_view()
    assert {fault_of(deaf, view).code for _ in range(100)} == {"bot-nonsense"}


def test_what_did_not_fit_into_the_pipe_arrives_later(make: Make) -> None:
    dreamer, view = make("dreamer"), first_view()
    assert {fault_of(dreamer, view).code for _ in range(100)} == {"bot-nonsense"}
    assert dreamer.choose(view) == view.legal_actions[-1]


def test_after_three_starts_it_is_not_asked_again(make: Make) -> None:
    silent, view = make("hang", limit=SHORT), first_view()
    answers = [ask(silent, view) for _ in range(5)]
    assert codes(answers) == ["bot-silent"] * 3 + ["bot-given-up"] * 2
    assert {answer.action for answer in answers} == {view.legal_actions[0]}
    assert answers[-1].seconds < 0.1


def codes(answers: list[Answer]) -> list[str]:
    return [answer.fault.code if answer.fault else "" for answer in answers]


@pytest.mark.parametrize("way", ["crash", "unknown_move", "illegal", "exit_at_hello"])
def test_no_program_stops_a_game(way: str, make: Make) -> None:
    game, bots = Game.new(Config(), 1), [make(way), bot("random", 1)]
    faults = set()
    while (seat := game.seat) is not None:
        answer = ask(bots[seat], game.view(seat))
        faults.add(answer.fault.code if answer.fault else "")
        game = game.play_action(answer.action)
    assert game.is_over
    assert ANSWERS[way] in faults


# --- nothing is left behind ---------------------------------------------------------------------------


def open_files() -> int:
    return len(os.listdir("/dev/fd"))


@pytest.mark.parametrize("way", ["good", "crash", "long_line", "illegal"])
def test_no_process_and_no_pipe_is_left(way: str, make: Make) -> None:
    before = open_files()
    used = make(way)
    used._ensure_running(first_view())
    pid = pid_of(used)
    ask(used, first_view())
    used.close()
    assert open_files() <= before
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_many_at_once(make: Make) -> None:
    before, view = open_files(), first_view()
    bots = [make("good") for _ in range(12)]
    assert {each.choose(view) for each in bots} == {view.legal_actions[-1]}
    assert len({pid_of(each) for each in bots}) == 12
    for each in bots:
        each.close()
    assert open_files() <= before


def test_a_forgotten_bot_ends_its_program() -> None:
    forgotten = CommandBot.of(EXAMPLE, 1)
    forgotten.choose(first_view())
    pid = pid_of(forgotten)
    del forgotten
    gc.collect()
    assert not is_alive(pid)


def test_a_forked_copy_does_not_end_the_program_of_the_original(make: Make) -> None:
    good, view = make("good"), first_view()
    good.choose(view)
    copy = os.fork()
    if copy == 0:
        assert good._program is not None
        good._program._end()
        os._exit(0)
    os.waitpid(copy, 0)
    assert good.choose(view) == view.legal_actions[-1]


# --- names --------------------------------------------------------------------------------------------


def test_the_name_of_a_command_holds_its_time() -> None:
    assert read_command("cmd:python 'my bot.py' -v") == Command(("python", "my bot.py", "-v"), 5_000)
    assert read_command("cmd@250ms:./bot") == Command(("./bot",), 250)


@pytest.mark.parametrize(
    "spec", ["cmd:", "cmd: ", "cmd:'x", "cmd@2s:x", "cmd@0ms:x", "cmd@:x", "greedy", "cmd"]
)
def test_a_name_that_holds_no_command_is_refused(spec: str) -> None:
    with pytest.raises(BadCommand, match="bad-command"):
        check_command(spec)


def test_a_missing_program_is_refused_before_it_is_started(tmp_path: Path) -> None:
    check_command(EXAMPLE)
    (tmp_path / "plain").write_text("not a program")
    for program in ("no-such-program-here", str(tmp_path), str(tmp_path / "plain"), str(tmp_path / "none")):
        with pytest.raises(BadCommand, match="bot-missing"):
            check_command(f"cmd:{shlex.quote(program)} --fast")


def test_a_program_that_has_gone_since_is_a_fault() -> None:
    assert fault_of(CommandBot.of("cmd:no-such-program-here", 1)).code == "bot-missing"


# --- what a program is shown --------------------------------------------------------------------------


def test_the_view_holds_no_hidden_order() -> None:
    game = Game.new(Config(3, "expert", True), 3)
    for number in range(60):
        seat = game.seat
        assert seat is not None
        view = game.view(seat)
        other = Game(view.imagined(number), game._streams).view(seat)
        assert msgspec.json.encode(view_data(view)) == msgspec.json.encode(view_data(other))
        game = game.play_action(view.legal_actions[number % len(view.legal_actions)])


def test_the_view_holds_everything_on_the_table() -> None:
    text = (
        "hc1 players=3 grozilla=yes visible=museum,zoo,school turn=1 seat=1 1.coins=3 dwellings=0,1,2 "
        "1.city=happy_market.white,library!catzilla,park 1.monsters=grozilla 1.tokens=blue,blue"
    )
    data = view_data(Game.from_text(text).view(1))
    assert data.prices == {"museum": 4, "zoo": 8, "school": 2, "apartment_block": 3, "luxury_residence": 6}
    assert (data.viewer, data.seat, data.turn, data.phase) == (1, 1, 1, "buy")
    assert data.legal[:2] == ["coin", "buy museum with blue"]
    assert [sum(deck.face_down.values()) for deck in data.decks] == [25, 19, 17, 23]
    city = data.cities[1]
    assert (city.cards, city.destroyed) == (["happy_market", "library", "park"], {"2": "catzilla"})
    assert (city.monsters, city.tokens, city.coins) == (["grozilla"], {"blue": 2}, 3)
    assert data.tokens == {"yellow": 3, "blue": 1, "green": 3, "orange": 3, "purple": 3}


def test_the_prices_are_those_of_the_viewer() -> None:
    text = (
        "hc1 specials=expert visible=museum,zoo,school 0.city=happy_market.blue seat=1 turn=1 "
        "1.city=happy_market.green,underwater_tunnel 1.free=yes"
    )
    game = Game.from_text(text)
    assert set(view_data(game.view(1)).prices.values()) == {0}
    assert view_data(game.view(0)).prices["museum"] == 4
    assert view_data(game.view(None)).prices["museum"] == 0
