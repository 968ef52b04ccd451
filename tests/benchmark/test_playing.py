"""Games of an agent: repeatable, and never finished by anybody else when it fails."""

import shlex
import sys
from pathlib import Path

import pytest

from happycity.benchmark.agents import ASKS, Asked, check_agent
from happycity.benchmark.callables import BadAgent
from happycity.benchmark.failures import sentence_of
from happycity.benchmark.playing import outcome, outcomes
from happycity.benchmark.results import Failed, Judged, Played
from happycity.benchmark.suite import Plan, Question
from happycity.bots import Bot, BotFault, Reason
from happycity.rules.game import Game
from happycity.rules.view import View
from tests.benchmark import BAD, first_game, run_of


class Mistaken(Bot):
    """Says so many times what is not legal."""

    name = "mistaken"

    def __init__(self, times: int) -> None:
        self._left = times

    def choose(self, view: View) -> int:
        self._left -= 1
        return -1 if self._left >= 0 else view.legal_actions[0]

    def why(self, view: View, action: int) -> Reason:
        raise NotImplementedError


def test_the_same_game_again_is_the_same_but_for_the_clock() -> None:
    first, again = (outcome(run_of("builder"), first_game()) for _ in range(2))
    assert isinstance(first, Played)
    assert isinstance(again, Played)
    assert (first.share, first.luck, first.rounds, first.asked) == (
        again.share,
        again.luck,
        again.rounds,
        again.asked,
    )
    assert first.asked > 10
    assert any(first.luck)


def test_another_noise_leaves_the_deal_and_changes_a_random_agent() -> None:
    games = [outcome(run_of("random", noise=noise), first_game()) for noise in "abc"]
    assert len({(game.rounds, game.asked) for game in games if isinstance(game, Played)}) > 1


def test_an_answer_that_is_not_legal_is_counted_and_asked_for_again() -> None:
    view = Game.new(seed=1).view(0)
    asked = Asked(Mistaken(ASKS - 1), 60)
    assert asked.choose(view) == view.legal_actions[0]
    assert (asked.illegal, asked.asked) == (["-1"] * (ASKS - 1), 1)
    hopeless = Asked(Mistaken(ASKS), 60)
    with pytest.raises(BotFault, match="bot-illegal"):
        hopeless.choose(view)
    assert len(hopeless.illegal) == ASKS


def test_a_decision_is_judged() -> None:
    task = Plan.of("small", ["greedy"], ["family-5"]).tasks[-1]
    assert isinstance(task, Question)
    costs = [outcome(run_of(agent), task) for agent in ("policy", "policy")]
    assert all(isinstance(one, Judged) and one.cost >= 0 for one in costs)
    assert len({(one.move, one.cost) for one in costs if isinstance(one, Judged)}) == 1


@pytest.mark.full
@pytest.mark.parametrize(
    ("function", "said"),
    [
        ("crash", "it ended without an answer (status 3)"),
        ("hang", "it did not answer within 1,000 ms"),
        ("wrong", f"asked {ASKS} times, it answered “buy moon”, which is not legal"),
        ("raises", "it raised KeyError"),
    ],
)
def test_an_agent_that_fails_is_named_and_its_game_is_none(tmp_path: Path, function: str, said: str) -> None:
    (tmp_path / "bad.py").write_text(BAD)
    spec = f"{tmp_path / 'bad.py'}:{function}"
    check_agent(spec)
    failed = outcome(run_of(spec, seconds=1.0), first_game())
    assert isinstance(failed, Failed)
    sentence = sentence_of(Plan.of("small", ["greedy"], ["family-2"]), failed)
    assert said in sentence
    assert "game 1 (family-2 against greedy, deal 1, seat 0), at its decision" in sentence
    assert "\n" not in sentence


@pytest.mark.full
@pytest.mark.parametrize("function", ["last", "as_text"])
def test_a_function_plays_a_game_in_a_process_of_its_own(tmp_path: Path, function: str) -> None:
    (tmp_path / "agent.py").write_text(BAD)
    played = outcome(run_of(f"{tmp_path / 'agent.py'}:{function}"), first_game())
    assert isinstance(played, Played)
    assert played.asked > 10
    assert played.illegal == []


@pytest.mark.full
def test_programs_are_agents_and_processes_change_nothing() -> None:
    tasks = Plan.of("small", ["greedy"], ["family-2"]).tasks[:6]
    alone = list(outcomes(run_of("greedy"), tasks, 1, None))
    shared = list(outcomes(run_of("greedy"), tasks, 2, None))
    assert [(one.number, one.luck) for one in alone if isinstance(one, Played)] == [
        (one.number, one.luck) for one in shared if isinstance(one, Played)
    ]
    program = outcome(run_of("cmd:python examples/my_bot.py"), tasks[0])
    assert isinstance(program, Played)


@pytest.mark.full
@pytest.mark.parametrize("spec", ["no_such_module:choose", "json:nothing", "nowhere.py:choose"])
def test_what_is_no_agent_is_refused_by_name(spec: str) -> None:
    with pytest.raises(BadAgent, match="bad-agent") as refused:
        check_agent(spec)
    assert refused.value.facts["found"] == spec


MODEL = """
import asyncio, sys
sys.path.insert(0, {folder!r})
import mcp_player

async def ask(session, tool, known=mcp_player.ask, **arguments):
    if tool == "play":
        await session.call_tool("report_usage", {{"input_tokens": 100, "output_tokens": 3}})
        await session.call_tool("play", {{"move": "buy moon"}})
    return await known(session, tool, **arguments)

mcp_player.ask = ask
asyncio.run(mcp_player.main(sys.argv[-1]))
"""


@pytest.mark.full
def test_a_client_of_the_model_context_protocol_is_an_agent_whose_refusals_and_tokens_count() -> None:
    program = MODEL.format(folder=str(Path(__file__).parents[2] / "examples"))
    spec = f"mcp:{shlex.join([sys.executable, '-c', program])}"
    check_agent(spec)
    played = outcome(run_of(spec), first_game())
    assert isinstance(played, Played)
    assert played.asked > 10
    assert len(played.illegal) == played.asked, "one refusal before every move, and no move in its place"
    assert played.tokens == (100 * played.asked, 3 * played.asked)


def test_a_client_that_crashes_is_named_and_its_game_does_not_count() -> None:
    failed = outcome(run_of(f"mcp:{shlex.join([sys.executable, '-c', 'raise SystemExit(7)'])}"), first_game())
    assert isinstance(failed, Failed)
    assert (failed.code, failed.facts["status"]) == ("player-crashed", 7)
